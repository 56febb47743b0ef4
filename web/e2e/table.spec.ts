/** People at tables: two browsers and a broken line, one screen for two, taking back, being refused, an order. */
import { expect, test, type Page, type WebSocketRoute } from '@playwright/test'
import { confirmButton, over, playText } from './playing'
import { look, makeTable, playUntil, somebody, threeRounds } from './tables'

/** A line that can be cut and mended. */
async function breakable(page: Page): Promise<{ cut: () => Promise<void>; mend: () => void }> {
  let broken = false
  const lines: WebSocketRoute[] = []
  await page.routeWebSocket(/\/live/, (line) => {
    if (broken) {
      void line.close({ code: 1012 })
      return
    }
    line.connectToServer()
    lines.push(line)
  })
  return {
    cut: async () => {
      broken = true
      await Promise.all(lines.splice(0).map((line) => line.close({ code: 1012 })))
    },
    mend: () => (broken = false),
  }
}

/** Gives a profession card back, by its piece. */
async function giveBack(page: Page): Promise<void> {
  await page.locator('[data-move^="return"]').first().click()
  await confirmButton(page).click()
}

test('two browsers meet by a link, and one that lost its line misses nothing', async ({ page, browser }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'open'])
  await page.goto(`/t/${id}`)
  const link = await page.getByLabel('The link to this table').inputValue()
  const { context, page: other } = await somebody(browser)
  const line = await breakable(other)
  await other.goto(link)
  await other.getByLabel('Your name').fill('Bruno')
  await other.getByRole('button', { name: 'Take seat 2' }).click()
  await page.locator('[data-move^="return"]').first().click()
  await expect(confirmButton(page)).toBeVisible()
  await page.goto(`/t/${id}/text`)
  await page.getByRole('main').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.locator('.decision')).toContainText('Bruno')
  await page.goto(`/t/${id}`)
  await page.getByRole('button', { name: /^Take back/ }).click()
  await giveBack(page)
  await line.cut()
  await expect(other.locator('.decision')).toContainText('The server cannot be reached')
  line.mend()
  await expect(other.locator('.decision .sentence')).toContainText('profession cards')
  await giveBack(other)
  await expect(page.locator('.log')).toContainText('Round 1')
  await line.cut()
  const asked = (await look(page, id)).questions['0'] ? page : other
  if (asked === page) {
    await page.locator('[data-move^="open"]:not([aria-disabled=true])').first().click()
    await confirmButton(page).click()
  }
  line.mend()
  await expect(other.locator('.log li').last()).toContainText(asked === page ? 'puts up' : 'Round 1')
  const lines = (of: Page): Promise<string[]> => of.locator('.log li').allInnerTexts()
  expect((await lines(other)).length).toBeGreaterThan(2)
  await other.getByRole('button', { name: 'Menu' }).click()
  await other.getByRole('button', { name: 'Let a bot play for me' }).click()
  await other.getByRole('button', { name: 'Leave my seat' }).click()
  await expect(other.locator('.decision .kicker')).toHaveText('A bot is playing for you')
  await other.locator('.decision').getByRole('button', { name: 'Take my seat back' }).click()
  await expect(other.locator('.decision .kicker')).not.toHaveText('A bot is playing for you')
  await context.close()
})

test('two people at one screen play a game, each behind a curtain', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'me'], threeRounds())
  await page.goto(`/t/${id}/text`)
  await expect(page.locator('.curtain')).toContainText('Pass the screen')
  await expect(page.locator('.decision')).toHaveCount(0)
  await playText(page)
  await expect(over(page)).toBeVisible()
})

test('what is refused says why, with its rule', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random'])
  await playUntil(page, id, (asked) => asked.key === 'princes-question-turn' && asked.refused.length > 0)
  await page.goto(`/t/${id}`)
  await expect(page.locator('.decision:not(.waiting)')).toBeVisible()
  await page.keyboard.press('?')
  const reason = page.getByRole('dialog').locator('.whynot').first()
  await expect(reason).toBeVisible()
  await reason.getByRole('button', { name: /^Rule/ }).click()
  await expect(page.locator('.paragraph.asked')).toBeVisible()
})

test('a line that cannot be is refused in words, and nothing is sent', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random'])
  await page.goto(`/t/${id}/text`)
  await page.getByRole('combobox').fill('bid 900')
  await page.getByRole('combobox').press('Control+Enter')
  await expect(page.getByText('That does not answer the question asked.').first()).toBeVisible()
})

test('a standing bid raises by itself, and is seen by its owner alone', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'quick', 'quick'])
  await playUntil(page, id, (asked) => asked.auction !== null && asked.auction.leader !== null)
  await page.goto(`/t/${id}`)
  const form = page.locator('form.order')
  const before = (await look(page, id)).table.moves
  await form.getByRole('button', { name: 'Set order' }).click()
  await expect.poll(async () => (await look(page, id)).table.moves).toBeGreaterThan(before)
})
