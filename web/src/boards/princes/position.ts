/** An own estate, small: for the lobby, where there is no table. */
export { default } from './OwnEstate.svelte'
