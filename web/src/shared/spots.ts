/** Spots: where pieces come from and go to, known by their names as long as they are drawn. */
/** The part of a drawing that a piece fills: left, top, width, height, in the drawing's own units. */
export type Box = readonly [x: number, y: number, width: number, height: number]

export interface Spot {
  element: Element
  box: Box | null
}

/** Where something lies on the screen. */
export interface Place {
  x: number
  y: number
  width: number
  height: number
}

const drawn = new Map<string, Set<Spot>>()

/** Makes a spot known; the answer takes it away again. */
export function named(name: string, spot: Spot): () => void {
  const all = drawn.get(name) ?? new Set()
  drawn.set(name, all.add(spot))
  return () => all.delete(spot)
}

/** Where a spot lies. */
export function placeOf({ element, box }: Spot): Place {
  const matrix = box && element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
  if (!box || !matrix) return element.getBoundingClientRect()
  const [x, y, width, height] = box
  return { x: matrix.e + x * matrix.a, y: matrix.f + y * matrix.d, width: width * matrix.a, height: height * matrix.d }
}

const onScreen = ({ x, y, width, height }: Place): boolean =>
  width > 0 && height > 0 && x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight

/** The first of several names that is in sight, and of those that bear it the largest. */
export function found(names: readonly string[]): { spot: Spot; place: Place } | null {
  for (const name of names) {
    const [largest] = [...(drawn.get(name) ?? [])]
      .map((each) => ({ spot: each, place: placeOf(each) }))
      .filter(({ place }) => onScreen(place))
      .sort((one, other) => other.place.width - one.place.width)
    if (largest) return largest
  }
  return null
}

/** Everything that bears a name. */
export const bearing = (name: string): Element[] => [...(drawn.get(name) ?? [])].map(({ element }) => element)
