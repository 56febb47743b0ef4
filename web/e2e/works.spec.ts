/** A work of Princes: begun by a typed line, paid by the slider. */
import { expect, test } from '@playwright/test'
import { command, confirmButton } from './playing'
import { easyWorks, look, makeTable, playUntil } from './tables'

test('a work begun by a typed line waits for its pay, and not for a minimum it has reached', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random', 'random'], easyWorks())
  await playUntil(page, id, (asked) => asked.moves.some(({ text }) => text.startsWith('work ')))
  const line = (await look(page, id)).questions['0']!.moves.find(({ text }) => text.startsWith('work '))!.text
  await page.goto(`/t/${id}`)
  await expect(page.locator('.decision:not(.waiting)')).toBeVisible()
  await command(page, line)
  const pay = page.locator('.pay')
  await expect(page.locator('.decision .sentence')).toContainText('How much prestige do you take')
  await expect(pay).not.toContainText('must reach the minimum')
  await expect(confirmButton(page)).toHaveCount(0)
  await pay.getByRole('button', { name: /^Take \d prestige and/ }).click()
  await expect(pay.getByRole('button')).toHaveCount(0)
  await pay.getByRole('slider').press('Home')
  await expect(confirmButton(page)).toContainText('+0 prestige')
})
