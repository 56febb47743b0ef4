/** Who has played three games to their end is no newcomer any more. */
import { beforeEach, expect, test } from 'vitest'
import { countPlayed, isNewcomer } from './newcomer'

beforeEach(() => localStorage.clear())

test('a game counts once, and after the third one knows', () => {
  for (const table of ['a', 'a', 'b', 'b']) countPlayed(table)
  expect(isNewcomer()).toBe(true)
  countPlayed('c')
  expect(isNewcomer()).toBe(false)
})
