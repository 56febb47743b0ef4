/** What came up outside the rules of the game, or because of them: said in the decision bar until the next act. */
import { Unreachable, Unserved } from '../wire/api'
import type { Refusal } from '../wire/types'

export type Notice = { kind: 'refusal'; refusal: Refusal } | { kind: 'server'; sentence: string } | { kind: 'changed' }

export class Notices {
  now = $state.raw<Notice | null>(null)
  readonly #unreachable: () => void

  constructor(unreachable: () => void) {
    this.#unreachable = unreachable
  }

  clear(): void {
    this.now = null
  }

  /** The draft was brought in line with another question. */
  changed(): void {
    this.now = { kind: 'changed' }
  }

  /** Says what did not go, and why. */
  tell(refused: unknown): void {
    if (refused instanceof Unserved && refused.key) this.now = { kind: 'refusal', refusal: refused }
    else if (refused instanceof Unserved) this.now = { kind: 'server', sentence: refused.message }
    else if (refused instanceof Unreachable) this.#unreachable()
    else throw refused
  }
}
