/** What a seat does just now, in a word or two. */
import type { BoardModule } from '../../shared/contract'
import type { SeatShown, TableState } from '../../table/table.svelte'
import { t } from '../../words/page.svelte'

export function stateOf(table: TableState, board: BoardModule | null, seat: SeatShown): string {
  if (seat.kind === 'open') return t('seats-open')
  if (table.rests && seat.kind === 'person') return seat.away ? t('seats-gone') : t('seats-was-late')
  if (table.waiting.includes(seat.seat)) return seat.bot ? t('seats-thinking') : t('seats-to-act')
  const told = board?.state?.(table, seat.seat)
  if (told || table.finished) return told ?? ''
  if (seat.away) return t('seats-bot-plays')
  if (seat.late) return t('seats-was-late')
  return seat.here || seat.mine ? '' : t('seats-gone')
}
