/** The frame's own thinking: the log's groups, the command line, the rulebook's markdown, addresses. */
import { describe, expect, it } from 'vitest'
import { placeOf } from '../router.svelte'
import { completions, parted, readOrder } from './commands'
import { blocks } from './markdown'
import { sourcesOf } from './sources'
import { grouped } from './story'

const EVENTS = [
  { type: 'ready', seat: 1 },
  { type: 'roundbegan', round: 1, first_seat: 0 },
  { type: 'bought', seat: 0, changes: [{ seat: 0, what: 'florins', amount: -300, source: 'auction' }] },
  { type: 'roundbegan', round: 2, first_seat: 1 },
  { type: 'built', seat: 1, changes: [{ seat: 1, what: 'points', amount: 3, source: 'building' }] },
]

describe('the log', () => {
  it('lies in rounds, and knows what is news', () => {
    const groups = grouped(EVENTS, 'all', [0], 4)
    expect(groups.map((group) => [group.round, group.lines.length])).toEqual([
      [null, 1],
      [1, 2],
      [2, 2],
    ])
    expect(groups.flatMap((group) => group.lines).map((line) => line.news)).toEqual([false, false, false, false, true])
  })

  it('shows only what concerns me, or what moved points', () => {
    expect(
      grouped(EVENTS, 'mine', [0], 0)
        .flatMap((group) => group.lines)
        .map((line) => line.place),
    ).toEqual([1, 2])
    expect(
      grouped(EVENTS, 'points', [0], 0)
        .flatMap((group) => group.lines)
        .map((line) => line.place),
    ).toEqual([2, 4])
  })

  it('sums points by where they came from', () => {
    expect(sourcesOf(EVENTS, 2)).toEqual([{ source: 'building', amounts: [0, 3] }])
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
