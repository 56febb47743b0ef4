/** How somebody stands at a table, drawn small where there is no table on the page: `position.ts` of a board's folder. */
import { Unreachable, Unserved, api } from '../wire/api'
import type { Box, Sight, TableSight } from '../wire/types'
import type { PositionModule } from './contract'

const POSITIONS = import.meta.glob<PositionModule>('../boards/*/position.ts')

export interface DrawnPosition extends PositionModule {
  view: unknown
  box: Box
}

const drawn = new Map<string, Promise<DrawnPosition | null>>()

/** A seat's position at a table with all it is drawn from; nothing for a title that draws none. Brought once for as long
 *  as the table stands as it does. */
export function positionAt(table: TableSight, seat: number): Promise<DrawnPosition | null> {
  const key = `${table.id} ${seat} ${table.moves}`
  const known = drawn.get(key) ?? bring(table.id, table.title, seat)
  drawn.set(key, known)
  return known
}

async function bring(table: string, title: string, seat: number): Promise<DrawnPosition | null> {
  const load = POSITIONS[`../boards/${title}/position.ts`]
  if (!load) return null
  try {
    const [module, box, sight] = await Promise.all([
      load(),
      api.get<Box>(`/tables/${table}/box`),
      api.get<Sight>(`/tables/${table}?seat=${seat}`),
    ])
    return sight.view ? { default: module.default, view: sight.view, box } : null
  } catch (lost) {
    if (lost instanceof Unserved || lost instanceof Unreachable) return null
    throw lost
  }
}
