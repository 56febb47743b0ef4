/** Florenza on its board: whole games by its pieces, and one by keys alone. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { playFlorenza, rounds } from './florenza'
import { byKeys, click, confirmButton, over, settled } from './playing'
import { makeTable, playUntil, type Asked } from './tables'

test('two play a whole game by clicking pieces', async ({ page }) => {
  const { id } = await makeTable(page, 'florenza', ['me', 'random'], rounds(3))
  await page.goto(`/t/${id}`)
  await playFlorenza(page, click, 60)
  await expect(over(page)).toBeVisible()
  await expect(page.getByRole('img', { name: /Points of all players/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Where the prestige came from' })).toBeVisible()
})

test('four play a whole game by clicking pieces', async ({ page }) => {
  const { id } = await makeTable(page, 'florenza', ['me', 'random', 'random', 'random'], rounds(2))
  await page.goto(`/t/${id}`)
  await playFlorenza(page, click, 40)
  await expect(over(page)).toBeVisible()
})

test('a game is finished by keyboard alone', async ({ page }) => {
  const { id } = await makeTable(page, 'florenza', ['me', 'random'], rounds(2))
  await page.goto(`/t/${id}`)
  await playFlorenza(page, byKeys, 30)
  await expect(over(page)).toBeVisible()
})

const asks = (key: string) => (asked: Asked) => asked.key === `florenza-question-${key}`
const first = (page: Page, verb: string) => page.locator(`[data-move^="${verb}"]:not([aria-disabled="true"])`).first()

test('the ledger says what a worker will lack before it is placed, and what mends it', async ({ page }) => {
  const { id } = await makeTable(page, 'florenza', ['me', 'random'])
  await playUntil(page, id, asks('turn'), /^choose (legnaiuolo|scarpellino|ottonaio|tintore|speziale|orafo)/)
  await page.goto(`/t/${id}`)
  await first(page, 'commission pal_facciata').click()
  await first(page, 'hire unknown_architect').click()
  const ledger = page.getByRole('region', { name: 'Ledger' })
  await expect(ledger.locator('.draft')).toContainText('short 1 marble')
  await expect(ledger.locator('.remedy')).toContainText('−1 PP')
  await expect(page.locator('.decision .sentence')).toContainText('short of 1 marble')
  await first(page, 'commission chi_pulpito').click()
  await expect(page.locator('.decision .sentence')).toContainText('Which artist')
  await first(page, 'hire unknown_sculptor').click()
  await expect(ledger.locator('.draft')).toContainText('enough')
})

test('an artist may be touched before the work, and works that he cannot make are refused', async ({ page }) => {
  const { id } = await makeTable(page, 'florenza', ['me', 'random'])
  await playUntil(page, id, asks('turn'))
  await page.goto(`/t/${id}`)
  await first(page, 'first unknown_painter').click()
  await expect(page.locator('[data-move="commission pal_statua"]')).toHaveAttribute('aria-disabled', 'true')
  await first(page, 'commission pal_affresco').click()
  await expect(page.locator('.decision .sentence')).toContainText('Unknown painter for the fresco of the Palazzo')
  await page.keyboard.press('Escape')
  await expect(page.locator('.decision .sentence')).toContainText('Which artist')
})

test('what came of a round is followed at one’s own pace, and looked at again', async ({ page }) => {
  const { id } = await makeTable(page, 'florenza', ['me', 'random', 'random'])
  await playUntil(page, id, asks('turn'))
  await page.goto(`/t/${id}`)
  await page.locator('.decision [data-move="pass"]').click()
  await confirmButton(page).click()
  const paced = page.getByRole('region', { name: 'Your pace' })
  await expect(paced).toContainText('What came of round 1')
  const told = paced.getByRole('status')
  await expect(told).toContainText(/^1 of/)
  await paced.getByRole('button', { name: 'Next' }).click()
  await expect(told).toContainText(/^2 of/)
  await page.keyboard.press('Escape')
  await paced.getByRole('button', { name: 'all at once' }).click()
  await expect(page.getByRole('region', { name: 'Offices' })).toContainText('Captain of the People')
  await paced.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('region', { name: 'The city' })).toBeVisible()
  await page.getByRole('button', { name: 'Last round again' }).click()
  await expect(told).toContainText(/^1 of/)
})

test('the lesson leads through the first round by its own advice', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Learn to play Florenza' }).click()
  const coach = page.getByRole('region', { name: 'How it is played' })
  await coach.getByRole('button', { name: 'Begin' }).click()
  const advice = coach.getByRole('button', { name: /^Try: / })
  const played = coach.getByRole('button', { name: 'Play on' })
  const followed: string[] = []
  for (;;) {
    await expect(advice.or(confirmButton(page)).or(played).first()).toBeVisible()
    if (await played.count()) break
    if (await confirmButton(page).count()) {
      await confirmButton(page).click()
      await expect(confirmButton(page)).toHaveCount(0)
      continue
    }
    followed.push(await advice.innerText())
    await advice.click()
    await expect(advice.getByText(followed.at(-1)!, { exact: true })).toHaveCount(0)
  }
  for (const kind of [/workshop|woodcutter/i, /Commission/, /Hire/, /Build/, /market/i, /Sell/, /Finish/, /Realise/])
    expect(followed.join('; ')).toMatch(kind)
})

const SIZES = [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const

/** What is amiss: something sticks out of the window or of its plate, or needed things are out of sight. */
function amiss(): string[] {
  const wide = document.documentElement.clientWidth
  const found: string[] = []
  if (document.documentElement.scrollWidth > wide + 1) found.push('the page scrolls sideways')
  const shown = [...document.querySelectorAll<HTMLElement>('.florenza .thing')].filter((each) => each.checkVisibility())
  for (const thing of shown) {
    const box = thing.getBoundingClientRect()
    const said = `${thing.dataset['move']} ${thing.textContent.trim().slice(0, 30)}`
    if (box.left < -1 || box.right > wide + 1) found.push(`beside the window: ${said}`)
    if (wide > 1099 && box.bottom > innerHeight + 1 && thing.closest('.placing'))
      found.push(`below the window: ${said}`)
    for (const words of thing.querySelectorAll<HTMLElement>('.n, .nm')) {
      const inner = words.getBoundingClientRect()
      if (words.scrollWidth > words.clientWidth + 2 && words.clientWidth) found.push(`cut: ${said}`)
      if (inner.right > box.right + 2 || inner.bottom > box.bottom + 2) found.push(`sticks out: ${said}`)
    }
  }
  for (const words of document.querySelectorAll('.decision .sentence, .decision .btn')) {
    const box = words.getBoundingClientRect()
    if (box.top < 0 || box.bottom > innerHeight + 1 || box.right > wide + 1)
      found.push(`out of sight: ${words.textContent}`)
  }
  return found
}

test.describe('windows of every size show all, in both languages', () => {
  for (const [name, key, seats, touch] of [
    ['the start', 'choose', ['me', 'random', 'random', 'random', 'random'], ['choose']],
    ['a placing among five', 'turn', ['me', 'random', 'random', 'random', 'random'], ['first unknown_sculptor']],
  ] as const)
    test(name, async ({ page }) => {
      const { id } = await makeTable(page, 'florenza', [...seats])
      await playUntil(page, id, asks(key))
      for (const language of ['en', 'fr'] as const) {
        await page.goto('/bots')
        await page.evaluate(
          (chosen) => localStorage.setItem('signoria.settings', JSON.stringify({ language: chosen })),
          language,
        )
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height })
          await page.goto(`/t/${id}`)
          await settled(page)
          for (const verb of width > 700 ? touch : []) await first(page, verb).click()
          expect(await page.evaluate(amiss), `${language} ${width}`).toEqual([])
        }
      }
    })
})

for (const theme of ['light', 'dark'] as const)
  test(`axe objects to nothing, ${theme}`, async ({ page }) => {
    const { id } = await makeTable(page, 'florenza', ['me', 'random', 'random'])
    await page.goto('/bots')
    await page.evaluate((chosen) => localStorage.setItem('signoria.settings', JSON.stringify({ theme: chosen })), theme)
    for (const [key, touch] of [
      ['choose', 'choose'],
      ['turn', 'first unknown_sculptor'],
      ['works', ''],
    ] as const) {
      await playUntil(page, id, asks(key), /^(commission chi|hire unknown|run|finish)/)
      await page.goto(`/t/${id}`)
      await settled(page)
      if (touch) await first(page, touch).click()
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include('.board').analyze()
      expect(
        violations.map(
          ({ id: rule, nodes }) =>
            `${rule}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 80)} ${failureSummary}`).join(' | ')}`,
        ),
        key,
      ).toEqual([])
    }
  })
