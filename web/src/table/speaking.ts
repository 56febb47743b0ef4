/** What a table's sentences are made of, brought once: catalogues by title and language, the box by table. */
import type { FluentBundle } from '@fluent/bundle'
import type { Language } from '../settings.svelte'
import { bundleOf } from '../words/speech'
import { api } from '../wire/api'
import type { Box } from '../wire/types'

const bundles = new Map<string, Promise<FluentBundle>>()
const boxes = new Map<string, Promise<Box>>()
const KEPT = 12

/** Brings something once; of much that was brought the oldest is forgotten. */
function once<T>(kept: Map<string, Promise<T>>, key: string, bring: () => Promise<T>): Promise<T> {
  const found = kept.get(key)
  if (found) return found
  const brought = bring()
  kept.set(key, brought)
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!)
  brought.catch(() => kept.delete(key))
  return brought
}

/** The sentences of a title in one language. */
export function bundleFor(title: string, language: Language): Promise<FluentBundle> {
  return once(bundles, `${title} ${language}`, async () =>
    bundleOf(language, await api.text(`/games/${title}/texts/${language}`)),
  )
}

/** The box of a table: the names of its components, and their tables. */
export function boxOf(table: string): Promise<Box> {
  return once(boxes, table, () => api.get<Box>(`/tables/${table}/box`))
}
