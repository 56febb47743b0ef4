/** How soon the page answers while one plays: to a touch, to a draft, to a sent move; and how soon bots do. */
import { expect, test, type Page } from '@playwright/test'
import { click, princesStep, settled } from '../e2e/playing'
import { makeTable, playUntil } from '../e2e/tables'
import { farAway, slowCpu } from './machine'
import { atMost, percentile } from './measured'

interface Answers {
  interactions: Record<number, number>
  previews: number[]
  acknowledged: number[]
}

declare global {
  interface Window {
    answers: Answers
  }
}

/** Listens in the page: to event timings, to the draft's Confirm button, to the answers of the server. */
function listen(): void {
  const answers: Answers = { interactions: {}, previews: [], acknowledged: [] }
  window.answers = answers
  let touched: number | null = null
  const confirming = (): boolean => document.querySelector('.decision [aria-keyshortcuts~="Control+Enter"]') !== null
  addEventListener('click', (event) => (touched = confirming() ? null : event.timeStamp), true)
  new MutationObserver(() => {
    if (touched === null || !confirming()) return
    answers.previews.push(performance.now() - touched)
    touched = null
  }).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (interactionId)
        answers.interactions[interactionId] = Math.max(answers.interactions[interactionId] ?? 0, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  let sent = 0
  addEventListener('click', (event) => (sent = event.timeStamp), true)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[])
      if (entry.name.endsWith('/moves')) answers.acknowledged.push(entry.responseEnd - sent)
  }).observe({ type: 'resource' })
}

/** So many steps of Princes by clicking pieces. */
async function playSteps(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps && (await settled(page)) !== 'over'; step++) await princesStep(page, click, false)
}

const answersOf = (page: Page): Promise<Answers> => page.evaluate(() => window.answers)

/** What web vitals call INP: the slowest of all interactions, leaving out one in fifty. */
const slowest = ({ interactions }: Answers): number => {
  const times = Object.values(interactions)
  return percentile(times, 1 - 1 / 50) || 0
}

test('playing with a slow processor', async ({ browser }) => {
  const sessions: Answers[] = []
  for (let session = 0; session < 4; session++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
    const slow = await context.newPage()
    const { id } = await makeTable(slow, 'princes', ['me', 'quick', 'quick'])
    if (session % 2) await playUntil(slow, id, (asked) => asked.key === 'princes-question-turn')
    await slow.addInitScript(listen)
    await slow.goto(`/t/${id}`)
    await settled(slow)
    await slowCpu(slow)
    await playSteps(slow, 12)
    sessions.push(await answersOf(slow))
    await context.close()
  }
  atMost('INP p75 (4x CPU)', 150, percentile(sessions.map(slowest), 0.75), 'ms')
})

interface SightHeard {
  at: number
  number: number
  waiting: number[]
}

/** Writes down when the page hears what. */
function hearing(page: Page): SightHeard[] {
  const heard: SightHeard[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { number?: number; table?: { waiting: number[] } }
      if (message.table)
        heard.push({ at: performance.now(), number: message.number ?? 0, waiting: message.table.waiting })
    }),
  )
  return heard
}

/** How long a bot took for each of its answers: from the sight that asks it to the next one. */
function replies(heard: readonly SightHeard[]): number[] {
  return heard.flatMap((sight, place) => {
    const next = heard[place + 1]
    return next && next.number > sight.number && !sight.waiting.includes(0) ? [next.at - sight.at] : []
  })
}

test('drafts, sent moves and bots', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'quick', 'quick'])
  const heard = hearing(page)
  await page.addInitScript(listen)
  await page.goto(`/t/${id}`)
  await playSteps(page, 60)
  const { previews, acknowledged } = await answersOf(page)
  const thought = replies(heard)
  expect(Math.min(previews.length, acknowledged.length, thought.length)).toBeGreaterThan(9)
  atMost('Input to preview, median', 50, percentile(previews, 0.5), 'ms')
  atMost('Input to server ack, p95', 150, percentile(acknowledged, 0.95), 'ms')
  atMost('Bot reply (quick), p50', 800, percentile(thought, 0.5), 'ms')
  atMost('Bot reply (quick), p95', 3000, percentile(thought, 0.95), 'ms')
  atMost('Bot reply (quick), longest', 5000, Math.max(...thought), 'ms')
})

test('a server far away', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'quick', 'quick'])
  await page.addInitScript(listen)
  await page.goto(`/t/${id}`)
  await settled(page)
  await farAway(page, 80)
  await playSteps(page, 30)
  const { acknowledged } = await answersOf(page)
  expect(acknowledged.length).toBeGreaterThan(9)
  expect(Math.min(...acknowledged)).toBeGreaterThan(80)
  atMost('Input to server ack at 80 ms RTT, p95', 250, percentile(acknowledged, 0.95), 'ms')
})
