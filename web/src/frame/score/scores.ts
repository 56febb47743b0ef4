/** How a game ended, ready to be drawn: seats by their place, sources in one order for all. */
import type { Outcome } from '../../wire/types'

/** So many sources have a colour and a hatch of their own. */
export const HATCHES = 8

export interface ScoreRow {
  seat: number
  rank: number
  score: number
  /** Points of each source, in the order of `sources`. */
  parts: number[]
}

export interface ScoreSheet {
  sources: string[]
  rows: ScoreRow[]
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** The sources of some sheets: as the board orders them, and else those first that brought most, so that bars compare. */
export function ordered(sheets: readonly Record<string, number>[], order: readonly string[]): string[] {
  const sources = [...new Set(sheets.flatMap((sheet) => Object.keys(sheet)))]
  const total = (source: string): number => sum(sheets.map((sheet) => sheet[source] ?? 0))
  const rank = (source: string): number => (order.includes(source) ? order.indexOf(source) : order.length)
  return sources.sort((one, other) => rank(one) - rank(other) || total(other) - total(one))
}

/** Which colour and hatch a source has: always the same where the board orders it. */
export function hatchOf(source: string, sources: readonly string[], order: readonly string[]): number {
  if (order.includes(source)) return order.indexOf(source)
  return order.length + sources.filter((each) => !order.includes(each)).indexOf(source)
}

/** The sheet, each row in the order of the sources. */
export function scoreSheet(outcome: Outcome, order: readonly string[] = []): ScoreSheet {
  const sources = ordered(outcome.lines, order)
  const rows = outcome.scores.map((score, seat) => ({
    seat,
    rank: outcome.ranks[seat] ?? 0,
    score,
    parts: sources.map((source) => outcome.lines[seat]?.[source] ?? 0),
  }))
  return { sources, rows: rows.sort((a, b) => a.rank - b.rank || b.score - a.score) }
}

/** How the game would end now, by what everybody would have. */
export function standingOf(sheets: readonly Record<string, number>[]): Outcome {
  const scores = sheets.map((sheet) => sum(Object.values(sheet)))
  const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length)
  return { ranks, scores, lines: [...sheets] }
}

/** Steps of a scale that ends above a number: at most six of them, round figures. */
export function scale(most: number): number[] {
  const rough = Math.max(1, most) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? 10 * power)
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, place) => place * step)
}
