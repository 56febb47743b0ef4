import { expect, test } from 'vitest'
import { isTaught, stepAt } from './lessons'

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

test('a lesson is over once the game has gone on from its last step', () => {
  expect(isTaught(STEPS, { '3.0': 1 }, '5.0')).toBe(false)
  expect(isTaught(STEPS, { '3.0': 4 }, '3.1')).toBe(false)
  expect(isTaught(STEPS, { '3.0': 4 }, '5.0')).toBe(true)
})
