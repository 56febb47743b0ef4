/** What the frame asks a board: where the game stands, what seats do, what drafts and buttons say. */
import type { Act, Drafted, Where } from '../../shared/contract'
import type { TableState } from '../../table/table.svelte'
import type { Move, Told } from '../../wire/types'
import { signed, t } from '../../words/page.svelte'
import { firenzeOf, type Firenze, type Task } from './firenze.svelte'

const PHASES = [
  'firenze-phase-card',
  'firenze-phase-exchange',
  'firenze-phase-build',
  'firenze-phase-demolish',
  'firenze-phase-contracts',
  'firenze-phase-limits',
] as const
/** Where a draft stands, in the order of the phases. */
const REACHED: Partial<Record<Task, number>> = { build: 2, contracts: 4, limits: 5 }

export function where(table: TableState): Where {
  if (!table.view || !table.box) return {}
  const { view, before, task } = firenzeOf(table)
  const phase = REACHED[task] ?? before.phase - 1
  return { round: view.round, phases: PHASES.map((key) => t(key)), phase }
}

export function points(table: TableState, seat: number): number | null {
  return table.view ? (firenzeOf(table).view.families[seat]?.points ?? null) : null
}

export function state(table: TableState, seat: number): string {
  if (!table.view || !table.box) return ''
  const { before } = firenzeOf(table)
  if (!before.waiting.length) return ''
  if (seat === before.active_seat)
    return before.last_turns ? t('firenze-state-last') : t(PHASES[before.phase - 1] ?? PHASES[0])
  const seats = before.families.length
  if (before.end_tile_seat === seat) return t('firenze-state-done')
  return (before.active_seat + 1) % seats === seat ? t('firenze-state-next') : ''
}

const IN_BAR = new Set(['enough', 'hand', 'keep'])

export const onBoard = (_: TableState, text: string): boolean => !IN_BAR.has(text.split(' ')[0] ?? '')

export function outcome(table: TableState, text: string): string {
  if (!table.view || !table.box || text !== 'enough') return ''
  const fills = (table.asked?.moves ?? []).filter((move) => move.text.startsWith('fill '))
  return fills.length ? t('firenze-must-grow-on', { count: fills.length }) : ''
}

const CAPITAL = /^\p{Ll}/u
const sentenceOf = (words: string): string => words.replace(CAPITAL, (letter) => letter.toUpperCase())

/** Exchange and building are one question to who builds. */
export function asks(table: TableState): string | null {
  if (!table.view || !table.box) return null
  const firenze = firenzeOf(table)
  if (!firenze.building || firenze.plan.build) return null
  return firenze.trading ? t('firenze-asks-both') : t('firenze-asks-build')
}

/** Building is one gesture, and so is leaving it. */
export function acts(table: TableState): Act[] {
  if (!table.view || !table.box) return []
  const firenze = firenzeOf(table)
  if (!firenze.building || firenze.plan.build || firenze.seat === null) return []
  const falling = firenze.start.families[firenze.seat]?.towers.filter(({ falls }) => falls).length ?? 0
  return [
    {
      key: 'build-nothing',
      verb: t('firenze-build-nothing'),
      outcome: t('firenze-towers-fall', { count: falling }),
      press: () => firenze.leave(),
    },
  ]
}

const SILENT = new Set(['pay', 'give', 'lose', 'leave', 'stop', 'skip', 'trade', 'enough', 'pick', 'done'])

/** A drafted move in a word or two; what was proposed or goes without saying has no chip. */
export function step(table: TableState, { text, message }: Move): string | null {
  const [verb = '', what = '', more = ''] = text.split(' ')
  if (SILENT.has(verb)) return null
  const firenze = firenzeOf(table)
  const colour = firenze.colourName(what)
  if (verb === 'take') return firenze.nameOf(String(message.arguments?.['card'] ?? ''))
  if (verb === 'play' || verb === 'discard') return firenze.nameOf(what)
  if (verb === 'exchange') return t('firenze-step-exchange', { colour: firenze.colourName(more) })
  if (verb === 'raise') return t('firenze-step-raise', { colour, height: Number(text.split(' ')[4]) })
  if (verb === 'begin') return t('firenze-step-raise', { colour, height: Number(more) })
  if (verb === 'fill') return t('firenze-fill', { colour, height: Number(more) })
  return ''
}

/** Questions in the middle of an act. */
const MAKING = new Set([
  'pick',
  'steal',
  'sabotage',
  'swap',
  'give-for-swap',
  'take-for-swap',
  'lower',
  'hand-on',
  'discard',
  'discard-celebration',
])

export function drafted(table: TableState): Drafted | null {
  if (!table.view || !table.box || !table.draft.length) return null
  const firenze = firenzeOf(table)
  if (table.asked && MAKING.has(firenze.question))
    return { sentence: table.say.question(table.asked), verb: '', outcome: '', pending: true }
  if (firenze.plan.card) return takenCard(firenze)
  if (firenze.plan.build) return built(firenze)
  if (firenze.plan.fills.length) return filled(firenze)
  if (firenze.plan.exchange) return exchanged(firenze)
  if (firenze.payments.length) return lost(firenze)
  return null
}

const names = (firenze: Firenze, bricks: readonly string[]): string =>
  bricks.map((colour) => firenze.colourName(colour)).join(', ')

function takenCard(firenze: Firenze): Drafted {
  const lying = firenze.before.row[Number(firenze.plan.card?.split(' ')[1]) - 1]
  const the = firenze.table.say.name('the-card', lying?.card ?? '')
  const price = lying?.price ?? 0
  const paid = firenze.paid('pay-price')
  return {
    sentence: t('firenze-draft-take', { the, price }),
    verb: t('firenze-verb-take', { the }),
    outcome: price ? t('firenze-outcome-pay', { bricks: names(firenze, paid) }) : t('firenze-outcome-free'),
  }
}

/** What all contracts of the draft bring. */
const gained = (told: readonly Told[], seat: number | null): number =>
  told
    .flatMap((event) => event.changes ?? [])
    .filter((change) => change.seat === seat && change.what === 'points')
    .reduce((sum, { amount }) => sum + amount, 0)

function built(firenze: Firenze): Drafted {
  const laid = firenze.plan.towers.reduce((sum, { from, to }) => sum + to - from, 0)
  const cost = firenze.paid('pay-cost').length
  const falling = firenze.fallen.map((event) => firenze.colourName(String(event['colour']))).join(', ')
  const back = firenze.fallen.reduce((sum, event) => sum + Number(event['kept']), 0)
  const gain = gained(firenze.told, firenze.seat)
  const parts = [
    laid ? t('firenze-draft-build', { count: laid, cost }) : t('firenze-draft-build-nothing'),
    falling ? t('firenze-draft-falls', { colours: falling, count: firenze.fallen.length }) : '',
  ]
  const outcomes = [
    gain ? t('firenze-outcome-gain', { points: signed(gain) }) : '',
    falling
      ? t('firenze-outcome-falls', { count: firenze.fallen.length, back })
      : gain
        ? ''
        : t('firenze-outcome-stands'),
  ]
  return {
    sentence: parts.filter(Boolean).map(sentenceOf).join(' '),
    verb: laid ? t('firenze-verb-build', { count: laid, cost }) : t('firenze-build-nothing'),
    outcome: outcomes.filter(Boolean).join(' · '),
  }
}

function filled(firenze: Firenze): Drafted {
  const gain = gained(firenze.told, firenze.seat)
  const contracts = firenze.plan.fills
    .map((text) => text.split(' '))
    .map(([, colour = '', height]) =>
      t('firenze-fill-short', { colour: firenze.colourName(colour), height: Number(height) }),
    )
    .join(', ')
  return {
    sentence: sentenceOf(t('firenze-draft-fill', { contracts, points: signed(gain) })),
    verb: t('firenze-verb-fill', { count: firenze.plan.fills.length }),
    outcome: t('firenze-outcome-gain', { points: signed(gain) }),
  }
}

function exchanged(firenze: Firenze): Drafted {
  const colour = firenze.colourName(firenze.plan.exchange?.colour ?? '')
  const bricks = names(firenze, firenze.paid('give'))
  return {
    sentence: sentenceOf(t('firenze-draft-exchange', { bricks, colour })),
    verb: t('firenze-verb-exchange'),
    outcome: t('firenze-outcome-exchange'),
  }
}

function lost(firenze: Firenze): Drafted {
  const bricks = firenze.payments.flatMap((each) => each.bricks)
  return {
    sentence: t('firenze-draft-lose', { bricks: names(firenze, bricks) }),
    verb: t('firenze-verb-lose', { count: bricks.length }),
    outcome: t('firenze-outcome-lose'),
  }
}
