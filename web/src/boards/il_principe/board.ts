/** The board of Il Principe, as the frame takes it. */
import type { BoardTab } from '../../shared/contract'
import { t } from '../../words/page.svelte'
import { principeOf } from './principe.svelte'
import './styles/area.css'
import './styles/map.css'
import './styles/pieces.css'
import './styles/panels.css'
import './styles/phone.css'
import TabAll from './TabAll.svelte'
import TabHand from './TabHand.svelte'
import TabNow from './TabNow.svelte'
import TabRoles from './TabRoles.svelte'

export { default } from './Board.svelte'
export { default as ended } from './Ended.svelte'
export { default as phone } from './Phone.svelte'
export { default as seat } from './SeatThings.svelte'
export { asks, auction, drafted, onBoard, outcome, points, state, step, where } from './telling'
export { travels } from './travels'

export const sources = ['city', 'others', 'action', 'roles', 'regions', 'sets', 'coins', 'hand']

export const tabs: BoardTab[] = [
  {
    key: 'now',
    label: (table) => (principeOf(table).picking.placing ? t('il_principe-tab-shields') : t('il_principe-tab-cities')),
    component: TabNow,
  },
  { key: 'roles', label: () => t('il_principe-tab-roles'), component: TabRoles },
  {
    key: 'hand',
    label: (table) =>
      t('il_principe-tab-hand', {
        count: (principeOf(table).own?.hand ?? []).reduce((sum, { count }) => sum + count, 0),
      }),
    component: TabHand,
  },
  { key: 'all', label: () => t('il_principe-tab-all'), component: TabAll },
]
