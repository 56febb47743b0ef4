/** Any view becomes headings and tables, from its shape and the words of its fields alone. */
import { describe, expect, it } from 'vitest'
import { loadWords } from '../words/page.svelte'
import { Speech, bundleOf } from '../words/speech'
import { sectionsOf } from './tables'
import { inWords } from './values'

const CATALOGUE = `
toy-field-own = Yours
toy-field-coins = Coins
toy-field-houses = Houses
toy-field-hand = Hand
toy-field-card = Card
toy-field-count = Count
toy-field-round = Round
toy-field-market = Market
toy-field-price = Price
toy-field-lot = Lot
toy-field-cards = Cards
toy-note = costs { $price }
`
const names = { 'card-wool': { en: 'Wool', fr: 'Laine' } }
const players = ['Anna', 'Bruno']
const say = new Speech('toy', 'en', bundleOf('en', CATALOGUE), names, players)
const view = {
  seat: 0,
  waiting: [0],
  round: 3,
  lot: null,
  market: [
    { card: 'wool', price: 4 },
    { card: 'silk', price: 5 },
  ],
  houses: [
    { seat: 0, coins: null, hand: [{ card: 'wool', count: 2 }] },
    { seat: 1, coins: null, hand: [] },
  ],
  own: { coins: 7, hand: [{ card: 'wool', count: 2 }] },
}

await loadWords()

describe('a view in text', () => {
  const sections = sectionsOf(say, view, 0, 2)

  it('has what is one’s own first, tables among it as tables', () => {
    expect(sections.mine.map((table) => table.caption)).toEqual(['Yours', 'Hand'])
    expect(sections.mine[0]?.rows).toEqual([['Coins', '7']])
    expect(sections.mine[1]?.rows).toEqual([['Wool', '2']])
  })

  it('sets players side by side and says what is hidden, but knows one’s own', () => {
    expect(sections.players[0]?.head.slice(1)).toEqual(['Anna', 'Bruno'])
    expect(sections.players[0]?.rows).toEqual([
      ['Coins', '7', 'unknown'],
      ['Hand', 'Wool × 2', 'none'],
    ])
  })

  it('draws own tiles on their squares, free ones empty and others closed', () => {
    const row = { seat: 0, tiles: [{ card: 'wool', squares: ['a1', 'b1'] }] }
    const own = { coins: 7, free_squares: ['c1', 'a2', 'c2'] }
    const { mine } = sectionsOf(say, { seat: 0, houses: [row, { ...row, seat: 1 }], own }, 0, 2)
    expect(mine[0]?.rows).toEqual([['Coins', '7']])
    expect(mine[1]?.head.slice(1)).toEqual(['a', 'b', 'c'])
    expect(mine[1]?.rows).toEqual([
      ['1', 'Wool', 'Wool', ''],
      ['2', '', '–', ''],
    ])
  })

  it('tells the rest of the table line by line', () => {
    expect(sections.table[0]?.rows).toEqual([
      ['Round', '3'],
      ['Lot', 'none'],
    ])
    expect(sections.table[1]).toEqual({
      caption: 'Market',
      head: ['Card', 'Price'],
      rows: [
        ['Wool', '4'],
        ['silk', '5'],
      ],
    })
  })

  it('says what things cost and do where the box has a note on them', () => {
    const notes = { 'card-wool': { key: 'toy-note', arguments: { price: 2 } } }
    const noting = new Speech('toy', 'en', bundleOf('en', CATALOGUE), names, players, notes)
    const { table } = sectionsOf(noting, { ...view, cards: ['wool', ''] }, 0, 2)
    expect(table.map(({ head }) => head.at(-1))).toEqual(['State', 'What it costs and does', 'What it costs and does'])
    expect(table[1]?.rows).toEqual([
      ['Wool', '4', 'costs 2'],
      ['silk', '5', ''],
    ])
    expect(table[2]?.rows).toEqual([
      ['Wool', 'costs 2'],
      ['none', ''],
    ])
  })

  it('has nothing to say of nothing', () => {
    expect(sectionsOf(say, undefined, null, 2)).toEqual({ mine: [], players: [], table: [] })
  })
})

describe('a value', () => {
  it('is a player where its field names a seat', () => {
    expect(inWords(say, 'leader_seat', 1)).toBe('Bruno')
    expect(inWords(say, 'still_in_seats', [0, 1])).toBe('Anna, Bruno')
    expect(inWords(say, 'leader_seat', null)).toBe('none')
  })

  it('says how many of a list are not known, and nothing of nothing', () => {
    expect(inWords(say, 'cards', ['wool', '', ''])).toBe('Wool, 2 unknown')
    expect(inWords(say, 'cards', [''])).toBe('one unknown')
    expect(inWords(say, 'cards', [])).toBe('none')
  })

  it('is a number as the reader writes it', () => {
    expect(inWords(say, 'florins', 3500)).toBe('3,500')
  })

  it('is yes or no where it is either', () => {
    expect(inWords(say, 'ready', true)).toBe('yes')
  })
})
