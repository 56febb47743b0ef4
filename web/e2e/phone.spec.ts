/** On a phone: a game finished by one finger, and no page that scrolls sideways. */
import { expect, test } from '@playwright/test'
import { over, playPrinces, tap } from './playing'
import { makeTable } from './tables'

test('a game is finished by touch alone', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random'])
  await page.goto(`/t/${id}`)
  await playPrinces(page, tap, 14)
  await expect(over(page)).toBeVisible()
})
