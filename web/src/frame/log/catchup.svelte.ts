/** What happened since one's own last act, played once more on the board, move by move; then the decision. */
import { Unreachable, api } from '../../wire/api'
import type { TableState } from '../../table/table.svelte'
import type { ReplayAnswer } from '../../wire/types'
import { eventsUpTo, movesSince, storyOf, type MoveTold, type Story } from '../../table/story'

const LONGEST_MOVE = 1400
const SHORTEST_MOVE = 350
const ALL_MOVES = 30_000

/** Who wants no motion goes from move to move by hand. */
const moving = (): boolean => document.documentElement.dataset['motion'] !== 'reduced'

/** How many events somebody who sits at the table has not seen; none before the first own act, or of the past. */
export function newsOf(table: TableState): number {
  if (!table.mine.length || !table.hasActed || table.shown || table.finished) return 0
  return table.events.length - table.seen
}

class CatchUp {
  readonly table: TableState
  moves = $state.raw<MoveTold[]>([])
  place = $state(-1)
  readonly move = $derived(this.moves[this.place] ?? null)
  #story: Story | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(table: TableState) {
    this.table = table
  }

  async begin(): Promise<void> {
    const { id, seat, seen } = this.table
    const story = await this.#asked(() => storyOf(id, seat))
    if (!story) return
    this.#story = story
    this.moves = movesSince(story, seen)
    await this.next()
  }

  /** Goes on at once; behind the last move to the decision. */
  async next(): Promise<void> {
    clearTimeout(this.#timer)
    const place = this.place + 1
    const move = this.moves[place]
    if (!move || !this.#story) {
      this.leave()
      return
    }
    this.place = place
    const position = await this.#asked(() => this.#position(move.at))
    if (!position || this.place !== place) return
    const { events, before } = eventsUpTo(this.#story, move.at)
    this.table.shown = {
      view: position.view,
      seat: position.seat,
      sheets: position.sheets,
      events,
      seen: before,
      step: true,
    }
    const pace = Math.min(LONGEST_MOVE, Math.max(SHORTEST_MOVE, ALL_MOVES / this.moves.length))
    if (moving()) this.#timer = setTimeout(() => void this.next(), pace)
  }

  /** Leaves the past: all of it is known now. */
  leave(): void {
    this.stop()
    this.table.sawAll()
  }

  /** Breaks off: what was not played stays news. */
  stop(): void {
    clearTimeout(this.#timer)
    this.place = this.moves.length
    this.table.shown = null
    if (past.played === this) past.played = null
  }

  /** What the server answers; where it cannot be reached, the past is broken off. */
  async #asked<T>(question: () => Promise<T>): Promise<T | null> {
    try {
      return await question()
    } catch (lost) {
      if (!(lost instanceof Unreachable)) throw lost
      this.stop()
      return null
    }
  }

  #position(at: number): Promise<ReplayAnswer> {
    const seat = this.#story?.seat ?? null
    return api.get<ReplayAnswer>(`/tables/${this.table.id}/replay?at=${at}${seat === null ? '' : `&seat=${seat}`}`)
  }
}

class Past {
  /** What is being played of it. */
  played = $state.raw<CatchUp | null>(null)

  play(table: TableState): void {
    this.played = new CatchUp(table)
    void this.played.begin()
  }
}

/** The past of the table that is looked at. */
export const past = new Past()
