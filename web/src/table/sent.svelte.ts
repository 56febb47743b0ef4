/** What is sent from a table: a line once, and again under the same id until it has arrived; and where it began, to take
 *  it back. */
import { Unreachable, api } from '../wire/api'
import type { Plays, Sending } from '../wire/plays'
import type { Answers } from './answers.svelte'
import type { Drafted } from './drafted.svelte'
import type { Eyes } from './eyes.svelte'
import type { Heard } from './heard.svelte'
import type { Notices } from './notices.svelte'

const FIRST_RETRY = 500
const LONGEST_RETRY = 8000

export class Sent {
  readonly #heard: Heard
  readonly #eyes: Eyes
  readonly #answers: Answers
  readonly #drafted: Drafted
  readonly #notices: Notices
  readonly #plays: Plays
  /** Whether a line is on its way. */
  busy = $state(false)
  /** A line that may not have arrived: sent again, under the same id, as soon as the server is back. */
  #lost: Sending | null = null
  #retrying: ReturnType<typeof setTimeout> | undefined
  /** How many moves stood before each line sent from here. */
  #before: number[] = []

  constructor(heard: Heard, eyes: Eyes, answers: Answers, drafted: Drafted, notices: Notices, plays: Plays) {
    this.#heard = heard
    this.#eyes = eyes
    this.#answers = answers
    this.#drafted = drafted
    this.#notices = notices
    this.#plays = plays
  }

  close(): void {
    clearTimeout(this.#retrying)
  }

  /** Sends a line that answers the question of the seat that looks. */
  async send(line: string): Promise<boolean> {
    const { seat, question } = this.#eyes
    if (seat === null || !question) return false
    return this.#deliver({ seat, line, question: question.number, client: crypto.randomUUID() })
  }

  /** The server has been heard again: sends what was lost. */
  async sendLost(): Promise<void> {
    if (this.#lost) await this.#deliver(this.#lost)
  }

  async #deliver(sending: Sending): Promise<boolean> {
    this.busy = true
    try {
      await this.#post(sending)
      return true
    } catch (refused) {
      if (refused instanceof Unreachable) this.#lost = sending
      this.#notices.tell(refused)
      return false
    } finally {
      this.busy = false
    }
  }

  async #post(sending: Sending): Promise<void> {
    const { seat, question } = sending
    const standing = this.#heard.sight?.standing ?? 0
    this.#answers.underWay = question
    try {
      this.#heard.acted(await this.#plays.play(sending))
    } catch (refused) {
      if (!(refused instanceof Unreachable)) this.#lost = this.#answers.underWay = null
      throw refused
    }
    this.#lost = this.#answers.underWay = null
    this.#before.push(standing)
    this.#answers.give(seat, question)
    this.#notices.clear()
    this.#drafted.drop(question)
  }

  /** The server did not answer though the socket may seem whole: asks again until it does, and sends what was lost. */
  retry(wait = FIRST_RETRY): void {
    this.#heard.offline = true
    clearTimeout(this.#retrying)
    this.#retrying = setTimeout(async () => {
      try {
        if (this.#lost) await this.#post(this.#lost)
        else await api.get('/me')
        this.#heard.offline = false
      } catch (refused) {
        if (refused instanceof Unreachable) this.retry(Math.min(wait * 2, LONGEST_RETRY))
        else {
          this.#heard.offline = false
          this.#notices.tell(refused)
        }
      }
    }, wait)
  }

  /** To where one may take back alone, as a number of moves; null if nothing can be. */
  readonly takeBackTo: number | null = $derived.by(() => {
    const { seat } = this.#eyes
    return seat === null ? null : (this.#heard.sight?.undo[seat] ?? null)
  })
  /** To where one may ask the others to go back. */
  readonly askBackTo: number | null = $derived.by(() => {
    const { seat } = this.#eyes
    if (seat === null || this.takeBackTo !== null || this.#heard.askBack) return null
    return this.#heard.sight?.ask[seat] ?? null
  })

  /** Where what was sent last begins: where that line did, as far as it was sent from here and is free; else one move
   *  back, and where nothing is free as far as the others may be asked for. */
  lastLine(): number | null {
    if (this.takeBackTo === null) return this.askBackTo
    const standing = this.#heard.sight?.standing ?? 0
    this.#before = this.#before.filter((place) => place < standing)
    return Math.max(this.takeBackTo, this.#before.at(-1) ?? standing - 1)
  }
}
