/** Lessons: what is said at which question. A title's lesson lies in its board's folder and comes when it is taken. */
import type { Lesson, LessonStep } from './contract'
import type { Move } from '../wire/types'
import { loadBoardWords } from '../words/page.svelte'

const LESSONS = import.meta.glob<{ default: Lesson }>('../boards/*/lesson.ts')
const addressOf = (title: string): string => `../boards/${title}/lesson.ts`
const ORIGIN = 'lesson '
const KEPT = 'signoria.lesson.'

/** The place of the step that was said at each place of the game: what is taken back is taught again alike. */
export type Taught = Readonly<Record<string, number>>

export const hasLesson = (title: string): boolean => addressOf(title) in LESSONS

/** Whether a table was dealt as a lesson. */
export const isLesson = (origin: string): boolean => origin.startsWith(ORIGIN)

export async function lessonOf(title: string): Promise<Lesson | null> {
  return (await LESSONS[addressOf(title)]?.())?.default ?? null
}

/** A lesson and the words it is taught in, which come with its board. */
export async function spokenLesson(title: string): Promise<Lesson | null> {
  const [lesson] = await Promise.all([lessonOf(title), loadBoardWords(title)])
  return lesson
}

/** What has been taught at a table, on this device; nothing where nobody is taught. */
export function taughtAt(table: string): Taught | null {
  const kept = localStorage.getItem(KEPT + table)
  return kept === null ? null : (JSON.parse(kept) as Taught)
}

/** Keeps what has been taught at a table; with nothing, nobody is taught there any more. */
export function keepTaught(table: string, taught: Taught | null): void {
  if (taught === null) localStorage.removeItem(KEPT + table)
  else localStorage.setItem(KEPT + table, JSON.stringify(taught))
}

/** The step for a question at a place of the game: the one said there before, the next of its kind, or the last again. */
export function stepAt(steps: readonly LessonStep[], taught: Taught, place: string, question: string): number | null {
  const alreadyAt = Object.keys(taught).find((where) => movesBefore(where) === movesBefore(place))
  const before = taught[place] ?? (alreadyAt === undefined ? undefined : taught[alreadyAt])
  if (before !== undefined && steps[before]?.question === question) return before
  const said = new Set(Object.values(taught))
  const alike = steps.flatMap((step, number) => (step.question === question ? [number] : []))
  return alike.find((number) => !said.has(number)) ?? alike.at(-1) ?? null
}

const GOAL = 'goal'

/** Whether the goal has been told, and what is taught once it was. */
export const knowsGoal = (taught: Taught): boolean => GOAL in taught
export const toldGoal = (taught: Taught): Taught => ({ ...taught, [GOAL]: -1 })

/** How many steps one has come, counted once for all: a step that is said again is behind one. */
export const reachedBy = (taught: Taught): number => Math.max(-1, ...Object.values(taught)) + 1

/** The number of the step that stands at a place: counted forwards, but for who has gone back to an earlier place. */
export function numberAt(taught: Taught, place: string, shown: number | null): number {
  const places = Object.keys(taught).filter((each) => each !== GOAL)
  const latest = Math.max(0, ...places.map(standingAt))
  return shown !== null && place in taught && standingAt(place) < latest ? shown + 1 : reachedBy(taught)
}

/** The move that a step advises: its own, or in another position the first that does the same. */
export function advisedBy(step: LessonStep | null, moves: readonly Move[]): Move | null {
  const verb = step?.move?.split(' ')[0]
  return (
    moves.find((move) => move.text === step?.move) ?? moves.find((move) => move.text.split(' ')[0] === verb) ?? null
  )
}

/** A place of the game: how many moves stand, and how many are drafted before the question. */
export const placeOf = (standing: number, drafted: number): string => `${standing}.${drafted}`

const standingAt = (place: string): number => Number.parseInt(place)

/** How many moves lie before a place, sent or drafted: a question met behind a draft is the same once it is sent. */
const movesBefore = (place: string): number => place.split('.').reduce((sum, count) => sum + Number(count), 0)

/** Whether all is said: the last step was taught, and the game has gone on from there. */
export function isTaught(steps: readonly LessonStep[], taught: Taught, place: string): boolean {
  const last = steps.length - 1
  return Object.entries(taught).some(([where, step]) => step === last && standingAt(where) < standingAt(place))
}
