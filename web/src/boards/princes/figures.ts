/** Small positions beside the paragraphs they explain: data, proved against the rules by tests/princes/test_figures.py. */
import { cellsOf } from '../../drawing/cells'
import { formFor, type Covering, type Form } from '../../drawing/tiles'
import type { Box } from '../../wire/types'
import type { Language } from '../../settings.svelte'
import type { PlainKey } from '../../shared/contract'
import type { Princes } from './princes.svelte'
import positions from './figures.json'
import type { Components } from './view'
import worked from './worked.json'

export { default } from './Figures.svelte'

interface LaidTile {
  tile: string
  move: string
  squares: string[]
}

export interface Position {
  paragraph: string
  caption: PlainKey
  builders: number
  laid: LaidTile[]
  /** The tile in question. */
  shown: LaidTile
  /** Why it may not lie there; empty if it may. */
  refusal: string
}

export const POSITIONS = positions as Position[]
export const WORKED = worked
export const paragraphs: readonly string[] = [...new Set(POSITIONS.map((each) => each.paragraph)), WORKED.paragraph]

/** What an estate is drawn from, where there is no table. */
export type Plan = Pick<Princes, 'components' | 'palace' | 'covering' | 'nameOf'>

export function planOf(box: Box, language: Language): Plan {
  const components = box.components as unknown as Components
  const size = (kind: string): string | undefined => components.buildings.find(({ key }) => key === kind)?.size
  return {
    components,
    palace: cellsOf(components.estate.plan),
    covering: (kind) => (size(kind) ?? kind) as Covering,
    nameOf: (kind) => (box.names[`building-${kind}`] ?? box.names[`landscape-${kind}`])?.[language] ?? kind,
  }
}

/** A form of a tile as it lies on these cells. */
export const formOn = (plan: Plan, tile: string, cells: Form['cells']): Form =>
  formFor(tile, plan.covering(tile), cells)
