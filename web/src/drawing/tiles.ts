/** Tiles by their squares: which symbol draws one, and where it lies. */
import { cellOf, cornered, formOf, type Cell } from './cells'
import type { GroundKind } from './grounds'
import type { RoofSize } from './roofs'

/** The side of a square in the units tiles are drawn in. */
export const SIDE = 52

export type Covering = RoofSize | GroundKind

/** A form a tile lies in: drawn once as a symbol, and used wherever it lies. */
export interface Form {
  id: string
  covering: Covering
  cells: Cell[]
}

const known = new Map<string, Form>()

/** The form of a tile; the same one each time, so that its symbol is not drawn anew when something else changes. */
export function formFor(kind: string, covering: Covering, cells: readonly Cell[]): Form {
  const id = `tile-${kind}-${formOf(cells)}`
  const form = known.get(id)
  if (form?.covering === covering) return form
  const fresh = { id, covering, cells: cornered(cells).cells }
  known.set(id, fresh)
  return fresh
}

/** Where a tile's symbol is put, in squares from the top left. */
export function lying(squares: readonly string[]): { cells: Cell[]; top: number; left: number } {
  const cells = squares.map(cellOf)
  const { top, left } = cornered(cells)
  return { cells, top, left }
}

/** Each form once. */
export function distinct(forms: readonly Form[]): Form[] {
  return [...new Map(forms.map((form) => [form.id, form])).values()]
}
