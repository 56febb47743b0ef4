/** All boards there are: a board is one folder with one entry, and comes when its game is looked at. */
import { loadBoardWords } from '../words/page.svelte'
import type { BoardModule } from './contract'

const BOARDS = import.meta.glob<BoardModule>('../boards/*/board.ts')

/** The board of a title; nothing for a title that has none, which is played in text mode. */
export async function boardOf(title: string): Promise<BoardModule | null> {
  const load = BOARDS[`../boards/${title}/board.ts`]
  if (!load) return null
  const [board] = await Promise.all([load(), loadBoardWords(title)])
  return board
}
