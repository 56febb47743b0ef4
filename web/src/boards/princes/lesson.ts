/** The lesson of The Princes of Florence: four rounds of one deal, from the first cards to every kind of card. */
import type { Lesson } from '../../shared/contract'

const lesson: Lesson = {
  deal: 12561,
  seats: 3,
  options: { first_player: '1' },
  goal: 'princes-lesson-goal',
  steps: [
    {
      question: 'princes-question-return',
      sentence: 'princes-lesson-return',
      marks: [
        { at: 'return botanist', sentence: 'princes-mark-wishes' },
        { at: 'return cartographer', sentence: 'princes-mark-worth' },
      ],
      move: 'return botanist',
    },
    {
      question: 'princes-question-open',
      sentence: 'princes-lesson-open',
      marks: [
        { at: 'open lake', sentence: 'princes-mark-pile' },
        { at: 'renounce', sentence: 'princes-mark-renounce' },
      ],
      move: 'open lake',
    },
    {
      question: 'princes-question-bid',
      sentence: 'princes-lesson-bid',
      marks: [
        { at: 'bid', sentence: 'princes-mark-bid' },
        { at: 'pass', sentence: 'princes-mark-pass' },
      ],
      move: 'bid 400',
    },
    { question: 'princes-question-place-landscape', sentence: 'princes-lesson-landscape', move: 'place lake a1' },
    {
      question: 'princes-question-turn',
      sentence: 'princes-lesson-freedom',
      marks: [
        { at: 'freedom travel', sentence: 'princes-mark-freedom' },
        { at: 'work cartographer', sentence: 'princes-mark-hand' },
        { at: 'purse 0', sentence: 'princes-mark-purse' },
      ],
      move: 'freedom travel',
    },
    {
      question: 'princes-question-turn',
      sentence: 'princes-lesson-work',
      marks: [{ at: 'work cartographer', sentence: 'princes-mark-value' }],
      move: 'work cartographer',
    },
    { question: 'princes-question-pay', sentence: 'princes-lesson-pay', move: 'prestige 2' },
    { question: 'princes-question-bid', sentence: 'princes-lesson-pass', move: 'pass' },
    {
      question: 'princes-question-last-buyer',
      sentence: 'princes-lesson-last-buyer',
      marks: [
        { at: 'take builder', sentence: 'princes-mark-builder' },
        { at: 'take jester', sentence: 'princes-mark-jester' },
      ],
      move: 'take builder',
    },
    {
      question: 'princes-question-turn',
      sentence: 'princes-lesson-build',
      marks: [
        { at: 'build theatre', sentence: 'princes-mark-building' },
        { at: 'build hospital', sentence: 'princes-mark-too-dear' },
      ],
      move: 'build theatre',
    },
    { question: 'princes-question-place-building', sentence: 'princes-lesson-building', move: 'place theatre d2 r1' },
    { question: 'princes-question-turn', sentence: 'princes-lesson-best', move: 'work poet' },
    { question: 'princes-question-last-buyer', sentence: 'princes-lesson-prestige-card', move: 'take prestige' },
    { question: 'princes-question-keep', sentence: 'princes-lesson-keep-prestige', move: 'keep p14' },
    { question: 'princes-question-under', sentence: 'princes-lesson-under', move: 'as drawn' },
    {
      question: 'princes-question-turn',
      sentence: 'princes-lesson-bonus-card',
      marks: [
        { at: 'draw bonus', sentence: 'princes-mark-bonus' },
        { at: 'draw profession', sentence: 'princes-mark-profession' },
      ],
      move: 'draw bonus',
    },
    { question: 'princes-question-keep', sentence: 'princes-lesson-keep-bonus', move: 'keep b01' },
    { question: 'princes-question-turn', sentence: 'princes-lesson-second', move: 'freedom opinion' },
    {
      question: 'princes-question-open',
      sentence: 'princes-lesson-recruiting',
      marks: [{ at: 'open recruiting', sentence: 'princes-mark-recruiting' }],
      move: 'open recruiting',
    },
    { question: 'princes-question-recruit-now', sentence: 'princes-lesson-recruit', move: 'recruit organ_builder' },
    { question: 'princes-question-turn', sentence: 'princes-lesson-wish', move: 'build workshop' },
    { question: 'princes-question-turn', sentence: 'princes-lesson-recruited', move: 'work organ_builder' },
    { question: 'princes-question-bonus', sentence: 'princes-lesson-lay-bonus', move: 'bonus b01' },
  ],
}
export default lesson
