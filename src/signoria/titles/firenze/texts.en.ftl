# What Firenze says.

## Counted things

firenze-counted-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Questions

firenze-question-take = Which card from the row do you take, with the bricks on it?
firenze-question-pay-price = { $count ->
    [one] One brick is still to be paid for { $the_card }. Which brick do you lay on { $the_onto }?
   *[other] { $count } bricks are still to be paid for { $the_card }. Which brick do you lay on { $the_onto }?
}
firenze-question-exchange = Do you exchange { firenze-give } for one brick from the row?
firenze-give = { $give ->
    [one] one brick
   *[other] { $give } bricks
}
firenze-question-choose-brick = Which brick from the row do you want for { $give } of yours?
firenze-question-give = { $count ->
    [one] Which brick do you lay on { $the_card }, the last one for the { $for_colour } brick there?
   *[other] Which { $count } bricks do you lay on { $the_card } for the { $for_colour } brick there? Name the next one.
}
firenze-question-raise = How high do you raise your { $colour } tower of { firenze-floors }? Bricks laid this turn: { $laid } of { $most }. A tower that does not grow collapses.
firenze-floors = { $height ->
    [one] { $height } floor
   *[other] { $height } floors
}
firenze-question-begin = Do you begin a new tower? Bricks laid this turn: { $laid } of { $most }.
firenze-question-pay-cost = { $count ->
    [one] Which brick do you pay to the bag for building?
   *[other] Which { $count } bricks do you pay to the bag for building? Name the next one.
}
firenze-question-fill = { $letters ->
    [one] Do you fill a contract? This would be your last letter.
   *[other] Do you fill a contract? You have { $letters } letters left.
}
firenze-question-discard = { $count ->
    [one] You may keep { firenze-limit }. Which one do you discard?
   *[other] You may keep { firenze-limit }. Which { $count } do you discard? Name the next one.
}
firenze-limit = { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
}
firenze-question-return = { $count ->
    [one] Your storehouse is too full. Which brick goes back to the bag?
   *[other] Your storehouse is too full. Which { $count } bricks go back to the bag? Name the next one.
}
firenze-question-lose-bricks = { $count ->
    [one] { $card }: you lose one brick. Which one?
   *[other] { $card }: you lose { $count } bricks. Name the next one.
}
firenze-question-lower = { $card }: one of your towers loses its top brick. Which one?
firenze-question-pick = { $count ->
    [one] Which brick do you take out of the bag?
   *[other] Which { $count } bricks do you take out of the bag? Name the next one.
}
firenze-question-steal = Whose brick do you take, and which one?
firenze-question-sabotage = Whose tower loses its top brick?
firenze-question-discard-celebration = Which celebration do you discard?
firenze-question-hand-on = Do you pass { $the_card } on to somebody else?
firenze-question-swap = With which card in the row do you swap bricks? { $most } at most.
firenze-question-give-for-swap = Which brick do you lay on { $the_card }? You may give { $count } more, and will take back as many of those that were there.
firenze-question-take-for-swap = { $count ->
    [one] Which brick do you take from { $the_card } in return?
   *[other] Which { $count } bricks do you take from { $the_card } in return? Name the next one.
}

## Moves

firenze-bricks = { $bricks_count ->
    [0] no bricks
   *[other] { $bricks }
}
firenze-move-take = { $price ->
    [0] Take { $the_card } for free: { firenze-bricks } ({ $says })
    [one] Take { $the_card } for one brick: { firenze-bricks } ({ $says })
   *[other] Take { $the_card } for { $price } bricks: { firenze-bricks } ({ $says })
}
firenze-move-trade = Exchange
firenze-move-skip = Exchange nothing
firenze-move-exchange = A { $colour } brick from { $the_card }
firenze-move-pay = Pay a { $colour } brick
firenze-move-lose = A { $colour } brick to the bag
firenze-move-give = Give a { $colour } brick
firenze-move-pick = Take a { $colour } brick
firenze-move-swap = Swap with { $the_card }: { firenze-bricks }
firenze-cost = { $cost ->
    [0] free
    [one] costs one brick
   *[other] costs { $cost } bricks
}
firenze-move-begin = { $to_height ->
    [one] Begin a { $colour } tower of one floor: { firenze-cost }
   *[other] Begin a { $colour } tower of { $to_height } floors: { firenze-cost }
}
firenze-move-raise = Raise the { $colour } tower from { $height } to { $to_height }: { firenze-cost }
firenze-move-leave = Leave it as it is
firenze-move-stop = Build no more
firenze-move-fill = { $level ->
    [0] Fill the { $colour } contract of { $height }: { firenze-points }
   *[other] Fill the { $colour } balcony of { $height }: { firenze-points }
}
firenze-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
firenze-move-enough = Fill no more contracts
firenze-move-lower = The { $colour } tower of { firenze-floors }
firenze-move-sabotage = The { $colour } tower of { firenze-floors } of { $from_seat }
firenze-move-steal = A { $colour } brick of { $from_seat }
firenze-move-play = Play { $the_card }: { $says }
firenze-move-discard = Discard { $the_card } ({ $says })
firenze-move-keep = Keep { $the_card } ({ $says })
firenze-move-hand = Pass { $the_card } on to { $to_seat } ({ $says })
firenze-move-done = Give no more

## What cards are and do

firenze-note-card = { $kind }: { $says }
firenze-kind-event = event
firenze-kind-character = character
firenze-kind-celebration = celebration
firenze-kind-building = building
firenze-kind-church = church

## Events

firenze-event-turnbegan = Round { $round }: { $seat } begins the turn.
firenze-event-pricepaid = { $seat } lays on the cards to the left, starting with the first: { $bricks }.
firenze-event-cardtaken = { $bricks_count ->
    [0] { $seat } takes { $the_card }, which had no bricks on it.
   *[other] { $seat } takes { $the_card } with its bricks: { $bricks }.
}
firenze-event-rowrefilled = { $bricks_count ->
    [0] New in the row: { $the_card }, without bricks, as the bag is empty.
   *[other] New in the row: { $the_card }, with { $bricks }.
}
firenze-event-reshuffled = { $count ->
    [one] The draw pile was empty: the only discarded card becomes a new one.
   *[other] The draw pile was empty: { $count } discarded cards are shuffled into a new one.
}
firenze-event-twindiscarded = { $seat } already has { $the_card } and discards the second one.
firenze-event-churchplaced = { $card } now stands on the board.
firenze-event-churchgone = { $card }, the oldest church, makes way.
firenze-event-bricksdrawn = { $card }: { $seat } draws from the bag: { $bricks }.
firenze-event-brickslost = { $card }: { $seat } returns to the bag: { $bricks }.
firenze-event-floorlost = { $height ->
    [0] { $card }: the last floor of a { $colour } tower of { $seat } is gone.
   *[other] { $card }: a { $colour } tower of { $seat } loses a floor and has { $height } left.
}
firenze-event-rulechanged = { $card } applies to { $seat } this turn.
firenze-event-characterplayed = { $seat } plays { $the_card }.
firenze-event-brickspicked = { $seat } takes out of the bag: { $bricks }.
firenze-event-bricksswapped = { $seat } swaps with { $the_card }: gives { $given_bricks }, takes { $taken_bricks }.
firenze-event-brickstolen = { $seat } takes a { $colour } brick from { $from_seat }.
firenze-event-celebrationdiscarded = { $seat } discards { $the_card }.
firenze-event-exchanged = { $seat } lays { $given_bricks } on { $the_card } and takes a { $colour } brick.
firenze-event-towerbegun = { $height ->
    [one] { $seat } begins a { $colour } tower.
   *[other] { $seat } begins a { $colour } tower of { $height } floors.
}
firenze-event-towerraised = { $seat } raises a { $colour } tower from { $from_height } to { $height }.
firenze-event-towerraisedagain = { $seat } raises further a { $colour } tower that has already grown this turn, from { $from_height } to { $height }.
firenze-event-costpaid = { $seat } pays for building: { $bricks }.
firenze-event-towerfell = The { $colour } tower of { $seat } did not grow and collapses from { $height }: { $lost } to the bag, { $kept } to the storehouse.
firenze-event-contractfilled = { $seat } fills the { $colour } contract of { $height }: { firenze-points }.
firenze-event-balconyfilled = { $seat } fills balcony { $level }, { $colour } { $height }: { firenze-points }.
firenze-event-leveltilewon = { $seat } is the first to reach { $height } and takes the level tile: { firenze-points }.
firenze-event-pointsbycard = { $card }: { firenze-points } for { $seat }.
firenze-event-cardhandedon = { $seat } passes { $the_card } on to { $to_seat }.
firenze-event-lastletter = { $seat } has placed the last letter: { firenze-points }. Everybody else has one more turn.
firenze-event-bricksreturned = { $seat } has too many bricks and returns to the bag: { $bricks }.
firenze-event-carddiscarded = { $seat } has too many cards and discards { $the_card }.
firenze-event-flagwon = { $seat } has the most letters on the { $colour } tower: { firenze-points }.
firenze-event-celebrationscored = { $seat } scores { $the_card }: { firenze-points }.
firenze-event-roundsover = After round { $round } the game stops here.

## Refusals

firenze-refusal-cannot-pay-price = { $the_card } costs { $price ->
    [one] { $price } brick
   *[other] { $price } bricks
}, and the bricks on it cannot pay for it.
firenze-refusal-no-card-there = There is no card in place { $place } of the row.
firenze-refusal-none-of-colour = You have no { $colour } brick there.
firenze-refusal-colour-order = Bricks are named in the order white, yellow, green, red, blue, violet; { $colour } should have come earlier.
firenze-refusal-too-few-behind = If you begin with { $colour }, too few bricks of the following colours are left.
firenze-refusal-too-few-to-exchange = You need { firenze-give } in your storehouse, and one brick in the row.
firenze-refusal-not-on-card = There is no { $colour } brick on that card.
firenze-refusal-most-bricks-laid = You may lay { $most ->
    [one] { $most } brick
   *[other] { $most } bricks
} this turn, and have laid { $laid }.
firenze-refusal-cannot-pay-cost = On top of the bricks you lay, you cannot pay { $cost } more.
firenze-refusal-no-brick-of-colour = You do not have that many bricks of one colour: { $count } { $colour }.
firenze-refusal-no-tower-of-yours = You have no { $colour } tower of { firenze-floors } to raise now.
firenze-refusal-tower-order = Standing towers come first, in the order of their colours, then new ones: it is not that one’s turn.
firenze-refusal-no-tower-so-high = You have no { $colour } tower of exactly { $height }.
firenze-refusal-contract-covered = There is already a letter on the { $colour } contract of { $height }.
firenze-refusal-no-letter-left = You have no letters left.
firenze-refusal-balcony-waits = Balconies are filled in order, and this one is number { $level }.
firenze-refusal-celebration-stays = Celebrations are not discarded to meet the limit.
firenze-refusal-card-not-yours = You do not have { $the_card }.
firenze-refusal-card-order = Cards are named in a fixed order, and it is not the turn of { $the_card }.
firenze-refusal-no-such-tower = There is no { $colour } tower of { firenze-floors } there.
firenze-refusal-not-the-tallest = It is the tallest tower that loses a floor.
firenze-refusal-not-from-yourself = It must be another player.
firenze-refusal-nobody-there = Nobody sits there.
firenze-refusal-not-in-store = There is no { $colour } brick in that storehouse.
firenze-refusal-not-to-yourself = You already have it: it goes to another player.
firenze-refusal-not-that-card = That is not the card to pass on.
firenze-refusal-no-such-celebration = { $card } is not a celebration in your hand.
firenze-refusal-no-brick-there = There is no brick on that card.
firenze-refusal-give-one-first = You must give at least one brick.
firenze-refusal-not-in-hand = You do not have { $the_card } in hand.
firenze-refusal-name-played = You have already played { $the_card } this turn, and the same name cannot be played twice.
firenze-refusal-too-late = It is too late for that this turn: { $says }.
firenze-refusal-nothing-would-fall = None of your towers would fall.
firenze-refusal-bag-empty = The bag is empty.
firenze-refusal-nothing-to-swap = You need a brick in your storehouse, and one on a card of the row.
firenze-refusal-nothing-to-steal = Nobody else has a brick.
firenze-refusal-no-tower-elsewhere = Nobody else has a tower.
firenze-refusal-no-celebration = You have no celebration.

## Where points come from

firenze-source-contract = Contracts
firenze-source-balcony = Balconies
firenze-source-level = Level tiles
firenze-source-church = Churches
firenze-source-event = Events
firenze-source-end = End tile
firenze-source-flag = Flags
firenze-source-celebration = Celebrations

## Headings of what is seen

firenze-field-round = Round
firenze-field-phase = Phase
firenze-field-active_seat = In turn
firenze-field-last_turns = Last turns
firenze-field-row = Row of cards
firenze-field-card = Card
firenze-field-price = Price
firenze-field-bricks = Bricks
firenze-field-white = White
firenze-field-yellow = Yellow
firenze-field-green = Green
firenze-field-red = Red
firenze-field-blue = Blue
firenze-field-violet = Violet
firenze-field-bag = Bag
firenze-field-draw_pile = Draw pile
firenze-field-starting_cards = Starting cards left
firenze-field-discarded_cards = Discard pile
firenze-field-church_cards = Churches
firenze-field-contracts = Contracts
firenze-field-colour = Colour
firenze-field-height = Height
firenze-field-level = Balcony
firenze-field-owner_seat = Letter of
firenze-field-neutral = Neutral letter
firenze-field-open = Can be filled
firenze-field-level_tiles = Level tiles
firenze-field-flags = Flags
firenze-field-end_tile_seat = End tile
firenze-field-laid = Bricks laid this turn
firenze-field-letters = Letters left
firenze-field-store = Storehouse
firenze-field-towers = Towers
firenze-field-grown = Grown this turn
firenze-field-hand = Cards in hand
firenze-field-character_cards = Characters
firenze-field-celebrations = Celebrations
firenze-field-building_cards = Buildings
firenze-field-brick_limit = Brick limit
firenze-field-card_limit = Card limit
firenze-field-store_then = Bricks afterwards
firenze-field-brings = Would bring
firenze-field-falls = Falls if it does not grow
firenze-field-kept = Bricks kept
firenze-field-prospects = Contracts within a turn
firenze-field-from_height = From height
firenze-field-short = Bricks missing
firenze-field-within = Enough bricks
firenze-field-services = What characters could do
firenze-field-reach = As much as
firenze-field-building_costs = Cost of building
firenze-field-cost = Cost
firenze-field-payable = Can be paid
firenze-field-exchange_give = Bricks for an exchange

# The table as it is drawn in a terminal.
firenze-drawing-turn = Round { $round }: { $active_seat }, { $phase }
firenze-drawing-last-turns = { $seat } has placed the last letter; { $active_seat } has the last turn
firenze-drawing-row = The row: price, bricks, what the card does
firenze-drawing-contracts = Contracts, with flags and level tiles
firenze-drawing-piles = Churches and piles
firenze-drawing-church = { $card }: { $says }
firenze-drawing-no-church = No church in place.
firenze-drawing-bag = Bag:
firenze-drawing-cards = Cards: { $draw } to draw, { $discard } discarded
firenze-drawing-player = { $letters ->
    [one] { $seat }: { firenze-points }, one letter left
   *[other] { $seat }: { firenze-points }, { $letters } letters left
}
firenze-drawing-store = Bricks:
firenze-drawing-towers = Towers:
firenze-drawing-hand = Cards:
firenze-drawing-unseen = { $count ->
    [one] one card unseen
   *[other] { $count } cards unseen
}
firenze-phase-p1 = phase 1, card
firenze-phase-p2 = phase 2, exchange
firenze-phase-p3 = phase 3, building
firenze-phase-p5 = phase 5, contracts
firenze-phase-p6 = phase 6, limits
firenze-short-white = W
firenze-short-yellow = Y
firenze-short-green = G
firenze-short-red = R
firenze-short-blue = B
firenze-short-violet = V

## Why a bot chose

firenze-why-take = This card and its bricks promise { table-worth } more than the poorest choice.
firenze-why-trade = That brick is worth { table-worth } more than those it costs.
firenze-why-build = Building this high promises { table-worth } more than leaving it.
firenze-why-leave = The bricks are better used elsewhere.
firenze-why-stop = No other tower is worth beginning now.
firenze-why-fill = Filling this contract now rather than later is worth { table-worth }.
firenze-why-play = This is the moment for that card: { table-worth }.
firenze-why-discard = Of all cards this one promises the least.
firenze-why-brick = Of all bricks this one will be missed least.
firenze-why-pick = This brick promises { table-worth } more than the poorest choice.
firenze-why-rival = This hurts the others most, where they hope for most.
firenze-why-lower = This tower can best do without a floor.
firenze-why-best = Nothing else promises more.

# Choices of the options.
firenze-layout-random = drawn with care
firenze-layout-recommended = recommended
firenze-layout-dice = by dice
firenze-dead_colour-none = none
firenze-dead_colour-white = white
firenze-dead_colour-yellow = yellow
firenze-dead_colour-green = green
firenze-dead_colour-red = red
firenze-dead_colour-blue = blue
firenze-dead_colour-violet = violet
firenze-campanile-advised = as advised
firenze-campanile-in = in
firenze-campanile-out = out
