/** A table as its reader sees it: what the server said last, through whose eyes, in which language. */
import type { FluentBundle } from '@fluent/bundle'
import { settings } from '../settings.svelte'
import { seatName } from '../words/names'
import { Speech, bundleOf, type Language } from '../words/speech'
import { cameAlong } from './along'
import { Unreachable, api } from './api'
import { GLYPHS, type Glyph } from './glyphs'
import { ResumingSocket } from './socket'
import { boxOf, bundleFor } from './speaking'
import type { AskBack, Box, Move, Question, Said, Sight, Told } from './types'

const SILENCE = bundleOf('en')

export interface SeatShown {
  seat: number
  name: string
  /** `person`, `bot` or `open`. */
  kind: string
  mine: boolean
  bot: boolean
  away: boolean
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
  /** Whether it was reached by one move from the last. */
  step: boolean
}

const KEPT = 'signoria.seen.'

export abstract class SeenTable {
  readonly id: string
  sight = $state.raw<Sight | null>(null)
  box = $state.raw<Box | null>(null)
  /** All that was told so far, and how much of it was there at one's own last act. */
  #told = $state.raw<Told[]>([])
  #known = $state(0)
  /** Whether one has acted here at all, and so can have missed something since. */
  hasActed = $state(false)
  chat = $state.raw<Said[]>([])
  offline = $state(false)
  /** The server's sentence where one may not look at this table, or there is none. */
  closed = $state('')
  /** Several own seats: whose eyes look. */
  eyes = $state<number | null>(null)
  /** The seats whose people have the table open. */
  present = $state.raw<number[]>([])
  /** A position to be looked at in place of the present one: replay, catching up. */
  shown = $state.raw<Shown | null>(null)

  /** The number of the last question each own seat has answered: it is not shown again while the server thinks. */
  protected answered = $state.raw<Record<number, number>>({})
  /** Up to which number of the log all comes of one's own last act, and is no news. */
  protected acted = -1
  #bundle = $state.raw<FluentBundle | null>(null)
  #language = $state<Language>('en')
  #own = $state.raw<{ seat: number; view: unknown; sheets: Sight['sheets'] } | null>(null)
  #socket: ResumingSocket | null = null
  /** How often one has looked with some own seat's eyes: an answer that comes late is not looked at. */
  #looks = 0

  readonly mine = $derived((this.sight?.table.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat))
  readonly hotSeat = $derived(this.mine.length > 1)
  readonly waiting = $derived(this.sight?.table.waiting ?? [])
  readonly state = $derived(this.sight?.table.state ?? 'open')
  readonly finished = $derived(this.state === 'finished' || this.state === 'ended')

  /** The own seats that are asked. */
  readonly #asked = $derived(
    Object.keys(this.sight?.questions ?? {})
      .map(Number)
      .filter((seat) => this.waiting.includes(seat) && this.sight?.questions[seat]?.number !== this.answered[seat]),
  )
  /** Who shall come to the screen: another own seat is asked than the one that looks. */
  readonly curtain = $derived.by(() => {
    if (!this.hotSeat || this.state !== 'playing' || this.shown) return null
    if (this.eyes === null) return this.#asked[0] ?? this.mine[0] ?? null
    return this.#asked.length && !this.#asked.includes(this.eyes) ? (this.#asked[0] ?? null) : null
  })
  /** Whose eyes the view is seen with; null for a spectator's. */
  readonly seat = $derived(this.shown ? this.shown.seat : this.hotSeat ? this.eyes : (this.sight?.seat ?? null))
  protected readonly question: Question | null = $derived(
    this.seat === null || this.shown ? null : (this.sight?.questions[this.seat] ?? null),
  )
  /** The view as it stands, without a draft. */
  protected readonly standing: unknown = $derived(
    this.hotSeat && this.#own?.seat === this.eyes ? this.#own?.view : this.sight?.view,
  )
  /** What everybody would have if the game ended now, as far as the eyes that look can know. */
  readonly sheets: Sight['sheets'] = $derived.by(() => {
    if (!this.hotSeat || this.state !== 'playing') return this.sight?.sheets ?? []
    return this.#own?.seat === this.eyes ? (this.#own?.sheets ?? []) : []
  })
  readonly seats: SeatShown[] = $derived(
    (this.sight?.table.seats ?? []).map((seat) => ({
      ...seat,
      name: seatName(seat),
      bot: seat.kind === 'bot' || seat.away,
      here: seat.kind === 'bot' || this.present.includes(seat.seat),
      deadline: this.sight?.deadlines[seat.seat] ?? null,
      glyph: GLYPHS[seat.seat % GLYPHS.length]!,
    })),
  )
  readonly undo = $derived(this.sight?.undo ?? {})
  readonly askBack: AskBack | null = $derived(this.sight?.ask_back ?? null)
  /** To where one may take back alone, as a number of moves; null if nothing can be. */
  readonly takeBackTo = $derived(this.seat === null ? null : (this.undo[this.seat] ?? null))
  /** To where one may ask the others to go back. */
  readonly askBackTo = $derived(
    this.seat === null || this.takeBackTo !== null || this.askBack ? null : (this.sight?.ask[this.seat] ?? null),
  )
  readonly orders = $derived(this.sight?.orders ?? {})
  /** Whether the server answers for this seat where it has one choice. */
  readonly onlyChoice = $derived(this.seat !== null && (this.sight?.only_choice ?? []).includes(this.seat))
  readonly title = $derived(this.sight?.table.title ?? '')
  /** Whether there is all that a board and its sentences need. */
  readonly ready = $derived(this.#bundle !== null && this.box !== null && this.sight !== null)
  readonly say: Speech = $derived(
    new Speech(
      this.title,
      this.#language,
      this.#bundle ?? SILENCE,
      this.box?.names ?? {},
      this.seats.map((seat) => seat.name),
    ),
  )

  constructor(id: string) {
    this.id = id
  }

  /** The log so far, as far as the seat may know; of a position of the past, what was told until then. */
  get events(): Told[] {
    return this.shown?.events ?? this.#told
  }

  /** How many events were there at one's own last act: those behind it are news. */
  get seen(): number {
    return this.shown?.seen ?? this.#known
  }

  /** Begins to listen. */
  open(): void {
    const first = cameAlong<Sight>(`/tables/${this.id}?since=0`)
    if (first) void this.#saw(first)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#socket = new ResumingSocket(
      () =>
        `${scheme}://${location.host}/api/tables/${this.id}/live?since=${this.sight?.number ?? 0}&said=${this.chat.at(-1)?.number ?? 0}&language=${settings.language}`,
      {
        message: (message) => void this.#heard(message as Record<string, unknown>),
        offline: (offline) => (this.offline = offline),
        refused: (sentence) => (this.closed = sentence),
      },
    )
  }

  close(): void {
    this.#socket?.close()
  }

  /** Brings the sentences of the table's game in a language. */
  async speak(title: string, language: Language): Promise<void> {
    const [bundle, box] = await Promise.all([bundleFor(title, language), boxOf(this.id)])
    this.#bundle = bundle
    this.#language = language
    this.box = box
  }

  async #heard(message: Record<string, unknown>): Promise<void> {
    if ('chat' in message) this.chat = joined(this.chat, message['chat'] as Said[])
    if ('present' in message) this.present = message['present'] as number[]
    if (typeof message['error'] === 'string') this.closed = message['error']
    if ('table' in message) await this.#saw(message as unknown as Sight)
  }

  async #saw(sight: Sight): Promise<void> {
    const before = this.sight
    const first = before === null
    const several = sight.table.seats.filter((seat) => seat.mine).length > 1
    if (several && sight.table.state === 'playing') this.#told = first ? [] : this.#told
    else if (sight.again || first) this.#told = sight.events
    else if (sight.number > before.number) this.#told = [...this.#told, ...sight.events]
    if (first || !alike(before, sight)) this.sight = sight
    if (first) this.#recall()
    if (sight.number <= this.acted) this.sawAll()
    if (this.hotSeat) await this.#lookWith(this.eyes)
    await this.arrived(first)
  }

  /** What follows from a new sight. */
  protected abstract arrived(first: boolean): Promise<void>

  /** Takes up what this browser knows of one's last act. */
  #recall(): void {
    const kept = localStorage.getItem(KEPT + this.id)
    this.hasActed = kept !== null
    this.#known = Math.min(Number(kept ?? this.#told.length), this.#told.length)
  }

  /** Nothing that happened so far is news any more. */
  sawAll(): void {
    this.hasActed = true
    this.#known = this.#told.length
    localStorage.setItem(KEPT + this.id, String(this.#known))
  }

  /** Looks with the eyes of one of several own seats: each may know something else. */
  async #lookWith(seat: number | null): Promise<boolean> {
    if (seat === null) return false
    const look = ++this.#looks
    try {
      const sight = await api.get<Sight>(`/tables/${this.id}?seat=${seat}&since=0`)
      if (look !== this.#looks) return false
      this.#own = { seat, view: sight.view, sheets: sight.sheets }
      this.#told = sight.events
      return true
    } catch (lost) {
      if (lost instanceof Unreachable) return false
      throw lost
    }
  }

  /** The next of several people has come to the screen. */
  async uncover(): Promise<void> {
    const seat = this.curtain
    if (seat === null || !(await this.#lookWith(seat))) return
    this.eyes = seat
    this.#known = this.#told.length
    await this.arrived(true)
  }

  /** What a move's button says. */
  label(move: Move): string {
    return move.message.key ? this.say.message(move.message) : move.text
  }
}

/** Whether a sight, told anew after a break of the line, says nothing new: then nothing is drawn anew. */
function alike(before: Sight, after: Sight): boolean {
  const told = (sight: Sight): string => JSON.stringify({ ...sight, events: [], again: false })
  return before.number === after.number && told(before) === told(after)
}

/** What was said, each thing once, in its order. */
export function joined(said: readonly Said[], fresh: readonly Said[]): Said[] {
  const known = said.filter((each) => !fresh.some((other) => other.number === each.number))
  return [...known, ...fresh].sort((one, other) => one.number - other.number)
}
