/** Acts of a turn that expansions add beside drawing cards and freedoms: when each is shown, and what draws it. */
import type { Component } from 'svelte'
import { proposeDeed } from './cooperation/deed'
import { princessDeed } from './muse/deed'
import type { Princes } from './princes.svelte'

export interface Deed {
  key: string
  shown: (princes: Princes) => boolean
  component: Component<{ princes: Princes }>
}

export const DEEDS: readonly Deed[] = [proposeDeed, princessDeed]
