/** The lesson of Il Principe: two rounds of one deal, with every kind of question. */
import type { Lesson } from '../../shared/contract'

const lesson: Lesson = {
  deal: 2,
  seats: 3,
  options: { first_player: '3' },
  goal: 'il_principe-lesson-goal',
  steps: [
    { question: 'il_principe-question-lay', sentence: 'il_principe-lesson-lay', move: 'lay white' },
    { question: 'il_principe-question-lay', sentence: 'il_principe-lesson-lay-second', move: 'lay blue' },
    { question: 'il_principe-question-bid-cards', sentence: 'il_principe-lesson-bid', move: 'bid 1' },
    { question: 'il_principe-question-bid-cards', sentence: 'il_principe-lesson-pass', move: 'pass' },
    { question: 'il_principe-question-bid-cards', sentence: 'il_principe-lesson-prince', move: 'bid 1' },
    { question: 'il_principe-question-bid-cards', sentence: 'il_principe-lesson-order', move: 'pass' },
    { question: 'il_principe-question-bid-cards', sentence: 'il_principe-lesson-save', move: 'pass' },
    { question: 'il_principe-question-turn', sentence: 'il_principe-lesson-turn', move: 'play blue' },
    {
      question: 'il_principe-question-shield-anywhere',
      sentence: 'il_principe-lesson-shield',
      move: 'shield lombardia',
    },
    { question: 'il_principe-question-lay', sentence: 'il_principe-lesson-lay-again', move: 'lay green' },
    { question: 'il_principe-question-lay', sentence: 'il_principe-lesson-lay-again', move: 'lay green' },
    { question: 'il_principe-question-bid-cards', sentence: 'il_principe-lesson-cities', move: 'bid 1' },
    { question: 'il_principe-question-build-now', sentence: 'il_principe-lesson-build-now', move: 'pass' },
    { question: 'il_principe-question-bid-cards', sentence: 'il_principe-lesson-bid-up', move: 'bid 3' },
    { question: 'il_principe-question-bid-cards', sentence: 'il_principe-lesson-bid-up', move: 'bid 5' },
    { question: 'il_principe-question-build-now', sentence: 'il_principe-lesson-build', move: 'build venezia' },
    { question: 'il_principe-question-turn', sentence: 'il_principe-lesson-play', move: 'play green' },
    { question: 'il_principe-question-how-many', sentence: 'il_principe-lesson-how-many', move: 'cards 1' },
    { question: 'il_principe-question-turn-up', sentence: 'il_principe-lesson-turn-up', move: 'turn blue' },
    {
      question: 'il_principe-question-shield-anywhere',
      sentence: 'il_principe-lesson-majority',
      move: 'shield emilia',
    },
    { question: 'il_principe-question-bid-role', sentence: 'il_principe-lesson-role', move: 'pass' },
  ],
}
export default lesson
