/** What a city lacks, in words. */
import { t } from '../../words/page.svelte'
import type { Principe } from './principe.svelte'
import type { WishView } from './view'

export interface Standing {
  words: string
  ok: boolean
}

/** Cards by name, alike ones counted. */
export function named(principe: Principe, cards: readonly string[]): string {
  return [...new Set(cards)]
    .map((card) => {
      const count = cards.filter((each) => each === card).length
      const name = principe.name('building', card)
      return count > 1 ? t('il_principe-times', { name, count }) : name
    })
    .join(', ')
}

const lacking = (principe: Principe, cards: readonly string[]): Standing => ({
  words: t('il_principe-lacks', { cards: named(principe, cards) }),
  ok: false,
})

/** Cards that would be missing once those picked are sold. */
export function lost(principe: Principe, wish: WishView): string[] {
  return principe.colours.flatMap((colour) => {
    if (!principe.city(wish.city).icons[colour] || wish.lacks_cards.includes(colour)) return []
    const beyond = principe.picking.cardsOf(colour) - principe.counted(wish.spare_cards, colour)
    return Array.from({ length: Math.max(0, beyond) }, () => colour)
  })
}

/** How a city on display stands to the own hand, as far as the task wants to know it. */
export function standingOf(principe: Principe, city: string): Standing {
  const wish = principe.wish(city)
  if (!wish) return { words: '', ok: false }
  if (principe.task === 'lay') return whileLaying(principe, wish)
  const { lot } = principe.view
  if (lot?.card && wish.bid_at_most !== null) return inAuction(principe, wish, wish.bid_at_most, lot.price)
  if (wish.lacks_cards.length) return lacking(principe, wish.lacks_cards)
  if (wish.lacks_coins) return { words: t('il_principe-lacks-coins', { count: wish.lacks_coins }), ok: false }
  return { words: t('il_principe-payable'), ok: true }
}

function whileLaying(principe: Principe, wish: WishView): Standing {
  const gone = lost(principe, wish)
  if (gone.length) return { words: t('il_principe-goes', { cards: named(principe, gone) }), ok: false }
  if (wish.lacks_cards.length) return lacking(principe, wish.lacks_cards)
  return { words: t(principe.picking.cards.length ? 'il_principe-stays' : 'il_principe-all-there'), ok: true }
}

function inAuction(principe: Principe, wish: WishView, most: number, price: number): Standing {
  const missing = wish.lacks_cards_with_lot
  if (missing.length) {
    const also = missing.length < wish.lacks_cards.length
    return also
      ? { words: t('il_principe-also-lacks', { cards: named(principe, missing) }), ok: false }
      : lacking(principe, missing)
  }
  if (!wish.lacks_cards.length && !wish.lacks_coins) return { words: t('il_principe-all-there'), ok: true }
  return most > price || principe.view.lot?.leader_seat === principe.seat
    ? { words: t('il_principe-if-won', { most }), ok: true }
    : { words: t('il_principe-too-dear'), ok: false }
}
