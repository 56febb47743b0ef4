/** Moments as people say them: the time of today, tomorrow, a day of this week, else the date; in the reader's language
 *  and as their country writes it. */
import type { Language } from '../settings.svelte'
import { t } from './page.svelte'

const DAY = 86_400_000
const WEEK = 7

/** The reader's own way to write a language, where the browser has one: `en-US`, `fr-CH`. */
export const localeOf = (language: Language, wanted: readonly string[] = navigator.languages ?? []): string =>
  wanted.find((tag) => tag.split('-')[0] === language) ?? language

/** Which day a moment lies on, counted from the day of another. */
export function daysApart(moment: Date, now: Date): number {
  const day = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.round((day(moment) - day(now)) / DAY)
}

/** "18:03", "tomorrow, 18:03", "Friday, 18:03", "24 November, 18:03"; `seconds` counts as the server does. */
export function momentOf(seconds: number, language: Language, now = new Date()): string {
  const moment = new Date(seconds * 1000)
  const locale = localeOf(language)
  const time = moment.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })
  const apart = daysApart(moment, now)
  if (apart === 0) return time
  if (apart === 1) return t('moment-tomorrow', { time })
  if (apart === -1) return t('moment-yesterday', { time })
  const near = apart > 0 && apart < WEEK
  const day = moment.toLocaleDateString(locale, near ? { weekday: 'long' } : { day: 'numeric', month: 'long' })
  return t('moment-day', { day, time })
}
