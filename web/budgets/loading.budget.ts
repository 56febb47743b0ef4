/** How soon a page is there: its largest part, its shifts, what blocks it, and the first move that can be made. */
import { expect, test, type Browser, type Page } from '@playwright/test'
import { makeTable, playUntil } from '../e2e/tables'
import { boards } from '../tools/sizes.mjs'
import { PHONE, slowPhone } from './machine'
import { atMost, median } from './measured'

const TIMES = 3

interface Loaded {
  painted: number
  shifted: number
  /** When anything was seen at all. */
  first: number
  /** Long tasks, from when to when. */
  tasks: [number, number][]
}

declare global {
  interface Window {
    loaded: Loaded
  }
}

/** Counts from the first moment of a page; with the same sums as web vitals do. */
function count(): void {
  const loaded: Loaded = { painted: 0, shifted: 0, first: 0, tasks: [] }
  window.loaded = loaded
  const observe = (type: string, seen: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(seen)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') loaded.first = startTime
  })
  observe('largest-contentful-paint', (entry) => (loaded.painted = entry.startTime))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) loaded.shifted += value
  })
  observe('longtask', ({ startTime, duration }) => loaded.tasks.push([startTime, startTime + duration]))
}

/** A browser that has seen nothing yet, but sits where the given one sits. */
async function freshPage(browser: Browser, page: Page, phone: boolean): Promise<Page> {
  const { cookies, origins } = await page.context().storageState()
  const context = await browser.newContext({
    ...(phone ? PHONE : { viewport: { width: 1440, height: 900 } }),
    storageState: { cookies, origins },
    locale: 'en-GB',
  })
  return context.newPage()
}

async function loadings(browser: Browser, page: Page, address: string, there: string): Promise<Loaded[]> {
  const all: Loaded[] = []
  for (let time = 0; time < TIMES; time++) {
    const fresh = await freshPage(browser, page, true)
    await fresh.addInitScript(count)
    await slowPhone(fresh)
    await fresh.goto(address)
    await fresh.locator(there).first().waitFor()
    await fresh.waitForLoadState('networkidle')
    all.push(await fresh.evaluate(() => window.loaded))
    await fresh.context().close()
  }
  return all
}

/** What web vitals call TBT: by how much tasks are longer than 50 ms, once something is seen. */
const blocked = ({ first, tasks }: Loaded): number =>
  tasks.reduce((sum, [start, end]) => sum + Math.max(0, end - Math.max(start, first) - 50), 0)

function noteLoaded(which: string, all: readonly Loaded[]): void {
  atMost(`LCP, ${which}`, 1800, median(all.map(({ painted }) => painted)), 'ms')
  atMost(`CLS, ${which}`, 0.02, median(all.map(({ shifted }) => shifted)), '')
  atMost(`TBT, ${which}`, 150, median(all.map(blocked)), 'ms')
}

/** A table of three in the middle of its first auction. */
async function auctioning(page: Page): Promise<string> {
  const { id } = await makeTable(page, 'princes', ['me', 'quick', 'quick'])
  await playUntil(page, id, (asked) => asked.auction !== null || asked.key === 'princes-question-turn')
  return `/t/${id}`
}

test('the lobby on a phone', async ({ browser, page }) => {
  noteLoaded('lobby', await loadings(browser, page, '/', '.games article'))
})

test('a table on a phone', async ({ browser, page }) => {
  noteLoaded('table', await loadings(browser, page, await auctioning(page), '.decision:not(.waiting) button'))
})

for (const title of boards())
  test(`a board on a phone: ${title}`, async ({ browser, page }) => {
    const { id } = await makeTable(page, title, ['me', 'quick', 'quick'])
    noteLoaded(title, await loadings(browser, page, `/t/${id}`, '.decision:not(.waiting) .sentence'))
  })

/** How long from the address until a move can be chosen: a button of the decision bar that answers to a click. */
async function untilMove(browser: Browser, page: Page, address: string, phone: boolean): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < TIMES; time++) {
    const fresh = await freshPage(browser, page, phone)
    if (phone) await slowPhone(fresh)
    await fresh.goto(address, { waitUntil: 'commit' })
    await fresh.locator('.decision:not(.waiting) button').first().waitFor()
    times.push(await fresh.evaluate(() => performance.now()))
    await fresh.locator('.decision:not(.waiting) button').first().click({ trial: true })
    await fresh.context().close()
  }
  return median(times)
}

test('from the link to the first move', async ({ browser, page }) => {
  const address = await auctioning(page)
  expect(address).toContain('/t/')
  atMost('Link to first legal move, phone', 3000, await untilMove(browser, page, address, true), 'ms')
  atMost('Link to first legal move, desktop', 1500, await untilMove(browser, page, address, false), 'ms')
})
