/** When pieces set out, and which story goes on. */
import { describe, expect, it } from 'vitest'
import { BID, LONGEST, TRAVEL, lengthOf, paced, toldSince } from './travel'

const TILE = { from: 'pile lake', to: 'tile 0 a1' }
const RAISE = { from: 'seat 1', to: 'bid 300', bid: true }

describe('the pace', () => {
  it('is quick for a bid, and nothing waits for what moves nothing', () => {
    expect([[RAISE], [TILE], []].map(lengthOf)).toEqual([BID, TRAVEL, 0])
  })

  it('lets one event follow the other, behind what is still under way', () => {
    expect(paced([TRAVEL, 0, BID], 100)).toEqual([
      { start: 100, length: TRAVEL },
      { start: 320, length: 0 },
      { start: 320, length: BID },
    ])
  })

  it('hurries all alike, so that everything is there in time', () => {
    const legs = paced(Array<number>(20).fill(TRAVEL), 200)
    expect(legs[0]!.length).toBeCloseTo(50)
    expect(legs.at(-1)!.start + legs.at(-1)!.length).toBeCloseTo(LONGEST)
    expect(paced([TRAVEL], 5000)).toEqual([{ start: LONGEST, length: 0 }])
  })
})

describe('what was told since', () => {
  const opened = { type: 'opened', seat: 0 }
  const bid = { type: 'bidmade', seat: 1 }

  it('is what a story goes on with, also where it was fetched anew', () => {
    expect(toldSince([opened], [opened, bid])).toEqual([bid])
    expect(toldSince([{ ...opened }], [opened, bid])).toEqual([bid])
  })

  it('is nothing at first, after a taking back, and in another story', () => {
    expect(toldSince([], [opened])).toEqual([])
    expect(toldSince([opened, bid], [opened])).toEqual([])
    expect(toldSince([bid], [opened, bid])).toEqual([])
  })
})
