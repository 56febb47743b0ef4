import { beforeEach, describe, expect, it, vi } from 'vitest'

/** A page that came with these answers, and the module that gives them out. */
async function page(answers: object): Promise<typeof import('./along')> {
  vi.resetModules()
  document.body.innerHTML = `<script type="application/json" id="along">${JSON.stringify(answers)}</script>`
  return import('./along')
}

describe('what came along with the page', () => {
  beforeEach(() => vi.useFakeTimers())

  it('is given out once', async () => {
    const { cameAlong } = await page({ '/me': { name: 'Ines' } })
    expect(cameAlong('/me')).toEqual({ name: 'Ines' })
    expect(cameAlong('/me')).toBeUndefined()
    expect(cameAlong('/games')).toBeUndefined()
  })

  it('is too old after a while', async () => {
    const { cameAlong } = await page({ '/me': { name: 'Ines' } })
    vi.advanceTimersByTime(60_000)
    expect(cameAlong('/me')).toBeUndefined()
  })

  it('is nothing on a page that came alone', async () => {
    const { cameAlong } = await page({})
    document.body.innerHTML = ''
    expect(cameAlong('/me')).toBeUndefined()
  })
})
