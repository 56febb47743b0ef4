/** The seals of the seats, in their order. */
export const GLYPHS = ['lily', 'tower', 'lion', 'star', 'ball'] as const
export type Glyph = (typeof GLYPHS)[number]
