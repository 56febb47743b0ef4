/** What a card would be worth with one thing more: told on the card itself, so that it says whether to bid. */
import type { BonusRow, BuildingRow, Components, EstateView, OwnView, ProfessionRow } from './view'

const LANDSCAPES = ['forest', 'lake', 'park'] as const

export function owned(estate: EstateView, landscape: string): number {
  return { forest: estate.forests, lake: estate.lakes, park: estate.parks }[landscape] ?? 0
}

/** What an item of the auction, or a building, adds to a profession's work. */
export function gain(item: string, card: ProfessionRow, estate: EstateView, worth: Components['work']): number {
  if (item === 'jester') return worth.jester
  if (item === 'recruiting') return worth.card
  if (item === card.building) return estate.buildings.includes(item) ? 0 : worth.building
  const meets = item === card.landscape || item === 'landscape'
  return meets && !owned(estate, card.landscape) ? worth.landscape : 0
}

/** What an item of the auction adds to a bonus card. */
export function bonusGain(item: string, row: BonusRow, estate: EstateView, prestigeCards: number): number {
  const more = (counter: string): number => {
    const kind = LANDSCAPES.find((each) => each === item)
    if (counter === item || (counter === 'prestige_card' && item === 'prestige')) return 1
    if (counter === 'cards_hand' && item === 'recruiting') return 1
    if (counter === 'landscape') return kind ? 1 : 0
    if (counter === 'landscape_kinds') return kind && !owned(estate, kind) ? 1 : 0
    if (counter !== 'category_kinds') return 0
    const held = kind
      ? owned(estate, kind)
      : { jester: estate.jesters, builder: estate.builders, prestige: prestigeCards }[item]
    return held === 0 ? 1 : 0
  }
  return row.factor * row.counters.reduce((sum, counter) => sum + more(counter), 0)
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

/** What a work of a profession would be worth to an estate that had so many cards; bonus cards left out. */
export function valueOf(card: ProfessionRow, estate: EstateView, cards: number, worth: Components['work']): number {
  const wishes =
    (estate.buildings.includes(card.building) ? worth.building : 0) +
    (owned(estate, card.landscape) ? worth.landscape : 0) +
    (estate.freedoms.includes(card.freedom) ? worth.freedom : 0)
  return wishes + worth.jester * estate.jesters + worth.card * cards
}

/** The cards an estate owns, in hand and on the table. */
export function cardsOf(estate: EstateView): number {
  return estate.professions_in_hand + estate.recruiting_in_hand + estate.works
}
