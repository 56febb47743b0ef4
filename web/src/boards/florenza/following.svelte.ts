/** Following a round: what came of the workers is told event by event, at the reader's pace, and nobody waits for it. */
import { roundEvents, phaseOf, roundStory, type RoundStory } from './story'
import type { Florenza } from './florenza.svelte'

export const PACES = ['hand', 'second', 'once'] as const
export type Pace = (typeof PACES)[number]

const KEPT = 'signoria.florenza.pace'
const SECOND = 1000

const keptPace = (): Pace => PACES.find((pace) => pace === localStorage.getItem(KEPT)) ?? 'hand'

export class Following {
  readonly #florenza: Florenza
  pace = $state<Pace>(keptPace())
  /** The rounds whose results the reader has left, and one that is looked at again. */
  #left = $state(0)
  #again = $state(0)
  /** How many results of which round are told. */
  #told = $state.raw<{ round: number; count: number } | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(florenza: Florenza) {
    this.#florenza = florenza
  }

  /** Whether workers act just now: then it is this round that is followed. */
  readonly #acting = $derived.by(() => {
    const { phase } = this.#florenza.view
    return phase >= 5 && phase <= 7
  })
  readonly #events = $derived.by(() => roundEvents(this.#florenza.table.events, this.#acting ? 0 : 1))
  /** The whole round, told to its end. */
  readonly #whole: RoundStory = $derived.by(() => roundStory(this.#events, this.#florenza.view.order_seats))
  readonly most = $derived.by(() => this.#whole.results.length)

  /** Whether the last round is shown in place of the city: there is news of it, and it was not left. */
  readonly open: boolean = $derived.by(() => {
    const { table, view } = this.#florenza
    const { round } = this.#whole
    if (this.#acting || !round || table.shown || table.finished) return false
    if (this.#again === round) return true
    if (this.pace === 'once' || this.#left >= round || view.seat === null || !table.hasActed) return false
    const behind = roundEvents(table.events).length
    const news = table.events.length - behind - table.seen
    return news > 0 && this.#whole.results.length > 0
  })
  /** Whether there is a round to be looked at again. */
  readonly past = $derived.by(() => !this.#acting && this.#whole.round > 0 && this.most > 0)

  /** How many results are told: all of them while the reader is asked to settle something. */
  readonly count: number = $derived.by(() => {
    if (this.#acting) return this.most
    return this.#told?.round === this.#whole.round ? Math.min(this.#told.count, this.most) : this.#start
  })
  /** Where one begins: behind what one has seen when one acted last. */
  readonly #start: number = $derived.by(() => {
    const { table } = this.#florenza
    if (this.pace === 'once') return this.most
    const from = table.events.length - roundEvents(table.events).length - this.#events.length
    const seen = this.#events.slice(0, Math.max(0, table.seen - from)).filter((event) => phaseOf(event)).length
    return Math.min(this.most, seen + 1)
  })
  readonly story: RoundStory = $derived.by(() => {
    if (this.count >= this.most) return this.#whole
    let told = 0
    const until = this.#events.findIndex((event) => phaseOf(event) > 0 && ++told > this.count)
    return roundStory(this.#events.slice(0, until), this.#florenza.view.order_seats)
  })
  readonly last = $derived.by(() => this.story.results.at(-1) ?? null)

  step(by: 1 | -1): void {
    this.#tell(this.count + by)
  }
  all(): void {
    this.#tell(this.most)
  }
  #tell(count: number): void {
    this.#told = { round: this.#whole.round, count: Math.max(1, Math.min(this.most, count)) }
  }
  /** Back to the city. */
  dismiss(): void {
    this.#left = Math.max(this.#left, this.#whole.round)
    this.#again = 0
  }
  /** The last round once more, from its first result. */
  again(): void {
    this.#again = this.#whole.round
    this.#tell(1)
  }
  choose(pace: Pace): void {
    this.pace = pace
    localStorage.setItem(KEPT, pace)
    if (pace !== 'once') return
    this.#again = this.#whole.round
    this.all()
  }
  /** Goes on by itself, a result a second, as long as it is looked at. */
  run(): () => void {
    if (this.pace === 'second' && this.open && this.count < this.most)
      this.#timer = setTimeout(() => this.step(1), SECOND)
    return () => clearTimeout(this.#timer)
  }
}
