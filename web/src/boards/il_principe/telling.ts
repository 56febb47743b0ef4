/** What the frame asks of the board: where the game stands, what a seat does, what a button leads to. */
import type { Auctioned, Drafted, Where } from '../../shared/contract'
import { faceOf } from '../../shared/outcome'
import type { TableState } from '../../table/table.svelte'
import type { Move } from '../../wire/types'
import { number, signed, t } from '../../words/page.svelte'
import { principeOf, type Principe } from './principe.svelte'

const PHASES = ['income', 'lots', 'actions', 'roles'] as const
const NAMES = {
  income: 'il_principe-phase-income',
  lots: 'il_principe-phase-lots',
  actions: 'il_principe-phase-actions',
  roles: 'il_principe-phase-roles',
} as const

export function where(table: TableState): Where {
  if (!table.view || !table.box) return {}
  const principe = principeOf(table)
  const phase = PHASES.findIndex((name) => name === principe.phase)
  return {
    round: principe.before.round,
    phases: PHASES.map((name) => t(NAMES[name])),
    ...(phase < 0 ? {} : { phase }),
  }
}

export function points(table: TableState, seat: number): number | null {
  return table.view ? (principeOf(table).view.families[seat]?.points ?? null) : null
}

export function state(table: TableState, seat: number): string {
  if (!table.view || !table.box) return ''
  const principe = principeOf(table)
  if (principe.phase === 'over') return ''
  if (principe.phase === 'income') return principe.view.families[seat]?.ready ? t('il_principe-ready') : ''
  return bidOf(principe, seat) || rolesOf(principe, seat)
}

/** What a seat has bid for the lot that is up. */
function bidOf({ view, story }: Principe, seat: number): string {
  const { lot } = view
  if (!lot) return ''
  if (lot.leader_seat === seat) return t('il_principe-state-high', { price: lot.price })
  if (story.passed.has(seat)) return t('il_principe-passed')
  const bid = story.bids.findLast((each) => each.seat === seat)
  return bid ? t('il_principe-state-bid', { price: bid.price }) : ''
}

function rolesOf(principe: Principe, seat: number): string {
  return principe.view.roles
    .flatMap((role) => [
      ...(role.major_seat === seat ? [role.major_role] : []),
      ...(role.minor_seat === seat ? [role.minor_role] : []),
    ])
    .map((role) => principe.name('role', role))
    .join(', ')
}

export function outcome(table: TableState, text: string): string {
  if (!table.view || !table.box) return ''
  const principe = principeOf(table)
  const [verb, amount] = text.split(' ')
  if (verb === 'bid') return t('il_principe-leaves', { count: (principe.before.own?.coins ?? 0) - Number(amount) })
  if (verb !== 'pass') return ''
  if (principe.question === 'bid-cards') return t('il_principe-out-of-lot')
  if (principe.question === 'bid-role') return t('il_principe-out-of-role')
  return principe.question === 'build-now' ? t('il_principe-build-none') : t('il_principe-no-action')
}

/** What is auctioned, for a seat that may still bid. */
export function auction(table: TableState): Auctioned | null {
  if (!table.view || !table.box) return null
  const principe = principeOf(table)
  const { seat } = principe
  const { lot, offer, own } = principe.before
  if (seat === null || !own || !(principe.phase === 'lots' || lot?.role)) return null
  const most = own.coins
  const lots = lot?.role ? [lot.role] : offer.map(({ card }) => card)
  const inIt = lot && (lot.leader_seat === seat || lot.still_in_seats.includes(seat))
  if (!lot || !inIt) return { now: null, lots, most }
  const rivals = lot.still_in_seats.filter((each) => each !== seat)
  const now = { lot: lot.card || lot.role, price: lot.price, least: lot.price + 1, leader: lot.leader_seat, rivals }
  return { now, lots, most }
}

/** What is asked, shorter than the rules say it where the board shows the rest. */
export function asks(table: TableState): string | null {
  if (!table.view || !table.box) return null
  const principe = principeOf(table)
  const { picking, view } = principe
  if (picking.layingCards) {
    const cards = picking.cards.map((card) => principe.name('building', card)).join(', ')
    const count = picking.wanted - picking.cards.length
    return cards ? t('il_principe-asks-more', { cards, count }) : t('il_principe-asks-lay', { count })
  }
  const { lot } = view
  if (!lot || !table.asked?.auction) return null
  const name = lot.card
    ? t('il_principe-group', {
        count: principe.counted(view.offer, lot.card),
        name: principe.name('building', lot.card),
      })
    : principe.name('the-role', lot.role)
  return lot.leader_seat === null
    ? t('il_principe-asks-first', { lot: name })
    : t('il_principe-asks-bid', { player: principe.player(lot.leader_seat), price: number(lot.price), lot: name })
}

const ON_BOARD = new Set(['lay', 'build', 'shield', 'play', 'cards', 'turn'])

export function onBoard(table: TableState, text: string): boolean {
  const verb = text.split(' ')[0] ?? ''
  return ON_BOARD.has(verb) || (verb === 'pass' && table.draft.length > 0)
}

/** A drafted move in a word or two. */
export function step(table: TableState, { text }: Move): string {
  const [verb, what = ''] = text.split(' ')
  const say = table.say
  if (verb === 'lay' || verb === 'play' || verb === 'turn') return say.name('building', what)
  if (verb === 'build') return say.name('city', what)
  if (verb === 'shield') return say.name('region', what)
  if (verb === 'cards') return t('il_principe-cards', { count: Number(what) })
  return ''
}

/** What the whole draft does. */
export function drafted(table: TableState): Drafted | null {
  if (!table.view || !table.box) return null
  const principe = principeOf(table)
  const { picking } = principe
  const last = table.draft.at(-1)
  if (!last) return null
  if (picking.layingCards) return laid(principe)
  if (picking.city) return built(principe)
  if (picking.play) return played(principe)
  return table.draft.length === 1 ? faceOf(table, null, last) : null
}

const pending = (sentence: string): Drafted => ({ sentence, verb: '', outcome: '', pending: true })

function laid({ picking, own, table }: Principe): Drafted {
  const cards = picking.cards.map((card) => table.say.name('building', card)).join(', ')
  if (!picking.whole) return pending(asks(table) ?? '')
  const hand = (own?.hand ?? []).reduce((sum, { count }) => sum + count, 0)
  return {
    sentence: t('il_principe-draft-lay', { cards }),
    verb: t('il_principe-verb-lay', { count: picking.wanted }),
    outcome: t('il_principe-stay-in-hand', { count: hand - picking.wanted }),
  }
}

function built(principe: Principe): Drafted {
  const { picking } = principe
  const city = principe.name('city', picking.city)
  const left = picking.wanted - picking.keys.length
  if (left > 0) return pending(t('il_principe-draft-shields', { city, count: left }))
  const regions = [...new Set(picking.keys)].map((key) => principe.name('region', key)).join(', ')
  if (principe.question === 'shield')
    return {
      sentence: t('il_principe-draft-place', { regions }),
      verb: t('il_principe-verb-place'),
      outcome: t('il_principe-outcome-place'),
    }
  const size = principe.sizeOf(picking.city)
  const rivals = principe
    .gains(picking.city)
    .map(({ points: more }) => signed(more))
    .join(' ')
  return {
    sentence: regions ? t('il_principe-draft-build', { city, regions }) : t('il_principe-draft-build-only', { city }),
    verb: t('il_principe-verb-build', { city }),
    outcome: rivals
      ? t('il_principe-outcome-rivals', { cost: size.cost, points: size.points, rivals })
      : t('il_principe-outcome-build', { cost: size.cost, points: size.points }),
  }
}

function played(principe: Principe): Drafted {
  const { card, count } = principe.picking.play!
  const name = principe.name('building', card)
  if (count === null) return pending(t('il_principe-draft-how-many', { name }))
  const { major, minor } = principe.claim(card)
  const mine = principe.seat ?? -1
  const gets = major.includes(mine) ? 'major' : minor.includes(mine) ? 'minor' : 'none'
  const row = principe.before.roles.find((role) => role.card === card)
  const role = principe.name('the-role', (gets === 'major' ? row?.major_role : row?.minor_role) ?? '')
  const shared = (gets === 'major' ? major : minor).length > 1
  return {
    sentence: t('il_principe-draft-play', { count, name }),
    verb: t('il_principe-verb-play', { count: number(count) }),
    outcome:
      gets === 'none'
        ? t('il_principe-outcome-no-role')
        : shared
          ? t('il_principe-outcome-tied', { role })
          : t('il_principe-outcome-role', { role }),
  }
}
