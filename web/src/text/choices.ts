/** The choices of a question as a list: numbered through, in groups by what one does where there are many. */
import type { Move } from '../wire/types'

export interface Numbered {
  move: Move
  number: number
  label: string
}

export interface ChoiceGroup {
  verb: string
  choices: Numbered[]
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

/** In groups by the verb of their text; a single group where there are few. */
export function inGroups(choices: readonly Numbered[]): ChoiceGroup[] {
  if (choices.length <= FEW) return [{ verb: '', choices: [...choices] }]
  const groups = new Map<string, Numbered[]>()
  for (const choice of choices) {
    const verb = choice.move.text.split(' ')[0] ?? ''
    groups.set(verb, [...(groups.get(verb) ?? []), choice])
  }
  return [...groups].map(([verb, found]) => ({ verb, choices: found }))
}
