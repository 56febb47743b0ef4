/** How a table behaves towards who sits at it: leaving, taking back, hints, the log. */
import { expect, test } from '@playwright/test'
import { confirmButton } from './playing'
import { easyWorks, look, makeTable, playUntil, somebody, playOut } from './tables'

const MENU = { name: 'Menu', exact: true }

test('who leaves is asked first, and a table without anybody rests until one is back', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random'])
  await page.goto(`/t/${id}`)
  await page.getByRole('button', MENU).click()
  await page.getByRole('button', { name: 'Let a bot play for me' }).click()
  const asks = page.getByRole('alertdialog')
  await expect(asks).toContainText('the table will pause until somebody comes back')
  await expect(asks.getByRole('button', { name: 'Stay' })).toBeFocused()
  expect((await look(page, id)).table.seats[0]).toMatchObject({ away: false })
  await asks.getByRole('button', { name: 'Leave my seat' }).click()
  await expect(page.locator('.decision')).toContainText('The table is paused')
  const { moves } = (await look(page, id)).table
  await page.goto('/')
  await expect(page.getByText('paused until somebody comes back')).toBeVisible()
  await page.goto(`/t/${id}`)
  expect((await look(page, id)).table.moves).toBe(moves)
  await page.getByRole('button', { name: 'Take my seat back' }).click()
  await expect(page.locator('.decision .sentence')).toContainText('profession cards')
})

test('the pay of a work is drafted from what the bot would take, and Hint speaks of it', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random'], easyWorks())
  await playUntil(page, id, (asked) => asked.moves.some(({ text }) => text.startsWith('work ')))
  await page.goto(`/t/${id}`)
  const card = page.locator('[data-move^="work "]:not([aria-disabled="true"])').first()
  const line = await card.getAttribute('data-move')
  const advice = await page.request.post(`/api/tables/${id}/hint`, { data: { seat: 0, line } })
  const { choices } = (await advice.json()) as { choices: { text: string }[] }
  await card.click()
  const slider = page.getByRole('slider')
  await expect(confirmButton(page)).toBeVisible()
  expect(choices[0]!.text).toBe(`prestige ${await slider.inputValue()}`)
  await expect(page.locator('.payment .why')).toContainText('The bot would take this')
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  const hint = page.getByRole('dialog', { name: 'Hint' })
  await expect(hint).not.toContainText('Nothing is asked')
  await hint.locator('.best li').nth(1).getByRole('button').click()
  await expect(slider).toHaveValue(choices[1]!.text.split(' ')[1]!)
  await expect(page.locator('.payment .why')).toHaveCount(0)
})

test('the log follows a burst of moves, and offers the newest line to who has scrolled away', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random', 'random'])
  await page.goto(`/t/${id}`)
  const log = page.getByRole('log')
  await expect(log).toBeVisible()
  const gap = (): Promise<number> => log.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight)
  let round = 0
  await playUntil(page, id, () => round++ > 8)
  await expect.poll(() => log.evaluate((list) => list.scrollHeight > list.clientHeight * 2)).toBe(true)
  await expect.poll(gap).toBeLessThan(5)
  await log.hover()
  await page.mouse.wheel(0, -400)
  await expect.poll(gap).toBeGreaterThan(100)
  const newest = page.getByRole('button', { name: 'Latest' })
  await expect(newest).toBeVisible()
  round = 0
  await playUntil(page, id, () => round++ > 1)
  expect(await gap()).toBeGreaterThan(100)
  await newest.click()
  await expect.poll(gap).toBeLessThan(5)
  await expect(newest).toHaveCount(0)
})

test('a wish to take back names the move, and the log keeps a folded line of it', async ({ page, browser }) => {
  const { id, invite } = await makeTable(page, 'princes', ['me', 'open'], { options: { first_player: '1' } })
  const other = await somebody(browser)
  await other.page.request.post('/api/me', { data: { name: 'Bruno' } })
  await other.page.request.post(`/api/tables/${id}/join`, { data: { seat: 1, invite } })
  await playUntil(page, id, ({ key }) => key === 'princes-question-open', /^return/, [other.page])
  const { questions } = await look(page, id)
  const data = { seat: 0, line: 'open jester', question: questions['0']!.number }
  await page.request.post(`/api/tables/${id}/moves`, { data })
  await expect.poll(async () => Object.keys((await look(other.page, id)).questions)).toEqual(['1'])
  await other.page.request.post(`/api/tables/${id}/moves`, {
    data: { seat: 1, line: 'pass', question: (await look(other.page, id)).questions['1']!.number },
  })
  await page.goto(`/t/${id}`)
  await other.page.goto(`/t/${id}`)
  await page.getByRole('button', { name: /Ask to take back/ }).click()
  await expect(other.page.locator('.ask-back')).toContainText(/asks to take back:.*jester/s)
  await other.page.getByRole('button', { name: 'Agree' }).click()
  const folded = page.getByRole('log').locator('details')
  await expect(folded).toContainText('Ines took back')
  await folded.locator('summary').click()
  await expect(folded.locator('del').first()).toContainText('jester')
  await other.context.close()
})

test('a button that is a whole answer is confirmed where every move is, and the focus goes on to what is said', async ({
  page,
}) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random'])
  await playUntil(page, id, (asked) => asked.key === 'princes-question-turn')
  await page.goto(`/t/${id}`)
  const moves = async (): Promise<number> => (await look(page, id)).table.moves
  const before = await moves()
  await page.locator('.decision [data-move="stop"]').click()
  await expect(confirmButton(page)).toBeVisible()
  await expect(page.locator('.decision .sentence')).toBeFocused()
  expect(await moves()).toBe(before)
  await confirmButton(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(moves).toBeGreaterThan(before)
  await expect(page.locator('.decision .sentence')).toBeFocused()
})

test('a wrong password is said at its field, in sight', async ({ page }) => {
  await page.goto('/me')
  await page.getByLabel('Password').fill('not the right one')
  await page.getByLabel('Account name').fill('nobody at all')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const trouble = page.getByRole('alert').filter({ hasText: 'There is no account with this name and password' })
  await expect(trouble).toBeInViewport()
  await expect(page.getByLabel('Password')).toBeFocused()
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/There is no account with this name/)
})

test('marks are large and have digits for who wants that', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random'])
  await page.goto(`/t/${id}`)
  const seal = page.locator('.seats .seal').first()
  await expect(seal).toBeVisible()
  const drawn = await seal.screenshot()
  await page.evaluate(() => localStorage.setItem('signoria.settings', JSON.stringify({ marks: 'large' })))
  await page.reload()
  await expect(seal).toBeVisible()
  expect((await seal.screenshot()).equals(drawn)).toBe(false)
  await playOut(page, id)
  const digits = page.locator('.bars .part .mark-digit')
  await expect(digits.first()).toBeVisible()
  const legend = await page.locator('.legend .mark-digit').allTextContents()
  expect(legend).toEqual(expect.arrayContaining(await digits.allTextContents()))
})
