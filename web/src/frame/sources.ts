/** Points by source and seat, summed from what events told. */
import type { Told } from '../wire/types'

const COUNTED = ['points', 'prestige']

export interface SourceRow {
  source: string
  amounts: number[]
}

export function sourcesOf(events: readonly Told[], seats: number): SourceRow[] {
  const changes = events.flatMap((event) => event.changes ?? [])
  const what = COUNTED.find((each) => changes.some((change) => change.what === each))
  const rows = new Map<string, number[]>()
  for (const change of changes) {
    if (change.what !== what) continue
    const row = rows.get(change.source) ?? Array.from({ length: seats }, () => 0)
    row[change.seat] = (row[change.seat] ?? 0) + change.amount
    rows.set(change.source, row)
  }
  return [...rows].map(([source, amounts]) => ({ source, amounts }))
}
