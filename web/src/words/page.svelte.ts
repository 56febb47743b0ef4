/** The page's own sentences, in the language of its reader; changed without loading anew. */
import { FluentResource, type FluentBundle } from '@fluent/bundle'
import { settings, type Language } from '../settings.svelte'
import type { Argument, PageKey, PageWords } from './keys'
import { bundleOf } from './speech'

const CATALOGUES = {
  en: () => import('virtual:words/en'),
  fr: () => import('virtual:words/fr'),
}
/** Catalogues of rooms that come later: a board's, the lobby's. */
const ROOMS = import.meta.glob<string>(['../boards/*/words.*.ftl', '../lobby/words.*.ftl'], {
  query: '?raw',
  import: 'default',
})

let bundle = $state.raw<FluentBundle | null>(null)
let spoken = $state<Language>('en')
const rooms: Record<string, Promise<void>> = {}

const parsed: Record<string, FluentResource> = {}

/** A catalogue read once, however often it is put together with others. */
const read = (catalogue: string): FluentResource => (parsed[catalogue] ??= new FluentResource(catalogue))

async function load(language: Language): Promise<void> {
  const own = (await CATALOGUES[language]()).default
  const others = await Promise.all(Object.keys(rooms).map((room) => roomWords(room, language)))
  if (language !== settings.language) return
  bundle = bundleOf(language, ...[own, ...others].map(read))
  spoken = language
  document.documentElement.lang = language
}

async function roomWords(room: string, language: Language): Promise<string> {
  return (await ROOMS[`../${room}/words.${language}.ftl`]?.()) ?? ''
}

/** Brings the page's words in the language of the settings. */
export const loadWords = (): Promise<void> => load(settings.language)

/** Brings the words of a room as well, where it has its own. */
export async function loadWordsOf(room: string): Promise<void> {
  if (`../${room}/words.en.ftl` in ROOMS) await (rooms[room] ??= Promise.resolve().then(loadWords))
}

export const loadBoardWords = (board: string): Promise<void> => loadWordsOf(`boards/${board}`)

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
