/** Small positions beside the paragraphs they explain: data, proved against the rules by tests/firenze/test_figures.py. */
import type { PlainKey } from '../../shared/contract'
import type { Colour } from './colours'
import positions from './figures.json'

export { default } from './Figures.svelte'

export interface Position {
  paragraph: string
  caption: PlainKey
  drawn: {
    towers: { colour: Colour; height: number; fresh: number; falls: boolean; level?: number; points?: number }[]
    bricks: { colour: Colour; fate: 'given' | 'come' | 'paid' }[]
  }
}

export const POSITIONS = positions as Position[]
export const paragraphs: readonly string[] = POSITIONS.map(({ paragraph }) => paragraph)
