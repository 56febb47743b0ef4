/** Where the things lie that a lesson speaks of. */
import { found } from '../../shared/spots'

export interface Target {
  x: number
  y: number
  width: number
  height: number
}

const LEAST = 2

/** Whether it is in sight, and not scrolled away within what holds it. */
function inSight({ x, y, width, height }: Target): boolean {
  const [middle, centre] = [x + width / 2, y + height / 2]
  return width > LEAST && height > LEAST && middle > 0 && centre > 0 && middle < innerWidth && centre < innerHeight
}

/** The thing or button that stands for such a move, else the spot of that name; nothing where none is in sight. */
export function targetOf(at: string): Target | null {
  for (const thing of document.querySelectorAll(`[data-move^="${CSS.escape(at)}"]`)) {
    const { x, y, width, height } = thing.getBoundingClientRect()
    if (inSight({ x, y, width, height })) return { x, y, width, height }
  }
  const place = found([at])?.place
  return place ? { x: place.x, y: place.y, width: place.width, height: place.height } : null
}
