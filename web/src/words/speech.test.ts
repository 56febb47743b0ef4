/** Speech says what Python's says, over every different sentence of recorded games of all titles. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Language } from '../settings.svelte'
import { Speech, bundleOf, type Names } from './speech'
import type { Refusal, Told } from '../wire/types'

interface Game {
  title: string
  names: Names
  players: string[]
  catalogues: Record<Language, string>
  sentences: {
    kind: 'question' | 'message' | 'refusal' | 'event'
    said: Told & Refusal
    words: Record<Language, string>
  }[]
}

const ROOT = `${process.cwd()}/../`
const OWN = `${ROOT}.venv/bin/python`
const python = process.env['PYTHON'] ?? (existsSync(OWN) ? OWN : 'python3')
const games = JSON.parse(
  execFileSync(python, [`${ROOT}tools/sentences.py`], {
    env: { ...process.env, PYTHONPATH: `${ROOT}src` },
    maxBuffer: 1 << 28,
    encoding: 'utf8',
  }),
) as Game[]

describe.each(games)('the sentences of $title', (game) => {
  it.each(['en', 'fr'] as const)('are the same in %s', (language) => {
    const speech = new Speech(
      game.title,
      language,
      bundleOf(language, game.catalogues[language]),
      game.names,
      game.players,
    )
    const said = game.sentences.map(({ kind, said }) => speech[kind](said))
    expect(said).toEqual(game.sentences.map((sentence) => sentence.words[language]))
    expect(said.length).toBeGreaterThan(100)
  })
})
