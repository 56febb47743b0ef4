/** What a person says about a new table, until it is made. */
import type { GameAnswer, OptionAnswer } from '../wire/types'
import { language, t } from '../words/page.svelte'
import { optionText } from '../house/describing'
import type { SeatWish, TableWish } from '../house/guests'

export type Sitter = 'me' | 'same' | 'open' | 'bot'
export interface SeatDraft {
  who: Sitter
  bot: string
  name: string
}

export const PACES = {
  none: { move_seconds: 0, reserve_seconds: 0 },
  live: { move_seconds: 60, reserve_seconds: 900 },
  day: { move_seconds: 86_400, reserve_seconds: 0 },
  relaxed: { move_seconds: 3 * 86_400, reserve_seconds: 0 },
} as const
export type Pace = keyof typeof PACES
export const BOT_PACES = ['at-once', 'natural', 'slow'] as const
export type BotPace = (typeof BOT_PACES)[number]

const USUAL_SEATS = 3

export class TableForm {
  games = $state.raw<readonly GameAnswer[]>([])
  bots = $state.raw<readonly string[]>([])
  title = $state('')
  seats = $state<SeatDraft[]>([])
  options = $state<Record<string, string>>({})
  pace = $state<Pace>('none')
  onTimeout = $state<'bot' | 'end'>('bot')
  hints = $state(true)
  watchers = $state(true)
  veil = $state(false)
  practice = $state(false)
  botPace = $state<BotPace>('natural')
  listed = $state(false)
  components = $state('')
  /** Why the table could not be made, and at which field that stands; at the end of the form where it is at none. */
  trouble = $state.raw<{ field: string; sentence: string } | null>(null)

  readonly game = $derived(this.games.find((game) => game.key === this.title) ?? null)
  readonly least = $derived(this.game?.seats[0] ?? 2)
  readonly most = $derived(this.game?.seats[1] ?? 5)
  readonly open = $derived(this.seats.filter((seat) => seat.who === 'open').length)
  readonly begins = $derived(this.open === 0)
  readonly changed = $derived(
    (this.game?.options ?? []).filter((option) => this.options[option.key] !== optionText(option.default)).length,
  )

  constructor(private readonly wanted: string) {}

  /** The games have come: begins with the one asked for. */
  lay(games: readonly GameAnswer[], bots: readonly string[]): void {
    if (this.title) return
    this.games = games
    this.bots = bots
    this.take(games.some((game) => game.key === this.wanted) ? this.wanted : (games[0]?.key ?? ''))
  }

  /** Another game: its options as written, and as many of the seats as it has. */
  take(title: string): void {
    this.title = title
    this.options = Object.fromEntries(
      (this.game?.options ?? []).map((option) => [option.key, optionText(option.default)]),
    )
    const count = this.seats.length || USUAL_SEATS
    this.seat(Math.min(this.most, Math.max(this.least, count)))
  }

  /** So many seats: those there are, and bots behind them. */
  seat(count: number): void {
    const kept = this.seats.slice(0, count)
    const fresh = Array.from({ length: count - kept.length }, (_, place) => this.fresh(kept.length + place))
    this.seats = [...kept, ...fresh]
  }

  private fresh(place: number): SeatDraft {
    return {
      who: place === 0 ? 'me' : 'bot',
      bot: this.bots.includes('quick') ? 'quick' : (this.bots[0] ?? ''),
      name: '',
    }
  }

  /** What was written for an option that takes a text; nothing where one of its choices is taken. */
  written(option: OptionAnswer): string {
    const said = this.options[option.key] ?? ''
    return option.choices.map(optionText).includes(said) ? '' : said
  }

  /** Writes an option; with nothing written it is as by default. */
  write(option: OptionAnswer, text: string): void {
    this.options[option.key] = text.trim() ? text : optionText(option.default)
  }

  /** What is wrong with a field, in words. */
  wrong(field: string): string {
    const told = this.trouble
    if (!told) return ''
    return told.field === field || (field === '' && !this.shows(told.field)) ? told.sentence : ''
  }

  /** Whether the form has that field. */
  private shows(field: string): boolean {
    const [part = '', key = ''] = field.split('.')
    if (part === 'options') return this.game?.options.some((option) => option.key === key) ?? false
    if (part === 'seats') return this.seats[Number(key)]?.who === 'same'
    return part === 'name' || part === 'components'
  }

  wish(): TableWish {
    return {
      title: this.title,
      seats: this.seats.map((seat): SeatWish => {
        if (seat.who === 'bot') return { kind: 'bot', spec: seat.bot }
        if (seat.who === 'open') return { kind: 'open' }
        return { kind: 'me', name: seat.who === 'same' ? seat.name.trim() : '' }
      }),
      options: { ...this.options },
      components: this.components,
      public: this.listed && this.open > 0,
      clock: PACES[this.pace],
      on_timeout: this.onTimeout,
      hints: this.hints,
      watchers: this.watchers,
      veil: this.veil,
      practice: this.practice,
      bot_pace: this.botPace,
    }
  }

  /** The whole table in one sentence. */
  summary(): string {
    const count = (who: Sitter): number => this.seats.filter((seat) => seat.who === who).length
    const game = this.game?.name[language()] ?? ''
    const rules = this.changed ? t('new-rules-changed', { count: this.changed }) : t('new-rules-written')
    const pace = t(`new-pace-${this.pace}-short`)
    const bots = count('bot')
    const people = count('me') + count('same')
    if (this.open)
      return t('new-summary-open', { game, open: this.open, listed: this.listed ? 'yes' : 'no', rules, pace })
    if (!people) return t('new-summary-watch', { game, bots, rules, pace })
    if (people === 1 && bots) return t('new-summary-alone', { game, bots, rules, pace })
    return t('new-summary-same', { game, people, bots, rules, pace })
  }
}
