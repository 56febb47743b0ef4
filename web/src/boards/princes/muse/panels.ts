/** All that is drawn of Muse & Princess: it comes only to tables that are played with it. */
import './muse.css'

export { default as Change } from './Change.svelte'
export { default as Characters } from './Characters.svelte'
export { default as PrincessDeed } from './PrincessDeed.svelte'
export { default as PrincessSheet } from './PrincessSheet.svelte'
