/** Il Principe on its board: whole games by its pieces and by keys alone, and what the board promises on the way. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { byKeys, click, confirmButton, over, settled } from './playing'
import { goOn, lessonAt, misfits, playPrincipe, shortGame } from './principe'
import { look, makeTable, playUntil, somebody } from './tables'

const softly = expect.configure({ soft: true })
const sentence = (page: Page) => page.locator('.decision .sentence')

test('two play a whole game by clicking pieces', async ({ page }) => {
  const { id } = await makeTable(page, 'il_principe', ['me', 'random'], shortGame())
  await page.goto(`/t/${id}`)
  await playPrincipe(page, click)
  await expect(over(page)).toBeVisible()
  await expect(page.getByRole('img', { name: /Points of all players/ })).toBeVisible()
  await expect(page.locator('.ended .italy')).toBeVisible()
})

test('four play a whole game by clicking pieces', async ({ page }) => {
  const { id } = await makeTable(page, 'il_principe', ['me', 'random', 'random', 'random'], shortGame())
  await page.goto(`/t/${id}`)
  await playPrincipe(page, click)
  await expect(over(page)).toBeVisible()
})

test('a game is finished by keyboard alone', async ({ page }) => {
  const { id } = await makeTable(page, 'il_principe', ['me', 'random'], shortGame())
  await page.goto(`/t/${id}`)
  await playPrincipe(page, byKeys)
  await expect(over(page)).toBeVisible()
})

test('cards are laid in any order, kept again, and a city says which it would lose', async ({ page }) => {
  const id = await lessonAt(page, 8)
  await page.goto(`/t/${id}`)
  const colours = page.locator('.fans button:not([aria-disabled="true"])')
  await colours.last().click()
  await expect(sentence(page)).toContainText('choose one card more')
  await colours.first().click()
  await expect(confirmButton(page)).toContainText('Lay these 2')
  await expect(page.locator('.laid .slot')).toHaveCount(2)
  await page.locator('.laid .slot').first().click()
  await expect(confirmButton(page)).toHaveCount(0)
  await expect(page.locator('.laid .slot')).toHaveCount(1)
  await page.locator('.fans button[aria-pressed="true"]').press('-')
  await expect(page.locator('.laid .slot')).toHaveCount(0)
})

test('any sum is bid by the stepper, and each city says up to which bid it could be paid', async ({ page }) => {
  const id = await lessonAt(page, 11)
  await page.goto(`/t/${id}`)
  await expect(page.locator('.city .s.ok').first()).toContainText(/if won at|all in hand/)
  const bid = page.locator('.decision [data-move^="bid"]')
  const least = Number((await bid.getAttribute('data-move'))!.split(' ')[1])
  await page.getByRole('button', { name: 'Bid more' }).click()
  await expect(bid).toHaveAttribute('data-move', `bid ${least + 1}`)
  const box = page.getByRole('textbox', { name: 'Your bid' })
  await box.fill('999')
  await box.blur()
  await expect(bid).toContainText('0 coins stay')
  await box.press('ArrowDown')
  await expect(bid).toContainText('1 coin stays')
})

test('a city is built on the map, its bill names what rivals score, and its shields go with it', async ({ page }) => {
  const id = await lessonAt(page, 13)
  await page.goto(`/t/${id}`)
  await page.locator('.city[aria-disabled="true"]').first().click({ force: true })
  await expect(page.locator('.whynot')).toContainText(/lacks|costs/)
  await page.locator('.italy [data-move="build venezia"]').click()
  await expect(confirmButton(page)).toContainText('Build Venezia')
  await expect(page.locator('.bill tr')).toHaveCount(3)
  await expect(page.locator('.regs .one.mine')).toHaveCount(1)
  await confirmButton(page).click()
  await expect(sentence(page)).toContainText('one action')
  await expect(page.locator('.italy .town.built.of-lily')).toHaveCount(1)
})

test('the roles that cards would win are seen before they are played, and a card is turned up on its row', async ({
  page,
}) => {
  const id = await lessonAt(page, 15)
  await page.goto(`/t/${id}`)
  await page.locator('[data-move="play green"]').click()
  await expect(page.locator('.how-many')).toHaveCount(3)
  await page.locator('[data-move="cards 1"]').click()
  await expect(page.locator('.roles .changed .more')).toHaveText('+1')
  await expect(confirmButton(page)).toContainText(/you would|no role/)
  await confirmButton(page).click()
  await page.locator('.settle [data-move="turn blue"]').click()
  await confirmButton(page).click()
  await page.locator('.italy [data-move="shield emilia"]').click()
  await expect(page.locator('.italy .ghost')).toHaveCount(1)
  await confirmButton(page).click()
  await expect(sentence(page)).toContainText(/bid/i)
})

test('the lesson leads through every kind of question by its own advice', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Learn to play Il Principe' }).click()
  const coach = page.getByRole('region', { name: 'How it is played' })
  await coach.getByRole('button', { name: 'Begin' }).click()
  const advice = coach.getByRole('button', { name: /^Try: / })
  const done = coach.getByRole('button', { name: 'Play on' })
  for (let step = 0; step < 60; step++) {
    await expect(advice.or(confirmButton(page)).or(done).first()).toBeVisible()
    if (await done.count()) break
    const said = (): Promise<string> => page.locator('.decision, .coach').allInnerTexts().then(String)
    const before = await said()
    await ((await advice.count()) ? advice : confirmButton(page)).click()
    await expect.poll(said).not.toBe(before)
    await settled(page)
  }
  await expect(done).toBeVisible()
})

test('a map of one’s own is drawn as its file says', async ({ page }) => {
  const file = readFileSync(new URL('../../src/signoria/titles/il_principe/components.toml', import.meta.url), 'utf8')
  /** How high the land is, for its width. */
  const shape = async (components: string): Promise<number> => {
    const { id } = await makeTable(page, 'il_principe', ['me', 'random'], { components })
    await page.goto(`/t/${id}`)
    await expect(page.locator('.italy .ground')).toHaveCount(6)
    return page.locator('.italy').evaluate((map) => {
      const boxes = [...map.querySelectorAll('.ground')].map((each) => each.getBoundingClientRect())
      const high = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
      return high / (Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)))
    })
  }
  const halved = file.replace(/^(polygon|outline) = .*$/gm, (row) =>
    row.replace(/, (\d+)\]/g, (_, down: string) => `, ${Math.round(Number(down) / 2)}]`),
  )
  expect(await shape(halved)).toBeCloseTo((await shape(file)) / 2, 1)
})

const SIZES = [
  [820, 1180],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const

test('every phase fits every window in both languages, and axe objects to nothing by day and night', async ({
  page,
}) => {
  const id = await lessonAt(page, 0)
  let reached = 0
  for (const [place, line] of [0, 1, 6, 7, 13, 15, 16, 18].entries()) {
    await goOn(page, id, reached, line)
    reached = line
    for (const [language, theme] of [
      ['en', 'light'],
      ['fr', 'dark'],
    ]) {
      await page.addInitScript(
        (settings) => localStorage.setItem('signoria.settings', settings),
        JSON.stringify({ language, theme, motion: 'reduced' }),
      )
      await page.goto(`/t/${id}`)
      await expect(page.locator('.decision:not(.waiting) .sentence')).not.toBeEmpty()
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        await softly
          .poll(
            () => page.evaluate(misfits, ['.decision .sentence', '.counters', '.principe .thing', '.seat .points']),
            {
              message: `line ${line}, ${language}, ${width} by ${height}`,
              timeout: 2000,
            },
          )
          .toEqual([])
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      if ((place % 2 === 0) !== (theme === 'light')) continue
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include('main').analyze()
      const told = violations.map(
        ({ id: rule, nodes }) => `${rule}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
      softly(told, `line ${line}, ${theme}`).toEqual([])
    }
  }
})

test('what was laid may be changed until the last player is ready, and a line of the log shows its pieces', async ({
  page,
}) => {
  const { id, invite } = await makeTable(page, 'il_principe', ['me', 'open'])
  const { context, page: rival } = await somebody(page.context().browser()!)
  await rival.request.post('/api/me', { data: { name: 'Rodrigo' } })
  await rival.request.post(`/api/tables/${id}/join`, { data: { seat: 1, invite } })
  await page.goto(`/t/${id}`)
  const lay = async (): Promise<void> => {
    while (!(await confirmButton(page).count())) {
      const said = await sentence(page).innerText()
      const colours = page.locator('.fans button:not([aria-disabled="true"])')
      const unlaid = page.locator('.fans button:not([aria-disabled="true"]):not([aria-pressed="true"])')
      await ((await unlaid.count()) ? unlaid : colours).nth(0).click()
      await expect(sentence(page)).not.toHaveText(said)
    }
    await confirmButton(page).click()
    await expect(confirmButton(page)).toHaveCount(0)
  }
  await lay()
  await expect(page.locator('.laid .note.ok')).toHaveText('ready')
  await expect(page.locator('.laid > li').first().locator('.bc:not(.empty)')).toHaveCount(3)
  await lay()
  for (let card = 0; card < 3; card++) {
    const asked = (await look(rival, id)).questions['1']!
    const data = { seat: 1, line: asked.moves[0]!.text, question: asked.number }
    await rival.request.post(`/api/tables/${id}/moves`, { data })
  }
  await expect(page.locator('.lots .lot').first()).toBeVisible()
  await page.locator('.log li', { hasText: 'laid:' }).first().hover()
  await expect(page.locator('.lot[data-pointed]').first()).toBeVisible()
  await context.close()
})

/** Gives every colour the longest claims there are (all five tied for most, or one ahead of four), every city all it can lack. */
function longestWords([word, lacks]: readonly string[]): void {
  for (const said of document.querySelectorAll('.cities .who .s')) said.textContent = lacks!
  const seals = [...document.querySelectorAll('.roles thead .seal')]
  const some = (from: number): string =>
    `<span class="seals">${seals
      .slice(from)
      .map((seal) => seal.outerHTML)
      .join('')}</span><i class="ital">${word}</i>`
  document.querySelectorAll('.roles td.end .next').forEach((next, row) => {
    const first = `<span class="seals">${seals[0]!.outerHTML}</span><i class="ital">puis</i>`
    next.innerHTML = row % 2 ? some(0) : first + some(1)
  })
}

test('with five players every column of the roles is in sight on a small laptop, whoever is tied and whatever cities lack', async ({
  page,
}) => {
  const { id } = await makeTable(page, 'il_principe', ['me', 'random', 'random', 'random', 'random'])
  const late = (key: string, round: number): boolean => key === 'il_principe-question-turn' && round > 1
  await playUntil(page, id, ({ key }, { round }) => late(key, round), /^(lay|play|cards)/)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(`/t/${id}`)
  await expect(page.locator('.roles td.end').first()).toBeVisible()
  const amiss = () => page.evaluate(misfits, ['.roles td.end', '.roles td.end .next', '.principe .thing'])
  await softly.poll(amiss, { timeout: 3000 }).toEqual([])
  for (const words of [
    ['bid', 'lacks University, Cathedral ×2, Town Hall, Marketplace'],
    ['enchère', 'manque Université, Cathédrale ×2, Hôtel de ville, Place de marché'],
  ]) {
    await page.evaluate(longestWords, words)
    softly(await amiss()).toEqual([])
  }
})
