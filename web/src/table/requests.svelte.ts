/** What else is asked of the server, beside moves: to take back, to follow an order, what the bot would play, to say something. */
import { Unreachable, Unserved, api } from '../wire/api'
import type { Hint, Order, Said } from '../wire/types'
import type { Drafted } from './drafted.svelte'
import type { Eyes } from './eyes.svelte'
import type { Heard } from './heard.svelte'
import type { Notices } from './notices.svelte'
import type { Sent } from './sent.svelte'

export class Requests {
  readonly #heard: Heard
  readonly #eyes: Eyes
  readonly #drafted: Drafted
  readonly #sent: Sent
  readonly #notices: Notices
  /** What the bot would play, and at which question of which draft it was asked. */
  #hint = $state.raw<{ at: string; hint: Hint } | null>(null)

  constructor(heard: Heard, eyes: Eyes, drafted: Drafted, sent: Sent, notices: Notices) {
    this.#heard = heard
    this.#eyes = eyes
    this.#drafted = drafted
    this.#sent = sent
    this.#notices = notices
  }

  /** Takes back what was sent last; where that is not free it asks the others. */
  takeBack(): Promise<boolean> {
    return this.#do(() =>
      api.post(`/tables/${this.#heard.id}/undo`, { seat: this.#eyes.seat, to: this.#sent.lastLine() }),
    )
  }
  answerAskBack(yes: boolean): Promise<boolean> {
    return this.#do(() => api.post(`/tables/${this.#heard.id}/agree`, { yes }))
  }
  order(order: Partial<Order> & Pick<Order, 'kind'>): Promise<boolean> {
    return this.#do(() => api.put(`/tables/${this.#heard.id}/order`, { seat: this.#eyes.seat, ...order }))
  }
  cancelOrder(): Promise<boolean> {
    return this.#do(() => api.delete(`/tables/${this.#heard.id}/order/${this.#eyes.seat}`))
  }
  takeOnlyChoice(take: boolean): Promise<boolean> {
    return this.#do(() => api.put(`/tables/${this.#heard.id}/only-choice`, { seat: this.#eyes.seat, take }))
  }
  /** The question that is spoken of now, in words that no other one has. */
  get #spokenOf(): string {
    const moves = this.#drafted.moves.slice(0, this.#drafted.aboutAt).map((move) => move.text)
    return [this.#eyes.seat, this.#eyes.question?.number, ...moves].join(', ')
  }
  /** What the bot would play at the question that is spoken of, where it was asked. */
  get hinted(): Hint | null {
    return this.#hint?.at === this.#spokenOf ? this.#hint.hint : null
  }
  /** Asks what the bot would play at that question. */
  async hint(): Promise<void> {
    const at = this.#spokenOf
    await this.#do(async () => {
      this.#hint = { at, hint: await this.#advice(this.#drafted.aboutAt) }
    })
  }
  /** What the bot would play behind the draft as it stands; nothing where hints are not given. */
  async advice(): Promise<Hint | null> {
    const at = this.#spokenOf
    try {
      const hint = await this.#advice(this.#drafted.moves.length)
      if (at === this.#spokenOf) this.#hint = { at, hint }
      return hint
    } catch (refused) {
      if (refused instanceof Unserved || refused instanceof Unreachable) return null
      throw refused
    }
  }
  #advice(count: number): Promise<Hint> {
    const line = this.#drafted.moves
      .slice(0, count)
      .map((move) => move.text)
      .join(', ')
    return api.post<Hint>(`/tables/${this.#heard.id}/hint`, { seat: this.#eyes.seat, line })
  }
  /** Says something in one's own words, or a phrase that everybody reads in theirs. */
  talk(said: { text: string } | { phrase: string }): Promise<boolean> {
    return this.#do(async () => {
      this.#heard.overhear([await api.post<Said>(`/tables/${this.#heard.id}/chat`, said)])
    })
  }
  async #do(deed: () => Promise<unknown>): Promise<boolean> {
    this.#notices.clear()
    try {
      await deed()
      return true
    } catch (refused) {
      this.#notices.tell(refused)
      return false
    }
  }
}
