/** What a seat is called: by its name, or as somebody whose name is no longer kept. */
import type { SeatSight } from '../wire/types'
import { t } from './page.svelte'

export const seatName = ({ name, kind }: Pick<SeatSight, 'name' | 'kind'>): string =>
  name || (kind === 'person' ? t('seats-somebody') : '')
