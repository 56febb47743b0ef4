/** What tiles are put down on: the own estate, or all estates as one map. */
import { cellOf, squareOf, type Cell } from '../../drawing/cells'
import type { Move } from '../../wire/types'
import type { Obstacles } from './causes'
import type { Princes } from './princes.svelte'
import type { EstateView, PrincesView } from './view'

export interface Ground {
  /** What a move that puts a tile down here begins with. */
  verb: string
  rows: number
  columns: number
  /** Whether a square is part of it. */
  has: (cell: Cell) => boolean
  /** The squares a move covers. */
  covers: (move: Move) => Cell[]
  /** How the text of a move names a square, and how a person would. */
  name: (cell: Cell) => string
  label: (cell: Cell) => string
  /** What lies there already. */
  obstacles: (view: PrincesView) => Obstacles
}

/** The squares that an argument of a move names. */
export const squaresOf = (move: Move, argument: string): Cell[] =>
  ((move.message.arguments?.[argument] ?? []) as readonly string[]).map(cellOf)

/** What lies in an estate. */
export function lyingIn(princes: Princes, estate: EstateView | undefined): Obstacles {
  const built = (kind: string): boolean => princes.components.buildings.some((row) => row.key === kind)
  const lain = (buildings: boolean): Cell[] =>
    (estate?.tiles ?? []).filter(({ tile }) => built(tile) === buildings).flatMap(({ squares }) => squares.map(cellOf))
  return { palace: princes.palace, buildings: lain(true), landscapes: lain(false) }
}

export function ownEstate(princes: Princes): Ground {
  const side = princes.components.estate.plan.length
  return {
    verb: 'place ',
    rows: side,
    columns: side,
    has: ([row, column]) => row >= 0 && column >= 0 && row < side && column < side,
    covers: (move) => squaresOf(move, 'squares'),
    name: squareOf,
    label: squareOf,
    obstacles: (view) => lyingIn(princes, view.estates[princes.seat ?? 0]),
  }
}
