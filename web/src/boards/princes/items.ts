/** The items of the auction that are no landscapes, by the drawings that stand for them. */
export const ITEM_SIGNS: Readonly<Record<string, string>> = {
  jester: 'm-jester',
  builder: 'm-builder',
  prestige: 'i-prestige-card',
  recruiting: 'i-recruit-card',
}
