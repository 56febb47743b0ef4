/** What each event of the game sets in motion: tiles, medals, cards, coins, and seals on the steps and the ruler. */
import { pictureOf } from '../../drawing/pictures'
import type { TableState } from '../../table/table.svelte'
import type { Told } from '../../wire/types'
import type { Travel } from '../../shared/contract'
import { princesOf, type Princes } from './princes.svelte'
import { ITEM_SIGNS } from './items'

export function travels(table: TableState, event: Told): Travel[] {
  if (!table.view || !table.box) return []
  const princes = princesOf(table)
  return [...(SET_IN_MOTION[event.type]?.(event as never, princes) ?? []), ...standing(event)]
}

interface Happened {
  seat: number
  from_seat: number
  estate_seat: number
  active_seat: number
  amount: number
  item: string
  price: number
  cost: number
  landscape: string
  building: string
  square: string
  pile: string
  card: string
  profession: string
  freedom: string
  florins: number
  character: string
}

const seal = (seat: number): string => `seat ${seat}`
const purse = (seat: number): string[] => [`purse ${seat}`, seal(seat)]
const cards = (seat: number): string[] => [`cards ${seat}`, seal(seat)]
const inBank = (name: string): string[] => [name, 'tab bank', 'tab now']

const coin = (from: string[], to: string[]): Travel => ({ from, to, picture: pictureOf('i-florin') })
const paid = (seat: number, cost: number, to: string[]): Travel[] =>
  cost ? [{ ...coin(purse(seat), to), spent: true }] : []
const bid = ({ seat, price }: Happened): Travel[] => [{ from: seal(seat), to: `bid ${price}`, bid: true }]

const PILES: Record<string, string> = { profession: 'i-cards', bonus: 'i-bonus', prestige: 'i-prestige-card' }
const drawnFrom = (pile: string): string[] => [`draw ${pile}`, ...inBank(`pile ${pile}`)]

/** Where an item comes to lie; a landscape is put down later. */
function taken(item: string, seat: number, princes: Princes): string[] {
  const estate = princes.view.estates[seat]
  if (item === 'jester') return [`jester ${seat} ${(estate?.jesters ?? 0) - 1}`, seal(seat)]
  if (item === 'builder') return [`builder ${seat} ${(estate?.builders ?? 0) - 1}`, seal(seat)]
  return cards(seat)
}

const SET_IN_MOTION: Record<string, (event: Happened, princes: Princes) => Travel[]> = {
  opened: bid,
  bidmade: bid,
  bought: ({ seat, item, price }, princes) => {
    const pile = inBank(`pile ${item}`)
    const sign = ITEM_SIGNS[item]
    const gone = paid(seat, price, pile)
    return sign ? [{ from: pile, to: taken(item, seat, princes), picture: pictureOf(sign) }, ...gone] : gone
  },
  placed: ({ seat, landscape, square }) => [
    { from: inBank(`pile ${landscape}`), to: `tile ${seat} ${square}`, byHand: true },
  ],
  built: ({ seat, building, square, cost }) => [
    { from: inBank(`bank ${building}`), to: `tile ${seat} ${square}`, byHand: true },
    ...paid(seat, cost, inBank(`bank ${building}`)),
  ],
  jointlybuilt: ({ seat, estate_seat, building, square, cost }) => [
    { from: inBank(`bank ${building}`), to: `tile ${estate_seat} ${square}`, byHand: true },
    ...paid(seat, cost, inBank(`bank ${building}`)),
  ],
  sharepaid: ({ seat, active_seat, amount }) => (amount ? [coin(purse(seat), purse(active_seat))] : []),
  drew: ({ seat, pile, cost }) => paid(seat, cost, drawnFrom(pile)),
  kept: ({ seat, pile }) => [
    { from: drawnFrom(pile), to: cards(seat), picture: pictureOf(PILES[pile] ?? 'i-cards'), card: true, byHand: true },
  ],
  chose: ({ seat, pile, card }) => [
    {
      from: drawnFrom(pile),
      to: [`card ${card}`, ...cards(seat)],
      picture: pictureOf(pile === 'profession' ? `p-${card}` : (PILES[pile] ?? 'i-cards')),
      card: true,
    },
  ],
  recruited: ({ seat, from_seat, profession }) => [
    {
      from: [`works ${from_seat}`, seal(from_seat)],
      to: [`card ${profession}`, ...cards(seat)],
      picture: pictureOf(`p-${profession}`),
      card: true,
    },
  ],
  freedomintroduced: ({ seat, freedom, cost }) => [
    {
      from: inBank(`supply ${freedom}`),
      to: [`freedom ${seat} ${freedom}`, seal(seat)],
      picture: pictureOf(`m-${freedom}`),
    },
    ...paid(seat, cost, inBank(`supply ${freedom}`)),
  ],
  pawnplaced: ({ seat, character }) => [
    { from: seal(seat), to: [`pawn ${character}`, `character ${character}`], bid: true, byHand: true },
  ],
  pawnreturned: ({ seat, character }, princes) => [
    { from: `character ${character}`, to: seal(seat), picture: `#seal-${princes.glyph(seat)}`, bid: true },
  ],
  charactertaken: ({ seat, character, price }) => [
    { from: `character ${character}`, to: seal(seat), picture: pictureOf(`c-${character}`) },
    ...paid(seat, price, [`character ${character}`]),
  ],
  bankertaken: ({ seat }) => [coin(['character banker'], purse(seat))],
  worked: ({ seat, profession, florins }) => [
    {
      from: [`card ${profession}`, ...cards(seat)],
      to: [`works ${seat}`, seal(seat)],
      picture: pictureOf(`p-${profession}`),
      card: true,
    },
    ...(florins ? [coin([`works ${seat}`, seal(seat)], purse(seat))] : []),
  ],
}

/** Seals slide along the ruler when prestige changes, and the points beside the name are marked. */
function standing(event: Told): Travel[] {
  const changed = (event.changes ?? []).filter(({ what, amount }) => what === 'prestige' && amount)
  return [...new Set(changed.map(({ seat }) => seat))].map((seat) => ({ from: `ruler ${seat}`, to: `ruler ${seat}` }))
}
