/** The log of a table move by move, as the server tells it: what a replay steps through and a chart is drawn from. */
import { api } from '../wire/api'
import type { Told } from '../wire/types'

export interface MoveTold {
  /** How many moves stand after it. */
  at: number
  seat: number
  made: number
  events: Told[]
  /** Everybody's points after it. */
  points: number[]
}

export interface Story {
  number: number
  seat: number | null
  start: number[]
  moves: MoveTold[]
}

/** The story of a table, seen with a seat's eyes or a spectator's. */
export function storyOf(table: string, seat: number | null): Promise<Story> {
  return api.get<Story>(`/tables/${table}/events${seat === null ? '' : `?seat=${seat}`}`)
}

export interface RoundTick {
  round: number
  /** How many moves stood when it began. */
  at: number
}

/** Where the rounds begin. An event tells it that has a number called round, and is the first to say that number. */
export function roundTicks(story: Story): RoundTick[] {
  const ticks: RoundTick[] = []
  for (const move of story.moves)
    for (const event of move.events) {
      const round = event['round']
      if (typeof round === 'number' && round > (ticks.at(-1)?.round ?? 0)) ticks.push({ round, at: move.at })
    }
  return ticks
}

/** The round a position lies in; 0 before the first. */
export const roundAt = (ticks: readonly RoundTick[], at: number): number =>
  ticks.findLast((tick) => tick.at <= at)?.round ?? 0

/** All events up to a position, and how many of them came before its last move. */
export function eventsUpTo(story: Story, at: number): { events: Told[]; before: number } {
  const told = story.moves.filter((move) => move.at <= at)
  const events = told.flatMap((move) => move.events)
  return { events, before: events.length - (told.at(-1)?.events.length ?? 0) }
}

/** The position in which an event was told, by its place among all events. */
export function positionOf(story: Story, place: number): number {
  let count = 0
  for (const move of story.moves) {
    count += move.events.length
    if (place < count) return move.at
  }
  return story.moves.length
}

/** The moves that told what came behind so many events. */
export function movesSince(story: Story, seen: number): MoveTold[] {
  const told = story.moves.filter((move) => move.events.length)
  const first = positionOf(story, seen)
  return seen < eventsUpTo(story, story.moves.length).events.length ? told.filter((move) => move.at >= first) : []
}

/** Where the next turn begins in a direction: a turn is a run of moves by one seat; `of` wants that of one seat. */
export function turnFrom(story: Story, at: number, direction: 1 | -1, of?: number): number {
  const seatAt = (place: number): number | undefined => story.moves[place]?.seat
  const begins = (place: number): boolean =>
    seatAt(place) !== seatAt(place - 1) && (of === undefined || seatAt(place) === of)
  for (let place = at + direction; place > 0 && place < story.moves.length; place += direction)
    if (begins(place)) return place
  return direction > 0 ? story.moves.length : 0
}
