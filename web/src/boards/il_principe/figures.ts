/** Small positions beside the paragraphs they explain: data, proved against the rules by tests/il_principe/test_figures.py. */
import { GLYPHS } from '../../drawing/glyphs'
import type { Language } from '../../settings.svelte'
import type { Box } from '../../wire/types'
import figures from './figures.json'
import type { Land } from './land'
import type { Components } from './view'

export { default } from './Figures.svelte'

export const FIGURES = figures
export const paragraphs: readonly string[] = [
  FIGURES.groups.paragraph,
  ...FIGURES.roles.map(({ paragraph }) => paragraph),
  FIGURES.regions[0]!.paragraph,
]

/** A map without a table: a city in question, and nobody's shields. */
export function landOf(box: Box, language: Language, city: string): Land {
  return {
    components: box.components as unknown as Components,
    regions: [],
    built: new Map(),
    offer: [city],
    glyph: (seat) => GLYPHS[seat] ?? 'lily',
    name: (kind, key) => box.names[`${kind}-${key}`]?.[language] ?? key,
    player: () => '',
  }
}
