/** The frame's own thinking: the log's groups, the command line, the rulebook's markdown, addresses. */
import { describe, expect, it } from 'vitest'
import { placeOf } from '../router.svelte'
import { completions, parted, readOrder } from './commands'
import { blocks } from './markdown'
import { sourcesOf } from './sources'
import { grouped, ruleOf, turnsOf } from './story'

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

describe('the command line', () => {
  it('completes what is typed, first by its beginning', () => {
    expect(completions(['bid 300', 'open lake', 'pass'], 'b')).toEqual(['bid 300'])
    expect(completions(['open lake', 'place lake a1'], 'lake')).toEqual(['open lake', 'place lake a1'])
  })

  it('knows the move behind the last comma', () => {
    expect(parted('build tower, pla')).toEqual({ before: 'build tower,', typed: 'pla' })
  })

  it('reads standing orders', () => {
    expect(readOrder('order lake <=600 pass', [1, 2])).toMatchObject({
      lot: 'lake',
      limit: 600,
      then: 'pass',
      rivals: [1, 2],
    })
    expect(readOrder('order lake <= 600', [])?.then).toBe('ask')
    expect(readOrder('bid 400', [])).toBeNull()
  })
})

describe('a rulebook’s paragraph', () => {
  it('has paragraphs, lists and tables', () => {
    const found = blocks('One **two**.\n\n- a\n- b\n\n| x | y |\n|---|---|\n| 1 | 2 |')
    expect(found.map((block) => block.kind)).toEqual(['p', 'ul', 'table'])
    expect(found[0]).toEqual({
      kind: 'p',
      parts: [
        { kind: 'text', text: 'One ' },
        { kind: 'strong', text: 'two' },
        { kind: 'text', text: '.' },
      ],
    })
    expect(found[2]).toMatchObject({ rows: [[[{ text: '1' }], [{ text: '2' }]]] })
  })
})

describe('an address', () => {
  const place = (path: string) => placeOf(new URL(path, 'http://signoria.test'))

  it('means a page', () => {
    expect(place('/')).toEqual({ page: 'lobby' })
    expect(place('/t/abc/text')).toMatchObject({ page: 'table', table: 'abc', text: true, at: null })
    expect(place('/t/abc?at=12')).toMatchObject({ text: false, at: 12 })
    expect(place('/rules/princes#3.2')).toEqual({ page: 'rules', game: 'princes', paragraph: '3.2' })
    expect(place('/elsewhere')).toEqual({ page: 'nowhere' })
  })
})
