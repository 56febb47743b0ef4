/** The page's own sentences, in the language of its reader; changed without loading anew. */
import { FluentResource, type FluentBundle } from '@fluent/bundle'
import { settings } from '../settings.svelte'
import type { Argument, PageKey, PageWords } from './keys'
import { bundleOf, type Language } from './speech'

const CATALOGUES = {
  en: () => import('virtual:words/en'),
  fr: () => import('virtual:words/fr'),
}
const BOARDS = import.meta.glob<string>('../boards/*/words.*.ftl', { query: '?raw', import: 'default' })

let bundle = $state.raw<FluentBundle | null>(null)
let spoken = $state<Language>('en')
let boards: readonly string[] = []

const parsed: Record<string, FluentResource> = {}

/** A catalogue read once, however often it is put together with others. */
const read = (catalogue: string): FluentResource => (parsed[catalogue] ??= new FluentResource(catalogue))

async function load(language: Language): Promise<void> {
  const own = (await CATALOGUES[language]()).default
  const others = await Promise.all(boards.map((board) => boardWords(board, language)))
  if (language !== settings.language) return
  bundle = bundleOf(language, ...[own, ...others].map(read))
  spoken = language
  document.documentElement.lang = language
}

async function boardWords(board: string, language: Language): Promise<string> {
  return (await BOARDS[`../boards/${board}/words.${language}.ftl`]?.()) ?? ''
}

/** Brings the page's words in the language of the settings. */
export const loadWords = (): Promise<void> => load(settings.language)

/** Brings a board's words as well. */
export async function loadBoardWords(board: string): Promise<void> {
  if (!boards.includes(board)) boards = [...boards, board]
  await load(settings.language)
}

/** The language the page speaks at the moment. */
export const language = (): Language => spoken

type Told<Key extends PageKey> = PageWords[Key] extends undefined ? [] : [PageWords[Key]]

/** A sentence of the page: `t('bar-confirm')`. */
export function t<Key extends PageKey>(key: Key, ...told: Told<Key>): string {
  const pattern = bundle?.getMessage(key)?.value
  const given = (told[0] ?? {}) as Record<string, Argument>
  return pattern && bundle ? bundle.formatPattern(pattern, given, []) : ''
}

const written: Partial<Record<Language, Intl.NumberFormat>> = {}
const writing = (): Intl.NumberFormat =>
  (written[spoken] ??= new Intl.NumberFormat(spoken === 'fr' ? 'fr-FR' : 'en-GB'))

/** A number as it is written in the reader's language. */
export const number = (value: number): string =>
  writing().format(value).replace('\u202f', '\u00a0').replace('-', '\u2212')

/** A sum that comes or goes: +3, −2. */
export const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value))
