/** Figures against their limits: noted with the test that took them, and failing it where they are over. */
import { expect, test } from '@playwright/test'

export interface Measured {
  what: string
  limit: number
  value: number
  unit: string
  /** Whether the limit is the least that will do, and not the most. */
  least: boolean
}

export const MEASURED = 'measured'
/** What the reporter does not repeat, since its table says so. */
export const OVER = 'over its limit'
export const kept = ({ limit, value, least }: Measured): boolean => (least ? value >= limit : value <= limit)

function note(measured: Measured): void {
  test.info().annotations.push({ type: MEASURED, description: JSON.stringify(measured) })
  expect.soft(kept(measured), OVER).toBe(true)
}

/** A figure that must not be larger than its limit. */
export function atMost(what: string, limit: number, value: number, unit: string): void {
  note({ what, limit, value, unit, least: false })
}

/** A figure that must not be smaller than its limit. */
export function atLeast(what: string, limit: number, value: number, unit: string): void {
  note({ what, limit, value, unit, least: true })
}

/** The value below which such a part of all values lies. */
export function percentile(values: readonly number[], part: number): number {
  const ordered = [...values].sort((one, other) => one - other)
  return ordered[Math.min(ordered.length - 1, Math.floor(part * ordered.length))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)
