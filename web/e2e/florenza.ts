/** Playing Florenza by its pieces: what a player touches next, question by question. */
import { expect, type Locator, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { bar, confirmButton, settled, type Touch } from './playing'

const components = (): string =>
  readFileSync(new URL('../../src/signoria/titles/florenza/components.toml', import.meta.url), 'utf8')

/** Florenza in fewer rounds than eight, for games of which only the manner matters. */
export const rounds = (count: number): { components: string } => ({
  components: components().replace(/^rounds = 8$/m, `rounds = ${count}`),
})

/** A piece of the board that stands for a legal move and is not chosen yet. */
const piece = (page: Page, verb: string): Locator =>
  page.locator(`[data-move^="${verb}"]:not([aria-disabled="true"]):not([aria-pressed="true"]):not(.btn)`).first()

/** What is wished for at each question, the best first; the tab that holds it on a phone. */
const WISHES: Record<string, [verb: string, tab?: string][]> = {
  choose: [['choose']],
  captain: [['reserve', 'People'], ['arrest']],
  bishop: [['block', 'People'], ['convert']],
  turn: [
    ['alms', 'Mine'],
    ['commission chi', 'Mine'],
    ['commission pal', 'Mine'],
    ['market', 'City'],
    ['use medici', 'Mine'],
    ['commission', 'City'],
  ],
  hire: [
    ['hire unknown', 'People'],
    ['hire', 'People'],
  ],
  hear: [['hear', 'People']],
  market: [['sell'], ['buy']],
  give: [['give']],
  take: [['take']],
  run: [['run']],
  finish: [['finish'], ['abandon']],
  works: [['realise'], ['fail']],
}

async function inTab(page: Page, touch: Touch, name: string | undefined, found: Locator): Promise<boolean> {
  if (await found.count()) return true
  const tab = page.getByRole('tab', { name: name ?? /^$/, exact: true })
  if (!(await tab.count())) return false
  await touch(tab)
  return (await found.count()) > 0
}

async function touchNext(page: Page, touch: Touch, thrifty: boolean): Promise<void> {
  const goOn = page.locator('.florenza .go-on')
  if (await goOn.count()) return touch(goOn)
  const ways = page.locator('.florenza .ways .thing')
  if ((await ways.count()) && !(await confirmButton(page).count())) return touch(ways.first())
  const confirm = confirmButton(page)
  if (await confirm.count()) return touch(confirm)
  const task = (await page.locator('.florenza[data-task]').first().getAttribute('data-task')) ?? ''
  const drafted = (await page.locator('.decision .steps li').count()) > 0
  const wishes = drafted
    ? [...(WISHES['hire'] ?? []), ...(WISHES['hear'] ?? []), ...(WISHES['give'] ?? []), ...(WISHES['take'] ?? [])]
    : (WISHES[task] ?? [])
  for (const [verb, tab] of thrifty && task === 'turn' && !drafted ? [] : wishes) {
    const found = piece(page, verb)
    if (!(await inTab(page, touch, tab, found))) continue
    return touch(found)
  }
  await touch(page.locator('.decision [data-choice]').last())
}

/** Plays one step and sees it answered. */
export async function florenzaStep(page: Page, touch: Touch, thrifty = false): Promise<void> {
  const before = await told(page)
  try {
    await touchNext(page, touch, thrifty)
  } catch (missed) {
    if ((await told(page)) === before) throw missed
  }
  await page.waitForFunction(
    (text) => {
      const asked = document.querySelector<HTMLElement>('.decision')?.innerText
      const further = document.querySelectorAll('.florenza .go-on, .florenza .ways .thing').length
      return `${asked} ${further}` !== text
    },
    before,
    { timeout: 15_000 },
  )
}

/** All that the bar says, and whether the board itself offers a way on. */
const told = async (page: Page): Promise<string> => `${await bar(page)} ${(await page.locator('.go-on').count()) > 0}`

/** Plays Florenza by its pieces until it is over; after so many steps one passes where one can. */
export async function playFlorenza(page: Page, touch: Touch, steps: number): Promise<void> {
  for (let step = 0; (await settled(page)) !== 'over'; step++) {
    expect(step, 'the game comes to an end').toBeLessThan(500)
    await florenzaStep(page, touch, step > steps)
  }
}
