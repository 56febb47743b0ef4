/** Whom the reader does not want to hear at a table: kept on this device, and nobody is told. */
const KEPT = 'signoria.muted.'

export class Muted {
  readonly #place: string
  seats = $state.raw<readonly number[]>([])

  constructor(table: string) {
    this.#place = KEPT + table
    const kept = localStorage.getItem(this.#place)
    this.seats = kept ? (JSON.parse(kept) as number[]) : []
  }

  has(seat: number | null): boolean {
    return seat !== null && this.seats.includes(seat)
  }

  toggle(seat: number): void {
    this.seats = this.has(seat) ? this.seats.filter((each) => each !== seat) : [...this.seats, seat]
    localStorage.setItem(this.#place, JSON.stringify(this.seats))
  }
}
