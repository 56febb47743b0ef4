# What Firenze says.

## Questions

firenze-question-take = Which card of the row do you take, with the bricks on it?
firenze-question-pay-price = { $count ->
    [one] One brick is still to be paid for { $the_card }. Which brick do you lay on { $the_onto }?
   *[other] { $count } bricks are still to be paid for { $the_card }. Which brick do you lay on { $the_onto }?
}
firenze-question-exchange = Do you exchange { firenze-give } for one brick of the row?
firenze-give = { $give ->
    [one] one brick
   *[other] { $give } bricks
}
firenze-question-choose-brick = Which brick of the row do you want for { $give } of yours?
firenze-question-give = { $count ->
    [one] Which brick do you lay on { $the_card }, the last one for the { $for_colour } brick there?
   *[other] Which { $count } bricks do you lay on { $the_card } for the { $for_colour } brick there? Name the next one.
}
firenze-question-raise = How high do you raise your { $colour } tower of { firenze-floors }? You have laid { $laid } of { $most } bricks this turn. A tower that does not grow comes down.
firenze-floors = { $height ->
    [one] { $height } floor
   *[other] { $height } floors
}
firenze-question-begin = Do you begin a new tower? You have laid { $laid } of { $most } bricks this turn.
firenze-question-pay-cost = { $count ->
    [one] Which brick do you pay to the bag for building?
   *[other] Which { $count } bricks do you pay to the bag for building? Name the next one.
}
firenze-question-fill = { $letters ->
    [one] Do you fill a contract? This would be your last letter.
   *[other] Do you fill a contract? You have { $letters } letters left.
}
firenze-question-discard = { $count ->
    [one] You may keep { $limit } cards. Which one do you discard?
   *[other] You may keep { $limit } cards. Which { $count } do you discard? Name the next one.
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
firenze-question-hand-on = Do you hand { $the_card } on to somebody else?
firenze-question-swap = With which card of the row do you swap bricks? { $most } at most.
firenze-question-give-for-swap = Which brick do you lay on { $the_card }? You may give { $count } more, and will take as many of those that lay there.
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
    [0] Take { $the_card } for free: { firenze-bricks }
    [one] Take { $the_card } for one brick: { firenze-bricks }
   *[other] Take { $the_card } for { $price } bricks: { firenze-bricks }
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
firenze-move-discard = Discard { $the_card }
firenze-move-keep = Keep { $the_card }
firenze-move-hand = Hand { $the_card } to { $to_seat }
firenze-move-done = Give no more

## Events

firenze-event-turnbegan = Round { $round }: { $seat } begins the turn.
firenze-event-pricepaid = { $seat } lays on the cards to the left, from the first on: { $bricks }.
firenze-event-cardtaken = { $bricks_count ->
    [0] { $seat } takes { $the_card }, on which no brick lay.
   *[other] { $seat } takes { $the_card } with its bricks: { $bricks }.
}
firenze-event-rowrefilled = { $bricks_count ->
    [0] New in the row is { $the_card }, without bricks: the bag is empty.
   *[other] New in the row is { $the_card }, with { $bricks }.
}
firenze-event-reshuffled = The draw pile was empty: { $count } discarded cards are shuffled into a new one.
firenze-event-twindiscarded = { $seat } has { $the_card } already and discards the second one.
firenze-event-churchplaced = { $card } stands on the board now.
firenze-event-churchgone = { $card } makes way, the oldest of the churches.
firenze-event-bricksdrawn = { $card }: { $seat } draws from the bag: { $bricks }.
firenze-event-brickslost = { $card }: { $seat } returns to the bag: { $bricks }.
firenze-event-floorlost = { $height ->
    [0] { $card }: the last floor of a { $colour } tower of { $seat } is gone.
   *[other] { $card }: a { $colour } tower of { $seat } loses a floor and has { $height } left.
}
firenze-event-rulechanged = { $card } holds for { $seat } this turn.
firenze-event-characterplayed = { $seat } plays { $the_card }.
firenze-event-brickspicked = { $seat } takes out of the bag: { $bricks }.
firenze-event-bricksswapped = { $seat } swaps with { $the_card }: gives { $given_bricks }, takes { $taken_bricks }.
firenze-event-brickstolen = { $seat } takes a { $colour } brick from { $from_seat }.
firenze-event-celebrationdiscarded = { $seat } discards { $the_card }.
firenze-event-exchanged = { $seat } lays on { $the_card } { $given_bricks } and takes a { $colour } brick.
firenze-event-towerbegun = { $height ->
    [one] { $seat } begins a { $colour } tower.
   *[other] { $seat } begins a { $colour } tower of { $height } floors.
}
firenze-event-towerraised = { $seat } raises a { $colour } tower to { $height }.
firenze-event-costpaid = { $seat } pays for building: { $bricks }.
firenze-event-towerfell = The { $colour } tower of { $seat } did not grow and comes down from { $height }: { $lost } to the bag, { $kept } to the storehouse.
firenze-event-contractfilled = { $seat } fills the { $colour } contract of { $height }: { firenze-points }.
firenze-event-balconyfilled = { $seat } fills balcony { $level }, { $colour } { $height }: { firenze-points }.
firenze-event-leveltilewon = { $seat } is the first to reach { $height } and takes the level tile: { firenze-points }.
firenze-event-pointsbycard = { $card }: { firenze-points } for { $seat }.
firenze-event-cardhandedon = { $seat } hands { $the_card } to { $to_seat }.
firenze-event-lastletter = { $seat } has placed the last letter: { firenze-points }. All others have one more turn.
firenze-event-bricksreturned = { $seat } has too many bricks and returns to the bag: { $bricks }.
firenze-event-carddiscarded = { $seat } has too many cards and discards { $the_card }.
firenze-event-flagwon = { $seat } has the most letters on the { $colour } tower: { firenze-points }.
firenze-event-celebrationscored = { $seat } scores { $the_card }: { firenze-points }.
firenze-event-roundsover = After { $round } rounds the game stops here.
firenze-event-gameended = { $winners_count ->
    [one] { $winners } wins the game.
   *[other] The game is tied, and shared by { $winners }.
}

## Refusals

firenze-refusal-cannot-pay-price = { $the_card } costs { $price } bricks, and the bricks on it cannot pay for it.
firenze-refusal-no-card-there = There is no card on place { $place } of the row.
firenze-refusal-none-of-colour = You have no { $colour } brick there.
firenze-refusal-colour-order = Bricks are named in the order white, yellow, green, red, blue, violet; { $colour } would have come earlier.
firenze-refusal-too-few-behind = If you begin with { $colour }, there are too few bricks left of the colours after it.
firenze-refusal-too-few-to-exchange = You need { firenze-give } in your storehouse, and one brick in the row.
firenze-refusal-not-on-card = There is no { $colour } brick on that card.
firenze-refusal-most-bricks-laid = You may lay { $most } bricks this turn, and have laid { $laid }.
firenze-refusal-cannot-pay-cost = Besides the bricks you lay, you cannot pay { $cost } more.
firenze-refusal-no-brick-of-colour = You do not have so many bricks of that colour: { $count } { $colour }.
firenze-refusal-no-tower-of-yours = You have no { $colour } tower of { firenze-floors } to raise now.
firenze-refusal-tower-order = First the standing towers in the order of their colours, then new ones: that one is not asked for now.
firenze-refusal-no-tower-so-high = You have no { $colour } tower of exactly { $height }.
firenze-refusal-contract-covered = A letter lies on the { $colour } contract of { $height }.
firenze-refusal-no-letter-left = You have no letter left.
firenze-refusal-balcony-waits = Balconies are filled in their order, and this one is number { $level }.
firenze-refusal-celebration-stays = A celebration is not discarded for the limit.
firenze-refusal-card-not-yours = You do not have { $the_card }.
firenze-refusal-card-order = Cards are named in a fixed order, and { $the_card } would have come at another moment.
firenze-refusal-no-such-tower = There is no { $colour } tower of { firenze-floors } there.
firenze-refusal-not-the-tallest = It is the tallest tower that loses a floor.
firenze-refusal-not-from-yourself = It must be another player.
firenze-refusal-nobody-there = Nobody sits there.
firenze-refusal-not-in-store = There is no { $colour } brick in that storehouse.
firenze-refusal-not-to-yourself = You have it already: it goes to another player.
firenze-refusal-not-that-card = That is not the card to hand on.
firenze-refusal-no-such-celebration = { $card } is not a celebration in your hand.
firenze-refusal-no-brick-there = There is no brick on that card.
firenze-refusal-give-one-first = You have to give one brick at least.
firenze-refusal-not-in-hand = You do not have { $the_card } in hand.
firenze-refusal-name-played = You have played { $the_card } this turn already, and no name is played twice.
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
firenze-field-first_seat = First player
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
firenze-field-points = Points
firenze-field-level = Balcony
firenze-field-owner_seat = Letter of
firenze-field-neutral = Neutral letter
firenze-field-open = Can be filled
firenze-field-level_tiles = Level tiles
firenze-field-flags = Flags
firenze-field-end_tile_seat = End tile
firenze-field-laid = Bricks laid this turn
firenze-field-families = Families
firenze-field-letters = Letters left
firenze-field-store = Storehouse
firenze-field-towers = Towers
firenze-field-grown = Grown this turn
firenze-field-character_cards = Characters
firenze-field-celebrations = Celebrations
firenze-field-building_cards = Buildings
firenze-field-brick_limit = Limit of bricks
firenze-field-card_limit = Limit of cards

# The table as it is drawn in a terminal.
firenze-drawing-turn = Round { $round }: { $active_seat }, { $phase }
firenze-drawing-last-turns = { $seat } has placed the last letter; { $active_seat } has the last turn
firenze-drawing-over = The game is over
firenze-drawing-row = The row: price, bricks, what the card does
firenze-drawing-contracts = Contracts, with flags and level tiles
firenze-drawing-piles = Churches and piles
firenze-drawing-church = { $card }: { $says }
firenze-drawing-no-church = No church stands.
firenze-drawing-bag = Bag:
firenze-drawing-cards = Cards: { $draw } to draw, { $discard } discarded
firenze-drawing-player = { $letters ->
    [one] { $seat }: { firenze-points }, one letter left
   *[other] { $seat }: { firenze-points }, { $letters } letters left
}
firenze-drawing-store = Bricks:
firenze-drawing-towers = Towers:
firenze-drawing-hand = Cards:
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

firenze-worth = { $worth ->
    [0] less than a point
    [one] about { $worth } point
   *[other] about { $worth } points
}
firenze-why-take = This card with its bricks promises { firenze-worth } more than the poorest choice.
firenze-why-trade = That brick is worth more than those it costs, by { firenze-worth }.
firenze-why-build = Building so high promises { firenze-worth } more than leaving it.
firenze-why-leave = The bricks are better used elsewhere.
firenze-why-stop = No other tower is worth beginning now.
firenze-why-fill = This contract now, rather than later, is worth { firenze-worth }.
firenze-why-play = This is the moment for that card: { firenze-worth }.
firenze-why-discard = Of all cards this one promises the least.
firenze-why-brick = Of all bricks this one will be missed least.
firenze-why-pick = This brick promises { firenze-worth } more than the poorest choice.
firenze-why-rival = It hurts the others most where they hope for most.
firenze-why-lower = This tower can best do without a floor.
firenze-why-best = Nothing else promises more.
firenze-why-forced = There was no other move.

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
firenze-first_player-random = drawn
