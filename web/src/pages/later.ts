/** What of a table's page comes later: nothing here is needed for the first move. */
import { late } from '../shared/late.svelte'

export const sheets = late(() => import('./sheets'))
export const tabs = late(() => import('./tabs'))
export const coach = late(() => import('../frame/learn/Coach.svelte'))
/** For a title without a board. */
export const text = late(() => import('../text/TextBoard.svelte'))
