/** What a table weighs: nodes of a page late in a game of five, and memory that does not come back. */
import { expect, test, type CDPSession, type Page } from '@playwright/test'
import { look, makeTable, playOut, playUntil } from '../e2e/tables'
import { boards } from '../tools/sizes.mjs'
import { PHONE } from './machine'
import { atMost } from './measured'

const LAST_ROUND = 7
/** Four hours of play without a pause: a move every ten seconds. */
const MOVES_IN_FOUR_HOURS = 1440

interface Sight {
  view: { round: number }
  table: { state: string }
  questions: Record<string, { number: number; key: string; moves: { text: string }[] }>
}

/** Plays over the wire, building what can be built, until the last round; the address of the table. */
async function late(page: Page): Promise<string> {
  const { id } = await makeTable(page, 'princes', ['me', 'random', 'random', 'random', 'random'])
  for (;;) {
    const sight = (await (await page.request.get(`/api/tables/${id}`)).json()) as Sight
    expect(sight.table.state).toBe('playing')
    const asked = sight.questions['0']
    if (!asked) continue
    if (sight.view.round === LAST_ROUND && asked.key === 'princes-question-turn') return `/t/${id}`
    const line = (asked.moves.find(({ text }) => /^(work|build|place|bid|open)/.test(text)) ?? asked.moves.at(-1))!.text
    await page.request.post(`/api/tables/${id}/moves`, { data: { seat: 0, line, question: asked.number } })
  }
}

const nodes = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length)

test('nodes', async ({ page, browser }) => {
  const address = await late(page)
  await page.goto(address)
  await expect(page.locator('.decision:not(.waiting)')).toBeVisible()
  await page.waitForLoadState('networkidle')
  atMost('DOM nodes late in a game of five, desktop', 1800, await nodes(page), '')
  const context = await browser.newContext({ ...PHONE, storageState: await page.context().storageState() })
  const phone = await context.newPage()
  await phone.goto(address)
  await expect(phone.locator('.decision:not(.waiting)')).toBeVisible()
  await phone.waitForLoadState('networkidle')
  atMost('DOM nodes late in a game of five, phone', 1800, await nodes(phone), '')
  await context.close()
})

const MOST_MOVES = 400

/** Plays any title over the wire, everybody at random; the address of the table, half a game or more along. */
async function halfway(page: Page, title: string): Promise<string> {
  const { id } = await makeTable(page, title, ['me', 'random', 'random', 'random'])
  for (let moves = 0; moves < MOST_MOVES;) {
    const sight = await look(page, id)
    if (sight.table.state !== 'playing') break
    moves = sight.table.moves
    for (const [seat, asked] of Object.entries(sight.questions)) {
      const line = asked.moves[moves % asked.moves.length]!.text
      await page.request.post(`/api/tables/${id}/moves`, { data: { seat: Number(seat), line, question: asked.number } })
    }
  }
  return `/t/${id}?at=${Math.floor((await look(page, id)).table.moves / 2)}`
}

for (const title of boards().filter((each) => each !== 'princes'))
  test(`nodes: ${title}`, async ({ page }) => {
    await page.goto(await halfway(page, title))
    await expect(page.locator('main.board > *').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    atMost(`DOM nodes, ${title}, desktop`, 1800, await nodes(page), '')
  })

/** What is left in memory when all that can go is gone, in megabytes. */
async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6
}

/** From the lobby to a table, through its game as others play it, its replay, and back; so many moves. */
async function lap(page: Page): Promise<number> {
  const { id } = await makeTable(page, 'princes', ['me', 'random'])
  await expect(page.locator(`a[href="/t/${id}"]`).first()).toBeVisible()
  await page.locator(`a[href="/t/${id}"]`).first().click()
  await expect(page.locator('.decision:not(.waiting)')).toBeVisible()
  await playUntil(page, id, (asked) => asked.key === 'princes-question-turn')
  await playOut(page, id)
  await page.getByRole('link', { name: /^Replay/ }).click()
  const slider = page.getByRole('slider')
  await slider.focus()
  const length = Number(await slider.getAttribute('max'))
  for (let at = 0; at < 20; at++) await page.keyboard.press('ArrowRight')
  await expect(page.locator('.replay .kicker')).toContainText('move 20 of')
  await page.evaluate(() => history.pushState(null, '', '/'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.locator('.games article').first()).toBeVisible()
  return length
}

/** How steeply values climb from one to the next: the line that fits them best. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const above = values.reduce((sum, value, place) => sum + (place - middle) * (value - mean), 0)
  return above / values.reduce((sum, _, place) => sum + (place - middle) ** 2, 0)
}

test('memory', async ({ page }) => {
  await page.goto('/')
  const session = await page.context().newCDPSession(page)
  const used: number[] = []
  let moves = 0
  for (let time = 0; time < 10; time++) {
    const played = await lap(page)
    if (time < 3) continue
    moves += played
    used.push(await heap(session))
  }
  const perMove = slope(used) / (moves / used.length)
  console.log(`      heap after each lap: ${used.map((value) => value.toFixed(2)).join(' ')} MB, ${moves} moves`)
  atMost('Heap after 4 h (1,440 moves), extrapolated', 10, perMove * MOVES_IN_FOUR_HOURS, 'MB')
})
