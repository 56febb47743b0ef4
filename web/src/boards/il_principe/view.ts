/** What the server shows of a table of Il Principe, and its component file: by the server's own names. */
import type { Described } from '../../wire/types'

type Of<Kind extends string> = Described<'il_principe', Kind>

export type IlPrincipeView = Of<'IlPrincipeView'>
export type FamilyView = Of<'FamilyView'>
export type RegionView = Of<'RegionView'>
export type RoleView = Of<'RoleView'>
export type WishView = Of<'WishView'>
export type CardsView = Of<'CardsView'>

export type Components = Of<'Components'>
export type CityRow = Of<'CityRow'>
export type RegionRow = Of<'RegionRow'>
