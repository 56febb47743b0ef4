/** Playing Il Principe by its pieces: what a player would touch next, on a desk or a phone. */
import { expect, type Locator, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { bar, confirmButton, settled, type Touch } from './playing'

const components = (): string =>
  readFileSync(new URL('../../src/signoria/titles/il_principe/components.toml', import.meta.url), 'utf8')

/** Il Principe in two rounds, the second of them the last: for games of which only the manner matters. */
export const shortGame = (): { components: string } => ({
  components: components()
    .replace(/^last_round_below = \d+$/gm, (row) =>
      row.endsWith(' 10') ? 'last_round_below = 60' : 'last_round_below = 88',
    )
    .replace(/^income = \d+$/gm, 'income = 9'),
})

/** A legal piece that is not yet chosen; a region by its name, for the middle of its land may be another's. */
const piece = (page: Page, verb: string): Locator =>
  page.locator(`button[data-move^="${verb} "]:not([aria-disabled="true"]):not([aria-pressed="true"])`).first()

/** What a player wishes in each task, the best first; the bar's last button is the way out. */
const WISHES: Record<string, string[]> = {
  lay: ['lay'],
  build: ['shield', 'build'],
  turn: ['cards', 'shield', 'build', 'play'],
  roles: ['turn'],
  shield: ['shield'],
}

async function touchNext(page: Page, touch: Touch, step: number): Promise<void> {
  const confirm = confirmButton(page)
  if (await confirm.count()) return touch(confirm)
  const task = (await page.locator('.principe[data-task]').first().getAttribute('data-task')) ?? ''
  for (const verb of WISHES[task] ?? []) {
    const found = piece(page, verb)
    if (await found.count()) return touch(found)
  }
  const more = page.locator('[data-move^="lay "][aria-pressed="true"], [data-move^="shield "][aria-pressed="true"]')
  const picked = await more.count()
  if (picked) return touch(more.nth(Math.floor(step / 2) % picked))
  const ways = page.locator('.decision [data-choice]')
  const bids = page.locator('.decision [data-move^="bid"]')
  return touch((await bids.count()) && step % 2 ? bids.first() : ways.last())
}

/** Plays one step and sees it answered; what changes under one's hand is tried again in the next one. */
async function oneStep(page: Page, touch: Touch, step: number): Promise<void> {
  const before = await bar(page)
  try {
    await touchNext(page, touch, step)
  } catch (missed) {
    if ((await bar(page)) === before) throw missed
  }
  await page.waitForFunction((text) => document.querySelector<HTMLElement>('.decision')?.innerText !== text, before, {
    timeout: 15_000,
  })
}

/** Plays by the pieces until the game is over. */
export async function playPrincipe(page: Page, touch: Touch): Promise<void> {
  for (let step = 0; (await settled(page)) !== 'over'; step++) {
    expect(step, 'the game comes to an end').toBeLessThan(500)
    await oneStep(page, touch, step)
  }
}

/** The lesson's deal is the same for everybody, and so are its bots: these lines lead past every kind of question. */
const LINES = [
  ['lay', 'lay white, lay blue'],
  ['bid-cards', 'bid 1'],
  ['bid-cards', 'pass'],
  ['bid-cards', 'bid 1'],
  ['bid-cards', 'pass'],
  ['bid-cards', 'pass'],
  ['turn', 'play blue'],
  ['shield-anywhere', 'shield lombardia'],
  ['lay', 'lay green, lay green'],
  ['bid-cards', 'bid 1'],
  ['build-now', 'pass'],
  ['bid-cards', 'bid 3'],
  ['bid-cards', 'bid 5'],
  ['build-now', 'build venezia'],
  ['shield', 'shield veneto'],
  ['turn', 'play green, cards 1'],
  ['turn-up', 'turn blue'],
  ['shield-anywhere', 'shield emilia'],
  ['bid-role', 'pass'],
] as const

interface Sighted {
  questions: Record<string, { number: number; key: string } | undefined>
}

/** A table of the lesson's deal, played over the wire up to its so manieth line. */
export async function lessonAt(page: Page, line: number): Promise<string> {
  await page.request.post('/api/me', { data: { name: 'Ines' } })
  const answer = await page.request.post('/api/tables', {
    data: {
      title: 'il_principe',
      seats: [{ kind: 'me' }, { kind: 'bot', spec: 'quick' }, { kind: 'bot', spec: 'quick' }],
      options: { first_player: '3' },
      lesson: 2,
    },
  })
  const id = ((await answer.json()) as { sight: { table: { id: string } } }).sight.table.id
  await goOn(page, id, 0, line)
  return id
}

/** Plays some of those lines. */
export async function goOn(page: Page, id: string, from: number, to: number): Promise<void> {
  const asked = async () => {
    const sight = (await (await page.request.get(`/api/tables/${id}`)).json()) as Sighted
    return sight.questions['0']
  }
  for (const [key, line] of LINES.slice(from, to)) {
    await expect.poll(async () => (await asked())?.key).toBe(`il_principe-question-${key}`)
    const question = (await asked())!.number
    const sent = await page.request.post(`/api/tables/${id}/moves`, { data: { seat: 0, line, question } })
    expect(sent.ok(), await sent.text()).toBe(true)
  }
  const next = LINES[to]?.[0]
  if (next) await expect.poll(async () => (await asked())?.key).toBe(`il_principe-question-${next}`)
}

/** What is amiss: needed things out of sight, things over each other, words that are cut. */
export function misfits(needed: readonly string[]): string[] {
  const wide = document.documentElement.clientWidth
  const high = window.innerHeight
  const desk = wide >= 1100
  const found: string[] = []
  const said = (element: Element): string =>
    `${element.getAttribute('class') ?? element.tagName} ${element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)}`
  const all = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
    })
  for (const selector of needed) {
    if (!all(selector).length) found.push(`${selector} is not there`)
    for (const thing of desk ? all(selector) : []) {
      const { top, bottom, right } = thing.getBoundingClientRect()
      if (top < -1 || bottom > high + 1 || right > wide + 1) found.push(`out of sight: ${said(thing)}`)
    }
  }
  if (document.documentElement.scrollWidth > wide + 1) found.push('the page scrolls sideways')
  if (desk && document.documentElement.scrollHeight > high + 1) found.push('the page scrolls')
  for (const column of all('.principe .right, .people'))
    if (column.scrollWidth > column.clientWidth + 1) found.push(`cut sideways: ${said(column)}`)
  const apart = (elements: Element[]): void => {
    const boxes = elements.map((element) => [element, element.getBoundingClientRect()] as const)
    boxes.forEach(([one, a], place) => {
      for (const [other, b] of boxes.slice(place + 1)) {
        if (one.contains(other) || other.contains(one)) continue
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (across > 1.5 && down > 1.5) found.push(`${said(one)} lies over ${said(other)}`)
      }
    })
  }
  apart(all('.principe.area > *, .principe .left > *, .principe .lower > *'))
  apart(all('.principe .thing'))
  if (desk) apart(all('.decision .say > *, .decision .acts > *'))
  apart(all('.lot > *, .lots > *, .laid > *'))
  for (const words of all('.principe .thing .n, .btn, .principe .tile .called, .seat .points'))
    if (words.scrollWidth > words.clientWidth + 1 && words.clientWidth) found.push(`cut: ${said(words)}`)
  return found
}
