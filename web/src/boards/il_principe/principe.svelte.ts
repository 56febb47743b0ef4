/** A table of Il Principe as its board knows it: view and components with their types, what is picked and not yet drafted. */
import type { Glyph } from '../../drawing/glyphs'
import type { TableState } from '../../table/table.svelte'
import type { Refusal } from '../../wire/types'
import { Picking } from './picking.svelte'
import { numeral } from './signs'
import { buildersOf } from './land'
import { phaseOf, roundSoFar } from './story'
import type { CardsView, CityRow, Components, FamilyView, IlPrincipeView, RegionView, WishView } from './view'

const QUESTION = 'il_principe-question-'

/** What the board is busy with; each has its own panels. */
export type Task = 'lay' | 'lots' | 'build' | 'turn' | 'roles' | 'shield'

const TASKS: Record<string, Task> = {
  lay: 'lay',
  'bid-cards': 'lots',
  'build-now': 'build',
  shield: 'build',
  turn: 'turn',
  'bid-role': 'roles',
  'turn-up': 'roles',
  'shield-anywhere': 'shield',
}
const OF_PHASE: Record<string, Task> = { income: 'lay', lots: 'lots', actions: 'turn', roles: 'roles', over: 'lots' }

/** Who would have the two roles of a colour. */
export interface Claim {
  major: readonly number[]
  minor: readonly number[]
}

export class Principe {
  readonly table: TableState
  readonly picking: Picking
  #refused = $state.raw<{ refusal: Refusal; when: string } | null>(null)

  constructor(table: TableState) {
    this.table = table
    this.picking = new Picking(this)
  }

  readonly view = $derived.by(() => this.table.view as IlPrincipeView)
  /** The table without the draft. */
  readonly before = $derived.by(
    () => (this.table.draft.length ? this.table.viewAt(0) : this.table.view) as IlPrincipeView,
  )
  readonly components = $derived.by(() => this.table.box?.components as unknown as Components)
  readonly story = $derived.by(() => roundSoFar(this.table.events))
  /** What is asked, before the draft answers it. */
  readonly question = $derived.by(() => {
    const asked = this.table.asked ?? (this.table.draft.length ? this.table.questionAt(0) : null)
    return (this.table.draft.length ? this.table.questionAt(0) : asked)?.key.replace(QUESTION, '') ?? ''
  })
  readonly phase = $derived.by(() => phaseOf(this.before, this.story, this.question))
  readonly task: Task = $derived.by(() => TASKS[this.question] ?? OF_PHASE[this.phase] ?? 'lots')
  readonly seat = $derived.by(() => this.view.seat)
  readonly own = $derived.by(() => this.before.own ?? null)
  readonly family: FamilyView | null = $derived.by(() =>
    this.seat === null ? null : (this.view.families[this.seat] ?? null),
  )
  readonly colours: readonly string[] = $derived.by(() => this.components.colours.map(({ key }) => key))
  /** Who built each city. */
  readonly built: ReadonlyMap<string, number> = $derived.by(() => buildersOf(this.view.families))

  player(seat: number): string {
    return this.table.say?.player(seat) ?? ''
  }
  glyph(seat: number): Glyph {
    return this.table.seats[seat]?.glyph ?? 'lily'
  }
  name(kind: string, key: string): string {
    return this.table.say?.name(kind, key) ?? key
  }
  /** The numeral of a region, as on the map. */
  numeral(region: string): string {
    return numeral(this.components.regions.findIndex(({ key }) => key === region) + 1)
  }
  city(key: string): CityRow {
    return this.components.cities.find((row) => row.key === key)!
  }
  /** The icons of a city, one by one in the order of colours. */
  icons(key: string): string[] {
    const { icons } = this.city(key)
    return this.colours.flatMap((colour) => Array.from({ length: icons[colour] ?? 0 }, () => colour))
  }
  sizeOf(city: string) {
    return this.components.sizes.find(({ key }) => key === this.city(city).size)!
  }
  /** Which of the drawings of towns: by the place of its size in the file. */
  townOf(city: string): number {
    return Math.min(
      2,
      this.components.sizes.findIndex(({ key }) => key === this.city(city).size),
    )
  }
  wish(city: string): WishView | undefined {
    return this.own?.wishes.find((wish) => wish.city === city)
  }
  role(key: string) {
    return this.components.roles.find((role) => role.key === key)
  }
  colourOf(role: string): string {
    return this.role(role)?.colour ?? ''
  }
  counted(cards: readonly CardsView[] | undefined, card: string): number {
    return cards?.find((each) => each.card === card)?.count ?? 0
  }

  /** What rivals score for their roles when one builds a city. */
  gains(city: string) {
    return this.before.role_gains.filter((gain) => gain.city === city && gain.seat !== this.seat)
  }

  /** So many cards of a colour come to lie face up before one, as it is drafted. */
  laidOut(card: string): number {
    const { city, play } = this.picking
    if (city) return this.question === 'shield' ? 0 : (this.city(city).icons[card] ?? 0)
    if (play) return play.card === card ? (play.count ?? 0) : 0
    return this.table.draft.some(({ text }) => text === `turn ${card}`) ? 1 : 0
  }

  /** Who would have the roles of a colour now, the draft done. */
  claim(card: string): Claim {
    const more = this.laidOut(card)
    const lead = this.own?.leads.find((each) => each.card === card && each.count === more)
    if (more && lead) return { major: lead.major_seats, minor: lead.minor_seats }
    const role = this.before.roles.find((each) => each.card === card)
    return { major: role?.next_major_seats ?? [], minor: role?.next_minor_seats ?? [] }
  }

  /** A region with the shields that are picked for it. */
  region(key: string): RegionView | undefined {
    const more = this.picking.shieldsIn(key)
    const regions = this.own?.regions_with.find((each) => each.more === more)?.regions ?? this.before.regions
    return regions.find((each) => each.region === key)
  }

  /** Whether a role's colour is settled in this round's last phase, is being settled, or is to come. */
  stage(card: string): 'settled' | 'now' | 'to-come' {
    if (this.phase !== 'roles') return 'to-come'
    const now = this.colours.indexOf(this.colourOf(this.story.role))
    const place = this.colours.indexOf(card)
    return place < now ? 'settled' : place === now ? 'now' : 'to-come'
  }

  may(text: string): boolean {
    return this.table.move(text) !== null
  }

  /** Why the thing last touched cannot be had: said beside it until the next act. */
  readonly refused: Refusal | null = $derived.by(() =>
    this.#refused?.when === this.#moment() ? this.#refused.refusal : null,
  )
  #moment(): string {
    return `${this.table.questionAt(0)?.number} ${this.table.draft.map((move) => move.text).join()}`
  }

  /** Says why a move cannot be made. */
  async refuse(text: string, count = this.table.draft.length): Promise<void> {
    const known = this.table.questionAt(count)?.refused.find((move) => move.text === text)?.refusal
    const refusal = known ?? (await this.table.whyAt(count, text))
    if (refusal) this.#refused = { refusal, when: this.#moment() }
  }
}

const boards = new WeakMap<TableState, Principe>()

/** The one board of a table, shared by its parts; it outlives each of them. */
export function principeOf(table: TableState): Principe {
  const found = boards.get(table)
  if (found) return found
  let laid!: Principe
  $effect.root(() => {
    laid = new Principe(table)
  })
  boards.set(table, laid)
  return laid
}
