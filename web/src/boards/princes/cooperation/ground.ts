/** All estates as one map: whose each square is, how it is called, and what lies on it. */
import { cellOf, shifted, squareOf, type Cell } from '../../../drawing/cells'
import { t } from '../../../words/page.svelte'
import { lyingIn, squaresOf, type Ground } from '../ground'
import type { Princes } from '../princes.svelte'
import type { JoinedView } from '../view'

/** The squares of an estate, by their names there, on the common map. */
export const onMap = ({ rows, columns }: JoinedView, seat: number, squares: readonly string[]): Cell[] =>
  shifted(squares.map(cellOf), rows[seat] ?? 0, columns[seat] ?? 0)

/** Whose a square of the common map is. */
export function ownerOf({ rows, columns }: JoinedView, side: number, [row, column]: Cell): number | null {
  const seat = rows.findIndex((top, place) => {
    const left = columns[place] ?? 0
    return row >= top && row < top + side && column >= left && column < left + side
  })
  return seat < 0 ? null : seat
}

export function joinedEstates(princes: Princes): Ground {
  const joined = princes.view.joined ?? { rows: [0], columns: [0] }
  const map = joined as JoinedView
  const side = princes.components.estate.plan.length
  const own = ([row, column]: Cell, seat: number): string =>
    squareOf([row - (map.rows[seat] ?? 0), column - (map.columns[seat] ?? 0)])
  const seatAt = (cell: Cell): number => ownerOf(map, side, cell) ?? 0
  const there = (seat: number, cells: readonly Cell[]): Cell[] =>
    shifted(cells, map.rows[seat] ?? 0, map.columns[seat] ?? 0)
  return {
    verb: 'join ',
    rows: Math.max(...map.rows) + side,
    columns: Math.max(...map.columns) + side,
    has: (cell) => ownerOf(map, side, cell) !== null,
    covers: (move) => {
      const given = move.message.arguments ?? {}
      return [
        ...there(Number(given['estate_seat']), squaresOf(move, 'squares')),
        ...there(Number(given['other_seat']), squaresOf(move, 'other_squares')),
      ]
    },
    name: (cell) => `${seatAt(cell)} ${own(cell, seatAt(cell))}`,
    label: (cell) => squareFor(princes, seatAt(cell), own(cell, seatAt(cell))),
    obstacles: (view) => {
      const each = view.estates.map((estate) => ({ seat: estate.seat, ...lyingIn(princes, estate) }))
      return {
        palace: each.flatMap(({ seat, palace }) => there(seat, palace)),
        buildings: each.flatMap(({ seat, buildings }) => there(seat, buildings)),
        landscapes: each.flatMap(({ seat, landscapes }) => there(seat, landscapes)),
      }
    },
  }
}

/** A square as a person names it: one's own by itself, another's with its owner. */
export const squareFor = (princes: Princes, seat: number, square: string): string =>
  seat === princes.seat
    ? t('princes-square-yours', { square })
    : t('princes-square-of', { square, player: princes.player(seat) })
