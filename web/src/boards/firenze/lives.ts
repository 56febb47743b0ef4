/** The life of a tower: where one that an event speaks of stands after all that was told since. */
import type { Told } from '../../wire/types'

/** The name of the spot where it is: a tower, or the contract it filled; null where it is gone. */
export function standsAt(events: readonly Told[], place: number): string | null {
  const born = events[place]!
  const { seat, colour } = born as { seat?: unknown; colour?: unknown }
  let height = Number(born['height'])
  for (const event of events.slice(place + 1)) {
    if (event['seat'] !== seat || event['colour'] !== colour) continue
    const { type } = event
    if (type.startsWith('towerraised') && event['from_height'] === height) height = Number(event['height'])
    else if (type === 'floorlost' && event['height'] === height - 1) height--
    else if (type === 'towerfell' && event['height'] === height) return null
    else if (/^(contract|balcony)filled$/.test(type) && event['height'] === height) return `letter ${colour} ${height}`
    if (!height) return null
  }
  return `tower ${seat} ${colour} ${height}`
}
