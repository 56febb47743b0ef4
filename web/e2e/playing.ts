/** Playing through the interface: by pieces and buttons, by a list in words, by keys alone. */
import { expect, type Locator, type Page } from '@playwright/test'

/** Sends what is drafted; its words say what that does. */
export const confirmButton = (page: Page): Locator =>
  page.locator('.decision button[aria-keyshortcuts~="Control+Enter"]')
const FINISHED = 'Finished'
export const over = (page: Page): Locator => page.locator('.decision .kicker', { hasText: FINISHED })

/**
 * What can be done now: something is asked or drafted, or the game is over. Waited for inside the page: an `expect` that
 * fails at first describes the whole page each time, for a message that nobody reads.
 */
export async function settled(page: Page): Promise<'asked' | 'over'> {
  const found = await page.waitForFunction(
    (finished) => {
      if (document.querySelector('.curtain button')) return 'curtain'
      if (document.querySelector('.decision:not(.waiting):not([aria-busy="true"])')) return 'asked'
      return document.querySelector('.decision .kicker')?.textContent.includes(finished) ? 'over' : null
    },
    FINISHED,
    { timeout: 20_000, polling: 50 },
  )
  const state = (await found.jsonValue())!
  if (state !== 'curtain') return state
  const curtain = page.locator('.curtain button')
  await curtain.click()
  await curtain.waitFor({ state: 'detached' })
  return settled(page)
}

/** Types a line into the command line, once the one before it is done and the field listens. */
export async function command(page: Page, line: string): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: 'A move, as text' })).toBeFocused()
  await page.keyboard.type(`${line}\n`)
}

const PATIENCE = 4_000

/** How pieces and buttons are touched: clicked, or tapped by a finger. */
export type Touch = (target: Locator) => Promise<void>
export const click: Touch = (target) => target.click({ timeout: PATIENCE })
export const tap: Touch = (target) => target.tap({ timeout: PATIENCE })

const FAR = 150

/** Where the focus is as seen from a target: on it, in its group of pieces, or elsewhere. */
const focus = (target: Locator): Promise<'here' | 'group' | 'elsewhere'> =>
  target.evaluate((element) => {
    if (element === document.activeElement) return 'here'
    return element.closest('ul, ol')?.contains(document.activeElement) ? 'group' : 'elsewhere'
  })

/** A choice by its number, a piece reached by Tab and within its group by the arrows: nothing but keys. */
export const byKeys: Touch = async (target) => {
  const page = target.page()
  const key = await target.evaluate((element: HTMLElement) =>
    element.ariaKeyShortcuts?.includes('Control+Enter') ? 'Control+Enter' : element.dataset['choice'],
  )
  if (key) {
    await page.keyboard.press(key)
    return
  }
  for (let keys = 0; keys < FAR; keys++) {
    const where = await focus(target)
    if (where === 'here') {
      await page.keyboard.press('Enter')
      return
    }
    await page.keyboard.press(where === 'group' ? 'ArrowDown' : 'Tab')
  }
  throw new Error(`no key reaches ${target}`)
}

/** A piece of the board that stands for a legal move. */
const piece = (page: Page, verb: string): Locator =>
  page.locator(`[data-move^="${verb}"]:not([aria-disabled="true"]):not([disabled]):not([aria-pressed="true"])`).first()

/** What a player does in each phase of Princes, the best first; the decision bar's last button is the way out. */
const WISHES: Record<string, string[]> = {
  return: ['return'],
  auction: ['open lake', 'open jester', 'open forest', 'open builder', 'open park', 'open'],
  choose: ['choose'],
  turn: ['propose', 'princess', 'work', 'build', 'freedom', 'bonus'],
  talk: ['build'],
  court: ['court princess', 'court muse', 'court'],
  look: ['keep', 'as drawn'],
  recruit: ['recruit'],
  work: ['prestige'],
}

/** On a phone some pieces lie in a tab under the board. */
const TABS: Record<string, RegExp> = { return: /^Hand/, work: /^Hand/, build: /^Bank/ }

async function inTab(page: Page, touch: Touch, verb: string, found: Locator): Promise<boolean> {
  const name = TABS[verb]
  const tab = page.getByRole('tab', { name: name ?? /^$/ })
  if (!(await tab.count())) return false
  await touch(tab)
  return (await found.count()) > 0
}

/** Touches what a player would touch next on the board of Princes. */
async function touchNext(page: Page, touch: Touch, thrifty: boolean): Promise<void> {
  const confirm = confirmButton(page)
  const task = (await page.locator('.princes[data-task]').first().getAttribute('data-task')) ?? ''
  if (await confirm.count()) {
    await touch(confirm)
    return
  }
  if (task === 'place') {
    const next = page.getByRole('button', { name: /next/i }).first()
    if (!(await next.isVisible())) await touch(page.getByRole('tab').first())
    await touch(next)
    return
  }
  for (const verb of thrifty ? [] : (WISHES[task] ?? [])) {
    const found = piece(page, verb)
    if (!(await found.count()) && !(await inTab(page, touch, verb, found))) continue
    await touch(found)
    return
  }
  const ways = page.locator('.decision [data-choice]')
  if (task === 'talk' && !(await ways.count())) return touch(page.getByRole('button', { name: /next/i }).first())
  await touch(task === 'talk' && !thrifty ? ways.first() : ways.last())
}

/** Plays one step of Princes and sees it answered; what changes under one's hand is tried again in the next one. */
export async function princesStep(page: Page, touch: Touch, thrifty: boolean): Promise<void> {
  const before = await bar(page)
  try {
    await touchNext(page, touch, thrifty)
  } catch (missed) {
    if ((await bar(page)) === before) throw missed
  }
  await page.waitForFunction((text) => document.querySelector<HTMLElement>('.decision')?.innerText !== text, before, {
    timeout: 15_000,
  })
}

/** Plays Princes by its pieces until it is over. `thrifty` after so many steps: from then on one declines what one can. */
export async function playPrinces(page: Page, touch: Touch, steps: number): Promise<void> {
  for (let step = 0; (await settled(page)) !== 'over'; step++) {
    expect(step, 'the game comes to an end').toBeLessThan(400)
    await princesStep(page, touch, step > steps)
  }
}

/** All that the decision bar says: another text means that something has happened. */
export const bar = (page: Page): Promise<string> => page.locator('.decision').first().innerText()

/** Plays any title in text mode until it is over: by wishes, else the last of the numbered choices, and Confirm. */
export async function playText(page: Page, wishes: readonly string[] = []): Promise<void> {
  for (let step = 0; (await settled(page)) !== 'over'; step++) {
    expect(step, 'the game comes to an end').toBeLessThan(900)
    const before = await page.locator('.decision .sentence').innerText()
    const move = await page.locator('.text-decision').evaluate((form, wanted) => {
      const choices = [...form.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(({ value }) => value)
      return wanted.flatMap((wish) => choices.filter((text) => text.startsWith(wish)))[0] ?? choices.at(-1)!
    }, wishes)
    const filter = page.locator('.text-decision input[type=search]')
    if (await filter.count()) await filter.fill(move)
    await page.locator(`.text-decision input[value="${move}"]`).check()
    await page.locator('.text-decision .primary').click()
    await page.waitForFunction((sentence) => {
      const chosen = document.querySelector('.text-decision input:checked')
      return !chosen || document.querySelector('.decision .sentence')?.textContent !== sentence
    }, before)
  }
}
