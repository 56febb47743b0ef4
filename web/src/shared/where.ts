/** Where a game stands and who has how many points, read from a view whose title has no board to say so. */
import type { BoardModule, Where } from './contract'
import type { TableState } from '../table/table.svelte'
import { t } from '../words/page.svelte'

type Fields = Record<string, unknown>
const POINTS = ['points', 'prestige', 'score']

const fields = (value: unknown): Fields => (value && typeof value === 'object' ? (value as Fields) : {})
const whole = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

export function whereOf(table: TableState, board: BoardModule | null): Where {
  if (table.finished && !table.shown)
    return { ...standing(table, board), phases: [t('top-finished')], phase: 0, over: true }
  return standing(table, board)
}

function standing(table: TableState, board: BoardModule | null): Where {
  if (board?.where) return board.where(table)
  const view = fields(table.view)
  const [round, rounds] = [whole(view['round']), whole(view['rounds'])]
  return { ...(round === undefined ? {} : { round }), ...(rounds === undefined ? {} : { rounds }) }
}

/** The round in words; before the first one the table is being set up. */
export function roundWords({ round, rounds }: Where): string {
  if (round === undefined) return ''
  if (round === 0) return t('top-set-up')
  return rounds ? t('top-round-of', { round, rounds }) : t('top-round-only', { round })
}

/** The rows of the view that stand for the players: one for every seat, each with its number. */
export function playerRows(view: unknown, seats: number): { field: string; rows: Fields[] } | null {
  for (const [field, value] of Object.entries(fields(view))) {
    if (!Array.isArray(value) || value.length !== seats || !seats) continue
    if (value.every((row) => typeof fields(row)['seat'] === 'number')) return { field, rows: value as Fields[] }
  }
  return null
}

export function pointsOf(table: TableState, board: BoardModule | null, seat: number): number | null {
  if (board?.points) return board.points(table, seat)
  const row = playerRows(table.view, table.seats.length)?.rows.find((each) => each['seat'] === seat) ?? {}
  for (const field of POINTS) if (typeof row[field] === 'number') return row[field]
  return null
}
