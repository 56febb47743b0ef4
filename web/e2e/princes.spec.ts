/** The Princes of Florence on its board: a whole game by its pieces, and one by keys alone. */
import { expect, test } from '@playwright/test'
import { byKeys, click, over, playPrinces } from './playing'
import { makeTable, playUntil, threeRounds } from './tables'

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

test('a game with Muse & Princess is played by its pieces, and a pawn goes higher by its stones', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random'], {
    options: { muse: 'on', first_player: '1' },
    ...threeRounds(),
  })
  await page.goto(`/t/${id}`)
  await playUntil(page, id, (asked) => asked.key === 'princes-question-court')
  const muse = page.locator('.niche[data-move^="court muse"]')
  await muse.click()
  await expect(page.locator('.decision .sentence')).toContainText('Muse')
  await expect(page.locator('.characters .stepper')).toContainText('300')
  await muse.locator('[data-space="9"]').click()
  await expect(page.locator('.characters .stepper')).toContainText('900')
  await page.getByRole('button', { name: 'Higher' }).click()
  await expect(page.locator('.characters .stepper')).toContainText('1,000')
  await playPrinces(page, click, 30)
  await expect(over(page)).toBeVisible()
})
