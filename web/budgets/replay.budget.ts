/** Looking at a finished game again: a jump to anywhere, and the slider pulled along. */
import { expect, test, type Page } from '@playwright/test'
import { makeTable, playOut } from '../e2e/tables'
import { atLeast, atMost, median } from './measured'

declare global {
  interface Window {
    sliding: number[]
  }
}

/** How long from the jump until the board has changed for the last time. */
function jump(page: Page, at: number): Promise<number> {
  return page.getByRole('slider').evaluate(async (slider: HTMLInputElement, wanted) => {
    let changed = performance.now()
    const watch = new MutationObserver(() => (changed = performance.now()))
    watch.observe(document.querySelector('main')!, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    const began = performance.now()
    slider.value = String(wanted)
    slider.dispatchEvent(new Event('input', { bubbles: true }))
    while (performance.now() - Math.max(changed, began) < 400) await new Promise(requestAnimationFrame)
    watch.disconnect()
    return changed - began
  }, at)
}

test('a replay', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { id } = await makeTable(page, 'princes', ['me', 'random', 'random', 'random'])
  await playOut(page, id)
  await page.goto(`/t/${id}?at=0`)
  const slider = page.getByRole('slider')
  await expect(slider).toBeVisible()
  const length = Number(await slider.getAttribute('max'))
  const jumps: number[] = []
  for (let place = 1; place <= 12; place++) jumps.push(await jump(page, Math.floor((length * ((place * 5) % 12)) / 12)))
  atMost('Replay jump, median', 100, median(jumps), 'ms')

  const box = (await slider.boundingBox())!
  await page.mouse.move(box.x + 12, box.y + box.height / 2)
  await page.mouse.down()
  await page.evaluate(() => {
    window.sliding = []
    const frame = (now: number): void => {
      window.sliding.push(now)
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  const steps = 60
  for (let step = 1; step <= steps; step++)
    await page.mouse.move(box.x + 12 + ((box.width - 24) * step) / steps, box.y + box.height / 2)
  await page.mouse.up()
  const frames = await page.evaluate(() => window.sliding)
  atLeast('Slider', 30, (1000 * (frames.length - 1)) / (frames.at(-1)! - frames[0]!), 'fps')
})
