/** The board of The Princes of Florence, as the frame takes it. */
import type { TableState } from '../../table/table.svelte'
import { t } from '../../words/page.svelte'
import type { BoardTab } from '../../shared/contract'
import { princesOf } from './princes.svelte'
import './styles/board.css'
import './styles/lists.css'
import './styles/estate.css'
import './styles/auction.css'
import './styles/hand.css'
import './styles/work.css'
import './styles/payment.css'
import './styles/seats.css'
import './styles/end.css'
import './styles/phone.css'
import TabAll from './TabAll.svelte'
import TabBank from './TabBank.svelte'
import TabHand from './TabHand.svelte'
import TabNow from './TabNow.svelte'

export { default } from './Board.svelte'
export { default as ended } from './Ended.svelte'
export { default as phone } from './Phone.svelte'
export { default as seat } from './SeatThings.svelte'
export { default as standing } from './Standing.svelte'
export { auction, drafted, onBoard, outcome, points, state, step, where } from './telling'
export { travels } from './travels'

const NOW = {
  return: 'princes-tab-return',
  auction: 'princes-auction',
  choose: 'princes-auction',
  place: 'princes-tab-place',
  recruit: 'princes-recruiting',
  turn: 'princes-phase-actions',
  look: 'princes-tab-look',
  work: 'princes-tab-work',
  court: 'princes-characters',
  change: 'princes-change',
  talk: 'princes-joint-building',
} as const

export const visit = (table: TableState, seat: number): void => princesOf(table).visit(seat)

export const sources = [
  'work',
  'best-work',
  'building',
  'cooperation',
  'builder',
  'landscape',
  'cards',
  'sold',
  'princess',
  'merchant',
  'banker',
]

export const tabs: BoardTab[] = [
  { key: 'now', label: (table) => t(NOW[princesOf(table).task]), component: TabNow },
  { key: 'hand', label: (table) => t('princes-tab-hand', { count: princesOf(table).handSize }), component: TabHand },
  { key: 'bank', label: () => t('princes-tab-bank'), component: TabBank },
  { key: 'all', label: () => t('princes-tab-all'), component: TabAll },
]
