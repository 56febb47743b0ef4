/** What lies open around a table: one sheet at a time, and the tabs in front. */
import { tick } from 'svelte'
import type { Told } from '../wire/types'

export type Sheet = 'menu' | 'why' | 'rules' | 'hint' | 'command' | 'keys' | null
export type SideTab = 'seats' | 'score'
export type TalkTab = 'log' | 'score' | 'chat' | 'notes'

/** What was scored by a seat from a source: a number of the score that somebody wants to see the lines of. */
export interface Trace {
  seat: number
  source: string
}

class Desk {
  sheet = $state<Sheet>(null)
  paragraph = $state('')
  side = $state<SideTab>('seats')
  talk = $state<TalkTab>('log')
  /** The tab under the board on a phone: one of the board's, or `log`, `chat`, `score`. */
  phone = $state('')
  drawer = $state(false)
  /** The standing-order form in the decision bar. */
  order = $state(false)
  /** Where a line of the log leads, once a game is over: its place among all events. */
  jump = $state.raw<((place: number) => void) | null>(null)
  /** The number of the score whose lines the log shows. */
  trace = $state.raw<Trace | null>(null)
  /** The event whose pieces are shown on the board. */
  pointed = $state.raw<Told | null>(null)
  /** Whether the reader has come back and not yet seen what happened meanwhile. */
  back = $state(false)

  readonly openRules = (paragraph: string): void => {
    this.paragraph = paragraph
    this.sheet = 'rules'
  }

  /** Shows the lines of the log that made a number of the score. */
  readonly traceLines = (seat: number, source: string): void => {
    this.trace = { seat, source }
    this.talk = 'log'
    this.phone = 'log'
    this.drawer = true
    void tick().then(() => document.querySelector<HTMLElement>('.log')?.focus())
  }

  /** Opens a sheet, or closes it if it is the one that is open. */
  toggle(sheet: Sheet): void {
    this.sheet = this.sheet === sheet ? null : sheet
  }

  readonly close = (): void => {
    this.sheet = null
  }
}

export const desk = new Desk()
