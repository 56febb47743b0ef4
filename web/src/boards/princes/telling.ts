/** What the frame asks of the board: where the game stands, what a seat does, what a button leads to. */
import type { Move } from '../../wire/types'
import type { TableState } from '../../wire/table.svelte'
import { faceOf } from '../../frame/outcome'
import { number, t } from '../../words/page.svelte'
import type { Auctioned, Drafted, Where } from '../contract'
import { deskOf, type Desk } from './desk.svelte'
import { order } from './story'

const PHASES = ['auction', 'actions'] as const

export function where(table: TableState): Where {
  if (!table.view || !table.box) return {}
  const desk = deskOf(table)
  const phases = [t('princes-auction'), t('princes-phase-actions')]
  const phase = PHASES.findIndex((name) => name === desk.phase)
  return { round: desk.before.round, rounds: desk.before.rounds, phases, ...(phase < 0 ? {} : { phase }) }
}

export function points(table: TableState, seat: number): number | null {
  return table.view ? (deskOf(table).view.estates[seat]?.prestige ?? null) : null
}

export function state(table: TableState, seat: number): string {
  if (!table.view || !table.box) return ''
  const desk = deskOf(table)
  if (desk.phase === 'over') return ''
  if (desk.phase === 'deal') return desk.view.estates[seat]?.ready ? t('princes-state-ready') : ''
  return desk.phase === 'auction' ? inAuction(desk, seat) : inActions(desk, seat)
}

function inAuction({ story, table, view, bids }: Desk, seat: number): string {
  const bought = story.bought.get(seat)
  if (bought) {
    const item = table.say?.name('item', bought.item).toLowerCase() ?? ''
    return t('princes-state-bought', { item, price: number(bought.price) })
  }
  if (story.renounced.has(seat)) return t('princes-state-renounced')
  if (story.passed.has(seat)) return t('princes-state-passed')
  const bid = bids.findLast((each) => each.seat === seat)
  if (bid) return t('princes-state-bid', { price: number(bid.price) })
  return view.estates[seat]?.may_buy ? t('princes-state-may-buy') : ''
}

function inActions({ story, view }: Desk, seat: number): string {
  const works = story.works.filter((work) => work.seat === seat).map((work) => work.value)
  if (works.length) return t('princes-state-worked', { values: works.join(', '), count: works.length })
  const turn = order(view)
  const now = turn.indexOf(view.waiting[0] ?? -1)
  return turn.indexOf(seat) < now
    ? t('princes-state-done')
    : turn.indexOf(seat) === now + 1
      ? t('princes-state-next')
      : ''
}

export function outcome(table: TableState, text: string): string {
  if (!table.view || !table.box) return ''
  const desk = deskOf(table)
  const [verb, amount] = text.split(' ')
  if (verb === 'bid') return bidding(desk, Number(amount))
  if (verb === 'pass') return t('princes-out')
  if (verb === 'renounce' || verb === 'nothing') return t('princes-out-round')
  return ''
}

/** What a bid would leave; where it would sell prestige the button itself says so. */
function bidding(desk: Desk, amount: number): string {
  const florins = desk.view.own?.florins ?? 0
  return florins >= amount ? t('princes-leaves', { florins: number(florins - amount) }) : ''
}

/** What is auctioned, for a seat that may still buy. */
export function auction(table: TableState): Auctioned | null {
  if (!table.view || !table.box) return null
  const desk = deskOf(table)
  const { own, items } = desk.view
  const { lot } = desk.before
  const { seat, estate } = desk
  if (seat === null || !own || !estate?.may_buy || desk.phase !== 'auction') return null
  const most = own.florins + desk.components.money.prestige_sold * estate.prestige
  const lots = items.filter(({ closed, stock }) => !closed && stock).map(({ item }) => item)
  if (!lot || !(lot.leader_seat === seat || lot.still_in_seats.includes(seat))) return { now: null, lots, most }
  const rivals = [...new Set([lot.leader_seat, ...lot.still_in_seats])].filter((each) => each !== seat)
  const least = lot.price + desk.components.money.raise
  return { now: { lot: lot.item, price: lot.price, least, leader: lot.leader_seat, rivals }, lots, most }
}

const ON_BOARD = new Set([
  'return',
  'open',
  'take',
  'choose',
  'place',
  'recruit',
  'build',
  'draw',
  'freedom',
  'work',
  'bonus',
  'prestige',
  'keep',
  'under',
  'as',
])

export function onBoard(table: TableState, text: string): boolean {
  const verb = text.split(' ')[0] ?? ''
  if (verb === 'stop') return table.draft.length > 0
  if (deskOf(table).drafting('return')) return true
  return ON_BOARD.has(verb) || (verb === 'enough' && deskOf(table).drafting('work'))
}

/** A drafted move in a word or two. */
export function step(table: TableState, { text, message }: Move): string {
  const say = table.say
  const [verb, what = ''] = text.split(' ')
  if (!say) return text
  if (verb === 'place') return t('princes-step-place', { square: String(message.arguments?.['square'] ?? '') })
  if (verb === 'build') return say.name('building', what)
  if (verb === 'work' || verb === 'return' || verb === 'recruit') return say.name('profession', what)
  if (verb === 'open' || verb === 'take') return say.name('item', what)
  if (verb === 'choose') return say.name('landscape', what)
  if (verb === 'freedom') return say.name('freedom', what)
  if (verb === 'draw') return say.name('pile', what)
  if (verb === 'bonus') return t('princes-bonus')
  if (verb === 'enough') return t('princes-step-enough')
  if (verb === 'prestige') return t('princes-payment')
  if (verb === 'keep') return t('princes-step-keep')
  if (verb === 'under') return t('princes-step-under')
  return ''
}

/** Questions in the middle of an act. */
const MAKING = new Set(['place-building', 'place-landscape', 'choose-landscape', 'bonus', 'pay'])

/** What the whole draft does: a tile put down, or a work made. */
export function drafted(table: TableState): Drafted | null {
  if (!table.view || !table.box) return null
  const desk = deskOf(table)
  const last = table.draft.at(-1)
  const verb = last?.text.split(' ')[0]
  const asked = table.asked
  if (asked && MAKING.has(desk.question))
    return { sentence: table.say?.question(asked) ?? '', verb: '', outcome: '', pending: true }
  if (last && verb === 'return') return returned(table, last)
  if (last && verb === 'place') return placed(desk, last)
  if (verb === 'prestige') return worked(desk)
  if (desk.looking.held?.kept) return kept(desk)
  return last && table.draft.length === 1 ? faceOf(table, null, last) : null
}

/** Nothing more is asked before everybody has chosen, even where one's own choice is the last. */
function returned(table: TableState, move: Move): Drafted {
  const the = table.say.name('the-profession', move.text.split(' ')[1] ?? '')
  return {
    sentence: t('princes-draft-return', { the }),
    verb: table.label(move),
    outcome: t('princes-outcome-return'),
  }
}

function kept(desk: Desk): Drafted | null {
  const held = desk.looking.held
  if (!held) return null
  const card = desk.table.say?.name(held.pile, held.kept) ?? ''
  return {
    sentence: t('princes-draft-keep', { card }),
    verb: t('princes-verb-keep'),
    outcome: t('princes-outcome-keep'),
  }
}

function placed(desk: Desk, { message }: Move): Drafted {
  const given = message.arguments ?? {}
  const tile = String(given['tile'] ?? '')
  const square = String(given['square'] ?? '')
  const florins = number(desk.view.own?.florins ?? 0)
  const { say } = desk.table
  const building = desk.components.buildings.some((row) => row.key === tile)
  if (!building) {
    const the = say?.name('the-landscape', tile) ?? ''
    const sentence = t('princes-draft-place', { the, square })
    return { sentence, verb: t('princes-place', { the }), outcome: t('princes-step-place', { square }) }
  }
  const the = say?.name('the-building', tile) ?? ''
  const cost = Number(given['cost'] ?? 0)
  const sells = Number(given['sells'] ?? 0)
  return {
    sentence: cost
      ? t('princes-draft-build', { the, square, cost: number(cost) })
      : t('princes-draft-build-free', { the, square }),
    verb: t('princes-verb-build', { the }),
    outcome: sells
      ? t('princes-outcome-build-sells', { points: desk.components.prestige.building, count: sells })
      : t('princes-outcome-build', { points: desk.components.prestige.building, florins }),
  }
}

function worked(desk: Desk): Drafted | null {
  const held = desk.working.held
  if (!held) return null
  const points = held.points ?? 0
  const { pay_per_point, pay_for_prestige } = desk.components.money
  const florins = number(held.value * pay_per_point - points * pay_for_prestige)
  const the = desk.table.say?.name('the-profession', held.profession) ?? ''
  return {
    sentence: t('princes-draft-work', { the, value: held.value }),
    verb: t('princes-verb-work', { value: held.value }),
    outcome: t('princes-outcome-work', { points, florins }),
  }
}
