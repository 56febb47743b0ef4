import { describe, expect, it } from 'vitest'
import { cellOf, squareOf } from '../../drawing/cells'
import type { Told } from '../../wire/types'
import { causeOf } from './causes'
import { countedBy, signsOf } from './signs'
import { order, phaseOf, thisRoundOf } from './thisRound'
import type { BonusRow, BuildingRow, EstateView, OwnView, PrincesView } from './view'

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
] as unknown as BuildingRow[]

describe('what a bonus card counts', () => {
  it('is drawn piece by piece, what is missing faint', () => {
    const row = { key: 'b', factor: 1, counters: ['jester', 'freedom'] } as unknown as BonusRow
    const own = { prestige: [] } as unknown as OwnView
    expect(countedBy(row, ESTATE, own, BUILDINGS)).toEqual([
      { sign: 'm-jester', there: true },
      { sign: 'm-travel', there: false },
    ])
  })
})

describe('the thisRound of a round', () => {
  const told = (...events: Record<string, unknown>[]): Told[] => events as Told[]

  it('begins anew with each round and each item', () => {
    const thisRound = thisRoundOf(
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
    expect(thisRound.works).toEqual([])
    expect(thisRound.bids).toEqual([
      { seat: 1, price: 200 },
      { seat: 2, price: 300 },
    ])
    expect([...thisRound.passed]).toEqual([])
    expect(thisRound.buyers.get('lake')).toEqual({ seat: 0, price: 200 })
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
  it('is drawn by three signs at most', () => {
    expect(signsOf(['freedom'])).toHaveLength(3)
    expect(signsOf(['building', 'freedom', 'work'])).toEqual(['b-university', 'm-travel', 'i-cards'])
  })
})
