/** The rooms of the page: imports go one way, and the linter says so. */
import { Linter } from 'eslint'
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOMS, forbidden, roomOf, rooms } from '../tools/rooms.mjs'

const USES: Record<string, readonly string[]> = ROOMS

/** All rooms that one leads to. */
function reached(room: string, seen = new Set<string>()): Set<string> {
  for (const other of USES[room] ?? [])
    if (!seen.has(other)) {
      seen.add(other)
      reached(other, seen)
    }
  return seen
}

/** What the linter says of a file that holds this line. */
function linted(path: string, line: string): string[] {
  const config = { files: ['**'], plugins: { rooms }, rules: { 'rooms/one-way': 'error' } } as const
  return new Linter().verify(line, config as never, resolve('src', path)).map(({ message }) => message)
}

describe('the rooms of the page', () => {
  it('lead nowhere back to themselves', () => {
    for (const room of Object.keys(USES)) expect(reached(room).has(room), room).toBe(false)
  })

  it('hold everything there is', () => {
    const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(ts|svelte)$/.test(path) && !/\.(test|d)\.ts$/.test(path) && !path.startsWith('boards/'))
      .map(roomOf)
    expect([...new Set(found)].filter((room) => !(room in USES))).toEqual([])
  })

  it('are told apart by the linter', () => {
    const refused = [expect.stringContaining('may not use')]
    expect(linted('shared/desk.ts', "import { grouped } from '../frame/log/lines'")).toEqual(refused)
    expect(linted('boards/princes/board.ts', "export { x } from '../firenze/board'")).toEqual(refused)
    expect(linted('frame/log/lines.ts', "void import('../bar/Acts.svelte')")).toEqual(refused)
    expect(linted('frame/log/lines.ts', "import { desk } from '../../shared/desk.svelte'")).toEqual([])
    expect(linted('frame/log/lines.ts', "import './lines.css'")).toEqual([])
  })

  it('say what a file may not have', () => {
    expect(forbidden('lobby/Lobby.svelte', 'pages/TablePage.svelte')).toContain('lobby may not use pages')
    expect(forbidden('attic/junk.ts', 'wire/api')).toContain('no room')
  })
})
