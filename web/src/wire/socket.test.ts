/** The socket comes back by itself, asking for what lies behind the last number it saw. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ResumingSocket } from './socket'

class FakeSocket {
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static made: FakeSocket[] = []
  readyState = 1
  sent: string[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number; reason: string }) => void

  constructor(readonly address: string) {
    FakeSocket.made.push(this)
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.breaks(1000)
  }

  breaks(code: number, reason = ''): void {
    this.readyState = FakeSocket.CLOSED
    this.onclose?.({ code, reason })
  }

  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const last = (): FakeSocket => FakeSocket.made.at(-1)!

describe('a socket that resumes', () => {
  let seen = 0
  let offline = false
  let refused = ''
  let lost = 0
  let socket: ResumingSocket

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', FakeSocket)
    FakeSocket.made = []
    ;[seen, offline, refused, lost] = [0, false, '', 0]
    socket = new ResumingSocket(() => `live?since=${seen}`, {
      message: (message) => (seen = (message as { number: number }).number),
      offline: (now) => (offline = now),
      lost: () => lost++,
      refused: (sentence) => (refused = sentence),
    })
  })
  afterEach(() => {
    socket.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('asks for what lies behind the last number after a break', () => {
    last().onopen?.()
    last().says({ number: 7 })
    last().breaks(1006)
    expect(offline).toBe(true)
    vi.advanceTimersByTime(1000)
    expect(FakeSocket.made.map((each) => each.address)).toEqual(['live?since=0', 'live?since=7'])
    last().onopen?.()
    expect(offline).toBe(false)
  })

  it('says nothing before the line is made, and what broke with it is not said by the next', () => {
    last().readyState = 0
    expect(socket.send({ play: 1 })).toBe(true)
    expect(last().sent).toEqual([])
    last().readyState = 1
    last().onopen?.()
    expect(last().sent).toEqual(['{"play":1}'])
    last().readyState = 0
    socket.send({ play: 2 })
    last().breaks(1006)
    expect(socket.send({ play: 3 })).toBe(false)
    vi.advanceTimersByTime(1000)
    last().onopen?.()
    expect(last().sent).toEqual([])
    expect(lost).toBe(1)
  })

  it('waits longer each time the server is not there', () => {
    last().breaks(1006)
    vi.advanceTimersByTime(500)
    last().breaks(1006)
    vi.advanceTimersByTime(999)
    expect(FakeSocket.made.length).toBe(2)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.made.length).toBe(3)
  })

  it('does not wait when the network is back', () => {
    last().breaks(1006)
    dispatchEvent(new Event('online'))
    expect(FakeSocket.made.length).toBe(2)
  })

  it('notices that the network is gone, though nobody closed the line', () => {
    const silent = last()
    silent.onopen?.()
    dispatchEvent(new Event('offline'))
    expect(offline).toBe(true)
    dispatchEvent(new Event('online'))
    last().onopen?.()
    expect([FakeSocket.made.length, offline]).toEqual([2, false])
    silent.says({ number: 7 })
    expect(seen).toBe(0)
  })

  it('makes the line anew for who comes back after a long sleep, and not after a glance aside', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get')
    const away = (milliseconds: number): void => {
      for (const now of [true, false]) {
        hidden.mockReturnValue(now)
        document.dispatchEvent(new Event('visibilitychange'))
        if (now) vi.advanceTimersByTime(milliseconds)
      }
    }
    away(5_000)
    expect(FakeSocket.made.length).toBe(1)
    away(60_000)
    expect(FakeSocket.made.length).toBe(2)
    hidden.mockRestore()
  })

  it('stays away where it is not wanted, and says why', () => {
    last().breaks(1008, 'This table does not allow spectators.')
    vi.advanceTimersByTime(60_000)
    dispatchEvent(new Event('online'))
    expect(refused).toBe('This table does not allow spectators.')
    expect(FakeSocket.made.length).toBe(1)
  })

  it('is quiet once it is closed', () => {
    socket.close()
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.made.length).toBe(1)
    expect(offline).toBe(false)
  })
})
