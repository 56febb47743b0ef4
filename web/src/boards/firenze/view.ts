/** What the server shows of a table of Firenze, and its component file: by the server's own names. */
import type { Described } from '../../wire/types'

type Of<Kind extends string> = Described<'firenze', Kind>

export type FirenzeView = Of<'FirenzeView'>
export type FamilyView = Of<'FamilyView'>
export type RowView = Of<'RowView'>
export type ContractView = Of<'ContractView'>
export type TowerView = Of<'TowerView'>
export type ProspectView = Of<'ProspectView'>
export type Heap = Of<'BricksView'>
export type Components = Of<'Components'>
export type CardRow = Of<'Card'>
