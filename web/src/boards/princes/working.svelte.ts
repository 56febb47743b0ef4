/** A work in the making: the profession, the bonus cards laid with it, and how its pay is split. All of it a draft. */
import type { Question } from '../../wire/types'
import type { Princes } from './princes.svelte'
import type { BonusView, WorkView } from './view'

export interface Held {
  /** Nothing where it is made for the Princess. */
  profession: string
  forPrincess: boolean
  /** How many moves the draft holds before the work; negative if the work was begun before the draft. */
  from: number
  bonuses: string[]
  /** The prestige chosen, once the pay is asked for. */
  points: number | null
  /** The parts of the value without bonus cards, and the value with those laid. */
  sheet: WorkView | null
  value: number
}

/** A way to be paid: what it brings, and what one has then; `award` where the work is the best so far. */
export interface Way {
  points: number
  florins: number
  prestigeThen: number
  florinsThen: number
  award: number
}

const PRINCESS = 'princess'
const PAY = new Set(['princes-question-pay', 'princes-question-princess-pay'])
const LAID = /^(?:bonus|enough|prestige)\b/

export class Working {
  readonly #princes: Princes
  /** Whether a work is being drafted just now, step by step. */
  drafting = $state(false)
  /** The pay that the bot would take, and why in three words. */
  proposal = $state.raw<{ text: string; brief: string } | null>(null)

  constructor(princes: Princes) {
    this.#princes = princes
  }

  /** All bonus cards at hand before the work began. */
  readonly atHand: BonusView[] = $derived.by(() => this.#princes.before.own?.bonus ?? [])

  readonly held: Held | null = $derived.by(() => {
    const { table, before } = this.#princes
    const begun = before.own?.work ?? ''
    const from = begun ? -1 : table.draft.findLastIndex(({ text }) => text.startsWith('work ') || text === PRINCESS)
    if (from < 0 && !begun) return null
    const moves = table.draft.slice(from + 1).map((move) => move.text)
    if (moves.some((text) => !LAID.test(text))) return null
    const profession = begun || (table.draft[from]?.text.split(' ')[1] ?? '')
    const bonuses = [
      ...(before.own?.work_bonuses ?? []),
      ...moves.filter((text) => text.startsWith('bonus ')).map((text) => text.split(' ')[1] ?? ''),
    ]
    const sheet = this.#sheet(profession, from)
    const pay = moves.find((text) => text.startsWith('prestige '))
    return {
      profession,
      forPrincess: table.draft[from]?.text === PRINCESS,
      from,
      bonuses,
      points: pay ? Number(pay.split(' ')[1]) : null,
      sheet,
      value: Number(this.#reached()?.arguments?.['value'] ?? sheet?.value ?? 0),
    }
  })

  /** The parts of the value, as they stand when the work begins. */
  #sheet(profession: string, from: number): WorkView | null {
    const view = (from < 0 ? this.#princes.before : this.#princes.table.viewAt(from)) as Princes['view']
    return view.own?.hand.find((card) => card.profession === profession) ?? null
  }

  /** The question that the draft has come to before its pay: it tells the value with the bonus cards laid so far. */
  #reached(): Question | null {
    const { table } = this.#princes
    const at = table.draft.findIndex((move) => move.text.startsWith('prestige '))
    return table.questionAt(at < 0 ? table.draft.length : at)
  }

  /** The ways in which the work can be paid, once the draft has come to that: by the prestige taken. */
  readonly ways: Way[] = $derived.by(() => {
    const question = this.held ? this.#reached() : null
    if (!question || !PAY.has(question.key)) return []
    return question.moves.map(({ message }) => {
      const told = (name: string): number => Number(message.arguments?.[name] ?? 0)
      return {
        points: told('points'),
        florins: told('florins'),
        prestigeThen: told('prestige_then'),
        florinsThen: told('florins_then'),
        award: told('award'),
      }
    })
  })

  /** Begins with a profession, or lets it be. */
  async begin(profession: string): Promise<void> {
    const { table } = this.#princes
    if (this.held && this.held.from >= 0) {
      const same = this.held.profession === profession
      table.back(this.held.from)
      if (same) return
    }
    if (!this.#princes.may(`work ${profession}`)) return this.#princes.pick(`work ${profession}`)
    await this.#whole(() => this.#draft(profession, table.draft.length, [], null))
  }

  /** Begins a work for the Princess, or lets it be. */
  async beginForPrincess(): Promise<void> {
    const { table } = this.#princes
    if (this.held?.forPrincess) return table.back(this.held.from)
    if (!this.#princes.may(PRINCESS)) return this.#princes.pick(PRINCESS)
    await this.#whole(async () => {
      await table.choose(PRINCESS)
      await this.#settle(null)
    })
  }

  /** Adds a bonus card to the work, or takes it out. */
  async toggle(bonus: string): Promise<void> {
    if (!this.held) return
    const { profession, from, bonuses, points } = this.held
    const wanted = bonuses.includes(bonus) ? bonuses.filter((key) => key !== bonus) : [...bonuses, bonus]
    await this.#whole(() => this.#draft(profession, from, wanted, points))
  }

  /** The pay is asked for and nothing is drafted: begins from what the bot would take. */
  async propose(): Promise<void> {
    if (!this.drafting) await this.#whole(() => this.#settle(null))
  }

  /** Takes so much of the pay as prestige. */
  async take(points: number): Promise<void> {
    if (!this.held) return
    if (this.held.points === null) return this.#whole(() => this.#settle(points))
    const { table } = this.#princes
    const at = table.draft.findIndex((move) => move.text.startsWith('prestige '))
    const wanted = Math.max(0, Math.min(points, this.ways.length - 1))
    if (wanted !== this.held.points) await table.redraft(at, [`prestige ${wanted}`])
  }

  async #whole(steps: () => Promise<void>): Promise<void> {
    this.drafting = true
    await steps().finally(() => (this.drafting = false))
  }

  /** The whole work drafted anew: bonus cards in their order, then the pay; as far as the rules let it come. */
  async #draft(profession: string, from: number, bonuses: readonly string[], points: number | null): Promise<void> {
    const { table, before } = this.#princes
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

  /** No more bonus cards, and so much of the pay as prestige, else what the bot would take; as far as the rules let it
   *  come. */
  async #settle(points: number | null): Promise<void> {
    const { table } = this.#princes
    if (!this.payable) return
    if (this.#princes.question === 'bonus') await table.choose('enough')
    if (points === null) await table.choose(await this.#proposed())
    else await table.choose(`prestige ${Math.min(points, Number(table.asked?.arguments?.['most'] ?? 0))}`)
  }

  /** The pay that the bot would take. Where a table gives no hints: half of it as prestige, all of it in the last round. */
  async #proposed(): Promise<string> {
    const { table, before } = this.#princes
    const hint = await table.advice()
    const best = hint?.choices[0]?.text ?? ''
    if (table.move(best)) {
      this.proposal = { text: best, brief: hint?.brief ? table.say.message(hint.brief) : '' }
      return best
    }
    const most = Number(table.asked?.arguments?.['most'] ?? 0)
    return `prestige ${before.round === before.rounds ? most : Math.ceil(most / 2)}`
  }

  /** Whether the work may be paid as it stands. */
  get payable(): boolean {
    return PAY.has(`princes-question-${this.#princes.question}`) || this.#princes.may('enough')
  }
}
