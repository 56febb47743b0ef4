/** What the server shows of a table of Florenza, and its component file: by the server's own names. */
import type { Described } from '../../wire/types'

type Of<Kind extends string> = Described<'florenza', Kind>

export type FlorenzaView = Of<'FlorenzaView'>
export type FamilyView = Of<'FamilyView'>
export type SlotView = Of<'SlotView'>
export type LedgerView = Of<'LedgerView'>
export type CubesView = Of<'CubesView'>
export type CharacterView = Of<'CharacterView'>
export type CommissionView = Of<'CommissionView'>

export type Components = Of<'Components'>
export type WorkRow = Of<'WorkRow'>
export type WorkshopRow = Of<'WorkshopRow'>
export type ArtistRow = Of<'ArtistRow'>
export type PreacherRow = Of<'PreacherRow'>
export type UnknownRow = Of<'UnknownRow'>

export const RESOURCES = ['wood', 'marble', 'metal', 'fabric', 'spice', 'gold'] as const
export type Resource = (typeof RESOURCES)[number]
