/** Where a family stands on the map, small: for the lobby, where there is no table. */
export { default } from './OwnLand.svelte'
