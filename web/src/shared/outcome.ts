/** What a button says: the verb, and in its second line what it costs or leads to. */
import type { BoardModule } from './contract'
import type { TableState } from '../table/table.svelte'
import type { Move, Preview } from '../wire/types'
import { signed, t } from '../words/page.svelte'

const APART = /\u00a0?\s?: (.+)$|\s\(([^()]+)\)$/s

export interface Face {
  verb: string
  outcome: string
  /** Known to be past taking back. */
  final: boolean
}

/** The face of a move's button. A label such as "Build the tower: 300 florins" has its outcome behind the colon,
 *  or in brackets. */
export function faceOf(table: TableState, board: BoardModule | null, move: Move): Face {
  const label = table.label(move)
  const behind = APART.exec(label)
  const outlook = table.outlook(move.text)
  const verb = behind ? label.slice(0, behind.index) : label
  return {
    verb,
    outcome: board?.outcome?.(table, move.text) || behind?.[1] || behind?.[2] || changesOf(table, outlook),
    final: outlook !== null && !outlook.free,
  }
}

/** What comes and goes for the own seat, as a preview tells it. */
export function changesOf(table: TableState, preview: Preview | null): string {
  const sums = new Map<string, number>()
  for (const change of (preview?.events ?? []).flatMap((event) => event.changes ?? [])) {
    if (change.seat === table.seat) sums.set(change.what, (sums.get(change.what) ?? 0) + change.amount)
  }
  return [...sums]
    .filter(([, amount]) => amount)
    .map(([what, amount]) => t('outcome-change', { what: table.say.field(what).toLowerCase(), amount: signed(amount) }))
    .join(', ')
}

const LAST = ['pass', 'nothing', 'stop', 'renounce', 'later', 'enough', 'skip', 'done', 'decline', 'end']

/** Whether a move declines: such buttons stand last, apart from the others. */
export const declines = (move: Move): boolean => LAST.includes(move.text.split(' ')[0] ?? '')
