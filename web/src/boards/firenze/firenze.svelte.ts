/** A seat's Firenze: the view and the component tables with their types, the plan of its turn, and what is asked now. */
import type { TableState } from '../../table/table.svelte'
import type { Refusal, Told } from '../../wire/types'
import { counted, total, type Colour } from './colours'
import { Contracts } from './contracts.svelte'
import { guideOf, QUESTION } from './guide'
import { bricksLaid, emptyPlan, laidIn, paidIn, PAYING, planOf, type Growing, type Paying, type Plan } from './plan'
import type { CardRow, Components, ContractView, FamilyView, FirenzeView } from './view'

/** What the board is busy with; each has its own panels. */
export type Task = 'card' | 'build' | 'contracts' | 'pay' | 'target' | 'limits' | 'wait'

const TASKS: Record<string, Task> = {
  take: 'card',
  'pay-price': 'card',
  exchange: 'build',
  'choose-brick': 'build',
  give: 'build',
  raise: 'build',
  begin: 'build',
  'pay-cost': 'build',
  fill: 'contracts',
  'hand-on': 'contracts',
  'lose-bricks': 'pay',
  return: 'pay',
  discard: 'limits',
  lower: 'target',
  pick: 'target',
  steal: 'target',
  sabotage: 'target',
  'discard-celebration': 'target',
  swap: 'target',
  'give-for-swap': 'target',
  'take-for-swap': 'target',
}
const BUILDING = /^(raise|begin|leave|stop)\b/

export class Firenze {
  readonly table: TableState
  readonly contracts: Contracts
  /** Whose site lies large on the table: the own one, or a rival's to look at. */
  guest = $state<number | null>(null)
  #kept = $state.raw<{ line: string; plan: Plan } | null>(null)
  #refused = $state.raw<{ refusal: Refusal; when: string } | null>(null)

  constructor(table: TableState) {
    this.table = table
    this.contracts = new Contracts(this)
  }

  /** The table as the draft leaves it. */
  readonly view = $derived.by(() => this.table.view as FirenzeView)
  /** The table without the draft. */
  readonly before = $derived.by(() => (this.table.draft.length ? this.table.viewAt(0) : this.table.view) as FirenzeView)
  readonly components = $derived.by(() => this.table.box?.components as unknown as Components)
  readonly question = $derived.by(() => (this.table.asked?.key ?? '').replace(QUESTION, ''))
  /** What was asked before the draft, and is still answered by it. */
  readonly first = $derived.by(() => (this.table.questionAt(0)?.key ?? '').replace(QUESTION, ''))
  readonly seat = $derived.by(() => this.view.seat)
  readonly own: FamilyView | null = $derived.by(() => this.#family(this.before))
  readonly then: FamilyView | null = $derived.by(() => this.#family(this.view))

  #family(view: FirenzeView): FamilyView | null {
    return view.seat === null ? null : (view.families[view.seat] ?? null)
  }

  readonly line = $derived.by(() => this.table.draft.map(({ text }) => text).join(', '))
  /** What the draft tells of. */
  readonly told: readonly Told[] = $derived.by(() => {
    const { length } = this.table.draft
    return this.table.toldAt(length).length ? this.table.toldAt(length) : this.table.toldAt(length - 1)
  })

  readonly plan: Plan = $derived.by(() => {
    const towers = this.own?.towers ?? []
    if (this.#kept?.line === this.line) return this.#kept.plan
    return this.line ? planOf(this.table.draft, this.told, towers, this.seat ?? 0) : emptyPlan(towers)
  })

  readonly task: Task = $derived.by(() => {
    const asked = TASKS[this.question]
    if (asked === 'target' || asked === 'limits') return asked
    if (this.plan.card) return 'card'
    if (this.plan.build || this.plan.exchange) return 'build'
    if (asked) return asked
    return this.table.draft.length ? (TASKS[this.first] ?? 'wait') : 'wait'
  })

  /** Whether the reader is in the middle of building, or could begin. */
  readonly building = $derived.by(
    () =>
      TASKS[this.first] === 'build' &&
      this.task !== 'target' &&
      (this.table.draft.length > 0 || this.table.asked !== null),
  )

  /** The table as it stands when the first brick is laid: exchange and characters are behind. */
  readonly start: FirenzeView = $derived.by(() => {
    const first = this.table.draft.findIndex(({ text }) => BUILDING.test(text))
    return (first < 0 ? this.table.view : this.table.viewAt(first)) as FirenzeView
  })
  readonly #begins: number = $derived.by(() => {
    const first = this.table.draft.findIndex(({ text }) => BUILDING.test(text))
    return first < 0 ? this.table.draft.length : first
  })

  /** How many bricks are laid in this turn, with those of the draft. */
  readonly laid = $derived.by(() => this.before.laid + laidIn(this.plan))

  /** Bricks of a colour that are not yet laid in the draft. */
  spare(colour: Colour): number {
    const store = this.#family(this.start)?.store[colour] ?? 0
    return store - counted(bricksLaid(this.plan))[colour]
  }

  /** Whether one more brick of a colour can be laid and paid for: the server says how many bricks can. */
  mayLay(colour: Colour, count = 1): boolean {
    const wanted = this.laid + count
    return this.spare(colour) >= count && this.start.building_costs.some((row) => row.bricks === wanted && row.payable)
  }

  /** What the draft pays for building, gives, and so on. */
  paid(kind: Paying): Colour[] {
    const told = paidIn(this.told, this.seat ?? 0)[kind]
    if (told?.length) return told
    return this.table.draft
      .filter((_, place) => this.table.questionAt(place)?.key === QUESTION + kind)
      .map(({ text }) => text.split(' ')[1] as Colour)
  }

  /** The payments of the draft that can be changed. */
  readonly payments: { kind: Paying; bricks: Colour[] }[] = $derived.by(() =>
    PAYING.map((kind) => ({ kind, bricks: this.paid(kind) })).filter(({ bricks }) => bricks.length),
  )

  /** Towers of the own site that come down in the draft. */
  readonly fallen: readonly Told[] = $derived.by(() =>
    this.told.filter((event) => event.type === 'towerfell' && event['seat'] === this.seat),
  )

  /** Why the thing last touched cannot be had: said until the next act. */
  readonly refused: Refusal | null = $derived.by(() =>
    this.#refused?.when === this.#moment() ? this.#refused.refusal : null,
  )
  #moment(): string {
    return `${this.table.questionAt(0)?.number} ${this.line}`
  }

  refuse(refusal: Refusal | null): void {
    this.#refused = refusal && { refusal, when: this.#moment() }
  }

  /** Drafts another plan, as one gesture. */
  async follow(plan: Plan): Promise<boolean> {
    if (this.seat === null) return false
    this.#refused = null
    const refusal = await this.table.lead(0, guideOf(plan, this.seat))
    if (refusal) {
      this.refuse(refusal)
      return false
    }
    this.#kept = { line: this.line, plan }
    return true
  }

  change(change: Partial<Plan>): Promise<boolean> {
    return this.follow({ ...this.plan, ...change })
  }

  card(key: string): CardRow | undefined {
    return this.components.cards.find((row) => row.key === key)
  }
  nameOf(card: string): string {
    return this.table.say?.name('card', card) ?? card
  }
  says(card: string): string {
    return this.table.say?.name('says', card) ?? ''
  }
  colourName(colour: string): string {
    return this.table.say?.name('colour', colour) ?? colour
  }
  player(seat: number): string {
    return this.table.say?.player(seat) ?? ''
  }
  contract(colour: string, height: number): ContractView | undefined {
    return this.view.contracts.find((row) => row.colour === colour && row.height === height)
  }

  /** Whose things lie large. */
  readonly visited: number = $derived.by(() => this.guest ?? this.seat ?? this.view.active_seat)

  /** Goes to look at somebody's site, and back from it. */
  visit(seat: number): void {
    this.guest = this.guest === seat || seat === this.seat ? null : seat
  }

  may(text: string): boolean {
    return this.table.move(text) !== null
  }

  /** Whether such a move stands in the draft. */
  drafted(text: string): boolean {
    return this.table.draft.some((move) => move.text === text)
  }

  /** Takes a card of the row with a payment as proposed, or another in its place. */
  async take(place: number): Promise<void> {
    const text = `take ${place}`
    if (this.plan.card === text) return this.table.back(this.table.draft.findIndex((move) => move.text === text))
    const asked = this.#questionOf('take')
    if (asked < 0) return
    const refusal = asked < this.table.draft.length || this.may(text) ? null : await this.table.why(text)
    if (refusal) return this.refuse(refusal)
    await this.change({ card: text, paid: {} })
  }

  /** Where in the draft a question stands; its end where it is asked now, -1 where it is not. */
  #questionOf(key: string): number {
    const place = this.table.draft.findIndex((_, each) => this.table.questionAt(each)?.key === QUESTION + key)
    return place >= 0 ? place : this.question === key ? this.table.draft.length : -1
  }

  /** Whether a question is asked, or answered by the draft. */
  asks(key: string): boolean {
    return this.#questionOf(key) >= 0
  }

  /** Changes one brick of a payment. */
  async repay(kind: Paying, place: number, colour: Colour): Promise<void> {
    const bricks = [...this.paid(kind)]
    bricks[place] = colour
    await this.change({ paid: { ...this.plan.paid, [kind]: bricks } })
  }

  /** What was paid by hand, without these: they are proposed anew. */
  #unpaid(...kinds: Paying[]): Plan['paid'] {
    const kept = Object.entries(this.plan.paid).filter(([kind]) => !kinds.includes(kind as Paying))
    return Object.fromEntries(kept)
  }

  /** Wants a brick of the row for several of one's own, or no longer. */
  async want(place: number, colour: Colour): Promise<void> {
    const same = this.plan.exchange?.place === place && this.plan.exchange.colour === colour
    if (!same && this.#questionOf('exchange') < 0) return
    if (!same && !this.#mayTrade()) return this.refuse(await this.table.whyAt(this.#questionOf('exchange'), 'trade'))
    await this.change({ exchange: same ? null : { place, colour }, paid: this.#unpaid('give') })
  }
  #mayTrade(): boolean {
    const at = this.#questionOf('exchange')
    const asked = at === this.table.draft.length ? this.table.asked : this.table.questionAt(at)
    return asked?.moves.some(({ text }) => text === 'trade') ?? false
  }
  /** Whether bricks of the row can be wanted now. */
  readonly trading = $derived.by(() => this.#questionOf('exchange') >= 0 && this.#mayTrade())

  /** Lays a brick on a tower, takes one off again, or begins one. */
  async lay(tower: Growing, by: 1 | -1): Promise<void> {
    const place = this.plan.towers.indexOf(tower)
    if (by > 0 && !(tower.grown ? false : this.mayLay(tower.colour))) return this.#whyNotLay(tower)
    const towers = this.plan.towers
      .map((each, at) => (at === place ? { ...each, to: each.to + by } : each))
      .filter(({ to }) => to > 0)
    await this.rebuild(towers)
  }
  async begin(colour: Colour): Promise<void> {
    const tower = { colour, from: 0, to: 1, grown: false }
    if (!this.mayLay(colour)) return this.#whyNotLay({ ...tower, to: 0 })
    await this.rebuild([...this.plan.towers, tower])
  }
  /** Builds nothing at all: what stands and did not grow comes down. */
  async leave(): Promise<void> {
    await this.follow({ ...this.plan, towers: emptyPlan(this.own?.towers ?? []).towers, build: true, fills: [] })
  }
  async rebuild(towers: Growing[], more: Partial<Plan> = {}): Promise<void> {
    const build = towers.some(({ from, to }) => to > from)
    const paid = this.#unpaid('pay-cost', 'return')
    const fills = this.plan.fills.filter((text) => towers.some(({ colour, to }) => text === `fill ${colour} ${to}`))
    await this.change({ towers, build, paid, enough: false, fills, ...more })
  }
  /** Why no brick more can be laid there: asked where the building of the draft ends, for what it lacks then. */
  async #whyNotLay({ colour, to }: Growing): Promise<void> {
    const ends = this.table.draft.findLastIndex(({ text }) => /^(leave|stop)$/.test(text))
    const skip = this.question === 'exchange' ? 'skip, ' : ''
    const text = to ? `raise ${colour} ${to} to ${to + 1}` : `begin ${colour} 1`
    this.refuse(await this.table.whyAt(ends < 0 ? this.#begins : ends, skip + text))
  }

  /** Whether a move is offered now, or at one of the questions that the draft answers. */
  offered(text: string): boolean {
    return (
      this.may(text) ||
      this.table.draft.some((_, place) => this.table.questionAt(place)?.moves.some((move) => move.text === text))
    )
  }

  /** Plays a character, or no longer; at its earliest moment. */
  async play(card: string): Promise<void> {
    const held = this.plan.plays.findIndex((each) => each.card === card)
    const plays =
      held >= 0
        ? this.plan.plays.filter((_, place) => place !== held)
        : [...this.plan.plays, { card, late: this.plan.exchange !== null }]
    if (held < 0 && !this.playable(card)) return this.refuse(await this.table.why(`play ${card}`))
    await this.change({ plays, ...(held >= 0 ? { answers: [], swap: null } : {}) })
  }
  playable(card: string): boolean {
    const text = `play ${card}`
    return this.offered(text)
  }

  /** Answers what a character or an event asks. */
  async answer(text: string): Promise<void> {
    const refusal = this.may(text) ? null : await this.table.why(text)
    if (refusal) return this.refuse(refusal)
    await this.change({ answers: [...this.plan.answers, text] })
  }

  /** The card of the row that bricks are swapped with; then as many are chosen on both sides. */
  async answerSwap(place: number): Promise<void> {
    await this.change({ swap: { place, given: [], taken: [] } })
  }
  async swapBrick(side: 'given' | 'taken', colour: Colour, by: 1 | -1): Promise<void> {
    const swap = this.plan.swap
    if (!swap) return
    const bricks = by > 0 ? [...swap[side], colour] : swap[side].toSpliced(swap[side].lastIndexOf(colour), 1)
    await this.change({ swap: { ...swap, [side]: bricks } })
  }

  /** Chooses cards to discard; they go when there are as many as must. */
  async discard(text: string): Promise<void> {
    const { discards } = this.plan
    const chosen = discards.includes(text) ? discards.filter((each) => each !== text) : [...discards, text]
    const refusal = discards.includes(text) || this.may(text) ? null : await this.table.why(text)
    if (refusal && !refusal.key.endsWith('card-order')) return this.refuse(refusal)
    await this.change({ discards: chosen })
  }

  /** The bricks in store now, and as the draft leaves them. */
  readonly stored = $derived.by(() => ({ now: total(this.own!.store), then: total(this.then!.store) }))
}

const boards = new WeakMap<TableState, Firenze>()

/** The one Firenze of a table, shared by the board, its tabs and the seats; it outlives each of them. */
export function firenzeOf(table: TableState): Firenze {
  const found = boards.get(table)
  if (found) return found
  let laid!: Firenze
  $effect.root(() => {
    laid = new Firenze(table)
  })
  boards.set(table, laid)
  return laid
}
