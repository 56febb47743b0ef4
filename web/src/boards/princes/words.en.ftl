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
princes-best-none = no work yet this round
princes-your-estate = Your estate
princes-estate-of = Estate of { $player }
princes-to-mine = back to yours
princes-visit = Estate of { $player }: show it enlarged
princes-palace = Palace
princes-free = { $count } free
princes-places-of = { $building }: { $places ->
    [one] { $places } place
   *[other] { $places } places
} · { $count } free
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
princes-built-already = already built
princes-held-already = already yours
princes-sold-already = already sold
princes-once-a-turn = once a turn
princes-too-little = too little
princes-not-now = not now
princes-not-alone = not alone
princes-fits = { $count ->
    [one] 1 place
   *[other] { $count } places
  }
princes-draw = Draw a card
princes-draw-note = keep one of five
princes-profession = Profession
princes-to-actions = Back to the actions
princes-too-dear = too dear
princes-left = { $count } left
princes-squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
princes-note-jester = +2 to every work
princes-note-builder = cheaper building
princes-note-prestige = draw 5, keep 1
princes-note-recruiting = counts as a card
princes-note-landscape = forest, lake or park
princes-buildings = Buildings
princes-each = { $cost } each, +{ $points }
princes-each-free = free, +{ $points } each
princes-each-sells = { $cost } each, sells { $count } prestige
princes-costs-sells = { $cost }, −{ $count } prestige
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
princes-effect-jester = +{ $value } to every work, from now on.
princes-effect-builder = Building costs less; with two, buildings may touch; from the second on, +{ $points } prestige each.
princes-effect-prestige = Look at five, keep one: points at the end.
princes-effect-recruiting = Call an artist a rival has played.
princes-effect-landscape = Forest, lake or park, as you like.
princes-effect-ground = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}, placed at once; +{ $points } prestige from the second of its kind on.
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
princes-recruiting-text = Call an artist a rival has played
princes-recruiting-cards = { $count ->
    [one] { $count } card to call an artist a rival has
   *[other] { $count } cards to call artists rivals have
} played
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
princes-return-hint = Tap the card in your hand that goes back. Artists with wishes in common are easier to please.
princes-returned-wait = Your choice is made; you can change it until the last player has chosen.

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
princes-stay-free = { $count ->
    [one] { $count } square stays free.
   *[other] { $count } squares stay free.
}
princes-put-it = Over { $square }: tap it, or press Enter, to place it there.
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
   *[other] Already occupied: { $squares }.
}
princes-nearest = Nearest legal place: { $square }.
princes-dots = Filled dots: legal this way round; rings: legal if turned. Arrows move it, R turns, F flips.
princes-grid = Squares of your estate
princes-cell = { $square }
princes-cell-legal = { $square }, legal

## Actions

princes-phase-actions = Actions
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
princes-leads = It beats the best so far, { $player } with { $value }, by { $by }.
princes-equals = It equals the best so far, { $player } with { $value }: both would score.
princes-trails = It is { $by } behind the best so far, { $player } with { $value }.
princes-payment = Payment
princes-payment-note = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
} a point, up to { $most }
princes-payment-go = Go on to the pay
princes-payment-wait = The work must reach the minimum first.
princes-payment-why = The bot would take this: { $why }
princes-payment-take = Take { $points } prestige and { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
princes-prestige-taken = Prestige taken from the pay
princes-split = { $points } prestige and { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
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
princes-tab-doing = Your move
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
princes-draft-build = Build { $the } at { $square }: { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
}.
princes-draft-build-free = Build { $the } at { $square }: free.
princes-verb-build = Build { $the }
princes-outcome-build = +{ $points } prestige, leaves { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
princes-outcome-build-sells = +{ $points } prestige, sells { $count }
princes-draft-work = Have { $the } make a work worth { $value }?
princes-verb-work = Perform for { $value }
princes-outcome-work = +{ $points } prestige, +{ $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
princes-draft-return = Give back { $the }, and keep the other three?
princes-outcome-return = the other three stay
princes-draft-keep = Keep “{ $card }”; the others go under the pile?
princes-verb-keep = Keep it
princes-outcome-keep = the others go under the pile
princes-step-keep = Keep
princes-step-under = Under
princes-step-as-drawn = As drawn

## The end

princes-prestige-cards = Prestige cards
princes-prestige-cards-note = alone in the lead: full points; tied: about half
princes-held-by = held by { $player }
princes-of-needed = { $count } of { $need }
princes-landscapes = Landscapes
princes-estates = Estates
princes-gain = With it: { $name }
princes-first = First player of this round

# The lesson: one sentence for each question, true in any deal.
princes-lesson-return = Every artist wishes for a building, a landscape and a freedom. Keep those who wish for the same things, and give back the one who fits them least.
princes-lesson-open = You open the auction. Put up something your artists wish for: every wish you grant makes their works worth more.
princes-lesson-bid = Somebody else wants it too. Bids rise by 100 florins, and only the last one left pays. Go on for as long as it is worth that much to you.
princes-lesson-landscape = A landscape is placed at once and never moves. Put it in a corner, so that the larger buildings still fit.
princes-lesson-freedom = Now you have two actions. A freedom costs 300 florins, and every artist who wishes for it works better with you from now on.
princes-lesson-work = The figure on a card is what its work is worth now, beside this round’s minimum. An artist who reaches it can work for you.
princes-lesson-pay = A work pays 100 florins a point, and part of that can be taken as prestige. Prestige wins the game, but in the first rounds money goes further.
princes-lesson-pass = A new round. What everybody wants gets expensive: you may pass and wait for something else.
princes-lesson-last-buyer = The others have bought, so you take an item at the opening price. A builder makes every building cheaper for the rest of the game.
princes-lesson-build = A building brings 3 prestige at once, and adds 4 points to every work by an artist who wishes for it.
princes-lesson-building = With fewer than two builders, a building may touch the palace and other buildings only at corners. The dots show where it may go.
princes-lesson-best = An artist whose three wishes are all met makes a great work, and the best work of each round brings 3 more prestige.
princes-lesson-goal = For seven rounds you are the head of a noble house in Florence. Invite artists and give them what they wish for: a building, a landscape, a freedom. The better an artist lives at your court, the more the work is worth. Works, buildings and cards bring prestige, and whoever has the most at the end wins.
princes-mark-wishes = The three small signs are this artist’s wishes: building, landscape, freedom.
princes-mark-worth = Below is what the artist’s work would be worth now, and this round’s minimum.
princes-mark-pile = Anything on a green lip can be pressed: here the lake, at the opening price.
princes-mark-renounce = You may renounce, but then you buy nothing in this round’s auctions.
princes-mark-bid = One step up. The small line says what it leaves you.
princes-mark-pass = Out of this auction; you may buy something else later.
princes-mark-freedom = Freedoms are scarce: the number left is shown below.
princes-mark-hand = Wishes that are met are coloured and say what they add.
princes-mark-purse = Your florins, which nobody else sees.
princes-mark-value = A tick: this work reaches the minimum. Press the card to make it.
princes-mark-builder = With a builder, buildings cost less; with a second one, they may touch.
princes-mark-jester = A jester makes all your works worth more.
princes-mark-building = Point at it: dots show where it fits, and the cards say what it would add.
princes-mark-too-dear = What is dashed is not available now; press it to see why.
princes-mark-bonus = You look at five of these and keep one.
princes-mark-profession = Another artist for your hand, once a turn.
princes-mark-recruiting = Used at once or kept for later.
princes-lesson-prestige-card = A prestige card is for later: it pays at the end of the game, to whoever has the most of what it names. You look at five and keep one.
princes-lesson-keep-prestige = Keep the card whose aim you are pursuing anyway. Nobody sees which one you took.
princes-lesson-under = The cards you do not keep go back under the pile. Leave them as drawn, unless you want to remember what is coming.
princes-lesson-bonus-card = A bonus card costs 300 florins and adds points to a single work, for each building, jester or card that it counts.
princes-lesson-keep-bonus = Keep the card that counts what you will have most of when you use it.
princes-lesson-second = You have one action left. Look at the cards in your hand: which of their wishes can you still grant?
princes-lesson-recruiting = A recruiting card brings you an artist who has already worked for a rival: one more work, without drawing a card.
princes-lesson-recruit = Choose an artist whose wishes your estate meets, or nearly meets, to work for you like one of your own.
princes-lesson-wish = Build what an artist in your hand still wishes for: 4 more points for the work, and 3 prestige at once.
princes-lesson-recruited = Any artist who reaches the minimum can work, recruited or not. Before the work is paid, you may add bonus cards.
princes-lesson-lay-bonus = Play the bonus card if it adds something now: it is spent on this work. You have now met every kind of card.

# Small positions in the rulebook.
princes-figure-legal = Allowed
princes-figure-refused = Not allowed
princes-figure-landscape = A lake may lie beside the palace and beside a tower.
princes-figure-touching = With one builder: a side of the tower would touch a side of the palace.
princes-figure-corner = With one builder: the tower and the palace meet only at a corner.
princes-figure-two-builders = With two builders, sides may touch.
princes-figure-jesters = { $count ->
    [one] one jester
   *[other] { $count } jesters
}
princes-figure-cards = { $count ->
    [one] one card
   *[other] { $count } cards in hand and on the table
}
princes-figure-value = Value of the work
princes-freedoms-note = one a turn
princes-hand-more = { $count } more

## Muse & Princess

princes-characters = Characters
princes-characters-note = a higher pawn ousts a lower one; you pay when your turn comes round
princes-spaces-note = spaces in hundreds of florins
princes-stands = { $player }, { $price }
princes-character-taken = taken
princes-character-from = from { $price }
princes-space-steps = How high to bid for { $name }
princes-space-lower = Lower
princes-space-higher = Higher
princes-had = last time: { $player }
princes-had-nobody = last time: nobody
princes-until-actions = this round’s actions
princes-until-auction = until the next auction ends
princes-until-characters = until the next characters
princes-until-once = at once
princes-power-muse = +{ $round } to each work this round
princes-power-cardinal = three actions, not two
princes-power-princess = one work without a profession
princes-power-merchant = next purchase free, or prestige by place
princes-power-professor = one of five cards: bonus or prestige
princes-power-banker = the money on him, less the bid
princes-muse-adds = +{ $round } to each work
princes-cardinal-adds = one more action
princes-princess-worth = worth { $value }
princes-merchant-rank = +{ $points } prestige for your place
princes-professor-free = no florins, no action
princes-banker-brings = { $florins } on him
princes-state-pawn = { $name }, space { $space }
princes-state-helped = helped by { $name }
princes-draft-princess = A work worth { $value } for the Princess?
princes-for-princess = A work for the Princess
princes-for-princess-note = worth { $value }, minimum { $minimum }
princes-princess-sheet = For the Princess
princes-princess-nothing-else = No jesters, freedoms or bonus cards.
princes-change = Banker
princes-change-note = { $florins ->
    [one] { $florins } florin for a point
   *[other] { $florins } florins for a point
}
princes-change-points = Points for florins
princes-change-take = { $points } prestige for { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
princes-draft-court = { $name } for { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
}?
princes-verb-court = Place on { $space }
princes-outcome-banker = brings { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}

## Cooperation

princes-joined = The joined estates
princes-joined-note = yours framed in your colour; each has its own a to g, 1 to 7
princes-whole-map = Whole map
princes-this-place = This place
princes-mine = Mine
princes-you = You
princes-earlier = earlier
princes-square-yours = your { $square }
princes-square-of = { $square } of { $player }
princes-build-with = Build with a neighbour
princes-talks-left = { $count ->
    [0] no more talks before an action
    [one] one talk left before an action
   *[other] { $count } talks left before an action
}
princes-across-border = across your border
princes-joint-building = Joint building
princes-talk-number = negotiation { $number } of { $most }
princes-which-jointly = What do you want to build with { $player }?
princes-across = across your border with { $player }
princes-said-offer = { $player }: offered, at { $square }
princes-said-counter = { $player }: countered, at { $square }
princes-said-last = { $player }: last offer, at { $square }
princes-sum-less = A hundred florins less
princes-sum-more = A hundred florins more
princes-sum-asked = { $player } pays you; what money there is you do not see
princes-sum-paid = you pay { $player }
princes-sum-in-cash = No prestige is sold: it is paid with florins in hand.
princes-if-accepted = If accepted
princes-to-bank = To the bank
princes-between = Between the two
princes-an-action = Action
princes-one-action = one
princes-no-action = none
princes-may-stand = May it stand there?
princes-your-land = On your land
princes-land-of = On the land of { $player }
princes-ground-nothing = it touches nothing that asks for a builder.
princes-prestige-head = Prestige
princes-lifts = +{ $value } to a work
princes-ground-building = { $square } touches { $building }: that needs { $needed } builders, and there are { $builders }.
princes-ground-palace = { $square } touches the palace: that needs { $needed } builders, and there are { $builders }.
princes-ground-opposite = across the border from { $square } stands { $building }: that needs { $needed } builders, and there are { $builders }.
princes-ground-border = { $square } lies at somebody else’s border: that needs one builder, and there { $builders ->
    [one] is one
   *[other] are { $builders }
}.
princes-step-sum = for { $sum }
princes-step-counter = counter-offer
princes-step-last = last offer
princes-draft-offer = { $player } is to pay you { $sum } for a part in { $building }.
princes-draft-counter = You would pay { $player } { $sum } for a part in { $building }.
princes-verb-offer = Propose { $sum }
princes-outcome-offer = then { $player } answers
princes-state-answers = to answer
princes-state-said = has said { $sum }
princes-has-it = partner has it
princes-talked-of = talked of
princes-you-have = In your purse: { $florins }.
