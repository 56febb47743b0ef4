/** A socket that comes back: after a break it asks for what lies behind the last number it saw. */

export interface SocketEvents {
  message: (message: unknown) => void
  offline: (offline: boolean) => void
  /** The line is broken, or given up: what was said last may not have arrived. */
  lost: () => void
  /** The server will not have us: its sentence. */
  refused: (sentence: string) => void
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 8000
const POLICY = 1008
const SHORT_LIFE = 1000
/** After so long out of sight the line may be dead without anybody having closed it. */
const LONG_SLEEP = 20_000

export class ResumingSocket {
  readonly #address: () => string
  readonly #events: SocketEvents
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #hidden = 0
  /** What was said while the line was being made. */
  #held: string[] = []

  /** `address` is asked anew at each connection, so that it can name the last number seen. */
  constructor(address: () => string, events: SocketEvents) {
    this.#address = address
    this.#events = events
    globalThis.addEventListener?.('online', this.#hurry)
    globalThis.addEventListener?.('offline', this.#lose)
    globalThis.document?.addEventListener('visibilitychange', this.#looked)
    this.#open()
  }

  /** Ends it for good. */
  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    globalThis.removeEventListener?.('online', this.#hurry)
    globalThis.removeEventListener?.('offline', this.#lose)
    globalThis.document?.removeEventListener('visibilitychange', this.#looked)
    this.#socket?.close()
  }

  /** Says something, if there is somebody to hear it; while the line is being made it is held until then. */
  send(message: unknown): boolean {
    if (!this.#joined) return false
    this.#held.push(JSON.stringify(message))
    this.#flush()
    return true
  }

  #flush(): void {
    const socket = this.#socket
    if (socket?.readyState === WebSocket.OPEN) for (const text of this.#held.splice(0)) socket.send(text)
  }

  /** Makes the line anew: nobody answers on this one. */
  readonly renew = (): void => {
    if (this.#closed) return
    this.#drop()
    this.#hurry()
  }

  #open(): void {
    const socket = new WebSocket(this.#address())
    const began = Date.now()
    this.#socket = socket
    this.#held = []
    socket.onopen = () => {
      if (this.#socket !== socket) return
      this.#events.offline(false)
      this.#flush()
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return
      this.#wait = FIRST_WAIT
      this.#events.message(JSON.parse(event.data))
    }
    socket.onclose = (event: CloseEvent) => {
      if (this.#closed || this.#socket !== socket) return
      this.#events.lost()
      if (event.code === POLICY) {
        this.close()
        this.#events.refused(event.reason)
        return
      }
      if (Date.now() - began < SHORT_LIFE) this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
      this.#later()
    }
  }

  #later(): void {
    this.#events.offline(true)
    this.#timer = setTimeout(() => this.#open(), this.#wait)
  }

  /** Whether there is a line, or one is being made, as far as anybody knows. */
  get #joined(): boolean {
    return this.#socket !== null && this.#socket.readyState !== WebSocket.CLOSED
  }

  /** Lets go of a line that is dead, or may be: it would be noticed only minutes later. */
  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    this.#events.lost()
  }

  /** The network is gone. */
  readonly #lose = (): void => {
    if (!this.#joined) return
    this.#drop()
    this.#later()
  }

  /** The network is back, or somebody looks again: no reason to wait any longer. */
  readonly #hurry = (): void => {
    if (this.#joined) return
    clearTimeout(this.#timer)
    this.#wait = FIRST_WAIT
    this.#open()
  }

  /** Somebody looks away, or again: after a long sleep the line is made anew, whatever the old one believes. */
  readonly #looked = (): void => {
    if (document.hidden) {
      this.#hidden = Date.now()
      return
    }
    if (Date.now() - this.#hidden > LONG_SLEEP) this.#drop()
    this.#hurry()
  }
}
