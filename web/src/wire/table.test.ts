/** A table's state: drafts from the server's previews, one line sent once, nothing lost when the line breaks. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTable, type TableState } from './table.svelte'
import type { Preview, Question, Sight } from './types'

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

class FakeSocket {
  static last: FakeSocket
  onmessage?: (event: { data: string }) => void

  constructor() {
    FakeSocket.last = this
  }

  close(): void {
    this.onmessage = undefined!
  }
}

let asked: Request[] = []
let answers: Record<string, (body: Record<string, unknown>) => Response>
let table: TableState

const sent = (): Request[] => asked.filter((request) => request.path.endsWith('/moves'))
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
  answers = { preview: () => json(where), moves: () => json(sight(5, null)) }
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
    expect(sent()[0]?.body).toMatchObject({ seat: 0, line: 'build tower, place a1', question: 4 })
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
    const sending = table.confirm()
    await settled()
    await says(sight(6, question(6, 'build tower')))
    expect(table.draft).toEqual([])
    const next = table.choose('build tower')
    await settled()
    await answer()
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
    table.shown = { view: { at: 1 }, seat: 0, events: [{ type: 'one' }], seen: 0, step: false }
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
  it('is sent again under the same id until it arrives', async () => {
    await says(sight(4, question(4, 'build tower')))
    await table.choose('build tower')
    answers['moves'] = () => {
      throw new TypeError('offline')
    }
    await table.confirm()
    expect(table.offline).toBe(true)
    expect(table.draft.length).toBe(1)
    answers['moves'] = () => json(sight(5, null))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(table.offline).toBe(false)
    expect(table.draft).toEqual([])
    expect(new Set(sent().map((request) => request.body['client'])).size).toBe(1)
    expect(sent().length).toBe(2)
  })
})
