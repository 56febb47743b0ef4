/** From a plan in any order to moves in the one the rules want. */
import { describe, expect, it } from 'vitest'
import type { Question } from '../../wire/types'
import type { Colour } from './colours'
import { guideOf } from './guide'
import { emptyPlan, planOf, type Plan } from './plan'
import type { FirenzeView, TowerView } from './view'

const NONE = { white: 0, yellow: 0, green: 0, red: 0, blue: 0, violet: 0 }
const tower = (colour: Colour, height: number): TowerView => ({ colour, height, grown: false, falls: true, kept: 0 })
const TOWERS = [tower('white', 2), tower('white', 2), tower('red', 3)]

const view = (store: Partial<typeof NONE>): FirenzeView =>
  ({ families: [{ store: { ...NONE, ...store }, towers: TOWERS }] }) as unknown as FirenzeView

function asked(key: string, moves: string[], given: Question['arguments'] = {}): Question {
  const offered = moves.map((text) => ({ text, message: { key: '', arguments: { cost: /to 5/.test(text) ? 1 : 0 } } }))
  return {
    number: 1,
    key: `firenze-question-${key}`,
    arguments: given,
    paragraph: '5.5',
    auction: null,
    deadline: null,
    moves: offered,
    refused: [],
  }
}

const planned = (change: Partial<Plan>): Plan => ({ ...emptyPlan(TOWERS), ...change })
const move = (text: string) => ({ text, message: { key: '' } })

describe('a plan of towers', () => {
  const plan = planned({ build: true })
  plan.towers = plan.towers.map((each, place) => (place === 1 ? { ...each, to: 5 } : each))
  const raise = (colour: string, height: number, ...moves: string[]): Question =>
    asked('raise', [...moves, 'leave'], { colour, height })

  it('raises the one of two equal towers that is asked for first, and leaves the others', () => {
    const guide = guideOf(plan, 0)
    expect(guide(asked('exchange', ['trade', 'skip']), view({}))).toBe('skip')
    expect(guide(raise('white', 2, 'raise white 2 to 5'), view({}))).toBe('raise white 2 to 5')
    expect(guide(raise('white', 2), view({}))).toBe('leave')
    expect(guide(raise('red', 3), view({}))).toBe('leave')
    expect(guide(asked('begin', ['begin blue 1', 'stop']), view({}))).toBe('stop')
  })

  it('pays with what is missed least, and with what was chosen by hand before that', () => {
    const store = view({ yellow: 1, blue: 1, red: 2 })
    const pay = asked('pay-cost', ['pay yellow', 'pay red', 'pay blue'], { count: 1 })
    for (const [paid, text] of [
      [{}, 'pay yellow'],
      [{ 'pay-cost': ['red'] }, 'pay red'],
    ] as [Plan['paid'], string][]) {
      const guide = guideOf({ ...plan, paid }, 0)
      guide(raise('white', 2, 'raise white 2 to 5'), store)
      expect(guide(pay, store)).toBe(text)
    }
  })

  it('never pays with a brick that it still has to lay', () => {
    const more = { ...plan, towers: [...plan.towers, { colour: 'yellow' as const, from: 0, to: 1, grown: false }] }
    const guide = guideOf(more, 0)
    const store = view({ yellow: 1, blue: 1 })
    guide(raise('white', 2, 'raise white 2 to 5'), store)
    expect(guide(asked('pay-cost', ['pay yellow', 'pay blue'], { count: 1 }), store)).toBe('pay blue')
  })

  it('asks nothing that nobody can answer, and leaves to the reader what is a choice', () => {
    expect(guideOf(plan, 0)(asked('fill', ['enough', 'play spy']), view({}))).toBe('enough')
    expect(guideOf(plan, 0)(asked('fill', ['fill white 5', 'enough']), view({}))).toBeNull()
    expect(guideOf(planned({}), 0)(raise('white', 2, 'raise white 2 to 3'), view({}))).toBeNull()
  })
})

describe('what characters ask', () => {
  it('is played as early as it can be, but a late one after the exchange', () => {
    const exchange = { place: 1, colour: 'red' as const }
    const late = guideOf(planned({ exchange, plays: [{ card: 'spy', late: true }], build: true }), 0)
    expect(late(asked('exchange', ['trade', 'skip', 'play spy']), view({}))).toBe('trade')
    expect(late(asked('begin', ['stop', 'play spy']), view({}))).toBe('play spy')
  })

  it('swaps once as many bricks are chosen on both sides, in the order of colours', () => {
    const give = asked('give-for-swap', ['give white', 'give red', 'done'], { count: 3 })
    const swap = { place: 2, given: ['red', 'white'] as Colour[], taken: ['blue'] as Colour[] }
    expect(guideOf(planned({ swap }), 0)(give, view({}))).toBeNull()
    const guide = guideOf(planned({ swap: { ...swap, taken: ['violet', 'blue'] } }), 0)
    expect([guide(give, view({})), guide(give, view({})), guide(give, view({}))]).toEqual([
      'give white',
      'give red',
      'done',
    ])
    expect(guide(asked('take-for-swap', [], { count: 2 }), view({}))).toBe('pick blue')
  })
})

describe('a draft that nobody remembers the plan of', () => {
  it('is read back from its moves and what it tells', () => {
    const moves = ['skip', 'raise white 2 to 4', 'pay red', 'leave', 'begin blue 1', 'stop', 'fill white 4'].map(move)
    const told = [{ type: 'costpaid', seat: 0, bricks: ['red'] }]
    const plan = planOf(moves, told, TOWERS, 0)
    expect(plan.towers.map(({ colour, from, to }) => `${colour} ${from} ${to}`)).toEqual([
      'white 2 4',
      'white 2 2',
      'red 3 3',
      'blue 0 1',
    ])
    expect([plan.build, plan.fills, plan.paid]).toEqual([true, ['fill white 4'], { 'pay-cost': ['red'] }])
  })
})
