/** Why a tile may not lie somewhere, drawn: which of its squares are in the way, and on which sides they touch. */
import { has, type Cell } from '../../drawing/cells'

export interface Obstacles {
  palace: Cell[]
  buildings: Cell[]
  landscapes: Cell[]
}

/** A side of a square as a line between corners, in squares. */
export type Side = readonly [x1: number, y1: number, x2: number, y2: number]

export interface Cause {
  squares: Cell[]
  sides: Side[]
}

const SIDES: readonly { down: number; right: number; line: Side }[] = [
  { down: -1, right: 0, line: [0, 0, 1, 0] },
  { down: 1, right: 0, line: [0, 1, 1, 1] },
  { down: 0, right: -1, line: [0, 0, 0, 1] },
  { down: 0, right: 1, line: [1, 0, 1, 1] },
]

function touching([row, column]: Cell, others: readonly Cell[]): Side[] {
  return SIDES.filter(({ down, right }) => has(others, row + down, column + right)).map(
    ({ line: [x1, y1, x2, y2] }) => [column + x1, row + y1, column + x2, row + y2] as const,
  )
}

function beside(cells: readonly Cell[], others: readonly Cell[]): Cause {
  const squares = cells.filter((cell) => touching(cell, others).length)
  return { squares, sides: squares.flatMap((cell) => touching(cell, others)) }
}

/** The cause that a refusal names, found on the estate. */
export function causeOf(refusal: string, cells: readonly Cell[], { palace, buildings, landscapes }: Obstacles): Cause {
  const taken = [...palace, ...buildings, ...landscapes]
  if (refusal.endsWith('-overlaps')) return { squares: cells.filter(([r, c]) => has(taken, r, c)), sides: [] }
  if (refusal.endsWith('-touches-palace')) return beside(cells, palace)
  if (refusal.endsWith('-touches')) return beside(cells, buildings)
  return { squares: [], sides: [] }
}
