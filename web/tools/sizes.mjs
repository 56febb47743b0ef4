/** How much comes over the line: the built files of a page, packed with gzip, against what they may weigh. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const BUILT = new URL('../../src/signoria/server/page/', import.meta.url)
const FRENCH = 'virtual:words/fr'
const LOBBY = ['index.html', 'src/lobby/Lobby.svelte', FRENCH, 'src/lobby/words.fr.ftl?raw']
const SHELL = ['index.html', 'src/pages/TablePage.svelte', FRENCH]
const BOARD = /^src\/boards\/(\w+)\/board\.ts$/

const kilobytes = (files, pack) =>
  [...files].reduce((sum, file) => sum + pack(readFileSync(new URL(file, BUILT))).length, 0) / 1000
const packed = (files) => kilobytes(files, (content) => gzipSync(content, { level: 9 }))

/** The built files of some parts with all that they import. */
function needed(manifest, parts) {
  const found = new Map()
  const add = (part) => {
    const chunk = manifest[part]
    if (!chunk) throw new Error(`${part} is not among the built files`)
    if (found.has(part)) return
    found.set(part, chunk)
    chunk.imports?.forEach(add)
  }
  parts.forEach(add)
  const chunks = [...found.values()]
  return {
    scripts: new Set(chunks.map(({ file }) => file)),
    styles: new Set(chunks.flatMap(({ css }) => css ?? [])),
    sprites: new Set(chunks.flatMap(({ assets }) => assets ?? []).filter((file) => file.endsWith('.svg'))),
  }
}

/** What a table of a title weighs: the shell, its board and the words of both. */
function tableOf(manifest, title) {
  const folder = `src/boards/${title}`
  const table = needed(manifest, [...SHELL, `${folder}/board.ts`, `${folder}/words.fr.ftl?raw`])
  return [
    { what: `JS gz, shell + ${title}`, limit: 130, value: packed(table.scripts) },
    { what: `CSS gz, shell + ${title}`, limit: 20, value: packed(table.styles) },
    { what: `SVG sprite gz, ${title}`, limit: 45, value: packed(table.sprites) },
  ]
}

const built = () => JSON.parse(readFileSync(new URL('manifest.json', BUILT), 'utf8'))

/** All titles that a board was built for. */
export const boards = (manifest = built()) => Object.keys(manifest).flatMap((part) => BOARD.exec(part)?.[1] ?? [])

/** Each size with its limit, in kilobytes, for every board that was built; of two languages the longer one. */
export function sizes() {
  const manifest = built()
  const [lobby, shell] = [LOBBY, SHELL].map((parts) => needed(manifest, parts))
  const fonts = new Set(Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : [])))
  return [
    { what: 'JS gz, lobby', limit: 60, value: packed(lobby.scripts) },
    { what: 'CSS gz, lobby', limit: 20, value: packed(lobby.styles) },
    { what: 'Fonts', limit: 110, value: kilobytes(fonts, (content) => content) },
    { what: 'JS gz, shell of a table', limit: 75, value: packed(shell.scripts) },
    { what: 'CSS gz, shell of a table', limit: 12, value: packed(shell.styles) },
    ...boards(manifest).flatMap((title) => tableOf(manifest, title)),
  ]
}

if (import.meta.filename === process.argv[1]) {
  for (const { what, limit, value } of sizes()) {
    console.log(`${what}: ${value.toFixed(1)} of ${limit} kB`)
    if (value > limit) process.exitCode = 1
  }
}
