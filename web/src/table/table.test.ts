/** A table's state: drafts from the server's previews, one line sent once, nothing lost when the line breaks. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTable, type TableState } from './table.svelte'
import type { Sending } from '../wire/plays'
import type { Preview, Question, Sight } from '../wire/types'

interface Request {
  path: string
  body: Record<string, unknown>
}

const move = (text: string) => ({ text, message: { key: text } })

function question(number: number, ...moves: string[]): Question {
  return { number, key: 'q', paragraph: '1.1', auction: null, deadline: null, moves: moves.map(move), refused: [] }
}

function sight(number: number, asked: Question | null): Sight {
  return {
    number,
    table: {
      id: 't',
      title: 'toy',
      state: 'playing',
      waiting: asked ? [0] : [1],
      seats: [{ seat: 0, mine: true, name: 'Anna', kind: 'person', away: false }],
    },
    seat: 0,
    view: { at: number },
    events: [],
    questions: asked ? { 0: asked } : {},
    standing: number,
    undo: {},
    ask: {},
    orders: {},
    ask_back: null,
    outcome: null,
    invite: '',
    again: false,
  } as unknown as Sight
}

/** A line that plays what is sent over it, and says so; a deaf one takes it and is silent. */
class FakeSocket {
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static last: FakeSocket
  static sent: Sending[] = []
  static deaf = false
  readyState = FakeSocket.OPEN
  onopen?: () => void
  onclose?: (event: { code: number }) => void
  onmessage?: (event: { data: string }) => void

  constructor() {
    FakeSocket.last = this
  }

  send(text: string): void {
    const { play } = JSON.parse(text) as { play: Sending }
    FakeSocket.sent.push(play)
    if (!FakeSocket.deaf) queueMicrotask(() => this.#says({ played: play.client, number: play.question + 1 }))
  }

  #says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED
    this.onclose?.({ code: 1006 })
  }
}

let asked: Request[] = []
let answers: Record<string, (body: Record<string, unknown>) => Response>
let table: TableState

const sent = (): Sending[] => FakeSocket.sent
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1)
const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status })

async function says(message: unknown): Promise<void> {
  FakeSocket.last.onmessage?.({ data: JSON.stringify(message) })
  await settled()
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
  asked = []
  const where: Preview = { free: true, events: [], question: question(4, 'place a1'), view: { drafted: true } }
  answers = { preview: () => json(where), me: () => json({ name: 'Anna' }) }
  FakeSocket.sent = []
  FakeSocket.deaf = false
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', async (path: string, options: { body?: string }) => {
    const body = JSON.parse(options.body ?? '{}') as Record<string, unknown>
    asked.push({ path, body })
    return answers[path.split('/').at(-1)!]!(body)
  })
  table = openTable('t')
  table.open()
})
afterEach(() => {
  table.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a draft at a table', () => {
  it('shows what a move leads to, and sends nothing', async () => {
    await says(sight(4, question(4, 'build tower')))
    await table.choose('build tower')
    expect(table.asked?.moves[0]?.text).toBe('place a1')
    expect(table.view).toEqual({ drafted: true })
    expect(sent()).toEqual([])
    table.back()
    expect(table.view).toEqual({ at: 4 })
  })

  it('goes as one line that answers its question', async () => {
    await says(sight(4, question(4, 'build tower')))
    await table.choose('build tower')
    await table.choose('place a1')
    await table.confirm()
    expect(sent()[0]).toMatchObject({ seat: 0, line: 'build tower, place a1', question: 4 })
    expect(table.draft).toEqual([])
    expect(table.asked).toBeNull()
  })

  it('is kept when the question changes, and says so', async () => {
    await says(sight(4, question(4, 'build tower')))
    await table.choose('build tower')
    await says(sight(6, question(6, 'build tower')))
    expect(table.draft.map((each) => each.text)).toEqual(['build tower'])
    expect(table.notice).toEqual({ kind: 'changed' })
  })

  it('is given up with a reason when it no longer fits', async () => {
    await says(sight(4, question(4, 'build tower')))
    await table.choose('build tower')
    answers['preview'] = () => json({ error: 'No.', key: 'toy-refusal-late', paragraph: '2.1' }, 409)
    await says(sight(6, question(6, 'pass')))
    expect(table.draft).toEqual([])
    expect(table.notice).toMatchObject({ kind: 'refusal', refusal: { key: 'toy-refusal-late', paragraph: '2.1' } })
  })
})

describe('a draft that is led', () => {
  const drafted = (): string => table.draft.map((each) => each.text).join(', ')
  const row =
    (...texts: string[]) =>
    (): string | null =>
      texts.shift() ?? null

  beforeEach(() => says(sight(4, question(4, 'build tower'))))

  it('goes from question to question, and is taken back as the one gesture it was', async () => {
    await table.lead(0, row('build tower', 'place a1'))
    expect([drafted(), asked.length, sent().length]).toEqual(['build tower, place a1', 2, 0])
    await table.lead(0, row('build tower', 'place b2', 'place c3'))
    expect([drafted(), asked.length]).toEqual(['build tower, place b2, place c3', 4])
    table.back()
    expect(drafted()).toBe('build tower, place a1')
    await table.choose('place d4')
    table.back()
    expect(drafted()).toBe('build tower, place a1')
    table.back()
    expect(drafted()).toBe('')
  })

  it('stays as it was where a move is refused, and gives the reason', async () => {
    await table.lead(0, row('build tower'))
    answers['preview'] = () => json({ error: 'No.', key: 'toy-refusal-late', paragraph: '2.1' }, 409)
    expect(await table.lead(1, row('place a1'))).toMatchObject({ key: 'toy-refusal-late', paragraph: '2.1' })
    expect([drafted(), table.notice]).toEqual(['build tower', null])
  })
})

describe('a server far away', () => {
  /** What the server is asked is answered when the test says so. */
  function later(): () => Promise<void> {
    const waiting: (() => void)[] = []
    const fetched = fetch
    vi.stubGlobal('fetch', async (path: string, options: { body?: string }) => {
      const answer = await fetched(path, options)
      await new Promise<void>((resolve) => waiting.push(resolve))
      return answer
    })
    return async () => {
      waiting.shift()!()
      await settled()
    }
  }

  it('takes a piece touched twice for one choice', async () => {
    await says(sight(4, question(4, 'build tower')))
    const answer = later()
    const both = [table.choose('build tower'), table.choose('build tower')]
    await settled()
    await answer()
    expect(await Promise.all(both)).toEqual([true, true])
    expect(table.draft.map((each) => each.text)).toEqual(['build tower'])
    expect(asked.length).toBe(1)
  })

  it('may tell what a move led to before it says that it came', async () => {
    await says(sight(4, question(4, 'build tower')))
    await table.choose('build tower')
    const answer = later()
    FakeSocket.deaf = true
    const sending = table.confirm()
    await settled()
    await says(sight(6, question(6, 'build tower')))
    expect(table.draft).toEqual([])
    const next = table.choose('build tower')
    await settled()
    await says({ played: sent()[0]!.client, number: 5 })
    expect(await sending).toBe(true)
    await answer()
    expect(await next).toBe(true)
    expect(table.draft.length).toBe(1)
    expect(table.notice).toBeNull()
  })

  it('says nothing of a try whose question is over', async () => {
    await says(sight(4, question(4, 'build tower')))
    answers['preview'] = () => json({ error: 'No.', key: 'toy-refusal-late', paragraph: '2.1' }, 409)
    const answer = later()
    const trying = table.choose('build tower')
    await settled()
    await says(sight(5, null))
    await answer()
    expect(await trying).toBe(false)
    expect(table.notice).toBeNull()
  })
})

describe('a position of the past', () => {
  it('tells what was told until then, and what comes meanwhile is not lost', async () => {
    await says({ ...sight(4, null), events: [{ type: 'one' }, { type: 'two' }] })
    table.shown = { view: { at: 1 }, seat: 0, sheets: [], events: [{ type: 'one' }], seen: 0, step: false }
    await says({ ...sight(5, null), events: [{ type: 'three' }] })
    expect(table.events.map((event) => event.type)).toEqual(['one'])
    table.shown = null
    expect(table.events.map((event) => event.type)).toEqual(['one', 'two', 'three'])
  })
})

describe('a shared screen', () => {
  it('counts points with the eyes that look, and with none behind the curtain', async () => {
    const here = sight(4, question(4, 'pass'))
    const [own] = here.table.seats
    const both = { ...here, table: { ...here.table, seats: [own, { ...own, seat: 1 }] }, sheets: [{ cards: 8 }, {}] }
    answers['t?seat=0&since=0'] = () => json(both)
    await says(both)
    expect(table.sheets).toEqual([])
    await table.uncover()
    expect(table.sheets).toEqual([{ cards: 8 }, {}])
  })
})

describe('a line that was lost', () => {
  beforeEach(async () => {
    await says(sight(4, question(4, 'build tower')))
    await table.choose('build tower')
  })

  /** The socket is there again, and says where the table stands. */
  async function back(): Promise<void> {
    FakeSocket.deaf = false
    FakeSocket.last.onopen?.()
    await says(sight(4, question(4, 'build tower')))
  }

  const ids = (): Set<string> => new Set(sent().map((each) => each.client))

  it('is sent again under the same id when the socket is back', async () => {
    FakeSocket.deaf = true
    const first = table.confirm()
    FakeSocket.last.close()
    expect(await first).toBe(false)
    expect([table.offline, table.draft.length]).toEqual([true, 1])
    FakeSocket.deaf = false
    await vi.advanceTimersByTimeAsync(600)
    await back()
    expect(table.draft).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(table.offline).toBe(false)
    expect([sent().length, ids().size]).toEqual([2, 1])
  })

  it('is not waited for on a line that is dead though nobody closed it', async () => {
    FakeSocket.deaf = true
    const dead = FakeSocket.last
    const first = table.confirm()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await first).toBe(false)
    expect(FakeSocket.last).not.toBe(dead)
    await back()
    expect(table.draft).toEqual([])
    expect([sent().length, ids().size]).toEqual([2, 1])
  })

  it('is sent again where the server could not keep it', async () => {
    FakeSocket.deaf = true
    const first = table.confirm()
    await says({ declined: sent()[0]!.client, status: 503, answer: { error: 'Not kept.' } })
    expect(await first).toBe(false)
    FakeSocket.deaf = false
    await vi.advanceTimersByTimeAsync(1000)
    expect([table.draft.length, table.offline]).toEqual([0, false])
    expect([sent().length, ids().size]).toEqual([2, 1])
  })
})

describe('a line that is refused', () => {
  it('says by which rule, and the draft stays', async () => {
    await says(sight(4, question(4, 'build tower')))
    await table.choose('build tower')
    FakeSocket.deaf = true
    const sending = table.confirm()
    const answer = { error: 'No.', key: 'toy-refusal-late', paragraph: '2.1' }
    await says({ declined: sent()[0]!.client, status: 409, answer })
    expect(await sending).toBe(false)
    expect(table.notice).toMatchObject({ kind: 'refusal', refusal: { key: 'toy-refusal-late', paragraph: '2.1' } })
    expect([table.draft.length, table.closed]).toEqual([1, ''])
  })
})
