/** A stretch of time in a word. */
import { describe, expect, it } from 'vitest'
import { lasting } from './lasting'

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
