/** What lies behind a tab at first. */
export { default as Chat } from '../frame/talk/Chat.svelte'
export { default as Notes } from '../frame/talk/Notes.svelte'
export { default as Score } from '../frame/score/Score.svelte'
