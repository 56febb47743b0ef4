/** How well a bot plays, in words; one that is not known here goes by its own name. */
import { t } from '../words/page.svelte'

const LEVELS: Record<string, () => string> = {
  apprentice: () => t('new-bot-apprentice'),
  master: () => t('new-bot-master'),
  quick: () => t('new-bot-quick'),
  random: () => t('new-bot-random'),
}

export const levelOf = (spec: string): string => LEVELS[spec]?.() ?? spec
