/** The Princes of Florence on its board: a whole game by its pieces, and one by keys alone. */
import { expect, test } from '@playwright/test'
import { byKeys, click, over, playPrinces } from './playing'
import { makeTable, threeRounds } from './tables'

test('three play a whole game by clicking pieces', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random', 'random'])
  await page.goto(`/t/${id}`)
  await playPrinces(page, click, 40)
  await expect(over(page)).toBeVisible()
  await expect(page.getByRole('img', { name: /Points of all players/ })).toBeVisible()
})

test('a game is finished by keyboard alone', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random'], threeRounds())
  await page.goto(`/t/${id}`)
  await playPrinces(page, byKeys, 14)
  await expect(over(page)).toBeVisible()
})
