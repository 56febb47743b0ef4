/** Words of a room that comes later are said by that room alone: elsewhere they might not be there yet. */
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '..')
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
const read = (path: string): string => readFileSync(join(SOURCE, path), 'utf8')
const sources = files
  .filter((path) => /\.(svelte|ts)$/.test(path) && !/keys\.ts|\.d\.ts$/.test(path))
  .map((path) => ({ path, text: read(path) }))

test.each(files.filter((path) => path.endsWith('words.en.ftl')))('%s', (catalogue) => {
  const room = dirname(catalogue)
  const elsewhere = sources.filter(({ path }) => !path.startsWith(`${room}/`))
  const keys = [...read(catalogue).matchAll(/^([a-z][\w-]*) *=/gm)].map(([, key]) => key!)
  expect(keys.length).toBeGreaterThan(10)
  const said = keys.flatMap((key) =>
    elsewhere.filter(({ text }) => new RegExp(`['"\`]${key}['"\`]`).test(text)).map(({ path }) => `${key}: ${path}`),
  )
  expect(said).toEqual([])
})
