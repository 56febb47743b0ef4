/** The lesson of Florenza: two workshops, the four workers of the first round, and what comes of each of them. */
import type { Lesson } from '../../shared/contract'

const lesson: Lesson = {
  deal: 12,
  seats: 3,
  goal: 'florenza-lesson-goal',
  steps: [
    { question: 'florenza-question-choose', sentence: 'florenza-lesson-choose', move: 'choose boscaiuolo' },
    { question: 'florenza-question-choose', sentence: 'florenza-lesson-second', move: 'choose lanaiuolo' },
    { question: 'florenza-question-turn', sentence: 'florenza-lesson-use', move: 'use medici 1' },
    { question: 'florenza-question-turn', sentence: 'florenza-lesson-commission', move: 'commission chi_pulpito' },
    { question: 'florenza-question-hire', sentence: 'florenza-lesson-hire', move: 'hire unknown_sculptor' },
    { question: 'florenza-question-turn', sentence: 'florenza-lesson-build', move: 'build erbolaio' },
    { question: 'florenza-question-turn', sentence: 'florenza-lesson-market', move: 'market' },
    { question: 'florenza-question-market', sentence: 'florenza-lesson-deal', move: 'sell spice' },
    { question: 'florenza-question-market', sentence: 'florenza-lesson-leave', move: 'leave' },
    { question: 'florenza-question-run', sentence: 'florenza-lesson-run', move: 'run' },
    { question: 'florenza-question-finish', sentence: 'florenza-lesson-finish', move: 'finish' },
    { question: 'florenza-question-works', sentence: 'florenza-lesson-realise', move: 'realise chi_pulpito' },
  ],
}
export default lesson
