/** Leaving one's seat to a bot, and taking it back. */
import { api } from '../wire/api'
import type { SeatShown, TableState } from '../wire/table.svelte'

/** The own seats that a bot plays, or that one plays oneself. */
export const ownSeats = (table: TableState, away: boolean): SeatShown[] =>
  table.seats.filter((seat) => seat.mine && seat.away === away)

export async function leave(table: TableState): Promise<void> {
  for (const { seat } of ownSeats(table, false)) await api.post(`/tables/${table.id}/leave`, { seat })
}

export async function comeBack(table: TableState): Promise<void> {
  for (const { seat } of ownSeats(table, true)) await api.post(`/tables/${table.id}/return`, { seat })
}
