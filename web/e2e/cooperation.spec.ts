/** Cooperation on a desk: a whole game by its pieces, an offer made and answered, and what may not be. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { neighbours, says } from './neighbours'
import { click, confirmButton, over, playPrinces } from './playing'
import { makeTable, threeRounds } from './tables'

test('a game with Cooperation is played by its pieces', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random', 'random'], {
    options: { cooperation: 'on', first_player: '1' },
    ...threeRounds(),
  })
  await page.goto(`/t/${id}`)
  await playPrinces(page, click, 40)
  await expect(over(page)).toBeVisible()
})

test('an offer is put together on the map, seen whole by the other, countered and accepted', async ({ page }) => {
  const { id, rival, leave } = await neighbours(page, '1')
  await page.goto(`/t/${id}`)
  await click(page.locator('[data-move="propose 1"]'))
  await click(page.locator('.negotiation [data-move="build tower"]'))
  await expect(page.locator('.joined-map')).toBeVisible()
  await click(page.locator('.joined-map [role="gridcell"][aria-label^="your f2"]'))
  await expect(page.locator('.negotiation .sum output')).toHaveText('300')
  await click(page.getByRole('button', { name: 'A hundred florins more' }))
  await expect(page.locator('.negotiation .sum output')).toHaveText('400')
  await expect(page.locator('.bargain')).toContainText('+400')
  await expect(page.locator('.reasons li')).toHaveCount(2)
  await expect(page.locator('.reasons li').first()).toContainText('On your land')
  await expect(page.locator('.decision .sentence')).toContainText('Rodrigo is to pay you 400')
  await click(confirmButton(page))
  await expect(page.locator('.log')).toContainText('Ines proposes the tower to Rodrigo')
  await says(rival, id, 'counter', 'join tower', 'for 200')
  await expect(page.locator('.decision .sentence')).toContainText('pay you 200 florins')
  await expect(page.locator('.joined-map .earlier')).toHaveCount(1)
  await click(page.getByRole('button', { name: /^Accept/ }))
  await click(confirmButton(page))
  await expect(page.locator('.log')).toContainText('Rodrigo pays Ines 200 florins: 3 prestige')
  await click(page.getByRole('button', { name: 'Whole map' }))
  await expect(page.locator('.joined-map use[href="#seal-lily"]')).toHaveCount(2)
  await leave()
})

test('a place that may not be says why, and the other one may refuse', async ({ page }) => {
  const { id, rival, leave } = await neighbours(page, '1')
  await page.goto(`/t/${id}`)
  await click(page.locator('[data-move="propose 1"]'))
  await click(page.locator('.negotiation [data-move="build tower"]'))
  await click(page.locator('.joined-map [role="gridcell"][aria-label^="your e4"]'))
  await expect(page.locator('.negotiation .whynot')).toContainText('two estates')
  await page.keyboard.press('PageDown')
  await expect(page.locator('.negotiation .sum output')).toBeVisible()
  await page.keyboard.press('-')
  await expect(page.locator('.negotiation .sum output')).toHaveText('200')
  await click(confirmButton(page))
  await says(rival, id, 'refuse')
  await expect(page.locator('.log')).toContainText('Rodrigo refuses')
  await expect(page.locator('.decision .sentence')).toContainText('You have 2 actions')
  await click(page.locator('[data-move="propose 1"]'))
  await page.locator('.negotiation [data-move="build tower"]').click({ force: true })
  await expect(page.locator('.whynot')).toContainText('already negotiated')
  await leave()
})

test('who is asked may make a counter-offer, and has the last word', async ({ page }) => {
  const { id, rival, leave } = await neighbours(page, '2')
  await says(rival, id, 'propose 0', 'build opera', 'join opera', 'for 900')
  await page.goto(`/t/${id}`)
  await expect(page.locator('.decision .sentence')).toContainText('you would pay 900 florins')
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include('.princes').analyze()
  expect(
    violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([])
  await click(page.getByRole('button', { name: /counter-offer/ }))
  await expect(page.locator('.joined-map [role="gridcell"]').first()).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('PageDown')
    await expect(page.locator('.negotiation .sum output')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.locator('.decision .sentence')).toContainText('You would pay Rodrigo')
  await click(confirmButton(page))
  await says(rival, id, 'insist', 'join opera', 'for 0')
  await expect(page.locator('.decision [data-choice]')).toHaveCount(2)
  await page.keyboard.press('a')
  await click(confirmButton(page))
  await expect(page.locator('.log')).toContainText('Rodrigo and Ines build the opera together')
  await leave()
})
