/** The code of a link: its frame, its correction, and that it grows with the text. */
import { describe, expect, it } from 'vitest'
import { correction, qrCode } from './qr'

describe('a QR code', () => {
  it('is corrected as the standard shows for its own example', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  })

  it('has a finder in three of its corners', () => {
    const rows = qrCode('http://127.0.0.1:8000/t/AbCdEfGhIjKl')
    const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
    const corner = (top: number, left: number): string[] =>
      Array.from({ length: 7 }, (_, row) =>
        Array.from({ length: 7 }, (_, column) => (rows[top + row]![left + column] ? '1' : '0')).join(''),
      )
    const far = rows.length - 7
    for (const [top, left] of [
      [0, 0],
      [0, far],
      [far, 0],
    ] as const)
      expect(corner(top, left)).toEqual(finder)
  })

  it('takes the smallest version that holds the text, up to the tenth', () => {
    expect(qrCode('x').length).toBe(21)
    expect(qrCode('x'.repeat(62)).length).toBe(33)
    expect(qrCode('x'.repeat(213)).length).toBe(57)
    expect(() => qrCode('x'.repeat(214))).toThrow(RangeError)
  })
})
