/** A round as its events tell it: who was sent where, and what came of it, phase by phase. */
import type { Told } from '../../wire/types'
import type { FlorenzaView } from './view'

/** A worker on a slot, and what he did there. */
export interface Job {
  seat: number
  owner: number
  slot: number
  workshop: string
  building: boolean
  results: Told[]
}

/** A work in the making, and what became of it. */
export interface Making {
  seat: number
  work: string
  character: string
  skill: string
  result: Told | null
  masterpiece: boolean
  complete: Told | null
}

export interface RoundStory {
  round: number
  order: readonly number[]
  /** What happened before and while workers were placed. */
  before: Told[]
  market: { seat: number; deals: Told[] }[]
  jobs: Job[]
  makings: Making[]
  elections: Told[]
  /** Everything of phases 5 to 8, in the order it happened. */
  results: Told[]
}

const MARKET = new Set(['traded'])
const DISTRICTS = new Set(['workshoprun', 'workshopidle', 'built', 'buildingfailed'])
const WORKS = new Set(['realised', 'workfailed', 'masterpiece', 'buildingcomplete'])
const ELECTIONS = new Set(['captainelected', 'nocaptain', 'bishopelected', 'nobishop', 'cardinalmade'])

/** The phase whose result an event is; 0 for all others. */
export function phaseOf({ type }: Told): number {
  if (MARKET.has(type)) return 5
  if (DISTRICTS.has(type)) return 6
  if (WORKS.has(type)) return 7
  return ELECTIONS.has(type) ? 8 : 0
}

const begins = ({ type }: Told): boolean => type === 'roundbegan'

/** The events of the round in which a table stands, or of the one before it. */
export function roundEvents(events: readonly Told[], back = 0): Told[] {
  const starts = events.flatMap((event, place) => (begins(event) ? [place] : []))
  const from = starts.at(-1 - back)
  return from === undefined ? [] : events.slice(from, back ? starts.at(-back) : undefined)
}

/** The round in which a table stands. */
export const roundOf = (events: readonly Told[], view: FlorenzaView): RoundStory =>
  roundStory(roundEvents(events), view.order_seats)

interface Sent {
  seat: number
  owner_seat?: number
  slot: number
  workshop: string
  work: string
  character: string
  skill: string
}

const jobOf = (event: Told): Job => {
  const { seat, owner_seat, slot, workshop } = event as unknown as Sent
  return { seat, owner: owner_seat ?? seat, slot, workshop, building: event.type === 'buildingbegan', results: [] }
}

const makingOf = (event: Told): Making => {
  const { seat, work, character, skill } = event as unknown as Sent
  return { seat, work, character, skill, result: null, masterpiece: false, complete: null }
}

/** What the events of one round tell. */
export function roundStory(events: readonly Told[], now: readonly number[] = []): RoundStory {
  const [first] = events
  const order = first && begins(first) ? (first['order_seats'] as number[]) : now
  const of = (...types: string[]): Told[] => events.filter(({ type }) => types.includes(type))
  const results = events.filter((event) => phaseOf(event))
  const jobs = of('workersent', 'workersentabroad', 'buildingbegan')
    .map(jobOf)
    .sort((one, other) => one.slot - other.slot || order.indexOf(one.owner) - order.indexOf(other.owner))
  assign(
    jobs,
    results.filter((event) => phaseOf(event) === 6),
  )
  return {
    round: Number(first?.['round'] ?? 0),
    order,
    before: events.filter((event) => !phaseOf(event)),
    market: of('senttomarket')
      .map(({ seat }) => Number(seat))
      .sort((one, other) => order.indexOf(one) - order.indexOf(other))
      .map((seat) => ({ seat, deals: results.filter((event) => event.type === 'traded' && event['seat'] === seat) })),
    jobs,
    makings: made(of('commissioned').map(makingOf), results, order),
    elections: results.filter((event) => phaseOf(event) === 8),
    results,
  }
}

/** Workers act in the order of slots and turns: each takes what its owner did at its workshop next. */
function assign(jobs: readonly Job[], results: readonly Told[]): void {
  let next = 0
  jobs.forEach((job, place) => {
    const following = jobs[place + 1]
    const once = following?.seat === job.seat && following.workshop === job.workshop
    for (; next < results.length; next++) {
      const { seat, workshop } = results[next]!
      if (seat !== job.seat || workshop !== job.workshop || (once && job.results.length)) break
      job.results.push(results[next]!)
    }
  })
}

function made(makings: Making[], results: readonly Told[], order: readonly number[]): Making[] {
  for (const making of makings) {
    const at = results.findIndex(
      ({ type, seat, work }) =>
        (type === 'realised' || type === 'workfailed') && seat === making.seat && work === making.work,
    )
    making.result = results[at] ?? null
    for (const event of results.slice(at + 1, at < 0 ? 0 : at + 3)) {
      if (event.type === 'masterpiece') making.masterpiece = true
      else if (event.type === 'buildingcomplete') making.complete = event
      else break
    }
  }
  return makings.sort((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat))
}
