/** The log as it is read: lines under the rounds they belong to. */
import type { Told } from '../wire/types'

export type LogFilter = 'all' | 'mine' | 'points'

export interface LogLine {
  /** Its place among all events. */
  place: number
  event: Told
  seat: number | null
  news: boolean
}

export interface LogGroup {
  round: number | null
  lines: LogLine[]
}

const begins = (event: Told): number | null =>
  event.type.startsWith('roundbegan') && typeof event['round'] === 'number' ? event['round'] : null

function wanted(event: Told, filter: LogFilter, mine: readonly number[]): boolean {
  if (filter === 'points') return (event.changes ?? []).length > 0
  if (filter === 'mine')
    return Object.entries(event).some(([name, value]) => /(^|_)seat$/.test(name) && mine.includes(value as number))
  return true
}

/** Events in groups of rounds; those from `seen` on are news. */
export function grouped(events: readonly Told[], filter: LogFilter, mine: readonly number[], seen: number): LogGroup[] {
  const groups: LogGroup[] = []
  events.forEach((event, place) => {
    const round = begins(event)
    if (round !== null || !groups.length) groups.push({ round, lines: [] })
    if (!wanted(event, filter, mine)) return
    const seat = typeof event['seat'] === 'number' ? event['seat'] : null
    groups.at(-1)!.lines.push({ place, event, seat, news: place >= seen })
  })
  return groups.filter((group) => group.lines.length)
}

/** The last so many lines, under the rounds they belong to. */
export function latest(groups: readonly LogGroup[], count: number): LogGroup[] {
  const shown: LogGroup[] = []
  let left = count
  for (const group of [...groups].reverse()) {
    if (left <= 0) break
    shown.unshift({ ...group, lines: group.lines.slice(-left) })
    left -= group.lines.length
  }
  return shown
}
