/** All that is drawn of Muse & Princess comes only to tables that are played with it. */
import { Late } from '../../../shared/late.svelte'

export const panels = new Late(() => import('./panels'))
