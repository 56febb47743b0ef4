/** Newcomers: a lesson that is a real table, and a first game with a sentence for each question. */
import { expect, test, type Page } from '@playwright/test'
import { confirmButton } from './playing'

const coach = (page: Page) => page.getByRole('region', { name: 'How it is played' })

async function learn(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Learn to play The Princes of Florence' }).click()
  await expect(coach(page)).toContainText('step 1 of 12')
}

/** Follows the lesson's advice until it has no more. */
async function follow(page: Page): Promise<string[]> {
  const advice = coach(page).getByRole('button', { name: /^Try: / })
  const over = coach(page).getByRole('button', { name: 'Play on' })
  const followed: string[] = []
  for (;;) {
    await expect(advice.or(confirmButton(page)).or(over).first()).toBeVisible()
    if (await over.count()) return followed
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

test('the lesson leads by its own advice to two works, and then lets one play on', async ({ page }) => {
  await learn(page)
  const followed = await follow(page)
  expect(followed.filter((advice) => advice.includes('make a work'))).toHaveLength(2)
  await coach(page).getByRole('button', { name: 'Play on' }).click()
  await expect(coach(page)).toHaveCount(0)
  await page.reload()
  await expect(page.locator('.decision .sentence')).not.toBeEmpty()
  await expect(coach(page)).toHaveCount(0)
})

test('the lesson goes on in text mode where it stood, and can be left', async ({ page }) => {
  await learn(page)
  await page.goto(`${page.url()}/text`)
  await expect(coach(page)).toContainText('step 1 of 12')
  await page.getByRole('radio', { name: /botanist/ }).check()
  await page.locator('.text-decision').getByRole('button', { name: 'Confirm' }).click()
  await expect(coach(page)).toContainText('step 2 of 12')
  await coach(page).getByRole('button', { name: 'Leave the lesson' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a first game is explained until one has heard enough, a second is not', async ({ page }) => {
  await page.goto('/')
  const play = page.getByRole('button', { name: 'Play now: The Princes of Florence' })
  await play.click()
  await expect(coach(page)).toContainText('Every artist wishes')
  await expect(coach(page).getByRole('button', { name: /^Try/ })).toHaveCount(0)
  await coach(page).getByRole('button', { name: 'I know: no more of this' }).click()
  await expect(coach(page)).toHaveCount(0)
  await page.goto('/')
  await play.click()
  await expect(page.locator('.decision .sentence')).toContainText('profession cards')
  await expect(coach(page)).toHaveCount(0)
})
