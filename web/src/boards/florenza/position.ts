/** An own district, small: for the lobby, where there is no table. */
export { default } from './Position.svelte'
