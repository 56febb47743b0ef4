/** Leaving one's seat to a bot, and taking it back. */
import { api } from '../../wire/api'
import type { SeatShown, TableState } from '../../table/table.svelte'

/** The own seats that one plays oneself, or that one has given up. */
export const ownSeats = (table: TableState, away: boolean): SeatShown[] =>
  table.seats.filter((seat) => seat.mine && seat.away === away)

/** Whether nobody would be left at the table if its reader gave up every own seat: then it rests. */
export const lastPerson = (table: TableState): boolean =>
  table.seats.every((seat) => seat.kind !== 'person' || seat.mine || seat.away || seat.late)

export async function leave(table: TableState): Promise<void> {
  for (const { seat } of ownSeats(table, false)) await api.post(`/tables/${table.id}/leave`, { seat })
}

/** Takes the own seats back that were given up, or says that one is there again after time ran out. */
export async function comeBack(table: TableState): Promise<void> {
  for (const { seat, mine, away, late } of table.seats)
    if (mine && (away || late)) await api.post(`/tables/${table.id}/return`, { seat })
}
