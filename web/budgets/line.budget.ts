/** A line that breaks again and again while one plays: it is back soon, and nothing is lost or told twice. */
import { expect, test, type Page, type WebSocketRoute } from '@playwright/test'
import { click, princesStep, settled } from '../e2e/playing'
import { makeTable } from '../e2e/tables'
import { atMost, percentile } from './measured'

const BREAKS = 40

interface Line {
  cut: () => Promise<void>
  /** How long each break lasted, until the page heard from the server again. */
  breaks: number[]
}

/** A line to be cut: by closing the socket as a server does that is started anew. */
async function line(page: Page): Promise<Line> {
  let open: WebSocketRoute | null = null
  let since: number | null = null
  const breaks: number[] = []
  await page.routeWebSocket(/\/live/, (route) => {
    open = route
    const server = route.connectToServer()
    server.onMessage((message) => {
      if (since !== null) breaks.push(performance.now() - since)
      since = null
      route.send(message)
    })
  })
  return {
    breaks,
    cut: async () => {
      since ??= performance.now()
      await open?.close({ code: 1012 })
    },
  }
}

/** All lines of the log, the earlier ones too. */
async function told(page: Page): Promise<string[]> {
  const earlier = page.locator('.log > button')
  while (await earlier.count()) await earlier.click()
  return page.locator('.log li').allInnerTexts()
}

test('a line that breaks', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'quick', 'random'])
  const broken = await line(page)
  let missed = 0
  await page.goto(`/t/${id}`)
  for (let time = 0; time < BREAKS && (await settled(page)) === 'asked'; time++) {
    const deed = princesStep(page, click, false).catch(() => missed++)
    await page.waitForTimeout(Math.random() * 150)
    await broken.cut()
    await deed
  }
  expect(missed, 'what was just gone when it was to be touched').toBeLessThan(BREAKS / 4)
  await settled(page)
  expect(broken.breaks.length).toBeGreaterThan(BREAKS / 2)
  const server = (await (await page.request.get(`/api/tables/${id}?since=0`)).json()) as { events: unknown[] }
  const lines = await told(page)
  const fresh = await page.context().newPage()
  await fresh.goto(`/t/${id}`)
  await settled(fresh)
  expect(await told(fresh), 'after all breaks the log is the one a fresh page shows').toEqual(lines)
  atMost('Reconnect, longest of all breaks', 2000, percentile(broken.breaks, 1), 'ms')
  atMost('Events lost or told twice in the chaos test', 0, Math.abs(server.events.length - lines.length), '')
})
