/** Playing Firenze by its pieces, for tests; and tables of it that are short, or stand where a test wants them. */
import { expect, type Locator, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { bar, confirmButton, settled, type Touch } from './playing'

const components = (): string =>
  readFileSync(new URL('../../src/signoria/titles/firenze/components.toml', import.meta.url), 'utf8')

/** Firenze with so few letters for everybody that a game is over soon. */
export const fewLetters = (count: number): { components: string } => ({
  components: components().replace(/^by_seats = .*$/m, `by_seats = { 2 = ${count}, 3 = ${count}, 4 = ${count} }`),
})

const free = ':not([aria-disabled="true"]):not([disabled])'
const untouched = `${free}:not([aria-pressed="true"])`

/** The first of several pieces that are there, the best wish first. */
async function firstOf(page: Page, wishes: readonly string[]): Promise<Locator | null> {
  for (const wish of wishes) {
    const found = page.locator(wish).first()
    if (await found.count()) return found
  }
  return null
}

/** What a player touches in each task, the best first. */
const WISHES: Record<string, string[]> = {
  card: [`[data-move="take 2"]${untouched}`, `[data-move^="take "]${untouched}`],
  build: [`.towers .plus${untouched}`, `.towers .begin${untouched}`, '[data-act="build-nothing"]'],
  contracts: [`.decision [data-move^="hand "]`, `.finished${untouched}`, '.decision [data-move="enough"]'],
  limits: [`.mine [data-move^="discard "]${untouched}`],
  target: [`.targets .thing${untouched}`, `.row-card [data-move^="swap "]${untouched}`],
  pay: [],
  wait: [],
}
/** On a phone some pieces lie in a tab under the board. */
const TABS: Record<string, RegExp> = { build: /^Site/, limits: /^Cards/ }

/** Touches what a player would touch next. While towers can grow one brick goes on each; what is finished is filled. */
export async function touchNext(page: Page, touch: Touch): Promise<void> {
  const task = (await page.locator('.firenze[data-task]').first().getAttribute('data-task')) ?? ''
  const confirm = confirmButton(page)
  const drafted = (await confirm.count()) > 0
  if (drafted) {
    const ungrown = page.locator(`.towers li.falls .plus${untouched}`).first()
    const finished = page.locator(`.finished${untouched}`).first()
    const next = task === 'build' && (await ungrown.count()) ? ungrown : (await finished.count()) ? finished : confirm
    return touch(next)
  }
  let found = await firstOf(page, WISHES[task] ?? [])
  const tab = page.getByRole('tab', { name: TABS[task] ?? /^$/ })
  if (!found && (await tab.count())) {
    await touch(tab)
    found = await firstOf(page, WISHES[task] ?? [])
  }
  await touch(found ?? page.locator('.decision [data-choice]').last())
}

/** Plays one step and sees it answered. */
export async function firenzeStep(page: Page, touch: Touch): Promise<void> {
  const before = await seen(page)
  try {
    await touchNext(page, touch)
  } catch (missed) {
    if ((await seen(page)) === before) throw missed
  }
  await expect.poll(() => seen(page), { timeout: 15_000 }).not.toBe(before)
}

/** What changes with every answer: the bar, and what is chosen. */
const seen = async (page: Page): Promise<string> => {
  const chosen = await page.locator('.firenze [aria-pressed="true"]').count()
  const heights = await page.locator('.towers .tn').allInnerTexts()
  return `${await bar(page)} ${chosen} ${heights.join()}`
}

/** Plays Firenze by its pieces until it is over; `before` looks at the page before each step. */
export async function playFirenze(page: Page, touch: Touch, before?: () => Promise<void>): Promise<void> {
  for (let step = 0; (await settled(page)) !== 'over'; step++) {
    expect(step, 'the game comes to an end').toBeLessThan(600)
    await before?.()
    await firenzeStep(page, touch)
  }
}

interface Sight {
  view: { round: number }
  events: { type: string; seat?: number }[]
  table: { state: string }
  questions: Record<string, { number: number; key: string }>
}

/** The table as the first seat sees it, with all that happened. */
export const looked = async (page: Page, table: string): Promise<Sight> =>
  (await page.request.get(`/api/tables/${table}?since=0`)).json() as Promise<Sight>

/** Plays as the bot advises, over the wire, until such a question is asked. */
export async function advised(
  page: Page,
  table: string,
  wanted: (asked: { key: string }, view: Sight['view']) => boolean,
): Promise<void> {
  for (;;) {
    const sight = await looked(page, table)
    expect(sight.table.state).toBe('playing')
    for (const [seat, asked] of Object.entries(sight.questions)) {
      if (wanted(asked, sight.view)) return
      const hint = await page.request.post(`/api/tables/${table}/hint`, { data: { seat: Number(seat) } })
      const { choices } = (await hint.json()) as { choices: { text: string }[] }
      await page.request.post(`/api/tables/${table}/moves`, {
        data: { seat: Number(seat), line: choices[0]!.text, question: asked.number },
      })
    }
  }
}

/** What is amiss in a window: the page scrolls sideways or beyond its height, things lie over each other or out of sight,
 *  a name is cut. */
export function amiss(needed: readonly string[]): string[] {
  const found: string[] = []
  const { scrollWidth, clientWidth, scrollHeight } = document.documentElement
  const desk = innerWidth >= 1100
  if (scrollWidth > clientWidth + 1) found.push(`the page is ${scrollWidth} wide`)
  if (desk && scrollHeight > innerHeight + 1) found.push(`the page is ${scrollHeight} high`)
  const said = (element: Element): string =>
    `${element.getAttribute('class')} ${element.getAttribute('data-move') ?? ''} ${element.textContent.trim().slice(0, 30)}`
  const shown = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.offsetWidth > 1)
  for (const selector of needed) {
    const things = shown(selector)
    if (!things.length) found.push(`${selector} is not there`)
    for (const thing of desk ? things : []) {
      const { left, right, top, bottom } = thing.getBoundingClientRect()
      const lies = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (!lies || !(thing.contains(lies) || lies.contains(thing))) found.push(`out of sight: ${said(thing)}`)
    }
  }
  const boxes = shown('.firenze button').map((each) => [each, each.getBoundingClientRect()] as const)
  boxes.forEach(([one, a], place) => {
    for (const [other, b] of boxes.slice(place + 1)) {
      if (one.parentElement?.contains(other) || other.parentElement?.contains(one)) continue
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      const within = one.closest('.row-card') && one.closest('.row-card') === other.closest('.row-card')
      if (across > 1.5 && down > 1.5 && !within) found.push(`${said(one)} lies over ${said(other)}`)
    }
  })
  for (const words of shown('.mine-card .n, .meter li, .decision .btn, .finished .n, .line-card .n'))
    if (words.scrollWidth > words.clientWidth + 1) found.push(`cut: ${said(words)}`)
  return found
}
