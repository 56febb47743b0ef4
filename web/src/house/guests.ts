/** Sitting down without further ado: a name is made up for who has none, and bots fill the other seats. */
import { keepTaught, lessonOf } from '../shared/lessons'
import { settings } from '../settings.svelte'
import { api } from '../wire/api'
import type { GameAnswer, NewTableBody, Sight } from '../wire/types'
import { myself } from './myself.svelte'

const NAMES = [
  'Ginevra',
  'Lorenzo',
  'Lucrezia',
  'Niccolò',
  'Simonetta',
  'Sandro',
  'Clarice',
  'Filippo',
  'Isotta',
  'Piero',
]
const USUAL_SEATS = 3
const KEPT = 'signoria.invite.'

type Seat = NewTableBody['seats'][number]
/** Who shall sit on a seat of a new table. */
export type SeatWish = Pick<Seat, 'kind'> & Partial<Seat>
/** A new table; what is not said is as it is by default. */
export type TableWish = Pick<NewTableBody, 'title'> & Partial<Omit<NewTableBody, 'seats'>> & { seats: SeatWish[] }

/** Sees to it that the reader has a name; whether that is new. */
export async function named(): Promise<boolean> {
  const me = await myself.look()
  if (!me.name) await myself.say(NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Ginevra')
  return !me.name
}

/** Makes a table and remembers the token of its link; the address to go to. */
export async function make(wish: TableWish, { taught = false } = {}): Promise<string> {
  const { sight, invite } = await api.post<{ sight: Sight; invite: string }>('/tables', wish)
  if (sight.table.state === 'open') localStorage.setItem(KEPT + sight.table.id, invite)
  if (taught) keepTaught(sight.table.id, {})
  return addressOf(sight.table.id)
}

const againstBots = (seats: number): SeatWish[] => [
  { kind: 'me' },
  ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, spec: 'quick' })),
]

/** The token of a table's link, where this browser has made the table. */
export const keptInvite = (table: string): string => localStorage.getItem(KEPT + table) ?? ''

/** Where a table is looked at: on its board, or in text for who likes that better. */
export const addressOf = (table: string): string => (settings.text ? `/t/${table}/text` : `/t/${table}`)

/** One click: at a table against bots. Who plays for the first time is told what each question is about. */
export async function playNow(game: GameAnswer): Promise<string> {
  const taught = await named()
  const [least = 2, most = 2] = game.seats
  const seats = againstBots(Math.min(most, Math.max(least, USUAL_SEATS)))
  return make({ title: game.key, seats, bot_pace: 'natural' }, { taught })
}

/** The lesson of a game: a table whose deal is known. */
export async function learn(game: GameAnswer): Promise<string> {
  const lesson = await lessonOf(game.key)
  if (!lesson) return playNow(game)
  await named()
  const { deal, seats, options = {} } = lesson
  return make(
    { title: game.key, seats: againstBots(seats), options, lesson: deal, bot_pace: 'natural' },
    { taught: true },
  )
}
