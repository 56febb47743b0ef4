/** The sheet of pieces of this game. */
import sheet from './pieces.svg?url'

/** The address of one piece. */
export const signOf = (name: string): string => `${sheet}#${name}`

const ONES = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']

/** A small number in Roman numerals: regions have them on the map. */
export const numeral = (value: number): string => 'X'.repeat(Math.floor(value / 10)) + (ONES[value % 10] ?? '')
