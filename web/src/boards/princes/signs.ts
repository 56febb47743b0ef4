/** The drawings that stand for what bonus and prestige cards count. Numbers come from the view. */
import type { BonusRow, BuildingRow, EstateView, OwnView } from './view'

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

const LANDSCAPES = ['forest', 'lake', 'park'] as const

function owned(estate: EstateView, landscape: (typeof LANDSCAPES)[number]): number {
  return { forest: estate.forests, lake: estate.lakes, park: estate.parks }[landscape]
}

/** A drawing of something a bonus card counts, and whether it is there. */
export interface Counted {
  sign: string
  there: boolean
}

/** What a bonus card counts, one drawing for each; what is missing is faint. */
export function countedBy(
  row: BonusRow,
  estate: EstateView,
  own: OwnView,
  buildings: readonly BuildingRow[],
): Counted[] {
  return row.counters.flatMap((counter) => COUNTED[counter]?.({ estate, own, buildings }) ?? [])
}

interface Held {
  estate: EstateView
  own: OwnView
  buildings: readonly BuildingRow[]
}

const MOST = 8
const each = (count: number, sign: string): Counted[] =>
  count ? Array.from({ length: Math.min(count, MOST) }, () => ({ sign, there: true })) : [{ sign, there: false }]
const whether = (sign: string, count: number): Counted => ({ sign, there: count > 0 })

function built({ estate, buildings }: Held, size?: BuildingRow['size']): Counted[] {
  const wanted = buildings.filter((row) => !size || row.size === size)
  const there = wanted.filter((row) => estate.buildings.includes(row.key))
  if (there.length) return there.map((row) => ({ sign: `b-${row.key}`, there: true }))
  return wanted.slice(0, 1).map((row) => ({ sign: `b-${row.key}`, there: false }))
}

function landscapes({ estate }: Held): Counted[] {
  const there = LANDSCAPES.flatMap((kind) => (owned(estate, kind) ? each(owned(estate, kind), `l-${kind}`) : []))
  return there.length ? there : [{ sign: 'l-forest', there: false }]
}

const freedoms = ({ estate }: Held): Counted[] =>
  estate.freedoms.length ? estate.freedoms.map((key) => ({ sign: `m-${key}`, there: true })) : each(0, 'm-travel')

const COUNTED: Record<string, (held: Held) => Counted[]> = {
  building: (held) => built(held),
  building_large: (held) => built(held, 'large'),
  building_medium: (held) => built(held, 'medium'),
  building_small: (held) => built(held, 'small'),
  building_size_kinds: (held) =>
    (['large', 'medium', 'small'] as const).flatMap((size) => built(held, size).slice(0, 1)),
  landscape: landscapes,
  landscape_kinds: ({ estate }) => LANDSCAPES.map((kind) => whether(`l-${kind}`, owned(estate, kind))),
  forest: ({ estate }) => each(estate.forests, 'l-forest'),
  lake: ({ estate }) => each(estate.lakes, 'l-lake'),
  park: ({ estate }) => each(estate.parks, 'l-park'),
  freedom: freedoms,
  jester: ({ estate }) => each(estate.jesters, 'm-jester'),
  builder: ({ estate }) => each(estate.builders, 'm-builder'),
  prestige_card: ({ own }) => each(own.prestige.length, 'i-prestige-card'),
  cards_hand: ({ estate }) => each(estate.professions_in_hand + estate.recruiting_in_hand, 'i-cards'),
  cards_table: ({ estate }) => each(estate.works, 'i-cards'),
  category_kinds: ({ estate, own }) => [
    ...LANDSCAPES.map((kind) => whether(`l-${kind}`, owned(estate, kind))),
    whether('m-jester', estate.jesters),
    whether('m-builder', estate.builders),
    whether('i-prestige-card', own.prestige.length),
    whether(`m-${estate.freedoms[0] ?? 'travel'}`, estate.freedoms.length),
  ],
}
