/** The log as it is read: lines under the rounds and phases they belong to, turn by turn. */
import type { Trace } from '../../shared/desk.svelte'
import type { Box, TakenBack, Told } from '../../wire/types'

export type LogFilter = 'all' | 'mine' | 'points'

export interface LogLine {
  /** Its place among all events; a line of what was taken back lies between two. */
  place: number
  event: Told
  /** What was taken back here: a line that unfolds. */
  taken?: TakenBack
  seat: number | null
  news: boolean
}

export interface LogGroup {
  round: number | null
  /** The chapter of the phase; empty where the game has none. */
  phase: string
  lines: LogLine[]
}

type Kinds = Box['events']

/** What is looked for in the log. */
export interface LogWish {
  filter: LogFilter
  mine: readonly number[]
  /** How many events were there at one's own last act. */
  seen: number
  /** Which phase a kind of event belongs to. */
  kinds?: Kinds
  /** What changes call that which wins. */
  points?: string
  trace?: Trace | null
  /** What was taken back by agreement, and between which events. */
  taken?: readonly TakenBack[]
}

const TAKEN_BACK = 'takenback'

const seatOf = (event: Told): number | null => (typeof event['seat'] === 'number' ? event['seat'] : null)

/** Whether an event brought a seat something of a source: points by it, or the thing of that name itself. */
export const traced = (event: Told, { seat, source }: Trace, points: string): boolean =>
  (event.changes ?? []).some(
    (change) =>
      change.seat === seat && ((change.what === points && change.source === source) || change.what === source),
  )

/** The paragraph that speaks of an event. */
export function ruleOf(event: Told, kinds: Kinds): string {
  const kind = kinds[event.type]
  const special = Object.entries(kind?.cases ?? {}).map(([field, values]) => values[String(event[field])])
  return special.find(Boolean) ?? kind?.paragraph ?? ''
}

function wanted(event: Told, { filter, mine, points = '', trace }: LogWish): boolean {
  if (trace) return traced(event, trace, points)
  if (filter === 'points') return (event.changes ?? []).some((change) => !points || change.what === points)
  if (filter === 'mine')
    return Object.entries(event).some(([name, value]) => /(^|_)seat$/.test(name) && mine.includes(value as number))
  return true
}

/** The phase of every event: its own, else that of what the same seat did before or does next, else as before. */
function phasesOf(events: readonly Told[], kinds: Kinds): string[] {
  const found: string[] = []
  events.forEach((event, place) => {
    const before = found[place - 1] ?? ''
    const seat = seatOf(event)
    const follows = place > 0 && seatOf(events[place - 1]!) === seat
    const own = kinds[event.type]?.phase
    if (own || seat === null || follows) found.push(own || before)
    else {
      const end = events.findIndex((other, later) => later > place && seatOf(other) !== seat)
      const turn = events.slice(place, end < 0 ? undefined : end)
      found.push(turn.map((other) => kinds[other.type]?.phase).find(Boolean) ?? before)
    }
  })
  return found
}

/** The lines of what was taken back behind so many events. */
function takenLines(wish: LogWish, behind: number): LogLine[] {
  const here = (wish.taken ?? []).filter((taken) => taken.behind === behind)
  return here.map((taken, number) => ({
    place: behind - 1 + (number + 1) / (here.length + 1),
    event: { type: TAKEN_BACK, seat: taken.seat },
    taken,
    seat: taken.seat,
    news: false,
  }))
}

/** Events in groups of rounds and phases; those from `seen` on are news. */
export function grouped(events: readonly Told[], wish: LogWish): LogGroup[] {
  const groups: LogGroup[] = []
  const phases = phasesOf(events, wish.kinds ?? {})
  let round: number | null = null
  const fold = (behind: number): void => {
    const lines = takenLines(wish, behind).filter(({ event }) => wanted(event, wish))
    if (lines.length && !groups.length) groups.push({ round, phase: phases[0] ?? '', lines: [] })
    groups.at(-1)?.lines.push(...lines)
  }
  events.forEach((event, place) => {
    fold(place)
    const told = event['round']
    if (typeof told === 'number' && told > (round ?? 0)) round = told
    const phase = phases[place]!
    const last = groups.at(-1)
    if (last?.round !== round || last.phase !== phase) groups.push({ round, phase, lines: [] })
    if (wanted(event, wish)) groups.at(-1)!.lines.push({ place, event, seat: seatOf(event), news: place >= wish.seen })
  })
  fold(events.length)
  return groups.filter((group) => group.lines.length)
}

/** The turns of a group: a turn is what one seat does without another in between. */
export function turnsOf(lines: readonly LogLine[]): LogLine[][] {
  const turns: LogLine[][] = []
  for (const line of lines) {
    const last = turns.at(-1)
    if (last && (line.seat === null || last[0]!.seat === line.seat)) last.push(line)
    else turns.push([line])
  }
  return turns
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
