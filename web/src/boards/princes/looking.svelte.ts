/** Cards looked at: which one is kept, and in which order the others go under the pile. */
import type { Princes } from './princes.svelte'

export interface Held {
  pile: string
  /** The cards before the seat, as they were drawn. */
  cards: string[]
  kept: string
  /** The others, the first one down first. */
  under: string[]
  /** Whether the card to keep was settled before the draft. */
  settled: boolean
}

export class Looking {
  readonly #princes: Princes
  constructor(princes: Princes) {
    this.#princes = princes
  }

  readonly held: Held | null = $derived.by(() => {
    const { table, before } = this.#princes
    const question = table.questionAt(0)
    const key = question?.key.replace('princes-question-', '')
    if (!question || (key !== 'keep' && key !== 'under')) return null
    const cards = before.own?.looked_at_cards ?? []
    const texts = table.draft.map((move) => move.text)
    const kept = texts.find((text) => text.startsWith('keep '))?.slice(5) ?? ''
    const rest = cards.filter((card) => card !== kept)
    const first = texts.filter((text) => text.startsWith('under ')).map((text) => text.slice(6))
    const under = [...first, ...rest.filter((card) => !first.includes(card))]
    return { pile: String(question.arguments?.['pile'] ?? ''), cards, kept, under, settled: key === 'under' }
  })

  async keep(card: string): Promise<void> {
    const { table } = this.#princes
    if (this.held?.kept === card) return table.clear()
    await table.redraft(0, [`keep ${card}`])
    if (this.#princes.may('as drawn')) await table.choose('as drawn')
  }

  /** Moves a card up or down among those that go under the pile. */
  async shift(card: string, by: 1 | -1): Promise<void> {
    if (!this.held) return
    const { kept, settled, cards } = this.held
    const order = [...this.held.under]
    const place = order.indexOf(card)
    const other = order[place + by]
    if (other === undefined) return
    order[place + by] = card
    order[place] = other
    const drawn = cards.filter((each) => each !== kept)
    const asDrawn = order.every((each, at) => each === drawn[at])
    const moves = asDrawn ? ['as drawn'] : order.slice(0, -1).map((each) => `under ${each}`)
    await this.#princes.table.redraft(0, settled ? moves : [`keep ${kept}`, ...moves])
  }

  /** Leaves the order as it was drawn: for when that alone is asked. */
  async asDrawn(): Promise<void> {
    await this.#princes.table.redraft(0, ['as drawn'])
  }
}
