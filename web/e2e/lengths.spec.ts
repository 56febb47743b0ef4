/** Sentences a third longer than they are: the hand stays above the fold, and nothing is cut on the narrowest phone. */
import { expect, test, type Page } from '@playwright/test'
import { makeTable, playUntil } from './tables'

/** The longest question of an auction. */
const LONGEST = 'Alessandra offre 1 200 florins pour la carte de recrutement. Montez-vous à 1 300, ou passez-vous ?'

/** The longest question stands in the decision bar, and every text there grows by 35 %, as another language might have it. */
const grow = (page: Page): Promise<void> =>
  page.evaluate((longest) => {
    document.querySelector('.decision .sentence')!.textContent = longest
    for (const element of document.querySelectorAll('.decision :is(.sentence, .kicker, .btn, .btn *)'))
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE && node.textContent!.trim())
          node.textContent += node.textContent!.slice(0, Math.ceil(node.textContent!.length * 0.35))
    for (const sentence of document.querySelectorAll('.decision .sentence')) sentence.classList.add('long')
  }, LONGEST)

const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.decision .btn')]
      .filter((button) => button.scrollWidth > button.clientWidth || button.getBoundingClientRect().right > innerWidth)
      .map((button) => button.innerText),
  )

for (const language of ['en', 'fr']) {
  test(`long sentences leave the board its room: ${language}`, async ({ page }) => {
    const { id } = await makeTable(page, 'princes', ['me', 'quick', 'quick', 'quick'])
    await page.addInitScript((chosen) => {
      localStorage.setItem('signoria.settings', JSON.stringify({ language: chosen }))
    }, language)
    await playUntil(page, id, (asked) => asked.auction !== null && asked.auction.leader !== null)
    await page.goto(`/t/${id}`)
    await expect(page.locator('.decision [data-choice]').first()).toBeVisible()
    await grow(page)
    const bottom = await page
      .locator('.hand .card')
      .first()
      .evaluate((card) => card.getBoundingClientRect().bottom)
    expect(bottom).toBeLessThanOrEqual(900)

    await page.setViewportSize({ width: 320, height: 844 })
    await expect(page.locator('.phone .decision [data-choice]').first()).toBeVisible()
    await grow(page)
    expect(await cut(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}
