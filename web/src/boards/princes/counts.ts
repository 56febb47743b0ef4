/** What prestige cards compare, counted in an estate as everybody sees it at the end. */
import type { BuildingRow, EstateView } from './view'

type Count = (estate: EstateView, buildings: readonly BuildingRow[]) => number

const sized =
  (size: BuildingRow['size']): Count =>
  (estate, buildings) =>
    buildings.filter((row) => row.size === size && estate.buildings.includes(row.key)).length

const COUNTS: Record<string, Count> = {
  building: (estate) => estate.buildings.length,
  building_large: sized('large'),
  building_medium: sized('medium'),
  building_small: sized('small'),
  landscape: (estate) => estate.forests + estate.lakes + estate.parks,
  landscape_kinds: (estate) => [estate.forests, estate.lakes, estate.parks].filter(Boolean).length,
  forest: (estate) => estate.forests,
  lake: (estate) => estate.lakes,
  park: (estate) => estate.parks,
  freedom: (estate) => estate.freedoms.length,
  jester: (estate) => estate.jesters,
  builder: (estate) => estate.builders,
  work: (estate) => estate.works,
  cards_table: (estate) => estate.works,
  empty_squares: (estate) => estate.empty_squares,
}

export function countOf(counter: string, estate: EstateView, buildings: readonly BuildingRow[]): number {
  return COUNTS[counter]?.(estate, buildings) ?? 0
}

const SIGNS: Record<string, string[]> = {
  building: ['b-university'],
  building_large: ['b-university'],
  building_medium: ['b-theatre'],
  building_small: ['b-chapel'],
  landscape: ['l-forest', 'l-lake', 'l-park'],
  landscape_kinds: ['l-forest', 'l-lake', 'l-park'],
  forest: ['l-forest'],
  lake: ['l-lake'],
  park: ['l-park'],
  freedom: ['m-travel', 'm-religion', 'm-opinion'],
  jester: ['m-jester'],
  builder: ['m-builder'],
  work: ['i-cards'],
  cards_table: ['i-cards'],
  empty_squares: ['m-none'],
}

/** The drawings that stand for what a card compares, three at most. */
export function signsOf(counters: readonly string[]): string[] {
  const each = counters.map((counter) => SIGNS[counter] ?? [])
  return (counters.length > 1 ? each.map((signs) => signs[0] ?? 'i-cards') : (each[0] ?? [])).slice(0, 3)
}
