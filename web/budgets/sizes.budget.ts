/** What comes over the line. */
import { test } from '@playwright/test'
import { sizes } from '../tools/sizes.mjs'
import { atMost } from './measured'

test('sizes', () => {
  for (const { what, limit, value } of sizes()) atMost(what, limit, value, 'kB')
})
