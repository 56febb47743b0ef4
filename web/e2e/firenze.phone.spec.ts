/** Firenze on a phone: whole games by one finger. */
import { expect, test } from '@playwright/test'
import { over, tap } from './playing'
import { fewLetters, playFirenze } from './firenze'
import { makeTable } from './tables'

test('two play a whole game by touch alone', async ({ page }) => {
  const { id } = await makeTable(page, 'firenze', ['me', 'random'], fewLetters(1))
  await page.goto(`/t/${id}`)
  await playFirenze(page, tap)
  await expect(over(page)).toBeVisible()
})

test('four play a whole game by touch alone', async ({ page }) => {
  const { id } = await makeTable(page, 'firenze', ['me', 'random', 'random', 'random'], fewLetters(1))
  await page.goto(`/t/${id}`)
  await playFirenze(page, tap)
  await expect(over(page)).toBeVisible()
})
