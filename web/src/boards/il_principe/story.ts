/** What the log tells of this round: its phase, the lots sold so far, the bids for the one that is up. Read, never guessed. */
import type { Told } from '../../wire/types'
import type { IlPrincipeView } from './view'

export interface Bid {
  seat: number
  price: number
}

export interface Sold {
  card: string
  count: number
  /** Nobody, where it went to the discards. */
  seat: number | null
  price: number
}

export interface RoundSoFar {
  sold: Sold[]
  bids: Bid[]
  passed: Set<number>
  /** The role that was last put up, taken or left on the board in this round. */
  role: string
  /** What was told last of building and of actions. */
  laid: boolean
  acted: boolean
  mayBuild: boolean
}

const fresh = (): RoundSoFar => ({
  sold: [],
  bids: [],
  passed: new Set(),
  role: '',
  laid: false,
  acted: false,
  mayBuild: false,
})

type Happened = Told & { seat: number; price: number; card: string; count: number; role: string }

const up = (story: RoundSoFar): void => {
  story.bids = []
  story.passed = new Set()
  story.mayBuild = false
  story.laid = true
}
const about = (story: RoundSoFar, { role }: Happened): void => {
  up(story)
  story.role = role
}
const built = (story: RoundSoFar): void => {
  story.mayBuild = false
}
const acted = (story: RoundSoFar): void => {
  story.acted = true
  story.mayBuild = false
}

const TELL: Record<string, (story: RoundSoFar, event: Happened) => void> = {
  laid: (story) => (story.laid = true),
  offerdrawn: (story) => (story.laid = true),
  nothingoffered: (story) => (story.laid = true),
  groupputup: up,
  bidmade: (story, { seat, price }) => story.bids.push({ seat, price }),
  passed: (story, { seat }) => story.passed.add(seat),
  groupsold: (story, { card, count, seat, price }) => {
    up(story)
    story.sold.push({ card, count, seat, price })
    story.mayBuild = true
  },
  groupunsold: (story, { card, count }) => {
    up(story)
    story.sold.push({ card, count, seat: null, price: 0 })
  },
  buildingdeclined: built,
  built,
  cardsplayed: acted,
  actionpassed: acted,
  roleputup: about,
  roletaken: about,
  rolestays: about,
}

/** What happened since the round began. */
export function roundSoFar(events: readonly Told[]): RoundSoFar {
  const begun = events.findLastIndex(({ type }) => type === 'roundbegan' || type === 'lastroundbegan')
  const story = fresh()
  for (const event of events.slice(begun + 1)) TELL[event.type]?.(story, event as Happened)
  return story
}

export type Phase = 'income' | 'lots' | 'actions' | 'roles' | 'over'

const ASKED: Record<string, Phase> = {
  lay: 'income',
  'bid-cards': 'lots',
  'build-now': 'lots',
  turn: 'actions',
  'how-many': 'actions',
  'bid-role': 'roles',
  'turn-up': 'roles',
  'shield-anywhere': 'roles',
}

/** Where the round stands: by what is asked, else by what was told. */
export function phaseOf(view: IlPrincipeView, story: RoundSoFar, question: string): Phase {
  if (!view.waiting.length) return 'over'
  const asked = ASKED[question]
  if (asked) return asked
  if (view.lot) return view.lot.role ? 'roles' : 'lots'
  if (!story.laid) return 'income'
  if (story.role) return 'roles'
  if (story.acted) return 'actions'
  return view.offer.length || (story.mayBuild && view.round > 1) ? 'lots' : 'actions'
}
