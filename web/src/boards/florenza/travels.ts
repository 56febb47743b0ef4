/** What each event sets in motion: workers, tiles, portraits and cubes; seals slide along their tracks. */
import type { Travel } from '../../shared/contract'
import type { TableState } from '../../table/table.svelte'
import type { Told } from '../../wire/types'
import { florenzaOf } from './florenza.svelte'
import { drawingOf, workshopDrawing } from './pieces'

interface Happened {
  seat: number
  owner_seat?: number
  from_seat: number
  work: string
  workshop: string
  character: string
  slot: number
}

const seal = (seat: number): string => `seat ${seat}`
const goods = (seat: number): string[] => [`goods ${seat}`, seal(seat)]

export function travels(table: TableState, event: Told): Travel[] {
  if (!table.view || !table.box) return []
  const florenza = florenzaOf(table)
  const home = ({ seat, work }: Happened): string =>
    `${florenza.view.public_works.some((each) => each.work === work) ? '' : seat} ${work}`
  const tile = (workshop: string): string => drawingOf(workshopDrawing(workshop))
  const bust = drawingOf('g-worker')
  const MOTION: Record<string, (told: Happened) => Travel[]> = {
    workshopchosen: ({ seat, workshop, slot }) => [
      {
        from: `offer ${workshop}`,
        to: [`slot ${seat} ${slot}`, seal(seat)],
        picture: tile(workshop),
        card: true,
        byHand: true,
      },
    ],
    workersent: ({ seat, slot }) => [
      { from: seal(seat), to: [`worker ${seat} ${slot}`, seal(seat)], picture: bust, byHand: true },
    ],
    workersentabroad: ({ seat, owner_seat, slot }) => [
      { from: seal(seat), to: [`worker ${owner_seat} ${slot}`, seal(owner_seat ?? seat)], picture: bust, byHand: true },
    ],
    buildingbegan: ({ seat, workshop, slot }) => [
      { from: seal(seat), to: [`slot ${seat} ${slot}`, seal(seat)], picture: tile(workshop), card: true, byHand: true },
    ],
    commissioned: (told) => [
      {
        from: `character ${told.character}`,
        to: [`work ${home(told)}`, seal(told.seat)],
        picture: drawingOf(`c-${florenza.art(told.character)}`),
        byHand: true,
      },
    ],
    senttomarket: ({ seat }) => [{ from: seal(seat), to: ['market', 'tab city'], picture: bust, byHand: true }],
    almsgiven: (told) => [
      {
        from: `character ${told.character}`,
        to: [`work ${home(told)}`, seal(told.seat)],
        picture: drawingOf('c-preacher'),
        byHand: true,
      },
    ],
    workshoprun: ({ seat, workshop }) => [
      { from: [`done ${seat} ${workshop}`, 'market'], to: goods(seat), picture: tile(workshop) },
    ],
    built: ({ seat, workshop, slot }) => [
      { from: seal(seat), to: [`slot ${seat} ${slot}`, seal(seat)], picture: tile(workshop), card: true },
    ],
    realised: (told) => [
      { from: seal(told.seat), to: [`work ${home(told)}`, `making ${told.seat} ${told.work}`, seal(told.seat)] },
    ],
    arrested: ({ seat, from_seat }) => [{ from: seal(from_seat), to: seal(seat), picture: bust, spent: true }],
    converted: ({ seat, from_seat }) => [{ from: seal(from_seat), to: seal(seat), picture: bust, spent: true }],
  }
  return [...(MOTION[event.type]?.(event as never) ?? []), ...standing(event)]
}

/** Seals slide along the tracks when prestige or influence changes. */
function standing(event: Told): Travel[] {
  const changed = (event.changes ?? []).filter(
    ({ what, amount }) => amount && (what === 'prestige' || what === 'influence'),
  )
  return [...new Set(changed.map(({ seat, what }) => `${what} ${seat}`))].map((name) => ({ from: name, to: name }))
}
