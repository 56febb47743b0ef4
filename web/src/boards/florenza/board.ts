/** The board of Florenza, as the frame takes it. */
import type { BoardTab } from '../../shared/contract'
import type { TableState } from '../../table/table.svelte'
import { t } from '../../words/page.svelte'
import { florenzaOf } from './florenza.svelte'
import './styles/board.css'
import './styles/plates.css'
import './styles/ledger.css'
import './styles/results.css'
import './styles/phone.css'
import TabCharacters from './TabCharacters.svelte'
import TabCity from './TabCity.svelte'
import TabMine from './TabMine.svelte'
import TabRivals from './TabRivals.svelte'

export { default } from './Board.svelte'
export { default as ended } from './Ended.svelte'
export { default as phone } from './Phone.svelte'
export { default as seat } from './SeatThings.svelte'
export { default as standing } from './Standing.svelte'
export { drafted, onBoard, outcome, points, state, step, where } from './telling'
export { travels } from './travels'

export const visit = (table: TableState, seat: number): void => florenzaOf(table).visit(seat)

export const sources = [
  'certificates',
  'prestige',
  'captain',
  'bishop',
  'cubes',
  'florins',
  'empty-slots',
  'unrealised',
  'no-palazzo',
  'no-chiesa',
]

export const tabs: BoardTab[] = [
  { key: 'mine', label: () => t('florenza-tab-mine'), component: TabMine },
  { key: 'city', label: () => t('florenza-tab-city'), component: TabCity },
  { key: 'characters', label: () => t('florenza-tab-characters'), component: TabCharacters },
  { key: 'rivals', label: () => t('florenza-tab-rivals'), component: TabRivals },
]
