/** When travelling pieces set out: one event after the other, and all of them there before anybody gets impatient. */
import type { Travel } from '../../shared/contract'
import type { Told } from '../../wire/types'

export const TRAVEL = 220
export const BID = 120
export const FADE = 80
/** The longest that what has happened may take to be seen, in milliseconds. */
export const LONGEST = 1200

export interface Leg {
  start: number
  length: number
}

/** How long each event's pieces travel: a bid less, and nothing moves at no time. */
export function lengthOf(travels: readonly Travel[]): number {
  if (!travels.length) return 0
  return travels.every((travel) => travel.bid) ? BID : TRAVEL
}

/** Legs one after the other behind those still under way, all hurried alike if they would end too late. */
export function paced(lengths: readonly number[], underWay = 0): Leg[] {
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const room = Math.max(0, LONGEST - underWay)
  const haste = whole > room ? room / whole : 1
  let start = Math.min(underWay, LONGEST)
  return lengths.map((length) => {
    const leg = { start, length: length * haste }
    start += leg.length
    return leg
  })
}

/** What was told since: nothing if the story was told anew and does not go on from where it stood. */
export function toldSince(before: readonly Told[], now: readonly Told[]): Told[] {
  const last = before.at(-1)
  if (!last || now.length <= before.length) return []
  const same = now[before.length - 1]
  return same === last || JSON.stringify(same) === JSON.stringify(last) ? now.slice(before.length) : []
}

export const namesOf = (names: string | readonly string[]): readonly string[] =>
  typeof names === 'string' ? [names] : names
