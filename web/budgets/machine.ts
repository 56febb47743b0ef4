/** Where and with what is measured; and how a browser is made as slow as a phone on slow 4G. */
import type { CDPSession, Page } from '@playwright/test'

export const PORT = process.env['BUDGETS_PORT'] ?? '8918'
export const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
export const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

const SLOW_CPU = 4
/** What Lighthouse calls slow 4G: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }

/** A quarter of the processor from now on. */
export async function slowCpu(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  return session
}

/** A quarter of the processor, and slow 4G, from now on. */
export async function slowPhone(page: Page): Promise<void> {
  const session = await slowCpu(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
}

/** A server so many milliseconds away, there and back, from now on. */
export async function farAway(page: Page, latency: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}
