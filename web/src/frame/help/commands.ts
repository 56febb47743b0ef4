/** The command line: what is typed is completed from the moves there are, and a few words are the table's own. */
import type { TableState } from '../../table/table.svelte'
import type { Order } from '../../wire/types'

/** What is typed behind the last comma, and what stands before it. */
export function parted(line: string): { before: string; typed: string } {
  const comma = line.lastIndexOf(',')
  return { before: line.slice(0, comma + 1), typed: line.slice(comma + 1).trimStart() }
}

const MOST = 8

/** Up to eight texts that go on as typed, or hold the words typed. */
export function completions(texts: readonly string[], typed: string): string[] {
  const wanted = typed.trim().toLowerCase()
  const begin = texts.filter((text) => text.startsWith(wanted))
  const hold = texts.filter(
    (text) => !text.startsWith(wanted) && wanted.split(' ').every((word) => text.includes(word)),
  )
  return [...begin, ...hold].slice(0, MOST)
}

const ORDER = /^order (\S+) <=\s*(\d+)(?: (ask|pass))?$/

/** `order lake <=600 ask` as a standing order; nothing if it is none. */
export function readOrder(line: string, rivals: number[]): Order | null {
  const found = ORDER.exec(line.trim())
  if (!found) return null
  return {
    kind: 'bid',
    lot: found[1]!,
    limit: Number(found[2]),
    then: found[3] === 'pass' ? 'pass' : 'ask',
    rivals,
    unless: [],
  }
}

const ONLY_CHOICE: Record<string, boolean> = { 'order only': true, 'order only off': false }

/** Does what a line says: drafts its moves, or obeys one of the table's own words. Says whether it went. */
export async function obey(table: TableState, line: string): Promise<boolean> {
  const words = line.trim()
  const order = readOrder(words, table.asked?.auction?.rivals ?? [])
  if (order) return table.order(order)
  const take = ONLY_CHOICE[words]
  if (take !== undefined) return table.takeOnlyChoice(take)
  if (words === 'undo') {
    if (table.draft.length) table.back()
    else return table.takeBack()
    return true
  }
  for (const move of words.split(',')) {
    if (!(await table.choose(move.trim()))) return false
  }
  return true
}
