/** Makes the moves of a plan, question by question, in the order the rules want them. */
import type { Guide } from '../../table/table.svelte'
import type { Question } from '../../wire/types'
import { bricksLaid, type Growing, type Paying, type Plan } from './plan'
import { inOrder, leastMissed, spread, without, type Colour } from './colours'
import type { FirenzeView } from './view'

export const QUESTION = 'firenze-question-'

/** What one question is answered with, and what that answer needs to know. */
class Answering {
  readonly plan: Plan
  readonly seat: number
  #played = 0
  #answered = 0
  #given = 0
  /** Bricks laid already, by the towers they went to. */
  readonly #grown: Growing[] = []
  /** What the last tower costs. */
  #cost = 0
  #spent = 0
  /** The bricks of the payment under way. */
  #set: { at: string; bricks: Colour[] } | null = null

  constructor(plan: Plan, seat: number) {
    this.plan = plan
    this.seat = seat
  }

  answer(asked: Question, view: FirenzeView): string | null {
    const question = asked.key.replace(QUESTION, '')
    const offered = new Set(asked.moves.map(({ text }) => text))
    const character = this.#character(question, offered)
    if (character) return character
    return ANSWERED[question]?.(this, asked, view, offered) ?? null
  }

  /** The next character of the plan, as soon as it can be played. */
  #character(question: string, offered: ReadonlySet<string>): string | null {
    const next = this.plan.plays[this.#played]
    if (!next || !offered.has(`play ${next.card}`)) return null
    if (question === 'exchange' && next.late && this.plan.exchange) return null
    this.#played++
    return `play ${next.card}`
  }

  /** The next answer of the plan that is offered. */
  next(offered: ReadonlySet<string>): string | null {
    const text = this.plan.answers[this.#answered]
    if (!text || !offered.has(text)) return null
    this.#answered++
    return text
  }

  /** The next brick of a set: as it was chosen by hand, else those that are missed least. */
  brick(kind: Paying, verb: string, asked: Question, view: FirenzeView): string {
    const count = Number(asked.arguments?.['count'] ?? 1)
    const at = `${kind} ${this.#grown.length} ${this.#spent}`
    if (this.#set?.at !== at) this.#set = { at, bricks: this.#proposal(kind, count, view) }
    const colour = this.#set.bricks.at(-count) ?? this.#set.bricks[0]
    if (kind === 'pay-cost' && count === 1) this.#spent += this.#cost
    const text = `${verb} ${colour}`
    return asked.moves.some((move) => move.text === text) ? text : (asked.moves[0]?.text ?? text)
  }

  #proposal(kind: Paying, count: number, view: FirenzeView): Colour[] {
    const family = view.families[this.seat]!
    const there = spread(family.store)
    const chosen = this.plan.paid[kind] ?? []
    const mine = kind === 'pay-cost' ? chosen.slice(this.#spent, this.#spent + this.#cost) : chosen
    const wanted = mine.slice(-count)
    const left = without(there, wanted)
    const kept = kind === 'pay-price' ? [] : this.#toLay()
    const towers = new Set([...family.towers, ...this.plan.towers].map(({ colour }) => colour as Colour))
    const bricks = [...wanted, ...leastMissed(left, count - wanted.length, kept, towers)]
    return kind === 'pay-price' ? bricks : inOrder(bricks)
  }

  /** The bricks that the plan will still lay. */
  #toLay(): Colour[] {
    return without(bricksLaid(this.plan), bricksLaid({ ...this.plan, towers: this.#grown }))
  }

  /** Raises the tower in question as far as the plan says, or leaves it; equal towers are raised before they are left. */
  raise(asked: Question): string | null {
    if (!this.plan.build) return null
    const { colour, height } = asked.arguments ?? {}
    const tower = this.plan.towers.find(
      (each) => each.colour === colour && each.from === height && each.to > each.from && !this.#grown.includes(each),
    )
    return tower ? this.#lay(tower, `raise ${tower.colour} ${tower.from} to ${tower.to}`, asked) : 'leave'
  }

  begin(asked: Question): string | null {
    if (!this.plan.build) return null
    const begun = this.plan.towers.filter(({ from, to }) => from === 0 && to > 0)
    const [next] = begun
      .filter((each) => !this.#grown.includes(each))
      .sort((one, other) => COLOUR_ORDER(one, other) || one.to - other.to)
    return next ? this.#lay(next, `begin ${next.colour} ${next.to}`, asked) : 'stop'
  }

  #lay(tower: Growing, text: string, asked: Question): string {
    this.#grown.push(tower)
    const move = asked.moves.find((each) => each.text === text)
    this.#cost = Number(move?.message.arguments?.['cost'] ?? 0)
    return text
  }

  /** 9.4 Gives once as much is chosen on both sides. */
  swapGiving(offered: ReadonlySet<string>): string | null {
    const { swap } = this.plan
    if (!swap?.given.length || swap.given.length !== swap.taken.length) return null
    const colour = inOrder(swap.given)[this.#given]
    this.#given++
    return colour ? `give ${colour}` : offered.has('done') ? 'done' : null
  }

  swapTaking(asked: Question): string | null {
    const colour = inOrder(this.plan.swap?.taken ?? []).at(-Number(asked.arguments?.['count'] ?? 1))
    return colour ? `pick ${colour}` : null
  }

  /** The next contract of the plan; what is left over is kept. Where nothing can be filled, nothing is asked. */
  fill(offered: ReadonlySet<string>): string | null {
    const next = this.plan.fills.find((text) => offered.has(text))
    if (next) return next
    const fillable = [...offered].some((text) => text.startsWith('fill '))
    const settled = this.plan.enough || this.plan.fills.length > 0 || this.plan.build
    return settled && (!fillable || this.plan.enough || this.plan.fills.length > 0) ? 'enough' : null
  }

  /** Cards go when as many are chosen as must. */
  discard(asked: Question, offered: ReadonlySet<string>): string | null {
    const { discards } = this.plan
    const count = Number(asked.arguments?.['count'] ?? 1)
    if (discards.length < count) return null
    return asked.moves.map(({ text }) => text).find((text) => discards.includes(text) && offered.has(text)) ?? null
  }
}

const COLOUR_ORDER = (one: Growing, other: Growing): number =>
  inOrder([one.colour, other.colour])[0] === one.colour ? (one.colour === other.colour ? 0 : -1) : 1

type Answer = (on: Answering, asked: Question, view: FirenzeView, offered: ReadonlySet<string>) => string | null

const given: Answer = (on, _, __, offered) => on.next(offered)

const ANSWERED: Record<string, Answer> = {
  take: ({ plan }) => plan.card,
  'pay-price': (on, asked, view) => on.brick('pay-price', 'pay', asked, view),
  'lose-bricks': (on, asked, view) => on.brick('lose-bricks', 'lose', asked, view),
  exchange: ({ plan }) => (plan.exchange ? 'trade' : plan.build ? 'skip' : null),
  'choose-brick': ({ plan }) => (plan.exchange ? `exchange ${plan.exchange.place} ${plan.exchange.colour}` : null),
  give: (on, asked, view) => on.brick('give', 'give', asked, view),
  raise: (on, asked) => on.raise(asked),
  begin: (on, asked) => on.begin(asked),
  'pay-cost': (on, asked, view) => on.brick('pay-cost', 'pay', asked, view),
  fill: (on, _, __, offered) => on.fill(offered),
  discard: (on, asked, _, offered) => on.discard(asked, offered),
  return: (on, asked, view) => on.brick('return', 'lose', asked, view),
  lower: given,
  pick: given,
  steal: given,
  sabotage: given,
  'discard-celebration': given,
  'hand-on': given,
  swap: ({ plan }) => (plan.swap ? `swap ${plan.swap.place}` : null),
  'give-for-swap': (on, _, __, offered) => on.swapGiving(offered),
  'take-for-swap': (on, asked) => on.swapTaking(asked),
}

export function guideOf(plan: Plan, seat: number): Guide {
  const answering = new Answering(plan, seat)
  return (asked, view) => answering.answer(asked, view as FirenzeView)
}
