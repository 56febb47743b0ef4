/** Windows of every size: all that a decision needs is in sight, nothing lies over anything else, no name is cut. */
import { expect, test, type Page } from '@playwright/test'
import { easyWorks, makeTable, playUntil, type Asked, type Seat, type Seen } from './tables'

const SIZES = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [820, 1180],
  [1180, 820],
] as const

/** What may not leave the window in each phase, beside what is always needed. */
const ALWAYS = ['.decision .sentence', '.seat .points', '.court', '.hand .card']
const BUTTONS = '.decision .btn'
const ESTATE = '.estate-map.lettered'
interface Phase {
  name: string
  wanted: (key: string, asked: Asked, view: Seen) => boolean
  wishes?: RegExp
  seats?: Seat[]
  needed: string[]
  /** What is done on the page once it is there. */
  then?: (page: Page) => Promise<void>
}
const TURN = /^(open (prestige|recruiting)|take (prestige|recruiting)|draw|keep|as drawn|later)/
const first = (page: Page, verb: string) => page.locator(`[data-move^="${verb}"]:not([aria-disabled="true"])`).first()

const PHASES: Phase[] = [
  { name: 'the deal', wanted: (key) => key === 'return', needed: ['.shared li', '.hand button.card'] },
  { name: 'an auction', wanted: (key) => key === 'open', needed: ['.piles button', ESTATE, BUTTONS] },
  {
    name: 'a bid',
    wanted: (_, { auction }) => auction?.leader != null,
    needed: ['.piles .thing', '.stair', '.order .btn', ESTATE, BUTTONS],
  },
  {
    name: 'a turn with many cards among five',
    wanted: (key, _, view) =>
      key === 'turn' && view.own.hand.length + view.own.bonus.length + view.own.prestige.length > 5,
    wishes: TURN,
    seats: ['me', 'random', 'random', 'random', 'random'],
    needed: ['.bank button', '.draws button', '.freedoms button', ESTATE, BUTTONS],
  },
  {
    name: 'a building in hand',
    wanted: (key) => key === 'turn',
    needed: ['.pad .btn', '.bank button', ESTATE, BUTTONS],
    then: async (page) => {
      await first(page, 'build').click()
      await page.locator('.pad .btn').last().click()
    },
  },
  {
    name: 'a landscape in hand',
    wanted: (key) => key === 'place-landscape',
    wishes: /^(open lake|bid|take lake)/,
    needed: ['.pad .btn', ESTATE],
  },
  {
    name: 'a work and its pay',
    wanted: (key, asked, view) =>
      key === 'turn' && view.own.bonus.length > 1 && asked.moves.some(({ text }) => text.startsWith('work')),
    wishes: /^(draw bonus|keep|as drawn)/,
    needed: ['.sums tr', '.toggle', '.total', '.slider', '.after dd', BUTTONS],
    then: (page) => first(page, 'work').click(),
  },
  {
    name: 'cards looked at',
    wanted: (key) => key === 'keep',
    wishes: /^draw/,
    needed: ['.looked .thing', ESTATE],
  },
]

/** What is amiss: needed things out of sight, things over each other, words that are cut. */
function amiss(needed: readonly string[]): string[] {
  const wide = document.documentElement.clientWidth
  const high = window.innerHeight
  const found: string[] = []
  const said = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)}`
  const shown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  }
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(shown)
  /** As much of it as is not scrolled away. */
  const clipped = (element: Element): DOMRect => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const seen = { left, top, right, bottom }
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      const box = around.getBoundingClientRect()
      if (overflowX !== 'visible' && !around.matches('.hand .fan'))
        [seen.left, seen.right] = [Math.max(seen.left, box.left), Math.min(seen.right, box.right)]
      if (overflowY !== 'visible')
        [seen.top, seen.bottom] = [Math.max(seen.top, box.top), Math.min(seen.bottom, box.bottom)]
    }
    return new DOMRect(seen.left, seen.top, seen.right - seen.left, seen.bottom - seen.top)
  }

  for (const selector of needed) {
    const things = all(selector)
    if (!things.length) found.push(`${selector} is not there`)
    for (const thing of things) {
      const whole = thing.getBoundingClientRect()
      const seen = clipped(thing)
      const cut = whole.height - seen.height > 2 || (whole.width - seen.width > 2 && !thing.closest('.hand'))
      if (cut || seen.top < -1 || seen.bottom > high + 1 || (seen.right > wide + 1 && !thing.closest('.hand')))
        found.push(`out of sight: ${said(thing)}`)
    }
  }
  if (document.documentElement.scrollHeight > high + 1)
    found.push(`the page is ${document.documentElement.scrollHeight} high`)
  if (document.documentElement.scrollWidth > wide + 1) found.push('the page scrolls sideways')

  const apart = (elements: Element[]): void => {
    const boxes = elements.map((element) => [element, clipped(element)] as const)
    boxes.forEach(([one, a], place) => {
      for (const [other, b] of boxes.slice(place + 1)) {
        if (one.contains(other) || other.contains(one)) continue
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (across > 1.5 && down > 1.5) found.push(`${said(one)} lies over ${said(other)}`)
      }
    })
  }
  apart(all('.topbar, .decision, .middle > *, .hand, .court, .ruler, .people, .chronicle, .tail'))
  apart(all('.topbar > *, .topbar .tools > *, .topbar .where > *'))
  apart(all('.decision .say > *, .decision .acts > *'))
  apart(all('.thing'))
  apart(all('.worksheet > *, .pay > *, .best, .placing > *, .actions > *, .auction > *, .hand'))
  for (const panel of all('.middle > *'))
    if (panel.scrollHeight > panel.clientHeight + 8) found.push(`more than fits: ${said(panel)}`)
  for (const thing of all('.thing:not(.card)')) {
    const inside = [...thing.querySelectorAll('.n, .s, .left, .v, .wishes')].filter(shown)
    apart(inside)
    const box = thing.getBoundingClientRect()
    for (const words of inside) {
      const { left, right, top, bottom } = words.getBoundingClientRect()
      if (left < box.left - 1 || right > box.right + 1 || top < box.top - 2 || bottom > box.bottom + 2)
        found.push(`sticks out: ${said(words)} of ${said(thing)}`)
    }
  }
  for (const words of all('.thing .n, .btn, .seat .points, .card h3, .topbar .tools > *'))
    if (words.scrollWidth > words.clientWidth + 1 && words.clientWidth) found.push(`cut: ${said(words)}`)
  return found
}

const softly = expect.configure({ soft: true })
const FOUR: Seat[] = ['me', 'random', 'random', 'random']
for (const { name, wanted, wishes, seats = FOUR, needed, then } of PHASES) {
  test(`${name} fits every window`, async ({ page }) => {
    const { id } = await makeTable(page, 'princes', seats, easyWorks())
    await playUntil(page, id, (asked, view) => wanted(asked.key.replace('princes-question-', ''), asked, view), wishes)
    await page.goto(`/t/${id}`)
    await expect(page.locator('.decision:not(.waiting) .sentence')).toBeVisible()
    await then?.(page)
    for (const language of ['en', 'fr']) {
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        await softly
          .poll(() => page.evaluate(amiss, [...ALWAYS, ...needed]), {
            message: `${language}, ${width} by ${height}`,
            timeout: 2000,
          })
          .toEqual([])
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.locator('.topbar .tools [lang]').click()
    }
  })
}

test('the round stands in the top bar of every window, and nothing there is pushed aside', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', FOUR)
  await playUntil(page, id, ({ key }) => key === 'princes-question-open')
  await page.goto(`/t/${id}`)
  for (const language of ['en', 'fr']) {
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const width of [640, 700, 780, 860, 940, 1100, 1200]) {
      await page.setViewportSize({ width, height: 900 })
      await softly
        .poll(() => page.evaluate(amiss, ['.rounds .now', '.topbar .tools > *']), {
          message: `${language}, ${width} wide`,
          timeout: 2000,
        })
        .not.toContainEqual(
          expect.stringMatching(/is not there|out of sight|sideways|topbar|label|game|tools|cut: (a|button)\./),
        )
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.locator('.topbar .tools [lang]').click()
  }
})

test('on a tablet held across the bar lies at the lower edge, seats and log beside the board', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', FOUR)
  await playUntil(page, id, ({ key }) => key === 'princes-question-open')
  await page.setViewportSize({ width: 1180, height: 820 })
  await page.goto(`/t/${id}`)
  const box = async (of: string) => (await page.locator(of).first().boundingBox())!
  await expect(page.locator('.decision:not(.waiting)')).toBeVisible()
  const [bar, board, people] = [await box('.decision'), await box('main.board'), await box('.people')]
  expect(Math.round(bar.y + bar.height)).toBe(820)
  expect(bar.y).toBeGreaterThanOrEqual(board.y + board.height - 1)
  expect(people.x).toBeGreaterThanOrEqual(board.x + board.width - 1)
})

test('under 630 high the hand is a tab beside what is being done', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', FOUR, easyWorks())
  await playUntil(page, id, ({ key }) => key === 'princes-question-turn')
  await page.setViewportSize({ width: 1366, height: 620 })
  await page.goto(`/t/${id}`)
  await expect(page.locator('.draws .thing').first()).toBeInViewport()
  await expect(page.locator('.hand')).toHaveCount(0)
  await page.getByRole('tab', { name: /^Hand/ }).click()
  await expect(page.locator('.hand .card').first()).toBeInViewport({ ratio: 1 })
  await page.locator('.hand button.card').first().click()
  await expect(page.locator('.worksheet')).toBeVisible()
  await page.setViewportSize({ width: 1366, height: 660 })
  await expect(page.locator('.flat-tabs')).toHaveCount(0)
  await expect(page.locator('.hand')).toBeVisible()
})
