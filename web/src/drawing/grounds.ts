/** What lies on open ground: a forest's crowns in staggered rows, a lake's waves, a park's hedges and beds. */
import { sizeOf, type Cell } from './cells'
import { round } from './outline'

export type GroundKind = 'forest' | 'lake' | 'park'

export interface Ground {
  fill: string
  /** Paths in the order they are drawn. */
  strokes: { d: string; stroke: string; width: number; fill?: string; opacity?: number }[]
}

const INK = '#221C16'

export function groundOf(kind: GroundKind, cells: readonly Cell[], side: number): Ground {
  return { forest, lake, park }[kind](cells, side)
}

function forest(cells: readonly Cell[], side: number): Ground {
  const { rows, columns } = sizeOf(cells)
  const apart = side / 3
  const rise = side / 3.4
  const radius = side * 0.115
  let crowns = ''
  let lights = ''
  let odd = false
  for (let y = rise * 0.55; y < rows * side; y += rise) {
    for (let x = odd ? apart : apart / 2; x < columns * side + apart / 2; x += apart) {
      crowns += `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(radius)} 0 1 0 ${round(2 * radius)} 0a${round(radius)} ${round(radius)} 0 1 0 ${round(-2 * radius)} 0`
      lights += `M${round(x - side * 0.05)} ${round(y - side * 0.055)}a${round(side * 0.08)} ${round(side * 0.08)} 0 0 1 ${round(side * 0.085)} 0`
    }
    odd = !odd
  }
  return {
    fill: '#8DB283',
    strokes: [
      { d: crowns, stroke: INK, width: 0.8, fill: '#5C8F56' },
      { d: lights, stroke: '#D7E4C4', width: 1 },
    ],
  }
}

function lake(cells: readonly Cell[], side: number): Ground {
  const { rows, columns } = sizeOf(cells)
  const long = side / 2.6
  let waves = ''
  let odd = false
  for (let y = side * 0.3; y < (rows - 0.12) * side; y += side * 0.27) {
    for (let x = side * 0.22 + (odd ? long / 2 : 0); x < (columns - 0.2) * side - long * 0.6; x += long)
      waves += `M${round(x)} ${round(y)}q${round(long / 5)} ${round(-side * 0.075)} ${round(long * 0.38)} 0t${round(long * 0.38)} 0`
    odd = !odd
  }
  return { fill: '#A8C3DC', strokes: [{ d: waves, stroke: '#1F3F7A', width: 1.1, opacity: 0.75 }] }
}

function park(cells: readonly Cell[], side: number): Ground {
  const { rows, columns } = sizeOf(cells)
  const high = rows * side
  let hedges = ''
  for (let x = -high; x < columns * side + high; x += side / 2)
    hedges += `M${round(x)} 0l${high} ${high}M${round(x)} ${high}l${high} ${-high}`
  const dot = side * 0.045
  const beds = cells.flatMap(([row, column]) =>
    (
      [
        [0.5, 0.25],
        [0, 0.5],
        [0.5, 0.75],
      ] as const
    ).map(
      ([right, down]) =>
        `M${round((column + right) * side - dot)} ${round((row + down) * side)}a${dot} ${dot} 0 1 0 ${2 * dot} 0a${dot} ${dot} 0 1 0 ${-2 * dot} 0`,
    ),
  )
  return {
    fill: '#CBD6A4',
    strokes: [
      { d: hedges, stroke: '#4F7A3E', width: 2.2, opacity: 0.85 },
      { d: hedges, stroke: '#CBD6A4', width: 0.6 },
      { d: beds.join(''), stroke: 'none', width: 0, fill: '#B5382B' },
    ],
  }
}
