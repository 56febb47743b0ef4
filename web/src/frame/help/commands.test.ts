/** The command line: completing, and reading orders. */
import { describe, expect, it } from 'vitest'
import { completions, parted, readOrder } from './commands'

describe('the command line', () => {
  it('completes what is typed, first by its beginning', () => {
    expect(completions(['bid 300', 'open lake', 'pass'], 'b')).toEqual(['bid 300'])
    expect(completions(['open lake', 'place lake a1'], 'lake')).toEqual(['open lake', 'place lake a1'])
  })

  it('knows the move behind the last comma', () => {
    expect(parted('build tower, pla')).toEqual({ before: 'build tower,', typed: 'pla' })
  })

  it('reads standing orders', () => {
    expect(readOrder('order lake <=600 pass', [1, 2])).toMatchObject({
      lot: 'lake',
      limit: 600,
      then: 'pass',
      rivals: [1, 2],
    })
    expect(readOrder('order lake <= 600', [])?.then).toBe('ask')
    expect(readOrder('bid 400', [])).toBeNull()
  })
})
