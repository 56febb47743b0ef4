/** The rooms of the page and which may use which: imports go one way, and the linter refuses any other.
 *
 *  What is loaded by a pattern when it is needed (boards, lessons, pages) is no import: `shared/registry.ts`,
 *  `pages/stages.ts` and `App.svelte` say what comes that way. */
import { dirname, relative, resolve } from 'node:path'

const SOURCE = resolve(import.meta.dirname, '../src')

const GROUND = ['drawing', 'settings', 'router', 'wire', 'words', 'table', 'shared']
const AROUND = ['bar', 'end', 'help', 'learn', 'log', 'motion', 'orders', 'replay', 'rules', 'score', 'seats', 'talk']

/** Every room with those it may use besides itself. A board is a room of its own: none finds anything of another. */
export const ROOMS = {
  drawing: [],
  settings: [],
  router: [],
  wire: ['settings'],
  words: ['settings', 'wire'],
  table: ['drawing', 'settings', 'wire', 'words'],
  shared: ['drawing', 'settings', 'router', 'wire', 'words', 'table'],
  house: GROUND,
  'frame/motion': GROUND,
  'frame/orders': GROUND,
  'frame/seats': GROUND,
  'frame/talk': GROUND,
  'frame/help': GROUND,
  'frame/learn': GROUND,
  'frame/log': [...GROUND, 'frame/motion', 'frame/talk'],
  'frame/score': [...GROUND, 'frame/log'],
  'frame/replay': [...GROUND, 'house'],
  'frame/end': [...GROUND, 'house', 'frame/score'],
  'frame/rules': [...GROUND, 'house'],
  'frame/bar': [...GROUND, 'frame/orders'],
  boards: [...GROUND, 'frame/orders'],
  text: [...GROUND, 'frame/help', 'frame/orders'],
  lobby: [...GROUND, 'house'],
  pages: [...GROUND, 'house', 'text', ...AROUND.map((room) => `frame/${room}`)],
  App: GROUND,
  main: [...GROUND, 'App'],
}

/** The room a file lies in, by its path under `src`: a folder, one of the frame's or boards' folders, or a file by itself. */
export function roomOf(path) {
  const [first, second = ''] = path.split('/')
  if (first === 'frame' || (first === 'boards' && second)) return `${first}/${second}`
  return first.replace(/(\.test)?(\.svelte)?(\.ts)?$/, '')
}

const rulesFor = (room) => ROOMS[room.startsWith('boards/') ? 'boards' : room]

/** Why a file may not import another, both by their paths under `src`; nothing if it may. */
export function forbidden(from, to) {
  const [own, other] = [roomOf(from), roomOf(to)]
  if (!rulesFor(own)) return `${own} is no room of the page: tools/rooms.mjs lists them`
  if (own === other || rulesFor(own).includes(other)) return null
  return `${own} may not use ${other}: tools/rooms.mjs says which rooms it may`
}

const STYLES = /^styles\/|\.css$/

/** Reports imports of a file that its room may not make. */
const check = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const from = relative(SOURCE, context.filename)
    if (from.startsWith('..')) return {}
    const judge = (node) => {
      const source = node.source?.value
      if (typeof source !== 'string' || !source.startsWith('.')) return
      const to = relative(SOURCE, resolve(dirname(context.filename), source.split('?')[0]))
      const why = to.startsWith('..') || STYLES.test(to) ? null : forbidden(from, to)
      if (why) context.report({ node, message: why })
    }
    return {
      ImportDeclaration: judge,
      ExportNamedDeclaration: judge,
      ExportAllDeclaration: judge,
      ImportExpression: judge,
    }
  },
}

/** The rule as the linter is given it. */
export const rooms = { rules: { 'one-way': check } }
