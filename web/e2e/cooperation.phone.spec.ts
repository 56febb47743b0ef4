/** Cooperation on a phone: a game by one finger, and a map that is panned and brought to the place. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { neighbours, says } from './neighbours'
import { confirmButton, over, playPrinces, tap } from './playing'
import { makeTable, threeRounds } from './tables'

test('a game with Cooperation is finished by touch', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random'], {
    options: { cooperation: 'on' },
    ...threeRounds(),
  })
  await page.goto(`/t/${id}`)
  await playPrinces(page, tap, 18)
  await expect(over(page)).toBeVisible()
})

test('the map is panned, brought to what is proposed, and shown whole', async ({ page }) => {
  const { id, rival, leave } = await neighbours(page, '2')
  await says(rival, id, 'propose 0', 'build chapel', 'join chapel', 'for 300')
  await page.goto(`/t/${id}`)
  const number = page.locator('.joined-map .reason-number').first()
  await expect(number).toBeInViewport()
  const pan = page.locator('.joined .pan')
  const wider = (): Promise<number> => pan.evaluate((map) => map.scrollWidth - map.clientWidth)
  expect(await wider()).toBeGreaterThan(200)
  await tap(page.getByRole('button', { name: 'Whole map' }))
  await expect.poll(wider).toBeLessThanOrEqual(1)
  await tap(page.getByRole('button', { name: 'Mine' }))
  await expect.poll(wider).toBeGreaterThan(200)
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include('.princes').analyze()
  expect(
    violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([])
  await tap(page.getByRole('button', { name: /counter-offer/ }))
  await tap(page.getByRole('button', { name: /next/i }).first())
  await expect(page.locator('.negotiation .sum output')).toBeVisible()
  await tap(page.getByRole('button', { name: 'A hundred florins less' }))
  await tap(confirmButton(page))
  await says(rival, id, 'accept')
  await expect(page.locator('.decision .sentence')).not.toContainText('chapel')
  await leave()
})
