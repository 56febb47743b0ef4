/** The page's catalogues: every English sentence has its French one, with the same arguments, and a typed key.
 *
 *  Catalogues lie beside what says them, as pairs `*.en.ftl` and `*.fr.ftl` anywhere under src. Those called `words` belong
 *  to a room that comes later (a board, the lobby) and are loaded with it; all others are the page's own and come as
 *  `virtual:words/en` and `virtual:words/fr`. */
import { FluentResource } from '@fluent/bundle'
import { existsSync, globSync, readFileSync, writeFileSync } from './files.mjs'

const ROOT = new URL('../', import.meta.url).pathname
const KEYS = ROOT + 'src/words/keys.ts'

/** Every message of a catalogue with the names of the arguments it takes. */
function messages(path) {
  const text = readFileSync(path)
  const resource = new FluentResource(text)
  const found = new Map(resource.body.map((entry) => [entry.id, [...argumentsOf(entry)].sort()]))
  const wanted = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1])
  const unread = wanted.filter((key) => !found.has(key))
  if (unread.length) throw new Error(`${path}: cannot be read: ${unread.join(', ')}`)
  const parted = /\.fr\.ftl$/.test(path) && /^(?!#).*(?: [:;!?»]|« ).*/m.exec(text)
  if (parted) throw new Error(`${path}: a sign is parted from its word: ${parted[0]}`)
  if (wanted.length !== found.size) throw new Error(`${path}: a key is there twice`)
  return found
}

function argumentsOf(node, found = new Set()) {
  if (Array.isArray(node)) node.forEach((part) => argumentsOf(part, found))
  else if (node && typeof node === 'object') {
    if (node.type === 'var') found.add(node.name)
    Object.values(node).forEach((part) => argumentsOf(part, found))
  }
  return found
}

/** All keys with their arguments; throws, naming the sentence, where French and English differ. */
export function checkedKeys() {
  const keys = new Map()
  for (const path of globSync(ROOT + 'src', '.en.ftl')) {
    const french = path.replace(/\.en\.ftl$/, '.fr.ftl')
    if (!existsSync(french)) throw new Error(`${path} has no French beside it`)
    const [english, other] = [messages(path), messages(french)]
    for (const [key, names] of english) {
      if (keys.has(key)) throw new Error(`${key}: said in two catalogues`)
      if (!other.has(key)) throw new Error(`${french}: ${key} is missing`)
      if (other.get(key).join() !== names.join())
        throw new Error(`${french}: ${key} takes other arguments than in English`)
      keys.set(key, names)
    }
    for (const key of other.keys()) if (!english.has(key)) throw new Error(`${path}: ${key} is missing`)
  }
  return keys
}

/** Writes the typed list of keys; says whether it was another one before. */
export function writeKeys() {
  const lines = [...checkedKeys()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, names]) => {
      const fields = names.map((name) => `${name}: Argument`).join('; ')
      return `  '${key}': ${fields ? `{ ${fields} }` : 'undefined'}`
    })
  const text = [
    '/** Made by tools/words.mjs from the English catalogues: every sentence of the page, and what it must be told. */',
    'export type Argument = string | number',
    'export interface PageWords {',
    ...lines,
    '}',
    'export type PageKey = keyof PageWords',
    '',
  ].join('\n')
  const stale = !existsSync(KEYS) || readFileSync(KEYS) !== text
  if (stale) writeFileSync(KEYS, text)
  return stale
}

/** The catalogue of the page itself in one language, all files together. */
function catalogue(language) {
  return globSync(ROOT + 'src', `.${language}.ftl`)
    .filter((path) => !path.endsWith(`/words.${language}.ftl`))
    .map((path) => readFileSync(path))
    .join('\n')
}

/** The plugin: checks at the start, and serves the catalogues. */
export function words() {
  return {
    name: 'signoria-words',
    buildStart: () => void writeKeys(),
    resolveId: (id) => (id.startsWith('virtual:words/') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:words/')) return undefined
      return `export default ${JSON.stringify(catalogue(id.slice(-2)))}`
    },
    handleHotUpdate({ file, server }) {
      if (!file.endsWith('.ftl')) return
      writeKeys()
      for (const language of ['en', 'fr']) {
        const module = server.moduleGraph.getModuleById(`\0virtual:words/${language}`)
        if (module) server.moduleGraph.invalidateModule(module)
      }
      server.ws.send({ type: 'full-reload' })
    },
  }
}

if (process.argv[1] && import.meta.url.endsWith(process.argv[1].split('/').pop())) writeKeys()
