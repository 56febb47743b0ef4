/** Phrases that are sent by their keys, so that everybody reads them in his own language. */
import type { Said } from '../../wire/types'
import { t } from '../../words/page.svelte'

export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'one-moment',
  'your-turn',
  'sorry',
  'thanks',
  'goodbye',
] as const
export type Phrase = (typeof PHRASES)[number]

export const phrase = (key: Phrase): string => t(`phrase-${key}`)

/** What was said, in words. */
export const wordsOf = (said: Said): string => {
  const known = PHRASES.find((each) => each === said.phrase)
  return known ? phrase(known) : said.text
}
