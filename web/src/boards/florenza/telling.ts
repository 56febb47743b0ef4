/** What the frame asks of the board: where the game stands, what a seat does, what a draft leads to. */
import type { Drafted, Where } from '../../shared/contract'
import { faceOf } from '../../shared/outcome'
import { room } from '../../shared/room.svelte'
import type { TableState } from '../../table/table.svelte'
import type { Move } from '../../wire/types'
import { number, t } from '../../words/page.svelte'
import { florenzaOf, type Florenza } from './florenza.svelte'
import { isDrafted, shortOf } from './ledger'
import { BAR_PHASE, barPhases } from './phases'

export function where(table: TableState): Where {
  if (!table.view || !table.box) return {}
  const { view } = florenzaOf(table)
  const { round, rounds, phase } = view
  if (!round) return { round, rounds }
  return {
    round,
    rounds,
    phases: barPhases(),
    ...(phase ? { phase: BAR_PHASE[phase] ?? 0 } : {}),
  }
}

/** Prestige on the track; at the end all points. */
export function points(table: TableState, seat: number): number | null {
  const family = table.view ? florenzaOf(table).view.families[seat] : undefined
  return family ? (family.points ?? family.prestige) : null
}

export function state(table: TableState, seat: number): string {
  if (!table.view || !table.box) return ''
  const florenza = florenzaOf(table)
  const { view } = florenza
  const family = view.families[seat]
  if (!family || !view.waiting.length) return ''
  const offices = [
    ...(view.captain_seat === seat ? [t('florenza-captain')] : []),
    ...(view.bishop_seat === seat ? [t('florenza-bishop')] : []),
  ]
  const does =
    view.phase !== 4 || !view.round
      ? []
      : [
          family.passed || !family.workers_ready
            ? t('florenza-passed')
            : t('florenza-state-ready', { count: family.workers_ready }),
        ]
  return (room.phone.current && does.length ? does : [...offices, ...does]).join(', ')
}

const ON_BOARD = new Set([
  'choose',
  'use',
  'build',
  'commission',
  'hire',
  'market',
  'alms',
  'hear',
  'hear-kept',
  'arrest',
  'reserve',
  'convert',
  'block',
  'sell',
  'buy',
  'exchange',
  'give',
  'take',
])

export function onBoard(table: TableState, text: string): boolean {
  const verb = text.split(' ')[0] ?? ''
  if (verb === 'realise' || verb === 'fail') return (table.asked?.moves.length ?? 0) > 2
  return ON_BOARD.has(verb)
}

export function outcome(table: TableState, text: string): string {
  if (!table.view || !table.box) return ''
  const { own, components } = florenzaOf(table)
  if (text === 'pass') return t('florenza-idle', { count: own?.workers_ready ?? 0 })
  if (text === 'abandon') return t('florenza-points', { points: components.failure.workshop['prestige'] ?? 0 })
  return ''
}

/** A drafted move in a word or two. */
export function step(table: TableState, { text }: Move): string {
  const [verb, what = '', slot = ''] = text.split(' ')
  const { say } = table
  if (verb === 'commission' || verb === 'alms' || verb === 'realise' || verb === 'fail')
    return say.name('work-short', what)
  if (verb === 'build' || verb === 'choose') return say.name('workshop', what)
  if (verb === 'use') return t('florenza-step-use', { slot })
  if (['hire', 'hear', 'hear-kept', 'reserve', 'block'].includes(verb!)) return say.name('character', what)
  if (['sell', 'buy', 'give', 'take'].includes(verb!)) return say.name('resource', what)
  if (verb === 'arrest' || verb === 'convert') return say.name('family', what)
  if (verb === 'market' || verb === 'exchange') return t('florenza-market')
  return ''
}

/** Questions in the middle of an act. */
const MAKING = new Set(['hire', 'hear', 'give', 'take'])

/** What the whole draft does: a worker placed, with what he will be short of. */
export function drafted(table: TableState): Drafted | null {
  if (!table.view || !table.box) return null
  const florenza = florenzaOf(table)
  const [first] = table.draft
  if (!first) return null
  if (table.asked && MAKING.has(florenza.question))
    return { sentence: table.say.question(table.asked), verb: '', outcome: '', pending: true }
  const verb = first.text.split(' ')[0]
  if (verb === 'commission' || verb === 'build' || verb === 'use') return placed(florenza, first)
  return table.draft.length === 1 ? faceOf(table, null, first) : null
}

function placed(florenza: Florenza, first: Move): Drafted {
  const { table, commission } = florenza
  const { say } = table
  const [verb, what = ''] = first.text.split(' ')
  const line = florenza.own?.ledger.find((each) => isDrafted(florenza, each))
  const failing = florenza.own?.ledger.find((each) => !each.enough && each.task !== 'run')
  const short = line && !line.enough ? line : failing
  const face = faceOf(table, null, first)
  const lacks = short ? t('florenza-draft-short', { what: shortOf(florenza, short) }) : ''
  if (!commission) {
    const sentence = short
      ? t('florenza-draft-and', { move: face.verb, rest: lacks })
      : t('florenza-draft-plain', { move: face.verb })
    return {
      sentence,
      verb: short ? t('florenza-place-anyway') : verb === 'use' ? t('florenza-send') : t('florenza-place'),
      outcome: face.outcome,
    }
  }
  const artist = say.name('character', commission.artist_character)
  const move = t('florenza-draft-commission', { artist, the: say.name('the-work', what) })
  return {
    sentence: short ? t('florenza-draft-and', { move, rest: lacks }) : t('florenza-draft-plain', { move }),
    verb: short ? t('florenza-place-anyway') : t('florenza-place'),
    outcome:
      commission.least === commission.most
        ? t('florenza-outcome-sure', { florins: number(line?.needs_florins ?? 0), points: commission.most })
        : t('florenza-outcome-dice', {
            florins: number(line?.needs_florins ?? 0),
            least: commission.least,
            most: commission.most,
          }),
  }
}
