/** Lines of moves on their way over the socket: each is answered under its own id, or the socket breaks before. */
import { Unreachable, Unserved, type ErrorBody } from './api'

export interface Sending {
  seat: number
  line: string
  question: number
  /** An id that makes sending it twice harmless. */
  client: string
}

/** What plays need of a socket. */
interface Line {
  /** Whether there is somebody to say it to. */
  send: (message: unknown) => boolean
  /** Makes the line anew: nobody answers on this one. */
  renew: () => void
}

interface Waiting {
  answer: Promise<number>
  played: (number: number) => void
  failed: (reason: Error) => void
}

/** After so long without an answer the line is dead, whatever it says. */
const PATIENCE = 10_000
/** From here on a status says that nobody knows, as if nothing had been heard. */
const UNKNOWN = 502

export class Plays {
  readonly #line: Line
  readonly #waiting = new Map<string, Waiting>()

  constructor(line: Line) {
    this.#line = line
  }

  /** Sends a line; its number in the log once it is on disk. Whoever sends it twice waits for the same answer. */
  play(sending: Sending): Promise<number> {
    const sent = this.#waiting.get(sending.client)
    if (sent) return sent.answer
    if (!this.#line.send({ play: sending })) return Promise.reject(new Unreachable('no line'))
    return this.#wait(sending.client).answer
  }

  #wait(client: string): Waiting {
    const waiting = {} as Waiting
    const patience = setTimeout(() => this.#line.renew(), PATIENCE)
    waiting.answer = new Promise<number>((played, failed) => Object.assign(waiting, { played, failed })).finally(() => {
      clearTimeout(patience)
      this.#waiting.delete(client)
    })
    this.#waiting.set(client, waiting)
    return waiting
  }

  /** Takes in an answer; other messages are not its own. */
  hear(message: Record<string, unknown>): void {
    const { played, declined, number, status, answer } = message
    if (typeof played === 'string') this.#waiting.get(played)?.played(number as number)
    if (typeof declined !== 'string') return
    const lost = (status as number) >= UNKNOWN
    const reason = lost ? new Unreachable(`${status}`) : new Unserved(status as number, answer as ErrorBody)
    this.#waiting.get(declined)?.failed(reason)
  }

  /** The line is broken: nobody knows what of all that is under way has arrived. */
  lost(): void {
    for (const { failed } of this.#waiting.values()) failed(new Unreachable('the line broke'))
  }
}
