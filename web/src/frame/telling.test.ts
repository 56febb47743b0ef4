/** Stepping through a story: rounds, turns, and the events up to a place. */
import { describe, expect, it } from 'vitest'
import type { TableState } from '../wire/table.svelte'
import { newsOf } from './catchup.svelte'
import { lasting } from './lasting'
import { hatchOf, scale, scoreSheet, standingOf } from './scores'
import { eventsUpTo, movesSince, positionOf, roundAt, roundTicks, turnFrom, type Story } from './telling'

const move = (at: number, seat: number, ...events: { type: string; round?: number }[]): Story['moves'][number] => ({
  at,
  seat,
  made: 0,
  events,
  points: [0, 0],
})
const story: Story = {
  number: 5,
  seat: 0,
  start: [0, 0],
  moves: [
    move(1, 0, { type: 'ready' }),
    move(2, 1, { type: 'ready' }, { type: 'roundbegan', round: 1 }),
    move(3, 0, { type: 'bid' }),
    move(4, 0, { type: 'bid' }),
    move(5, 1, { type: 'passed' }, { type: 'roundbegan', round: 2 }),
  ],
}

describe('a story', () => {
  it('knows where its rounds begin', () => {
    expect(roundTicks(story)).toEqual([
      { round: 1, at: 2 },
      { round: 2, at: 5 },
    ])
    expect([0, 2, 4, 5].map((at) => roundAt(roundTicks(story), at))).toEqual([0, 1, 1, 2])
  })

  it('tells the events up to a place, and which of them came last', () => {
    expect(eventsUpTo(story, 2).events.map((event) => event.type)).toEqual(['ready', 'ready', 'roundbegan'])
    expect(eventsUpTo(story, 2).before).toBe(1)
    expect(eventsUpTo(story, 0)).toEqual({ events: [], before: 0 })
  })

  it('leads from a line of the log to its place', () => {
    expect([0, 1, 2, 3, 6].map((place) => positionOf(story, place))).toEqual([1, 2, 2, 3, 5])
  })

  it('knows the moves that told what is new', () => {
    expect(movesSince(story, 3).map((told) => told.at)).toEqual([3, 4, 5])
    expect(movesSince(story, 6).map((told) => told.at)).toEqual([5])
    expect(movesSince(story, 7)).toEqual([])
  })

  it('steps from turn to turn, of anybody or of one seat', () => {
    expect(turnFrom(story, 0, 1)).toBe(1)
    expect(turnFrom(story, 1, 1)).toBe(2)
    expect(turnFrom(story, 2, 1, 0)).toBe(5)
    expect(turnFrom(story, 5, -1)).toBe(4)
    expect(turnFrom(story, 1, -1)).toBe(0)
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

describe('a clock', () => {
  it('says the two greatest units of what is left', () => {
    expect([0, 59, 61, 7_200, 100_000].map((seconds) => lasting(seconds, 'en'))).toEqual([
      '0s',
      '59s',
      '1m 1s',
      '2h',
      '1d 3h',
    ])
    expect(lasting(61, 'fr').replaceAll('\u00a0', ' ')).toBe('1min 1s')
  })
})

describe('what happened since one last acted', () => {
  const table = (hasActed: boolean): TableState =>
    ({ mine: [0], seen: 1, hasActed, shown: null, finished: false, events: [{ type: 'a' }, { type: 'b' }] }) as never

  it('is what lies behind the own act', () => expect(newsOf(table(true))).toBe(1))
  it('is nothing before one has acted at all', () => expect(newsOf(table(false))).toBe(0))
})
