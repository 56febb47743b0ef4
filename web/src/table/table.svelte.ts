/** A table and all that can be done at it, as boards and the rooms around them are given it.
 *
 *  Its parts have one owner each: what was heard from the server, with whose eyes it is seen, what is drafted on top of it,
 *  what was sent,
 *  and what else is asked of the server. The page never judges rules: moves, reasons, previews and views are the server's. Nothing is sent
 *  before `confirm` or `send`. What was drafted outlives a break of the line, a stale question and loading anew. */
import { settings, type Language } from '../settings.svelte'
import { cameAlong } from '../wire/along'
import { Plays } from '../wire/plays'
import { ResumingSocket } from '../wire/socket'
import type {
  AskBack,
  Box,
  Hint,
  Move,
  Order,
  Preview,
  Question,
  Refusal,
  Said,
  Sight,
  TakenBack,
  Told,
} from '../wire/types'
import type { Speech } from '../words/speech'
import { Answers } from './answers.svelte'
import { Drafted, type Asked, type Guide, type Tried } from './drafted.svelte'
import { Eyes } from './eyes.svelte'
import { Heard, type SeatShown, type Shown } from './heard.svelte'
import { Notices, type Notice } from './notices.svelte'
import { Requests } from './requests.svelte'
import { Sent } from './sent.svelte'

export type { Asked, Guide, Tried } from './drafted.svelte'
export type { SeatShown } from './heard.svelte'
export type { Notice } from './notices.svelte'

export class TableState {
  readonly #heard: Heard
  readonly #eyes: Eyes
  readonly #drafted: Drafted
  readonly #sent: Sent
  readonly #plays: Plays
  readonly #notices: Notices
  readonly #requests: Requests
  #line: ResumingSocket | null = null

  constructor(id: string) {
    const answers = new Answers()
    this.#heard = new Heard(id)
    this.#eyes = new Eyes(this.#heard, answers)
    this.#notices = new Notices(() => this.#sent.retry())
    this.#drafted = new Drafted(this.#heard, this.#eyes, answers, this.#notices, () => this.#chosen())
    this.#plays = new Plays({
      send: (message) => this.#line?.send(message) ?? false,
      renew: () => this.#line?.renew(),
    })
    this.#sent = new Sent(this.#heard, this.#eyes, answers, this.#drafted, this.#notices, this.#plays)
    this.#requests = new Requests(this.#heard, this.#eyes, this.#drafted, this.#sent, this.#notices)
  }

  // What was heard.

  get id(): string {
    return this.#heard.id
  }
  get sight(): Sight | null {
    return this.#heard.sight
  }
  get box(): Box | null {
    return this.#heard.box
  }
  get title(): string {
    return this.#heard.title
  }
  get state(): string {
    return this.#heard.state
  }
  get finished(): boolean {
    return this.#heard.finished
  }
  /** Whether there is all that a board and its sentences need. */
  get ready(): boolean {
    return this.#heard.ready
  }
  get offline(): boolean {
    return this.#heard.offline
  }
  /** The server's sentence where one may not look at this table, or there is none. */
  get closed(): string {
    return this.#heard.closed
  }
  get waiting(): number[] {
    return this.#heard.waiting
  }
  get mine(): number[] {
    return this.#heard.mine
  }
  get hotSeat(): boolean {
    return this.#heard.hotSeat
  }
  get seats(): SeatShown[] {
    return this.#heard.seats
  }
  get say(): Speech {
    return this.#heard.say
  }
  /** The log so far, as far as the seat may know; of a position of the past, what was told until then. */
  get events(): Told[] {
    return this.#heard.events
  }
  /** How many events were there at one's own last act: those behind it are news. */
  get seen(): number {
    return this.#heard.seen
  }
  get hasActed(): boolean {
    return this.#heard.hasActed
  }
  get chat(): Said[] {
    return this.#heard.chat
  }
  get askBack(): AskBack | null {
    return this.#heard.askBack
  }
  /** What was taken back by agreement, for the log to keep a line of it. */
  get takenBack(): TakenBack[] {
    return this.#heard.takenBack
  }
  /** Whether none of its people is there, and it waits for one of them. */
  get rests(): boolean {
    return this.#heard.rests
  }
  /** Whether who plays alone may take back anything here. */
  get practice(): boolean {
    return this.sight?.table.settings.practice ?? false
  }
  get orders(): Record<string, Order> {
    return this.#heard.orders
  }
  /** A position to be looked at in place of the present one: replay, catching up. */
  get shown(): Shown | null {
    return this.#heard.shown
  }
  set shown(position: Shown | null) {
    this.#heard.shown = position
  }
  /** Nothing that happened so far is news any more. */
  sawAll(): void {
    this.#heard.sawAll()
  }
  speak(title: string, language: Language): Promise<void> {
    return this.#heard.speak(title, language)
  }
  /** What a move's button says. */
  label(move: Move): string {
    return move.message.key ? this.say.message(move.message) : move.text
  }

  // With whose eyes it is seen.

  get seat(): number | null {
    return this.#eyes.seat
  }
  get curtain(): number | null {
    return this.#eyes.curtain
  }
  get sheets(): Sight['sheets'] {
    return this.#eyes.sheets
  }
  /** Whether the server answers for this seat where it has one choice. */
  get onlyChoice(): boolean {
    return this.seat !== null && (this.sight?.only_choice ?? []).includes(this.seat)
  }
  /** The next of several people has come to the screen. */
  async uncover(): Promise<void> {
    if (await this.#eyes.uncover()) await this.#drafted.mend(true)
  }

  // What is drafted.

  get asked(): Asked | null {
    return this.#drafted.asked
  }
  /** The question that hints, reasons and the rule speak of: the one shown, or the last answered of a whole draft. */
  get about(): Asked | null {
    return this.#drafted.about
  }
  /** Behind how many moves of the draft that question stands. */
  get aboutAt(): number {
    return this.#drafted.aboutAt
  }
  get draft(): Move[] {
    return this.#drafted.moves
  }
  /** Whether what is drafted can be taken back after it is sent. */
  get free(): boolean {
    return this.#drafted.free
  }
  get view(): unknown {
    return this.#drafted.view
  }
  get notice(): Notice | null {
    return this.#notices.now
  }
  /** Whether the server is being asked what a draft leads to, or a line is on its way. */
  get busy(): boolean {
    return this.#drafted.busy || this.#sent.busy
  }
  choose(text: string): Promise<boolean> {
    return this.#drafted.choose(text)
  }
  redraft(count: number, texts: readonly string[]): Promise<boolean> {
    return this.#drafted.redraft(count, texts)
  }
  lead(count: number, guide: Guide): Promise<Refusal | null> {
    return this.#drafted.lead(count, guide)
  }
  back(count?: number): void {
    this.#drafted.back(count)
  }
  clear(): void {
    this.#drafted.back(0)
  }
  move(text: string): Move | null {
    return this.#drafted.move(text)
  }
  why(text: string): Promise<Refusal | null> {
    return this.#drafted.why(text)
  }
  whyAt(count: number, text: string): Promise<Refusal | null> {
    return this.#drafted.whyAt(count, text)
  }
  questionAt(count: number): Question | null {
    return this.#drafted.questionAt(count)
  }
  viewAt(count: number): unknown {
    return this.#drafted.viewAt(count)
  }
  toldAt(count: number): readonly Told[] {
    return this.#drafted.toldAt(count)
  }
  tryLine(text: string): Promise<Tried> {
    return this.#drafted.tryLine(text)
  }
  outlook(text: string, count?: number): Preview | null {
    return this.#drafted.outlook(text, count)
  }
  lookUp(text: string, count?: number): Promise<Preview | null> {
    return this.#drafted.lookUp(text, count)
  }

  // What is sent.

  get takeBackTo(): number | null {
    return this.#sent.takeBackTo
  }
  get askBackTo(): number | null {
    return this.#sent.askBackTo
  }
  /** Sends the draft as one line. */
  async confirm(): Promise<boolean> {
    return this.draft.length ? this.send(this.#drafted.line) : false
  }
  /** Sends a line at once: for buttons whose verb is the whole answer. */
  send(line: string): Promise<boolean> {
    return this.#sent.send(line)
  }
  /** Answers with a move, as a step of the draft; what need not be confirmed and is the whole answer goes out at once. */
  async answer(text: string): Promise<boolean> {
    const outlook = this.draft.length || settings.confirm === 'always' ? null : await this.lookUp(text)
    const whole = outlook !== null && (!outlook.free || outlook.question === null)
    return whole && (outlook.free || settings.confirm === 'never') ? this.send(text) : this.choose(text)
  }
  /** Who confirms only what is final sends at once what can be taken back; who never does, all that is whole. */
  #chosen(): void {
    const whole = this.asked === null
    if (settings.confirm === 'irreversible' ? this.free : settings.confirm === 'never' && whole) void this.confirm()
  }

  // What else is asked of the server.

  /** Takes back what was sent last; where that is not free it asks the others. */
  takeBack(): Promise<boolean> {
    return this.#requests.takeBack()
  }
  answerAskBack(yes: boolean): Promise<boolean> {
    return this.#requests.answerAskBack(yes)
  }
  order(order: Partial<Order> & Pick<Order, 'kind'>): Promise<boolean> {
    return this.#requests.order(order)
  }
  cancelOrder(): Promise<boolean> {
    return this.#requests.cancelOrder()
  }
  takeOnlyChoice(take: boolean): Promise<boolean> {
    return this.#requests.takeOnlyChoice(take)
  }
  /** Says something in one's own words, or a phrase that everybody reads in theirs. */
  talk(said: { text: string } | { phrase: string }): Promise<boolean> {
    return this.#requests.talk(said)
  }
  /** What the bot would play at the question that is spoken of, where it was asked. */
  get hinted(): Hint | null {
    return this.#requests.hinted
  }
  hint(): Promise<void> {
    return this.#requests.hint()
  }
  advice(): Promise<Hint | null> {
    return this.#requests.advice()
  }

  // The line.

  /** Begins to listen. */
  open(): void {
    const first = cameAlong<Sight>(`/tables/${this.id}?since=0`)
    if (first) void this.#saw(first)
    this.#line = new ResumingSocket(() => this.#heard.address, {
      message: (message) => this.#heardThat(message as Record<string, unknown>),
      offline: (offline) => (this.#heard.offline = offline),
      lost: () => this.#plays.lost(),
      refused: (sentence) => (this.#heard.closed = sentence),
    })
  }
  close(): void {
    this.#line?.close()
    this.#sent.close()
  }
  #heardThat(message: Record<string, unknown>): void {
    this.#heard.hear(message)
    this.#plays.hear(message)
    if ('table' in message) void this.#saw(message as unknown as Sight)
  }
  async #saw(sight: Sight): Promise<void> {
    const first = this.#heard.sight === null
    this.#heard.see(sight)
    await this.#eyes.look()
    await this.#sent.sendLost()
    await this.#drafted.mend(first)
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
