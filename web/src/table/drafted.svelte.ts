/** What is drafted at a table: moves chosen and not sent, and what the server says they lead to. */
import { Unserved, api } from '../wire/api'
import type { Move, Preview, Question, Refusal, Told } from '../wire/types'
import type { Answers } from './answers.svelte'
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
import type { Eyes } from './eyes.svelte'
import type { Heard } from './heard.svelte'
import type { Notices } from './notices.svelte'

/** The question shown, and whom it is put to. */
export interface Asked extends Question {
  seat: number
}

/** Answers the questions of a draft on its way: with the text of a move, or with nothing where that is left to the reader. */
export type Guide = (asked: Question, view: unknown) => string | null

/** What a line that is tried leads to, or why it cannot be made; an empty sentence where nobody could be asked. */
export type Tried = Preview | { refusal: Refusal } | { sentence: string } | { unknown: true }

const NOT_A_MOVE = 422
/** No guide answers so many questions: one that goes round in circles is stopped. */
const MOST_LED = 100

export class Drafted {
  readonly #heard: Heard
  readonly #eyes: Eyes
  readonly #answers: Answers
  readonly #notices: Notices
  readonly #chosen: () => void
  /** Whether the server is being asked what a draft leads to. */
  busy = $state(false)
  #draft = $state.raw<Draft | null>(null)
  /** The drafts before each gesture since the first that was led. */
  #gestures: (Draft | null)[] = []
  #outlooks = $state.raw<Record<string, Preview>>({})
  #lookedUpAt: number | undefined
  #turn: Promise<unknown> = Promise.resolve()
  /** The move that is being tried: touched twice it is meant once. */
  #trying: { text: string; outcome: Promise<boolean> } | null = null

  /** `chosen` is told of every move that is drafted. */
  constructor(heard: Heard, eyes: Eyes, answers: Answers, notices: Notices, chosen: () => void) {
    this.#chosen = chosen
    this.#heard = heard
    this.#eyes = eyes
    this.#answers = answers
    this.#notices = notices
  }

  /** The question shown now: that which the draft leads to, or the one put to the seat. */
  readonly asked: Asked | null = $derived.by(() => {
    const { seat, question, curtain } = this.#eyes
    if (seat === null || !question || !this.#eyes.asks(question) || curtain !== null) return null
    const reached = questionAfter(this.#draft, question)
    return reached && { ...reached, seat }
  })
  readonly moves: Move[] = $derived(this.#draft?.moves ?? [])
  /** Behind how many moves of the draft the question stands that is spoken of: the one shown, or the last that was
   *  answered where the draft is whole. */
  readonly aboutAt: number = $derived(this.asked ? this.moves.length : Math.max(0, this.moves.length - 1))
  /** The question that hints, reasons and the rule speak of. */
  readonly about: Asked | null = $derived.by(() => {
    if (this.asked) return this.asked
    const { seat } = this.#eyes
    const answered = this.moves.length ? this.questionAt(this.aboutAt) : null
    return answered && seat !== null ? { ...answered, seat } : null
  })
  /** Whether what is drafted can be taken back after it is sent. */
  readonly free = $derived(this.#draft ? (standing(this.#draft)?.free ?? true) : true)
  readonly view: unknown = $derived.by(() => this.viewAt(this.moves.length))

  /** The moves as one line. */
  get line(): string {
    return lineOf(this.moves)
  }

  /** Brings the draft in line with a new question: kept if it still can be made, else said why not. */
  async mend(first: boolean): Promise<void> {
    if (this.#heard.sight?.number !== this.#lookedUpAt) this.#outlooks = {}
    this.#lookedUpAt = this.#heard.sight?.number
    const { question, seat } = this.#eyes
    if (!question || seat === null) {
      this.#put(null)
      return
    }
    const draft = this.#draft
    const moves = draft?.moves ?? (first ? keptDraft(this.#heard.id, seat, question.number) : [])
    if (draft?.question === question.number && draft.seat === seat) return
    this.#put(null)
    if (!moves.length || (draft && (draft.seat !== seat || draft.question === this.#answers.underWay))) return
    for (const move of moves) {
      if (!(await this.choose(move.text))) return
    }
    if (draft) this.#notices.changed()
  }

  /** Nothing is left of the draft that answered a question; one begun for the next stays. */
  drop(question: number): void {
    if (this.#draft?.question === question) this.#put(null)
  }

  #put(draft: Draft | null): void {
    if (!draft) this.#gestures = []
    this.#draft = draft
    keepDraft(this.#heard.id, draft)
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

  #preview(line: string): Promise<Preview> {
    return api.post<Preview>(`/tables/${this.#heard.id}/preview`, { seat: this.#eyes.seat, line })
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
    const { question, seat } = this.#eyes
    if (seat === null || !question || !this.#eyes.asks(question)) return false
    const draft = this.#draft ?? emptyDraft(seat, question.number)
    const move = this.move(text) ?? { text, message: { key: '' } }
    try {
      const preview = await this.#preview(lineOf([...draft.moves, move]))
      if (!this.#eyes.asks(question)) return false
      this.#notices.clear()
      if (this.#gestures.length) this.#gestures.push(this.#draft)
      this.#put(added(draft, move, preview))
    } catch (refused) {
      if (this.#eyes.asks(question)) this.#notices.tell(refused)
      return false
    }
    this.#chosen()
    return true
  }

  /** Drafts other moves behind the first so many, all at once: for a choice that is changed. Stops where one is refused. */
  redraft(count: number, texts: readonly string[]): Promise<boolean> {
    return this.#asking(async () => {
      const { question, seat } = this.#eyes
      if (seat === null || !question || !this.#eyes.asks(question)) return false
      let draft = shortened(this.#draft ?? emptyDraft(seat, question.number), count)
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
      if (!this.#eyes.asks(question)) return false
      this.#notices.clear()
      this.#put(draft.moves.length ? draft : null)
      if (refused) this.#notices.tell(refused)
      return !refused
    })
  }

  /** Drafts what a guide answers behind the first so many moves, question by question, as one gesture that `back` takes
   *  back whole. What is drafted already and still answered alike is not tried again. Refused, all stays as it was. */
  lead(count: number, guide: Guide): Promise<Refusal | null> {
    return this.#asking(async () => {
      const { question, seat } = this.#eyes
      if (seat === null || !question || !this.#eyes.asks(question)) return null
      const before = this.#draft
      try {
        const led = await this.#led(shortened(before ?? emptyDraft(seat, question.number), count), guide)
        if (!this.#eyes.asks(question)) return null
        this.#notices.clear()
        const gestures = [...this.#gestures, before]
        this.#put(led.moves.length ? led : null)
        if (led.moves.length) this.#gestures = gestures
      } catch (refused) {
        if (refused instanceof Unserved && refused.key) return refused
        if (this.#eyes.asks(question)) this.#notices.tell(refused)
      }
      return null
    })
  }

  async #led(from: Draft, guide: Guide): Promise<Draft> {
    const known = this.#draft
    let draft = from
    while (draft.moves.length < MOST_LED) {
      const asked = questionAfter(draft, this.#eyes.question)
      const text = asked && (standing(draft)?.free ?? true) ? guide(asked, this.#viewOf(draft)) : null
      if (!asked || text === null) break
      const move = asked.moves.find((each) => each.text === text) ?? { text, message: { key: '' } }
      const line = lineOf([...draft.moves, move])
      const tried = known && lineOf(known.moves.slice(0, draft.moves.length + 1)) === line
      draft = added(draft, move, (tried && known.previews[draft.moves.length]) || (await this.#preview(line)))
    }
    return draft
  }

  /** The question that the first so many moves of the draft lead to. */
  questionAt(count: number): Question | null {
    return count > 0 ? (this.#draft?.previews[count - 1]?.question ?? null) : this.#eyes.question
  }

  /** The view that the first so many moves of the draft lead to. */
  viewAt(count: number): unknown {
    return this.#heard.shown?.view ?? this.#viewOf(this.#draft && shortened(this.#draft, count))
  }

  #viewOf(draft: Draft | null): unknown {
    return draft?.previews.findLast((preview) => preview.free && preview.view)?.view ?? this.#eyes.view
  }

  /** What the first so many moves of the draft tell of, one after the other. */
  toldAt(count: number): readonly Told[] {
    return this.#draft?.previews[count - 1]?.events ?? []
  }

  /** Why a move is not allowed behind the first so many moves of the draft; null if it is. */
  async whyAt(count: number, text: string): Promise<Refusal | null> {
    try {
      await this.#preview(lineOf([...this.moves.slice(0, count), { text }]))
      return null
    } catch (refused) {
      return refused instanceof Unserved && refused.key ? refused : null
    }
  }

  /** Takes the last move out of the draft, or what was led in one gesture, or all behind the first so many. */
  back(count?: number): void {
    this.#notices.clear()
    const before = count === undefined ? this.#gestures.pop() : undefined
    if (count !== undefined) this.#gestures = []
    if (before !== undefined) this.#put(before)
    else if (this.#draft) {
      const left = count ?? this.moves.length - 1
      this.#put(left > 0 ? shortened(this.#draft, left) : null)
    }
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

  /** What a line typed behind the draft, or its first so many moves, would lead to; nothing changes. */
  async tryLine(text: string, count = this.moves.length): Promise<Tried> {
    try {
      return await this.#preview(lineOf([...this.moves.slice(0, count), { text }]))
    } catch (refused) {
      if (!(refused instanceof Unserved)) return { sentence: '' }
      if (refused.status === NOT_A_MOVE) return { unknown: true }
      return refused.key ? { refusal: refused } : { sentence: refused.message }
    }
  }

  /** What a legal move leads to, where it was looked up already: for buttons that say so before they are pressed. */
  outlook(text: string, count = this.moves.length): Preview | null {
    return this.#outlooks[this.#outlookKey(text, count)] ?? null
  }

  /** Looks up what a legal move leads to, behind the draft or its first so many moves. */
  async lookUp(text: string, count = this.moves.length): Promise<Preview | null> {
    const key = this.#outlookKey(text, count)
    const known = this.#outlooks[key]
    if (known) return known
    const tried = await this.tryLine(text, count)
    if (!('free' in tried)) return null
    this.#outlooks = { ...this.#outlooks, [key]: tried }
    return tried
  }

  #outlookKey(text: string, count: number): string {
    const { seat, question } = this.#eyes
    return `${seat} ${question?.number}: ${lineOf([...this.moves.slice(0, count), { text }])}`
  }
}
