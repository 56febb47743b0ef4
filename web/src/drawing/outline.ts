/** The closed outline of some squares, drawn a little inside them so that neighbours keep a joint. */
import { has, type Cell } from './cells'

type Point = readonly [x: number, y: number]

export const round = (value: number): number => Math.round(value * 100) / 100

/** An SVG path for squares of `side`, `inset` inside their border. */
export function outline(cells: readonly Cell[], side: number, inset: number): string {
  return loops(cells)
    .map(
      (loop) =>
        `M${corners(loop, side, inset)
          .map(([x, y]) => `${x} ${y}`)
          .join('L')}Z`,
    )
    .join('')
}

/** Every border walked clockwise, from corner to corner of the squares. */
function loops(cells: readonly Cell[]): Point[][] {
  const onward = new Map<string, Point[]>()
  const add = (x1: number, y1: number, x2: number, y2: number): void => {
    const from = `${x1},${y1}`
    onward.set(from, [...(onward.get(from) ?? []), [x2, y2]])
  }
  for (const [row, column] of cells) {
    if (!has(cells, row - 1, column)) add(column, row, column + 1, row)
    if (!has(cells, row, column + 1)) add(column + 1, row, column + 1, row + 1)
    if (!has(cells, row + 1, column)) add(column + 1, row + 1, column, row + 1)
    if (!has(cells, row, column - 1)) add(column, row + 1, column, row)
  }
  const found: Point[][] = []
  for (let start = onward.keys().next(); !start.done; start = onward.keys().next())
    found.push(walk(onward, start.value))
  return found
}

function walk(onward: Map<string, Point[]>, start: string): Point[] {
  const [x, y] = start.split(',').map(Number)
  const loop: Point[] = [[x ?? 0, y ?? 0]]
  for (let here = start; ;) {
    const ways = onward.get(here) ?? []
    const next = ways.pop()
    if (!ways.length) onward.delete(here)
    if (!next) return loop
    here = `${next[0]},${next[1]}`
    if (here === start) return loop
    loop.push(next)
  }
}

function corners(loop: readonly Point[], side: number, inset: number): Point[] {
  return loop.flatMap(([x, y], place) => {
    const [fromX, fromY] = loop[(place + loop.length - 1) % loop.length] ?? [x, y]
    const [toX, toY] = loop[(place + 1) % loop.length] ?? [x, y]
    const came = [Math.sign(x - fromX), Math.sign(y - fromY)] as const
    const goes = [Math.sign(toX - x), Math.sign(toY - y)] as const
    if (came[0] === goes[0] && came[1] === goes[1]) return []
    return [[round(x * side - inset * (came[1] + goes[1])), round(y * side + inset * (came[0] + goes[0]))] as const]
  })
}
