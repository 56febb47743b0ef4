/** What the server said of a table: its last sight, the log so far, the talk, who is here; and the words it is told in. */
import type { FluentBundle } from '@fluent/bundle'
import { GLYPHS, type Glyph } from '../drawing/glyphs'
import { settings, type Language } from '../settings.svelte'
import { seatName } from '../words/names'
import { Speech, bundleOf } from '../words/speech'
import type { AskBack, Box, Said, Sight, TakenBack, Told } from '../wire/types'
import { boxOf, bundleFor } from './speaking'

const SILENCE = bundleOf('en')

export interface SeatShown {
  seat: number
  name: string
  /** `person`, `bot` or `open`. */
  kind: string
  mine: boolean
  bot: boolean
  /** Whether its person has given it up, and a bot plays it. */
  away: boolean
  /** Whether a bot has answered for it when time ran out, and its person has not acted since. */
  late: boolean
  /** Whether its person is looking at the table just now, as far as the server knows. */
  here: boolean
  /** Until when it may think, in seconds of the clock; null where nothing is asked or no clock runs. */
  deadline: number | null
  glyph: Glyph
}

/** A position of the past: what is seen and told there, and what of it came with its last move. */
export interface Shown {
  view: unknown
  seat: number | null
  events: Told[]
  seen: number
  /** What everybody would have had if the game had ended there. */
  sheets: Sight['sheets']
  /** Whether it was reached by one move from the last. */
  step: boolean
}

const KEPT = 'signoria.seen.'

export class Heard {
  readonly id: string
  sight = $state.raw<Sight | null>(null)
  box = $state.raw<Box | null>(null)
  chat = $state.raw<Said[]>([])
  offline = $state(false)
  /** The server's sentence where one may not look at this table, or there is none. */
  closed = $state('')
  /** A position to be looked at in place of the present one: replay, catching up. */
  shown = $state.raw<Shown | null>(null)
  /** Whether one has acted here at all, and so can have missed something since. */
  hasActed = $state(false)
  /** All that was told so far, and how much of it was there at one's own last act. */
  #told = $state.raw<Told[]>([])
  #known = $state(0)
  /** What was taken back by agreement, as whoever looks may know it. */
  #takenBack = $state.raw<TakenBack[]>([])
  /** The seats whose people have the table open. */
  #present = $state.raw<number[]>([])
  /** Up to which number of the log all comes of one's own last act, and is no news. */
  #acted = -1
  #bundle = $state.raw<FluentBundle | null>(null)
  #language = $state<Language>('en')

  readonly title = $derived(this.sight?.table.title ?? '')
  readonly state = $derived(this.sight?.table.state ?? 'open')
  readonly finished = $derived(this.state === 'finished' || this.state === 'ended')
  readonly waiting = $derived(this.sight?.table.waiting ?? [])
  readonly mine = $derived((this.sight?.table.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat))
  readonly hotSeat = $derived(this.mine.length > 1)
  readonly seats: SeatShown[] = $derived(
    (this.sight?.table.seats ?? []).map((seat) => ({
      ...seat,
      name: seatName(seat),
      bot: seat.kind === 'bot' || seat.away,
      here: seat.kind === 'bot' || this.#present.includes(seat.seat),
      deadline: this.sight?.deadlines[seat.seat] ?? null,
      glyph: GLYPHS[seat.seat % GLYPHS.length]!,
    })),
  )
  readonly askBack: AskBack | null = $derived(this.sight?.ask_back ?? null)
  /** Whether none of its people is there, and it waits for one of them. */
  readonly rests = $derived(this.sight?.table.rests ?? false)
  readonly orders = $derived(this.sight?.orders ?? {})
  /** Whether there is all that a board and its sentences need. */
  readonly ready = $derived(this.#bundle !== null && this.box !== null && this.sight !== null)
  readonly say: Speech = $derived(
    new Speech(
      this.title,
      this.#language,
      this.#bundle ?? SILENCE,
      this.box?.names ?? {},
      this.seats.map((seat) => seat.name),
      this.box?.notes,
    ),
  )

  constructor(id: string) {
    this.id = id
  }

  /** The log so far, as far as the seat may know; of a position of the past, what was told until then. */
  get events(): Told[] {
    return this.shown?.events ?? this.#told
  }

  /** What was taken back by agreement; of a position of the past nothing. */
  get takenBack(): TakenBack[] {
    return this.shown ? [] : this.#takenBack
  }

  /** How many events were there at one's own last act: those behind it are news. */
  get seen(): number {
    return this.shown?.seen ?? this.#known
  }

  /** Where the server tells all that lies behind what was heard so far. */
  get address(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const said = this.chat.at(-1)?.number ?? 0
    return `${scheme}://${location.host}/api/tables/${this.id}/live?since=${this.sight?.number ?? 0}&said=${said}&language=${settings.language}`
  }

  /** Brings the sentences of the table's game in a language. */
  async speak(title: string, language: Language): Promise<void> {
    const [bundle, box] = await Promise.all([bundleFor(title, language), boxOf(this.id)])
    this.#bundle = bundle
    this.#language = language
    this.box = box
  }

  /** Takes in a message of the line; a sight in it is left to be taken by `see`. */
  hear(message: Record<string, unknown>): void {
    if ('chat' in message) this.overhear(message['chat'] as Said[])
    if ('present' in message) this.#present = message['present'] as number[]
    if (typeof message['error'] === 'string') this.closed = message['error']
  }

  /** Takes in what was said at the table. */
  overhear(said: readonly Said[]): void {
    this.chat = joined(this.chat, said)
  }

  /** Takes in a sight. What several own seats are told lies with the eyes that look, unless the game is over. */
  see(sight: Sight): void {
    const before = this.sight
    const several = sight.table.seats.filter((seat) => seat.mine).length > 1
    if (several && sight.table.state === 'playing') this.#told = before ? this.#told : []
    else if (sight.again || !before) this.#told = sight.events
    else if (sight.number > before.number) this.#told = [...this.#told, ...sight.events]
    if (!several || sight.table.state !== 'playing') this.#takenBack = sight.taken_back
    if (!before || !alike(before, sight)) this.sight = sight
    if (!before) this.#recall()
    if (sight.number <= this.#acted) this.sawAll()
  }

  /** Tells the log anew, with other eyes. */
  retell(events: Told[], takenBack: TakenBack[]): void {
    this.#told = events
    this.#takenBack = takenBack
  }

  /** Takes up what this browser knows of one's last act. */
  #recall(): void {
    const kept = localStorage.getItem(KEPT + this.id)
    this.hasActed = kept !== null
    this.#known = Math.min(Number(kept ?? this.#told.length), this.#told.length)
  }

  /** All that was told before is known to who looks now. */
  knowAll(): void {
    this.#known = this.#told.length
  }

  /** Nothing that happened so far is news any more. */
  sawAll(): void {
    this.hasActed = true
    this.knowAll()
    localStorage.setItem(KEPT + this.id, String(this.#known))
  }

  /** One's own act stands under this number of the log: what comes up to it is no news. */
  acted(number: number): void {
    this.#acted = number
    if ((this.sight?.number ?? -1) >= number) this.sawAll()
  }
}

/** Whether a sight, told anew after a break of the line, says nothing new: then nothing is drawn anew. */
function alike(before: Sight, after: Sight): boolean {
  const told = (sight: Sight): string => JSON.stringify({ ...sight, events: [], again: false })
  return before.number === after.number && told(before) === told(after)
}

/** What was said, each thing once, in its order. */
function joined(said: readonly Said[], fresh: readonly Said[]): Said[] {
  const known = said.filter((each) => !fresh.some((other) => other.number === each.number))
  return [...known, ...fresh].sort((one, other) => one.number - other.number)
}
