/** A tile in hand over the own estate: how it is turned, where it would lie, and why it may not. */
import { cornered, shifted, sizeOf, sorted, squareOf, turned, type Cell } from '../../drawing/cells'
import { formFor, type Form } from '../../drawing/tiles'
import type { Refusal } from '../../wire/types'
import { causeOf, type Cause } from './causes'
import { joinedEstates } from './cooperation/ground'
import { ownEstate, type Ground } from './ground'
import type { Princes } from './princes.svelte'
import type { PrincesView } from './view'

export interface Ghost {
  quarters: number
  flipped: boolean
  top: number
  left: number
}

/** A legal place: the move's text and the squares it covers. */
export interface Spot {
  text: string
  cells: Cell[]
}

export interface Held {
  tile: string
  /** How many moves the draft holds before this one. */
  from: number
  spots: Spot[]
  chosen: Spot | null
  ground: Ground
}

/** The questions that ask where a tile is to lie. */
const PLACES = /^princes-question-(place-|name-place$)/
const nameOf = (cells: readonly Cell[]): string => sorted(cells).map(squareOf).join(' ')

export class Placing {
  readonly #princes: Princes
  /** Where the tile is held, if it is not just where it was put. */
  ghost = $state.raw<Ghost>({ quarters: 0, flipped: false, top: 0, left: 0 })
  hovering = $state(false)
  refusal = $state.raw<{ text: string; refusal: Refusal } | null>(null)
  /** The building that is only pointed at. */
  #pointed = $state<string | null>(null)

  constructor(princes: Princes) {
    this.#princes = princes
  }

  readonly held: Held | null = $derived.by(() => {
    const { table } = this.#princes
    const put = this.#putAt()
    const from = put < 0 ? table.draft.length : put
    const question = put < 0 ? table.asked : table.questionAt(put)
    if (!question || !PLACES.test(question.key)) return null
    const ground = question.key.endsWith('name-place') ? joinedEstates(this.#princes) : this.#estate
    const spots = question.moves
      .filter((move) => move.text.startsWith(ground.verb))
      .map((move) => ({ text: move.text, cells: ground.covers(move) }))
    const tile = String(question.arguments?.['building'] ?? question.arguments?.['landscape'] ?? '')
    const chosen = spots.find((spot) => spot.text === table.draft[put]?.text) ?? null
    return { tile, from, spots, chosen, ground }
  })

  /** Where in the draft a tile is put down last: at its end, or before the sum that is asked for it. */
  #putAt(): number {
    const { draft } = this.#princes.table
    const at = draft.length - (draft.at(-1)?.text.startsWith('for ') ? 2 : 1)
    return /^(place|join) /.test(draft[at]?.text ?? '') ? at : -1
  }

  readonly #estate: Ground = $derived.by(() => ownEstate(this.#princes))
  readonly ground: Ground = $derived.by(() => this.held?.ground ?? this.#estate)

  /** What is pointed at, as long as nothing is in hand. */
  get pointed(): string | null {
    return this.held ? null : this.#pointed
  }

  /** Where the building that is pointed at could lie: the first squares of its places, each once. */
  readonly pointedAt: Cell[] = $derived.by(() => {
    const question = this.pointed ? this.#princes.table.outlook(`build ${this.pointed}`, 0)?.question : null
    const places = (question?.moves ?? []).filter(({ text }) => text.startsWith(this.#estate.verb))
    const first = places.map((move) => sorted(this.#estate.covers(move))[0]!)
    const names = first.map(squareOf)
    return first.filter((_, place) => names.indexOf(names[place]!) === place)
  })

  /** Points at a building, or at nothing any more. */
  point(kind: string | null): void {
    this.#pointed = kind
    const text = `build ${kind}`
    if (kind && this.#princes.table.move(text)) void this.#princes.table.lookUp(text, 0)
  }

  readonly shape: Cell[] = $derived.by(() => (this.held ? this.#princes.shape(this.held.tile) : []))

  /** The squares the tile is held over. */
  readonly cells: Cell[] = $derived.by(() => {
    if (!this.held) return []
    const { quarters, flipped, top, left } = this.ghost
    return shifted(turned(this.shape, quarters, flipped), top, left)
  })

  /** The legal place the tile is held over, if it is one. */
  readonly spot: Spot | null = $derived.by(() => {
    const name = nameOf(this.cells)
    return this.held?.spots.find((spot) => nameOf(spot.cells) === name) ?? null
  })

  /** The move's text for where the tile is held, legal or not. */
  readonly text: string = $derived.by(() => {
    if (!this.held) return ''
    if (this.spot) return this.spot.text
    const { quarters, flipped } = this.ghost
    const first = sorted(this.cells)[0] ?? [0, 0]
    const { verb, name } = this.held.ground
    return verb + this.held.tile + ` ${name(first)}` + (quarters ? ` r${quarters}` : '') + (flipped ? ' f' : '')
  })

  /** Whether the ghost is drawn: held over another place than the chosen one. */
  readonly floating = $derived.by(
    () => this.held !== null && this.hovering && this.spot?.text !== (this.held.chosen?.text ?? ''),
  )

  /** Legal places with the tile as it is held, by the square that names them; and those for another turn. */
  readonly anchors: { cell: Cell; straight: boolean }[] = $derived.by(() => {
    const form = nameOf(cornered(this.cells).cells)
    const spots = (this.held?.spots ?? []).map((spot) => ({
      cell: sorted(spot.cells)[0] ?? ([0, 0] as const),
      straight: nameOf(cornered(spot.cells).cells) === form,
    }))
    const first = (cell: Cell): number => spots.findIndex((each) => squareOf(each.cell) === squareOf(cell))
    return spots
      .filter(({ cell }, place) => first(cell) === place)
      .map(({ cell }) => ({
        cell,
        straight: spots.some((each) => each.straight && squareOf(each.cell) === squareOf(cell)),
      }))
  })

  /** How many legal places there are with the tile as it is held. */
  readonly straight = $derived.by(() => {
    const form = nameOf(cornered(this.cells).cells)
    return this.held?.spots.filter((spot) => nameOf(cornered(spot.cells).cells) === form).length ?? 0
  })

  /** The legal place nearest to where the tile is held; the way it is turned first. */
  readonly nearest: Spot | null = $derived.by(() => {
    const form = nameOf(cornered(this.cells).cells)
    const far = (spot: Spot): number => {
      const { cells, top, left } = cornered(spot.cells)
      const turned = nameOf(cells) === form ? 0 : 100
      return turned + Math.abs(top - this.ghost.top) + Math.abs(left - this.ghost.left)
    }
    return [...(this.held?.spots ?? [])].sort((one, other) => far(one) - far(other))[0] ?? null
  })

  readonly forms: Form[] = $derived.by(() => {
    if (!this.held) return []
    const cover = this.#princes.covering(this.held.tile)
    return [0, 1, 2, 3].flatMap((quarters) =>
      [false, true].map((flipped) => formFor(this.held!.tile, cover, turned(this.shape, quarters, flipped))),
    )
  })

  readonly landscape = $derived.by(() => this.#princes.components.landscapes.some((row) => row.key === this.held?.tile))

  /** Whether flipping makes another form at all. */
  readonly flips = $derived.by(() => {
    if (this.landscape) return false
    const forms = [0, 1, 2, 3].map((quarters) => nameOf(turned(this.shape, quarters, false)))
    return !forms.includes(nameOf(turned(this.shape, 0, true)))
  })

  readonly turns = $derived.by(() => nameOf(turned(this.shape, 1, false)) !== nameOf(turned(this.shape, 0, false)))

  /** Holds the tile so that its first square lies on this one, as far as the walls let it. */
  hold(row: number, column: number): void {
    const form = turned(this.shape, this.ghost.quarters, this.ghost.flipped)
    const [, first] = form[0] ?? [0, 0]
    this.#put({ ...this.ghost, top: row, left: column - first })
  }

  /** Moves the tile by squares. */
  nudge(down: number, right: number): void {
    this.#put({ ...this.ghost, top: this.ghost.top + down, left: this.ghost.left + right })
  }

  async turn(): Promise<void> {
    await this.#reformed({ ...this.ghost, quarters: (this.ghost.quarters + 1) % 4 })
  }

  async flip(): Promise<void> {
    if (this.flips) await this.#reformed({ ...this.ghost, flipped: !this.ghost.flipped })
  }

  /** A tile that was put down and is turned stays put where it fits. */
  async #reformed(ghost: Ghost): Promise<void> {
    this.#put(ghost)
    if (this.held?.chosen && this.spot) await this.put()
    else await this.ask()
  }

  #put(ghost: Ghost): void {
    const { rows, columns } = sizeOf(turned(this.shape, ghost.quarters, ghost.flipped))
    const within = (value: number, most: number): number => Math.max(0, Math.min(value, most))
    const { ground } = this
    this.ghost = {
      ...ghost,
      top: within(ghost.top, ground.rows - rows),
      left: within(ghost.left, ground.columns - columns),
    }
    this.hovering = true
    this.refusal = null
  }

  /** Asks why the tile may not lie where it is held. */
  async ask(): Promise<void> {
    if (!this.held || this.spot) return
    const text = this.text
    const refusal = await this.#princes.table.whyAt(this.held.from, text)
    if (refusal && text === this.text) this.refusal = { text, refusal }
  }

  /** Puts the tile down where it is held. */
  async put(): Promise<void> {
    if (!this.held) return
    if (!this.spot) return this.ask()
    this.refusal = null
    const { table } = this.#princes
    const after = table.draft.slice(this.held.from + 1).map(({ text }) => text)
    await table.redraft(this.held.from, [this.spot.text, ...after])
  }

  /** Goes to the next legal place, or the one before. */
  async step(by: 1 | -1): Promise<void> {
    const spots = this.held?.spots ?? []
    if (!spots.length) return
    const here = spots.findIndex((spot) => spot.text === (this.spot ?? this.held?.chosen)?.text)
    const next = here < 0 ? this.nearest : spots[(here + by + spots.length) % spots.length]
    if (next) {
      this.take(next)
      await this.put()
    }
  }

  /** Holds the tile just as a legal place has it. */
  take(spot: Spot): void {
    const { cells, top, left } = cornered(spot.cells)
    const wanted = nameOf(cells)
    for (const flipped of [false, true])
      for (let quarters = 0; quarters < 4; quarters++)
        if (nameOf(turned(this.shape, quarters, flipped)) === wanted) {
          this.#put({ quarters, flipped, top, left })
          return
        }
  }

  /** What stands in the way, as the refusal has it. */
  readonly cause: Cause = $derived.by(() => {
    const view = this.#princes.table.viewAt(this.held?.from ?? 0) as PrincesView
    return causeOf(this.refusal?.refusal.key ?? '', this.cells, this.ground.obstacles(view))
  })
}
