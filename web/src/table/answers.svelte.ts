/** Which questions were answered from here: a question that was is not shown again while the server thinks. */
export class Answers {
  /** The number of the last question each own seat has answered. */
  #given = $state.raw<Record<number, number>>({})
  /** The question whose answer is on its way: its draft is not to be made again for the next one. */
  underWay: number | null = null

  has(seat: number, question: number | undefined): boolean {
    return question !== undefined && this.#given[seat] === question
  }

  give(seat: number, question: number): void {
    this.#given = { ...this.#given, [seat]: question }
  }
}
