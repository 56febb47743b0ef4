/** A socket that comes back: after a break it asks for what lies behind the last number it saw. */

export interface SocketEvents {
  message: (message: unknown) => void
  offline: (offline: boolean) => void
  /** The server will not have us: its sentence. */
  refused: (sentence: string) => void
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 8000
const POLICY = 1008
/** A server that is silent and does not close: a browser that slept finds out by this. */
const SHORT_LIFE = 1000

export class ResumingSocket {
  readonly #address: () => string
  readonly #events: SocketEvents
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  readonly #wake = (): void => this.#hurry()

  /** `address` is asked anew at each connection, so that it can name the last number seen. */
  constructor(address: () => string, events: SocketEvents) {
    this.#address = address
    this.#events = events
    globalThis.addEventListener?.('online', this.#wake)
    globalThis.document?.addEventListener('visibilitychange', this.#wake)
    this.#open()
  }

  /** Ends it for good. */
  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    globalThis.removeEventListener?.('online', this.#wake)
    globalThis.document?.removeEventListener('visibilitychange', this.#wake)
    this.#socket?.close()
  }

  #open(): void {
    const socket = new WebSocket(this.#address())
    const began = Date.now()
    this.#socket = socket
    socket.onopen = () => this.#events.offline(false)
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#wait = FIRST_WAIT
      this.#events.message(JSON.parse(event.data))
    }
    socket.onclose = (event: CloseEvent) => {
      if (this.#closed || this.#socket !== socket) return
      if (event.code === POLICY) {
        this.#events.refused(event.reason)
        return
      }
      this.#events.offline(true)
      if (Date.now() - began < SHORT_LIFE) this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
      this.#timer = setTimeout(() => this.#open(), this.#wait)
    }
  }

  /** The network is back, or somebody looks again: no reason to wait any longer. */
  #hurry(): void {
    if (this.#closed || this.#socket?.readyState !== WebSocket.CLOSED) return
    clearTimeout(this.#timer)
    this.#wait = FIRST_WAIT
    this.#open()
  }
}
