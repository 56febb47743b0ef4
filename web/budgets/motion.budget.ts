/** Pieces on their way with a slow processor: how long each frame stands on the screen, as the compositor draws them. */
import { expect, test, type Page } from '@playwright/test'
import { settled } from '../e2e/playing'
import { look, makeTable } from '../e2e/tables'
import { slowCpu } from './machine'
import { atMost, percentile } from './measured'

const BEGINS = 'travel-begins'
const ENDS = 'travel-ends'
/** The compositor's own account of a frame: from the beat it is made for until it is seen. */
const ACCOUNT = 'PipelineReporter'
/** Sixty frames a second. */
const BEAT = 16.7
const CATEGORIES = ['blink.user_timing', 'disabled-by-default-devtools.timeline.frame']

interface Traced {
  name: string
  /** How it begins (b) and ends (e) what has a length. */
  ph: string
  /** In microseconds. */
  ts: number
  pid: number
  id2?: { local?: string }
  args?: { frame_reporter?: { state: string; has_compositor_animation: boolean; has_main_animation: boolean } }
}

interface Frame {
  /** When it was begun. */
  time: number
  /** At which beat it was seen. */
  beat: number
  /** Whether anything was under way in it. */
  moving: boolean
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

const beats = (from: number, to: number): number => Math.round((to - from) / 1000 / BEAT)

/**
 * The frames that were seen: one that comes within its beat is on time, however early. What the page adds to a frame may
 * come later and has an account of its own; the pieces have moved by then.
 */
function seen(events: readonly Traced[]): Frame[] {
  const accounts = events.filter(({ name }) => name === ACCOUNT).sort((one, other) => one.ts - other.ts)
  const begun = new Map<string | undefined, Traced>()
  const first = new Map<number, Frame>()
  for (const account of accounts) {
    const begin = begun.get(account.id2?.local)
    const told = begin?.args?.frame_reporter
    if (account.ph === 'b') begun.set(account.id2?.local, account)
    else if (begin && told?.state.startsWith('STATE_PRESENTED') && !first.has(begin.ts)) {
      const beat = beats(accounts[0]!.ts, begin.ts) + Math.max(1, beats(begin.ts, account.ts))
      first.set(begin.ts, { time: begin.ts, beat, moving: told.has_compositor_animation || told.has_main_animation })
    }
  }
  return [...first.values()].sort((one, other) => one.time - other.time)
}

/** How long each frame stood while pieces travelled, in milliseconds. */
function frames(events: readonly Traced[]): number[] {
  const times = (name: string): number[] => events.filter((event) => event.name === name).map(({ ts }) => ts)
  const page = events.find(({ name }) => name === BEGINS)?.pid
  const all = seen(events.filter(({ pid }) => pid === page))
  return times(BEGINS).flatMap((begin) => {
    const end = Math.min(...times(ENDS).filter((time) => time > begin))
    const within = all.filter(({ time }) => time >= begin && time <= end)
    const pairs = within.slice(1).map((frame, place) => [within[place]!, frame] as const)
    const underWay = pairs.filter(([one, next]) => one.moving && next.moving && next.beat > one.beat)
    return underWay.map(([one, next]) => BEAT * (next.beat - one.beat))
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
