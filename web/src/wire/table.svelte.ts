/** A table and all that can be done at it: what the server said last, the draft on top of it, and what is sent.
 *
 *  The page never judges rules: moves, reasons, previews and views are the server's. Nothing is sent before `confirm` or
 *  `send`. What was drafted outlives a break of the line, a stale question and loading anew. */
import { Unreachable, Unserved, api } from './api'
import { lineOf } from './draft'
import { DraftedTable } from './drafted.svelte'
import { joined } from './seen.svelte'
import type { Hint, Order, Said } from './types'

export type { Glyph } from './glyphs'
export type { SeatShown } from './seen.svelte'
export type { Asked, Notice } from './drafted.svelte'

interface Sending {
  seat: number
  line: string
  question: number
  client: string
}

const FIRST_RETRY = 500
const LONGEST_RETRY = 8000

export class TableState extends DraftedTable {
  /** A line that may not have arrived: sent again, under the same id, as soon as the server is back. */
  #lost: Sending | null = null
  #retrying: ReturnType<typeof setTimeout> | undefined
  /** How many moves stood before each line sent from here. */
  #before: number[] = []

  override close(): void {
    super.close()
    clearTimeout(this.#retrying)
  }

  protected override async arrived(first: boolean): Promise<void> {
    if (this.#lost) await this.#deliver(this.#lost)
    await super.arrived(first)
  }

  /** Sends the draft as one line. */
  override async confirm(): Promise<boolean> {
    return this.draft.length ? this.send(lineOf(this.draft)) : false
  }

  /** Sends a line at once: for buttons whose verb is the whole answer. */
  override async send(line: string): Promise<boolean> {
    if (this.seat === null || !this.question) return false
    return this.#deliver({ seat: this.seat, line, question: this.question.number, client: crypto.randomUUID() })
  }

  async #deliver(sending: Sending): Promise<boolean> {
    this.busy = true
    try {
      await this.#post(sending)
      return true
    } catch (refused) {
      if (refused instanceof Unreachable) this.#lost = sending
      this.tell(refused)
      return false
    } finally {
      this.busy = false
    }
  }

  async #post(sending: Sending): Promise<void> {
    const { seat, line, question, client } = sending
    const standing = this.sight?.standing ?? 0
    this.answering = question
    try {
      const { number } = await api.post<{ number: number }>(`/tables/${this.id}/moves`, {
        seat,
        line,
        question,
        client,
      })
      this.acted = number
      if ((this.sight?.number ?? -1) >= number) this.sawAll()
    } catch (refused) {
      if (!(refused instanceof Unreachable)) this.#lost = this.answering = null
      throw refused
    }
    this.#lost = this.answering = null
    this.#before.push(standing)
    this.answered = { ...this.answered, [seat]: question }
    this.notice = null
    this.hinted = null
    this.drop(question)
  }

  async #do(deed: () => Promise<unknown>): Promise<boolean> {
    this.notice = null
    try {
      await deed()
      return true
    } catch (refused) {
      this.tell(refused)
      return false
    }
  }

  protected override tell(refused: unknown): void {
    if (refused instanceof Unserved && refused.key) this.notice = { kind: 'refusal', refusal: refused }
    else if (refused instanceof Unserved) this.notice = { kind: 'server', sentence: refused.message }
    else if (refused instanceof Unreachable) this.#retry()
    else throw refused
  }

  /** The server did not answer though the socket may seem whole: asks again until it does, and sends what was lost. */
  #retry(wait = FIRST_RETRY): void {
    this.offline = true
    clearTimeout(this.#retrying)
    this.#retrying = setTimeout(async () => {
      try {
        if (this.#lost) await this.#post(this.#lost)
        else await api.get('/me')
        this.offline = false
      } catch (refused) {
        if (refused instanceof Unreachable) this.#retry(Math.min(wait * 2, LONGEST_RETRY))
        else {
          this.offline = false
          this.tell(refused)
        }
      }
    }, wait)
  }

  /** Takes back what was sent last; where that is not free it asks the others. */
  takeBack(): Promise<boolean> {
    const to = this.takeBackTo === null ? this.askBackTo : this.#lastLine(this.takeBackTo)
    return this.#do(() => api.post(`/tables/${this.id}/undo`, { seat: this.seat, to }))
  }

  /** Where the last line began, as far as it was sent from here and is free; else one move back. */
  #lastLine(free: number): number {
    const standing = this.sight?.standing ?? 0
    this.#before = this.#before.filter((place) => place < standing)
    return Math.max(free, this.#before.at(-1) ?? standing - 1)
  }

  answerAskBack(yes: boolean): Promise<boolean> {
    return this.#do(() => api.post(`/tables/${this.id}/agree`, { yes }))
  }

  order(order: Partial<Order> & Pick<Order, 'kind'>): Promise<boolean> {
    return this.#do(() => api.put(`/tables/${this.id}/order`, { seat: this.seat, ...order }))
  }

  cancelOrder(): Promise<boolean> {
    return this.#do(() => api.delete(`/tables/${this.id}/order/${this.seat}`))
  }

  takeOnlyChoice(take: boolean): Promise<boolean> {
    return this.#do(() => api.put(`/tables/${this.id}/only-choice`, { seat: this.seat, take }))
  }

  /** What the bot would play here. */
  async hint(): Promise<void> {
    await this.#do(async () => {
      this.hinted = await api.post<Hint>(`/tables/${this.id}/hint`, { seat: this.seat })
    })
  }

  /** Says something in one's own words, or a phrase that everybody reads in theirs. */
  talk(said: { text: string } | { phrase: string }): Promise<boolean> {
    return this.#do(async () => {
      this.chat = joined(this.chat, [await api.post<Said>(`/tables/${this.id}/chat`, said)])
    })
  }
}

/** A table's state that outlives the component that asked for it, so that answers under way find it whole. */
export function openTable(id: string): TableState {
  let table!: TableState
  $effect.root(() => {
    table = new TableState(id)
  })
  return table
}
