/** Sentences of a table in English and French: the same as `signoria.table.texts.Speech` says, word for word.
 *
 *  What an argument means is told by its name. `seat` and every name ending in `_seat` is a seat and becomes its player's
 *  name; `item: "lake"` the name of that item, and `the_item` its form with the article; of a list there is `…_count` too. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Language } from '../settings.svelte'
import type { Argument, Arguments, Message, Refusal, Told } from '../wire/types'

const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' }

export type Names = Record<string, { en: string; fr: string }>
export type Notes = Record<string, Message>

/** A bundle of catalogues in one language, read already or not. */
export function bundleOf(language: Language, ...catalogues: (string | FluentResource)[]): FluentBundle {
  const bundle = new FluentBundle(LOCALES[language], { useIsolating: false })
  for (const each of catalogues)
    bundle.addResource(typeof each === 'string' ? new FluentResource(each) : each, { allowOverrides: true })
  return bundle
}

export const isSeat = (name: string): boolean => name === 'seat' || name.endsWith('_seat')
export const areSeats = (name: string): boolean =>
  ['seats', 'winners', 'waiting'].includes(name) || name.endsWith('_seats')

/** The name of one of many: `items` are things called `item`, `cities` things called `city`. */
export function singular(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`
  if (name === 'bonuses') return 'bonus'
  return name.endsWith('s') ? name.slice(0, -1) : name
}

/** What the values of a view's field may be, the likeliest first: `known_professions` are professions. */
const kinds = (field: string): string[] => [field, ...field.split('_')].flatMap((word) => [word, singular(word)])

export class Speech {
  readonly title: string
  readonly language: Language
  readonly #bundle: FluentBundle
  readonly #names: Names
  readonly #players: readonly string[]
  readonly #notes: Notes

  constructor(
    title: string,
    language: Language,
    bundle: FluentBundle,
    names: Names,
    players: readonly string[],
    notes: Notes = {},
  ) {
    this.title = title
    this.language = language
    this.#bundle = bundle
    this.#names = names
    this.#players = players
    this.#notes = notes
  }

  /** Who sits there. */
  player(seat: number): string {
    return this.#players[seat] ?? String(seat)
  }

  /** A sentence; the title's own where it has one, else the table's. */
  say(key: string, given: Arguments = {}): string {
    return this.#format(key, this.#spoken(given))
  }

  /** What a thing is called: `name('profession', 'poet')`. */
  name(what: string, value: string): string {
    return this.#named(what, value) || value
  }

  /** What a thing is called of which only the key is known, with its article: the lot of an auction. */
  thing(value: string): string {
    const ends = `-${value}`
    const keys = Object.keys(this.#names).filter((key) => key.endsWith(ends))
    const found = keys.find((key) => key.startsWith('the-')) ?? keys[0]
    if (found) return this.#names[found]?.[this.language] ?? value
    return this.#named('the-item', value) || this.#named('item', value) || value
  }

  /** What a value of a view's field is called, a counted thing by its count; nothing if it has no name. */
  value(field: string, value: string): string {
    for (const kind of kinds(field)) {
      const name = this.#named(kind, value)
      if (name) return name
    }
    return this.#counted(value)
  }

  /** What a thing that a view's field names costs and does; nothing if there is nothing to say. */
  note(field: string, value: string): string {
    for (const kind of kinds(field)) {
      const note = this.#notes[`${kind}-${value}`]
      if (note) return this.message(note)
    }
    return ''
  }

  /** What a field of the view is called, by the title's word, else the table's. */
  field(name: string): string {
    const key = `${this.title}-field-${name}`
    const words = this.#format(key, {})
    return words === `table-field-${name}` ? name.replaceAll('_', ' ') : words
  }

  message(message: Message): string {
    return this.say(message.key, message.arguments)
  }

  question(question: Message): string {
    return this.say(question.key, question.arguments)
  }

  /** Why not, without the rule: for where the paragraph is a link beside it. */
  reason(refusal: Message): string {
    return this.say(refusal.key, refusal.arguments)
  }

  /** Why not, with the paragraph that says so. */
  refusal(refusal: Refusal): string {
    const sentence = this.reason(refusal)
    if (!refusal.paragraph) return sentence
    return this.#format('table-with-rule', { sentence, paragraph: refusal.paragraph })
  }

  /** What happened. */
  event(event: Told): string {
    const { type, ...fields } = event
    delete fields['to']
    delete fields['changes']
    delete fields['only_choice']
    return this.say(`${this.title}-event-${type}`, fields as Arguments)
  }

  #format(key: string, given: Record<string, FluentVariable>): string {
    const known = this.#bundle.hasMessage(key) ? key : `table-${key.split('-').slice(1).join('-')}`
    const pattern = this.#bundle.getMessage(known)?.value
    return pattern ? this.#bundle.formatPattern(pattern, given, []) : known
  }

  #spoken(given: Arguments): Record<string, FluentVariable> {
    const spoken: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(given)) Object.assign(spoken, this.#argument(name, value))
    return spoken
  }

  #argument(name: string, value: Argument): Record<string, FluentVariable> {
    if (typeof value === 'number') return { [name]: isSeat(name) ? this.player(value) : new FluentNumber(value) }
    if (typeof value === 'string') {
      return {
        [name]: this.name(name, value),
        [`the_${name}`]: this.#named(`the-${name}`, value) || this.name(name, value),
      }
    }
    return { [name]: this.#listed(name, value), [`${name}_count`]: value.length }
  }

  #listed(name: string, values: readonly (string | number)[]): string {
    if (areSeats(name)) return values.map((value) => this.player(Number(value))).join(', ')
    return values.map((value) => this.#counted(String(value)) || this.name(singular(name), String(value))).join(', ')
  }

  /** So many of a thing, `2 wood`, by the title's sentence for it; nothing if it is not a counted thing. */
  #counted(value: string): string {
    const [count, ...thing] = value.split(' ')
    const key = `${this.title}-counted-${thing.join(' ')}`
    return this.#bundle.hasMessage(key) ? this.#format(key, { count: Number(count) }) : ''
  }

  #named(what: string, value: string): string {
    const found = this.#names[`${what}-${value}`]
    if (found) return found[this.language]
    const key = `${this.title}-${what}-${value}`
    return this.#bundle.hasMessage(key) ? this.#format(key, {}) : ''
  }
}
