/** The lesson of Firenze: three turns of one deal, from the first card to two contracts. */
import type { Lesson } from '../../shared/contract'

const lesson: Lesson = {
  deal: 7,
  seats: 3,
  options: { first_player: '1', layout: 'recommended' },
  goal: 'firenze-lesson-goal',
  steps: [
    { question: 'firenze-question-take', sentence: 'firenze-lesson-take', move: 'take 1' },
    { question: 'firenze-question-exchange', sentence: 'firenze-lesson-skip', move: 'skip' },
    { question: 'firenze-question-begin', sentence: 'firenze-lesson-begin', move: 'begin white 1' },
    { question: 'firenze-question-begin', sentence: 'firenze-lesson-second', move: 'begin green 1' },
    { question: 'firenze-question-begin', sentence: 'firenze-lesson-stop', move: 'stop' },
    { question: 'firenze-question-take', sentence: 'firenze-lesson-price', move: 'take 2' },
    { question: 'firenze-question-pay-price', sentence: 'firenze-lesson-pay', move: 'pay red' },
    { question: 'firenze-question-exchange', sentence: 'firenze-lesson-wait', move: 'skip' },
    { question: 'firenze-question-raise', sentence: 'firenze-lesson-raise', move: 'raise white 1 to 2' },
    { question: 'firenze-question-raise', sentence: 'firenze-lesson-all', move: 'raise green 1 to 2' },
    { question: 'firenze-question-take', sentence: 'firenze-lesson-kinds', move: 'take 1' },
    { question: 'firenze-question-exchange', sentence: 'firenze-lesson-trade', move: 'trade' },
    { question: 'firenze-question-choose-brick', sentence: 'firenze-lesson-want', move: 'exchange 2 green' },
    { question: 'firenze-question-give', sentence: 'firenze-lesson-give', move: 'give yellow' },
    { question: 'firenze-question-fill', sentence: 'firenze-lesson-fill', move: 'fill green 3' },
    { question: 'firenze-question-take', sentence: 'firenze-lesson-end', move: 'take 1' },
  ],
}
export default lesson
