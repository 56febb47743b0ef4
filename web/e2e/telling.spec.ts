/** What is told around a game: log, score, what turned it, hints, talk, seats. */
import { expect, test, type Page } from '@playwright/test'
import { confirmButton } from './playing'
import { look, makeTable, playOut, playUntil, somebody } from './tables'

const bought = async (page: Page): Promise<string> => {
  const { id } = await makeTable(page, 'princes', ['me', 'random', 'random'])
  await playUntil(page, id, (asked) => asked.key === 'princes-question-turn')
  return id
}

test('a line of the log stands under its phase and links its rule', async ({ page }) => {
  const id = await bought(page)
  await page.goto(`/t/${id}`)
  await expect(page.locator('.log .head').last()).toContainText(/Round 1 · The (auction|actions)/)
  await expect(page.locator('.log .head').first()).toContainText('Beginning')
  const opened = page.locator('.log li', { hasText: /puts up|buys nothing/ }).first()
  await opened.locator('.line').focus()
  await page.keyboard.press('Tab')
  await expect(opened.getByRole('button', { name: 'Rule 3.2' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.paragraph.asked')).toContainText('To open is to name an item')
})

test('a line shows its pieces on the board while one is on it', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random', 'random'])
  await playUntil(page, id, (asked) => asked.auction !== null && asked.auction.leader !== null)
  await page.goto(`/t/${id}`)
  const bid = page.locator('.log li', { hasText: /puts up|bids/ }).last()
  await bid.hover()
  await expect(page.locator('[data-pointed]').first()).toBeVisible()
  await page.locator('.decision').hover()
  await expect(page.locator('[data-pointed]')).toHaveCount(0)
  await bid.locator('.line').focus()
  await expect(page.locator('[data-pointed]').first()).toBeVisible()
})

test('arrows go from line to line, and filters show what one looks for', async ({ page }) => {
  const id = await bought(page)
  await page.goto(`/t/${id}`)
  const lines = page.locator('.log .line')
  await lines.last().focus()
  await page.keyboard.press('ArrowUp')
  await expect(lines.nth((await lines.count()) - 2)).toBeFocused()
  const all = await lines.count()
  await page.getByRole('button', { name: 'Mine', exact: true }).click()
  await expect.poll(() => lines.count()).toBeLessThan(all)
  await page.request.post(`/api/tables/${id}/chat`, { data: { text: 'Good evening' } })
  await page.getByRole('group', { name: 'Lines to show' }).getByRole('button', { name: 'Chat' }).click()
  await expect(page.getByRole('log', { name: 'Chat' })).toContainText('Good evening')
})

test('who comes back has what happened played, and then decides', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random', 'random'])
  await page.goto(`/t/${id}`)
  await page.locator('[data-move^="return"]').first().click()
  await confirmButton(page).click()
  await expect(page.locator('[data-move^="return"]')).toHaveCount(0)
  await page.goto('/')
  await playUntil(page, id, (asked) => asked.key === 'princes-question-turn')
  await page.goto(`/t/${id}`)
  await expect(page.locator('.news')).toContainText('Since your last move')
  await page.getByRole('button', { name: 'Play them' }).click()
  const bar = page.getByRole('region', { name: 'What happened since your last move' })
  await expect(bar.locator('.kicker')).toContainText('1 of')
  await bar.getByRole('button', { name: 'Next' }).click()
  await expect(bar.locator('.kicker')).toContainText('2 of')
  await bar.getByRole('button', { name: 'To the decision' }).click()
  await expect(page.locator('.decision:not(.waiting)')).toBeVisible()
  await expect(page.locator('.news')).toHaveCount(0)
})

test('a number of the score shows the lines that made it', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'quick'])
  await playOut(page, id)
  await page.goto(`/t/${id}`)
  await page.getByRole('tab', { name: 'Score' }).click()
  const buildings = page.locator('.scores').getByRole('row', { name: /^Buildings/ })
  await buildings.getByRole('button').first().click()
  await expect(page.locator('.news')).toContainText('Buildings')
  await expect(page.getByRole('log', { name: 'Log' })).toBeFocused()
  const lines = page.locator('.log .line')
  await expect(lines.first()).toContainText('builds')
  expect((await lines.allInnerTexts()).every((line) => line.includes('builds'))).toBe(true)
})

test('three turning points lead into the replay', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'quick', 'quick'])
  await playOut(page, id)
  await page.goto(`/t/${id}`)
  const points = page.locator('.turning li')
  await expect(points).toHaveCount(3)
  await expect(points.first()).toContainText(/Round \d|Beginning/)
  const look = points.first().getByRole('link', { name: 'Go to this moment' })
  const at = /at=(\d+)/.exec((await look.getAttribute('href')) ?? '')?.[1]
  await look.click()
  await expect(page.locator('.replay .kicker')).toContainText(`move ${at} of`)
})

for (const text of ['', '/text'])
  test(`a hint goes step by step and moves nothing${text && ', in text mode too'}`, async ({ page }) => {
    const { id } = await makeTable(page, 'princes', ['me', 'random', 'random'])
    await page.goto(`/t/${id}${text}`)
    await expect(page.locator('.decision:not(.waiting)')).toBeVisible()
    await page.getByRole('button', { name: 'Hint' }).click()
    const sheet = page.getByRole('dialog', { name: 'Hint' })
    await expect(sheet.locator('.leads li')).toHaveCount(4)
    await expect(sheet.locator('.best')).toHaveCount(0)
    await sheet.getByRole('button', { name: 'Ask the bot' }).click()
    await expect(sheet.locator('.best li')).toHaveCount(3)
    await expect(sheet.locator('.best li').first()).toContainText(/expects [\d.]+ points/)
    await sheet.getByRole('button', { name: 'Why?' }).click()
    await expect(sheet).toContainText('It goes least well with the other three.')
    expect((await look(page, id)).questions['0']?.number).toBe(0)
  })

test('a table without hints gives none', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random'], { hints: false })
  await page.goto(`/t/${id}`)
  await expect(page.locator('.decision:not(.waiting)')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0)
  await page.keyboard.press('h')
  await expect(page.getByRole('dialog')).toContainText('without hints')
})

test('a phrase is read in everybody’s language, who is muted is not heard, watchers only read', async ({
  page,
  browser,
}) => {
  const { id, invite } = await makeTable(page, 'princes', ['me', 'open'])
  const { context, page: other } = await somebody(browser)
  await other.request.post('/api/me', { data: { name: 'Bruno' } })
  await other.request.post(`/api/tables/${id}/join`, { data: { seat: 1, invite } })
  await page.goto(`/t/${id}`)
  await page.getByRole('tab', { name: 'Chat' }).click()
  await page.getByRole('button', { name: 'Good luck!' }).click()
  await other.goto(`/t/${id}`)
  await other.getByRole('button', { name: /Français/ }).click()
  await other.getByRole('tab', { name: 'Chat' }).click()
  await expect(other.getByRole('log')).toContainText('Bonne chance')
  await other.getByRole('button', { name: 'Bien joué' }).click()
  const heard = page.getByRole('log', { name: 'Chat' })
  await expect(heard).toContainText('Bruno Well played!')
  await page.getByRole('button', { name: 'Mute Bruno' }).click()
  await expect(heard).not.toContainText('Bruno')
  await page.reload()
  await page.getByRole('tab', { name: 'Chat' }).click()
  await expect(page.getByRole('button', { name: 'Hear Bruno again' })).toBeVisible()
  await expect(heard).not.toContainText('Bruno')
  await context.close()
  const { context: third, page: watcher } = await somebody(browser)
  await watcher.goto(`/t/${id}`)
  await watcher.getByRole('tab', { name: 'Chat' }).click()
  await expect(watcher.getByRole('log', { name: 'Chat' })).toContainText('Good luck!')
  await expect(watcher.getByRole('textbox')).toHaveCount(0)
  await third.close()
})

test('a seat says whether somebody is there, who is asked, for how long, and shows its estate', async ({
  page,
  browser,
}) => {
  const { id, invite } = await makeTable(page, 'princes', ['me', 'open'], { clock: { move_seconds: 3600 } })
  const { context, page: other } = await somebody(browser)
  await other.request.post('/api/me', { data: { name: 'Bruno' } })
  await other.request.post(`/api/tables/${id}/join`, { data: { seat: 1, invite } })
  await page.goto(`/t/${id}`)
  const seat = page.locator('.seat', { hasText: 'Bruno' })
  await expect(seat).toContainText('not here')
  await expect(seat.locator('.state')).toContainText(/to answer · (59m|1h)/)
  await other.goto(`/t/${id}`)
  await expect(seat.locator('.presence')).toHaveText('here')
  await seat.getByRole('button', { name: /^Bruno: show/ }).click()
  await expect(page.getByText('Estate of Bruno').first()).toBeVisible()
  await context.close()
})
