/** How a game ended, ready to be drawn: seats by their place, sources in one order for all. */
import type { Outcome } from '../wire/types'

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

/** The sheet: sources that brought most come first, so that bars can be compared from the left. */
export function scoreSheet(outcome: Outcome): ScoreSheet {
  const keys = [...new Set(outcome.lines.flatMap((lines) => Object.keys(lines)))]
  const total = (key: string): number => sum(outcome.lines.map((lines) => lines[key] ?? 0))
  const sources = keys.sort((a, b) => total(b) - total(a))
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
