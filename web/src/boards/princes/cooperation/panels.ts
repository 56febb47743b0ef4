/** All that is drawn of Cooperation: it comes only to tables that are played with it. */
import './cooperation.css'

export { default as Joined } from './Joined.svelte'
export { default as Propose } from './Propose.svelte'
export { default as Talk } from './Talk.svelte'
