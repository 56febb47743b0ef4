# What The Princes of Florence says.

## Counted things

princes-counted-florins = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
}
princes-counted-prestige = { $count } prestige

## Questions

princes-question-return = Which of your four profession cards do you give back?
princes-question-open = Which item do you put up for auction, at { princes-price }? You may also choose to buy nothing this round.
princes-question-bid = { $leader_seat } offers { princes-price } for { $the_item }. Do you bid { $least }, or pass?
princes-question-last-buyer = You are the last to buy. Which item do you take for { princes-price }, if any?
princes-question-choose-landscape = Which landscape do you take?
princes-question-place-landscape = Where do you place { $the_landscape }?
princes-question-recruit-now = Whom do you recruit? You may also keep the card for later.
princes-question-turn = { $left ->
    [0] You have taken your actions. Do you want to do anything else this turn?
    [one] You have one action left. What do you do? A work must be worth at least { $minimum }.
   *[other] You have { $left } actions. What do you do? A work must be worth at least { $minimum }.
}
princes-question-place-building = { $cost ->
    [0] Where do you put { $the_building }? Building is free.
   *[other] Where do you put { $the_building }? Building costs { princes-cost }.
}
princes-question-keep = { $count ->
    [one] You look at the only card in { $the_pile }. It is yours to keep.
   *[other] You look at { $count } cards from { $the_pile }. Which one do you keep?
}
princes-question-under = { $count ->
    [one] Which card goes under { $the_pile }?
   *[other] Which of these { $count } cards goes under { $the_pile } next? The first one down will be drawn first.
}
princes-question-bonus = With { $the_profession } the work is worth { $value } so far, and this round asks for { $minimum }. Do you add a bonus card?
princes-question-pay = With { $the_profession } the work is worth { $value } and pays { princes-pay }. How much prestige do you take instead, at { princes-rate } a point? At most { $most }.

## Moves

princes-price = { $price ->
    [one] { $price } florin
   *[other] { $price } florins
}
princes-cost = { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
}
princes-amount = { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
}
princes-florins = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
princes-pay = { $pay ->
    [one] { $pay } florin
   *[other] { $pay } florins
}
princes-limit = { $limit ->
    [one] { $limit } florin
   *[other] { $limit } florins
}
princes-raised = { $raised ->
    [one] { $raised } florin
   *[other] { $raised } florins
}
princes-rate = { $rate ->
    [one] { $rate } florin
   *[other] { $rate } florins
}
princes-would-sell = { $sells ->
    [0] { "" }
   *[other] { " " }(would sell { $sells } prestige)
}
princes-sells = { $sells ->
    [0] { "" }
   *[other] { " " }(sells { $sells } prestige)
}
princes-move-return = Give back { $the_profession }
princes-move-open = Put up { $the_item } for auction: { princes-cost }{ princes-would-sell }
princes-move-renounce = Renounce: buy nothing this round
princes-move-bid = Bid { princes-amount }{ princes-would-sell }
princes-move-take = Take { $the_item }: { princes-cost }{ princes-sells }
princes-move-nothing = Take nothing this round
princes-move-choose = Take { $the_landscape }
princes-move-place = Place { $the_tile } on { $squares }
princes-move-recruit = Recruit { $the_profession }
princes-move-later = Keep the recruiting card for later
princes-move-work = Have { $the_profession } make a work: worth { $value }, plus bonus cards
princes-move-bonus = Add a bonus card worth { $value }: { $bonus }
princes-move-enough = Add no more bonus cards
princes-move-prestige = { $points ->
    [0] Take { princes-florins } and no prestige
   *[other] { $florins ->
        [0] Take { princes-points } and no florins
       *[other] Take { princes-points } and { princes-florins }
    }
}
princes-points = { $points } prestige
princes-move-build = { $cost ->
    [0] Build { $the_building }: free, +{ princes-points }
   *[other] Build { $the_building }: { princes-cost }, +{ princes-points }{ princes-sells }
}
princes-move-draw = Draw from { $the_pile }: { princes-cost }{ princes-sells }
princes-move-freedom = Introduce { $the_freedom }: { princes-cost }{ princes-sells }
princes-move-keep = Keep: { $card }
princes-move-under = Put under the pile: { $card }
princes-move-as = Put them all under the pile in the order drawn
princes-move-stop = End your turn

## What items, cards and buildings cost and do

princes-note-profession = likes { $the_building }, { $the_landscape }, { $the_freedom }
princes-note-building = { princes-ground }; { princes-points } when built; +{ $value } to works of { $professions }
princes-ground = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
princes-note-landscape = { princes-ground }, placed at once; +{ $value } to works of artists who like it; { princes-points } for each further landscape of its kind
princes-note-any-landscape = one of these, as you like: { $landscapes }
princes-note-freedom = +{ $value } to works of artists who like it
princes-note-jester = +{ $value } to every work from now on
princes-note-builder = a building costs { $costs } with one, two, three of them; from the second on, buildings may touch, and each builder brings { princes-points }
princes-note-prestige = look at the top cards of the pile and keep one: points at the end
princes-note-recruiting = takes an artist played by another player; in hand or on the table, it adds { $value } to works like a profession card
princes-note-prestige-card = { $tied ->
    [0] { princes-points }
   *[other] { princes-points }, { $tied } if tied
}

## Events

princes-event-roundbegan = Round { $round } begins with { $first_seat }. A work must be worth at least { $minimum }.
princes-event-cardschosen = Everybody has given back one profession card.
princes-event-opened = { $seat } puts up { $the_item } for auction at { princes-price }.
princes-event-bidmade = { $seat } bids { princes-price } for { $the_item }.
princes-event-passed = { $seat } passes on { $the_item }.
princes-event-renounced = { $seat } buys nothing this round.
princes-event-bought = { $price ->
    [0] { $seat } takes { $the_item } for nothing{ princes-brings }.
   *[other] { $seat } buys { $the_item } for { princes-price }{ princes-sale }{ princes-brings }.
}
princes-sale = { $sold ->
    [0] { "" }
   *[other] { " " }(sells { $sold } prestige for { princes-raised })
}
princes-brings = { $points ->
    [0] { "" }
   *[other] : { princes-points }
}
princes-event-placed = { $seat } places { $the_landscape } at { $square }{ princes-brings }.
princes-event-built = { $cost ->
    [0] { $seat } builds { $the_building } at { $square } for free{ princes-brings }.
   *[other] { $seat } builds { $the_building } at { $square } for { princes-cost }{ princes-sale }{ princes-brings }.
}
princes-event-drew = { $count ->
    [one] { $seat } looks at the only card in { $the_pile }{ princes-for }.
   *[other] { $seat } looks at { $count } cards from { $the_pile }{ princes-for }.
}
princes-for = { $cost ->
    [0] { "" }
   *[other] { " " }for { princes-cost }{ princes-sale }
}
princes-event-saw = From { $the_pile } you see: { $cards }.
princes-event-kept = { $seat } keeps one card from { $the_pile }.
princes-event-chose = From { $the_pile } you keep: { $card }.
princes-event-recruited = { $seat } recruits { $the_profession } from { $from_seat }.
princes-event-freedomintroduced = { $seat } introduces { $the_freedom } for { princes-cost }{ princes-sale }.
princes-event-worked = { $bonuses_count ->
    [0] { $seat } has { $the_profession } make a work worth { $value }: { princes-paid }.
    [one] { $seat } has { $the_profession } make a work worth { $value }, with a bonus card ({ $bonuses }): { princes-paid }.
   *[other] { $seat } has { $the_profession } make a work worth { $value }, with { $bonuses_count } bonus cards ({ $bonuses }): { princes-paid }.
}
princes-paid = { $points ->
    [0] { princes-florins }
   *[other] { $florins ->
        [0] { princes-points }
       *[other] { princes-points } and { princes-florins }
    }
}
princes-event-turnended = { $left ->
    [0] { $seat } ends the turn.
    [one] { $seat } stops with one action left.
   *[other] { $seat } stops with { $left } actions left.
}
princes-event-bestwork = { $seat } made the best work of the round, worth { $value }{ princes-brings }.
princes-event-cardscored = { $points ->
    [0] { $seat } turns up “{ $prestige }” and scores nothing.
   *[other] { $seat } turns up “{ $prestige }”: { princes-points }.
}

## Refusals

princes-refusal-pile-closed = This round { $the_item } has already been sold.
princes-refusal-pile-empty = There are none left.
princes-refusal-not-an-item-here = { $item }: not for sale at this table. With two players the landscapes are a single item; with more players they are three.
princes-refusal-not-covered = { $sellable ->
    [0] You do not have { princes-cost }.
   *[other] You cannot cover { princes-cost }, even by selling all your prestige.
}
princes-refusal-exact-raise = The next bid is exactly one step higher: bid { $least }, or pass.
princes-refusal-builders-full = You have all the builders a player may have.
princes-refusal-no-room-landscape = It does not fit in your estate, and a landscape must be placed at once.
princes-refusal-once-a-turn = You have already done that this turn, and may do it only once.
princes-refusal-no-action-left = You have no action left this turn.
princes-refusal-cannot-pay = { $sellable ->
    [0] You do not have { princes-cost }.
   *[other] You cannot pay { princes-cost }, even by selling all your prestige.
}
princes-refusal-cards-gone = There are no cards left in { $the_pile }.
princes-refusal-freedom-there = Your estate already has { $the_freedom }.
princes-refusal-freedom-gone = { $freedom }: there are none left.
princes-refusal-already-built = Your estate already has { $the_building }, and may have only one of each building.
princes-refusal-none-in-stock = { $building }: there are none left.
princes-refusal-no-room-building = There is no room for { $the_building } in your estate.
princes-refusal-overlaps = At { $square }, { $the_tile } would cover occupied squares.
princes-refusal-off-grid = At { $square }, { $the_tile } would reach beyond your estate.
princes-refusal-touches = At { $square }, { $the_tile } would touch another building: for that you need two builders.
princes-refusal-touches-palace = At { $square }, { $the_tile } would touch the palace: for that you need two builders.
princes-refusal-not-in-hand = You do not have { $the_profession } in hand.
princes-refusal-below-minimum = That would leave the work below { $minimum }, this round’s minimum.
princes-refusal-bonus-not-in-hand = You do not have the bonus card “{ $bonus }”.
princes-refusal-bonus-order = Bonus cards are played in the order of their numbers, and that one should have come earlier.
princes-refusal-too-much-prestige = The pay is not enough for { princes-points }: take { $most } at most.
princes-refusal-no-recruiting-card = You have no recruiting card.
princes-refusal-own-table = You already have { $the_profession } on your own table: you can only recruit from others.
princes-refusal-not-on-a-table = Nobody else has { $the_profession } on the table.

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

princes-field-minimum = Minimum value of a work
princes-field-opening = Opening price
princes-field-items = Items
princes-field-buildings = Buildings
princes-field-freedoms = Freedoms
princes-field-piles = Piles
princes-field-estates = Estates
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
princes-field-profession = Profession
princes-field-building = Building
princes-field-landscape = Landscape
princes-field-freedom = Freedom
princes-field-jester = Jesters
princes-field-card = Cards
princes-field-value = Value
princes-field-value_with_bonus = With all bonus cards
princes-field-bonus = Bonus
princes-field-pile = Pile
princes-field-known = Known cards
princes-field-cards_somewhere = Somewhere in the pile
princes-field-cards_at_the_bottom = At the bottom, top first
princes-field-looked_at_cards = Looked at
princes-field-returned_profession = Given back
princes-field-work = Work in progress
princes-field-work_bonuses = Its bonus cards
princes-field-revealed_prestige = Turned up
princes-field-works_with_items = Works with one more item
princes-field-works_with_buildings = Works with one more building
princes-field-bonus_with_items = Bonus cards with one more item
princes-field-building_places = Ways to place a building
princes-field-places = Ways
princes-field-artists = Professions within reach
princes-field-prestige_counts = What decided the prestige cards
princes-field-counts = Counted

## Why a bot chose

princes-why-work = This work promises { table-worth }.
princes-why-build = This building promises { table-worth }, now and in works to come.
princes-why-draw = A fresh card promises { table-worth }.
princes-why-freedom = This freedom promises { table-worth } in works to come.
princes-why-buy = At that price it promises { table-worth }.
princes-why-bid = It is worth up to { princes-limit }, so { $price } is still a good price.
princes-why-pass = It is worth { princes-limit } at most, so { $price } is too much.
princes-why-renounce = Nothing on sale is worth its price this round.
princes-why-place = Here it leaves the most room for what is still to come.
princes-why-keep = Of these cards it promises the most: { table-worth }.
princes-why-prestige = Prestige is worth more than money now: this split promises { table-worth }.
princes-why-florins = Money is worth more than prestige now: this split promises { table-worth }.
princes-brief-last = last action: prestige
princes-brief-prestige = prestige brings more
princes-brief-florins = money brings more
princes-why-recruit = A second work from this artist promises { table-worth }.
princes-why-return = It goes least well with the other three.
princes-why-stop = No remaining action is worth its price.

# The table as it is drawn in a terminal.
princes-drawing-setup = Before the first round: { $first_seat } will begin
princes-drawing-round = Round { $round } of { $rounds }: a work must be worth { $minimum }; { $first_seat } begins
princes-drawing-own-estate = { princes-florins }, { $prestige } prestige
princes-drawing-own-cards = Your cards: what they wish for, worth now / needed
princes-drawing-forms = Its rotations: ◆ is the square you name, one of the ○
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
   *[other] Buildings: { $most } of each, except { $fewer }.
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
princes-third_tiebreak-shared = shared
princes-third_tiebreak-lowest_card = lowest card

## Muse & Princess

princes-question-court = Whose help do you bid for? There are { princes-florins } on the Banker. Whoever passes is out for this round.
princes-question-merchant = The Merchant is yours. Do you take { princes-points } for your place now, or keep him, for a free purchase in the next auction or for the points later?
princes-question-won-with-merchant = You won { $the_item } for { princes-price }. Does the Merchant bring it to you for nothing, or do you pay and take { princes-points } for your place?
princes-question-professor = The Professor is yours. Do you have him fetch a card now, or keep him for your turn?
princes-question-professor-due = Last call for the Professor: he leaves before the characters are bid for again. From which pile does he fetch you a card?
princes-question-princess-pay = For the Princess your work is worth { $value } and pays { princes-pay }. How much prestige do you take instead, at { princes-rate } a point? At most { $most }.
princes-question-change = You have { princes-florins }, and the Banker changes them into prestige. How many points do you take? At most { $most }.

princes-move-court = { $florins ->
    [0] Court { $the_character } on space { $space }: { princes-cost }
   *[other] Court { $the_character } on space { $space }: brings { princes-florins }
}
princes-move-rank = Use the Merchant: { princes-points } for your place
princes-move-gratis = Have the Merchant bring it: nothing to pay
princes-move-wait = Keep { $the_character } for later
princes-move-dismiss = Let { $the_character } go unused
princes-move-consult = Have the Professor fetch a card from { $the_pile }
princes-move-princess = Have a work made for the Princess: worth { $value }
princes-move-change = { $points ->
    [0] Keep your florins
   *[other] Change { princes-florins } into { princes-points }
}

princes-event-courtopened = Bidding for the characters begins. There are { princes-florins } on the Banker.
princes-event-pawnplaced = { $price ->
    [0] { $seat } courts { $the_character } on space { $space }.
   *[other] { $seat } courts { $the_character } on space { $space }, for { princes-price }.
}
princes-event-pawnreturned = { $seat } is outbid for { $the_character } and takes the pawn back.
princes-event-courtleft = { $seat } courts nobody this round.
princes-event-charactertaken = { $seat } pays { princes-price } and gains the help of a character: { $character }.
princes-event-bankertaken = The Banker brings { $seat } { princes-florins }.
princes-event-rankscored = The Merchant brings { $seat } { princes-points } for their place on the track.
princes-event-wonfornothing = The Merchant brings { $seat } { $the_item } for nothing.
princes-event-professorconsulted = The Professor fetches { $seat } a card from { $the_pile }.
princes-event-professordismissed = { $seat } lets the Professor go unused.
princes-event-princesspleased = { $seat } has a work made for the Princess, worth { $value }: { princes-paid }.
princes-event-florinschanged = The Banker gives { $seat } { princes-points } for { princes-florins }.

princes-refusal-character-taken = This round, { $the_character } is already helping somebody.
princes-refusal-not-higher = Somebody’s pawn stands on that space or a higher one: yours must go higher.
princes-refusal-no-such-space = There is no space { $space } on that card: { $character }.
princes-refusal-not-in-cash = You do not have { princes-cost } in cash, and prestige cannot be sold here.
princes-refusal-no-character = You do not have that character’s help at the moment.
princes-refusal-princess-minimum = For the Princess your work would be worth { $value }, and this round asks for { $minimum }.
princes-refusal-too-much-changed = Your florins are not enough for { princes-points }: change { $most } at most.

princes-source-princess = Princess
princes-source-merchant = Merchant
princes-source-banker = Banker
princes-source-muse = Muse
princes-source-cardinal = Cardinal
princes-source-professor = Professor

princes-field-court = Court
princes-field-courted = Bidding is under way
princes-field-works_with_muse = Works with the Muse
princes-field-characters = Characters
princes-field-character = Character
princes-field-lowest_space = Lowest space
princes-field-highest_space = Highest space
princes-field-space = Space
princes-field-pawn_seat = Pawn
princes-field-holder_seat = Helps
princes-field-last_seat = Last taken by
princes-field-taken = Taken
princes-field-bankers_florins = On the Banker
princes-field-princess_value = Value of a work for the Princess
princes-field-princess_parts = What counts for the Princess
princes-field-thing = Thing
princes-thing-landscape = Landscapes
princes-thing-building = Buildings
princes-thing-builder = Builders
princes-thing-card = Profession and recruiting cards
princes-field-count = How many
princes-field-each = Worth each
princes-field-ranks = Places on the track

princes-why-court = This help promises { table-worth }, its price deducted.
princes-why-merchant = Used this way, the Merchant promises { table-worth }.
princes-drawing-court = Characters, { $florins } on the Banker
princes-drawing-courted = { $seat } on { $space }
princes-drawing-spaces = { $lowest } to { $highest }
princes-drawing-helps = helps { $seat }
princes-drawing-gone = taken

## Cooperation

princes-question-name-building = { $cost ->
    [0] Which building do you propose to { $partner_seat }? It costs you nothing at the bank.
   *[other] Which building do you propose to { $partner_seat }? You would pay the bank { princes-cost }.
}
princes-question-name-place = Where across your border with { $listener_seat } is { $the_building } to stand?
princes-question-name-sum = { $paying ->
    [1] How much would you pay { $active_seat } for your part in { $the_building }?
   *[other] How much do you ask of { $partner_seat } for a part in { $the_building }? It may be nothing; the money of others you do not see.
}
princes-question-answer = { $paying ->
    [1] { $active_seat } wants to build { $the_building } with you, at { $square } of { $estate_seat }: you would pay { princes-amount }. Do you accept?
   *[other] { $partner_seat } would build { $the_building } with you, at { $square } of { $estate_seat }, and pay you { princes-amount }. Do you accept?
}

princes-move-propose = { $cost ->
    [0] Propose a joint building to { $partner_seat }: free
   *[other] Propose a joint building to { $partner_seat }: { princes-cost } to the bank{ princes-would-sell }
}
princes-move-join = { $building } on { $squares } of { $estate_seat } and { $other_squares } of { $other_seat }
princes-move-for = { $paying ->
    [1] Pay { $active_seat } { princes-amount }{ princes-would-sell }
   *[other] { $partner_seat } pays you { princes-amount }
}
princes-move-accept = { $paying ->
    [1] Accept: pay { $active_seat } { princes-amount }{ princes-sells }, +{ princes-points }
   *[other] Accept: { princes-amount } from { $partner_seat }, { princes-cost } to the bank{ princes-sells }, +{ princes-points }
}
princes-move-counter = Make { $listener_seat } a counter-offer
princes-move-insist = Make { $listener_seat } a last offer
princes-move-refuse = Refuse

princes-event-offered = { $amount ->
    [0] { $seat } proposes { $the_building } to { $listener_seat }, at { $square } of { $estate_seat }, for nothing.
   *[other] { $seat } proposes { $the_building } to { $listener_seat }, at { $square } of { $estate_seat }, for { princes-amount }.
}
princes-event-countered = { $amount ->
    [0] { $seat } counters: { $the_building } at { $square } of { $estate_seat }, for nothing.
   *[other] { $seat } counters: { $the_building } at { $square } of { $estate_seat }, for { princes-amount }.
}
princes-event-insisted = { $amount ->
    [0] { $seat } makes { $listener_seat } a last offer: { $the_building } at { $square } of { $estate_seat }, for nothing.
   *[other] { $seat } makes { $listener_seat } a last offer: { $the_building } at { $square } of { $estate_seat }, for { princes-amount }.
}
princes-event-offerrefused = { $seat } refuses, and nothing comes of { $the_building } with { $listener_seat }.
princes-event-jointlybuilt = { $cost ->
    [0] { $seat } and { $partner_seat } build { $the_building } together, at { $square } of { $estate_seat }, free for { $seat }{ princes-brings }.
   *[other] { $seat } and { $partner_seat } build { $the_building } together, at { $square } of { $estate_seat }; { $seat } pays the bank { princes-cost }{ princes-sale }{ princes-brings }.
}
princes-event-sharepaid = { $amount ->
    [0] { $seat } pays nothing for it{ princes-brings }.
   *[other] { $seat } pays { $active_seat } { princes-amount }{ princes-sale }{ princes-brings }.
}

princes-refusal-no-border = Your estate has no border with that of { $partner_seat }.
princes-refusal-talked-enough = You have negotiated as often as you may before an action: take one first.
princes-refusal-nothing-jointly = There is no building that you and { $partner_seat } could put up together now.
princes-refusal-partner-has-it = { $partner_seat } already has { $the_building }, and one of a kind is all an estate may have.
princes-refusal-talked-of = With { $partner_seat } you have already negotiated about { $the_building } since your last action.
princes-refusal-no-joint-room = There is no place for { $the_building } across your border with { $partner_seat }.
princes-refusal-elsewhere = There { $the_building } would not lie in your two estates alone.
princes-refusal-joint-overlaps = At { $square } of { $estate_seat } { $the_building } would cover squares that are taken.
princes-refusal-own-touches = In your estate it would touch another building: for that you need two builders.
princes-refusal-own-touches-palace = In your estate it would touch the palace: for that you need two builders.
princes-refusal-own-faces = In your estate it would lie opposite another building across a border: for that you need two builders.
princes-refusal-own-border = In your estate it would lie at somebody else’s border: for that you need a builder.
princes-refusal-others-touches = In the estate of { $listener_seat } it would touch another building: for that two builders are needed there.
princes-refusal-others-touches-palace = In the estate of { $listener_seat } it would touch the palace: for that two builders are needed there.
princes-refusal-others-faces = In the estate of { $listener_seat } it would lie opposite another building across a border: for that two builders are needed there.
princes-refusal-others-border = In the estate of { $listener_seat } it would lie at somebody else’s border: for that a builder is needed there.
princes-refusal-faces-building = At { $square } { $the_tile } would lie opposite a neighbour’s building: for that you need two builders.
princes-refusal-at-the-border = At { $square } { $the_tile } would lie against a border: for that you need a builder, or a partner across it.
princes-refusal-same-again = That is what has just been proposed: accept it, or change the place or the sum.
princes-refusal-share-not-covered = { $sellable ->
    [0] You do not have { princes-amount }.
   *[other] You cannot cover { princes-amount }, even by selling all your prestige.
}
princes-refusal-last-word = There is nothing more to propose: accept or refuse.

princes-source-cooperation = Joint buildings

princes-field-palace_squares = Palace
princes-field-joined = Joined estates
princes-field-rows = First row of each estate
princes-field-columns = First column of each estate
princes-field-joint_buildings = Joint buildings
princes-field-other_seat = With
princes-field-other_squares = Squares there
princes-field-talks = Negotiations since the last action
princes-field-most_talks = Negotiations before each action
princes-field-talk = Negotiation
princes-field-active_seat = Proposes
princes-field-partner_seat = Partner
princes-field-cost = To the bank
princes-field-proposals = Proposals
princes-field-amount = Paid by the partner
princes-field-estate_seat = In the estate of
princes-field-square = First square
princes-field-grounds = In each estate
princes-field-touches = Touches
princes-field-touched_square = At
princes-field-touched_building = Building touched
princes-field-needed_builders = Builders needed
princes-touches-nothing = nothing else
princes-touches-building = a building
princes-touches-palace = the palace
princes-touches-opposite = a building across the border
princes-touches-border = somebody else’s border

princes-why-jointly = Built with a neighbour it promises { table-worth }.
princes-why-share = That is a fair part of what the building brings on either side.
princes-why-agree = On these terms the building promises { table-worth }.
princes-why-haggle = The building is worth having, but not on these terms.
princes-why-decline = On these terms the building is not worth it.
princes-drawing-joined = The joined estates
princes-drawing-talk = Proposed
princes-drawing-ground = in the estate of { $seat } it touches { $touching }: builders needed { $needed }, there { $builders }
princes-drawing-said = { $amount ->
    [0] { $seat }: { $square } of { $estate_seat }, for nothing
   *[other] { $seat }: { $square } of { $estate_seat }, for { princes-amount }
}
