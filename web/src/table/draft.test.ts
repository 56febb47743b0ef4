/** A draft: moves one behind the other, what each led to, and what is kept of it. */
import { beforeEach, describe, expect, it } from 'vitest'
import { added, emptyDraft, keepDraft, keptDraft, lineOf, questionAfter, shortened, standing } from './draft'
import type { Preview, Question } from '../wire/types'

const question = (number: number, key: string): Question => ({
  number,
  key,
  paragraph: '',
  auction: null,
  deadline: null,
  moves: [],
  refused: [],
})
const preview = (asked: Question | null, free = true): Preview => ({ free, events: [], question: asked, view: {} })
const build = { text: 'build tower', message: { key: 'build' } }
const place = { text: 'place tower d4 r1', message: { key: 'place' } }
const first = question(4, 'turn')
const where = question(4, 'where')

describe('a draft', () => {
  const one = added(emptyDraft(1, 4), build, preview(where))
  const two = added(one, place, preview(null, false))

  it('is sent as one line', () => {
    expect(lineOf(two.moves)).toBe('build tower, place tower d4 r1')
  })

  it('shows the question its last move leads to, and none behind the own turn', () => {
    expect(questionAfter(null, first)).toBe(first)
    expect(questionAfter(one, first)).toBe(where)
    expect(questionAfter(two, first)).toBeNull()
  })

  it('knows whether it can be taken back', () => {
    expect(standing(one)?.free).toBe(true)
    expect(standing(two)?.free).toBe(false)
  })

  it('goes back to any of its steps', () => {
    expect(shortened(two, 1)).toEqual(one)
  })
})

describe('what is kept of a draft', () => {
  beforeEach(() => sessionStorage.clear())

  it('is there again for the same seat and question only', () => {
    keepDraft('t1', added(emptyDraft(1, 4), build, preview(where)))
    expect(keptDraft('t1', 1, 4)).toEqual([build])
    expect(keptDraft('t1', 0, 4)).toEqual([])
    expect(keptDraft('t1', 1, 5)).toEqual([])
    expect(keptDraft('t2', 1, 4)).toEqual([])
  })

  it('is gone when the draft is', () => {
    keepDraft('t1', added(emptyDraft(1, 4), build, preview(where)))
    keepDraft('t1', null)
    expect(keptDraft('t1', 1, 4)).toEqual([])
  })
})
