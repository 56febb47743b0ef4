/** What the frame asks of the board: where the game stands, what a seat does, what a button leads to. */
import type { Move } from '../../wire/types'
import type { TableState } from '../../table/table.svelte'
import { faceOf } from '../../shared/outcome'
import { number, t } from '../../words/page.svelte'
import type { Auctioned, Drafted, Where } from '../../shared/contract'
import { squareFor } from './cooperation/ground'
import { princesOf, type Princes } from './princes.svelte'
import { order } from './thisRound'

const PHASES = ['auction', 'court', 'actions'] as const
const NAMES = { auction: 'princes-auction', court: 'princes-characters', actions: 'princes-phase-actions' } as const

export function where(table: TableState): Where {
  if (!table.view || !table.box) return {}
  const princes = princesOf(table)
  const played = PHASES.filter((name) => name !== 'court' || princes.view.court)
  const phases = played.map((name) => t(NAMES[name]))
  const phase = played.findIndex((name) => name === princes.phase)
  return { round: princes.before.round, rounds: princes.before.rounds, phases, ...(phase < 0 ? {} : { phase }) }
}

export function points(table: TableState, seat: number): number | null {
  return table.view ? (princesOf(table).view.estates[seat]?.prestige ?? null) : null
}

export function state(table: TableState, seat: number): string {
  if (!table.view || !table.box) return ''
  const princes = princesOf(table)
  if (princes.phase === 'over') return ''
  if (princes.phase === 'deal') return princes.view.estates[seat]?.ready ? t('princes-state-ready') : ''
  if (princes.phase === 'court') return atCourt(princes, seat)
  return princes.phase === 'auction' ? inAuction(princes, seat) : inActions(princes, seat)
}

function inAuction({ thisRound, table, view, bids }: Princes, seat: number): string {
  const bought = thisRound.bought.get(seat)
  if (bought) {
    const item = table.say?.name('item', bought.item).toLowerCase() ?? ''
    return t('princes-state-bought', { item, price: number(bought.price) })
  }
  if (thisRound.renounced.has(seat)) return t('princes-state-renounced')
  if (thisRound.passed.has(seat)) return t('princes-state-passed')
  const bid = bids.findLast((each) => each.seat === seat)
  if (bid) return t('princes-state-bid', { price: number(bid.price) })
  return view.estates[seat]?.may_buy ? t('princes-state-may-buy') : ''
}

/** Where a seat's pawn stands, or who helps it. */
function atCourt({ table, view }: Princes, seat: number): string {
  const row = view.court?.characters.find((each) => each.pawn_seat === seat || each.holder_seat === seat)
  if (!row) return ''
  const name = table.say?.name('character', row.character) ?? ''
  return row.space === null ? t('princes-state-helped', { name }) : t('princes-state-pawn', { name, space: row.space })
}

function inActions({ thisRound, view, talk }: Princes, seat: number): string {
  if (talk && view.joined?.talk) {
    const said = view.joined.talk.proposals.findLast((each) => each.seat === seat)
    if (view.waiting.includes(seat) && view.joined.talk.proposals.length) return t('princes-state-answers')
    if (said?.amount !== null && said) return t('princes-state-said', { sum: number(said.amount) })
  }
  const works = thisRound.works.filter((work) => work.seat === seat).map((work) => work.value)
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
  const princes = princesOf(table)
  const [verb, amount] = text.split(' ')
  if (verb === 'bid') return bidding(princes, Number(amount))
  if (verb === 'pass') return t(princes.phase === 'court' ? 'princes-out-round' : 'princes-out')
  if (verb === 'renounce' || verb === 'nothing') return t('princes-out-round')
  return ''
}

/** What a bid would leave; where it would sell prestige the button itself says so. */
function bidding(princes: Princes, amount: number): string {
  const florins = princes.view.own?.florins ?? 0
  return florins >= amount ? t('princes-leaves', { florins: number(florins - amount) }) : ''
}

/** What is auctioned, for a seat that may still buy. */
export function auction(table: TableState): Auctioned | null {
  if (!table.view || !table.box) return null
  const princes = princesOf(table)
  const { own, items } = princes.view
  const { lot } = princes.before
  const { seat, estate } = princes
  if (seat === null || !own || !estate?.may_buy || princes.phase !== 'auction') return null
  const most = own.florins + princes.components.money.prestige_sold * estate.prestige
  const lots = items.filter(({ closed, stock }) => !closed && stock).map(({ item }) => item)
  if (!lot || !(lot.leader_seat === seat || lot.still_in_seats.includes(seat))) return { now: null, lots, most }
  const rivals = [...new Set([lot.leader_seat, ...lot.still_in_seats])].filter((each) => each !== seat)
  const least = lot.price + princes.components.money.raise
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
  'court',
  'change',
  'princess',
  'propose',
  'join',
  'for',
])

export function onBoard(table: TableState, text: string): boolean {
  const verb = text.split(' ')[0] ?? ''
  if (verb === 'stop') return table.draft.length > 0
  if (verb === 'pass' && princesOf(table).drafting('court')) return true
  if (princesOf(table).drafting('return')) return true
  return ON_BOARD.has(verb) || (verb === 'enough' && princesOf(table).drafting('work'))
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
  if (verb === 'court') return say.name('character', what)
  if (verb === 'princess') return say.name('character', 'princess')
  if (verb === 'propose') return princesOf(table).player(Number(what))
  if (verb === 'join') {
    const { square, estate_seat } = message.arguments ?? {}
    return squareFor(princesOf(table), Number(estate_seat), String(square))
  }
  if (verb === 'for') return t('princes-step-sum', { sum: number(Number(what)) })
  if (verb === 'counter') return t('princes-step-counter')
  if (verb === 'insist') return t('princes-step-last')
  if (verb === 'under') return t('princes-step-under')
  if (verb === 'as') return t('princes-step-as-drawn')
  return ''
}

/** Questions in the middle of an act. */
const MAKING = new Set([
  'place-building',
  'place-landscape',
  'choose-landscape',
  'bonus',
  'pay',
  'princess-pay',
  'name-building',
  'name-place',
  'name-sum',
])

/** What the whole draft does: a tile put down, or a work made. */
export function drafted(table: TableState): Drafted | null {
  if (!table.view || !table.box) return null
  const princes = princesOf(table)
  const last = table.draft.at(-1)
  const verb = last?.text.split(' ')[0]
  const asked = table.asked
  if (asked && MAKING.has(princes.question))
    return { sentence: table.say?.question(asked) ?? '', verb: '', outcome: '', pending: true }
  if (last && verb === 'return') return returned(table, last)
  if (last && verb === 'place') return placed(princes, last)
  if (last && verb === 'court') return courted(princes, last)
  if (last && verb === 'for') return offered(princes, last)
  if (verb === 'prestige') return worked(princes)
  if (princes.looking.held?.kept) return kept(princes)
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

/** A pawn put on a space: what it costs if it stands there, or what the Banker would bring. */
function courted(princes: Princes, { text, message }: Move): Drafted {
  const name = princes.table.say?.name('character', text.split(' ')[1] ?? '') ?? ''
  const { space, cost, florins } = message.arguments ?? {}
  const left = (princes.view.own?.florins ?? 0) - Number(cost ?? 0)
  return {
    sentence: t('princes-draft-court', { name, cost: number(Number(cost ?? 0)) }),
    verb: t('princes-verb-court', { space: Number(space ?? 0) }),
    outcome: florins
      ? t('princes-outcome-banker', { florins: number(Number(florins)) })
      : t('princes-leaves', { florins: number(left) }),
  }
}

/** A proposal to a neighbour: what he would pay, or what oneself would. */
function offered(princes: Princes, { message }: Move): Drafted {
  const { amount, paying } = message.arguments ?? {}
  const { talk } = princes
  const building = talk ? (princes.table.say?.name('the-building', talk.building) ?? '') : ''
  const player = princes.player((talk?.active_seat === princes.seat ? talk?.partner_seat : talk?.active_seat) ?? 0)
  const sum = number(Number(amount ?? 0))
  return {
    sentence: paying
      ? t('princes-draft-counter', { building, player, sum })
      : t('princes-draft-offer', { building, player, sum }),
    verb: t('princes-verb-offer', { sum }),
    outcome: t('princes-outcome-offer', { player }),
  }
}

function kept(princes: Princes): Drafted | null {
  const held = princes.looking.held
  if (!held) return null
  const card = princes.table.say?.name(held.pile, held.kept) ?? ''
  return {
    sentence: t('princes-draft-keep', { card }),
    verb: t('princes-verb-keep'),
    outcome: t('princes-outcome-keep'),
  }
}

function placed(princes: Princes, { message }: Move): Drafted {
  const given = message.arguments ?? {}
  const tile = String(given['tile'] ?? '')
  const square = String(given['square'] ?? '')
  const florins = number(princes.view.own?.florins ?? 0)
  const { say } = princes.table
  const building = princes.components.buildings.some((row) => row.key === tile)
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
      ? t('princes-outcome-build-sells', { points: princes.components.prestige.building, count: sells })
      : t('princes-outcome-build', { points: princes.components.prestige.building, florins }),
  }
}

function worked(princes: Princes): Drafted | null {
  const held = princes.working.held
  if (!held) return null
  const points = held.points ?? 0
  const { pay_per_point, pay_for_prestige } = princes.components.money
  const florins = number(held.value * pay_per_point - points * pay_for_prestige)
  const the = princes.table.say?.name('the-profession', held.profession) ?? ''
  return {
    sentence: held.forPrincess
      ? t('princes-draft-princess', { value: held.value })
      : t('princes-draft-work', { the, value: held.value }),
    verb: t('princes-verb-work', { value: held.value }),
    outcome: t('princes-outcome-work', { points, florins }),
  }
}
