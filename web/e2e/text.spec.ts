/** Text mode: whole games of every title, from what the server tells alone. */
import { expect, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { over, playText } from './playing'
import { makeTable, playUntil, type Seat } from './tables'

/** A title's components with one number changed, for a game that is over sooner. */
const shortened = (title: string, number: string, less: string) => (): string => {
  const file = readFileSync(new URL(`../../src/signoria/titles/${title}/components.toml`, import.meta.url), 'utf8')
  expect(file).toContain(number)
  return file.replace(number, less)
}

/** Against whom, and by which moves a game is soon over. */
const TITLES: Record<string, { rival: Seat; wishes?: string[]; components?: () => string }> = {
  princes: { rival: 'random' },
  il_principe: { rival: 'quick', components: shortened('il_principe', 'cities = 10\n', 'cities = 4\n') },
  firenze: {
    rival: 'random',
    wishes: ['fill', 'raise', 'begin', 'skip'],
    components: shortened('firenze', 'by_seats = { 2 = 9,', 'by_seats = { 2 = 1,'),
  },
  florenza: { rival: 'random', components: shortened('florenza', 'rounds = 8\n', 'rounds = 2\n') },
}

test('many choices come in groups with counts, and Confirm stays in sight', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random'])
  await playUntil(page, id, ({ key }) => key === 'princes-question-turn')
  await page.goto(`/t/${id}/text`)
  const decision = page.locator('.text-decision')
  const confirm = decision.getByRole('button', { name: 'Confirm' })
  await expect(confirm).toBeInViewport({ ratio: 1 })
  await decision.getByText(/^Build the … \(\d+\)$/).click()
  await decision.getByRole('radio', { name: /tower/ }).check()
  await expect(confirm).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 700 })
  await expect(confirm).toBeInViewport({ ratio: 1 })
})

for (const [title, { rival, wishes, components }] of Object.entries(TITLES)) {
  test(`a game of ${title} is played to its end in text mode`, async ({ page }) => {
    const { id } = await makeTable(page, title, ['me', rival], components ? { components: components() } : {})
    await page.goto(`/t/${id}/text`)
    await expect(page.getByRole('columnheader', { name: 'What it costs and does' }).first()).toBeAttached()
    await playText(page, wishes)
    await expect(over(page)).toBeVisible()
  })
}
