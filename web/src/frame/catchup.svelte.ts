/** What happened since one's own last act, played once more on the board, move by move; then the decision. */
import { api } from '../wire/api'
import type { TableState } from '../wire/table.svelte'
import type { ReplayAnswer } from '../wire/types'
import { movesSince, storyOf, type MoveTold } from './telling'

const A_MOVE = 1400

/** Who wants no motion goes from move to move by hand. */
const moving = (): boolean => document.documentElement.dataset['motion'] !== 'reduced'

export class CatchUp {
  readonly table: TableState
  moves = $state.raw<MoveTold[]>([])
  place = $state(0)
  readonly move = $derived(this.moves[this.place] ?? null)
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #done: () => void

  constructor(table: TableState, done: () => void) {
    this.table = table
    this.#done = done
  }

  async begin(): Promise<void> {
    const { id, seat, seen } = this.table
    const moves = movesSince(await storyOf(id, seat), seen)
    if (!moves.length) this.leave()
    else {
      this.moves = moves
      await this.#show(0)
    }
  }

  /** Goes on at once; behind the last move to the decision. */
  next(): Promise<void> {
    return this.#show(this.place + 1)
  }

  /** Leaves the past: all of it is known now. */
  leave(): void {
    clearTimeout(this.#timer)
    this.table.shown = null
    this.table.sawAll()
    this.#done()
  }

  async #show(place: number): Promise<void> {
    clearTimeout(this.#timer)
    const move = this.moves[place]
    if (!move) {
      this.leave()
      return
    }
    const { id, mine } = this.table
    const seat = this.table.seat ?? mine[0] ?? null
    const position = await api.get<ReplayAnswer>(
      `/tables/${id}/replay?at=${move.at}${seat === null ? '' : `&seat=${seat}`}`,
    )
    this.place = place
    this.table.shown = { view: position.view, seat: position.seat, step: false }
    if (moving()) this.#timer = setTimeout(() => void this.next(), A_MOVE)
  }
}
