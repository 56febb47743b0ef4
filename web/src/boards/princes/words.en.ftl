# What the board of The Princes of Florence says by itself. What happens, is asked and is refused comes from the game.

## The board

princes-prestige = Prestige
princes-has-prestige = { $player } { $points }
princes-has-prestige-works =
    { $works ->
        [0] { $points } prestige, no work yet
        [one] { $points } prestige, one work
       *[other] { $points } prestige, { $works } works
    }
princes-minimum = Minimum work value { $value }
princes-minimum-short = minimum { $value }
princes-best-so-far = best so far: { $works }
princes-best-none = best work so far this round: none
princes-your-estate = Your estate
princes-estate-of = Estate of { $player }
princes-to-mine = back to yours
princes-visit = Estate of { $player }: look at it large
princes-palace = Palace
princes-free = { $count } free
princes-free-squares = { $count } of { $squares } squares free
princes-free-after = { $count } free, { $then } after this
princes-florins = florins
princes-prestige-word = prestige

## Piles and bank

princes-piles = Piles
princes-opens-at = opens at { $price }
princes-pile-now = now: { $price }, { $player }
princes-pile-closed = closed: { $player }, { $price }
princes-none-left = none left
princes-full = you have three
princes-no-room = no room
princes-too-dear = too dear
princes-you-have-it = you have it
princes-left = { $count } left
princes-squares = { $count } squares
princes-note-jester = +2 to every work
princes-note-builder = cheaper building
princes-note-prestige = draw 5, keep 1
princes-note-recruiting = counts as a card
princes-note-landscape = forest, lake or park
princes-buildings = Buildings
princes-each = { $cost } each, +{ $points }
princes-each-free = free, +{ $points } each
princes-each-sells = { $cost } each, sells { $count } prestige
princes-costs-sells = { $cost }, sells { $count } prestige
princes-costs-left = { $cost }, { $count } left

## Auction

princes-auction = Auction
princes-auction-note =
    { $place ->
        [1] first item of the round, opened by { $player }
        [2] second item of the round, opened by { $player }
        [3] third item of the round, opened by { $player }
        [4] fourth item of the round, opened by { $player }
       *[other] item { $place } of the round, opened by { $player }
    }
princes-bid-by = Bid of { $player }
princes-bid-of = { $player } { $price }
princes-bids = Bids so far: { $bids }
princes-next-bid = { $price }?
princes-still-in = Still in: { $players }.
princes-passed = Passed: { $players }.
princes-has-bought = Has bought: { $players }.
princes-has-renounced = Buys nothing: { $players }.
princes-effect-jester = +2 to every work, from now on.
princes-effect-builder = Building costs less; two may touch; each after the first +3 prestige.
princes-effect-prestige = Look at five, keep one: points at the end.
princes-effect-recruiting = Call an artist whom a rival has played.
princes-effect-landscape = Forest, lake or park, as you like.
princes-effect-ground = { $count } squares, placed at once; +3 prestige for each further one of its kind.
princes-prospects = What each would bring
princes-choose-landscape = Which landscape
princes-leaves = leaves { $florins }
princes-out = out this time
princes-out-round = out until the next round

## Hand and court

princes-hand = Your hand
princes-hand-note = value now / minimum of round { $round }
princes-wish = wishes for: { $what }
princes-wish-met = has: { $what }
princes-ready = ready
princes-short = { $count } short
princes-with-it = { $value } with it
princes-with-bonus = up to { $value }
princes-then = { $value } then
princes-now = now
princes-bonus = Bonus
princes-used-now = used now
princes-prestige-card = Prestige card
princes-recruiting = Recruiting
princes-recruiting-text = Call an artist whom a rival has played
princes-recruiting-cards = { $count } cards to call artists whom rivals have played
princes-artists = { $count ->
    [one] artist to call
   *[other] artists to call
}
princes-laid = { $name } laid on the table
princes-goes-back = goes back
princes-court = Your court
princes-court-of = Court of { $player }
princes-jesters = Jesters
princes-builders = Builders
princes-freedoms = Freedoms
princes-works = Works
princes-cards = Cards
princes-holds = Jesters { $jesters }, builders { $builders }, freedoms { $freedoms }, prestige cards { $prestige }, cards in hand { $cards }, works { $works }

## Four cards, one goes back

princes-shared = Wishes in common
princes-shared-four = of all four
princes-shared-three = of the three you keep
princes-return-hint = Touch the card in your hand that goes back. Artists with wishes in common are easier to please.
princes-returned-wait = Your choice is made; it can be changed until the last player has chosen.

## Placing

princes-place = Place { $the }
princes-places = { $count ->
    [one] one place, { $straight } this way round
   *[other] { $count } places, { $straight } this way round
}
princes-turn = Turn
princes-flip = Flip
princes-same-shape = same shape
princes-never-flipped = never flipped
princes-last = ‹ Last
princes-next = Next ›
princes-key-up = PgUp
princes-key-down = PgDn
princes-chosen = { $quarters ->
    [0] Chosen: { $square }.
    [1] Chosen: { $square }, turned once.
    [2] Chosen: { $square }, turned twice.
   *[other] Chosen: { $square }, turned three times.
}
princes-chosen-flipped = { $quarters ->
    [0] Chosen: { $square }, flipped.
    [1] Chosen: { $square }, flipped and turned once.
    [2] Chosen: { $square }, flipped and turned twice.
   *[other] Chosen: { $square }, flipped and turned three times.
}
princes-stay-free = { $count } squares stay free.
princes-put-it = Held over { $square }: touch it, or press Enter, to put it there.
princes-not-at = Not at { $square }.
princes-not-touches-palace = { $builders ->
    [0] It would touch your palace at { $squares }. That needs two builders; you have none.
   *[other] It would touch your palace at { $squares }. That needs two builders; you have { $builders }.
}
princes-not-touches = { $builders ->
    [0] It would touch another building at { $squares }. That needs two builders; you have none.
   *[other] It would touch another building at { $squares }. That needs two builders; you have { $builders }.
}
princes-not-overlaps = { $builders ->
   *[other] Taken already: { $squares }.
}
princes-nearest = Nearest legal place: { $square }.
princes-dots = Filled dots: legal this way round; rings: turned. Arrows move it, R turns, F flips.
princes-grid = Squares of your estate
princes-cell = { $square }
princes-cell-legal = { $square }, legal

## Actions

princes-phase-actions = Actions
princes-actions = Your actions
princes-supply = In the supply
princes-actions-left =
    { $left ->
        [0] none left
        [one] one left
       *[other] { $left } left
    }
princes-actions-hint = Touch a card in your hand to have its work made, or a building to put it up.
princes-draw-profession = Profession card
princes-draw-bonus = Bonus card
princes-recruit-head = Recruit
princes-recruiting-note = now, or keep it for later
princes-no-artists = No rival has an artist on the table.
princes-value = worth here:

## A work

princes-worksheet = Worksheet
princes-without-bonus = without bonus cards
princes-cards-where = { $table } on the table, { $hand } in hand
princes-bonus-spent = used now, then out of the game
princes-bonus-kept = kept for later
princes-value-of = Value of the { $work }
princes-best = Best work of the round
princes-best-award = +{ $points } prestige
princes-first-work = The first work of this round.
princes-leads = It leads the best so far, { $player } with { $value }, by { $by }.
princes-equals = It equals the best so far, { $player } with { $value }: both would score.
princes-trails = It is { $by } behind the best so far, { $player } with { $value }.
princes-payment = Payment
princes-payment-note = { $florins } florins a point, up to { $most }
princes-payment-wait = The work must reach the minimum first.
princes-payment-take = Take { $points } prestige and { $florins } florins
princes-prestige-taken = Prestige taken of the pay
princes-split = { $points } prestige and { $florins } florins
princes-if-best = { $points }, or { $best } if it stays best
princes-on-your-table = On your table

## Cards looked at

princes-keep = Keep one
princes-under = Under the pile, in this order
princes-under-note = The others go under the pile in this order; the first one down will be drawn first.
princes-keep-note = One is yours; the others go under { $pile }.
princes-as-drawn = Leave them as drawn
princes-up = { $name }: earlier
princes-down = { $name }: later

## Tabs of the phone

princes-tab-return = Deal
princes-tab-place = Place
princes-tab-look = Cards
princes-tab-work = Work
princes-tab-hand = Hand { $count }
princes-tab-bank = Bank
princes-tab-all = Everyone

## What a seat does

princes-state-ready = ready
princes-state-bought = bought: { $item }, { $price }
princes-state-renounced = buys nothing
princes-state-passed = passed
princes-state-bid = bid { $price }
princes-state-may-buy = may buy
princes-state-worked = { $count ->
    [one] work worth { $values }
   *[other] works worth { $values }
}
princes-state-done = done
princes-state-next = next

## The draft

princes-step-place = Place: { $square }
princes-step-enough = No more
princes-draft-place = Place { $the } at { $square }?
princes-draft-build = Build { $the } at { $square }: { $cost } florins.
princes-draft-build-free = Build { $the } at { $square }: free.
princes-verb-build = Build { $the }
princes-outcome-build = +{ $points } prestige, leaves { $florins } florins
princes-outcome-build-sells = +{ $points } prestige, sells { $count }
princes-draft-work = Have { $the } make a work worth { $value }?
princes-verb-work = Perform for { $value }
princes-outcome-work = +{ $points } prestige, +{ $florins } florins
princes-freedoms-note = A freedom costs { $cost }, one a turn; so does a profession card.
princes-draft-return = Give back { $the }, and keep the other three?
princes-outcome-return = the other three stay
princes-draft-keep = Keep “{ $card }”; the others go under the pile?
princes-verb-keep = Keep it
princes-outcome-keep = the others go under the pile
princes-step-keep = Keep
princes-step-under = Under
princes-work-value = { $name } { $value }

## The end

princes-prestige-cards = Prestige cards
princes-prestige-cards-note = alone in front: full points; tied: about half
princes-held-by = held by { $player }
princes-of-needed = { $count } of { $need }
princes-landscapes = Landscapes
princes-estates = Estates
princes-gain = With it: { $name }
princes-first = First player of this round

# The lesson: one sentence for each question, true in any deal.
princes-lesson-return = Every artist wishes for a building, a landscape and a freedom. Keep those who wish for the same things, and give back the one who fits them least.
princes-lesson-open = You open the auction. Put up something your artists wish for: every wish you meet makes their works worth more.
princes-lesson-bid = Somebody wants it too. Bids rise by 100 florins; only who is left pays. Go on while it is worth that much to you.
princes-lesson-landscape = A landscape is laid at once and never moves. Lay it into a corner, so that the larger buildings still fit.
princes-lesson-freedom = Now you have two actions. A freedom costs 300 florins, and every artist who wishes for it works better with you from now on.
princes-lesson-work = The figure on a card says what its work is worth now, beside the least that this round asks for. An artist who reaches it can work for you.
princes-lesson-pay = A work pays 100 florins a point, and part of that can be taken as prestige. Prestige wins the game, but in the first rounds money buys more.
princes-lesson-pass = A new round. What everybody wants becomes dear: you may pass and wait for something else.
princes-lesson-last-buyer = The others have bought, so you take an item at the opening price. A builder makes every building cheaper for the rest of the game.
princes-lesson-build = A building brings 3 prestige at once, and 4 points to every work of an artist who wishes for it.
princes-lesson-building = With fewer than two builders a building may touch the palace and other buildings only at corners. The dots show where it may lie.
princes-lesson-best = An artist who finds all three wishes makes a great work, and the best work of each round brings 3 prestige more.

# Small positions in the rulebook.
princes-figure-legal = Allowed
princes-figure-refused = Not allowed
princes-figure-landscape = A lake may lie beside the palace and beside a tower.
princes-figure-touching = With one builder: a side of the tower would touch a side of the palace.
princes-figure-corner = With one builder: the tower and the palace meet only at a corner.
princes-figure-two-builders = With two builders sides may touch.
princes-figure-jesters = { $count ->
    [one] one jester
   *[other] { $count } jesters
}
princes-figure-cards = { $count ->
    [one] one card
   *[other] { $count } cards in hand and on the table
}
princes-figure-value = Value of the work
