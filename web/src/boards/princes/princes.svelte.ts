/** A seat's princes: the view and the component tables with their types, the draft, and what is being done just now. */
import { cellOf, cellsOf, squareOf, type Cell } from '../../drawing/cells'
import { distinct, formFor, lying, type Covering, type Form } from '../../drawing/tiles'
import type { TableState } from '../../table/table.svelte'
import type { Question, Refusal } from '../../wire/types'
import { t } from '../../words/page.svelte'
import { Looking } from './looking.svelte'
import { Placing } from './placing.svelte'
import { phaseOf, thisRoundOf, type Step } from './thisRound'
import type { Components, EstateView, PrincesView, ProfessionRow, TalkView, TileView, WorkView } from './view'
import { Working } from './working.svelte'

const QUESTION = 'princes-question-'

/** What the board is busy with; each has its own panels. */
export type Task =
  'return' | 'auction' | 'choose' | 'place' | 'recruit' | 'turn' | 'look' | 'work' | 'court' | 'change' | 'talk'

const TASKS: Record<string, Task> = {
  return: 'return',
  open: 'auction',
  bid: 'auction',
  'last-buyer': 'auction',
  'choose-landscape': 'choose',
  'recruit-now': 'recruit',
  turn: 'turn',
  court: 'court',
  merchant: 'court',
  professor: 'court',
  change: 'change',
}

const BRIEFLY = {
  'already-built': 'princes-built-already',
  'below-minimum': 'princes-too-little',
  'builders-full': 'princes-full',
  'cannot-pay': 'princes-too-dear',
  'cards-gone': 'princes-none-left',
  'freedom-gone': 'princes-none-left',
  'freedom-there': 'princes-held-already',
  'no-room-building': 'princes-no-room',
  'no-room-landscape': 'princes-no-room',
  'none-in-stock': 'princes-none-left',
  'not-covered': 'princes-too-dear',
  'once-a-turn': 'princes-once-a-turn',
  'own-table': 'princes-held-already',
  'pile-closed': 'princes-sold-already',
  'pile-empty': 'princes-none-left',
  'partner-has-it': 'princes-has-it',
  'talked-of': 'princes-talked-of',
  'no-joint-room': 'princes-no-room',
  'nothing-jointly': 'princes-no-room',
} as const

export class Princes {
  readonly table: TableState
  readonly placing: Placing
  readonly working: Working
  readonly looking: Looking
  /** Whose estate lies large on the table: the own one, or a rival's to look at. */
  guest = $state<number | null>(null)
  /** Whether all estates are looked at as one map. */
  mapped = $state(false)
  #calledAt = $state<number | null>(null)
  #refused = $state.raw<{ refusal: Refusal; when: string } | null>(null)

  constructor(table: TableState) {
    this.table = table
    this.placing = new Placing(this)
    this.working = new Working(this)
    this.looking = new Looking(this)
  }

  readonly view = $derived.by(() => this.table.view as PrincesView)
  /** The table without the draft. */
  readonly before = $derived.by(() => (this.table.draft.length ? this.table.viewAt(0) : this.table.view) as PrincesView)
  readonly components = $derived.by(() => this.table.box?.components as unknown as Components)
  readonly thisRound = $derived.by(() => thisRoundOf(this.table.events))
  readonly question = $derived.by(() => (this.table.asked?.key ?? '').replace(QUESTION, ''))
  readonly phase = $derived.by(() =>
    phaseOf(
      this.drafting('return') ? this.before : this.view,
      this.table.asked?.key ?? this.table.questionAt(0)?.key ?? '',
    ),
  )
  readonly seat = $derived.by(() => this.view.seat)
  readonly estate: EstateView | null = $derived.by(() =>
    this.seat === null ? null : (this.view.estates[this.seat] ?? null),
  )

  readonly task: Task = $derived.by(() => {
    if (this.drafting('return')) return 'return'
    if (this.talk) return 'talk'
    if (this.placing.held) return 'place'
    if (this.working.held) return 'work'
    if (this.looking.held) return 'look'
    const own = TASKS[this.question] ?? TASKS[this.#answered()]
    if (own) return own
    if (this.phase === 'court') return 'court'
    return this.phase === 'deal' ? 'return' : this.phase === 'auction' ? 'auction' : 'turn'
  })

  /** What is negotiated between neighbours, as the draft has it, or as it stood before an answer is drafted. */
  readonly talk: TalkView | null = $derived.by(() => this.view.joined?.talk ?? this.before.joined?.talk ?? null)

  /** What was asked before the draft answered it. */
  #answered(): string {
    return this.table.draft.length ? (this.table.questionAt(0)?.key ?? '').replace(QUESTION, '') : ''
  }

  /** Why the thing last touched cannot be had: said beside it until the next act. */
  readonly refused: Refusal | null = $derived.by(() =>
    this.#refused?.when === this.#moment() ? this.#refused.refusal : null,
  )

  /** The question and the draft as they stand: another moment, another reason. */
  #moment(): string {
    return `${this.table.questionAt(0)?.number} ${this.table.draft.map((move) => move.text).join()}`
  }

  /** Squares of tiles put down since the own last act, by the seat they lie at. */
  readonly news: readonly { seat: number; square: string }[] = $derived.by(() =>
    this.table.events
      .slice(this.table.seen)
      .filter(({ type }) => type === 'placed' || type === 'built' || type === 'jointlybuilt')
      .map((event) => ({ seat: Number(event['estate_seat'] ?? event['seat']), square: String(event['square']) })),
  )

  /** The newest squares at one seat. */
  newsAt(seat: number): string[] {
    return this.news.filter((each) => each.seat === seat).map((each) => each.square)
  }

  /** How much prestige a move would sell to be paid, 0 if it is paid in cash. */
  sells(text: string): number {
    return Number(this.table.move(text)?.message.arguments?.['sells'] ?? 0)
  }

  /** Whether that is asked, or was before the draft answered it. */
  asksFor(key: string): boolean {
    return this.question === key || this.#answered() === key
  }

  /** Whether a turn is to be used: just now, or by a draft that holds such an act. */
  acting(...verbs: string[]): boolean {
    return this.question === 'turn' || verbs.some((verb) => this.drafting(verb))
  }

  /** Whether a recruiting card was touched in this turn, and the artists it could call are looked through. */
  readonly calling: boolean = $derived.by(
    () => this.#calledAt === (this.table.questionAt(0)?.number ?? -1) && (this.before.own?.artists.length ?? 0) > 0,
  )

  /** Goes to look through the artists, and back from them. */
  call(): void {
    this.#calledAt = this.calling ? null : (this.table.questionAt(0)?.number ?? null)
  }

  /** Whether one of the piles is to be chosen. */
  readonly atPiles = $derived.by(() => this.asksFor('open') || this.asksFor('last-buyer'))

  /** Whether the last act drafted begins with this word. */
  drafting(verb: string): boolean {
    return this.table.draft.some((move) => move.text.startsWith(`${verb} `))
  }

  player(seat: number): string {
    return this.table.say?.player(seat) ?? ''
  }

  glyph(seat: number): string {
    return this.table.seats[seat]?.glyph ?? 'lily'
  }

  profession(key: string): ProfessionRow | undefined {
    return this.components.professions.find((row) => row.key === key)
  }

  /** What a work already made was worth; 0 if it was made elsewhere. */
  valueMade(seat: number, profession: string): number {
    const told = this.table.events.findLast(
      (event) => event.type === 'worked' && event['seat'] === seat && event['profession'] === profession,
    )
    return Number(told?.['value'] ?? 0)
  }

  /** What lies on a tile of a kind: a roof by its size, or a ground. */
  covering(kind: string): Covering {
    const building = this.components.buildings.find((row) => row.key === kind)
    return (building?.size ?? kind) as Covering
  }

  /** The squares of a kind as its component draws them. */
  shape(kind: string): Cell[] {
    const row = [...this.components.buildings, ...this.components.landscapes].find((each) => each.key === kind)
    return cellsOf(row?.shape ?? [])
  }

  /** What a tile is called. */
  nameOf(kind: string): string {
    const what = this.components.buildings.some((row) => row.key === kind) ? 'building' : 'landscape'
    return this.table.say?.name(what, kind) ?? kind
  }

  readonly palace = $derived.by(() => this.view.palace_squares.map(cellOf))

  readonly handSize: number = $derived.by(() => {
    const own = this.view.own
    return own ? own.hand.length + own.bonus.length + own.prestige.length + (this.estate?.recruiting_in_hand ?? 0) : 0
  })

  /** Whose estate lies large: the own one while something is placed there. */
  readonly visited: number = $derived.by(() => {
    const own = this.seat ?? this.view.waiting[0] ?? 0
    return this.placing.held ? own : (this.guest ?? own)
  })

  /** Goes to look at somebody's estate, and back from it. */
  visit(seat: number): void {
    this.guest = this.guest === seat || seat === this.seat ? null : seat
  }

  /** Whether a tile is the one just put down in the draft. */
  isChosen(tile: TileView): boolean {
    const held = this.placing.held
    if (held?.ground.verb !== 'place ') return false
    const chosen = held.chosen?.cells.map(squareOf) ?? []
    return tile.squares.every((square) => chosen.includes(square))
  }

  /** The tile in hand or pointed at, or the item under the hammer while it can still be had: what cards are weighed with. */
  readonly inReach: string | null = $derived.by(() => {
    const held = this.placing.held
    if (held && !held.chosen) return held.tile
    if (this.placing.pointed) return this.placing.pointed
    const { lot } = this.view
    if (!lot || this.seat === null) return null
    return lot.leader_seat === this.seat || lot.still_in_seats.includes(this.seat) ? lot.item : null
  })

  /** What a profession or a bonus card in hand would be worth with an item or a building more; null if not more. */
  withThing(thing: string, card: string): number | null {
    const own = this.view.own
    const rows = [
      ...(own?.works_with_items ?? []).map((row) => [row.item, row.profession, row.value] as const),
      ...(own?.works_with_buildings ?? []).map((row) => [row.building, row.profession, row.value] as const),
      ...(own?.bonus_with_items ?? []).map((row) => [row.item, row.bonus, row.value] as const),
    ]
    return rows.find(([of, whose]) => of === thing && whose === card)?.[2] ?? null
  }

  /** A profession that could come into the own hand, as a work. */
  artist(profession: string): WorkView | undefined {
    return this.before.own?.artists.find((card) => card.profession === profession)
  }

  /** The bids for it, with the one drafted. */
  readonly bids: Step[] = $derived.by(() => {
    const { lot } = this.view
    const told = this.thisRound.bids
    if (!lot) return []
    const last = told.at(-1)
    return last?.price === lot.price ? told : [...told, { seat: lot.leader_seat, price: lot.price }]
  })

  /** Every form in sight, each once: estates, bank, piles, and the tile in hand. */
  readonly forms: Form[] = $derived.by(() => {
    const kinds = [...this.components.buildings, ...this.components.landscapes]
    const lain = this.view.estates.flatMap((estate) => estate.tiles)
    return distinct([
      formFor('palace', 'palace', this.palace),
      ...kinds.map((row) => formFor(row.key, this.covering(row.key), this.shape(row.key))),
      ...lain.map(({ tile, squares }) => formFor(tile, this.covering(tile), lying(squares).cells)),
      ...this.placing.forms,
    ])
  })

  /** Whether a move can be made just now. */
  may(text: string): boolean {
    return this.table.move(text) !== null
  }

  /** Whether a move is in the draft. */
  drafted(text: string): boolean {
    return this.table.draft.some((move) => move.text === text)
  }

  /** Chooses a move, or takes it out of the draft where it is the last; a refused one says why. */
  async pick(text: string): Promise<void> {
    this.#refused = null
    if (this.table.draft.at(-1)?.text === text) return this.table.back()
    const refusal = this.may(text) ? null : await this.table.why(text)
    if (refusal) this.#refused = { refusal, when: this.#moment() }
    else await this.table.choose(text)
  }

  /** Chooses one of several where one may already be drafted: the new one takes its place. */
  async pickInstead(text: string): Promise<void> {
    if (this.may(text)) return void (await this.table.choose(text))
    const verb = text.split(' ')[0]
    const place = this.table.draft.findIndex((move) => move.text.split(' ')[0] === verb)
    if (place < 0) return this.pick(text)
    if (this.table.draft[place]?.text === text) return this.table.back(place)
    await this.table.redraft(place, [text])
  }

  /** Why it cannot be had, in two words; the whole sentence comes when it is pressed. */
  briefly(text: string): string {
    const key = this.reason(text)?.key.replace('princes-refusal-', '') ?? ''
    return t(key in BRIEFLY ? BRIEFLY[key as keyof typeof BRIEFLY] : 'princes-not-now')
  }

  /** Whether a move can be made now, or in place of one of its kind that is drafted. */
  offers(text: string): boolean {
    return this.may(text) || (this.#replaced(text)?.moves.some((move) => move.text === text) ?? false)
  }

  /** Why a move shown on the board is refused, if it is known already. */
  reason(text: string): Refusal | null {
    const question = this.#replaced(text) ?? this.table.asked
    return question?.refused.find((move) => move.text === text)?.refusal ?? null
  }

  /** The question that a drafted move of the same kind answers. */
  #replaced(text: string): Question | null {
    const verb = text.split(' ')[0]
    const place = this.table.draft.findIndex((move) => move.text.split(' ')[0] === verb)
    return place < 0 ? null : this.table.questionAt(place)
  }
}

const boards = new WeakMap<TableState, Princes>()

/** The one princes of a table, shared by the board, its tabs and the seats; it outlives each of them. */
export function princesOf(table: TableState): Princes {
  const found = boards.get(table)
  if (found) return found
  let laid!: Princes
  $effect.root(() => {
    laid = new Princes(table)
  })
  boards.set(table, laid)
  return laid
}
