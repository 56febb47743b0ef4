/** Parts that come later: sent for once, and again where the line broke. */
import { expect, test, vi } from 'vitest'
import { Late } from './late.svelte'

test('whoever looks sends for it, once, and it is there afterwards', async () => {
  const load = vi.fn(() => Promise.resolve('a sheet'))
  const part = new Late(load)
  expect(part.here).toBeNull()
  expect(part.here).toBeNull()
  await part.fetch()
  expect(part.here).toBe('a sheet')
  expect(load).toHaveBeenCalledTimes(1)
})

test('what did not come over a broken line can be sent for again', async () => {
  let broken = true
  const part = new Late(() => (broken ? Promise.reject(new Error('offline')) : Promise.resolve('a sheet')))
  await expect(part.fetch()).rejects.toThrow('offline')
  broken = false
  await part.fetch()
  expect(part.here).toBe('a sheet')
})
