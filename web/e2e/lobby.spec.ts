/** The lobby and what lies around it: at a table in a click, a table made and joined by link, an account. */
import { expect, test } from '@playwright/test'
import { makeTable } from './tables'

test('somebody without a name is at a table against bots by one click', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: The Princes of Florence' }).click()
  await expect(page).toHaveURL(/\/t\//)
  await expect(page.locator('.decision .sentence')).toContainText('profession cards')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: /Your turn/ })).toBeVisible()
  await expect(page.locator('.ask')).toContainText('Which of your four profession cards')
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/t\//)
})

test('the first stop of Tab is text mode, and there is no second', async ({ page }) => {
  await page.goto('/')
  const text = page.getByRole('button', { name: /text mode/i })
  await expect(text).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(text).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(text).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Play now: The Princes of Florence' }).click()
  await expect(page).toHaveURL(/\/text$/)
})

test('a table is made in one form, and says in a sentence what it will be', async ({ page }) => {
  await page.goto('/new?game=firenze')
  await page.getByLabel('Your name').fill('Ginevra')
  await page
    .getByRole('group', { name: /^Seat 2/ })
    .getByRole('radio', { name: 'same screen' })
    .check()
  await page.getByRole('button', { name: 'Remove seat 3' }).click()
  await page.getByText('Rules and variants').click()
  await page.getByRole('radio', { name: 'by dice' }).check()
  await expect(page.locator('.summary')).toHaveText(
    'Firenze: 2 people at this screen, one rule changed, no clock. The game begins at once.',
  )
  await page.getByRole('button', { name: 'Begin the game' }).click()
  await expect(page).toHaveURL(/\/t\//)
})

test('what is not built is not offered', async ({ page }) => {
  await page.goto('/new?game=princes')
  await page.getByText('Rules and variants').click()
  await expect(page.getByRole('group').first()).toBeVisible()
  await expect(page.getByText(/not built yet|not to be had/)).toHaveCount(0)
})

test('a component file that does not fit is refused in one sentence', async ({ page }) => {
  await page.goto('/new?game=princes')
  await page.getByText('Your own component file').click()
  await page.getByLabel('Text of the component file').fill('nonsense = 1')
  await page.getByRole('button', { name: 'Begin the game' }).click()
  await expect(page.getByRole('alert')).toContainText('there is no field `nonsense`')
  await page.getByRole('button', { name: 'Français' }).click()
  await page.getByRole('button', { name: 'Commencer la partie' }).click()
  await expect(page.getByRole('alert')).toContainText('il n’y a pas de champ `nonsense`')
})

test('an error of a new table stands at its field, in sight, announced and focused', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/new?game=princes')
  const begin = page.getByRole('button', { name: /^Begin the game|^Commencer la partie/ })
  const told = page.getByRole('alert')

  const file = page.getByLabel('Text of the component file')
  await page.getByText('Your own component file').click()
  await file.fill('nonsense = 1')
  await page.getByText('Your own component file').click()
  await begin.click()
  await expect(told).toBeInViewport()
  await expect(file).toBeFocused()
  await expect(file).toHaveAccessibleDescription(/no field `nonsense`/)
  await file.fill('')

  const second = page.locator('ol li').nth(1)
  await second.getByLabel('same screen').check()
  await second.getByPlaceholder('Name').fill('\u200b')
  await begin.click()
  await expect(told).toContainText('A name has at least one visible character')
  await expect(second.getByPlaceholder('Name')).toBeFocused()
  await second.getByLabel('bot', { exact: true }).check()

  await page.getByText('Rules and variants').click()
  const edition = page.locator('fieldset', { hasText: '2000' }).first()
  await edition.getByLabel('2000', { exact: true }).check()
  await page.locator('fieldset', { hasText: 'Muse & Princess' }).getByLabel('on', { exact: true }).check()
  await page.getByText('Rules and variants').click()
  await begin.click()
  await expect(edition.getByRole('alert')).toContainText('the edition of 2000 has no expansions')
  await expect(told).toBeInViewport()
  await page.getByRole('button', { name: 'Français' }).click()
  await begin.click()
  await expect(told).toContainText('l’édition de 2000 n’a pas d’extensions')
})

test('an account brings the tables to another browser', async ({ page, browser }) => {
  const account = `ines${Date.now()}`
  const { id } = await makeTable(page, 'princes', ['me', 'open'])
  await page.goto('/me')
  await page.getByLabel('Account name').fill(account)
  await page.getByLabel('Password').fill('a long password')
  await page.getByRole('button', { name: 'Open an account' }).click()
  await expect(page.getByText(`Signed in as ${account}.`)).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  await other.goto('/me')
  await other.getByLabel('Account name').fill(account)
  await other.getByLabel('Password').fill('a long password')
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(other.locator(`a[href="/t/${id}"]`)).toBeVisible()
  await other.context().close()
})

test('the page changes its language without being loaded anew', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { name: /^Jouer/ })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  const { id } = await makeTable(page, 'princes', ['me', 'random'])
  await page.goto(`/t/${id}`)
  await expect(page.locator('.decision .sentence')).toContainText('Laquelle de vos quatre')
  await page.getByRole('button', { name: /^English/ }).click()
  await expect(page.locator('.decision .sentence')).toContainText('Which of your four')
})

test('the rules are told in short, drawn where it helps, and lead to one another', async ({ page }) => {
  await page.goto('/rules/princes')
  const short = page.locator('section', { has: page.getByRole('heading', { name: 'In short' }) })
  await short.getByRole('link', { name: '5.6' }).click()
  await expect(page.locator('[id="5.6"]')).toBeInViewport()
  await expect(page.getByRole('img', { name: /^Not allowed/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Allowed/ })).toHaveCount(3)
  await expect(page.getByRole('heading', { name: 'Editions and options' })).toBeAttached()
})

test('a rule has an address of its own, and the rules can be searched', async ({ page }) => {
  await page.goto('/rules/princes#3.2')
  await expect(page.locator('[id="3.2"]')).toBeInViewport()
  await page.getByRole('searchbox').fill('jester')
  await expect(page.getByRole('status')).toContainText('paragraphs found')
})
