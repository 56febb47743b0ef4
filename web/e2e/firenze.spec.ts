/** Firenze on its board: whole games by its pieces, one by keys alone, and how few touches a turn takes. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { advised, amiss, fewLetters, looked, playFirenze } from './firenze'
import { byKeys, click, confirmButton, over, type Touch } from './playing'
import { makeTable } from './tables'

test('two play a whole game by clicking pieces', async ({ page }) => {
  const { id } = await makeTable(page, 'firenze', ['me', 'random'], fewLetters(1))
  await page.goto(`/t/${id}`)
  await playFirenze(page, click)
  await expect(over(page)).toBeVisible()
})

test('four play a whole game by clicking pieces', async ({ page }) => {
  const { id } = await makeTable(page, 'firenze', ['me', 'random', 'random', 'random'], fewLetters(1))
  await page.goto(`/t/${id}`)
  await playFirenze(page, click)
  await expect(over(page)).toBeVisible()
})

test('a game is finished by keyboard alone', async ({ page }) => {
  const { id } = await makeTable(page, 'firenze', ['me', 'random'], fewLetters(1))
  await page.goto(`/t/${id}`)
  await playFirenze(page, byKeys)
  await expect(over(page)).toBeVisible()
})

/** A deal that is always the same, with the same bots. */
const ALWAYS_ALIKE = { options: { first_player: '1' }, lesson: 7 }
const WINDOWS = [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const
const PHASES: { name: string; wanted: RegExp; needed: string[]; then: (page: Page) => Promise<void> }[] = [
  {
    name: 'a card and its payment',
    wanted: /take$/,
    needed: ['[data-move^="take "]', '.decision .primary'],
    then: (page) => page.locator('[data-move="take 2"]').click(),
  },
  {
    name: 'building',
    wanted: /(exchange|raise|begin)$/,
    needed: ['.plus, .begin', '.meter li', '.decision .primary'],
    then: (page) =>
      page.locator('.plus:not([aria-disabled="true"]), .begin:not([aria-disabled="true"])').first().click(),
  },
]

for (const { name, wanted, needed, then } of PHASES)
  test(`${name} fits every window in both languages`, async ({ page }) => {
    const { id } = await makeTable(page, 'firenze', ['me', 'quick', 'quick', 'quick'], ALWAYS_ALIKE)
    await advised(page, id, (asked, view) => view.round > 3 && wanted.test(asked.key))
    await page.goto(`/t/${id}`)
    await expect(page.locator('.decision:not(.waiting) .sentence')).toBeVisible()
    await then(page)
    await expect(confirmButton(page)).toBeVisible()
    for (const language of ['en', 'fr']) {
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height })
        await expect
          .configure({ soft: true })
          .poll(() => page.evaluate(amiss, needed), { message: `${language}, ${width} by ${height}`, timeout: 3000 })
          .toEqual([])
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.locator('.topbar .tools [lang]').click()
    }
  })

test('nothing that a screen reader or weak eyes need is missing, by day and by night', async ({ page }) => {
  const { id } = await makeTable(page, 'firenze', ['me', 'quick', 'quick'], ALWAYS_ALIKE)
  await advised(page, id, (asked, view) => view.round > 3 && /exchange$/.test(asked.key))
  for (const theme of ['light', 'dark']) {
    await page.goto('/bots')
    await page.evaluate((chosen) => {
      sessionStorage.clear()
      localStorage.setItem('signoria.settings', JSON.stringify({ theme: chosen, language: 'en' }))
    }, theme)
    await page.goto(`/t/${id}`)
    await page.locator('.plus:not([aria-disabled="true"]), .begin:not([aria-disabled="true"])').first().click()
    await expect(confirmButton(page)).toBeVisible()
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect
      .soft(violations.map(({ id: rule, nodes }) => `${theme} ${rule}: ${nodes[0]?.html.slice(0, 160)}`))
      .toEqual([])
  }
})

test('an average turn takes eight touches or fewer, and a late game of four is light', async ({ page }) => {
  const { id } = await makeTable(page, 'firenze', ['me', 'quick', 'quick', 'quick'], fewLetters(2))
  await page.goto(`/t/${id}`)
  let touches = 0
  let nodes = 0
  const counting: Touch = async (target) => {
    touches++
    await click(target)
  }
  await playFirenze(page, counting, async () => {
    nodes = Math.max(nodes, await page.evaluate(() => document.querySelectorAll('*').length))
  })
  const { events } = await looked(page, id)
  const turns = events.filter(({ type, seat }) => type === 'turnbegan' && seat === 0).length
  expect(turns).toBeGreaterThan(3)
  expect(touches / turns, `${touches} touches in ${turns} turns`).toBeLessThanOrEqual(8)
  expect(nodes).toBeLessThan(1800)
  test
    .info()
    .annotations.push({ type: 'measured', description: `${(touches / turns).toFixed(1)} a turn, ${nodes} nodes` })
})

test('the lesson leads by its own advice to two contracts, and then lets one play on', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Learn to play Firenze' }).click()
  const coach = page.getByRole('region', { name: 'How it is played' })
  await coach.getByRole('button', { name: 'Begin' }).click()
  const advice = coach.getByRole('button', { name: /^Try: / })
  const taught = coach.getByRole('button', { name: 'Play on' })
  const followed: string[] = []
  for (;;) {
    await expect(advice.or(confirmButton(page)).or(taught).first()).toBeVisible()
    if (await taught.count()) break
    const before = await page.locator('.decision, .coach').allInnerTexts()
    if (await advice.count()) {
      followed.push(await advice.innerText())
      await advice.click()
    } else await confirmButton(page).click()
    await expect.poll(() => page.locator('.decision, .coach').allInnerTexts()).not.toEqual(before)
  }
  expect(followed.filter((each) => each.startsWith('Try: Fill'))).toHaveLength(2)
})
