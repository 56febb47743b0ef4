/** The board of Firenze, as the frame takes it. */
import type { TableState } from '../../table/table.svelte'
import type { BoardTab } from '../../shared/contract'
import { t } from '../../words/page.svelte'
import { total } from './colours'
import { firenzeOf } from './firenze.svelte'
import './styles/pieces.css'
import './styles/board.css'
import './styles/skyline.css'
import './styles/row.css'
import './styles/lower.css'
import './styles/seats.css'
import './styles/phone.css'
import './styles/end.css'
import TabCards from './TabCards.svelte'
import TabNow from './TabNow.svelte'
import TabOther from './TabOther.svelte'
import TabRivals from './TabRivals.svelte'
import TabStore from './TabStore.svelte'

export { default } from './Board.svelte'
export { default as ended } from './Ended.svelte'
export { default as phone } from './Phone.svelte'
export { default as seat } from './SeatThings.svelte'
export { acts, asks, drafted, onBoard, outcome, points, state, step, where } from './telling'
export { travels } from './travels'

export const visit = (table: TableState, seat: number): void => firenzeOf(table).visit(seat)

export const sources = ['contract', 'balcony', 'level', 'church', 'end', 'flag', 'celebration', 'event']

const NOW = {
  card: 'firenze-tab-pay',
  build: 'firenze-tab-site',
  contracts: 'firenze-phase-contracts',
  pay: 'firenze-tab-pay',
  target: 'firenze-choose',
  limits: 'firenze-tab-cards',
  wait: 'firenze-tab-site',
} as const

export const tabs: BoardTab[] = [
  { key: 'now', label: (table) => t(NOW[firenzeOf(table).task]), component: TabNow },
  {
    key: 'other',
    label: (table) => t(firenzeOf(table).task === 'card' ? 'firenze-tab-towers' : 'firenze-tab-row'),
    component: TabOther,
  },
  {
    key: 'store',
    label: (table) =>
      t('firenze-tab-store', { count: total((firenzeOf(table).then ?? firenzeOf(table).view.families[0]!).store) }),
    component: TabStore,
  },
  { key: 'cards', label: () => t('firenze-tab-cards'), component: TabCards },
  { key: 'rivals', label: () => t('firenze-tab-rivals'), component: TabRivals },
]
