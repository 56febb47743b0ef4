/** A finished game looked at again: any position, with anybody's eyes; the table is shown it in place of its own. */
import { api } from '../../wire/api'
import type { TableState } from '../../table/table.svelte'
import type { ReplayAnswer } from '../../wire/types'
import { eventsUpTo, roundTicks, storyOf, turnFrom, type Story } from '../../table/story'

export const SPEEDS = [0.5, 1, 2, 4, 8] as const
const A_MOVE = 1000
const AHEAD = [1, 2, 3, -1]

export class Replay {
  readonly table: TableState
  at = $state(0)
  seat = $state<number | null>(null)
  playing = $state(false)
  speed = $state<(typeof SPEEDS)[number]>(1)
  story = $state.raw<Story | null>(null)
  readonly length = $derived(this.story?.moves.length ?? 0)
  readonly ticks = $derived(this.story ? roundTicks(this.story) : [])
  readonly move = $derived(this.story?.moves[this.at - 1] ?? null)
  #reached = -1
  #positions: Record<string, Promise<ReplayAnswer>> = {}
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(table: TableState, at: number) {
    this.table = table
    this.at = at
    this.seat = table.mine[0] ?? null
  }

  /** Begins to show; the game is told by whose eyes look. */
  async look(seat: number | null): Promise<void> {
    this.seat = seat
    this.story = await storyOf(this.table.id, seat)
    await this.go(this.at)
  }

  /** Gives the table back its own position. */
  leave(): void {
    this.pause()
    this.table.shown = null
  }

  async go(at: number): Promise<void> {
    if (!this.story) return
    const place = Math.min(this.length, Math.max(0, at))
    this.at = place
    const { seat, story } = this
    const position = await this.#position(place, seat)
    if (this.at !== place || this.seat !== seat) return
    const { events, before } = eventsUpTo(story, place)
    const step = place === this.#reached + 1
    this.table.shown = { view: position.view, seat: position.seat, sheets: position.sheets, events, seen: before, step }
    this.#reached = place
    for (const far of AHEAD) if (place + far >= 0 && place + far <= this.length) void this.#position(place + far, seat)
  }

  step(by: 1 | -1): Promise<void> {
    return this.go(this.at + by)
  }

  turn(direction: 1 | -1, of?: number): Promise<void> {
    return this.story ? this.go(turnFrom(this.story, this.at, direction, of)) : Promise.resolve()
  }

  play(): void {
    if (this.at >= this.length) this.at = 0
    this.playing = true
    this.#next()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  #next(): void {
    this.#timer = setTimeout(() => void this.#played(), A_MOVE / this.speed)
  }

  async #played(): Promise<void> {
    await this.step(1)
    if (this.at >= this.length) this.pause()
    if (this.playing) this.#next()
  }

  #position(at: number, seat: number | null): Promise<ReplayAnswer> {
    const key = `${at} ${seat}`
    const known = this.#positions[key]
    if (known) return known
    const asked = api.get<ReplayAnswer>(
      `/tables/${this.table.id}/replay?at=${at}${seat === null ? '' : `&seat=${seat}`}`,
    )
    this.#positions[key] = asked
    asked.catch(() => {
      this.#positions = {}
    })
    return asked
  }
}
