/** What is kept of a person: seen, taken along, and let go. */
import { expect, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { makeTable, playOut, somebody } from './tables'

test('finished games are counted, and all that is kept comes as a file', async ({ page }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random'])
  await playOut(page, id)
  await page.goto('/me')
  await expect(page.getByText(/^One game finished/)).toBeVisible()
  await expect(page.getByRole('row', { name: /The Princes of Florence 2 1/ })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download it all as a file' }).click()
  const kept = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { tables: { id: string }[] }
  expect(kept.tables.map((table) => table.id)).toEqual([id])
})

test('a program is let in by a token that can be revoked, and no address is asked for where no mail is sent', async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.request.post('/api/me', { data: { name: 'Ines' } })
  await page.goto('/me')
  await page.getByLabel('Its name').fill('My bot')
  await page.getByRole('button', { name: 'Make a token' }).click()
  const token = await page.getByLabel('Token for My bot').inputValue()
  await expect(page.getByLabel('E-mail')).toHaveCount(0)
  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  })
  expect(((await (await program.get('/api/me')).json()) as { name: string }).name).toBe('Ines')
  await page.getByRole('button', { name: 'Revoke My bot' }).click()
  await expect(page.getByRole('status')).toHaveText('That program can no longer sign in.')
  expect((await program.get('/api/me')).status()).toBe(401)
  await program.dispose()
})

test('a link brings the same person to another device', async ({ page, browser }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random'])
  await page.goto('/me')
  await page.getByRole('button', { name: 'Make a link for another device' }).click()
  const link = await page.getByLabel('Link for your other device').inputValue()
  const { context, page: phone } = await somebody(browser)
  await phone.request.post('/api/me', { data: { name: 'Bruno' } })
  await phone.goto(new URL(link).pathname + new URL(link).hash)
  await phone.getByRole('button', { name: 'Yes, that is me' }).click()
  await expect(phone.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ines')
  await expect(phone.locator(`a[href="/t/${id}"]`).first()).toBeVisible()
  await context.close()
})

test('who leaves for good is asked twice, and is nobody afterwards', async ({ page, browser }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random'])
  await playOut(page, id)
  await page.goto('/me')
  await page.getByRole('button', { name: 'Delete me and my data…' }).click()
  const sure = page.getByRole('button', { name: 'Delete for good' })
  await page.getByLabel(/type your name/).fill('somebody else')
  await expect(sure).toBeDisabled()
  await page.getByLabel(/type your name/).fill('Ines')
  await sure.click()
  await expect(page.getByText('Nothing about you is kept here any more.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  const { context, page: other } = await somebody(browser)
  await other.goto(`/t/${id}`)
  await expect(other.locator('.ended, main').first()).toContainText('a player')
  await context.close()
})
