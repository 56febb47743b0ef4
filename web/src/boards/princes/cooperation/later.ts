/** All that is drawn of Cooperation comes only to tables that are played with it. */
import { Late } from '../../../shared/late.svelte'

export const panels = new Late(() => import('./panels'))
