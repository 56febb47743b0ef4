/** A stretch of time in a word: days and hours, hours and minutes, or minutes and seconds. */
import type { Language } from '../../settings.svelte'

const UNITS = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const

const said = (count: number, unit: string, language: Language): string =>
  count.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'narrow' }).replace('\u202f', '\u00a0')

export function lasting(seconds: number, language: Language): string {
  const whole = Math.max(0, Math.round(seconds))
  const place = UNITS.findIndex(([length]) => whole >= length)
  if (place < 0) return said(0, 'second', language)
  const [length, unit] = UNITS[place]!
  const parts = [said(Math.floor(whole / length), unit, language)]
  const next = UNITS[place + 1]
  const rest = next ? Math.floor((whole % length) / next[0]) : 0
  if (next && rest) parts.push(said(rest, next[1], language))
  return parts.join(' ')
}
