/** What each event of the game sets in motion: bricks between bag, row, storehouses and towers, cards, letters, tiles. */
import type { Travel } from '../../shared/contract'
import type { TableState } from '../../table/table.svelte'
import type { Told } from '../../wire/types'
import type { Colour } from './colours'
import { firenzeOf } from './firenze.svelte'
import { standsAt } from './lives'

interface Happened {
  seat: number
  from_seat: number
  to_seat: number
  card: string
  colour: Colour
  height: number
  from_height: number
  bricks: Colour[]
  given_bricks: Colour[]
  taken_bricks: Colour[]
  lost: number
  kept: number
}

const seal = (seat: number): string => `seat ${seat}`
const store = (seat: number): string[] => [`store ${seat}`, 'tab store', seal(seat)]
const cards = (seat: number): string[] => [`cards ${seat}`, 'tab cards', seal(seat)]
const lying = (card: string): string[] => [`row ${card}`, 'tab other']
const tower = (seat: number, colour: Colour, height: number): string[] => [
  `tower ${seat} ${colour} ${height}`,
  'tab now',
  seal(seat),
]
const BAG = ['bag', 'tab store']

const brick = (colour: Colour, from: readonly string[], to: readonly string[]): Travel => ({
  from,
  to,
  picture: `#fz-${colour}`,
})
const bricks = (all: readonly Colour[], from: readonly string[], to: readonly string[]): Travel[] =>
  all.map((colour) => brick(colour, from, to))
/** What goes to the bag is seen no more. */
const toBag = (all: readonly Colour[], from: readonly string[]): Travel[] =>
  bricks(all, from, BAG).map((travel) => ({ ...travel, spent: true }))
const many = (colour: Colour, count: number): Colour[] => Array<Colour>(count).fill(colour)

const paid = ({ seat, bricks: gone }: Happened): Travel[] => toBag(gone, store(seat))
const won = (from: string[], seat: number): Travel[] => [{ from, to: seal(seat), picture: '#fz-celebration' }]

/** A floor comes out of the storehouse and goes to that very tower, wherever it stands by now; its owner has laid it by
 *  hand. */
const grown = ({ seat, colour, height, from_height = 0 }: Happened, { there }: Known): Travel[] =>
  many(colour, height - from_height).map((each) => ({
    ...brick(each, store(seat), there ? [there, 'tab now', seal(seat)] : [seal(seat)]),
    byHand: true,
  }))

/** A letter is laid on the contract, and the tower's bricks go to the bag. */
const filled = ({ seat, colour, height }: Happened): Travel[] => [
  { from: [`letters ${seat}`, seal(seat)], to: `letter ${colour} ${height}`, picture: '#fz-letter', byHand: true },
  ...toBag(many(colour, height), tower(seat, colour, height)),
]

/** What an event does not tell itself: the kind of its card, and where its tower stands after all that was told since. */
interface Known {
  kind: string
  there: string | null
}

const SET_IN_MOTION: Record<string, (event: Happened, known: Known) => Travel[]> = {
  pricepaid: ({ seat, bricks: all }) =>
    all.map((colour, place) => brick(colour, store(seat), [`place ${place + 1}`, 'tab other'])),
  cardtaken: ({ seat, card, bricks: all }, { kind }) => [
    { from: lying(card), to: cards(seat), picture: `#fz-${kind}`, card: true },
    ...bricks(all, lying(card), store(seat)),
  ],
  rowrefilled: ({ card, bricks: all }) => bricks(all, BAG, lying(card)),
  churchplaced: ({ card }) => [{ from: lying(card), to: `church ${card}`, picture: '#fz-church' }],
  bricksdrawn: ({ seat, bricks: all }) => bricks(all, BAG, store(seat)),
  brickspicked: ({ seat, bricks: all }) => bricks(all, BAG, store(seat)),
  brickslost: paid,
  bricksreturned: paid,
  costpaid: paid,
  brickstolen: ({ seat, from_seat, colour }) => [brick(colour, store(from_seat), store(seat))],
  exchanged: ({ seat, card, given_bricks, colour }) => [
    ...bricks(given_bricks, store(seat), lying(card)),
    brick(colour, lying(card), store(seat)),
  ],
  bricksswapped: ({ seat, card, given_bricks, taken_bricks }) => [
    ...bricks(given_bricks, store(seat), lying(card)),
    ...bricks(taken_bricks, lying(card), store(seat)),
  ],
  characterplayed: ({ seat }) => [{ from: cards(seat), to: BAG, picture: '#fz-character', card: true, spent: true }],
  cardhandedon: ({ seat, to_seat }) => [
    { from: cards(seat), to: cards(to_seat), picture: '#fz-celebration', card: true },
  ],
  towerbegun: grown,
  towerraised: grown,
  towerraisedagain: grown,
  floorlost: ({ seat, colour, height }) => toBag([colour], tower(seat, colour, height + 1)),
  towerfell: ({ seat, colour, height, lost, kept }) => [
    ...toBag(many(colour, lost), tower(seat, colour, height)),
    ...bricks(many(colour, kept), tower(seat, colour, height), store(seat)),
  ],
  contractfilled: filled,
  balconyfilled: filled,
  leveltilewon: ({ seat, height }) => won([`level ${height}`, seal(seat)], seat),
  pointsbycard: ({ seat, card }) => won([`church ${card}`, seal(seat)], seat),
  lastletter: ({ seat }) => won(['end tile', seal(seat)], seat),
  flagwon: ({ seat, colour }) => won([`flag ${colour}`, seal(seat)], seat),
}

export function travels(table: TableState, event: Told): Travel[] {
  const moved = SET_IN_MOTION[event.type]
  if (!moved || !table.view || !table.box) return []
  const kind = firenzeOf(table).card(String(event['card']))?.kind ?? 'event'
  const place = table.events.indexOf(event)
  const there = place < 0 || !event.type.startsWith('tower') ? null : standsAt(table.events, place)
  return moved(event as unknown as Happened, { kind, there })
}
