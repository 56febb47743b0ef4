/** Small positions for a title's rulebook, with all they are drawn from. */
import { api } from '../wire/api'
import type { Box } from '../wire/types'
import type { FigureModule } from './contract'
import { loadBoardWords } from '../words/page.svelte'

const FIGURES = import.meta.glob<FigureModule>('../boards/*/figures.ts')

export interface Figures extends FigureModule {
  box: Box
}

/** The figures of a title; nothing for one without. */
export async function figuresOf(title: string): Promise<Figures | null> {
  const load = FIGURES[`../boards/${title}/figures.ts`]
  if (!load) return null
  const [module, box] = await Promise.all([load(), api.get<Box>(`/games/${title}/box`), loadBoardWords(title)])
  return { default: module.default, paragraphs: module.paragraphs, box }
}
