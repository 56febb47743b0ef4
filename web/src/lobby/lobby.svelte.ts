/** What the lobby shows: games, tables and who one is, asked anew every few seconds while somebody looks. */
import { api, Unreachable } from '../wire/api'
import { games } from '../wire/games.svelte'
import type { Me } from '../wire/types'
import type { ListedTable } from './tables'

const EVERY = 4000

type Which = 'mine' | 'open' | 'finished'

const tablesOf = async (which: Which): Promise<ListedTable[]> =>
  (await api.get<{ tables: ListedTable[] }>(`/tables?which=${which}`)).tables

export class Lobby {
  mine = $state.raw<ListedTable[]>([])
  open = $state.raw<ListedTable[]>([])
  finished = $state.raw<ListedTable[]>([])
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

  async refresh(): Promise<void> {
    void games.bring()
    try {
      const [mine, open, finished] = await Promise.all([tablesOf('mine'), tablesOf('open'), tablesOf('finished')])
      Object.assign(this, { mine, open, finished, offline: false, ready: true, now: Date.now() / 1000 })
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
      this.offline = true
    }
  }
}

/** Whether a table waits for the reader. */
export const isAsked = (table: ListedTable): boolean =>
  table.seats.some((seat) => seat.mine && !seat.away && table.waiting.includes(seat.seat))

/** Since when it does. */
export const askedSince = (table: ListedTable): number => table.asked[0]?.since ?? table.moved

class Myself {
  me = $state.raw<Me>({ name: '', account: '' })
  known = $state(false)

  async look(): Promise<Me> {
    this.me = await api.get<Me>('/me')
    this.known = true
    return this.me
  }

  async say(name: string): Promise<void> {
    this.me = await api.post<Me>('/me', { name })
  }

  async act(method: 'post' | 'delete', path: string, body?: unknown): Promise<void> {
    this.me = method === 'post' ? await api.post<Me>(path, body) : await api.delete<Me>(path)
  }
}

/** Who the reader is, on every page alike. */
export const myself = new Myself()
