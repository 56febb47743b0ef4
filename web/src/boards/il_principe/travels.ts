/** What each event sets in motion: cards, coins, shields, role tiles, the marker, and seals that bid. */
import type { TableState } from '../../table/table.svelte'
import type { Told } from '../../wire/types'
import type { Travel } from '../../shared/contract'
import { signOf } from './signs'

interface Happened {
  seat: number
  card: string
  cards: string[]
  count: number
  price: number
  cost: number
  city: string
  region: string
  role: string
  coins: number
}

const seal = (seat: number): string => `seat ${seat}`
const coins = (seat: number): string[] => [`coins ${seat}`, seal(seat)]
const hand = (seat: number, card: string): string[] => [`hand ${seat} ${card}`, `cards ${seat}`, seal(seat)]
const front = (seat: number, card: string): string[] => [`front ${seat} ${card}`, seal(seat)]
const onTable = (name: string): string[] => [name, 'tab now']

const paid = (seat: number, price: number, to: string[]): Travel[] =>
  price ? [{ from: coins(seat), to, picture: signOf('coin'), spent: true }] : []
const marker = (seat: number): Travel => ({ from: seal(seat), to: ['marker', seal(seat)], picture: signOf('marker') })
const laidOut = (seat: number, card: string): Travel => ({
  from: hand(seat, card),
  to: front(seat, card),
  picture: signOf(`c-${card}`),
})

const SET_IN_MOTION: Record<string, (event: Happened) => Travel[]> = {
  incometaken: ({ seat }) => [
    { from: ['pile'], to: [`cards ${seat}`, seal(seat)], picture: signOf('c-back') },
    { from: ['pile'], to: coins(seat), picture: signOf('coin') },
  ],
  laid: ({ seat, cards }) =>
    [...new Set(cards)].map((card) => ({
      from: [seal(seat)],
      to: onTable(`lot ${card}`),
      picture: signOf(`c-${card}`),
    })),
  bidmade: ({ seat }) => [{ from: seal(seat), to: [`bid ${seat}`, seal(seat)], bid: true }],
  groupsold: ({ seat, card, price }) => [
    { from: onTable(`lot ${card}`), to: hand(seat, card), picture: signOf(`c-${card}`) },
    ...paid(seat, price, ['pile']),
    marker(seat),
  ],
  built: ({ seat, city, cards, cost }) => [
    ...[...new Set(cards)].map((card) => laidOut(seat, card)),
    ...paid(seat, cost, ['pile']),
    { from: onTable(`city ${city}`), to: onTable(`town ${city}`), picture: signOf('town-1') },
  ],
  shieldplaced: ({ seat, region }) => [
    { from: [`shields ${seat}`, seal(seat)], to: onTable(`shield ${seat} ${region}`), byHand: true },
  ],
  cityturnedup: ({ city }) => [{ from: ['pile'], to: onTable(`city ${city}`), picture: signOf('town-1') }],
  cardsplayed: ({ seat, card }) => [laidOut(seat, card)],
  roletaken: ({ seat, role, price }) => [
    { from: seal(seat), to: [`role ${role}`, 'tab roles'] },
    ...paid(seat, price, ['pile']),
    ...(price ? [marker(seat)] : []),
  ],
  turneddown: ({ seat, card }) => [{ from: front(seat, card), to: front(seat, card), picture: signOf('c-back') }],
  turnedup: ({ seat, card }) => [{ from: front(seat, card), to: front(seat, card), picture: signOf(`c-${card}`) }],
  coinsgained: ({ seat }) => [{ from: ['pile'], to: coins(seat), picture: signOf('coin') }],
  cardsgained: ({ seat, count }) =>
    count ? [{ from: ['pile'], to: [`cards ${seat}`, seal(seat)], picture: signOf('c-back') }] : [],
}

export function travels(table: TableState, event: Told): Travel[] {
  if (!table.view || !table.box) return []
  return SET_IN_MOTION[event.type]?.(event as never) ?? []
}
