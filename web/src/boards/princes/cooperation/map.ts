/** The joined estates as they are drawn: squares, walls, letters, tiles, and what is proposed. */
import { cornered, sizeOf, widest, type Cell } from '../../../drawing/cells'
import { outline } from '../../../drawing/outline'
import { SIDE, formFor, type Form } from '../../../drawing/tiles'
import type { Princes } from '../princes.svelte'
import type { JoinedView } from '../view'
import { onMap, ownerOf } from './ground'

export interface Drawn {
  key: string
  form: Form
  at: string
  line: string
  name: string
  /** Where its name stands, in squares. */
  x: number
  y: number
  box: readonly [x: number, y: number, width: number, height: number]
  seats: { seat: number; cell: Cell }[]
}

/** A tile of a kind on squares of the common map. */
export function drawnOn(princes: Princes, kind: string, cells: readonly Cell[], key: string): Drawn {
  const { cells: form, top, left } = cornered(cells)
  const { row, column } = widest(form)
  const size = sizeOf(form)
  return {
    key,
    form: formFor(kind, kind === 'palace' ? 'palace' : princes.covering(kind), form),
    at: `translate(${left * SIDE} ${top * SIDE})`,
    line: outline(form, SIDE, 2),
    name: kind === 'palace' ? '' : princes.nameOf(kind),
    x: left + column,
    y: top + row,
    box: [left * SIDE, top * SIDE, size.columns * SIDE, size.rows * SIDE],
    seats: [],
  }
}

/** All that lies on the map: tiles of one estate, and those of two with the seal of each owner on his side. */
export function tilesOn(princes: Princes, joined: JoinedView): Drawn[] {
  const joint = joined.joint_buildings.map((tile) => {
    const [here, there] = [onMap(joined, tile.seat, tile.squares), onMap(joined, tile.other_seat, tile.other_squares)]
    const drawn = drawnOn(princes, tile.building, [...here, ...there], `tile ${tile.seat} ${tile.squares[0]}`)
    return {
      ...drawn,
      seats: [
        { seat: tile.seat, cell: clearOf(drawn, here) },
        { seat: tile.other_seat, cell: clearOf(drawn, there) },
      ],
    }
  })
  const halves = joined.joint_buildings.flatMap((tile) => [
    `${tile.seat} ${tile.building}`,
    `${tile.other_seat} ${tile.building}`,
  ])
  const alone = princes.view.estates.flatMap(({ seat, tiles }) =>
    tiles
      .filter(({ tile }) => !halves.includes(`${seat} ${tile}`))
      .map(({ tile, squares }) => drawnOn(princes, tile, onMap(joined, seat, squares), `tile ${seat} ${squares[0]}`)),
  )
  return [...alone, ...joint]
}

/** The square farthest from a tile's name. */
function clearOf({ x, y }: Drawn, cells: readonly Cell[]): Cell {
  const far = ([row, column]: Cell): number => Math.abs(row + 0.5 - y) * 2 + Math.abs(column + 0.5 - x)
  return [...cells].sort((one, other) => far(other) - far(one))[0]!
}

export interface Mark {
  text: string
  x: number
  y: number
}

/** Letters and numbers: outside, where nobody lies beyond; inside, where a neighbour counts otherwise. */
export function rulersOf(joined: JoinedView, side: number): Mark[] {
  return joined.rows.flatMap((top, seat) => {
    const left = joined.columns[seat] ?? 0
    return Array.from({ length: side }, (_, place) => {
      const marks: Mark[] = []
      const above = ownerOf(joined, side, [top - 1, left + place])
      const before = ownerOf(joined, side, [top + place, left - 1])
      const letter = String.fromCharCode(97 + place)
      if (above === null) marks.push({ text: letter, x: left + place + 0.5, y: top - 0.18 })
      else if (joined.columns[above] !== left) marks.push({ text: letter, x: left + place + 0.16, y: top + 0.3 })
      if (before === null) marks.push({ text: String(place + 1), x: left - 0.32, y: top + place + 0.6 })
      else if (joined.rows[before] !== top)
        marks.push({ text: String(place + 1), x: left + 0.16, y: top + place + 0.62 })
      return marks
    }).flat()
  })
}
