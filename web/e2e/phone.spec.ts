/** On a phone: a game finished by one finger, and no page that scrolls sideways. */
import { expect, test } from '@playwright/test'
import { confirmButton, over, playPrinces, princesStep, settled, tap } from './playing'
import { easyWorks, forTwo, look, makeTable, playUntil, threeRounds, type Seat } from './tables'

test('a game is finished by touch alone', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random'])
  await page.goto(`/t/${id}`)
  await playPrinces(page, tap, 14)
  await expect(over(page)).toBeVisible()
})

test('a game with Muse & Princess is finished by touch', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random'], { options: { muse: 'on' }, ...threeRounds() })
  await page.goto(`/t/${id}`)
  await playPrinces(page, tap, 14)
  await expect(over(page)).toBeVisible()
})

test('who comes back finds in front what happened', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random', 'random'])
  await page.goto(`/t/${id}`)
  await tap(page.locator('[data-move^="return"]').first())
  await tap(confirmButton(page))
  await expect(page.locator('[data-move^="return"]')).toHaveCount(0)
  await playUntil(page, id, (asked) => asked.key === 'princes-question-open')
  await expect(page.locator('[data-move^="open"]').first(), 'piles lie under the thumb').toBeInViewport()
  await page.goto('/')
  await playUntil(page, id, (asked) => asked.key === 'princes-question-turn')
  await page.goto(`/t/${id}`)
  await expect(page.locator('.back .news')).toContainText('Since your last move')
  await tap(page.getByRole('button', { name: 'Play them' }))
  await expect(page.locator('.decision .kicker')).toContainText('1 of')
  await tap(page.getByRole('button', { name: 'To the decision' }))
  await expect(page.locator('.decision:not(.waiting)')).toBeVisible()
})

test('a tap on a seat shows its estate and its court, and another leads back', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random', 'random'])
  await playUntil(page, id, (asked) => asked.key === 'princes-question-turn')
  await page.goto(`/t/${id}`)
  const seats = page.getByRole('region', { name: 'Seats' })
  const rival = (await look(page, id)).table.seats[1]!.name
  await tap(seats.getByRole('listitem').nth(1))
  await expect(page.getByRole('heading', { name: `Estate of ${rival}` })).toBeVisible()
  await expect(page.getByRole('heading', { name: `Court of ${rival}` })).toBeVisible()
  await tap(seats.getByRole('listitem').first())
  await expect(page.getByRole('heading', { name: `Estate of ${rival}` })).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Your estate' })).toBeVisible()
})

interface Kind {
  /** What leads there, played by both. */
  wishes: Parameters<typeof playUntil>[3]
  /** Against bots, where three are needed. */
  seats?: Seat[]
  /** What must be in sight when the question comes. */
  needed: string
}
const LAST: Seat[] = ['random', 'random', 'me']
const WORKING = /^(open recruiting|work|enough|prestige 0)/

/** Every kind of question there is, and what one needs to see to answer it. */
const KINDS: Record<string, Kind> = {
  return: { wishes: /^$/, needed: '.hand .card' },
  open: { wishes: /^$/, needed: '.piles button' },
  bid: { wishes: /^(open|bid)/, needed: '.stair' },
  'last-buyer': { wishes: /^pass/, seats: LAST, needed: '.piles button' },
  'choose-landscape': { wishes: /^open landscape/, needed: '.kinds button' },
  'place-landscape': { wishes: /^(open landscape|choose)/, needed: '[role=gridcell]' },
  'place-building': { wishes: /^build/, needed: '[role=gridcell]' },
  'recruit-now': { wishes: WORKING, needed: '.artists button' },
  turn: { wishes: /^$/, needed: '.draws button' },
  keep: { wishes: /^draw/, needed: '.looked .thing' },
  under: { wishes: /^(draw|keep)/, needed: '.looked li' },
  bonus: { wishes: ({ own }) => (own.bonus.length ? /^work/ : /^(draw bonus|keep|as)/), needed: '.toggle' },
  pay: { wishes: /^work/, needed: '.pay .two' },
}

test.describe('every kind of question is answered on a phone', () => {
  for (const [kind, { wishes, seats, needed }] of Object.entries(KINDS))
    test(kind, async ({ page }) => {
      const more = { options: { first_player: '1' }, ...easyWorks() }
      const two = seats ? null : await forTwo(page, more)
      const { id } = two ?? (await makeTable(page, 'princes', seats!, more))
      await playUntil(page, id, ({ key }) => key === `princes-question-${kind}`, wishes, two ? [two.rival] : [])
      const before = (await look(page, id)).table.moves
      await page.goto(`/t/${id}`)
      await settled(page)
      await expect(page.locator(needed).first()).toBeInViewport({ ratio: 0.9 })
      const played = async (): Promise<number> => {
        await princesStep(page, tap, false)
        return (await look(page, id)).table.moves
      }
      await expect.poll(played).toBeGreaterThan(before)
      await two?.leave()
    })

  test('a landscape that the last buyer takes is put down with its estate in sight', async ({ page }) => {
    const { id } = await makeTable(page, 'princes', LAST, { options: { first_player: '1' } })
    await playUntil(page, id, ({ key }) => key === 'princes-question-last-buyer', /^pass/)
    await page.goto(`/t/${id}`)
    await tap(page.locator('[data-move^="take"]:not([aria-disabled="true"])', { hasText: /Forest|Lake|Park/ }).first())
    await expect(page.getByRole('gridcell')).toHaveCount(49)
    await expect(page.getByRole('gridcell').first()).toBeInViewport()
    await expect(page.getByRole('gridcell').last()).toBeInViewport()
  })
})
