# What The Princes of Florence says.

## Questions

princes-question-return = Which of your four profession cards do you give back?
princes-question-open = Which item do you put up for auction, at { $price } florins? You may also renounce buying this round.
princes-question-bid = { $leader_seat } offers { $price } florins for { $the_item }. Do you bid { $least }, or pass?
princes-question-last-buyer = You are the last buyer. Which item do you take for { $price } florins, if any?
princes-question-choose-landscape = Which landscape do you take?
princes-question-place-landscape = Where do you place { $the_landscape }?
princes-question-recruit-now = Whom do you recruit? You may also keep the card for later.
princes-question-turn = { $left ->
    [0] Your actions are done. Do you still want to recruit somebody?
    [one] You have one action left. What do you do? A work must be worth at least { $minimum }.
   *[other] You have { $left } actions. What do you do? A work must be worth at least { $minimum }.
}
princes-question-place-building = { $cost ->
    [0] Where do you put { $the_building }? Building is free.
   *[other] Where do you put { $the_building }? Building costs { $cost } florins.
}
princes-question-keep = { $count ->
    [one] You look at the only card of { $the_pile }. It is yours to keep.
   *[other] You look at { $count } cards of { $the_pile }. Which one do you keep?
}
princes-question-under = Which of these { $count } cards goes under { $the_pile } next? The first one down will be drawn first.
princes-question-bonus = With { $the_profession } the work is worth { $value } so far, and this round asks for { $minimum }. Do you add a bonus card?
princes-question-pay = With { $the_profession } the work is worth { $value } and pays { $pay } florins. How much prestige do you take instead, at 200 florins a point? At most { $most }.

## Moves

princes-would-sell = { $sells ->
    [0] { "" }
   *[other] { " " }(would sell { $sells } prestige)
}
princes-sells = { $sells ->
    [0] { "" }
   *[other] { " " }(sells { $sells } prestige)
}
princes-move-return = Give back { $the_profession }
princes-move-open = Put up { $the_item } for auction: { $cost } florins{ princes-would-sell }
princes-move-renounce = Renounce: buy nothing this round
princes-move-bid = Bid { $amount } florins{ princes-would-sell }
princes-move-take = Take { $the_item }: { $cost } florins{ princes-sells }
princes-move-nothing = Take nothing this round
princes-move-choose = Take { $the_landscape }
princes-move-place = Place { $the_tile } on { $squares }
princes-move-recruit = Recruit { $the_profession }
princes-move-later = Keep the recruiting card for later
princes-move-work = Have { $the_profession } make a work: worth { $value }, plus bonus cards
princes-move-bonus = Add a bonus card worth { $value }: { $bonus }
princes-move-enough = Add no more bonus cards
princes-move-prestige = { $points ->
    [0] Take { $florins } florins and no prestige
   *[other] { $florins ->
        [0] Take { princes-points } and no florins
       *[other] Take { princes-points } and { $florins } florins
    }
}
princes-points = { $points } prestige
princes-move-build = { $cost ->
    [0] Build { $the_building }: free, +3 prestige
   *[other] Build { $the_building }: { $cost } florins, +3 prestige{ princes-sells }
}
princes-move-draw = Draw from { $the_pile }: { $cost } florins{ princes-sells }
princes-move-freedom = Introduce { $the_freedom }: { $cost } florins{ princes-sells }
princes-move-keep = Keep: { $card }
princes-move-under = Put under the pile: { $card }
princes-move-as = Put them all under the pile as they were drawn
princes-move-stop = End your turn

## Events

princes-event-roundbegan = Round { $round } begins with { $first_seat }. A work must be worth at least { $minimum }.
princes-event-cardschosen = Everybody has given back one profession card.
princes-event-opened = { $seat } puts up { $the_item } for auction at { $price } florins.
princes-event-bidmade = { $seat } bids { $price } florins for { $the_item }.
princes-event-passed = { $seat } passes on { $the_item }.
princes-event-renounced = { $seat } buys nothing this round.
princes-event-bought = { $seat } buys { $the_item } for { $price } florins.
princes-event-placed = { $seat } places { $the_landscape } at { $square }.
princes-event-built = { $cost ->
    [0] { $seat } builds { $the_building } at { $square } for free: 3 prestige.
   *[other] { $seat } builds { $the_building } at { $square } for { $cost } florins: 3 prestige.
}
princes-event-drew = { $count ->
    [one] { $seat } looks at the only card of { $the_pile }{ princes-for }.
   *[other] { $seat } looks at { $count } cards of { $the_pile }{ princes-for }.
}
princes-for = { $cost ->
    [0] { "" }
   *[other] { " " }for { $cost } florins
}
princes-event-saw = From { $the_pile } you see: { $cards }.
princes-event-kept = { $seat } keeps one card of { $the_pile }.
princes-event-chose = From { $the_pile } you keep: { $card }.
princes-event-recruited = { $seat } recruits { $the_profession } from { $from_seat }.
princes-event-freedomintroduced = { $seat } introduces { $the_freedom } for { $cost } florins.
princes-event-worked = { $bonuses_count ->
    [0] { $seat } has { $the_profession } make a work worth { $value }: { princes-paid }.
    [one] { $seat } has { $the_profession } make a work worth { $value }, with a bonus card ({ $bonuses }): { princes-paid }.
   *[other] { $seat } has { $the_profession } make a work worth { $value }, with { $bonuses_count } bonus cards ({ $bonuses }): { princes-paid }.
}
princes-paid = { $points ->
    [0] { $florins } florins
   *[other] { $florins ->
        [0] { princes-points }
       *[other] { princes-points } and { $florins } florins
    }
}
princes-event-turnended = { $left ->
    [0] { $seat } ends the turn.
    [one] { $seat } stops with one action left.
   *[other] { $seat } stops with { $left } actions left.
}
princes-event-bestwork = { $seat } made the best work of the round, worth { $value }: 3 prestige.
princes-event-cardscored = { $points ->
    [0] { $seat } turns up “{ $prestige }” and scores nothing.
   *[other] { $seat } turns up “{ $prestige }”: { princes-points }.
}
princes-event-gameended = { $winners_count ->
    [one] { $winners } wins the game.
   *[other] The game is tied, and shared by { $winners }.
}

## Refusals

princes-refusal-pile-closed = This round { $the_item } has already been sold.
princes-refusal-pile-empty = There are none left.
princes-refusal-not-an-item-here = { $item }: that is not for sale at this table. With two players the landscapes are one item, with more they are three.
princes-refusal-not-covered = You cannot cover { $cost } florins, even by selling all your prestige.
princes-refusal-exact-raise = A raise is exactly 100 florins: bid { $least }, or pass.
princes-refusal-builders-full = You have three builders, and nobody may have more.
princes-refusal-no-room-landscape = It does not fit into your estate, and a landscape is placed at once.
princes-refusal-once-a-turn = You have done that this turn already, and it is done only once a turn.
princes-refusal-no-action-left = You have no action left this turn.
princes-refusal-cannot-pay = You cannot pay { $cost } florins, even by selling all your prestige.
princes-refusal-cards-gone = There are no cards left in { $the_pile }.
princes-refusal-freedom-there = Your estate already has { $the_freedom }.
princes-refusal-freedom-gone = { $freedom }: there are none left.
princes-refusal-already-built = Your estate already has { $the_building }, and one of a kind is all it may have.
princes-refusal-none-in-stock = { $building }: there are none left.
princes-refusal-no-room-building = There is no place for { $the_building } in your estate.
princes-refusal-overlaps = At { $square } { $the_tile } would cover squares that are taken.
princes-refusal-off-grid = At { $square } { $the_tile } would reach beyond your estate.
princes-refusal-touches = At { $square } { $the_tile } would touch another building: for that you need two builders.
princes-refusal-touches-palace = At { $square } { $the_tile } would touch the palace: for that you need two builders.
princes-refusal-not-in-hand = You do not have { $the_profession } in hand.
princes-refusal-below-minimum = That would leave the work below { $minimum }, the least this round asks for.
princes-refusal-bonus-not-in-hand = You do not have the bonus card “{ $bonus }”.
princes-refusal-bonus-order = Bonus cards are named in the order of their numbers, and that one would have come earlier.
princes-refusal-too-much-prestige = The pay is not enough for { princes-points }: take { $most } at most.
princes-refusal-no-recruiting-card = You have no recruiting card.
princes-refusal-own-table = You already have { $the_profession } on your own table: one recruits from others.
princes-refusal-not-on-a-table = Nobody else has { $the_profession } lying on the table.

## Names that are not components

princes-item-jester = Jester
princes-the-item-jester = the jester
princes-item-builder = Builder
princes-the-item-builder = the builder
princes-item-prestige = Prestige card
princes-the-item-prestige = the prestige card
princes-item-recruiting = Recruiting card
princes-the-item-recruiting = the recruiting card
princes-item-landscape = Landscape
princes-the-item-landscape = a landscape
princes-pile-profession = Profession cards
princes-the-pile-profession = the profession pile
princes-pile-bonus = Bonus cards
princes-the-pile-bonus = the bonus pile
princes-pile-prestige = Prestige cards
princes-the-pile-prestige = the prestige pile

## Where prestige and florins come from and go

princes-source-landscape = Landscapes
princes-source-builder = Builders
princes-source-building = Buildings
princes-source-work = Works
princes-source-best-work = Best works
princes-source-sold = Prestige sold
princes-source-cards = Prestige cards
princes-source-auction = Auction
princes-source-freedom = Freedoms
princes-source-profession = Profession cards
princes-source-bonus = Bonus cards

## Headings of what is seen

princes-field-round = Round
princes-field-rounds = Rounds
princes-field-minimum = Least value of a work
princes-field-opening = Opening price
princes-field-first_seat = First player
princes-field-items = Items
princes-field-lot = Up for auction
princes-field-buildings = Buildings
princes-field-freedoms = Freedoms
princes-field-piles = Piles
princes-field-estates = Estates
princes-field-own = Yours
princes-field-prestige = Prestige
princes-field-florins = Florins
princes-field-builders = Builders
princes-field-jesters = Jesters
princes-field-forests = Forests
princes-field-lakes = Lakes
princes-field-parks = Parks
princes-field-empty_squares = Empty squares
princes-field-free_squares = Free squares
princes-field-tiles = Tiles
princes-field-tile = Tile
princes-field-squares = Squares
princes-field-professions_on_table = Professions on the table
princes-field-recruiting_on_table = Recruiting cards on the table
princes-field-professions_in_hand = Professions in hand
princes-field-known_professions = Known in hand
princes-field-recruiting_in_hand = Recruiting cards in hand
princes-field-bonus_cards = Bonus cards
princes-field-prestige_cards = Prestige cards
princes-field-works = Works
princes-field-best_work = Best work
princes-field-may_buy = May still buy
princes-field-ready = Ready
princes-field-item = Item
princes-field-stock = Left
princes-field-closed = Closed
princes-field-price = Price
princes-field-leader_seat = Highest bidder
princes-field-still_in_seats = Still bidding
princes-field-profession = Profession
princes-field-building = Building
princes-field-landscape = Landscape
princes-field-freedom = Freedom
princes-field-jester = Jesters
princes-field-card = Cards
princes-field-value = Value
princes-field-value_with_bonus = With all bonus cards
princes-field-bonus = Bonus
princes-field-points = Points
princes-field-pile = Pile
princes-field-known = Known cards
princes-field-cards_somewhere = Somewhere in the pile
princes-field-cards_at_the_bottom = At the bottom, top first
princes-field-hand = Hand
princes-field-looked_at_cards = Looked at
princes-field-returned_profession = Given back
princes-field-work = Work in the making
princes-field-work_bonuses = Its bonus cards
princes-field-revealed_prestige = Turned up

## Why a bot chose

princes-worth = { $worth ->
    [0] less than a point
    [one] about { $worth } point
   *[other] about { $worth } points
}
princes-why-work = This work promises { princes-worth }.
princes-why-build = This building promises { princes-worth }, now and in works to come.
princes-why-draw = A fresh card promises { princes-worth }.
princes-why-freedom = This freedom promises { princes-worth } in works to come.
princes-why-buy = At that price it promises { princes-worth }.
princes-why-bid = It is worth up to { $limit } florins, so { $price } is still a good price.
princes-why-pass = It is worth { $limit } florins at most, so { $price } is too much.
princes-why-renounce = Nothing on sale is worth its price this round.
princes-why-place = Here it leaves the most room for what is still to come.
princes-why-keep = Of these cards it promises the most: { princes-worth }.
princes-why-prestige = Money would bring less than prestige now: this split promises { princes-worth }.
princes-why-florins = Money will bring more than prestige now: this split promises { princes-worth }.
princes-why-recruit = A second work from this artist promises { princes-worth }.
princes-why-return = It goes least well with the other three.
princes-why-stop = No action left is worth its price.
princes-why-forced = There was no other move.

# The table as it is drawn in a terminal.
princes-drawing-setup = Before the first round: { $first_seat } will begin
princes-drawing-round = Round { $round } of { $rounds }: a work must be worth { $minimum }; { $first_seat } begins
princes-drawing-over = The game is over
princes-drawing-own-estate = { $florins } florins, { $prestige } prestige
princes-drawing-own-cards = Your cards: what they wish for, worth now / needed
princes-drawing-forms = Its turns: ◆ is the square you name, one of the ○
princes-drawing-with-bonus = { $value } with bonus
princes-drawing-recruiting =
    { $count ->
        [one] Recruiting card
       *[other] { $count } recruiting cards
    }
princes-drawing-bonus = Bonus { $bonus }: { $value } now
princes-drawing-prestige = Prestige card, { $prestige }: { $points } now
princes-drawing-items = For sale at { $price }
princes-drawing-closed = sold
princes-drawing-stock = In stock
princes-drawing-buildings = { $fewer_count ->
    [0] Buildings: { $most } of each.
   *[other] Buildings: { $most } of each, but { $fewer }.
}
princes-drawing-supply = Freedoms: { $freedoms }. { $cards }.
princes-drawing-players = Players
princes-drawing-on-tables = Works, freedoms
princes-drawing-known-in-hand = known in hand: { $professions }
princes-drawing-looked-at = The cards you look at
princes-drawing-lot = { $item } for { $price } to { $leader_seat }; still in: { $still_in_seats }
princes-drawing-column-prestige = prestige
princes-drawing-column-florins = florins
princes-drawing-column-builders = build.
princes-drawing-column-jesters = jesters
princes-drawing-column-professions = hand
princes-drawing-column-recruiting = recr.
princes-drawing-column-bonus = bonus
princes-drawing-column-cards = p.cards
princes-drawing-column-works = works
princes-drawing-column-best = best
princes-freedom-short-travel = Travel
princes-freedom-short-religion = Religion
princes-freedom-short-opinion = Opinion

# Choices of the options.
princes-first_player-random = drawn
princes-third_tiebreak-shared = shared
princes-third_tiebreak-lowest-card = lowest card
