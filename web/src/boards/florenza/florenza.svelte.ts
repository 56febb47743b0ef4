/** A table of Florenza as its board sees it: the view with its types, the draft, and what is touched but not drafted. */
import { glyphOf } from './seating'
import type { TableState } from '../../table/table.svelte'
import type { Move, Question, Refusal } from '../../wire/types'
import { t } from '../../words/page.svelte'
import { Following } from './following.svelte'
import { roundOf, type RoundStory } from './story'
import type {
  ArtistRow,
  CommissionView,
  Components,
  FamilyView,
  FlorenzaView,
  PreacherRow,
  UnknownRow,
  WorkRow,
  WorkshopRow,
} from './view'

const QUESTION = 'florenza-question-'

/** What the board shows: the offer at the start, the city while workers are placed, or what comes of them. */
export type Stage = 'setup' | 'placing' | 'resolving'

const BRIEFLY = {
  'not-offered': 'florenza-briefly-taken',
  'no-worker': 'florenza-briefly-no-worker',
  'own-worker': 'florenza-briefly-own',
  'not-built-yet': 'florenza-briefly-unbuilt',
  violet: 'florenza-briefly-income',
  'workshop-taken': 'florenza-briefly-occupied',
  'too-little-prestige': 'florenza-briefly-prestige',
  'no-free-slot': 'florenza-briefly-no-slot',
  'out-of-stock': 'florenza-briefly-none-left',
  'already-realised': 'florenza-briefly-realised',
  'work-taken': 'florenza-briefly-occupied',
  'no-artist-left': 'florenza-briefly-no-artist',
  'no-crest-left': 'florenza-briefly-no-crest',
  'artist-engaged': 'florenza-briefly-hired',
  'artist-reserved': 'florenza-briefly-kept',
  'pulpit-taken': 'florenza-briefly-occupied',
  'no-preacher': 'florenza-briefly-no-preacher',
  'preacher-engaged': 'florenza-briefly-heard',
  'preacher-blocked': 'florenza-briefly-kept',
  'cannot-pay-preacher': 'florenza-briefly-dear',
  'market-once': 'florenza-briefly-there',
  'done-already': 'florenza-briefly-done',
  'no-such-cube': 'florenza-briefly-no-cube',
  'cannot-buy': 'florenza-briefly-dear',
  'none-in-supply': 'florenza-briefly-none-left',
  'too-few-cubes': 'florenza-briefly-no-cube',
} as const

export class Florenza {
  readonly table: TableState
  readonly following: Following
  /** Whose district lies open: the own one, or a rival's. */
  guest = $state<number | null>(null)
  #stockAt = $state<number | null>(null)
  /** Who was touched before a work or a pulpit was, and at which question. */
  #first = $state.raw<{ character: string; at: number } | null>(null)
  #refused = $state.raw<{ refusal: Refusal; when: string } | null>(null)

  constructor(table: TableState) {
    this.table = table
    this.following = new Following(this)
  }

  readonly view = $derived.by(() => this.table.view as FlorenzaView)
  readonly components = $derived.by(() => this.table.box?.components as unknown as Components)
  readonly seat = $derived.by(() => this.view.seat)
  readonly own: FamilyView | null = $derived.by(() =>
    this.seat === null ? null : (this.view.families[this.seat] ?? null),
  )
  /** The question that the whole draft answers. */
  readonly base: Question | null = $derived.by(() => (this.table.about ? this.table.questionAt(0) : null))
  readonly asks = $derived.by(() => (this.base?.key ?? '').replace(QUESTION, ''))
  /** The question shown now, behind the draft. */
  readonly question = $derived.by(() => (this.table.asked?.key ?? '').replace(QUESTION, ''))
  readonly round: RoundStory = $derived.by(() => roundOf(this.table.events, this.view))

  readonly stage: Stage = $derived.by(() => {
    if (this.view.round === 0) return 'setup'
    if (this.following.open) return 'resolving'
    return this.view.phase >= 5 && this.view.phase <= 7 ? 'resolving' : 'placing'
  })

  // Pieces by their names.

  work(key: string): WorkRow {
    return this.components.works.find((row) => row.key === key)!
  }
  workshop(key: string): WorkshopRow {
    return this.components.workshops.find((row) => row.key === key)!
  }
  character(key: string): ArtistRow | PreacherRow | UnknownRow | undefined {
    const { artists, preachers, unknowns } = this.components
    return [...artists, ...preachers, ...unknowns].find((row) => row.key === key)
  }
  /** The arts of a character with their levels; none for a preacher. */
  skills(character: string): [string, number][] {
    const row = this.character(character)
    return row && 'skills' in row ? Object.entries(row.skills ?? {}) : []
  }
  fee(character: string, skill: string): number {
    const row = this.character(character)
    return row && 'fees' in row ? (row.fees?.[skill] ?? 0) : 0
  }
  /** By which art a character is drawn. */
  art(character: string): string {
    return this.skills(character)[0]?.[0] ?? 'preacher'
  }
  isKnown(character: string): boolean {
    return this.view.row.some((each) => each.character === character)
  }
  /** The works of a building, as the component file lists them. */
  worksOf(building: string): WorkRow[] {
    return this.components.works.filter((row) => row.building === building)
  }
  buildingsOf(kind: string): Components['buildings'] {
    return this.components.buildings.filter((row) => row.kind === kind)
  }

  player(seat: number): string {
    return seat === this.seat ? t('florenza-you') : this.table.say.player(seat)
  }
  glyph(seat: number): ReturnType<typeof glyphOf> {
    return glyphOf(this.table, seat)
  }
  family(seat: number): FamilyView {
    return this.view.families[seat]!
  }

  // What can be done.

  /** A legal answer to the question that the draft answers, whatever is drafted. */
  offered(text: string): Move | null {
    return this.base?.moves.find((move) => move.text === text) ?? null
  }
  /** The question in which an artist or a preacher is named, once a work or a pulpit is drafted. */
  readonly naming: Question | null = $derived.by(() => {
    for (const count of [0, 1]) {
      const question = count <= this.table.draft.length ? this.table.questionAt(count) : null
      if (question && /-(hire|hear)$/.test(question.key) && this.base) return question
    }
    return null
  })
  /** The moves that name a character: an artist of several arts has several. */
  namings(character: string): Move[] {
    return (this.naming?.moves ?? []).filter((move) => move.message.arguments?.['character'] === character)
  }
  /** What the drafted worker is placed on: a work or a pulpit. */
  readonly target: string | null = $derived.by(() => {
    const drafted = this.table.draft[0]?.text.split(' ') ?? []
    if (drafted[0] === 'commission' || drafted[0] === 'alms') return drafted[1] ?? null
    const asked = this.naming === this.table.questionAt(0) ? this.naming : null
    return asked ? String(asked.arguments?.['work'] ?? '') : null
  })
  /** The move that names an artist or a preacher in the draft. */
  readonly named: Move | null = $derived.by(
    () => this.table.draft.find(({ text }) => /^(hire|hear|hear-kept) /.test(text)) ?? null,
  )
  /** Who is chosen, drafted or only touched. */
  readonly person: string | null = $derived.by(() => {
    if (this.named) return String(this.named.message.arguments?.['character'] ?? '') || this.named.text.split(' ')[1]!
    return this.#first && this.#first.at === this.base?.number ? this.#first.character : null
  })
  /** The commission in the draft, once its artist is named. */
  readonly commission: CommissionView | null = $derived.by(() =>
    this.named ? (this.own?.commissions.find(({ work }) => work === this.target) ?? null) : null,
  )
  /** Whether the tiles that could be built lie open. */
  get stock(): boolean {
    return this.#stockAt !== null && this.#stockAt === this.base?.number
  }
  openStock(open: boolean): void {
    this.#stockAt = open ? (this.base?.number ?? null) : null
  }

  /** Whether somebody touched first could make a work, or preach at a pulpit. */
  suits(character: string, work: string): boolean {
    const arts = this.skills(character).map(([skill]) => skill)
    if (!arts.length) return this.offered(`alms ${work}`) !== null
    return this.offered(`commission ${work}`) !== null && this.work(work).skills.some((skill) => arts.includes(skill))
  }
  /** What a worker on a work would be for. */
  placing(work: string): string {
    return this.offered(`alms ${work}`) ? `alms ${work}` : `commission ${work}`
  }

  /** Whether a character can be chosen now, for the office, for the work drafted, or before any. */
  mayChoose(character: string): boolean {
    if (this.asks === 'captain') return this.offered(`reserve ${character}`) !== null
    if (this.asks === 'bishop') return this.offered(`block ${character}`) !== null
    if (this.naming) return this.namings(character).length > 0
    return (
      this.asks === 'turn' &&
      this.free(character) &&
      this.components.works.some(({ key }) => this.suits(character, key))
    )
  }
  /** Whether nobody has a character this round, as far as the view tells. */
  free(character: string): boolean {
    const known = this.view.row.find((each) => each.character === character)
    if (known) return !known.used && (known.held_seat === null || known.held_seat === this.seat)
    return (this.view.unknowns.find((each) => each.character === character)?.left ?? 0) > 0
  }

  /** Touches a character: he is chosen for the office, hired for the work drafted, or waits for a work. */
  async chooseCharacter(character: string): Promise<void> {
    if (this.asks === 'captain') return this.choose(`reserve ${character}`)
    if (this.asks === 'bishop') return this.choose(`block ${character}`)
    const moves = this.namings(character)
    if (this.naming && moves.length) {
      this.#touch(character)
      if (moves.length === 1) await this.name(moves[0]!.text)
      else if (this.named) this.table.back()
      return
    }
    if (!this.mayChoose(character)) return this.whyNot(character)
    this.#touch(this.person === character ? null : character)
    if (this.target && this.naming) this.table.clear()
  }
  /** Names an artist and his art, or a preacher, in place of one named before. */
  async name(text: string): Promise<void> {
    const before = this.table.draft.findIndex((move) => move === this.named)
    if (this.named?.text === text) this.table.back()
    else await this.table.redraft(before < 0 ? this.table.draft.length : before, [text])
  }
  #touch(character: string | null): void {
    this.#refused = null
    this.#first = character && this.base ? { character, at: this.base.number } : null
  }
  /** Asks the server why a character cannot be had: for the work drafted, or for any that he could make. */
  async whyNot(character: string): Promise<void> {
    const [skill] = this.skills(character)[0] ?? []
    const several = this.skills(character).length > 1
    const naming = skill ? `hire ${character}${several ? ` ${skill}` : ''}` : `hear ${character}`
    const fitting = this.components.works.find(({ key, skills }) =>
      skill ? this.offered(`commission ${key}`) && skills.includes(skill) : this.offered(`alms ${key}`),
    )
    const line = this.naming || !fitting ? naming : `${skill ? 'commission' : 'alms'} ${fitting.key}, ${naming}`
    const tried = await this.table.tryLine(line)
    if ('refusal' in tried) this.#say(tried.refusal)
  }

  /** Touches a work or a pulpit; who was touched first is named at once where there is but one way. */
  async chooseWork(work: string): Promise<void> {
    const text = this.placing(work)
    if (!this.offered(text)) return this.choose(text)
    if (this.target === work && this.table.draft.length) return this.table.clear()
    const character = this.person
    await this.table.redraft(0, [text])
    const moves = character ? this.namings(character) : []
    if (character) this.#touch(moves.length ? character : null)
    if (moves.length === 1) await this.table.choose(moves[0]!.text)
  }

  /** Puts one move into the draft in place of all that is there, or takes it out; a refused one says why. */
  async choose(text: string): Promise<void> {
    this.#refused = null
    this.#first = null
    if (this.table.draft[0]?.text === text) return this.table.clear()
    if (this.offered(text)) return void (await this.table.redraft(0, [text]))
    const known = this.base?.refused.find((move) => move.text === text)?.refusal
    const refusal = known ?? (await this.table.whyAt(0, text))
    if (refusal) this.#say(refusal)
  }
  /** Adds a move to the draft: the next of several cubes. */
  async add(text: string): Promise<void> {
    this.#refused = null
    const refusal = this.table.move(text) ? null : await this.table.why(text)
    if (refusal) this.#say(refusal)
    else await this.table.choose(text)
  }
  #say(refusal: Refusal): void {
    this.#refused = { refusal, when: this.#moment() }
  }

  /** Why what was touched last cannot be had, until the next act. */
  readonly refused: Refusal | null = $derived.by(() =>
    this.#refused?.when === this.#moment() ? this.#refused.refusal : null,
  )
  #moment(): string {
    return `${this.base?.number} ${this.table.draft.map((move) => move.text).join()}`
  }
  /** Why a move is refused, in two words. */
  briefly(text: string): string {
    const refused = [this.table.asked, this.base].flatMap((question) => question?.refused ?? [])
    const key = refused.find((move) => move.text === text)?.refusal.key.replace('florenza-refusal-', '') ?? ''
    return t(key in BRIEFLY ? BRIEFLY[key as keyof typeof BRIEFLY] : 'florenza-briefly-not-now')
  }
  drafted(text: string): boolean {
    return this.table.draft.some((move) => move.text === text)
  }
  /** What a worker placed so would lack, as its button tells; nothing where there is enough. */
  lacking(move: Move | null): string[] {
    const short = move?.message.arguments?.['short']
    return Array.isArray(short) ? (short as string[]) : []
  }

  /** Counted things in words: `2 wood, 100 florins`. */
  counted(things: readonly string[]): string {
    return this.table.say.say('florenza-use', { costs: [], gains: things })
  }
  /** Sends a worker first who mends what is short; the commission is kept in mind for the next one. */
  async mend(text: string): Promise<void> {
    const kept = this.person
    await this.table.redraft(0, [text])
    if (kept) this.#touch(kept)
  }

  /** Goes to look at somebody's district, and back from it. */
  visit(seat: number): void {
    this.guest = this.guest === seat || seat === this.seat ? null : seat
    this.following.dismiss()
  }
  readonly visited: number = $derived.by(() => this.guest ?? this.seat ?? this.view.waiting[0] ?? 0)
}

const boards = new WeakMap<TableState, Florenza>()

/** The one of a table, shared by the board, its tabs and the seats. */
export function florenzaOf(table: TableState): Florenza {
  const found = boards.get(table)
  if (found) return found
  let laid!: Florenza
  $effect.root(() => {
    laid = new Florenza(table)
  })
  boards.set(table, laid)
  return laid
}
