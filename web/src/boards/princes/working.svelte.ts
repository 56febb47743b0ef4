/** A work in the making: the profession, the bonus cards laid with it, and how its pay is split. All of it a draft. */
import type { Question } from '../../wire/types'
import type { Desk } from './desk.svelte'
import type { BonusView, WorkView } from './view'

export interface Held {
  profession: string
  /** How many moves the draft holds before the work; negative if the work was begun before the draft. */
  from: number
  bonuses: string[]
  /** The prestige chosen, once the pay is asked for. */
  points: number | null
  most: number
  /** The value without bonus cards, and with those laid. */
  sheet: WorkView | null
  value: number
}

const LAID = /^(?:bonus|enough|prestige)\b/

export class Working {
  readonly #desk: Desk
  /** Whether a work is being drafted just now, step by step. */
  drafting = $state(false)

  constructor(desk: Desk) {
    this.#desk = desk
  }

  /** All bonus cards at hand before the work began. */
  readonly atHand: BonusView[] = $derived.by(() => this.#desk.before.own?.bonus ?? [])

  readonly held: Held | null = $derived.by(() => {
    const { table, before } = this.#desk
    const begun = before.own?.work ?? ''
    const from = begun ? -1 : table.draft.findLastIndex((move) => move.text.startsWith('work '))
    if (from < 0 && !begun) return null
    const moves = table.draft.slice(from + 1).map((move) => move.text)
    if (moves.some((text) => !LAID.test(text))) return null
    const profession = begun || (table.draft[from]?.text.split(' ')[1] ?? '')
    const bonuses = [
      ...(before.own?.work_bonuses ?? []),
      ...moves.filter((text) => text.startsWith('bonus ')).map((text) => text.split(' ')[1] ?? ''),
    ]
    const sheet = this.#sheet(profession, from)
    const added = bonuses.reduce((sum, key) => sum + (this.atHand.find((card) => card.bonus === key)?.value ?? 0), 0)
    const value = (sheet?.value ?? 0) + added
    const pay = moves.find((text) => text.startsWith('prestige '))
    const most = Number(this.#pay()?.arguments?.['most'] ?? Math.floor(value / 2))
    return { profession, from, bonuses, points: pay ? Number(pay.split(' ')[1]) : null, most, sheet, value }
  })

  /** The parts of the value, as they stand when the work begins. */
  #sheet(profession: string, from: number): WorkView | null {
    const view = (from < 0 ? this.#desk.before : this.#desk.table.viewAt(from)) as Desk['view']
    return view.own?.hand.find((card) => card.profession === profession) ?? null
  }

  /** The question how the pay is split, if the draft has come to it. */
  #pay(): Question | null {
    const { table } = this.#desk
    const at = table.draft.findIndex((move) => move.text.startsWith('prestige '))
    const question = table.questionAt(at < 0 ? table.draft.length : at)
    return question?.key === 'princes-question-pay' ? question : null
  }

  /** Begins with a profession, or lets it be. */
  async begin(profession: string): Promise<void> {
    const { table } = this.#desk
    if (this.held && this.held.from >= 0) {
      const same = this.held.profession === profession
      table.back(this.held.from)
      if (same) return
    }
    if (!this.#desk.may(`work ${profession}`)) return this.#desk.pick(`work ${profession}`)
    await this.#whole(() => this.#draft(profession, table.draft.length, [], null))
  }

  /** Adds a bonus card to the work, or takes it out. */
  async toggle(bonus: string): Promise<void> {
    if (!this.held) return
    const { profession, from, bonuses, points } = this.held
    const wanted = bonuses.includes(bonus) ? bonuses.filter((key) => key !== bonus) : [...bonuses, bonus]
    await this.#whole(() => this.#draft(profession, from, wanted, points))
  }

  /** Takes so much of the pay as prestige. */
  async take(points: number): Promise<void> {
    if (!this.held) return
    if (this.held.points === null) return this.#whole(() => this.#settle(points))
    const { table } = this.#desk
    const at = table.draft.findIndex((move) => move.text.startsWith('prestige '))
    const wanted = Math.max(0, Math.min(points, this.held.most))
    if (wanted !== this.held.points) await table.redraft(at, [`prestige ${wanted}`])
  }

  async #whole(steps: () => Promise<void>): Promise<void> {
    this.drafting = true
    await steps().finally(() => (this.drafting = false))
  }

  /** The whole work drafted anew: bonus cards in their order, then the pay; as far as the rules let it come. */
  async #draft(profession: string, from: number, bonuses: readonly string[], points: number | null): Promise<void> {
    const { table, before } = this.#desk
    const laid = before.own?.work_bonuses ?? []
    const line = from < 0 ? [] : [`work ${profession}`]
    await table.redraft(Math.max(0, from), [
      ...line,
      ...this.atHand
        .filter(({ bonus }) => bonuses.includes(bonus) && !laid.includes(bonus))
        .map(({ bonus }) => `bonus ${bonus}`),
    ])
    await this.#settle(points)
  }

  /** No more bonus cards, and so much of the pay as prestige, else half of it; as far as the rules let it come. */
  async #settle(points: number | null): Promise<void> {
    const { table } = this.#desk
    if (!this.payable) return
    if (this.#desk.question === 'bonus') await table.choose('enough')
    const most = Number(table.asked?.arguments?.['most'] ?? 0)
    await table.choose(`prestige ${Math.min(points ?? Math.ceil(most / 2), most)}`)
  }

  /** Whether the work may be paid as it stands. */
  get payable(): boolean {
    return this.#desk.question === 'pay' || this.#desk.may('enough')
  }
}
