/** What a board is given, and what it may give back: see docs/drawing-a-board.md. */
import type { Component } from 'svelte'
import type { TableState } from '../table/table.svelte'
import type { AuctionState, Box, Move, Told } from '../wire/types'
import type { PageKey, PageWords } from '../words/keys'

/** Sentences of the page that need no arguments. */
export type PlainKey = { [Key in PageKey]: PageWords[Key] extends undefined ? Key : never }[PageKey]

/** A number that a lesson puts on the table, and what is told under that number. */
export interface LessonMark {
  /** Where it stands: the beginning of a move that a thing or a button stands for, or the name of a spot. */
  at: string
  sentence: PlainKey
}

/** What is said when a question is asked, what is pointed at, and the line one might answer in the lesson's own deal. */
export interface LessonStep {
  question: string
  sentence: PlainKey
  marks?: readonly LessonMark[]
  move?: string
}

/** `lesson.ts` of a folder: a table whose deal is known, and a sentence for each step of its first rounds. */
export interface Lesson {
  deal: number
  seats: number
  options?: Record<string, string>
  /** What one plays for, in half a minute: told before the first step. */
  goal: PlainKey
  steps: readonly LessonStep[]
}

/** A paragraph of the rulebook, and the box that comes with the game. */
export interface FigureProps {
  paragraph: string
  box: Box
}

/** A view as a seat has it, and the box it is played with. */
export interface PositionProps {
  view: unknown
  box: Box
  seat: number
}

/** `position.ts` of a folder: how a seat stands, small; for the lobby's cards. */
export interface PositionModule {
  default: Component<PositionProps>
}

/** `figures.ts` of a folder: small positions for some paragraphs of the rulebook. */
export interface FigureModule {
  default: Component<FigureProps>
  paragraphs: readonly string[]
}

/** A board draws a view and offers moves; it never judges rules. */
export interface BoardProps {
  table: TableState
}

export interface SeatProps extends BoardProps {
  seat: number
}

/** Where the game stands, for the top bar: words already in the reader's language. */
export interface Where {
  round?: number
  rounds?: number
  phases?: string[]
  /** Which of the phases is the present one. */
  phase?: number
  /** Whether the game is over: then all rounds are behind one. */
  over?: boolean
}

/** A draft in words: the sentence of the bar, and the verb and outcome of Confirm. */
export interface Drafted {
  sentence?: string
  verb: string
  outcome: string
  /** Whether an act is still in the making: Confirm waits for its end. */
  pending?: boolean
}

/** A button of the bar that stands for more than one move. */
export interface Act {
  key: string
  verb: string
  outcome: string
  press: () => unknown
}

/** An auction as the view tells it, for standing orders that are given while others are asked. */
export interface Auctioned {
  /** The lot under the hammer, where the reader still bids for it. */
  now: AuctionState | null
  /** What may come under the hammer. */
  lots: readonly string[]
  /** The most the reader could bid. */
  most: number
}

/** A piece that leaves a spot and reaches another: of several names the first that is in sight. */
export interface Travel {
  from: string | readonly string[]
  to: string | readonly string[]
  /** The address of the symbol that is seen on its way; without it the piece itself, as it is drawn where it arrives. */
  picture?: string
  /** Whether that symbol lies on a card. */
  card?: boolean
  /** Whether it is a bid, which is quicker. */
  bid?: boolean
  /** Whether it is gone from the table then, and leaves no outline where it went. */
  spent?: boolean
  /** Whether who did it has put it there by hand: nobody sees their own piece travel again. */
  byHand?: boolean
}

/** A tab under the board on a phone. */
export interface BoardTab {
  key: string
  label: (table: TableState) => string
  component: Component<BoardProps>
}

/** `board.ts` of a folder exports this. */
export interface BoardModule {
  /** The board area. */
  default: Component<BoardProps>
  /** The phone's board, where it differs from the desktop's. */
  phone?: Component<BoardProps>
  /** The phone's tabs under the board; the frame adds Log, Chat and Score. */
  tabs?: BoardTab[]
  /** What a seat holds, under its name in the seats column. */
  seat?: Component<SeatProps>
  /** How all stand, narrow: over the seats, where the window is too low to show it on the board. */
  standing?: Component<BoardProps>
  /** Shows what is a seat's, large; for the seats column. */
  visit?: (table: TableState, seat: number) => void
  /** Points of a seat as the view shows them. */
  points?: (table: TableState, seat: number) => number | null
  /** A word or two on what a seat does, for the seats column ("passed", "bid 600"). */
  state?: (table: TableState, seat: number) => string
  where?: (table: TableState) => Where
  /** What a button of a move leads to, in its second line ("leaves 1 000 florins"). */
  outcome?: (table: TableState, text: string) => string
  /** Moves that are made on the board itself, and so need no button in the decision bar. */
  onBoard?: (table: TableState, text: string) => boolean
  /** The sentence of the bar where one gesture answers several questions, in place of the first of them; null else. */
  asks?: (table: TableState) => string | null
  /** Buttons beside those of single moves, where one gesture answers several questions ("Build nothing"). */
  acts?: (table: TableState) => Act[]
  /** A drafted move in a word or two, for its chip ("Place: a1"); null for one that goes without saying. */
  step?: (table: TableState, move: Move) => string | null
  /** What the whole draft does, for the decision bar, where its last move alone does not say so. */
  drafted?: (table: TableState) => Drafted | null
  /** What is auctioned; nothing outside an auction, or where the reader takes no part in it. */
  auction?: (table: TableState) => Auctioned | null
  /** What an event sets in motion, between the spots that the board has named. */
  travels?: (table: TableState, event: Told) => Travel[]
  /** Sources of points in the order in which they are drawn: each has always the same colour and hatch. */
  sources?: readonly string[]
  /** The end-of-game panel. */
  ended?: Component<BoardProps>
}
