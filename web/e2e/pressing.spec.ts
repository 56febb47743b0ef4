/** What can be pressed looks so: a lip where a move is legal, dashes and two words where it is refused, neither in others' turns. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { easyWorks, forTwo, makeTable, playUntil } from './tables'

const style = (of: Locator, property: string): Promise<string> =>
  of.first().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

const legal = (page: Page): Locator => page.locator('.thing:not([aria-disabled="true"])')
const refused = (page: Page): Locator => page.locator('.bank .thing[aria-disabled="true"]')
const LIP = /0px 3px 0px 0px/

/** A turn in which one building stands already. */
async function turn(page: Page): Promise<void> {
  const { id } = await makeTable(page, 'princes', ['me', 'random', 'random'])
  await playUntil(
    page,
    id,
    ({ key, refused: not }) => key === 'princes-question-turn' && not.some(({ text }) => text.startsWith('build')),
    /^(build|place)/,
  )
  await page.goto(`/t/${id}`)
  await expect(refused(page).first()).toBeVisible()
}

test('legal things stand on a lip, refused ones are dashed and give their reason', async ({ page }) => {
  await turn(page)
  expect(await style(legal(page), 'box-shadow')).toMatch(LIP)
  expect(await style(refused(page), 'border-top-style')).toBe('dashed')
  expect(await style(refused(page), 'box-shadow')).toBe('none')
  await expect(refused(page).first()).toContainText(/already built|no room|too dear|none left/)
  await refused(page).first().click({ force: true })
  await expect(page.locator('.whynot').first()).toContainText('Rule')

  const building = page.locator('.bank button:not([aria-disabled="true"])').first()
  await building.click()
  await expect(building).toHaveAttribute('aria-pressed', 'true')
  expect(await style(building, 'box-shadow')).not.toMatch(LIP)
})

test('a building that is only pointed at, or focused, shows where it could lie and what it would add', async ({
  page,
}) => {
  await turn(page)
  const dots = page.locator('.estate-map.lettered .anchor')
  await expect(dots).toHaveCount(0)
  const building = page.locator('.bank button:not([aria-disabled="true"])', { has: page.locator('.ok') }).first()
  await building.hover()
  await expect(dots).not.toHaveCount(0)
  await expect(page.locator('.estate header .note')).toContainText(/\d+ places? · \d+ free/)
  await expect(page.locator('.hand .card', { hasText: 'with it' })).not.toHaveCount(0)
  await expect(page.locator('.decision .steps')).toHaveCount(0)
  await page.locator('h1').hover()
  await expect(dots).toHaveCount(0)
  await building.focus()
  await expect(dots).not.toHaveCount(0)
})

test('until the third game the bar says what is pressed and what is not', async ({ page }) => {
  await turn(page)
  const key = page.locator('.decision .press-key')
  await expect(key).toHaveText(/press it\s*not now, says why/)
  await page.evaluate(() => localStorage.setItem('signoria.played', JSON.stringify(['one', 'two', 'three'])))
  await page.reload()
  await expect(refused(page).first()).toBeVisible()
  await expect(key).toHaveCount(0)
})

test('in the colours of the system the lip is a border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await turn(page)
  expect(await style(legal(page), 'border-bottom-width')).toBe('4px')
  expect(await style(refused(page), 'border-top-style')).toBe('dashed')
})

test('in the turn of another nothing looks pressable', async ({ page }) => {
  const { id, rival, leave } = await forTwo(page, { options: { first_player: '1' } })
  await playUntil(rival, id, ({ key }) => key === 'princes-question-turn', /^$/, [page])
  await page.goto(`/t/${id}`)
  await expect(page.locator('.decision.waiting')).toBeVisible()
  await expect(page.locator('.bank .thing').first()).toBeVisible()
  await expect(page.locator('button.thing')).toHaveCount(0)
  expect(await style(page.locator('.bank .thing'), 'border-top-style')).toBe('solid')
  expect(await style(page.locator('.bank .thing'), 'box-shadow')).toBe('none')
  await leave()
})

test('a recruiting card is pressed to look through the artists it could call', async ({ page }) => {
  const { id, rival, leave } = await forTwo(page, { options: { first_player: '1' }, ...easyWorks() })
  const wishes = /^(open recruiting|later|work|enough|prestige 0)/
  await playUntil(
    page,
    id,
    ({ moves }) => moves.some(({ text }) => text.startsWith('recruit')) && !moves.some(({ text }) => text === 'later'),
    wishes,
    [rival],
  )
  await page.goto(`/t/${id}`)
  const card = page.locator('.hand button.card', { hasText: 'Recruiting' })
  await card.click()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.artists button').first()).toBeInViewport()
  await page.getByRole('button', { name: 'Back to the actions' }).click()
  await expect(page.locator('.draws button').first()).toBeVisible()
  await leave()
})
