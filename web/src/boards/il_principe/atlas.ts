/** Where things lie on a map of any outline: borders as smooth curves, names and shields where there is room for them. */
import type { RegionRow } from './view'

export type Point = readonly [x: number, y: number]
type Corners = readonly (readonly number[])[]

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

const BEND = 0.17
const edge = (a: readonly number[], b: readonly number[]): string => [a.join(), b.join()].sort().join('|')

/** Who has each edge. */
function ownersOf(regions: readonly RegionRow[]): Map<string, string> {
  const owners = new Map<string, string>()
  for (const { key, polygon } of regions)
    polygon.forEach((corner, place) => {
      const name = edge(corner, polygon[(place + 1) % polygon.length]!)
      owners.set(name, (owners.get(name) ?? '') + ` ${key}`)
    })
  return owners
}

/** A region's outline. It is cut where three lands meet, or two and the sea, and each piece is one curve through the
 *  corners of the file, the same from both sides: towns stay on their borders. */
export function outlines(regions: readonly RegionRow[], at: (corner: readonly number[]) => Point): string[] {
  const owners = ownersOf(regions)
  return regions.map(({ polygon }) => {
    const count = polygon.length
    const owner = (place: number): string =>
      owners.get(edge(polygon[(place + count) % count]!, polygon[(place + 1) % count]!)) ?? ''
    const found = polygon.map((_, place) => place).filter((place) => owner(place - 1) !== owner(place))
    const joints = found.length ? found : [0]
    const pieces = joints.map((from, place) => {
      const to = joints[(place + 1) % joints.length]!
      const length = (to - from + count) % count || count
      return Array.from({ length: length + 1 }, (_, step) => at(polygon[(from + step) % count]!))
    })
    return `M${pieces[0]![0]!.join(' ')}${pieces.map(curve).join('')}Z`
  })
}

function curve(points: readonly Point[]): string {
  const drawn: string[] = []
  for (let place = 0; place < points.length - 1; place++) {
    const [before, from, to, after] = [-1, 0, 1, 2].map(
      (step) => points[Math.max(0, Math.min(points.length - 1, place + step))]!,
    ) as [Point, Point, Point, Point]
    const bent = [
      from[0] + (to[0] - before[0]) * BEND,
      from[1] + (to[1] - before[1]) * BEND,
      to[0] - (after[0] - from[0]) * BEND,
      to[1] - (after[1] - from[1]) * BEND,
      ...to,
    ]
    drawn.push(`C${bent.map((value) => value.toFixed(1)).join(' ')}`)
  }
  return drawn.join('')
}

/** Fits the land into so much room, and says where a point of the file comes to lie. */
export function fitted(regions: readonly RegionRow[], width: number, height: number, margin: number) {
  const corners = regions.flatMap(({ polygon }) => polygon as Corners)
  const across = corners.map(([x]) => x!)
  const down = corners.map(([, y]) => y!)
  const [left, right, top, bottom] = [Math.min(...across), Math.max(...across), Math.min(...down), Math.max(...down)]
  const scale = Math.max(
    0.05,
    Math.min((width - 2 * margin) / (right - left || 1), (height - 2 * margin) / (bottom - top || 1)),
  )
  const from = [
    (width - (right - left) * scale) / 2 - left * scale,
    (height - (bottom - top) * scale) / 2 - top * scale,
  ]
  return ([x = 0, y = 0]: readonly number[]): Point => [from[0]! + x * scale, from[1]! + y * scale]
}

/** Whether a point lies within corners. */
export function within([x, y]: Point, corners: readonly Point[]): boolean {
  let inside = false
  corners.forEach(([x1, y1], place) => {
    const [x2, y2] = corners.at(place - 1)!
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  })
  return inside
}

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

const STEP = 7
const OUTSIDE = 22
const OVER = 0.5

/** Where a thing of some size lies best within corners: near its place, over nothing, and inside. */
export function lodged(corners: readonly Point[], near: Point, size: Rect, taken: readonly Rect[]): Point {
  const across = corners.map(([x]) => x)
  const down = corners.map(([, y]) => y)
  let best: Point = near
  let least = Infinity
  for (let x = Math.min(...across) + size.width / 2; x <= Math.max(...across); x += STEP)
    for (let y = Math.min(...down) + size.height / 2; y <= Math.max(...down); y += STEP) {
      const away = Math.hypot(x - near[0], y - near[1])
      if (away >= least) continue
      const box = { x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height }
      const over = taken.reduce((sum, each) => sum + overlap(box, each), 0)
      if (away + over * OVER >= least) continue
      const out = [0, 0.5, 1].flatMap((part) =>
        [0, 1].map((end) => [box.x + part * box.width, box.y + end * box.height] as const),
      )
      const cost = away + over * OVER + out.filter((corner) => !within(corner, corners)).length * OUTSIDE * STEP
      if (cost < least) [best, least] = [[x, y], cost]
    }
  return best
}

/** Where a name stands beside a town: on the side with the least under it, within the drawing. */
export function beside(town: Rect, size: Rect, taken: readonly Rect[], room: Rect): Rect {
  const middle = town.x + town.width / 2 - size.width / 2
  const level = town.y + town.height / 2 - size.height / 2
  const [left, right] = [town.x - size.width - 2, town.x + town.width + 2]
  const [above, below] = [town.y - size.height, town.y + town.height]
  const places = [
    [middle, below],
    [right, level],
    [left, level],
    [middle, above],
    [right, below - 5],
    [left, below - 5],
    [right, above + 5],
    [left, above + 5],
  ].map(([x, y]) => ({ x: x!, y: y!, width: size.width, height: size.height }))
  const cost = (box: Rect, rank: number): number =>
    rank * 4 +
    taken.reduce((sum, each) => sum + overlap(box, each), 0) +
    (box.width * box.height - overlap(box, room)) * 3
  return places.reduce((best, each, rank) => (cost(each, rank) < cost(best, places.indexOf(best)) ? each : best))
}
