import { afterEach, describe, expect, it, vi } from 'vitest'
import { named, type Spot } from '../../shared/spots'
import { Fliers } from './fliers'

const AWAY = { x: 300, y: 300, width: 20, height: 20 }
let forget = (): void => undefined

/** A spot that something has reached. */
function reached(element: Element, box: Spot['box']): HTMLElement {
  element.getBoundingClientRect = () => ({ x: 10, y: 10, width: 20, height: 20 }) as DOMRect
  forget = named('ruler 0', { element, box })
  const layer = document.createElement('div')
  Element.prototype.animate = vi.fn(() => ({}) as Animation)
  new Fliers(layer).send([[{ travel: { from: 'ruler 0', to: 'ruler 0' }, from: AWAY }]])
  return layer
}

describe('a piece that flies itself', () => {
  afterEach(() => forget())

  it('is a part of a drawing, which says how large it is', () => {
    const piece = document.createElementNS('http://www.w3.org/2000/svg', 'g')
    const layer = reached(piece, [0, 0, 26, 26])
    expect(layer.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 26 26')
  })

  it('stays where it is if it is a word: there would be a drawing without any size', () => {
    expect(reached(document.createElement('span'), null).children).toHaveLength(0)
  })
})
