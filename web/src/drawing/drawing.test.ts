import { describe, expect, it } from 'vitest'
import { cellOf, cellsOf, formOf, squareOf, turned, widest } from './cells'
import { outline } from './outline'
import { roofOf } from './roofs'
import { spread } from './spread'

const OPERA = cellsOf(['#.#', '###'])
const HOSPITAL = cellsOf(['.#.', '###', '.#.'])

const corners = (path: string): number[][][] =>
  path
    .split('M')
    .filter(Boolean)
    .map((loop) =>
      loop
        .replace('Z', '')
        .split('L')
        .map((point) => point.split(' ').map(Number)),
    )

const area = (loop: number[][]): number =>
  Math.abs(
    loop.reduce((sum, [x = 0, y = 0], place) => {
      const [a = 0, b = 0] = loop[(place + 1) % loop.length] ?? []
      return sum + x * b - a * y
    }, 0),
  ) / 2

describe('squares', () => {
  it('have a letter and a number', () => {
    expect(cellOf('d4')).toEqual([3, 3])
    expect(squareOf([6, 0])).toBe('a7')
  })

  it('turn back to where they were after four quarters', () => {
    expect(formOf(turned(OPERA, 4, false))).toBe(formOf(OPERA))
    expect(formOf(turned(OPERA, 1, false))).not.toBe(formOf(OPERA))
  })

  it('carry a name where the tile is widest', () => {
    expect(widest(OPERA)).toEqual({ row: 1.5, column: 1.5, width: 3 })
    expect(widest(HOSPITAL)).toEqual({ row: 1.5, column: 1.5, width: 3 })
  })
})

describe('an outline', () => {
  it('has a corner wherever the border turns', () => {
    expect(corners(outline(OPERA, 10, 0))).toHaveLength(1)
    expect(corners(outline(OPERA, 10, 0))[0]).toHaveLength(8)
    expect(corners(outline(HOSPITAL, 10, 0))[0]).toHaveLength(12)
  })

  it('encloses its squares, less the joint', () => {
    expect(area(corners(outline(OPERA, 10, 0))[0] ?? [])).toBe(500)
    expect(area(corners(outline(cellsOf(['##']), 10, 1))[0] ?? [])).toBe(18 * 8)
  })
})

describe('a roof', () => {
  it('covers every square exactly once', () => {
    const roof = roofOf(HOSPITAL, 10, 'medium')
    const covered = roof.faces.flatMap(corners).reduce((sum, face) => sum + area(face), 0)
    expect(covered).toBeCloseTo(500)
  })

  it('slopes to the nearest wall on all four sides of a square tower', () => {
    const roof = roofOf(cellsOf(['##', '##']), 10, 'small')
    const sides = roof.faces.map((face) => corners(face).reduce((sum, part) => sum + area(part), 0))
    expect(sides).toEqual([100, 100, 100, 100])
  })
})

describe('seals on a ruler', () => {
  it('stand apart, in their order, with a stem to their place', () => {
    const stood = spread(
      [
        ['lily', 10],
        ['star', 11],
        ['lion', 40],
      ],
      12,
    )
    expect(stood.map(({ name }) => name)).toEqual(['lily', 'star', 'lion'])
    expect((stood[1]?.x ?? 0) - (stood[0]?.x ?? 0)).toBeGreaterThanOrEqual(11.9)
    expect(stood[0]?.at).toBe(10)
  })

  it('stay on the ruler', () => {
    const stood = spread(
      [
        ['lily', 0],
        ['star', 0],
        ['lion', 0],
      ],
      12,
      0,
    )
    expect(Math.min(...stood.map(({ x }) => x))).toBeGreaterThanOrEqual(-0.01)
  })
})
