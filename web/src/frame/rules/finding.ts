/** Paragraphs by words: all of them, in any order, whatever their case and accents. */
import type { Rulebook } from '../../wire/types'

type Chapters = Rulebook['chapters']

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const wordsOf = (wanted: string): string[] => folded(wanted).split(/\s+/).filter(Boolean)

/** The paragraphs that hold all words, in their chapters; everything if no word is wanted. */
export function found(chapters: Chapters, wanted: string): Chapters {
  const words = wordsOf(wanted)
  if (!words.length) return chapters
  return chapters
    .map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.filter((each) => {
        const text = folded(`${each.number} ${chapter.heading} ${each.text}`)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter((chapter) => chapter.paragraphs.length)
}

export interface Stretch {
  text: string
  marked: boolean
}

/** A text in stretches, those that match a word marked. */
export function marked(text: string, words: readonly string[]): Stretch[] {
  const plain = folded(text)
  if (!words.length || plain.length !== text.length) return [{ text, marked: false }]
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const stretches: Stretch[] = []
  let from = 0
  for (const { index, 0: hit } of plain.matchAll(new RegExp(escaped.join('|'), 'g'))) {
    if (index > from) stretches.push({ text: text.slice(from, index), marked: false })
    stretches.push({ text: text.slice(index, index + hit.length), marked: true })
    from = index + hit.length
  }
  if (from < text.length) stretches.push({ text: text.slice(from), marked: false })
  return stretches
}

/** The numbers of all paragraphs. */
export const numbersOf = (chapters: Chapters): ReadonlySet<string> =>
  new Set(chapters.flatMap((chapter) => chapter.paragraphs.map((each) => each.number)))
