/** The letter on a cube, in the reader's language. */
import { t } from '../../words/page.svelte'

const LETTERS = {
  wood: 'florenza-letter-wood',
  marble: 'florenza-letter-marble',
  metal: 'florenza-letter-metal',
  fabric: 'florenza-letter-fabric',
  spice: 'florenza-letter-spice',
  gold: 'florenza-letter-gold',
} as const

export const letterOf = (resource: string): string =>
  resource in LETTERS ? t(LETTERS[resource as keyof typeof LETTERS]) : '?'
