/** A draft: moves chosen and not sent, and what the server says they would lead to. */
import type { Move, Preview, Question } from '../wire/types'

export interface Draft {
  /** The number of the question it answers, by which a stale one is known. */
  question: number
  seat: number
  moves: Move[]
  /** What each move led to; as long as `moves` unless the last is still being tried. */
  previews: Preview[]
}

export const emptyDraft = (seat: number, question: number): Draft => ({ seat, question, moves: [], previews: [] })

/** The moves as one line, as it is sent and recorded. */
export const lineOf = (moves: readonly { text: string }[]): string => moves.map((move) => move.text).join(', ')

/** What the moves drafted so far lead to. */
export const standing = (draft: Draft): Preview | null => draft.previews.at(-1) ?? null

export function added(draft: Draft, move: Move, preview: Preview): Draft {
  return { ...draft, moves: [...draft.moves, move], previews: [...draft.previews, preview] }
}

/** The draft with only its first so many moves. */
export function shortened(draft: Draft, count: number): Draft {
  return { ...draft, moves: draft.moves.slice(0, count), previews: draft.previews.slice(0, count) }
}

/** The question shown now: that of the draft where it leads to one, none where it leads past the own turn. */
export function questionAfter(draft: Draft | null, question: Question | null): Question | null {
  const reached = draft && standing(draft)
  return reached ? reached.question : question
}

const KEPT = 'signoria.draft.'

/** Keeps a draft's moves for this tab, so that loading anew loses nothing. */
export function keepDraft(table: string, draft: Draft | null): void {
  if (draft?.moves.length) {
    const { seat, question, moves } = draft
    sessionStorage.setItem(KEPT + table, JSON.stringify({ seat, question, moves }))
  } else sessionStorage.removeItem(KEPT + table)
}

/** The draft that was kept, if it answers this very question. */
export function keptDraft(table: string, seat: number, question: number): Move[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT + table) ?? 'null') as Omit<Draft, 'previews'> | null
    return kept?.seat === seat && kept.question === question ? kept.moves : []
  } catch {
    return []
  }
}
