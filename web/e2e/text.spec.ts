/** Text mode: whole games of every title, from what the server tells alone. */
import { expect, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { over, playText } from './playing'
import { makeTable, type Seat } from './tables'

/** Firenze takes hundreds of moves; with one letter to place instead of nine it is over sooner. */
const fewLetters = (): string =>
  readFileSync(new URL('../../src/signoria/titles/firenze/components.toml', import.meta.url), 'utf8').replace(
    'by_seats = { 2 = 9,',
    'by_seats = { 2 = 1,',
  )

const TITLES: Record<string, { rival: Seat; components?: () => string }> = {
  princes: { rival: 'random' },
  il_principe: { rival: 'random' },
  firenze: { rival: 'quick', components: fewLetters },
  florenza: { rival: 'random' },
}

for (const [title, { rival, components }] of Object.entries(TITLES)) {
  test(`a game of ${title} is played to its end in text mode`, async ({ page }) => {
    const { id } = await makeTable(page, title, ['me', rival], components ? { components: components() } : {})
    await page.goto(`/t/${id}/text`)
    await playText(page)
    await expect(over(page)).toBeVisible()
  })
}
