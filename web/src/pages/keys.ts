/** The keys of a table: letters can be switched off, and a key somebody else took is left alone. */
import { settings } from '../settings.svelte'
import type { TableState } from '../table/table.svelte'
import { desk } from '../shared/desk.svelte'
import { room } from '../shared/room.svelte'
import { nextTable } from '../frame/bar/next'

const TYPED = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]'

function press(choice: string): boolean {
  const found = document.querySelector<HTMLElement>(`[data-choice="${choice}"]`)
  found?.click()
  found?.focus()
  return found !== null
}

function back(table: TableState): void {
  if (table.draft.length) table.back()
  else if (table.takeBackTo !== null) void table.takeBack()
}

const LETTERS: Record<string, (table: TableState) => void> = {
  u: back,
  '?': () => desk.toggle('why'),
  h: () => desk.toggle('hint'),
  l: () => {
    desk.talk = 'log'
    desk.phone = 'log'
    desk.drawer = true
    document.querySelector<HTMLElement>('.log')?.focus()
  },
  s: () => {
    desk.side = desk.side === 'score' ? 'seats' : 'score'
    desk.phone = 'score'
    if (room.tablet.current) desk.talk = 'score'
    desk.drawer = true
  },
  n: (table) => void nextTable(table.id),
  '/': () => (desk.sheet = 'command'),
}

/** Handles a key of the table page. */
export function pressed(event: KeyboardEvent, table: TableState): void {
  if (event.defaultPrevented || event.altKey || event.metaKey) return
  if (event.key === 'Enter' && event.ctrlKey) {
    if (table.draft.length) {
      event.preventDefault()
      void table.confirm()
    }
    return
  }
  if (event.ctrlKey || (event.target as Element).closest?.(TYPED)) return
  if (event.key === 'Escape') {
    if (desk.sheet) desk.close()
    else if (desk.drawer) desk.drawer = false
    else if (table.draft.length) table.back()
    return
  }
  // Whoever begins to type a line before its field is there presses no letters of the table.
  if (!settings.letters || desk.sheet === 'command') return
  const deed = LETTERS[event.key.toLowerCase()]
  if (deed) {
    event.preventDefault()
    deed(table)
  } else if (/^[1-9]$/.test(event.key) && press(event.key)) event.preventDefault()
}
