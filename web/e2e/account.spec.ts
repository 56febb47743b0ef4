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
  await page.getByRole('link', { name: 'Take it all along, as a file' }).click()
  const kept = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { tables: { id: string }[] }
  expect(kept.tables.map((table) => table.id)).toEqual([id])
})

test('an address that was saved is shown, and can be taken away', async ({ page }) => {
  await page.request.post('/api/me', { data: { name: 'Ines' } })
  await page.goto('/me')
  const address = page.getByLabel('E-mail')
  const save = page.locator('form', { has: address }).getByRole('button', { name: 'Save' })
  await address.fill('ines@example.org')
  await save.click()
  await expect(page.getByRole('status')).toHaveText('Saved')
  await page.reload()
  await expect(address).toHaveValue('ines@example.org')
  await address.fill('')
  await save.click()
  await expect(page.getByRole('status')).toHaveText('Saved')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible()
  await expect(address).toHaveValue('')
})

test('a link brings the same person to another device', async ({ page, browser }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random'])
  await page.request.post('/api/email', { data: { email: 'ines@example.org' } })
  await page.goto('/me')
  await page.getByRole('button', { name: 'Make a link for another device' }).click()
  const link = await page.getByLabel('Link for your other device').inputValue()
  const { context, page: phone } = await somebody(browser)
  await phone.request.post('/api/me', { data: { name: 'Bruno' } })
  await phone.request.post('/api/email', { data: { email: 'bruno@example.org' } })
  await phone.goto(new URL(link).pathname + new URL(link).hash)
  await phone.getByRole('button', { name: 'Yes, that is me' }).click()
  await expect(phone.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ines')
  await expect(phone.getByLabel('E-mail')).toHaveValue('ines@example.org')
  await expect(phone.locator(`a[href="/t/${id}"]`).first()).toBeVisible()
  await context.close()
})

test('who leaves for good is asked twice, and is nobody afterwards', async ({ page, browser }) => {
  const { id } = await makeTable(page, 'princes', ['me', 'random'])
  await playOut(page, id)
  await page.goto('/me')
  await page.getByRole('button', { name: 'Delete me and my data…' }).click()
  const sure = page.getByRole('button', { name: 'Delete for good' })
  await page.getByLabel(/write your name/).fill('somebody else')
  await expect(sure).toBeDisabled()
  await page.getByLabel(/write your name/).fill('Ines')
  await sure.click()
  await expect(page.getByText('Nothing of you is kept here any more.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  const { context, page: other } = await somebody(browser)
  await other.goto(`/t/${id}`)
  await expect(other.locator('.ended, main').first()).toContainText('a player')
  await context.close()
})
