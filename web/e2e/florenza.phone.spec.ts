/** Florenza on a phone: whole games by one finger. */
import { expect, test } from '@playwright/test'
import { playFlorenza, rounds } from './florenza'
import { over, tap } from './playing'
import { makeTable } from './tables'

test('two play a whole game by touch alone', async ({ page }) => {
  const { id } = await makeTable(page, 'florenza', ['me', 'random'], rounds(2))
  await page.goto(`/t/${id}`)
  await playFlorenza(page, tap, 40)
  await expect(over(page)).toBeVisible()
})

test('four play a whole game by touch alone', async ({ page }) => {
  const { id } = await makeTable(page, 'florenza', ['me', 'random', 'random', 'random'], rounds(2))
  await page.goto(`/t/${id}`)
  await playFlorenza(page, tap, 25)
  await expect(over(page)).toBeVisible()
})
