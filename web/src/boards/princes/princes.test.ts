import { describe, expect, it } from 'vitest'
import { cellOf, squareOf } from '../../drawing/cells'
import type { Told } from '../../wire/types'
import { causeOf } from './causes'
import { countOf, signsOf } from './counts'
import { order, phaseOf, storyOf } from './story'
import type { BonusRow, EstateView, OwnView, PrincesView, ProfessionRow } from './view'
import { bonusGain, cardsOf, countedBy, gain, valueOf } from './worth'

const WORTH = { building: 4, landscape: 3, freedom: 3, jester: 2, card: 1 }
const POET: ProfessionRow = {
  key: 'poet',
  work: { en: 'poem', fr: 'poème' },
  building: 'theatre',
  landscape: 'lake',
  freedom: 'travel',
}
const ESTATE = {
  seat: 0,
  buildings: ['theatre'],
  freedoms: [],
  forests: 0,
  lakes: 0,
  parks: 2,
  jesters: 1,
  builders: 0,
  works: 1,
  professions_in_hand: 2,
  recruiting_in_hand: 1,
  empty_squares: 30,
} as unknown as EstateView
const BUILDINGS = [
  { key: 'theatre', size: 'medium', shape: [] },
  { key: 'university', size: 'large', shape: [] },
] as const

describe('what a card would be worth', () => {
  it('counts wishes met, jesters and cards', () => {
    expect(cardsOf(ESTATE)).toBe(4)
    expect(valueOf(POET, ESTATE, 4, WORTH)).toBe(4 + 2 + 4)
  })

  it('rises by what is up for auction, if the card wishes for it', () => {
    expect(gain('jester', POET, ESTATE, WORTH)).toBe(2)
    expect(gain('lake', POET, ESTATE, WORTH)).toBe(3)
    expect(gain('forest', POET, ESTATE, WORTH)).toBe(0)
    expect(gain('lake', POET, { ...ESTATE, lakes: 1 }, WORTH)).toBe(0)
    expect(gain('landscape', POET, ESTATE, WORTH)).toBe(3)
    expect(gain('theatre', POET, { ...ESTATE, buildings: [] }, WORTH)).toBe(4)
    expect(gain('theatre', POET, ESTATE, WORTH)).toBe(0)
  })

  it('rises for bonus cards that count the item', () => {
    const row = (...counters: string[]): BonusRow => ({ key: 'b', factor: 2, counters })
    expect(bonusGain('jester', row('jester', 'freedom'), ESTATE, 0)).toBe(2)
    expect(bonusGain('park', row('landscape_kinds'), ESTATE, 0)).toBe(0)
    expect(bonusGain('lake', row('landscape_kinds'), ESTATE, 0)).toBe(2)
    expect(bonusGain('prestige', row('category_kinds'), ESTATE, 1)).toBe(0)
  })

  it('is drawn piece by piece, what is missing faint', () => {
    const counted = countedBy(
      { key: 'b', factor: 1, counters: ['jester', 'freedom'] },
      ESTATE,
      { prestige: [] } as unknown as OwnView,
      [...BUILDINGS].map((row) => ({ ...row, shape: [] })),
    )
    expect(counted).toEqual([
      { sign: 'm-jester', there: true },
      { sign: 'm-travel', there: false },
    ])
  })
})

describe('the story of a round', () => {
  const told = (...events: Record<string, unknown>[]): Told[] => events as Told[]

  it('begins anew with each round and each item', () => {
    const story = storyOf(
      told(
        { type: 'worked', seat: 1, profession: 'poet', value: 9 },
        { type: 'roundbegan', round: 2 },
        { type: 'opened', seat: 0, item: 'lake', price: 200 },
        { type: 'passed', seat: 1, item: 'lake' },
        { type: 'bought', seat: 0, item: 'lake', price: 200 },
        { type: 'opened', seat: 1, item: 'jester', price: 200 },
        { type: 'bidmade', seat: 2, item: 'jester', price: 300 },
      ),
    )
    expect(story.works).toEqual([])
    expect(story.bids).toEqual([
      { seat: 1, price: 200 },
      { seat: 2, price: 300 },
    ])
    expect([...story.passed]).toEqual([])
    expect(story.buyers.get('lake')).toEqual({ seat: 0, price: 200 })
  })

  it('knows the phase by who may still buy', () => {
    const view = (may: boolean, waiting = [0]): PrincesView =>
      ({ round: 1, waiting, lot: null, first_seat: 1, estates: [{ may_buy: may }, { may_buy: false }] }) as never
    expect(phaseOf(view(true), '')).toBe('auction')
    expect(phaseOf(view(false), 'princes-question-turn')).toBe('actions')
    expect(phaseOf(view(false), 'princes-question-place-landscape')).toBe('auction')
    expect(phaseOf(view(false, []), '')).toBe('over')
    expect(order(view(true))).toEqual([1, 0])
  })
})

describe('why a tile may not lie somewhere', () => {
  const cells = (...squares: string[]) => squares.map(cellOf)
  const obstacles = {
    palace: cells('a6', 'b6', 'c6', 'a7', 'b7', 'c7'),
    buildings: cells('e1', 'e2'),
    landscapes: cells('d4'),
  }

  it('names the squares that touch the palace, and the sides', () => {
    const { squares, sides } = causeOf('princes-refusal-touches-palace', cells('a4', 'a5', 'b5', 'c4'), obstacles)
    expect(squares.map(squareOf)).toEqual(['a5', 'b5'])
    expect(sides).toEqual([
      [0, 5, 1, 5],
      [1, 5, 2, 5],
    ])
  })

  it('names the squares that are taken, and those that touch a building', () => {
    expect(causeOf('princes-refusal-overlaps', cells('c4', 'd4'), obstacles).squares.map(squareOf)).toEqual(['d4'])
    expect(causeOf('princes-refusal-touches', cells('d2', 'd3'), obstacles).squares.map(squareOf)).toEqual(['d2'])
  })
})

describe('what prestige cards compare', () => {
  it('is counted in the estates', () => {
    expect(countOf('building_large', { ...ESTATE, buildings: ['university'] }, BUILDINGS as never)).toBe(1)
    expect(countOf('landscape_kinds', ESTATE, BUILDINGS as never)).toBe(1)
    expect(countOf('empty_squares', ESTATE, BUILDINGS as never)).toBe(30)
  })

  it('is drawn by three signs at most', () => {
    expect(signsOf(['freedom'])).toHaveLength(3)
    expect(signsOf(['building', 'freedom', 'work'])).toEqual(['b-university', 'm-travel', 'i-cards'])
  })
})
