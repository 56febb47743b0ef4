/** The choices of a question as a list: numbered through; where there are many, in groups by what one does, with what,
 *  and where, as the words of the moves' texts say. */
import type { Move } from '../wire/types'

export interface Numbered {
  move: Move
  number: number
  label: string
}

/** Choices that begin alike: a few as they are, many in groups of their own. */
export interface ChoiceGroup {
  key: string
  /** What the sentences of its choices begin with. */
  label: string
  choices: Numbered[]
  groups: ChoiceGroup[]
}

const FEW = 12

export const isLong = (moves: readonly Move[]): boolean => moves.length > FEW

/** Choices that hold all the words wanted, in their label or their text. */
export function filtered(choices: readonly Numbered[], wanted: string): Numbered[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  return choices.filter(({ label, move }) => {
    const text = `${label} ${move.text}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** What all sentences begin with, in whole words. */
export function beginningOf(labels: readonly string[]): string {
  const [first = [], ...others] = labels.map((label) => label.split(' ').map((word) => word.replace(/[,:]$/, '')))
  const same = first.findIndex((word, place) => others.some((words) => words[place] !== word))
  return (same < 0 ? first : first.slice(0, same)).join(' ')
}

/** The choices as one group: split by the next word of their texts that tells them apart, until few are left. */
export function inGroups(choices: readonly Numbered[], depth = 0): ChoiceGroup {
  const label = beginningOf(choices.map((choice) => choice.label))
  const key = choices[0]?.move.text.split(' ').slice(0, depth).join(' ') ?? ''
  if (choices.length <= FEW) return { key, label, choices: [...choices], groups: [] }
  const parts = new Map<string, Numbered[]>()
  for (const choice of choices) {
    const word = choice.move.text.split(' ')[depth] ?? ''
    parts.set(word, [...(parts.get(word) ?? []), choice])
  }
  const whole = [...parts.values()]
  if (whole.length === 1 && parts.has('')) return { key, label, choices: [...choices], groups: [] }
  if (whole.length === 1) return inGroups(choices, depth + 1)
  return {
    key,
    label,
    choices: whole.filter((part) => part.length === 1).flat(),
    groups: whole.filter((part) => part.length > 1).map((part) => inGroups(part, depth + 1)),
  }
}
