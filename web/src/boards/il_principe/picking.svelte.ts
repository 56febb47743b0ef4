/** What is picked on the board. Cards to be sold and shields may be picked in any order, for nothing hangs on it; the rules
 *  name them in one, so they are drafted, sorted, as soon as all are picked. Until then they are only picked here.
 *
 *  With a city its regions are picked before it is built: building shows one's cards, and nothing can be drafted behind what
 *  is shown. So the city is sent first, and the shields that were confirmed with it as soon as they are asked for. */
import { untrack } from 'svelte'
import type { Question } from '../../wire/types'
import type { Principe } from './principe.svelte'

const QUESTION = 'il_principe-question-'

interface Picked {
  /** The seat, the question and the city they were picked for. */
  at: string
  keys: string[]
}

/** Shields that go with a city, and the question that the city answers. */
interface Plan {
  question: number
  city: string
  line: string
}

/** What is being picked: cards to lay, regions of a city that is drafted, of one that is built, or any region. */
type Kind = 'cards' | 'plan' | 'regions' | 'region' | null

const KINDS: Record<string, Kind> = { lay: 'cards', shield: 'regions', 'shield-anywhere': 'region' }

export class Picking {
  readonly #principe: Principe
  #picked = $state.raw<Picked>({ at: '', keys: [] })
  #plan = $state.raw<Plan | null>(null)

  constructor(principe: Principe) {
    this.#principe = principe
    $effect(() => this.#fulfil())
  }

  get #table() {
    return this.#principe.table
  }

  #drafted(verb: string): string[] {
    return this.#table.draft.filter(({ text }) => text.startsWith(`${verb} `)).map(({ text }) => text.split(' ')[1]!)
  }

  readonly #asked: Question | null = $derived.by(() =>
    this.#table.asked || this.#table.draft.length ? this.#table.questionAt(0) : null,
  )
  readonly #key = $derived.by(() => this.#asked?.key.replace(QUESTION, '') ?? '')

  /** The city in the draft, or the one whose shields are to be placed. */
  readonly city: string = $derived.by(
    () => this.#drafted('build')[0] ?? (this.#key === 'shield' ? String(this.#asked?.arguments?.['city'] ?? '') : ''),
  )
  readonly #kind: Kind = $derived.by(() => KINDS[this.#key] ?? (this.city ? 'plan' : null))

  /** Cards of which colour are played, and how many if that is chosen. */
  readonly play: { card: string; count: number | null } | null = $derived.by(() => {
    const [card] = this.#drafted('play')
    if (!card) return null
    const [count] = this.#drafted('cards')
    return { card, count: count ? Number(count) : this.#table.asked ? null : 1 }
  })

  /** How many are to be picked. */
  readonly wanted: number = $derived.by(() => {
    const told = this.#asked?.arguments ?? {}
    if (this.#kind === 'cards') return Number(told['left']) || Number(told['count'])
    if (this.#kind === 'regions') return Number(told['left'])
    if (this.#kind === 'plan')
      return Math.min(this.#principe.sizeOf(this.city).shields, this.#principe.family?.shields_left ?? 0)
    return this.#kind === 'region' ? 1 : 0
  })
  readonly #moment = $derived.by(() => `${this.#table.seat} ${this.#asked?.number} ${this.city}`)
  readonly #verb = $derived.by(() => (this.#kind === 'cards' ? 'lay' : 'shield'))

  /** Regions that may take a shield. */
  readonly regions: readonly string[] = $derived.by(() => {
    if (!this.wanted || this.#kind === 'cards') return []
    if (this.#kind === 'plan') return this.#sorted(this.#principe.city(this.city).regions)
    return (this.#asked?.moves ?? []).map(({ text }) => text.split(' ')[1]!)
  })

  /** What is picked: drafted, or not yet. */
  readonly keys: readonly string[] = $derived.by(() => {
    if (!this.wanted) return []
    const [only] = this.regions
    if (only && this.regions.length === 1) return Array.from({ length: this.wanted }, () => only)
    if (this.#picked.at === this.#moment) return this.#picked.keys
    return this.#drafted(this.#verb)
  })
  /** Whether all are picked. */
  readonly whole = $derived.by(() => this.keys.length >= this.wanted)

  readonly layingCards = $derived.by(() => this.#kind === 'cards')
  readonly placing = $derived.by(() => this.wanted > 0 && this.#kind !== 'cards')
  readonly cards: readonly string[] = $derived.by(() => (this.layingCards ? this.keys : []))

  cardsOf(colour: string): number {
    return this.cards.filter((each) => each === colour).length
  }
  shieldsIn(region: string): number {
    return this.placing ? this.keys.filter((each) => each === region).length : 0
  }

  #sorted(keys: readonly string[]): string[] {
    const { colours, components } = this.#principe
    const order = this.#kind === 'cards' ? colours : components.regions.map(({ key }) => key)
    return [...keys].sort((one, other) => order.indexOf(one) - order.indexOf(other))
  }

  /** Picks one more of a kind; where no more can be had it starts from none, and the oldest makes room for another kind. */
  async press(key: string, most = this.wanted): Promise<void> {
    const there = this.keys.filter((each) => each === key).length
    if (!this.whole && there < most) return this.#put([...this.keys, key])
    if (there) return this.#put(this.keys.filter((each) => each !== key))
    return this.#put([...this.keys.slice(1), key])
  }

  /** One more. */
  async add(key: string, most = this.wanted): Promise<void> {
    if (!this.whole && this.keys.filter((each) => each === key).length < most) await this.#put([...this.keys, key])
  }

  /** One fewer. */
  async remove(key: string): Promise<void> {
    const place = this.keys.lastIndexOf(key)
    if (place >= 0) await this.#put(this.keys.filter((_, each) => each !== place))
  }

  get #line(): string[] {
    return this.#sorted(this.keys).map((key) => `${this.#verb} ${key}`)
  }

  async #put(keys: string[]): Promise<void> {
    this.#picked = { at: this.#moment, keys }
    if (this.#kind === 'plan') return
    if (this.whole) await this.#table.redraft(0, this.#line)
    else this.#table.clear()
  }

  /** Keeps the shields that go with a city, and sends them once it is built. */
  #fulfil(): void {
    const asked = this.#asked
    const question = asked?.number ?? -1
    if (this.#kind === 'plan') {
      const line = this.whole ? this.#line.join(', ') : ''
      const city = this.city
      untrack(() => (this.#plan = line ? { question, city, line } : null))
      return
    }
    untrack(() => {
      const plan = this.#plan
      if (!plan || question === plan.question || !asked) {
        if (asked) this.#plan = null
        return
      }
      this.#plan = null
      if (this.#kind === 'regions' && this.city === plan.city) void this.#table.send(plan.line)
    })
  }

  /** Chooses a city to build, or lets it go. */
  async build(city: string): Promise<void> {
    const text = `build ${city}`
    if (this.#drafted('build')[0] === city) return this.#table.clear()
    if (!this.#table.questionAt(0)?.moves.some((move) => move.text === text)) return this.#principe.refuse(text, 0)
    await this.#table.redraft(0, [text])
  }

  /** Cards of a colour are played: which, and how many. */
  async playColour(card: string): Promise<void> {
    const text = `play ${card}`
    if (this.play?.card === card) return this.#table.clear()
    if (!this.#table.questionAt(0)?.moves.some((move) => move.text === text)) return this.#principe.refuse(text, 0)
    await this.#table.redraft(0, [text])
  }
  async playSome(count: number): Promise<void> {
    if (this.play) await this.#table.redraft(1, [`cards ${count}`])
  }
}
