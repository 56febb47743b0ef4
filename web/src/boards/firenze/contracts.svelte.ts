/** Contracts as a seat sees them: which its towers could come to, which it fills in the draft, and what each brings. */
import type { Told } from '../../wire/types'
import type { Colour } from './colours'
import type { Firenze } from './firenze.svelte'
import type { Growing } from './plan'
import type { ProspectView } from './view'

export class Contracts {
  readonly #firenze: Firenze

  constructor(firenze: Firenze) {
    this.#firenze = firenze
  }

  /** A contract that a tower could come to with the bricks there are, by its colour and height. */
  prospect(colour: string, height: number): ProspectView | null {
    const rows = (this.#firenze.own?.prospects ?? []).filter((row) => row.colour === colour && row.height === height)
    return [...rows].sort((one, other) => one.short - other.short)[0] ?? null
  }

  /** A contract that is worth a ring: in reach with what is there, or the next one a tower could come to. */
  ringed(colour: string, height: number): ProspectView | null {
    const found = this.prospect(colour, height)
    if (!found || found.within) return found
    const rows = (this.#firenze.own?.prospects ?? []).filter(
      (row) => row.colour === colour && row.from_height === found.from_height && !row.within,
    )
    return rows.every(({ short }) => short >= found.short) ? found : null
  }

  /** Whether a contract can be reached by one touch: the tower raised, and filled. */
  reaches(colour: string, height: number): boolean {
    const found = this.#firenze.building ? this.prospect(colour, height) : null
    if (!found?.within || !found.short) return false
    const tower = this.#towerFor(found)
    return tower === null
      ? this.#firenze.mayLay(colour as Colour, found.short)
      : this.#firenze.mayLay(tower.colour, height - tower.to)
  }
  #towerFor({ colour, from_height }: ProspectView): Growing | null {
    return (
      this.#firenze.plan.towers.find(
        (each) => each.colour === colour && each.from === from_height && from_height > 0,
      ) ?? null
    )
  }

  /** Fills a contract, keeps its tower again, or raises one to it. */
  async reach(colour: string, height: number): Promise<void> {
    const text = `fill ${colour} ${height}`
    if (this.#firenze.plan.fills.includes(text))
      return void (await this.#firenze.change({
        fills: this.#firenze.plan.fills.filter((each) => each !== text),
        enough: false,
      }))
    if (this.#firenze.offered(text))
      return void (await this.#firenze.change({ fills: [...this.#firenze.plan.fills, text], enough: false }))
    if (!this.reaches(colour, height)) return this.#firenze.refuse(await this.#firenze.table.why(text))
    const found = this.prospect(colour, height)!
    const tower = this.#towerFor(found)
    const towers = tower
      ? this.#firenze.plan.towers.map((each) => (each === tower ? { ...each, to: height } : each))
      : [...this.#firenze.plan.towers, { colour: colour as Colour, from: 0, to: height, grown: false }]
    await this.#firenze.rebuild(towers, { fills: [...this.#firenze.plan.fills, text] })
  }
  /** Contracts that can be filled, those of the draft first. */
  readonly finished: string[] = $derived.by(() => {
    const questions = [
      ...this.#firenze.table.draft.map((_, place) => this.#firenze.table.questionAt(place)),
      this.#firenze.table.asked,
    ]
    const offered = questions.flatMap((asked) => (asked?.moves ?? []).map(({ text }) => text))
    const all = [...this.#firenze.plan.fills, ...offered.filter((text) => text.startsWith('fill '))]
    return all.filter((text, place) => all.indexOf(text) === place)
  })

  /** What a drafted or possible contract brings, line by line, as events tell it. */
  broughtBy(text: string): readonly Told[] {
    const [, colour, height] = text.split(' ')
    const first = this.#firenze.told.findIndex(
      (event) => /filled$/.test(event.type) && event['colour'] === colour && event['height'] === Number(height),
    )
    if (first < 0) return []
    const rest = this.#firenze.told.slice(first + 1)
    const next = rest.findIndex((event) => /filled$/.test(event.type))
    return [this.#firenze.told[first]!, ...(next < 0 ? rest : rest.slice(0, next))].filter(
      (event) => event.changes?.length,
    )
  }
}
