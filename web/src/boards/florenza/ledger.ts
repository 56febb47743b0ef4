/** Words about lines of the ledger. */
import type { Florenza } from './florenza.svelte'
import { RESOURCES, type LedgerView } from './view'

/** What a worker is short of, in words. */
export function shortOf(florenza: Florenza, line: LedgerView): string {
  const counted = [
    ...RESOURCES.flatMap((kind) => (line.short[kind] ? [`${line.short[kind]} ${kind}`] : [])),
    ...(line.short_florins ? [`${line.short_florins} florins`] : []),
  ]
  return florenza.counted(counted)
}

/** Whether a line is that of the worker in the draft. */
export function isDrafted({ table, seat, view }: Florenza, line: LedgerView): boolean {
  const [verb, what, slot] = table.draft[0]?.text.split(' ') ?? []
  if (verb === 'commission') return line.task === 'realise' && line.workshop_or_work === what
  if (verb === 'build') return line.task === 'finish' && line.workshop_or_work === what && isLast(line, view, seat)
  if (verb !== 'use') return false
  const owner = view.families.find(({ family }) => family === what)?.seat
  return line.task === 'run' && line.owner_seat === owner && line.slot === Number(slot)
}

/** Of several tiles of one kind the one begun last lies on the last slot. */
function isLast(line: LedgerView, view: Florenza['view'], seat: number | null): boolean {
  const alike = (seat === null ? [] : (view.families[seat]?.ledger ?? [])).filter(
    (each) => each.task === 'finish' && each.workshop_or_work === line.workshop_or_work,
  )
  return Math.max(...alike.map(({ slot }) => slot)) === line.slot
}
