/** Standing orders: given, changed and cancelled while others are asked, obeyed, and seen by their owner alone. */
import { expect, test, type Browser, type Page } from '@playwright/test'
import { command } from './playing'
import { look, makeTable, poor, somebody, type Asked } from './tables'

/** Two people in the first auction: Ines has bid the price, and the other one is asked. */
async function auction(page: Page, browser: Browser, wishes: object = {}): Promise<Auction> {
  const { id, invite } = await makeTable(page, 'princes', ['me', 'open'], wishes)
  const { page: rival } = await somebody(browser)
  await rival.request.post('/api/me', { data: { name: 'Bruno' } })
  await rival.request.post(`/api/tables/${id}/join`, { data: { seat: 1, invite } })
  const answer = async (who: Page, line?: string): Promise<void> => {
    const [[seat, asked]] = Object.entries((await look(who, id)).questions) as [[string, Asked]]
    const sent = await who.request.post(`/api/tables/${id}/moves`, {
      data: { seat: Number(seat), line: line ?? asked.moves[0]!.text, question: asked.number },
    })
    expect(sent.ok(), await sent.text()).toBe(true)
  }
  await answer(page)
  await answer(rival)
  const first = (await look(page, id)).questions['0'] ? page : rival
  await answer(first, 'open jester')
  if (first === rival) await answer(page, 'bid 400')
  return { id, rival, price: first === rival ? 400 : 300, bid: (price) => answer(rival, `bid ${price}`) }
}

interface Auction {
  id: string
  rival: Page
  price: number
  bid: (price: number) => Promise<void>
}

const log = (page: Page) => page.locator('.log')

test('an order to raise can be changed and cancelled, bids up to its limit, then asks', async ({ page, browser }) => {
  const { id, rival, price, bid } = await auction(page, browser)
  await page.goto(`/t/${id}`)
  const form = page.locator('form.order')
  await expect(form).toHaveCount(1)
  await form.getByLabel('Limit', { exact: true }).fill(String(price + 500))
  await form.getByRole('radio', { name: 'then pass' }).check({ force: true })
  await form.getByRole('button', { name: 'Set order' }).click()
  await expect(form).toContainText(`up to ${price + 500}`)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form.getByRole('button', { name: 'Set order' })).toBeVisible()
  await form.getByLabel('Limit', { exact: true }).fill(String(price + 300))
  await form.getByRole('button', { name: 'Set order' }).click()
  await form.getByRole('button', { name: 'Change' }).click()
  await form.getByRole('button', { name: 'Lower the limit' }).click()
  await form.getByRole('radio', { name: 'then ask me' }).check({ force: true })
  await form.getByRole('button', { name: 'Set order' }).click()
  await expect(form).toContainText(`up to ${price + 200} for the jester`)
  await expect(form).toContainText('then ask you')
  expect((await look(rival, id)).orders).toEqual({})

  await bid(price + 100)
  await expect(log(page)).toContainText(`Ines bids ${price + 200}`)
  await bid(price + 300)
  await expect(page.locator('.decision:not(.waiting) .sentence')).toContainText(`Do you bid ${price + 400}`)
  await rival.context().close()
})

test('an order to pass answers by itself, and says its exception', async ({ page, browser }) => {
  const { id, rival, price, bid } = await auction(page, browser)
  await page.goto(`/t/${id}`)
  const form = page.locator('form.order')
  await form.getByLabel('Kind of order').selectOption({ label: 'Pass this phase' })
  await form.getByLabel('except for').selectOption({ label: 'the builder' })
  await form.getByRole('button', { name: 'Set order' }).click()
  await expect(form).toContainText('pass this phase, unless the builder comes up')
  await bid(price + 100)
  await expect(log(page)).toContainText('Ines passes')
  expect((await look(rival, id)).orders).toEqual({})
  await rival.context().close()
})

test('who wants it has an only choice taken, and finds it marked in the log', async ({ page, browser }) => {
  const { id, rival } = await auction(page, browser, {
    options: { first_player: '2', open_money: 'on' },
    ...poor(),
  })
  await page.goto(`/t/${id}`)
  const taken = (): Promise<number[]> => look(page, id).then(({ only_choice }) => only_choice)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByLabel('only one choice').check()
  await expect.poll(taken).toEqual([0])
  await page.keyboard.press('Escape')
  await command(page, 'order only off')
  await expect.poll(taken).toEqual([])
  await command(page, 'order only')
  await expect.poll(taken).toEqual([0])
  for (const [seat, who] of [page, rival].entries())
    await who.request.put(`/api/tables/${id}/order`, {
      data: { seat, kind: 'bid', lot: 'jester', limit: 9000, then: 'ask', rivals: [1 - seat] },
    })
  await expect(log(page)).toContainText('Ines passes on the jester. (your only choice)')
  await rival.context().close()
})

test('what one types while a command is on its way is not thrown away', async ({ page, browser }) => {
  const { id, rival } = await auction(page, browser)
  let arrive = (): void => undefined
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/only-choice', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(`/t/${id}`)
  await command(page, 'order only')
  await page.keyboard.type(' off')
  const answered = page.waitForResponse('**/only-choice')
  arrive()
  await answered
  await expect.poll(() => look(page, id).then(({ only_choice }) => only_choice)).toEqual([0])
  await expect(page.getByRole('combobox', { name: 'A move, as text' })).toHaveValue('order only off')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await rival.context().close()
})
