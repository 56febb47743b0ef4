/** The six colours of bricks, in the order of the game; each has a mark of its own that is always on. */
import type { Heap } from './view'

export const COLOURS = ['white', 'yellow', 'green', 'red', 'blue', 'violet'] as const
export type Colour = (typeof COLOURS)[number]

export const rank = (colour: Colour): number => COLOURS.indexOf(colour)

/** A heap as its bricks, white first. */
export const spread = (heap: Heap): Colour[] => COLOURS.flatMap((colour) => Array<Colour>(heap[colour]).fill(colour))

export const total = (heap: Heap): number => COLOURS.reduce((sum, colour) => sum + heap[colour], 0)

/** How many bricks of each colour there are among these. */
export function counted(bricks: readonly Colour[]): Heap {
  const heap = Object.fromEntries(COLOURS.map((colour) => [colour, 0])) as Record<Colour, number>
  for (const colour of bricks) heap[colour]++
  return heap
}

/** The bricks without those; what is not there cannot be missed. */
export function without(bricks: readonly Colour[], gone: readonly Colour[]): Colour[] {
  const left = [...bricks]
  for (const colour of gone) {
    const place = left.indexOf(colour)
    if (place >= 0) left.splice(place, 1)
  }
  return left
}

export const inOrder = (bricks: readonly Colour[]): Colour[] =>
  [...bricks].sort((one, other) => rank(one) - rank(other))

/** So many of these bricks that are missed least: none that is kept, then colours of no tower, common ones first. */
export function leastMissed(
  bricks: readonly Colour[],
  count: number,
  kept: readonly Colour[],
  towers: ReadonlySet<Colour>,
): Colour[] {
  const free = without(bricks, kept)
  const byNeed = (some: readonly Colour[]): Colour[] =>
    [...some].sort((one, other) => Number(towers.has(one)) - Number(towers.has(other)) || rank(one) - rank(other))
  return [...byNeed(free), ...byNeed(without(bricks, free))].slice(0, count)
}
