/** Pieces on their way with a slow processor: how long each frame stands on the screen, as the compositor draws them. */
import { expect, test, type Page } from '@playwright/test'
import { settled } from '../e2e/playing'
import { look, makeTable } from '../e2e/tables'
import { slowCpu } from './machine'
import { atMost, percentile } from './measured'

const BEGINS = 'travel-begins'
const ENDS = 'travel-ends'
/** Sixty frames a second: what comes a moment late and the next a moment early are both on the beat. */
const BEAT = 16.7
const CATEGORIES = ['blink.user_timing', 'disabled-by-default-devtools.timeline.frame']

interface Traced {
  name: string
  /** In microseconds. */
  ts: number
}

/** Marks in the trace when pieces set out, and when all of them are there. */
function mark([begins, ends]: readonly [string, string]): void {
  let travelling = false
  new MutationObserver(() => {
    const flier = document.querySelector('.flier')
    if (travelling === (flier !== null)) return
    travelling = !travelling
    const ready = flier?.getAnimations().map((animation) => animation.ready) ?? []
    void Promise.allSettled(ready).then(() => performance.mark(flier ? begins : ends))
  }).observe(document, { childList: true, subtree: true })
}

/** Plays over the wire until so many lines are in the log, so that only the page's own work is seen. */
async function playOn(page: Page, table: string, moves: number): Promise<void> {
  while ((await look(page, table)).table.moves < moves) {
    const asked = (await look(page, table)).questions['0']
    if (!asked) continue
    const line = (asked.moves.find(({ text }) => /^(open|bid|build|place|freedom)/.test(text)) ?? asked.moves.at(-1))!
    await page.request.post(`/api/tables/${table}/moves`, {
      data: { seat: 0, line: line.text, question: asked.number },
    })
    await expect(page.locator('.flier')).toHaveCount(0)
  }
}

/** How long each frame stood while pieces travelled, in milliseconds. */
function frames(events: readonly Traced[]): number[] {
  const times = (name: string): number[] => events.filter((event) => event.name === name).map(({ ts }) => ts / 1000)
  const drawn = times('DrawFrame').sort((one, other) => one - other)
  return times(BEGINS).flatMap((begin) => {
    const end = Math.min(...times(ENDS).filter((time) => time > begin))
    const within = drawn.filter((time) => time >= begin && time <= end)
    return within.slice(1).map((time, place) => BEAT * Math.max(1, Math.round((time - within[place]!) / BEAT)))
  })
}

test('pieces travel', async ({ page, browser }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'quick', 'quick'])
  await page.addInitScript(mark, [BEGINS, ENDS] as const)
  await page.goto(`/t/${id}`)
  await settled(page)
  await slowCpu(page)
  await browser.startTracing(page, { categories: CATEGORIES })
  await playOn(page, id, 60)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] }
  const stood = frames(traceEvents)
  expect(stood.length).toBeGreaterThan(60)
  atMost('Frames while pieces travel, p95 (4x CPU)', 16.7, percentile(stood, 0.95), 'ms')
  atMost('Frames while pieces travel, longest (4x CPU)', 50, Math.max(...stood), 'ms')
})
