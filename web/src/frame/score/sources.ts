/** Points by source and seat: as they would be if the game ended now, and what the log has told of them. */
import type { Told } from '../../wire/types'
import { ordered } from './scores'
import { traced } from '../log/lines'

export interface SourceAmount {
  amount: number
  /** Whether lines of the log brought it: then they can be looked at. */
  told: boolean
}

export interface SourceRow {
  source: string
  amounts: SourceAmount[]
}

/** The rows of the sheet. */
export function sourcesOf(
  sheets: readonly Record<string, number>[],
  events: readonly Told[],
  points: string,
  order: readonly string[] = [],
): SourceRow[] {
  return ordered(sheets, order).map((source) => ({
    source,
    amounts: sheets.map((sheet, seat) => ({
      amount: sheet[source] ?? 0,
      told: events.some((event) => traced(event, { seat, source }, points)),
    })),
  }))
}

/** What a sheet comes to. */
export const totalOf = (sheet: Record<string, number>): number =>
  Object.values(sheet).reduce((all, amount) => all + amount, 0)
