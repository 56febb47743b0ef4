/** What the server shows of a table of The Princes of Florence, and its component file: by the server's own names. */
import type { Described } from '../../wire/types'

type Of<Kind extends string> = Described<'princes', Kind>

export type PrincesView = Of<'PrincesView'>
export type EstateView = Of<'EstateView'>
export type ItemView = Of<'ItemView'>
export type OwnView = Of<'OwnView'>
export type WorkView = Of<'WorkView'>
export type BonusView = Of<'BonusView'>
export type PrestigeView = Of<'PrestigeView'>
export type TileView = Of<'TileView'>

export type Components = Of<'Components'>
export type BuildingRow = Of<'BuildingRow'>
export type ProfessionRow = Of<'ProfessionRow'>
export type BonusRow = Of<'BonusRow'>
export type CharacterView = Of<'CharacterView'>
export type JoinedView = Of<'JoinedView'>
export type TalkView = Of<'TalkView'>
export type ProposalView = Of<'ProposalView'>
export type GroundView = Of<'GroundView'>
