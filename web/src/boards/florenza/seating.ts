/** The seal of a seat. */
import type { Glyph } from '../../drawing/glyphs'
import type { TableState } from '../../table/table.svelte'

export const glyphOf = (table: TableState, seat: number): Glyph => table.seats[seat]?.glyph ?? 'lily'
