/** Pieces on their way: drawn on a layer of their own above the table, by transform and opacity alone. */
import type { Travel } from '../../shared/contract'
import { bearing, found, type Place, type Spot } from '../../shared/spots'
import { FADE, LONGEST, lengthOf, namesOf, paced, type Leg } from './travel'

/** A travel with the place it leaves, taken before the table changed. */
export interface Departure {
  travel: Travel
  from: Place | null
}

const SVG = 'http://www.w3.org/2000/svg'
const SIGN = 34
const EASE = 'cubic-bezier(0.3, 0, 0.2, 1)'

export const departing = (travel: Travel): Departure => ({ travel, from: found(namesOf(travel.from))?.place ?? null })

const middle = ({ x, y, width, height }: Place): [number, number] => [x + width / 2, y + height / 2]

function svg(box: string): SVGSVGElement {
  const made = document.createElementNS(SVG, 'svg')
  made.setAttribute('viewBox', box)
  return made
}

/** The sign of a piece, on a card where it is one. */
function signOf({ picture = '', card }: Travel): HTMLElement {
  const flier = document.createElement('div')
  flier.className = card ? 'flier card-flier' : 'flier'
  const drawing = svg(`0 0 ${SIGN} ${SIGN}`)
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', picture)
  use.setAttribute('width', '100%')
  use.setAttribute('height', '100%')
  drawing.append(use)
  flier.append(drawing)
  return flier
}

/** The piece itself, as it is drawn where it arrives. */
function copyOf({ element, box }: Spot): HTMLElement {
  const flier = document.createElement('div')
  flier.className = 'flier'
  const drawing = svg((box ?? []).join(' '))
  const copy = element.cloneNode(true) as Element
  copy.removeAttribute('data-moved')
  copy.removeAttribute('data-coming')
  drawing.append(copy)
  flier.append(drawing)
  return flier
}

export class Fliers {
  readonly #layer: HTMLElement
  #under: Animation[] = []
  readonly #waiting = new Map<ReturnType<typeof setTimeout>, () => void>()
  #ends = 0

  constructor(layer: HTMLElement) {
    this.#layer = layer
  }

  /** Sends pieces on their way, event by event, behind those still under way. */
  send(events: readonly Departure[][]): void {
    const now = performance.now()
    const legs = paced(
      events.map((event) => lengthOf(event.map(({ travel }) => travel))),
      Math.min(LONGEST, Math.max(0, this.#ends - now)),
    )
    events.forEach((event, place) => {
      for (const departure of event) this.#fly(departure, legs[place]!)
    })
    const last = legs.at(-1)
    if (last) this.#ends = now + last.start + last.length
  }

  /** Shows that something has come, without any travel. */
  fade(events: readonly Departure[][]): void {
    for (const { travel } of events.flat())
      for (const element of bearing(namesOf(travel.to)[0]!))
        this.#keep(element.animate({ opacity: [0, 1] }, { duration: FADE }))
  }

  /** Everything is where it goes. */
  skip(): void {
    for (const [timer, arrive] of this.#waiting) {
      clearTimeout(timer)
      arrive()
    }
    this.#waiting.clear()
    for (const animation of this.#under) animation.finish()
    this.#under = []
    this.#ends = 0
  }

  /** What is no part of a drawing has nothing that could fly: it only keeps its outline. */
  #fly({ travel, from }: Departure, { start, length }: Leg): void {
    const to = found(namesOf(travel.to))
    if (!from || !to || length <= 0) return
    const [x, y] = middle(to.place)
    const [fromX, fromY] = middle(from)
    const itself = !travel.picture
    if (itself && !to.spot.box) return
    const wide = itself ? to.place.width : SIGN
    const high = itself ? to.place.height : SIGN
    const size = itself ? Math.min(1, from.width / wide, from.height / high) : 1
    if (itself && Math.hypot(x - fromX, y - fromY) < 2) return
    const flier = itself ? copyOf(to.spot) : signOf(travel)
    flier.style.width = `${wide}px`
    flier.style.height = `${high}px`
    flier.style.left = `${x - wide / 2}px`
    flier.style.top = `${y - high / 2}px`
    const away = `translate(${fromX - x}px, ${fromY - y}px) scale(${size})`
    const coming = itself ? bearing(namesOf(travel.to)[0]!) : []
    for (const element of coming) element.toggleAttribute('data-coming', true)
    const arrive = (): void => {
      for (const element of coming) element.removeAttribute('data-coming')
      flier.remove()
    }
    this.#after(start, arrive, () => {
      this.#layer.append(flier)
      const flight = flier.animate({ transform: [away, 'none'] }, { duration: length, easing: EASE })
      flight.onfinish = flight.oncancel = arrive
      this.#keep(flight)
    })
  }

  /** Sets out at its time. It is not drawn before: what is hidden at first the compositor does not move by itself. */
  #after(start: number, arrive: () => void, setOut: () => void): void {
    if (start <= 0) return setOut()
    const timer = setTimeout(() => {
      this.#waiting.delete(timer)
      setOut()
    }, start)
    this.#waiting.set(timer, arrive)
  }

  #keep(animation: Animation): void {
    this.#under = [...this.#under.filter((each) => each.playState !== 'finished'), animation]
  }
}
