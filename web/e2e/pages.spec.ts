/** Every screen in themes and languages: nothing that axe objects to, and nothing that scrolls sideways. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { easyWorks, forTwo, makeTable, playOut, playUntil } from './tables'

type Language = 'en' | 'fr'
type Theme = 'light' | 'dark'

/** A screen: where it is, and what stands on it once it is there, in any language. */
interface Screen {
  name: string
  address: string
  there: string
  /** The table whose questions are explained. */
  explained?: string
  /** Goes on from there to a part of the screen that is looked at too; says where it is. */
  then?: () => Promise<string>
}

const SIGNS = '.decision .sentence:not(:empty)'

/** Looks at a screen as somebody who has chosen a language and a theme. */
async function open(page: Page, screen: Screen, language: Language, theme: Theme): Promise<void> {
  const { address, there, explained = '' } = screen
  await page.addInitScript(
    ([settings, table]) => {
      localStorage.setItem('signoria.settings', settings!)
      if (table) localStorage.setItem(`signoria.lesson.${table}`, '{}')
    },
    [JSON.stringify({ language, theme, motion: 'reduced' }), explained],
  )
  await page.goto('about:blank')
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator(there).first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
}

async function isSound(page: Page, screen: string, part = 'html'): Promise<void> {
  const lean = { resultTypes: ['violations' as const], preload: false }
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).options(lean).include(part).analyze()
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect.soft(told, screen).toEqual([])
}

/** Nothing scrolls sideways, once the page has found its shape for the screen. */
async function fits(page: Page, screen: string): Promise<void> {
  const beyond = (): Promise<number> =>
    page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))
  await expect.poll(beyond, { message: `${screen} is as wide as the screen` }).toBe(0)
}

/** A desk in English by day and French by night, a phone the other way round; each screen by day or by night, and what
 *  is day on a desk is night on a phone. With CLOSELY set, by day and by night everywhere. */
async function looked(page: Page, screens: readonly Screen[]): Promise<void> {
  const phone = page.viewportSize()!.width < 640
  for (const [place, screen] of screens.entries())
    for (const theme of ['light', 'dark'] as const) {
      if (!process.env['CLOSELY'] && (place % 2 === 0) !== (phone === (theme === 'dark'))) continue
      const language = phone === (theme === 'light') ? 'fr' : 'en'
      await open(page, screen, language, theme)
      await isSound(page, `${screen.name}, ${theme}, ${language}`)
      await fits(page, `${screen.name}, ${language}`)
      if (language === 'fr') await narrow(page, screen)
      if (screen.then) await isSound(page, `further on: ${screen.name}, ${theme}, ${language}`, await screen.then())
    }
}

/** The smallest screen there is, and a desk whose letters are twice as large; in French, which needs more room. */
async function narrow(page: Page, screen: Screen): Promise<void> {
  const usual = page.viewportSize()!
  for (const [width, height] of [
    [320, 640],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.locator(screen.there).first()).toBeVisible()
    await fits(page, `${screen.name} at ${width}`)
  }
  await page.setViewportSize(usual)
}

async function around(page: Page): Promise<Screen[]> {
  const { id } = await makeTable(page, 'princes', ['me', 'open'])
  return [
    { name: 'lobby', address: '/', there: '.games article' },
    { name: 'new table', address: '/new?game=princes', there: '.summary' },
    { name: 'waiting room', address: `/t/${id}`, there: 'main input[readonly]' },
    { name: 'me', address: '/me', there: 'main section' },
    { name: 'bots', address: '/bots', there: 'main' },
  ]
}

const rules: Screen[] = [{ name: 'rules', address: '/rules/princes#5.6', there: '.figures figure' }]

/** Looks at a flight of bids. */
async function raised(page: Page, table: string): Promise<string> {
  await page.goto(`/t/${table}`)
  await expect(page.locator('.auction .stair')).toBeVisible()
  return '.auction'
}

/** Has a work made, up to its pay. */
async function paid(page: Page): Promise<string> {
  const work = page.locator('[data-move^="work"]').first()
  if (!(await work.count())) await page.locator('#phone-hand').click()
  await work.click()
  await expect(page.locator('.pay [type=range]')).toBeVisible()
  return '.pay'
}

/** A flight of bids: two people who want the same thing. */
async function bidUp(page: Page): Promise<string> {
  const { id, rival, leave } = await forTwo(page)
  await playUntil(page, id, ({ auction }) => (auction?.price ?? 0) >= 400, /^(open|bid)/, [rival])
  await leave()
  return id
}

/** A table of Princes at each kind of question, and text mode. */
async function inPlay(page: Page): Promise<Screen[]> {
  const first = { options: { first_player: '1' } }
  const table = async (wanted: string, wishes: RegExp, more: object = first): Promise<string> => {
    const { id } = await makeTable(page, 'princes', ['me', 'random', 'random'], more)
    await playUntil(page, id, ({ key }) => key === `princes-question-${wanted}`, wishes)
    return id
  }
  const bid = await table('turn', /^(open lake|bid|place)/, { ...first, ...easyWorks() })
  const placing = await table('place-landscape', /^(open lake|bid)/)
  const { id: set } = await makeTable(page, 'princes', ['me', 'random', 'random'], first)
  const bidding = await bidUp(page)
  const opening = await table('open', /^return/)
  const { id: other } = await makeTable(page, 'firenze', ['me', 'random'])
  return [
    { name: 'set-up', address: `/t/${set}`, there: '.coach', explained: set },
    { name: 'auction', address: `/t/${opening}`, there: SIGNS, then: () => raised(page, bidding) },
    { name: 'placing', address: `/t/${placing}`, there: SIGNS },
    { name: 'actions', address: `/t/${bid}`, there: SIGNS, then: () => paid(page) },
    { name: 'text mode', address: `/t/${placing}/text`, there: '.text-decision' },
    { name: 'Firenze', address: `/t/${other}`, there: SIGNS },
  ]
}

/** The characters of Muse & Princess: bids for them, and one that is drafted. */
async function atCourt(page: Page): Promise<Screen[]> {
  const { id } = await makeTable(page, 'princes', ['me', 'random', 'random'], { options: { muse: 'on' } })
  await playUntil(page, id, ({ key }) => key === 'princes-question-court')
  const drafted = async (): Promise<string> => {
    await page.locator('.niche[aria-pressed="false"]:not([aria-disabled="true"])').first().click()
    await expect(page.locator('.niche[aria-pressed="true"]')).toBeVisible()
    return 'main'
  }
  return [{ name: 'characters', address: `/t/${id}`, there: '.niche', then: drafted }]
}

async function afterwards(page: Page): Promise<Screen[]> {
  const { id } = await makeTable(page, 'princes', ['me', 'random'])
  await playOut(page, id)
  return [
    { name: 'end', address: `/t/${id}`, there: 'main [role=img]' },
    { name: 'replay', address: `/t/${id}?at=9`, there: 'input[type=range]' },
  ]
}

const PARTS: Record<string, (page: Page) => Promise<Screen[]>> = {
  'the pages around a table': around,
  'the rules': async () => rules,
  'a table in play': inPlay,
  'a table with Muse & Princess': atCourt,
  'the end of a game and its replay': afterwards,
}
for (const [name, screens] of Object.entries(PARTS)) {
  test(`${name}: sound`, async ({ page }) => {
    await looked(page, await screens(page))
  })
}

test('what is chosen shows even in the colours of the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/me')
  const ground = (of: string): Promise<string> =>
    page
      .locator(of)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect(page.locator('.choice').first()).toBeVisible()
  expect(await ground('.choice input:checked + span')).not.toBe(await ground('.choice input:not(:checked) + span'))
})
