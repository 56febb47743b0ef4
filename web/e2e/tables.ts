/** Tables for tests, made through the server's own door by whoever has the browser. */
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'

export type Seat = 'me' | 'open' | 'quick' | 'random'

interface Made {
  id: string
  invite: string
}

/** Says a name and makes a table. */
export async function makeTable(page: Page, title: string, seats: Seat[], more: object = {}): Promise<Made> {
  await page.request.post('/api/me', { data: { name: 'Ines' } })
  const wishes = seats.map((seat) => (seat === 'me' || seat === 'open' ? { kind: seat } : { kind: 'bot', spec: seat }))
  const answer = await page.request.post('/api/tables', { data: { title, seats: wishes, ...more } })
  expect(answer.status(), await answer.text()).toBe(201)
  const made = (await answer.json()) as { sight: { table: { id: string } }; invite: string }
  return { id: made.sight.table.id, invite: made.invite }
}

const princes = (): string =>
  readFileSync(new URL('../../src/signoria/titles/princes/components.toml', import.meta.url), 'utf8')

/** The Princes of Florence in which every work is good enough. */
export const easyWorks = (): { components: string } => ({
  components: princes().replace(/^minimum = \d+$/gm, 'minimum = 0'),
})

/** The Princes of Florence in which two players have little money. */
export const poor = (): { components: string } => ({
  components: princes().replace(/^start_two_players = \d+$/m, 'start_two_players = 700'),
})

/** The Princes of Florence in three rounds instead of seven, for games of which only the manner matters. */
export const threeRounds = (): { components: string } => {
  let round = 0
  const components = princes()
    .replace(/^rounds = 7$/m, 'rounds = 3')
    .replace(/^\[\[rounds\]\]\n(?:(?!\[).*\n)*/gm, (row) => (++round > 3 ? '' : row))
  return { components }
}

export interface Asked {
  number: number
  key: string
  auction: { lot: string; price: number; leader: number | null } | null
  moves: { text: string }[]
  refused: { text: string }[]
}

/** As much of a view of Princes as tests ask for. */
export interface Seen {
  round: number
  own: { hand: unknown[]; bonus: unknown[]; prestige: unknown[] }
}

interface Sight {
  view: Seen
  table: { state: string; moves: number; seats: { name: string }[] }
  questions: Record<string, Asked>
  orders: Record<string, { kind: string; limit: number }>
  only_choice: number[]
}

/** The table as the browser's person sees it. */
export const look = async (page: Page, table: string): Promise<Sight> =>
  (await page.request.get(`/api/tables/${table}`)).json() as Promise<Sight>

/** Plays a game out over the wire, for tests of what comes after it; the last move offered keeps it short. */
export async function playOut(page: Page, table: string): Promise<void> {
  for (;;) {
    const sight = await look(page, table)
    if (sight.table.state !== 'playing') return
    for (const [seat, asked] of Object.entries(sight.questions)) {
      const line = asked.moves.at(-1)!.text
      await page.request.post(`/api/tables/${table}/moves`, {
        data: { seat: Number(seat), line, question: asked.number },
      })
    }
  }
}

/** Somebody else with a browser of their own. */
export async function somebody(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  return { context, page: await context.newPage() }
}

const NO_WISH = /^$/

/** Plays over the wire until the browser's person is asked such a question: by wishes, or the last move offered. The
 *  others play likewise; against bots, who play as they like, only questions that come in every game may be wanted. */
export async function playUntil(
  page: Page,
  table: string,
  wanted: (asked: Asked, view: Seen) => boolean,
  wishes: RegExp | ((view: Seen) => RegExp) = NO_WISH,
  others: Page[] = [],
): Promise<void> {
  for (;;)
    for (const player of [page, ...others]) {
      const sight = await look(player, table)
      expect(sight.table.state).toBe('playing')
      for (const [seat, asked] of Object.entries(sight.questions)) {
        if (player === page && wanted(asked, sight.view)) return
        const wish = wishes instanceof RegExp ? wishes : wishes(sight.view)
        const line = (asked.moves.find(({ text }) => wish.test(text)) ?? asked.moves.at(-1)!).text
        await player.request.post(`/api/tables/${table}/moves`, {
          data: { seat: Number(seat), line, question: asked.number },
        })
      }
    }
}

/** A table for two people, and the browser of the second. */
export async function forTwo(
  page: Page,
  more: object = {},
): Promise<{ id: string; rival: Page; leave: () => Promise<void> }> {
  const { id, invite } = await makeTable(page, 'princes', ['me', 'open'], more)
  const { context, page: rival } = await somebody(page.context().browser()!)
  await rival.request.post('/api/me', { data: { name: 'Rodrigo' } })
  await rival.request.post(`/api/tables/${id}/join`, { data: { seat: 1, invite } })
  return { id, rival, leave: () => context.close() }
}
