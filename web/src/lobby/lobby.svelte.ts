/** What the lobby shows: games, tables and who one is, asked anew every few seconds while somebody looks. */
import { api, Unreachable } from '../wire/api'
import { games } from '../wire/games.svelte'
import type { TablesAnswer, TableSight } from '../wire/types'

const EVERY = 4000

type Which = 'mine' | 'open' | 'finished'

const tablesOf = (which: Which, more = ''): Promise<TablesAnswer> =>
  api.get<TablesAnswer>(`/tables?which=${which}${more}`)

/** So many pages of the open tables of one game, or of all. */
async function openTables(game: string, pages: number): Promise<TablesAnswer> {
  const asked = Array.from({ length: pages }, (_, page) =>
    tablesOf('open', (game && `&game=${game}`) + (page ? `&page=${page}` : '')),
  )
  const answers = await Promise.all(asked)
  return { tables: answers.flatMap((answer) => answer.tables), more: answers.at(-1)?.more ?? false }
}

export class Lobby {
  mine = $state.raw<TableSight[]>([])
  open = $state.raw<TableSight[]>([])
  finished = $state.raw<TableSight[]>([])
  /** The game whose open tables are wanted; all if empty. */
  game = $state('')
  /** Whether there are more open tables than are shown. */
  more = $state(false)
  #pages = 1
  offline = $state(false)
  ready = $state(false)
  /** The moment that "since when" is counted to. */
  now = $state(Date.now() / 1000)

  readonly asked = $derived(
    this.mine
      .filter((table) => table.state === 'playing' && isAsked(table))
      .sort((a, b) => askedSince(a) - askedSince(b)),
  )
  readonly waiting = $derived(
    this.mine.filter((table) => table.state === 'open' || (table.state === 'playing' && !isAsked(table))),
  )
  readonly others = $derived(this.open.filter((table) => !table.seats.some((seat) => seat.mine)))
  readonly over = $derived(
    [...this.finished, ...this.mine.filter((table) => table.state === 'finished' || table.state === 'ended')]
      .filter((table, place, all) => all.findIndex((other) => other.id === table.id) === place)
      .sort((a, b) => b.moved - a.moved),
  )

  /** Asks now and then until it is told to stop. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    let stopped = false
    const round = async (): Promise<void> => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') await this.refresh()
      if (!stopped) timer = setTimeout(() => void round(), EVERY)
    }
    const look = (): void => void (document.visibilityState === 'visible' && round())
    document.addEventListener('visibilitychange', look)
    void round()
    return () => {
      stopped = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }

  /** Open tables of one game only; of all where it is empty. */
  async ofGame(game: string): Promise<void> {
    this.game = game
    this.#pages = 1
    await this.refresh()
  }

  /** One page more of the open tables. */
  async showMore(): Promise<void> {
    this.#pages += 1
    await this.refresh()
  }

  async refresh(): Promise<void> {
    void games.bring()
    try {
      const [{ tables: mine }, { tables: open, more }, { tables: finished }] = await Promise.all([
        tablesOf('mine'),
        openTables(this.game, this.#pages),
        tablesOf('finished'),
      ])
      Object.assign(this, { mine, open, more, finished, offline: false, ready: true, now: Date.now() / 1000 })
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
      this.offline = true
    }
  }
}

/** Whether a table waits for the reader. */
export const isAsked = (table: TableSight): boolean =>
  table.seats.some((seat) => seat.mine && !seat.away && table.waiting.includes(seat.seat))

/** Since when it does. */
export const askedSince = (table: TableSight): number => table.asked[0]?.since ?? table.moved
