/** The log as it is read: rounds, phases, turns, and the lines behind a number. */
import { describe, expect, it } from 'vitest'
import { grouped, ruleOf, turnsOf } from './lines'

const EVENTS = [
  { type: 'ready', seat: 1 },
  { type: 'roundbegan', round: 1, first_seat: 0 },
  { type: 'bought', seat: 0, changes: [{ seat: 0, what: 'florins', amount: -300, source: 'auction' }] },
  { type: 'roundbegan', round: 2, first_seat: 1 },
  { type: 'built', seat: 1, changes: [{ seat: 1, what: 'points', amount: 3, source: 'building' }] },
]

describe('the log', () => {
  it('lies in rounds, and knows what is news', () => {
    const groups = grouped(EVENTS, { filter: 'all', mine: [0], seen: 4 })
    expect(groups.map((group) => [group.round, group.lines.length])).toEqual([
      [null, 1],
      [1, 2],
      [2, 2],
    ])
    expect(groups.flatMap((group) => group.lines).map((line) => line.news)).toEqual([false, false, false, false, true])
  })

  it('shows only what concerns me, or what moved points', () => {
    expect(
      grouped(EVENTS, { filter: 'mine', mine: [0], seen: 0 })
        .flatMap((group) => group.lines)
        .map((line) => line.place),
    ).toEqual([1, 2])
    expect(
      grouped(EVENTS, { filter: 'points', mine: [0], seen: 0, points: 'points' })
        .flatMap((group) => group.lines)
        .map((line) => line.place),
    ).toEqual([4])
  })

  it('stands under phases; what belongs to several goes with the turn it is made in', () => {
    const kinds = { bought: { paragraph: '3.4', phase: '3' }, built: { paragraph: '5.3', phase: '5' } }
    const told = [
      { type: 'bought', seat: 0 },
      { type: 'drew', seat: 0 },
      { type: 'drew', seat: 1 },
      { type: 'built', seat: 1 },
      { type: 'drew', seat: 2 },
    ]
    const groups = grouped(told, { filter: 'all', mine: [], seen: 0, kinds })
    expect(groups.map((group) => [group.phase, group.lines.map((line) => line.place)])).toEqual([
      ['3', [0, 1]],
      ['5', [2, 3, 4]],
    ])
    expect(turnsOf(groups[1]!.lines).map((turn) => turn.length)).toEqual([2, 1])
  })

  it('links the rule that speaks of a line, by what it tells', () => {
    const kinds = { drew: { paragraph: '5.7', phase: '', cases: { pile: { bonus: '5.9', prestige: '4.4' } } } }
    const rule = (pile: string): string => ruleOf({ type: 'drew', seat: 0, pile }, kinds)
    expect([rule('profession'), rule('bonus'), rule('prestige')]).toEqual(['5.7', '5.9', '4.4'])
    expect(ruleOf({ type: 'ready', seat: 0 }, kinds)).toBe('')
  })

  it('finds the lines that made a number of the score', () => {
    const wish = { filter: 'all', mine: [], seen: 0, points: 'points' } as const
    const lines = (seat: number, source: string): number[] =>
      grouped(EVENTS, { ...wish, trace: { seat, source } }).flatMap((group) => group.lines.map((line) => line.place))
    expect(lines(1, 'building')).toEqual([4])
    expect(lines(0, 'building')).toEqual([])
    expect(lines(0, 'florins')).toEqual([2])
  })
})
