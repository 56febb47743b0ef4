/** What a character would do now, in a few words: by what its row of the components does, and how far that reaches. */
import { t } from '../../words/page.svelte'
import type { Firenze } from './firenze.svelte'

export function serviceOf(firenze: Firenze, card: string, reach: number): string {
  const effect = firenze.card(card)?.effects.find((each) => each.when === 'played')
  const count = reach
  switch (effect?.do === 'modify' ? effect.rule : effect?.do) {
    case 'build_discount':
      return t('firenze-service-discount', { count })
    case 'no_demolition':
      return t('firenze-service-guard', { count })
    case 'card_price':
      return t('firenze-service-courier')
    case 'take_from_bag':
      return t('firenze-service-pick', { count })
    case 'swap_with_row':
      return t('firenze-service-swap', { count })
    case 'give_brick':
      return t('firenze-service-steal', { count })
    case 'lose_floor':
      return t('firenze-service-sabotage', { count })
    case 'discard_celebration':
      return t('firenze-service-patrician', { count })
    default:
      return firenze.says(card)
  }
}
