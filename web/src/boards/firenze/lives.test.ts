/** Which of two towers grew, and where it stands by now. */
import { describe, expect, it } from 'vitest'
import type { Told } from '../../wire/types'
import { standsAt } from './lives'

const raised = (from_height: number, height: number, seat = 0): Told => ({
  type: 'towerraised',
  seat,
  colour: 'white',
  from_height,
  height,
})

describe('a tower that an event speaks of', () => {
  it('is the one that grew, of two of its colour', () => {
    const events = [raised(1, 2), raised(4, 5), raised(2, 3), raised(5, 6), raised(3, 4, 1)]
    expect(standsAt(events, 0)).toBe('tower 0 white 3')
    expect(standsAt(events, 1)).toBe('tower 0 white 6')
  })

  it('has become a letter, lost a floor, or come down', () => {
    const told = (type: string, height: number): Told => ({ type, seat: 0, colour: 'white', height })
    expect(standsAt([raised(4, 5), told('contractfilled', 5)], 0)).toBe('letter white 5')
    expect(standsAt([raised(4, 5), told('floorlost', 4), raised(4, 7)], 0)).toBe('tower 0 white 7')
    expect(standsAt([raised(4, 5), told('towerfell', 5)], 0)).toBeNull()
  })
})
