/** The lesson of The Princes of Florence: two rounds of one deal, from the first cards to the second work. */
import type { Lesson } from '../contract'

const lesson: Lesson = {
  deal: 10,
  seats: 3,
  options: { first_player: '1' },
  steps: [
    { question: 'princes-question-return', sentence: 'princes-lesson-return', move: 'return botanist' },
    { question: 'princes-question-open', sentence: 'princes-lesson-open', move: 'open lake' },
    { question: 'princes-question-bid', sentence: 'princes-lesson-bid', move: 'bid 400' },
    { question: 'princes-question-place-landscape', sentence: 'princes-lesson-landscape', move: 'place lake a1' },
    { question: 'princes-question-turn', sentence: 'princes-lesson-freedom', move: 'freedom travel' },
    { question: 'princes-question-turn', sentence: 'princes-lesson-work', move: 'work cartographer, prestige 2' },
    { question: 'princes-question-pay', sentence: 'princes-lesson-pay', move: 'prestige 2' },
    { question: 'princes-question-bid', sentence: 'princes-lesson-pass', move: 'pass' },
    { question: 'princes-question-last-buyer', sentence: 'princes-lesson-last-buyer', move: 'take builder' },
    { question: 'princes-question-turn', sentence: 'princes-lesson-build', move: 'build theatre' },
    { question: 'princes-question-place-building', sentence: 'princes-lesson-building', move: 'place theatre d2 r1' },
    { question: 'princes-question-turn', sentence: 'princes-lesson-best', move: 'work poet, prestige 4' },
  ],
}
export default lesson
