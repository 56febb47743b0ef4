/** With whose eyes a table is seen: a seat's, a spectator's, or those of one of several people at one screen. */
import { Unreachable, api } from '../wire/api'
import type { Question, Sight } from '../wire/types'
import type { Answers } from './answers.svelte'
import type { Heard } from './heard.svelte'

export class Eyes {
  readonly #heard: Heard
  readonly #answers: Answers
  /** Several own seats: whose eyes look. */
  #own = $state<number | null>(null)
  /** What those eyes see. */
  #sight = $state.raw<{ seat: number; view: unknown; sheets: Sight['sheets'] } | null>(null)
  /** How often one has looked with some own seat's eyes: an answer that comes late is not looked at. */
  #looks = 0

  constructor(heard: Heard, answers: Answers) {
    this.#heard = heard
    this.#answers = answers
  }

  /** The own seats that are asked. */
  readonly #asked = $derived.by(() => {
    const { sight, waiting } = this.#heard
    return Object.keys(sight?.questions ?? {})
      .map(Number)
      .filter((seat) => waiting.includes(seat) && !this.#answers.has(seat, sight?.questions[seat]?.number))
  })
  /** Who shall come to the screen: another own seat is asked than the one that looks. */
  readonly curtain = $derived.by(() => {
    const { hotSeat, state, shown, mine } = this.#heard
    if (!hotSeat || state !== 'playing' || shown) return null
    if (this.#own === null) return this.#asked[0] ?? mine[0] ?? null
    return this.#asked.length && !this.#asked.includes(this.#own) ? (this.#asked[0] ?? null) : null
  })
  /** Whose eyes the view is seen with; null for a spectator's. */
  readonly seat = $derived.by(() => {
    const { shown, hotSeat, sight } = this.#heard
    if (shown) return shown.seat
    return hotSeat ? this.#own : (sight?.seat ?? null)
  })
  /** The question put to that seat. */
  readonly question: Question | null = $derived.by(() => {
    const { shown, sight } = this.#heard
    return this.seat === null || shown ? null : (sight?.questions[this.seat] ?? null)
  })
  /** What those eyes see of the present, without a draft. */
  readonly view: unknown = $derived.by(() =>
    this.#heard.hotSeat && this.#sight?.seat === this.#own ? this.#sight?.view : this.#heard.sight?.view,
  )
  /** What everybody would have if the game ended now, as far as the eyes that look can know. */
  readonly sheets: Sight['sheets'] = $derived.by(() => {
    const { hotSeat, state, sight, shown } = this.#heard
    if (shown) return shown.sheets
    if (!hotSeat || state !== 'playing') return sight?.sheets ?? []
    return this.#sight?.seat === this.#own ? (this.#sight?.sheets ?? []) : []
  })

  /** Whether a question still waits for an answer of the seat that looks. */
  asks(question: Question): boolean {
    return (
      this.seat !== null && this.question?.number === question.number && !this.#answers.has(this.seat, question.number)
    )
  }

  /** Looks anew where several own seats share a screen: each may know something else. */
  async look(): Promise<void> {
    if (this.#heard.hotSeat) await this.#lookWith(this.#own)
  }

  async #lookWith(seat: number | null): Promise<boolean> {
    if (seat === null) return false
    const look = ++this.#looks
    try {
      const sight = await api.get<Sight>(`/tables/${this.#heard.id}?seat=${seat}&since=0`)
      if (look !== this.#looks) return false
      this.#sight = { seat, view: sight.view, sheets: sight.sheets }
      this.#heard.retell(sight.events, sight.taken_back)
      return true
    } catch (lost) {
      if (lost instanceof Unreachable) return false
      throw lost
    }
  }

  /** The next of several people has come to the screen; whether there was one to come. */
  async uncover(): Promise<boolean> {
    const seat = this.curtain
    if (seat === null || !(await this.#lookWith(seat))) return false
    this.#own = seat
    this.#heard.knowAll()
    return true
  }
}
