/** A view as headings and real tables, for any title: made from the shape of its JSON and the words of its fields. */
import { playerRows } from '../shared/where'
import { t } from '../words/page.svelte'
import type { Speech } from '../words/speech'
import { described, inWords, isFields, type Fields } from './values'

/** A table: the first cell of a row is its heading. */
export interface TextTable {
  caption: string
  head: string[]
  rows: string[][]
}

export interface TextSections {
  mine: TextTable[]
  players: TextTable[]
  table: TextTable[]
}

const SKIPPED = ['seat', 'waiting']

/** Fields and how they are, line by line; things that are tables themselves follow as such. */
function fieldTables(say: Speech, caption: string, fields: Fields): TextTable[] {
  const rows: string[][] = []
  const more: TextTable[] = []
  for (const [name, value] of Object.entries(fields)) {
    if (SKIPPED.includes(name)) continue
    if (isRows(value)) more.push(rowTable(say, say.field(name), value))
    else if (isNoted(say, name, value)) more.push(listTable(say, name, value))
    else if (isFields(value) && !isCount(value)) more.push(...fieldTables(say, say.field(name), value))
    else rows.push([say.field(name), inWords(say, name, value)])
  }
  return rows.length ? [{ caption, head: [t('text-field'), t('text-value')], rows }, ...more] : more
}

const isCount = (fields: Fields): boolean => Object.values(fields).every((value) => typeof value === 'number')

/** Several things of one kind, each with several fields: worth a table. */
function isRows(value: unknown): value is Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every((row) => isFields(row) && Object.keys(row).length > 1)
}

/** What the things of a row cost and do, as far as the box says anything of them. */
const notesOf = (say: Speech, row: Fields): string =>
  Object.entries(row)
    .map(([name, value]) => (typeof value === 'string' ? say.note(name, value) : ''))
    .filter(Boolean)
    .join(' – ')

function rowTable(say: Speech, caption: string, rows: readonly Fields[]): TextTable {
  const names = Object.keys(rows[0]!)
  const notes = rows.map((row) => notesOf(say, row))
  const noted = notes.some(Boolean)
  return {
    caption,
    head: [...names.map((name) => say.field(name)), ...(noted ? [t('text-does')] : [])],
    rows: rows.map((row, line) => [
      ...names.map((name) => inWords(say, name, row[name])),
      ...(noted ? [notes[line]!] : []),
    ]),
  }
}

/** Several things of which one wants to know more than their names. */
const isNoted = (say: Speech, name: string, value: unknown): value is string[] =>
  Array.isArray(value) && value.some((each) => typeof each === 'string' && say.note(name, each))

const listTable = (say: Speech, name: string, values: readonly string[]): TextTable => ({
  caption: say.field(name),
  head: [say.field(name), t('text-does')],
  rows: values.map((value) => [inWords(say, name, value), say.note(name, value)]),
})

/** Of a player nothing is missing: what is not told is hidden. */
const shown = (say: Speech, name: string, value: unknown): string =>
  value === null && !name.endsWith('_seat') ? t('text-hidden') : inWords(say, name, value)

/** Players side by side: a line for each field, a column for each player. */
function playersTable(say: Speech, caption: string, rows: readonly Fields[]): TextTable {
  const names = Object.keys(rows[0]!).filter((name) => name !== 'seat')
  return {
    caption,
    head: [t('text-field'), ...rows.map((row) => say.player(row['seat'] as number))],
    rows: names.map((name) => [say.field(name), ...rows.map((row) => shown(say, name, row[name]))]),
  }
}

/** The own line among the players, with what is hidden from the others. */
function completed(row: Fields, own: Fields): Fields {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? own[name] ?? null]))
}

const FREE = 'free_squares'
const SQUARE = /^([a-z])([0-9]+)$/

/** Where own tiles lie: a table with a column for each letter and a line for each number; free squares are empty in it. */
function squaresTable(say: Speech, row: Fields, free: readonly string[]): TextTable {
  const lies = new Map(free.map((square) => [square, '']))
  const tiles = Object.values(row).filter(isRows).flat()
  for (const { squares, ...tile } of tiles)
    if (Array.isArray(squares)) for (const square of squares as string[]) lies.set(square, described(say, tile))
  const names = [...lies.keys()].map((square) => SQUARE.exec(square)!)
  const columns = [...new Set(names.map(([, column]) => column!))].sort()
  const lines = [...new Set(names.map(([, , line]) => Number(line)))].sort((one, other) => one - other)
  return {
    caption: t('text-squares'),
    head: [t('text-line'), ...columns],
    rows: lines.map((line) => [String(line), ...columns.map((column) => lies.get(`${column}${line}`) ?? '–')]),
  }
}

/** What is one's own; squares as a table of their own. */
function ownTables(say: Speech, { [FREE]: free, ...own }: Fields, row: Fields | undefined): TextTable[] {
  const tables = fieldTables(say, say.field('own'), own)
  return Array.isArray(free) && row ? [...tables, squaresTable(say, row, free as string[])] : tables
}

/** Everything a seat may see, under three headings. */
export function sectionsOf(say: Speech, view: unknown, seat: number | null, seats: number): TextSections {
  if (!isFields(view)) return { mine: [], players: [], table: [] }
  const players = playerRows(view, seats)
  const own = view['own']
  const rest = Object.fromEntries(Object.entries(view).filter(([name]) => name !== 'own' && name !== players?.field))
  const rows = (players?.rows ?? []).map((row) => (row['seat'] === seat && isFields(own) ? completed(row, own) : row))
  const myRow = rows.find((row) => row['seat'] === seat)
  return {
    mine: isFields(own) ? ownTables(say, own, myRow) : myRow ? fieldTables(say, say.player(seat!), myRow) : [],
    players: players ? [playersTable(say, say.field(players.field), rows)] : [],
    table: fieldTables(say, t('text-table'), rest),
  }
}
