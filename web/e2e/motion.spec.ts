/** What moves travels, can be skipped, and keeps an outline; nothing travels for those who want no motion. */
import { expect, test, type Page } from '@playwright/test'
import { over } from './playing'
import { makeTable, playOut, threeRounds } from './tables'

interface Told {
  at: number
  events: { type: string; seat?: number }[]
}

/** The position just before the first such event. */
async function before(page: Page, table: string, type: string): Promise<number> {
  const { moves } = (await (await page.request.get(`/api/tables/${table}/events`)).json()) as { moves: Told[] }
  return moves.find((move) => move.events.some((event) => event.type === type))!.at - 1
}

/** Counts every piece that sets out from now on, and how long it is under way. */
async function watch(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const lengths: number[] = []
    Object.assign(window, { lengths })
    new MutationObserver((changes) => {
      for (const flier of changes.flatMap((change) => [...change.addedNodes] as Element[]))
        requestAnimationFrame(() =>
          lengths.push(...flier.getAnimations().map((each) => Number(each.effect!.getTiming().duration))),
        )
    }).observe(document.querySelector('.fliers')!, { childList: true })
  })
  return () => page.evaluate(() => (window as unknown as { lengths: number[] }).lengths)
}

/** Lets every travel take so long that it is certainly seen. */
const slowly = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, timing) {
      return animate.call(this, frames, { ...(timing as KeyframeAnimationOptions), duration: 60_000 })
    }
  })

const fliers = (page: Page) => page.locator('.flier')

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('a step of a replay travels, a tap ends it, what moved is outlined, and a jump moves nothing', async ({
    page,
  }) => {
    const { id } = await makeTable(page, 'princes', ['me', 'quick', 'quick'])
    await playOut(page, id)
    await page.goto(`/t/${id}?at=${await before(page, id, 'opened')}`)
    const step = page.getByRole('button', { name: 'move +' })
    await expect(page.locator('.pile, .piles').first()).toBeVisible()
    await expect(step).toBeEnabled()
    const lengths = await watch(page)
    await step.click()
    await expect.poll(lengths).toEqual([120])
    await expect(fliers(page)).toHaveCount(0)

    await page.goto(`/t/${id}?at=${await before(page, id, 'built')}`)
    await expect(step).toBeEnabled()
    await slowly(page)
    await step.click()
    await expect(fliers(page).first()).toBeVisible()
    await page.mouse.click(4, 4)
    await expect(fliers(page)).toHaveCount(0)
    await expect(page.locator('.estate-map .fresh').first()).toBeVisible()

    const jumped = await watch(page)
    await page.getByRole('slider').focus()
    await page.keyboard.press('End')
    await expect(page.getByRole('button', { name: /^Play on/ })).toBeDisabled()
    expect(await jumped()).toEqual([])
  })
})

test.describe('at court', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('a pawn goes from its seat to its space', async ({ page }) => {
    const { id } = await makeTable(page, 'princes', ['me', 'random', 'random'], {
      options: { muse: 'on' },
      ...threeRounds(),
    })
    await playOut(page, id)
    await page.goto(`/t/${id}?at=${await before(page, id, 'pawnplaced')}`)
    await expect(page.locator('.niche').first()).toBeVisible()
    const step = page.getByRole('button', { name: 'move +' })
    await expect(step).toBeEnabled()
    const lengths = await watch(page)
    await step.click()
    await expect.poll(lengths).toContain(120)
  })
})

test.describe('at the end', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('nothing flies over what is told of the game', async ({ page }) => {
    const { id } = await makeTable(page, 'princes', ['me', 'random'], threeRounds())
    await page.goto(`/t/${id}`)
    await expect(page.locator('.decision:not(.waiting)')).toBeVisible()
    await slowly(page)
    await playOut(page, id)
    await expect(over(page)).toBeVisible()
    await expect(page.locator('main [role=img]').first()).toBeVisible()
    await expect(fliers(page)).toHaveCount(0)
  })
})

test('without motion nothing travels, and what moved is outlined', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'quick', 'quick'])
  await playOut(page, id)
  await page.goto(`/t/${id}?at=${await before(page, id, 'built')}`)
  const step = page.getByRole('button', { name: 'move +' })
  await expect(step).toBeEnabled()
  const lengths = await watch(page)
  await step.click()
  await expect(page.locator('.estate-map .fresh').first()).toBeVisible()
  expect(await lengths()).toEqual([])
})
