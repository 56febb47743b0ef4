/** What this round has told so far: bids, purchases, works. Read from the log, never guessed. */
import type { Told } from '../../wire/types'
import type { PrincesView } from './view'

export interface Step {
  seat: number
  price: number
}

export interface Purchase {
  item: string
  price: number
}

export interface Work {
  seat: number
  profession: string
  value: number
}

export interface ThisRound {
  /** The bids for the item now up, the opening first. */
  bids: Step[]
  passed: Set<number>
  bought: Map<number, Purchase>
  renounced: Set<number>
  works: Work[]
  /** Who bought from each pile of the auction. */
  buyers: Map<string, Step>
}

const fresh = (): ThisRound => ({
  bids: [],
  passed: new Set(),
  bought: new Map(),
  renounced: new Set(),
  works: [],
  buyers: new Map(),
})

export function thisRoundOf(events: readonly Told[]): ThisRound {
  const begun = events.findLastIndex((event) => event.type === 'roundbegan')
  const round = fresh()
  for (const event of events.slice(begun + 1)) TELL[event.type]?.(round, event as never)
  return round
}

type Teller = (round: ThisRound, event: Told & Step & Purchase & Work) => void

const TELL: Record<string, Teller> = {
  opened: (round, { seat, price }) => {
    round.bids = [{ seat, price }]
    round.passed.clear()
  },
  bidmade: (round, { seat, price }) => round.bids.push({ seat, price }),
  passed: (round, { seat }) => round.passed.add(seat),
  bought: (round, { seat, item, price }) => {
    round.bids = []
    round.passed.clear()
    round.bought.set(seat, { item, price })
    round.buyers.set(item, { seat, price })
  },
  renounced: (round, { seat }) => round.renounced.add(seat),
  worked: (round, { seat, profession, value }) => round.works.push({ seat, profession, value }),
}

export type Phase = 'deal' | 'auction' | 'court' | 'actions' | 'over'

/** Where the round stands; the auction lasts while somebody may still buy, and until what was bought is placed. */
export function phaseOf(view: PrincesView, question: string): Phase {
  if (view.round === 0) return 'deal'
  if (!view.waiting.length) return 'over'
  if (AUCTION.has(question)) return 'auction'
  if (view.court?.courted) return 'court'
  return view.lot || view.estates.some((estate) => estate.may_buy) ? 'auction' : 'actions'
}

const AUCTION = new Set(
  ['open', 'bid', 'last-buyer', 'won-with-merchant', 'choose-landscape', 'place-landscape', 'recruit-now'].map(
    (key) => `princes-question-${key}`,
  ),
)

/** Seats in the order they act, from the first player on. */
export function order(view: PrincesView): number[] {
  return view.estates.map((_, place) => (view.first_seat + place) % view.estates.length)
}
