/** The neighbours one may build with, beside the other acts of a turn. */
import type { Deed } from '../deeds'
import ProposeDeed from './ProposeDeed.svelte'

export const proposeDeed: Deed = {
  key: 'propose',
  shown: ({ view }) => view.joined !== null,
  component: ProposeDeed,
}
