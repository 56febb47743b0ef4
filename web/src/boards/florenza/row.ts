/** The row as it is drawn: known characters in their columns, nameless ones below them, used ones last. */
import type { Florenza } from './florenza.svelte'

export interface Person {
  id: string
  character: string
  known: boolean
  violet: boolean
  /** Used this round; by whom, where that is known. */
  used: boolean
  user: number | null
  keeper: number | null
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** Who has which character this round. */
function usersOf({ round }: Florenza): Map<string, number> {
  const told = round.before.filter(({ type }) => type === 'commissioned' || type === 'almsgiven')
  return new Map(told.map((event) => [String(event['character']), Number(event['seat'])]))
}

export function peopleOf(florenza: Florenza): (Person & { column: number })[] {
  const { view, components } = florenza
  const users = usersOf(florenza)
  const drafted = florenza.named ? florenza.person : null
  const known = view.row.map((each) => ({
    id: each.character,
    character: each.character,
    column: each.column,
    known: true,
    violet: each.violet,
    used: each.used && each.character !== drafted,
    user: users.get(each.character) ?? null,
    keeper: each.held_seat,
  }))
  const nameless = components.unknowns.flatMap((row) => {
    const left =
      (view.unknowns.find(({ character }) => character === row.key)?.left ?? 0) + (drafted === row.key ? 1 : 0)
    return row.columns.map((column, place) => ({
      id: `${row.key} ${place}`,
      character: row.key,
      column,
      known: false,
      violet: false,
      used: place >= left,
      user: null,
      keeper: view.blocked_character === row.key && place === 0 ? view.bishop_seat : null,
    }))
  })
  return [...known, ...nameless]
}

/** So many below each other; a column with more is twice as wide. */
const ROWS = 3

export function columnsOf(florenza: Florenza): { numeral: string; people: Person[]; wide: number }[] {
  const people = peopleOf(florenza)
  return Array.from({ length: florenza.components.play.columns }, (_, place) => {
    const here = people
      .filter(({ column }) => column === place + 1)
      .sort((one, other) => Number(one.used) - Number(other.used))
    return {
      numeral: NUMERALS[place] ?? String(place + 1),
      people: here,
      wide: florenza.view.round && here.length > ROWS ? 2 : 1,
    }
  })
}
