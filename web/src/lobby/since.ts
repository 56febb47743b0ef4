/** How long ago something was, as people say it. */
import { t } from '../words/page.svelte'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "since 2 h", for what is still so. */
export function since(moment: number, now: number): string {
  const passed = Math.max(0, now - moment)
  if (passed < MINUTE) return t('lobby-just-now')
  if (passed < HOUR) return t('lobby-since-minutes', { count: Math.floor(passed / MINUTE) })
  if (passed < DAY) return t('lobby-since-hours', { count: Math.floor(passed / HOUR) })
  return t('lobby-since-days', { count: Math.floor(passed / DAY) })
}

/** "2 h ago", for what is over. */
export function ago(moment: number, now: number): string {
  const passed = Math.max(0, now - moment)
  if (passed < MINUTE) return t('lobby-ago-now')
  if (passed < HOUR) return t('lobby-ago-minutes', { count: Math.floor(passed / MINUTE) })
  if (passed < DAY) return t('lobby-ago-hours', { count: Math.floor(passed / HOUR) })
  return t('lobby-ago-days', { count: Math.floor(passed / DAY) })
}
