/** An own site, small: for the lobby, where there is no table. */
export { default } from './Position.svelte'
