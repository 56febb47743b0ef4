import { expect, test } from 'vitest'
import { advisedBy, isTaught, knowsGoal, numberAt, reachedBy, stepAt, toldGoal } from './lessons'

const STEPS = (['open', 'bid', 'turn', 'bid', 'turn'] as const).map((question) => ({
  question,
  sentence: 'coach-label' as const,
}))

test('each question gets the next step of its kind, and the last one again when there is no other', () => {
  expect(stepAt(STEPS, {}, '3.0', 'bid')).toBe(1)
  expect(stepAt(STEPS, { '3.0': 1 }, '5.0', 'bid')).toBe(3)
  expect(stepAt(STEPS, { '3.0': 1, '5.0': 3 }, '7.0', 'bid')).toBe(3)
  expect(stepAt(STEPS, {}, '3.0', 'recruit')).toBeNull()
})

test('what was taken back is taught again alike', () => {
  expect(stepAt(STEPS, { '3.0': 1, '5.0': 3 }, '3.0', 'bid')).toBe(1)
})

test('a question met behind a draft is taught alike once the draft is sent', () => {
  expect(stepAt(STEPS, { '3.1': 1 }, '4.0', 'bid')).toBe(1)
  expect(stepAt(STEPS, { '3.1': 1 }, '5.0', 'bid')).toBe(3)
})

test('a lesson is over once the game has gone on from its last step', () => {
  expect(isTaught(STEPS, { '3.0': 1 }, '5.0')).toBe(false)
  expect(isTaught(STEPS, { '3.0': 4 }, '3.1')).toBe(false)
  expect(isTaught(STEPS, { '3.0': 4 }, '5.0')).toBe(true)
})

test('steps are counted once: one that is said again counts no further', () => {
  expect(reachedBy({})).toBe(0)
  expect(reachedBy({ '3.0': 4, '5.0': 1 })).toBe(5)
})

test('whoever goes back reads the number of the step he stands at', () => {
  const taught = toldGoal({ '3.0': 0, '5.0': 1, '7.0': 2 })
  expect(numberAt(taught, '7.0', 2)).toBe(3)
  expect(numberAt(taught, '5.0', 1)).toBe(2)
  expect(numberAt(taught, '9.0', 1)).toBe(3)
})

test('the goal is told once, and is no step', () => {
  expect(knowsGoal({ '3.0': 1 })).toBe(false)
  expect(knowsGoal(toldGoal({}))).toBe(true)
  expect(reachedBy(toldGoal({}))).toBe(0)
  expect(stepAt(STEPS, toldGoal({}), '3.0', 'open')).toBe(0)
})

test('where the advised move is not offered, the first of the same kind is', () => {
  const moves = ['stop', 'place lake b2', 'place lake c1'].map((text) => ({ text, message: { key: '' } }))
  const step = { ...STEPS[0]!, move: 'place lake a1' }
  expect(advisedBy(step, moves)?.text).toBe('place lake b2')
  expect(advisedBy({ ...step, move: 'place lake c1' }, moves)?.text).toBe('place lake c1')
  expect(advisedBy({ ...step, move: 'take lake' }, moves)).toBeNull()
})
