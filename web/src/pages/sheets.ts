/** All sheets that may lie open beside a table. */
export { default as CommandSheet } from '../frame/help/CommandSheet.svelte'
export { default as HintSheet } from '../frame/help/HintSheet.svelte'
export { default as KeysSheet } from '../frame/help/KeysSheet.svelte'
export { default as Menu } from '../frame/bar/Menu.svelte'
export { default as RulesSheet } from '../frame/rules/RulesSheet.svelte'
export { default as WhyNot } from '../frame/help/WhyNot.svelte'
