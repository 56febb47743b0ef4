/** How much comes over the line: the built files of a page, packed with gzip, against what they may weigh. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const BUILT = new URL('../../src/signoria/server/page/', import.meta.url)
const FRENCH = 'virtual:words/fr'
const LOBBY = ['index.html', 'src/lobby/Lobby.svelte', FRENCH]
const PRINCES = [
  'index.html',
  'src/frame/TablePage.svelte',
  FRENCH,
  'src/boards/princes/board.ts',
  'src/boards/princes/words.fr.ftl?raw',
]

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

/** Each size with its limit, in kilobytes; of two languages the longer one. */
export function sizes() {
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', BUILT), 'utf8'))
  const [lobby, princes] = [LOBBY, PRINCES].map((parts) => needed(manifest, parts))
  const fonts = new Set(Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : [])))
  return [
    { what: 'JS gz, lobby', limit: 60, value: packed(lobby.scripts) },
    { what: 'JS gz, shell + Princes', limit: 130, value: packed(princes.scripts) },
    { what: 'CSS gz, lobby', limit: 20, value: packed(lobby.styles) },
    { what: 'CSS gz, shell + Princes', limit: 20, value: packed(princes.styles) },
    { what: 'Fonts', limit: 110, value: kilobytes(fonts, (content) => content) },
    { what: 'SVG sprite gz, Princes', limit: 45, value: packed(princes.sprites) },
  ]
}

if (import.meta.filename === process.argv[1]) {
  for (const { what, limit, value } of sizes()) {
    console.log(`${what}: ${value.toFixed(1)} of ${limit} kB`)
    if (value > limit) process.exitCode = 1
  }
}
