import { expect, test } from 'vitest'
import { daysApart, localeOf } from './moments'

test('a language is written as the reader’s country does, where the browser says one', () => {
  expect(localeOf('en', ['de-DE', 'en-US'])).toBe('en-US')
  expect(localeOf('fr', ['en-US', 'fr-CH'])).toBe('fr-CH')
  expect(localeOf('fr', ['en-US'])).toBe('fr')
})

test('tomorrow is the next day of the calendar, however few hours away', () => {
  const evening = new Date(2026, 10, 17, 23, 50)
  expect(daysApart(new Date(2026, 10, 18, 0, 10), evening)).toBe(1)
  expect(daysApart(new Date(2026, 10, 17, 0, 10), evening)).toBe(0)
  expect(daysApart(new Date(2026, 11, 1, 8), evening)).toBe(14)
})
