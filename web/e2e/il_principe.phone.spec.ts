/** Il Principe on a phone: whole games by one finger, and every question within the screen. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { over, tap } from './playing'
import { goOn, lessonAt, misfits, playPrincipe, shortGame } from './principe'
import { makeTable } from './tables'

test('a game of two is finished by touch alone', async ({ page }) => {
  const { id } = await makeTable(page, 'il_principe', ['me', 'random'], shortGame())
  await page.goto(`/t/${id}`)
  await playPrincipe(page, tap)
  await expect(over(page)).toBeVisible()
})

test('a game of four is finished by touch alone', async ({ page }) => {
  const { id } = await makeTable(page, 'il_principe', ['me', 'random', 'random', 'random'], shortGame())
  await page.goto(`/t/${id}`)
  await playPrincipe(page, tap)
  await expect(over(page)).toBeVisible()
})

test('nothing is cut or scrolls sideways on any phone, and axe objects to nothing', async ({ page }) => {
  const softly = expect.configure({ soft: true })
  const id = await lessonAt(page, 0)
  let reached = 0
  for (const line of [0, 1, 6, 7, 13, 16, 18]) {
    await goOn(page, id, reached, line)
    reached = line
    const theme = line % 2 ? 'dark' : 'light'
    for (const language of ['en', 'fr']) {
      await page.addInitScript(
        (settings) => localStorage.setItem('signoria.settings', settings),
        JSON.stringify({ language, theme, motion: 'reduced' }),
      )
      await page.goto(`/t/${id}`)
      await expect(page.locator('.decision:not(.waiting) .sentence')).not.toBeEmpty()
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await softly
          .poll(() => page.evaluate(misfits, ['.principe[data-task]', '.counters']), {
            message: `line ${line}, ${language}, ${width}`,
            timeout: 2000,
          })
          .toEqual([])
      }
    }
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
    const told = violations.map(
      ({ id: rule, nodes }) => `${rule}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
    softly(told, `line ${line}, ${theme}`).toEqual([])
  }
})
