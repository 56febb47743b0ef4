/** What the nine phases of a round are called. */
import { t } from '../../words/page.svelte'

export const phaseNames = (): string[] => [
  t('florenza-phase-income'),
  t('florenza-captain'),
  t('florenza-bishop'),
  t('florenza-phase-placement'),
  t('florenza-market'),
  t('florenza-phase-districts'),
  t('florenza-phase-works'),
  t('florenza-phase-offices'),
  t('florenza-phase-end'),
]

/** The same for the top bar, which is narrow: both powers are one, and the end of a round goes by itself. */
export const barPhases = (): string[] => [
  t('florenza-phase-income'),
  t('florenza-phase-powers'),
  t('florenza-phase-placement'),
  t('florenza-market'),
  t('florenza-phase-districts'),
  t('florenza-phase-works'),
  t('florenza-phase-offices'),
]

/** Where a phase of the round stands among them. */
export const BAR_PHASE: Record<number, number> = { 1: 0, 2: 1, 3: 1, 4: 2, 5: 3, 6: 4, 7: 5, 8: 6, 9: 6 }
