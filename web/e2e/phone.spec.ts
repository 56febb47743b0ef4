/** On a phone: a game finished by one finger, and no page that scrolls sideways. */
import { expect, test } from '@playwright/test'
import { confirmButton, over, playPrinces, tap } from './playing'
import { look, makeTable, playUntil } from './tables'

test('a game is finished by touch alone', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random'])
  await page.goto(`/t/${id}`)
  await playPrinces(page, tap, 14)
  await expect(over(page)).toBeVisible()
})

test('who comes back finds in front what happened', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random', 'random'])
  await page.goto(`/t/${id}`)
  await tap(page.locator('[data-move^="return"]').first())
  await tap(confirmButton(page))
  await expect(page.locator('[data-move^="return"]')).toHaveCount(0)
  await playUntil(page, id, (asked) => asked.key === 'princes-question-open')
  await expect(page.locator('[data-move^="open"]').first(), 'piles lie under the thumb').toBeInViewport()
  await page.goto('/')
  await playUntil(page, id, (asked) => asked.key === 'princes-question-turn')
  await page.goto(`/t/${id}`)
  await expect(page.locator('.back .news')).toContainText('Since your last move')
  await tap(page.getByRole('button', { name: 'Play them' }))
  await expect(page.locator('.decision .kicker')).toContainText('1 of')
  await tap(page.getByRole('button', { name: 'To the decision' }))
  await expect(page.locator('.decision:not(.waiting)')).toBeVisible()
})

test('a tap on a seat shows its estate and its court, and another leads back', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random', 'random'])
  await playUntil(page, id, (asked) => asked.key === 'princes-question-turn')
  await page.goto(`/t/${id}`)
  const seats = page.getByRole('region', { name: 'Seats' })
  const rival = (await look(page, id)).table.seats[1]!.name
  await tap(seats.getByRole('listitem').nth(1))
  await expect(page.getByRole('heading', { name: `Estate of ${rival}` })).toBeVisible()
  await expect(page.getByRole('heading', { name: `Court of ${rival}` })).toBeVisible()
  await tap(seats.getByRole('listitem').first())
  await expect(page.getByRole('heading', { name: `Estate of ${rival}` })).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Your estate' })).toBeVisible()
})
