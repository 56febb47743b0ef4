/** A table with a draft on top of it: moves chosen and not sent, and what the server says they lead to. */
import { settings } from '../settings.svelte'
import { Unserved, api } from './api'
import {
  added,
  emptyDraft,
  keepDraft,
  keptDraft,
  lineOf,
  questionAfter,
  shortened,
  standing,
  type Draft,
} from './draft'
import { SeenTable } from './seen.svelte'
import type { Hint, Move, Preview, Question, Refusal } from './types'

/** The question shown, and whom it is put to. */
export interface Asked extends Question {
  seat: number
}

/** Something that came up outside the rules of the game, or because of them: said in the decision bar until the next act. */
export type Notice = { kind: 'refusal'; refusal: Refusal } | { kind: 'server'; sentence: string } | { kind: 'changed' }

/** What a line that is tried leads to, or why it cannot be made; an empty sentence where nobody could be asked. */
export type Tried = Preview | { refusal: Refusal } | { sentence: string } | { unknown: true }

const NOT_A_MOVE = 422

export abstract class DraftedTable extends SeenTable {
  notice = $state.raw<Notice | null>(null)
  /** Whether the server is being asked what a draft leads to, or a line is on its way. */
  busy = $state(false)
  hinted = $state.raw<Hint | null>(null)
  #draft = $state.raw<Draft | null>(null)
  /** The question whose answer is on its way: its draft is not to be made again for the next one. */
  protected answering: number | null = null
  #outlooks = $state.raw<Record<string, Preview>>({})
  #lookedUpAt: number | undefined
  #turn: Promise<unknown> = Promise.resolve()
  /** The move that is being tried: touched twice it is meant once. */
  #trying: { text: string; outcome: Promise<boolean> } | null = null

  readonly asked: Asked | null = $derived.by(() => {
    if (this.seat === null || !this.question || !this.#asks(this.question) || this.curtain !== null) return null
    const question = questionAfter(this.#draft, this.question)
    return question && { ...question, seat: this.seat }
  })
  readonly draft: Move[] = $derived(this.#draft?.moves ?? [])
  /** Whether what is drafted can be taken back after it is sent. */
  readonly free = $derived(this.#draft ? (standing(this.#draft)?.free ?? true) : true)
  readonly view: unknown = $derived(this.viewAt(this.draft.length))

  abstract confirm(): Promise<boolean>
  abstract send(line: string): Promise<boolean>
  /** Says what did not go, and why. */
  protected abstract tell(refused: unknown): void

  protected override async arrived(first: boolean): Promise<void> {
    if (this.sight?.number !== this.#lookedUpAt) this.#outlooks = {}
    this.#lookedUpAt = this.sight?.number
    await this.#mend(first)
  }

  /** Brings the draft in line with a new question: kept if it still can be made, else said why not. */
  async #mend(first: boolean): Promise<void> {
    const question = this.question
    const seat = this.seat
    if (!question || seat === null) {
      this.put(null)
      return
    }
    const draft = this.#draft
    const moves = draft?.moves ?? (first ? keptDraft(this.id, seat, question.number) : [])
    if (draft?.question === question.number && draft.seat === seat) return
    this.put(null)
    this.hinted = null
    if (!moves.length || (draft && (draft.seat !== seat || draft.question === this.answering))) return
    for (const move of moves) {
      if (!(await this.choose(move.text))) return
    }
    if (draft) this.notice = { kind: 'changed' }
  }

  /** Nothing is left of the draft that answered a question; one begun for the next stays. */
  protected drop(question: number): void {
    if (this.#draft?.question === question) this.put(null)
  }

  protected put(draft: Draft | null): void {
    this.#draft = draft
    keepDraft(this.id, draft)
  }

  #asking<T>(deed: () => Promise<T>): Promise<T> {
    const next = this.#turn.then(async () => {
      this.busy = true
      try {
        return await deed()
      } finally {
        this.busy = false
      }
    })
    this.#turn = next.catch(() => undefined)
    return next
  }

  /** Whether a question still waits for an answer of this seat. */
  #asks({ number }: Question): boolean {
    return this.seat !== null && this.question?.number === number && this.answered[this.seat] !== number
  }

  #preview(line: string): Promise<Preview> {
    return api.post<Preview>(`/tables/${this.id}/preview`, { seat: this.seat, line })
  }

  /** Adds a move to the draft and asks what it leads to; says why where it is refused. */
  choose(text: string): Promise<boolean> {
    if (this.#trying?.text === text) return this.#trying.outcome
    const outcome = this.#asking(() => this.#try(text)).finally(() => {
      if (this.#trying === trying) this.#trying = null
    })
    const trying = (this.#trying = { text, outcome })
    return outcome
  }

  async #try(text: string): Promise<boolean> {
    const question = this.question
    if (this.seat === null || !question || !this.#asks(question)) return false
    const draft = this.#draft ?? emptyDraft(this.seat, question.number)
    const move = this.move(text) ?? { text, message: { key: '' } }
    try {
      const preview = await this.#preview(lineOf([...draft.moves, move]))
      if (!this.#asks(question)) return false
      this.notice = null
      this.put(added(draft, move, preview))
    } catch (refused) {
      if (this.#asks(question)) this.tell(refused)
      return false
    }
    if (settings.confirm === 'irreversible' && this.free) void this.confirm()
    return true
  }

  /** Drafts other moves behind the first so many, all at once: for a choice that is changed. Stops where one is refused. */
  redraft(count: number, texts: readonly string[]): Promise<boolean> {
    return this.#asking(async () => {
      const question = this.question
      if (this.seat === null || !question || !this.#asks(question)) return false
      let draft = shortened(this.#draft ?? emptyDraft(this.seat, question.number), count)
      let refused: unknown = null
      for (const text of texts) {
        const offered = questionAfter(draft, question)?.moves ?? []
        const move = offered.find((each) => each.text === text) ?? { text, message: { key: '' } }
        try {
          draft = added(draft, move, await this.#preview(lineOf([...draft.moves, move])))
        } catch (why) {
          refused = why
          break
        }
      }
      if (!this.#asks(question)) return false
      this.notice = null
      this.put(draft.moves.length ? draft : null)
      if (refused) this.tell(refused)
      return !refused
    })
  }

  /** The question that the first so many moves of the draft lead to. */
  questionAt(count: number): Question | null {
    return count > 0 ? (this.#draft?.previews[count - 1]?.question ?? null) : this.question
  }

  /** The view that the first so many moves of the draft lead to. */
  viewAt(count: number): unknown {
    const drafted = this.#draft?.previews.slice(0, count).findLast((preview) => preview.free && preview.view)
    return this.shown?.view ?? drafted?.view ?? this.standing
  }

  /** Why a move is not allowed behind the first so many moves of the draft; null if it is. */
  async whyAt(count: number, text: string): Promise<Refusal | null> {
    try {
      await this.#preview(lineOf([...this.draft.slice(0, count), { text }]))
      return null
    } catch (refused) {
      return refused instanceof Unserved && refused.key ? refused : null
    }
  }

  /** Takes the last move out of the draft, or all behind the first so many. */
  back(count = this.draft.length - 1): void {
    this.notice = null
    if (this.#draft) this.put(count > 0 ? shortened(this.#draft, count) : null)
  }

  clear(): void {
    this.back(0)
  }

  /** A legal move by its text. */
  move(text: string): Move | null {
    return this.asked?.moves.find((move) => move.text === text) ?? null
  }

  /** Why a move is not allowed: known already, or asked of the server. Null if it is allowed. */
  async why(text: string): Promise<Refusal | null> {
    if (this.move(text)) return null
    const known = this.asked?.refused.find((move) => move.text === text)
    if (known) return known.refusal
    const tried = await this.tryLine(text)
    return 'refusal' in tried ? tried.refusal : null
  }

  /** What a line typed behind the draft would lead to; nothing changes. */
  async tryLine(text: string): Promise<Tried> {
    try {
      return await this.#preview(lineOf([...this.draft, { text }]))
    } catch (refused) {
      if (!(refused instanceof Unserved)) return { sentence: '' }
      if (refused.status === NOT_A_MOVE) return { unknown: true }
      return refused.key ? { refusal: refused } : { sentence: refused.message }
    }
  }

  /** What a legal move leads to, where it was looked up already: for buttons that say so before they are pressed. */
  outlook(text: string): Preview | null {
    return this.#outlooks[this.#outlookKey(text)] ?? null
  }

  /** Looks up what a legal move leads to. */
  async lookUp(text: string): Promise<Preview | null> {
    const key = this.#outlookKey(text)
    const known = this.#outlooks[key]
    if (known) return known
    const tried = await this.tryLine(text)
    if (!('free' in tried)) return null
    this.#outlooks = { ...this.#outlooks, [key]: tried }
    return tried
  }

  #outlookKey(text: string): string {
    return `${this.seat} ${this.question?.number}: ${lineOf([...this.draft, { text }])}`
  }

  /** Answers with a move: at once where it is the whole answer and nothing is drafted, else as a step of the draft. */
  async answer(text: string): Promise<boolean> {
    const outlook = this.draft.length ? null : await this.lookUp(text)
    const whole = outlook !== null && (!outlook.free || outlook.question === null)
    return whole ? this.send(text) : this.choose(text)
  }
}
