# What the board of Firenze says by itself. What happens, is asked and is refused comes from the game.

## The towers of contracts

firenze-levels = Heights and level tiles
firenze-height = height
firenze-first = first
firenze-plus = +{ $points }
firenze-gone = gone
firenze-tower = Contracts of the { $colour } tower
firenze-flag = Flag, points:
firenze-contract = { $colour } { $height }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
firenze-balcony = balcony { $level }
firenze-letter-of = letter of { $player }
firenze-neutral = neutral letter
firenze-in-reach = in reach
firenze-short = { $count } short
firenze-would-bring = { $count ->
    [0] would bring you { $points }
    [one] one brick short, would bring you { $points }
   *[other] { $count } bricks short, would bring you { $points }
}
firenze-churches = { $count ->
    [0] Churches, none of { $places } in place
   *[other] Churches, { $count } of { $places } in place
}
firenze-end-tile = End tile
firenze-end-tile-taken = End tile taken
firenze-letters = Your letters
firenze-bag = In the bag, { $count }

## The row

firenze-row = The row
firenze-row-take = price in bricks · below each card: your bricks before and after it
firenze-row-exchange = exchange: touch a brick you want for { $give } of yours, once a turn
firenze-price = price in bricks:
firenze-free = free
firenze-too-dear = too dear
firenze-store-then = bricks { $now } → { $then }
firenze-so-many = { $count } { $colour }
firenze-want = Exchange for the { $colour } brick on { $card }

## The site

firenze-site = Your site
firenze-site-of = Site of { $player }
firenze-to-mine = back to yours
firenze-must-grow = every tower must grow, or it falls
firenze-no-tower = no tower
firenze-new-tower = new tower
firenze-tower-of = { $colour } tower of { $height }
firenze-lay-on = Lay a brick on the { $tower }
firenze-take-off = Take the last brick off the { $tower }
firenze-begin = Begin a { $colour } tower
firenze-from-to = { $from } → { $to }
firenze-falls = falls, { $count } back
firenze-filled = filled
firenze-next = { $height }: { $count } short

## Storehouse, payment

firenze-store = Storehouse
firenze-of = { $count } of { $limit }
firenze-of-then = { $count }, then { $then } of { $limit }
firenze-more-bricks = +{ $count }
firenze-given = { $count } given
firenze-laid = { $count } laid
firenze-paid = { $count } paid
firenze-meter = What building costs in all
firenze-for = for { $cost }
firenze-payment = Payment: a brick on each card
firenze-payment-cost = Paid for building
firenze-payment-give = Given for the brick
firenze-payment-lose = Bricks lost
firenze-payment-return = Back to the bag
firenze-as-proposed = touch to change
firenze-brick-number = Brick { $number }

## Contracts and rivals

firenze-finished = Your finished towers
firenze-finished-note = exact height; fill or keep
firenze-fill = { $colour } { $height }
firenze-fill-short = { $colour } { $height }
firenze-kept = kept: it must keep growing
firenze-line-contract = contract
firenze-line-balcony = balcony { $level }
firenze-line-first = first at height { $height }
firenze-line-last = last letter, end tile
firenze-rivals = What others could take
firenze-rivals-note = with what they hold now
firenze-letters-left = { $count ->
    [one] one letter
   *[other] { $count } letters
}
firenze-has-bricks = { $count ->
    [one] one brick short, holds it
   *[other] { $count } short, holds them
}
firenze-freed = freed by you
firenze-nothing-near = nothing in one turn

## Cards

firenze-cards = Your cards
firenze-unseen = { $count ->
    [one] one card unseen
   *[other] { $count } cards unseen
}
firenze-at-end = at the end: { $points }
firenze-at-end-then = at the end: { $points }, then { $then }
firenze-service-discount = cost of building: −{ $count }
firenze-service-guard = { $count ->
    [0] no tower would fall
    [one] one tower would stand
   *[other] { $count } towers would stand
}
firenze-service-courier = the card is free
firenze-service-pick = { $count ->
    [0] the bag is empty
   *[other] a brick you choose
}
firenze-service-swap = swap up to { $count }
firenze-service-steal = { $count ->
    [0] nobody has a brick
    [one] the one brick of others
   *[other] one of { $count } bricks of others
}
firenze-service-sabotage = { $count ->
    [0] nobody has a tower
    [one] a floor off one tower
   *[other] a floor off one of { $count } towers
}
firenze-service-patrician = { $count ->
    [0] no celebration to discard
   *[other] discards a celebration
}
firenze-choose = Choose
firenze-chosen-of = { $colour }: { $chosen } of { $count }
firenze-swap-card = Touch the card of the row to swap with.
firenze-swap-give = You give, { $count } at most
firenze-swap-take = You take, { $count }
firenze-visit = Site of { $player }: show it enlarged
firenze-holds-bricks = { $count ->
    [one] one brick
   *[other] { $count } bricks
}
firenze-holds-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}

## The bar

firenze-phase-card = Card
firenze-phase-exchange = Exchange
firenze-phase-build = Build
firenze-phase-demolish = Demolish
firenze-phase-contracts = Contracts
firenze-phase-limits = Limits
firenze-state-next = next
firenze-state-last = last turn
firenze-state-done = last letter placed
firenze-asks-both = Lay bricks on your towers; first you may exchange.
firenze-asks-build = Lay bricks on your towers, or begin one.
firenze-build-nothing = Build nothing
firenze-towers-fall = { $count ->
    [0] no tower falls
    [one] one tower falls
   *[other] { $count } towers fall
}
firenze-must-grow-on = { $count ->
    [one] its tower must grow on
   *[other] their towers must grow on
}
firenze-step-exchange = { $colour } brick
firenze-step-raise = { $colour } to { $height }
firenze-draft-take = { $price ->
    [0] Take { $the } for nothing?
    [one] Take { $the } for one brick?
   *[other] Take { $the } for { $price } bricks?
}
firenze-verb-take = Take { $the }
firenze-outcome-pay = pay { $bricks }
firenze-outcome-free = nothing to pay
firenze-draft-build = { $count ->
    [one] One brick laid
   *[other] { $count } bricks laid
} { $cost ->
    [0] for nothing.
    [one] for one.
   *[other] for { $cost }.
}
firenze-draft-build-nothing = Nothing is built.
firenze-draft-falls = { $count ->
    [one] { $colours } falls.
   *[other] These fall: { $colours }.
}
firenze-verb-build = { $cost ->
    [0] Build { $count }
   *[other] Build { $count }, pay { $cost }
}
firenze-outcome-falls = { $count ->
    [one] a tower falls: { $back } back
   *[other] { $count } towers fall: { $back } back
}
firenze-outcome-stands = no tower falls
firenze-outcome-gain = points: { $points }
firenze-draft-fill = { $contracts }: { $points }.
firenze-verb-fill = { $count ->
    [one] Fill it
   *[other] Fill { $count }
}
firenze-draft-exchange = { $bricks } for a { $colour } brick.
firenze-verb-exchange = Exchange
firenze-outcome-exchange = then you build
firenze-draft-lose = To the bag: { $bricks }.
firenze-verb-lose = { $count ->
    [one] Return it
   *[other] Return { $count }
}
firenze-outcome-lose = as proposed, or as you changed it

## On a phone

firenze-then = then you have:
firenze-tab-pay = Pay
firenze-tab-site = Site
firenze-tab-towers = Towers
firenze-tab-row = Row
firenze-tab-store = Store { $count }
firenze-tab-cards = Cards
firenze-tab-rivals = Rivals

## The end

firenze-towers = The towers
firenze-towers-note = below: letters and their heights; the most takes the flag, then the highest
firenze-letters-on = { $count } · { $heights }
firenze-celebrations = Celebrations

## Figures of the rulebook

firenze-figure-exchange = Three bricks are laid on the card; the blue one that lay there before is taken.
firenze-figure-cost = Four bricks are laid, on three towers: in all they cost three bricks, here white, green and blue.
firenze-figure-fall = White has grown and stands. Red has not and collapses: three bricks to the bag, two to the storehouse.
firenze-figure-balconies = Balcony I is filled first, which frees balcony II at once: both in one turn.

## The lesson

firenze-lesson-goal = Rival families raise towers, brick by brick, and sell them: a tower of exactly the height and colour of a contract fills it, and one of your letters stays there for good. Each contract brings the points written on it. Tall towers and rare colours bring the most, but a tower that does not grow every turn collapses. Whoever places their last letter ends the game, and the most points win.
firenze-lesson-take = Every turn begins with a card of the row, and all bricks on it are yours. The card on the left is free.
firenze-lesson-skip = You may exchange bricks with the row. For now build with what you have.
firenze-lesson-begin = One brick is one floor. Begin a tower in a colour you have more bricks of: it needs one every turn.
firenze-lesson-second = Two bricks a turn are free. Begin a second tower; a third brick would already cost one.
firenze-lesson-stop = That is enough: keep bricks for the next turn. Both towers must grow then.
firenze-lesson-price = A card further right costs a brick for each card to its left. Its bricks cannot pay for it.
firenze-lesson-pay = Each brick you pay lies on a card to the left, for whoever takes that card. Give what you can spare.
firenze-lesson-wait = An exchange pays when a single brick of a colour is missing. Nothing is missing yet.
firenze-lesson-raise = Every tower that stood when your turn began must get a brick, or half of it, rounded up, is lost.
firenze-lesson-all = The other tower, too. Whatever has not grown collapses once you have built.
firenze-lesson-kinds = Characters are played when you like in your turn, buildings help every turn, churches wait for a contract, celebrations count at the end, events happen at once.
firenze-lesson-trade = Now an exchange pays: three of your bricks for one that lies on a card in the row.
firenze-lesson-want = Choose a brick of a colour one of your towers needs.
firenze-lesson-give = Give bricks of colours you do not build with.
firenze-lesson-fill = A tower of exactly the height of a free contract fills it: its points are yours, a letter stays there, and its bricks go to the bag. Balconies are filled in order, and at each height from 5 up the first tower takes the level tile.
firenze-lesson-end = And so on, until somebody places their last letter, for 5 more points. Everybody else has one more turn; then flags go to whoever has the most letters on each tower, and celebrations count.
