/** Lessons: what is said at which question. A title's lesson lies in its board's folder and comes when it is taken. */
import type { Lesson, LessonStep } from '../boards/contract'
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
  const before = taught[place]
  if (before !== undefined && steps[before]?.question === question) return before
  const said = new Set(Object.values(taught))
  const alike = steps.flatMap((step, number) => (step.question === question ? [number] : []))
  return alike.find((number) => !said.has(number)) ?? alike.at(-1) ?? null
}

/** A place of the game: how many moves stand, and how many are drafted before the question. */
export const placeOf = (standing: number, drafted: number): string => `${standing}.${drafted}`

const standingAt = (place: string): number => Number.parseInt(place)

/** Whether all is said: the last step was taught, and the game has gone on from there. */
export function isTaught(steps: readonly LessonStep[], taught: Taught, place: string): boolean {
  const last = steps.length - 1
  return Object.entries(taught).some(([where, step]) => step === last && standingAt(where) < standingAt(place))
}
