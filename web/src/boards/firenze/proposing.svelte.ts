/** Where bricks must go, those that are missed least are proposed at once: one look, one button. */
import { untrack } from 'svelte'
import type { Firenze } from './firenze.svelte'

const MUST_GO = new Set(['lose-bricks', 'return'])

export function proposing(firenze: () => Firenze): void {
  $effect(() => {
    const { table, question } = firenze()
    if (!table.asked || table.draft.length || !MUST_GO.has(question)) return
    untrack(() => void firenze().follow(firenze().plan))
  })
}
