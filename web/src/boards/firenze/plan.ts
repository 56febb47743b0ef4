/** A turn as a person thinks of it: which card, which towers grow, what is filled, in any order. The moves and their fixed
 *  order are made of it by the guide; what is not planned is asked. */
import type { Move, Told } from '../../wire/types'
import type { Colour } from './colours'
import type { TowerView } from './view'

/** Questions that want several bricks at once: a proposal is made, and each brick of it can be changed. */
export const PAYING = ['pay-price', 'pay-cost', 'give', 'lose-bricks', 'return'] as const
export type Paying = (typeof PAYING)[number]

/** A tower on its way: from height 0 it is begun. */
export interface Growing {
  colour: Colour
  from: number
  to: number
  /** Whether it had grown in this turn before the draft. */
  grown: boolean
}

/** Bricks swapped one for one with a card of the row. */
export interface Swapping {
  place: number
  given: Colour[]
  taken: Colour[]
}

export interface Plan {
  card: string | null
  /** Bricks chosen by hand; nothing where the proposal holds. */
  paid: Partial<Record<Paying, Colour[]>>
  exchange: { place: number; colour: Colour } | null
  towers: Growing[]
  /** Whether the building is done with this: towers left as they are fall. */
  build: boolean
  /** Characters; a late one is played after the exchange. */
  plays: { card: string; late: boolean }[]
  /** Answers to what characters and events ask, in their order. */
  answers: string[]
  swap: Swapping | null
  fills: string[]
  enough: boolean
  discards: string[]
}

export const standingTowers = (towers: readonly TowerView[]): Growing[] =>
  towers.map(({ colour, height, grown }) => ({ colour: colour as Colour, from: height, to: height, grown }))

export const emptyPlan = (towers: readonly TowerView[]): Plan => ({
  card: null,
  paid: {},
  exchange: null,
  towers: standingTowers(towers),
  build: false,
  plays: [],
  answers: [],
  swap: null,
  fills: [],
  enough: false,
  discards: [],
})

/** How many bricks the plan lays. */
export const laidIn = (plan: Plan): number => plan.towers.reduce((sum, { from, to }) => sum + to - from, 0)

/** The bricks it lays, one by one. */
export const bricksLaid = (plan: Plan): Colour[] =>
  plan.towers.flatMap(({ colour, from, to }) => Array<Colour>(to - from).fill(colour))

const PAID: Record<string, [Paying, string]> = {
  pricepaid: ['pay-price', 'bricks'],
  costpaid: ['pay-cost', 'bricks'],
  exchanged: ['give', 'given_bricks'],
  brickslost: ['lose-bricks', 'bricks'],
  bricksreturned: ['return', 'bricks'],
}

/** What was paid in a draft, as its events tell it. */
export function paidIn(events: readonly Told[], seat: number): Plan['paid'] {
  const paid: Plan['paid'] = {}
  for (const event of events) {
    const [kind, field] = PAID[event.type] ?? []
    if (kind && field && event['seat'] === seat) paid[kind] = [...(paid[kind] ?? []), ...(event[field] as Colour[])]
  }
  return paid
}

/** A tower grows by a move; the same tower may be raised twice. */
function grow(plan: Plan, words: readonly string[]): void {
  const [verb, colour, height, , top] = words
  plan.build = true
  if (verb === 'begin') plan.towers.push({ colour: colour as Colour, from: 0, to: Number(height), grown: false })
  else {
    const tower = plan.towers.find((each) => each.colour === colour && each.to === Number(height))
    if (tower) tower.to = Number(top)
  }
}

const ANSWERS = new Set(['lower', 'steal', 'sabotage', 'hand', 'keep', 'pick'])

/** The plan behind a draft: read from its moves, where nobody remembers it. */
export function planOf(
  moves: readonly Move[],
  told: readonly Told[],
  towers: readonly TowerView[],
  seat: number,
): Plan {
  const plan = emptyPlan(towers)
  plan.paid = paidIn(told, seat)
  let patrician = false
  for (const { text } of moves) {
    const words = text.split(' ')
    const [verb = '', what = '', more = ''] = words
    if (verb === 'take') plan.card = text
    else if (verb === 'play') plan.plays.push({ card: what, late: plan.exchange !== null })
    else if (verb === 'exchange') plan.exchange = { place: Number(what), colour: more as Colour }
    else if (verb === 'raise' || verb === 'begin') grow(plan, words)
    else if (verb === 'leave' || verb === 'stop') plan.build = true
    else if (verb === 'fill') plan.fills.push(text)
    else if (verb === 'enough') plan.enough = true
    else if (verb === 'swap') plan.swap = { place: Number(what), given: [], taken: [] }
    else if (verb === 'give' && plan.swap) plan.swap.given.push(what as Colour)
    else if (verb === 'pick' && plan.swap) plan.swap.taken.push(what as Colour)
    else if (verb === 'discard' && patrician) plan.answers.push(text)
    else if (verb === 'discard') plan.discards.push(text)
    else if (ANSWERS.has(verb)) plan.answers.push(text)
    patrician = verb === 'play'
  }
  return plan
}
