/** All that a map is drawn from: a table's own, or a small position of the rulebook. */
import type { Glyph } from '../../drawing/glyphs'
import { beside, fitted, lodged, outlines, type Point, type Rect } from './atlas'
import { numeral } from './signs'
import type { Components, FamilyView, RegionView } from './view'

export interface Land {
  components: Components
  regions: readonly RegionView[]
  built: ReadonlyMap<string, number>
  /** Cities on display. */
  offer: readonly string[]
  glyph: (seat: number) => Glyph
  name: (kind: string, key: string) => string
  player: (seat: number) => string
}

/** How much a map says: all names, those of towns that matter, or numerals alone. */
export type Detail = 'full' | 'phone' | 'bare'

export interface DrawnRegion {
  key: string
  path: string
  numeral: string
  label: string
  /** Where its name stands, and where the row of its shields begins. */
  at: Point
  shields: { seat: number; count: number; points: number; x: number; y: number }[]
}

export interface DrawnTown {
  key: string
  size: number
  x: number
  y: number
  label: (Rect & { words: string }) | null
  state: 'built' | 'offer' | 'unseen'
}

export interface Drawn {
  regions: DrawnRegion[]
  towns: DrawnTown[]
  /** Sides of a shield and of a town. */
  shield: number
  town: number
}

const SHIELD: Record<Detail, number> = { full: 24, phone: 20, bare: 15 }
const GAP: Record<Detail, number> = { full: 11, phone: 9, bare: 6 }
const TOWN: Record<Detail, number> = { full: 1, phone: 0.76, bare: 0.5 }
const WIDE = [18, 26, 34]
const LETTER = { name: 7.7, town: 7.1 }
const A_ROW = 3

/** Lays a map out in so much room. */
export function drawn(land: Land, width: number, height: number, detail: Detail, gains: boolean): Drawn {
  const { components } = land
  const at = fitted(components.regions, width, height, detail === 'bare' ? 8 : 10)
  const paths = outlines(components.regions, at)
  const scale = TOWN[detail]
  const places = components.cities.map((city) => ({ city, at: at(city.at) }))
  const sizes = components.sizes.map(({ key }) => key)
  const boxes = places.map(({ city, at: [x, y] }) => {
    const wide = WIDE[Math.min(2, sizes.indexOf(city.size))]! * scale + 10
    return { x: x - wide / 2, y: y - 13 * scale, width: wide, height: 24 * scale }
  })
  const taken: Rect[] = detail === 'bare' ? [] : [...boxes]
  const regions = components.regions.map((row, place) => {
    const there = land.regions.find(({ region }) => region === row.key)?.shields ?? []
    const label = detail === 'full' ? land.name('region', row.key) : ''
    const block = blockOf(there, label, detail, gains)
    const corners = row.polygon.map(at)
    const middle = lodged(corners, at(row.shields_at), block, taken)
    taken.push({ ...block, x: middle[0] - block.width / 2, y: middle[1] - block.height / 2 })
    return { key: row.key, path: paths[place]!, label, ...placed(there, middle, block, detail, gains, place) }
  })
  return {
    regions,
    towns: townsOf(land, places, boxes, taken, sizes, { x: 0, y: 0, width, height }, detail, gains),
    shield: SHIELD[detail],
    town: scale,
  }
}

type There = RegionView['shields']

/** How much room the name of a region takes with its shields. */
function blockOf(there: There, label: string, detail: Detail, gains: boolean): Rect {
  const side = SHIELD[detail]
  const row = Math.min(A_ROW, Math.max(1, there.length))
  const rows = Math.ceil(there.length / A_ROW)
  const wide = row * side + (row - 1) * GAP[detail] + 12
  const named = (label.length + 3) * LETTER.name
  return {
    x: 0,
    y: 0,
    width: detail === 'full' ? Math.max(wide, named) : wide + 20,
    height: (detail === 'full' ? 20 : 2) + rows * (side * 1.2 + (gains ? 24 : 8)),
  }
}

function placed(there: There, [x, y]: Point, block: Rect, detail: Detail, gains: boolean, place: number) {
  const side = SHIELD[detail]
  const step = side + GAP[detail]
  const top = y - block.height / 2
  const full = detail === 'full'
  const first = full ? top + 20 : top + 2
  const shields = there.map((each, number) => {
    const row = Math.floor(number / A_ROW)
    const wide = Math.min(A_ROW, there.length - row * A_ROW) * step - GAP[detail]
    return {
      ...each,
      x: x - wide / 2 + (number % A_ROW) * step + (full ? 0 : 9),
      y: first + 4 + row * (side * 1.2 + (gains ? 24 : 8)),
    }
  })
  const left = shields.length ? shields[0]!.x - (detail === 'bare' ? 11 : 16) : x
  return {
    numeral: numeral(place + 1),
    at: (full ? [x, top + 14] : shields.length ? [left, first + side * 0.8 + 3] : [x, y + 5]) as Point,
    shields,
  }
}

function townsOf(
  land: Land,
  places: readonly { city: { key: string; size: string }; at: Point }[],
  boxes: readonly Rect[],
  taken: Rect[],
  sizes: readonly string[],
  room: Rect,
  detail: Detail,
  gains: boolean,
): DrawnTown[] {
  const letter = detail === 'phone' ? LETTER.town + 0.6 : LETTER.town
  const towns = places.map(({ city, at: [x, y] }, place) => {
    const state = land.built.has(city.key) ? 'built' : land.offer.includes(city.key) ? 'offer' : 'unseen'
    return { key: city.key, size: Math.min(2, sizes.indexOf(city.size)), x, y, state, place } as const
  })
  const rank = { offer: 0, built: 1, unseen: 2 }
  const labels = new Map<string, Rect & { words: string }>()
  for (const town of [...towns].sort((one, other) => rank[one.state] - rank[other.state])) {
    if (detail === 'bare' || ((detail === 'phone' || gains) && town.state === 'unseen')) continue
    const words = land.name('city', town.key)
    const size = { x: 0, y: 0, width: words.length * letter + 4, height: 16 }
    const others = taken.filter((each) => each !== boxes[town.place])
    const label = beside(boxes[town.place]!, size, others, room)
    taken.push(label)
    labels.set(town.key, { ...label, words })
  }
  return towns.map((town) => ({ ...town, label: labels.get(town.key) ?? null }))
}

/** Who built each city. */
export const buildersOf = (families: readonly FamilyView[]): ReadonlyMap<string, number> =>
  new Map(families.flatMap(({ seat, cities }) => cities.map((city) => [city, seat] as const)))
