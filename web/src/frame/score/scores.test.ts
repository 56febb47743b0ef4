/** Score sheets: seats by place, sources in order, and which points were told. */
import { describe, expect, it } from 'vitest'
import { hatchOf, scale, scoreSheet, standingOf } from './scores'
import { sourcesOf } from './sources'

const EVENTS = [{ type: 'built', seat: 1, changes: [{ seat: 1, what: 'points', amount: 3, source: 'building' }] }]

describe('points by source', () => {
  it('knows which points of a sheet were told, and which would only come at the end', () => {
    expect(sourcesOf([{ cards: 8 }, { building: 3 }], EVENTS, 'points')).toEqual([
      {
        source: 'cards',
        amounts: [
          { amount: 8, told: false },
          { amount: 0, told: false },
        ],
      },
      {
        source: 'building',
        amounts: [
          { amount: 0, told: false },
          { amount: 3, told: true },
        ],
      },
    ])
  })
})

describe('a score sheet', () => {
  it('has the best seat first and the richest source first', () => {
    const sheet = scoreSheet({ ranks: [2, 1], scores: [5, 9], lines: [{ works: 2, cards: 3 }, { works: 9 }] })
    expect(sheet.sources).toEqual(['works', 'cards'])
    expect(sheet.rows.map(({ seat, parts }) => [seat, parts])).toEqual([
      [1, [9, 0]],
      [0, [2, 3]],
    ])
  })

  it('has the sources that a board orders in that order, each in its colour, and others behind', () => {
    const lines = [{ gifts: 9, works: 1, cards: 3 }]
    const order = ['works', 'buildings', 'cards']
    const { sources } = scoreSheet({ ranks: [1], scores: [13], lines }, order)
    expect(sources).toEqual(['works', 'cards', 'gifts'])
    expect(sources.map((source) => hatchOf(source, sources, order))).toEqual([0, 2, 3])
  })

  it('is drawn on a scale of round steps', () => {
    expect(scale(69)).toEqual([0, 20, 40, 60])
    expect(scale(3)).toEqual([0, 1, 2, 3])
  })
})

describe('a standing', () => {
  it('ranks by what everybody would have, ties alike', () => {
    expect(standingOf([{ work: 4 }, { work: 2, cards: 2 }, { work: -1 }])).toMatchObject({
      ranks: [1, 1, 3],
      scores: [4, 4, -1],
    })
  })
})
