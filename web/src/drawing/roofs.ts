/**
 * Roofs computed from the squares of a building, never drawn by hand.
 *
 * A roof is the straight skeleton of the outline: each small triangle belongs to its nearest wall (largest-coordinate
 * distance), takes that wall's light, and the lines between two faces are ridges, hips and valleys.
 */
import { has, sizeOf, type Cell } from './cells'
import { round } from './outline'

export const LIGHTS = {
  large: { faces: ['#D08A69', '#B4694A', '#A55C40', '#C67B5B'], course: 1 / 8 },
  medium: { faces: ['#E2BC83', '#C9985B', '#BA8A50', '#D8AE73'], course: 1 / 7 },
  small: { faces: ['#E6CDB8', '#CBA78E', '#BF9A82', '#DCBDA5'], course: 1 / 6 },
  palace: { faces: ['#D9D3C4', '#B8B09E', '#ABA391', '#CCC5B4'], course: 1 / 6 },
} as const

export type RoofSize = keyof typeof LIGHTS

const NORTH = 0
const EAST = 1
const SOUTH = 2
const WEST = 3
type Facing = 0 | 1 | 2 | 3

interface Wall {
  x1: number
  y1: number
  x2: number
  y2: number
  facing: Facing
}

export interface Roof {
  /** A path for the faces that look north, east, south and west. */
  faces: [string, string, string, string]
  /** Tile courses of the north and south faces, and of the east and west ones. */
  across: string
  down: string
  ridges: string
}

type Point = readonly [x: number, y: number]

export function roofOf(cells: readonly Cell[], side: number, size: RoofSize): Roof {
  const walls = wallsOf(cells)
  const faces: Roof['faces'] = ['', '', '', '']
  const seen = new Map<string, Facing>()
  const at = ([x, y]: Point): string => `${round(x * side)} ${round(y * side)}`
  let ridges = ''
  for (const corners of triangles(cells)) {
    const [a, b, c] = corners
    const facing = nearest((a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3, walls)
    faces[facing] += `M${at(a)}L${at(b)}L${at(c)}Z`
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const name = [from, to]
        .map(([x, y]) => `${x * 4} ${y * 4}`)
        .sort()
        .join('|')
      const other = seen.get(name)
      if (other === undefined) seen.set(name, facing)
      else if (other !== facing) ridges += `M${at(from)}L${at(to)}`
    }
  }
  return { faces, ridges, ...courses(cells, side, LIGHTS[size].course) }
}

function courses(cells: readonly Cell[], side: number, step: number): { across: string; down: string } {
  const { rows, columns } = sizeOf(cells)
  let across = ''
  let down = ''
  for (let at = step / 2; at < columns; at += step) across += `M${round(at * side)} 0V${rows * side}`
  for (let at = step / 2; at < rows; at += step) down += `M0 ${round(at * side)}H${columns * side}`
  return { across, down }
}

/** Every quarter of every square, cut into four triangles: fine enough for all ridges to lie on their sides. */
function triangles(cells: readonly Cell[]): [Point, Point, Point][] {
  const half = 0.5
  const found: [Point, Point, Point][] = []
  for (const [row, column] of cells)
    for (const down of [0, half])
      for (const right of [0, half]) {
        const x = column + right
        const y = row + down
        const middle = [x + half / 2, y + half / 2] as const
        const ring = [
          [x, y],
          [x + half, y],
          [x + half, y + half],
          [x, y + half],
        ] as const
        ring.forEach((corner, place) => found.push([corner, ring[(place + 1) % 4] ?? corner, middle]))
      }
  return found
}

/** The outer walls, unit walls in one line joined, so that a face is decided by the whole wall. */
function wallsOf(cells: readonly Cell[]): Wall[] {
  const walls: Wall[] = []
  const add = (x1: number, y1: number, x2: number, y2: number, facing: Facing): void => {
    const before = walls.find((wall) => wall.facing === facing && wall.x2 === x1 && wall.y2 === y1)
    if (before) Object.assign(before, { x2, y2 })
    else walls.push({ x1, y1, x2, y2, facing })
  }
  const { rows, columns } = sizeOf(cells)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (!has(cells, row, column)) continue
      if (!has(cells, row - 1, column)) add(column, row, column + 1, row, NORTH)
      if (!has(cells, row, column + 1)) add(column + 1, row, column + 1, row + 1, EAST)
      if (!has(cells, row + 1, column)) add(column, row + 1, column + 1, row + 1, SOUTH)
      if (!has(cells, row, column - 1)) add(column, row, column, row + 1, WEST)
    }
  return walls
}

function nearest(x: number, y: number, walls: readonly Wall[]): Facing {
  let least = Infinity
  let found: Facing = NORTH
  for (const wall of walls) {
    const deep = depth(x, y, wall)
    if (deep <= 0) continue
    const level = wall.facing === NORTH || wall.facing === SOUTH
    const past = level ? Math.max(wall.x1 - x, x - wall.x2, 0) : Math.max(wall.y1 - y, y - wall.y2, 0)
    const distance = Math.max(deep, past) + (past > deep ? 1e-4 : 0)
    if (distance < least - 1e-9) {
      least = distance
      found = wall.facing
    }
  }
  return found
}

function depth(x: number, y: number, { x1, y1, facing }: Wall): number {
  if (facing === NORTH) return y - y1
  if (facing === SOUTH) return y1 - y
  return facing === WEST ? x - x1 : x1 - x
}
