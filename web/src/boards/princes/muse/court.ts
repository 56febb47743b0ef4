/** What the board tells of the characters: their moves, and what each would bring oneself now. */
import { number, t } from '../../../words/page.svelte'
import type { Princes } from '../princes.svelte'
import type { CharacterView } from '../view'

/** The move that puts the own pawn on a space. */
export const courting = (character: string, space: number): string => `court ${character} ${space}`

/** The spaces of a character that are offered now, the lowest first. */
export function open(princes: Princes, { character, lowest_space, highest_space }: CharacterView): number[] {
  const spaces = Array.from({ length: highest_space - lowest_space + 1 }, (_, place) => lowest_space + place)
  return spaces.filter((space) => princes.offers(courting(character, space)))
}

/** The space drafted for a character. */
export function chosen(princes: Princes, character: string): number | null {
  const drafted = princes.table.draft.find((move) => move.text.startsWith(`court ${character} `))
  return drafted ? Number(drafted.text.split(' ')[2]) : null
}

/** What a character would bring who looks, in a line or two. */
export function bringsMe(princes: Princes, character: string): string[] {
  const { court, minimum, round } = princes.view
  const own = princes.seat
  if (!court || own === null) return []
  const enough = (value: number): string => (value >= minimum ? ' ✓' : '')
  if (character === 'muse')
    return court.works_with_muse.length
      ? court.works_with_muse
          .toSorted((one, other) => other.value - one.value)
          .slice(0, 2)
          .map(
            ({ profession, value }) => `${princes.table.say?.name('profession', profession)} ${value}${enough(value)}`,
          )
      : [t('princes-muse-adds', { round })]
  if (character === 'princess' && court.princess_value !== null)
    return [t('princes-princess-worth', { value: court.princess_value }) + enough(court.princess_value)]
  if (character === 'merchant') return [t('princes-merchant-rank', { points: court.ranks[own] ?? 0 })]
  if (character === 'banker') return [t('princes-banker-brings', { florins: number(court.bankers_florins) })]
  return [t(character === 'cardinal' ? 'princes-cardinal-adds' : 'princes-professor-free')]
}

const UNTIL = {
  muse: 'princes-until-actions',
  cardinal: 'princes-until-actions',
  princess: 'princes-until-actions',
  merchant: 'princes-until-auction',
  professor: 'princes-until-characters',
  banker: 'princes-until-once',
} as const

export const until = (character: string): string =>
  character in UNTIL ? t(UNTIL[character as keyof typeof UNTIL]) : ''

const POWERS = {
  muse: 'princes-power-muse',
  cardinal: 'princes-power-cardinal',
  princess: 'princes-power-princess',
  merchant: 'princes-power-merchant',
  professor: 'princes-power-professor',
  banker: 'princes-power-banker',
} as const

export const power = (princes: Princes, character: string): string =>
  character in POWERS ? t(POWERS[character as keyof typeof POWERS], { round: princes.view.round }) : ''
