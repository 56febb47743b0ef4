/** The stones of a character's niche, which are its bid spaces: up the left side, over the arch, down the right. */
export interface Stone {
  space: number
  /** Its outline as a path, and where its number stands. */
  outline: string
  x: number
  y: number
}

export const WIDE = 118
export const STONE = 25
const UP = 4
const RADIUS = WIDE / 2
const INNER = RADIUS - STONE
/** A niche is as high as its arch and four stones. */
export const HIGH = RADIUS + UP * STONE
/** So few spaces all lie in the arch. */
const ALL_IN_THE_ARCH = 8

const on = (angle: number, radius: number): string =>
  `${(RADIUS - radius * Math.cos(angle)).toFixed(2)} ${(RADIUS - radius * Math.sin(angle)).toFixed(2)}`

function wedge(space: number, place: number, count: number): Stone {
  const [from, to] = [(Math.PI * place) / count, (Math.PI * (place + 1)) / count]
  const [middle, half] = [(from + to) / 2, (RADIUS + INNER) / 2]
  const outer = `M${on(from, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${on(to, RADIUS)}`
  return {
    space,
    outline: `${outer}L${on(to, INNER)}A${INNER} ${INNER} 0 0 0 ${on(from, INNER)}Z`,
    x: RADIUS - half * Math.cos(middle),
    y: RADIUS - half * Math.sin(middle),
  }
}

function block(space: number, left: number, down: number): Stone {
  const top = RADIUS + down * STONE
  return {
    space,
    outline: `M${left} ${top}h${STONE}v${STONE}h${-STONE}z`,
    x: left + STONE / 2,
    y: top + STONE / 2,
  }
}

/** All stones from the lowest space to the highest. */
export function stonesOf(lowest: number, highest: number): Stone[] {
  const spaces = Array.from({ length: highest - lowest + 1 }, (_, place) => lowest + place)
  const side = spaces.length > ALL_IN_THE_ARCH ? UP : 0
  const arch = spaces.length - 2 * side
  return spaces.map((space, place) => {
    if (place < side) return block(space, 0, side - 1 - place)
    if (place < side + arch) return wedge(space, place - side, arch)
    return block(space, WIDE - STONE, place - side - arch)
  })
}

/** The opening of the niche, in which the character stands. */
export const OPENING = `M${STONE} ${HIGH}V${RADIUS}A${INNER} ${INNER} 0 0 1 ${WIDE - STONE} ${RADIUS}V${HIGH}z`
