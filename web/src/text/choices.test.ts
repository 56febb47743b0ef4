import { expect, test } from 'vitest'
import { beginningOf, filtered, inGroups, type ChoiceGroup, type Numbered } from './choices'

const choice = (text: string, label: string, number = 1): Numbered => ({
  move: { text, message: { key: '' } },
  number,
  label,
})
const squares = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'd1'].flatMap((square) =>
  ['', ' r1'].map((turn) =>
    choice(`place opera ${square}${turn}`, `Place the opera at ${square}${turn && ', turned'}`),
  ),
)

const counts = (group: ChoiceGroup): Record<string, number> =>
  Object.fromEntries(group.groups.map(({ label, choices }) => [label, choices.length]))

test('many choices are split by the first word of their texts that tells them apart', () => {
  expect(counts(inGroups(squares))).toMatchObject({ 'Place the opera at a1': 2, 'Place the opera at d1': 2 })
})

test('few choices are one list', () => {
  const few = squares.slice(0, 12)
  expect(inGroups(few).choices).toEqual(few)
  expect(inGroups(few).groups).toEqual([])
})

test('a choice that is alone of its kind stands by itself', () => {
  const whole = inGroups([...squares, choice('stop', 'End your turn')])
  expect(whole.choices.map(({ label }) => label)).toEqual(['End your turn'])
  expect(whole.groups.map(({ label }) => label)).toEqual(['Place the opera at'])
})

test('a group is called by what all its sentences begin with', () => {
  expect(beginningOf(['Build the tower: 300', 'Build the opera: 700'])).toBe('Build the')
  expect(beginningOf(['Pass'])).toBe('Pass')
})

test('a filter wants every word', () => {
  expect(filtered(squares, 'opera b2').map(({ move }) => move.text)).toEqual(['place opera b2', 'place opera b2 r1'])
})
