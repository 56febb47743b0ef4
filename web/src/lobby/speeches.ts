/** Sentences of tables one does not sit at just now: what is asked there, said in the reader's language. */
import type { Language } from '../settings.svelte'
import { boxOf, bundleFor } from '../table/speaking'
import type { Message, TableSight } from '../wire/types'
import { seatName } from '../words/names'
import { Speech } from '../words/speech'

/** What a table asks, in words. */
export async function saidAt(table: TableSight, message: Message, language: Language): Promise<string> {
  const [bundle, box] = await Promise.all([bundleFor(table.title, language), boxOf(table.id)])
  const players = table.seats.map(seatName)
  return new Speech(table.title, language, bundle, box.names, players).message(message)
}
