/** A table's settings and options in a few words. */
import type { GameAnswer } from '../wire/types'
import type { TableSight } from '../wire/types'
import { language, t } from '../words/page.svelte'

const MINUTE = 60
const DAY = 86_400

/** How a choice of an option is written in requests and records. */
export const optionText = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value)

/** The pace of a table; nothing where it is not told. */
export function paceOf(table: TableSight): string {
  const clock = table.settings?.clock
  if (!clock) return ''
  const seconds = clock.move_seconds
  if (!seconds && !clock.reserve_seconds) return t('lobby-pace-none')
  if (seconds >= DAY) return t('lobby-pace-days', { days: Math.round(seconds / DAY) })
  if (seconds >= 2 * MINUTE) return t('lobby-pace-live-minutes', { minutes: Math.round(seconds / MINUTE) })
  return t('lobby-pace-live', { seconds })
}

/** The sentences of the options that are not as written. */
export function deviations(game: GameAnswer, options: Record<string, string>): string[] {
  return game.options
    .filter((option) => (options[option.key] ?? optionText(option.default)) !== optionText(option.default))
    .map((option) => `${option.sentence[language()]} (${options[option.key]})`)
}
