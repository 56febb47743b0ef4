/** What somebody who comes back has missed. */
import { describe, expect, it } from 'vitest'
import type { TableState } from '../../table/table.svelte'
import { newsOf } from './catchup.svelte'

describe('what happened since one last acted', () => {
  const table = (hasActed: boolean): TableState =>
    ({ mine: [0], seen: 1, hasActed, shown: null, finished: false, events: [{ type: 'a' }, { type: 'b' }] }) as never

  it('is what lies behind the own act', () => expect(newsOf(table(true))).toBe(1))
  it('is nothing before one has acted at all', () => expect(newsOf(table(false))).toBe(0))
})
