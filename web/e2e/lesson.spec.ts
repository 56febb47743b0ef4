/** Newcomers: a lesson that is a real table, and a first game with a sentence for each question. */
import { expect, test, type Page } from '@playwright/test'
import { confirmButton } from './playing'

const coach = (page: Page) => page.getByRole('region', { name: 'How it is played' })

async function learn(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Learn to play The Princes of Florence' }).click()
  await expect(coach(page)).toContainText('whoever has the most at the end wins')
  await coach(page).getByRole('button', { name: 'Begin' }).click()
  await expect(coach(page)).toContainText('step 1 of 23')
}

/** Follows the lesson's advice until it has no more. */
async function follow(page: Page): Promise<string[]> {
  const advice = coach(page).getByRole('button', { name: /^Try: / })
  const over = coach(page).getByRole('button', { name: 'Play on' })
  const followed: string[] = []
  let reached = 0
  for (;;) {
    await expect(advice.or(confirmButton(page)).or(over).first()).toBeVisible()
    if (await over.count()) return followed
    const step = Number(/step (\d+) of 23/.exec(await coach(page).innerText())?.[1])
    expect(step, 'steps are counted once, forwards').toBeGreaterThanOrEqual(reached)
    reached = step
    if (await advice.count()) {
      followed.push(await advice.innerText())
      await advice.click()
      await expect(advice.getByText(followed.at(-1)!, { exact: true })).toHaveCount(0)
    } else {
      await confirmButton(page).click()
      await expect(confirmButton(page)).toHaveCount(0)
    }
  }
}

test('the lesson leads by its own advice to every kind of card, and then lets one play on', async ({ page }) => {
  await learn(page)
  const followed = await follow(page)
  expect(followed.filter((advice) => advice.includes('make a work'))).toHaveLength(3)
  for (const card of [/prestige card/i, /bonus card/i, /recruit/i]) expect(followed.join()).toMatch(card)
  await coach(page).getByRole('button', { name: 'Play on' }).click()
  await expect(coach(page)).toHaveCount(0)
  await page.reload()
  await expect(page.locator('.decision .sentence')).not.toBeEmpty()
  await expect(coach(page)).toHaveCount(0)
})

test('numbers on the table are told under the same numbers, and one goes on and back by a button each', async ({
  page,
}) => {
  await learn(page)
  const marks = page.locator('.lesson-marks .mark')
  await expect(marks).toHaveText(['1', '2'])
  await expect(coach(page).locator('.marks li')).toHaveText([/wishes/, /worth now/])
  const ringed = page.locator('[data-move="return botanist"]')
  const [ring, card] = [await page.locator('.lesson-marks .ring').boundingBox(), await ringed.boundingBox()]
  expect(Math.abs(ring!.x + ring!.width / 2 - card!.x - card!.width / 2)).toBeLessThan(3)
  await expect(coach(page).getByRole('button', { name: '‹ Back' })).toBeDisabled()

  await coach(page).getByRole('button', { name: 'Next ›' }).click()
  await expect(coach(page)).toContainText('step 2 of 23')
  await expect(coach(page).locator('.marks li').first()).toContainText('green lip')
  await coach(page).getByRole('button', { name: '‹ Back' }).click()
  await expect(coach(page)).toContainText('step 1 of 23')
  await coach(page).getByRole('button', { name: 'Next ›' }).click()
  await expect(coach(page)).toContainText('step 2 of 23')
  await coach(page).getByRole('button', { name: 'Next ›' }).click()
  await expect(coach(page)).toContainText('step 3 of 23')
})

test('the lesson goes on in text mode where it stood, and can be left', async ({ page }) => {
  await learn(page)
  await page.goto(`${page.url()}/text`)
  await expect(coach(page)).toContainText('step 1 of 23')
  await page.getByRole('radio', { name: /botanist/ }).check()
  await page.locator('.text-decision').getByRole('button', { name: 'Confirm' }).click()
  await expect(coach(page)).toContainText('step 2 of 23')
  await coach(page).getByRole('button', { name: 'Leave the lesson' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('who takes up a piece has begun, and is told what is asked in place of the goal', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: The Princes of Florence' }).click()
  await expect(coach(page).getByRole('button', { name: 'Begin' })).toBeVisible()
  await page.locator('[data-move^="return"]').first().click()
  await expect(coach(page)).toContainText('Every artist wishes')
})

test('a first game is explained until one has heard enough, a second is not', async ({ page }) => {
  await page.goto('/')
  const play = page.getByRole('button', { name: 'Play now: The Princes of Florence' })
  await play.click()
  await coach(page).getByRole('button', { name: 'Begin' }).click()
  await expect(coach(page)).toContainText('Every artist wishes')
  await expect(coach(page).getByRole('button', { name: /^Try/ })).toHaveCount(0)
  await coach(page).getByRole('button', { name: 'I know this: no more tips' }).click()
  await expect(coach(page)).toHaveCount(0)
  await page.goto('/')
  await play.click()
  await expect(page.locator('.decision .sentence')).toContainText('profession cards')
  await expect(coach(page)).toHaveCount(0)
})
