import { expect, test } from 'vitest'
import type { Told } from '../../wire/types'
import { roundEvents, roundStory } from './story'

const begun = (round: number): Told => ({ type: 'roundbegan', round, rounds: 8, order_seats: [1, 0] })
const sent = (seat: number, slot: number, workshop: string): Told => ({ type: 'workersent', seat, slot, workshop })
const run = (seat: number, workshop: string): Told => ({ type: 'workshoprun', seat, workshop, costs: [], gains: [] })

test('a worker has what its owner did at its workshop, in the order of slots and turns', () => {
  const abroad: Told = { type: 'workersentabroad', seat: 0, owner_seat: 1, slot: 1, workshop: 'fabbro' }
  const results = [run(0, 'fabbro'), run(0, 'fabbro'), run(1, 'cava')]
  const { jobs } = roundStory([begun(2), sent(0, 1, 'fabbro'), abroad, sent(1, 3, 'cava'), ...results])
  expect(jobs.map(({ owner, slot, results: [result] }) => [owner, slot, results.indexOf(result!)])).toEqual([
    [1, 1, 0],
    [0, 1, 1],
    [1, 3, 2],
  ])
})

test('a workshop that is used several times keeps all that came of it', () => {
  const results = [run(0, 'baratto'), run(0, 'baratto'), { type: 'workshopidle', seat: 0, workshop: 'baratto' }]
  const { jobs } = roundStory([begun(2), sent(0, 2, 'baratto'), sent(0, 5, 'cava'), ...results, run(0, 'cava')])
  expect(jobs.map((job) => job.results.length)).toEqual([3, 1])
})

test('a work is told with its result, a masterpiece and a building complete', () => {
  const commissioned: Told = {
    type: 'commissioned',
    seat: 0,
    work: 'pal_statua',
    character: 'donatello',
    skill: 'sculptor',
  }
  const realised: Told = { type: 'realised', seat: 0, work: 'pal_statua', die: 6, bonus: 3 }
  const complete: Told = { type: 'buildingcomplete', seat: 0, building: 'palazzo', gains: ['4 prestige'] }
  const [open] = roundStory([begun(1), commissioned]).makings
  expect(open?.result).toBeNull()
  const [made] = roundStory([begun(1), commissioned, realised, { type: 'masterpiece', seat: 0 }, complete]).makings
  expect([made?.result, made?.masterpiece, made?.complete]).toEqual([realised, true, complete])
})

test('a round is what lies between two beginnings', () => {
  const events = [begun(1), run(0, 'cava'), begun(2), sent(0, 1, 'cava')]
  expect(roundEvents(events)).toEqual(events.slice(2))
  expect(roundEvents(events, 1)).toEqual(events.slice(0, 2))
  expect(roundEvents([], 1)).toEqual([])
})
