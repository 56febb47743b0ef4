/** The pieces that an event speaks of: those it moved, where they went and where they came from. */
import type { Travel } from '../../shared/contract'
import { found } from '../../shared/spots'
import { namesOf } from './travel'

export function piecesIn(travels: readonly Travel[]): Element[] {
  const spots = travels.filter(({ spent }) => !spent).flatMap(({ to, from }) => [to, from])
  const elements = spots.map((names) => found(namesOf(names))?.spot.element)
  return [...new Set(elements.filter((element) => element !== undefined))]
}
