/** The action that the Princess allows, as one of the deeds of a turn. */
import type { Deed } from '../deeds'
import type { Princes } from '../princes.svelte'
import ForPrincess from './ForPrincess.svelte'

export const princessDeed: Deed = {
  key: 'princess',
  shown: (princes: Princes) =>
    princes.may('princess') || princes.reason('princess') !== null || (princes.working.held?.forPrincess ?? false),
  component: ForPrincess,
}
