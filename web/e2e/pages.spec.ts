/** Every screen in both themes: nothing that axe objects to, and nothing that scrolls sideways. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { makeTable, playOut, playUntil } from './tables'

/** Colours fade into one another for a moment. */
const SETTLED = 250

/** In the dark only colours are other ones. */
async function sound(page: Page, screen: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme)
    await page.waitForTimeout(SETTLED)
    const axe = new AxeBuilder({ page })
    const { violations } = await (theme === 'light' ? axe : axe.withRules('color-contrast')).analyze()
    const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    expect(told, `${screen}, ${theme}`).toEqual([])
  }
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(wide, `${screen} is as wide as the screen`).toBeLessThanOrEqual(room!)
}

const PLAIN = { lobby: '/', 'new table': '/new?game=firenze', me: '/me', bots: '/bots', rules: '/rules/firenze#3.2' }
for (const [screen, address] of Object.entries(PLAIN)) {
  test(`${screen} is sound`, async ({ page }) => {
    await makeTable(page, 'princes', ['me', 'random'])
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await sound(page, screen)
  })
}

test('the waiting room is sound', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'open'])
  await page.goto(`/t/${id}`)
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible()
  await sound(page, 'waiting room')
})

for (const title of ['princes', 'firenze']) {
  test(`a table of ${title} is sound`, async ({ page }) => {
    const { id } = await makeTable(page, title, ['me', 'random'])
    if (title === 'princes') await playUntil(page, id, (asked) => asked.key === 'princes-question-turn')
    await page.goto(`/t/${id}`)
    await expect(page.locator('.decision .sentence')).not.toBeEmpty()
    await sound(page, title)
  })
}

test('text mode is sound', async ({ page }) => {
  const { id } = await makeTable(page, 'il_principe', ['me', 'random'])
  await page.goto(`/t/${id}/text`)
  await expect(page.locator('.text-decision')).toBeVisible()
  await sound(page, 'text mode')
})

test('the end of a game and its replay are sound', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random'])
  await playOut(page, id)
  await page.goto(`/t/${id}`)
  await expect(page.getByRole('img', { name: /Points of all players/ })).toBeVisible()
  await sound(page, 'end')
  await page.goto(`/t/${id}?at=9`)
  await expect(page.getByRole('slider')).toBeVisible()
  await sound(page, 'replay')
})
