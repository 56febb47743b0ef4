/** A tile over the estate of Princes: refused with its reason, put down, turned and sent. */
import { expect, test, type Page } from '@playwright/test'
import { confirmButton } from './playing'
import { makeTable, playUntil } from './tables'

const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`)

test('a tile says why it may not lie somewhere, and lies where it may', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random', 'random'])
  await playUntil(page, id, (asked) => asked.key === 'princes-question-turn')
  await page.goto(`/t/${id}`)
  await page.locator('[data-move="build tower"]').click()

  await square(page, 'a6').click()
  await expect(page.locator('.whynot')).toContainText('Already occupied: a6, b6, c6.')
  await square(page, 'a5').click()
  await expect(page.locator('.whynot')).toContainText('It would touch your palace at a5, b5, c5.')
  await expect(page.locator('.whynot')).toContainText('Rule 5.6')
  await expect(confirmButton(page)).toHaveCount(0)

  await square(page, 'a1').click()
  await expect(page.locator('.fact')).toContainText('Chosen: a1.')
  await page.keyboard.press('r')
  await expect(page.locator('.fact')).toContainText('Chosen: a1, turned')
  await page.reload()
  await expect(page.locator('.decision .sentence')).toContainText('Build the tower at a1')
  await expect(page.locator('.estate .floating'), 'a kept draft is held where it lies').toHaveCount(0)
  await confirmButton(page).click()
  await expect(page.locator('.log')).toContainText('Ines builds the tower at a1')
})

test('arrows move a tile, Enter puts it down, Page Down finds the next place', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random', 'random'])
  await playUntil(page, id, (asked) => asked.key === 'princes-question-turn')
  await page.goto(`/t/${id}`)
  await page.locator('[data-move="build chapel"]').focus()
  await page.keyboard.press('Enter')
  await expect(square(page, 'a1')).toHaveAttribute('tabindex', '0')
  await page.keyboard.press('Tab')
  await expect(square(page, 'a1')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(square(page, 'b2')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.fact')).toContainText('Chosen: b2.')
  await page.keyboard.press('PageDown')
  await expect(page.locator('.fact')).toContainText('Chosen: b2, turned once.')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.log')).toContainText('Ines builds the chapel')
})
