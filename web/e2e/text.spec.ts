/** Text mode: whole games of every title, from what the server tells alone. */
import { expect, test } from '@playwright/test'
import { over, playText } from './playing'
import { makeTable } from './tables'

for (const title of ['princes', 'il_principe', 'firenze', 'florenza']) {
  test(`a game of ${title} is played to its end in text mode`, async ({ page }) => {
    const { id } = await makeTable(page, title, ['me', title === 'firenze' ? 'quick' : 'random'])
    await page.goto(`/t/${id}/text`)
    await playText(page)
    await expect(over(page)).toBeVisible()
  })
}
