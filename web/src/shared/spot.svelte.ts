/** Naming spots in the markup, and the outline of those that something reached. */
import type { Attachment } from 'svelte/attachments'
import { named, type Box } from './spots'

class Moved {
  /** The spots that something reached since one's own last act; they keep an outline. */
  names = $state.raw<ReadonlySet<string>>(new Set())
}
export const moved = new Moved()

/** Names an element as a spot; a piece within a drawing says which part of it the piece fills. */
export function spot(name: string, box: Box | null = null): Attachment {
  return (element) => {
    $effect(() => {
      element.toggleAttribute('data-moved', moved.names.has(name))
    })
    return named(name, { element, box })
  }
}
