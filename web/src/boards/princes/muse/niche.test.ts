import { expect, test } from 'vitest'
import { HIGH, stonesOf, WIDE } from './niche'

test('thirteen spaces are four stones up, five in the arch and four down; six are all in the arch', () => {
  const muse = stonesOf(3, 15)
  expect(muse.map((stone) => stone.space)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
  expect(muse.filter((stone) => stone.outline.includes('A')).map((stone) => stone.space)).toEqual([7, 8, 9, 10, 11])
  expect(muse[0]!.y).toBeGreaterThan(muse[3]!.y)
  expect(stonesOf(0, 5).every((stone) => stone.outline.includes('A'))).toBe(true)
})

test('every stone lies within the niche, and the two sides mirror each other', () => {
  for (const stones of [stonesOf(3, 15), stonesOf(0, 5)]) {
    stones.forEach((stone, place) => {
      const other = stones[stones.length - 1 - place]!
      expect(stone.x + other.x).toBeCloseTo(WIDE)
      expect(stone.y).toBeCloseTo(other.y)
      expect(stone.x).toBeGreaterThan(0)
      expect(stone.y).toBeLessThan(HIGH)
    })
  }
})
