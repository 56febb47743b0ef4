/** Stepping through a story: rounds, turns, and the events up to a place. */
import { describe, expect, it } from 'vitest'
import { eventsUpTo, movesSince, positionOf, roundAt, roundTicks, turnFrom, type Story } from './story'

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
