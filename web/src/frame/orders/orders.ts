/** Standing orders: for what one can be given just now, and what the one that stands says. */
import type { BoardModule } from '../../shared/contract'
import type { TableState } from '../../table/table.svelte'
import type { AuctionState, Order } from '../../wire/types'
import { number, t } from '../../words/page.svelte'

export interface Offer {
  /** The lot under the hammer, if one bids for it. */
  now: AuctionState | null
  /** What may come under the hammer. */
  lots: readonly string[]
  /** The most one could bid. */
  most: number
}

/** What an order can be given for; nothing where nothing is auctioned. Orders may be given while others are asked. */
export function offerOf(table: TableState, board: Pick<BoardModule, 'auction'> | null): Offer | null {
  if (table.seat === null || table.state !== 'playing' || table.shown) return null
  const told = board?.auction?.(table) ?? null
  const now = table.asked?.auction ?? told?.now ?? null
  return now || told ? { now, lots: told?.lots ?? [], most: told?.most ?? Infinity } : null
}

export const orderOf = (table: TableState): Order | null =>
  table.seat === null ? null : (table.orders[table.seat] ?? null)

/** An order in words. */
export function wordsOf(table: TableState, order: Order): string {
  if (order.kind === 'pass') {
    const lot = order.unless.map((each) => table.say.thing(each)).join(', ')
    return lot ? t('order-stands-unless', { lot }) : t('order-stands-passing')
  }
  const told = { limit: number(order.limit), lot: table.say.thing(order.lot) }
  return order.then === 'pass' ? t('order-stands-pass', told) : t('order-stands-ask', told)
}
