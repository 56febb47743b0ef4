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

export interface Story {
  /** The bids for the item now up, the opening first. */
  bids: Step[]
  passed: Set<number>
  bought: Map<number, Purchase>
  renounced: Set<number>
  works: Work[]
  /** Who bought from each pile of the auction. */
  buyers: Map<string, Step>
}

const fresh = (): Story => ({
  bids: [],
  passed: new Set(),
  bought: new Map(),
  renounced: new Set(),
  works: [],
  buyers: new Map(),
})

export function storyOf(events: readonly Told[]): Story {
  const begun = events.findLastIndex((event) => event.type === 'roundbegan')
  const story = fresh()
  for (const event of events.slice(begun + 1)) TELL[event.type]?.(story, event as never)
  return story
}

type Teller = (story: Story, event: Told & Step & Purchase & Work) => void

const TELL: Record<string, Teller> = {
  opened: (story, { seat, price }) => {
    story.bids = [{ seat, price }]
    story.passed.clear()
  },
  bidmade: (story, { seat, price }) => story.bids.push({ seat, price }),
  passed: (story, { seat }) => story.passed.add(seat),
  bought: (story, { seat, item, price }) => {
    story.bids = []
    story.passed.clear()
    story.bought.set(seat, { item, price })
    story.buyers.set(item, { seat, price })
  },
  renounced: (story, { seat }) => story.renounced.add(seat),
  worked: (story, { seat, profession, value }) => story.works.push({ seat, profession, value }),
}

export type Phase = 'deal' | 'auction' | 'actions' | 'over'

/** Where the round stands; the auction lasts while somebody may still buy, and until what was bought is placed. */
export function phaseOf(view: PrincesView, question: string): Phase {
  if (view.round === 0) return 'deal'
  if (!view.waiting.length) return 'over'
  if (AUCTION.has(question)) return 'auction'
  return view.lot || view.estates.some((estate) => estate.may_buy) ? 'auction' : 'actions'
}

const AUCTION = new Set(
  ['open', 'bid', 'last-buyer', 'choose-landscape', 'place-landscape', 'recruit-now'].map(
    (key) => `princes-question-${key}`,
  ),
)

/** Seats in the order they act, from the first player on. */
export function order(view: PrincesView): number[] {
  return view.estates.map((_, place) => (view.first_seat + place) % view.estates.length)
}
