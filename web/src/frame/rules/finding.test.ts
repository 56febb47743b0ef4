import { expect, test } from 'vitest'
import { found, marked, numbersOf } from './finding'

const CHAPTERS = [
  { number: '3', heading: 'Les enchères', paragraphs: [{ number: '3.1', text: 'Il y a sept piles.' }] },
  {
    number: '4',
    heading: 'Les objets',
    paragraphs: [
      { number: '4.1', text: 'Une forêt se pose aussitôt.' },
      { number: '4.2', text: 'Un saltimbanque ajoute 2.' },
    ],
  },
]

test('a paragraph is found by all its words, in any order, with or without accents', () => {
  expect([...numbersOf(found(CHAPTERS, 'pose foret'))]).toEqual(['4.1'])
  expect([...numbersOf(found(CHAPTERS, 'ENCHERES'))]).toEqual(['3.1'])
  expect([...numbersOf(found(CHAPTERS, '4.2'))]).toEqual(['4.2'])
  expect(found(CHAPTERS, 'forêt saltimbanque')).toEqual([])
  expect(found(CHAPTERS, ' ')).toBe(CHAPTERS)
})

test('what matches is marked, as it is written', () => {
  expect(marked('Une Forêt.', ['foret'])).toEqual([
    { text: 'Une ', marked: false },
    { text: 'Forêt', marked: true },
    { text: '.', marked: false },
  ])
  expect(marked('a (b)', ['('])).toHaveLength(3)
})
