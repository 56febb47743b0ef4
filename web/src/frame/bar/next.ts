/** The next table that waits for its reader: the one that has waited longest, if there is another than this. */
import { router } from '../../router.svelte'
import { api } from '../../wire/api'
import type { TableSight } from '../../wire/types'

export async function nextTable(here: string): Promise<void> {
  const { tables } = await api.get<{ tables: TableSight[] }>('/tables?which=mine')
  const asked = tables.filter(
    (table) =>
      table.id !== here &&
      table.state === 'playing' &&
      table.seats.some((seat) => seat.mine && table.waiting.includes(seat.seat)),
  )
  const next = asked.sort((one, other) => one.moved - other.moved)[0]
  router.go(next ? `/t/${next.id}` : '/')
}
