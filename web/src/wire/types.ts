/** What goes over the wire, named. Answers of the API are typed by the server's own description; what sights, previews and
 *  boxes hold is written out here. */
import type { components, paths } from './schema'

type Schemas = components['schemas']

/** A kind of data that the server describes for a title, by its name there: `Described<'princes', 'PrincesView'>`. */
export type Described<Title extends string, Kind extends string> = `${Title}.${Kind}` extends keyof Schemas
  ? Schemas[`${Title}.${Kind}`]
  : never

type Answer<Path extends keyof paths, Method extends keyof paths[Path]> = paths[Path][Method] extends {
  responses: { 200: { content: { 'application/json': infer Content } } }
}
  ? Content
  : never

export type Argument = number | string | readonly (string | number)[]
export type Arguments = Record<string, Argument>

/** A sentence of the catalogues, not yet in a language. */
export interface Message {
  key: string
  arguments?: Arguments
}

export interface Refusal extends Message {
  paragraph: string
}

export interface Move {
  text: string
  message: Message
}

export interface RefusedMove extends Move {
  refusal: Refusal
}

export interface AuctionState {
  lot: string
  price: number
  least: number
  leader: number | null
  rivals: number[]
}

/** A question as the server sends it, without the seat that is asked. */
export interface Question extends Message {
  number: number
  paragraph: string
  auction: AuctionState | null
  deadline: number | null
  moves: Move[]
  refused: RefusedMove[]
}

/** Something that happened: `type` tells what, the rest is what its sentence speaks of. */
export interface Told {
  type: string
  changes?: { seat: number; what: string; amount: number; source: string }[]
  /** One's own answer, given by the server because there was no other. */
  only_choice?: boolean
  [field: string]: unknown
}

export interface Order {
  kind: 'bid' | 'pass'
  lot: string
  limit: number
  then: 'pass' | 'ask'
  rivals: number[]
  unless: string[]
}

export interface AskBack {
  seat: number
  to: number
  agreed: number[]
  /** What the moves told that would be taken back, the first of them first. */
  events: Told[]
}

/** Moves that were taken back by agreement or in practice, behind so many of the events that stand. */
export interface TakenBack {
  number: number
  seat: number
  behind: number
  events: Told[]
}

export type TablesAnswer = Answer<'/api/tables', 'get'>
export type TableSight = TablesAnswer['tables'][number]
export type SeatSight = TableSight['seats'][number]
export type GamesAnswer = Answer<'/api/games', 'get'>
export type GameAnswer = GamesAnswer['games'][number]
export type OptionAnswer = GameAnswer['options'][number]
export type Me = Answer<'/api/me', 'get'>
export type DeviceLink = Answer<'/api/me/device', 'post'>
export type Tokens = Answer<'/api/me/tokens', 'get'>['tokens']
/** A token just made, and its secret, which is told this once. */
export interface NewToken {
  token: Tokens[number]
  secret: string
}
export type MailAddress = Answer<'/api/email', 'get'>
export type Statistics = Answer<'/api/me/statistics', 'get'>
export type Hint = Answer<'/api/tables/{table}/hint', 'post'>
export type TurningPoint = Omit<Answer<'/api/tables/{table}/review', 'get'>['turning_points'][number], 'event'> & {
  event: Told
}
export type ReplayAnswer = Answer<'/api/tables/{table}/replay', 'get'>
export type NewTableBody = paths['/api/tables']['post']['requestBody']['content']['application/json']

/** How a game ended: places (shared ones alike), points, and every scoring line of every seat. */
export interface Outcome {
  ranks: number[]
  scores: number[]
  lines: Record<string, number>[]
}

/** One message to one reader. `number` counts the log: who has seen it asks for what comes behind it. */
export interface Sight {
  number: number
  table: TableSight
  seat: number | null
  view?: unknown
  events: Told[]
  questions: Record<string, Question>
  /** How many moves stand, those taken back not counted. */
  standing: number
  undo: Record<string, number>
  ask: Record<string, number>
  orders: Record<string, Order>
  /** The own seats for which the server answers where they have one choice. */
  only_choice: number[]
  ask_back: AskBack | null
  taken_back: TakenBack[]
  /** Until when the seats that are asked may think, in seconds of the clock; none without one. */
  deadlines: Record<string, number>
  /** What everybody would have if the game ended now, by source, as far as the reader can know. */
  sheets: Record<string, number>[]
  /** How a finished game ended: places, points, and every scoring line of every seat. */
  outcome: Outcome | null
  /** The token of the table's link, for those who sit at one that waits for others. */
  invite: string
  /** What the reader has is not continued but replaced; events are then all that stand. */
  again: boolean
}

export interface Preview {
  free: boolean
  events: Told[]
  question: Question | null
  view: unknown
}

export interface Said {
  number: number
  name: string
  text: string
  made: number
  /** Where its speaker sits; null for who has left. */
  seat: number | null
  /** The key of a phrase that every reader has in his own language, in place of a text. */
  phrase: string
}

/** The box of a table: every component's name in both languages, and the tables of the component file. */
export interface Box {
  names: Record<string, { en: string; fr: string }>
  /** What a thing costs and does, by the key of its name. */
  notes: Record<string, Message>
  components: Record<string, unknown>
  /** The paragraph that speaks of a kind of event, and the chapter of its phase; empty for what belongs to several.
   *  `cases` names another paragraph for some values of a field. */
  events: Record<
    string,
    { paragraph: string; phase: string; cases?: Readonly<Record<string, Readonly<Record<string, string>>>> }
  >
  /** What the phases are called, by their chapters. */
  phases: Record<string, { en: string; fr: string }>
}

export interface Rulebook {
  title: string
  /** The rules on one page, in markdown; empty where there is none. */
  summary: string
  chapters: { number: string; heading: string; paragraphs: { number: string; text: string }[] }[]
}
