/** The games' sheet of symbols. */
import sheet from './princes.svg?url'

/** The address of one drawing of the sheet. */
export const pictureOf = (name: string): string => `${sheet}#${name}`
