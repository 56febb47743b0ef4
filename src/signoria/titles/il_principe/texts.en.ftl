# What Il Principe says.

## Questions

il_principe-question-lay = { $left ->
    [one] Which card do you lay face down last, out of { $count }? Name them in the order of colours.
   *[other] Which cards do you lay face down for the auctions? There are { $left } of { $count } still to name, in the order of colours.
}
il_principe-question-bid-cards = { $price ->
    [0] { il_principe-group }: nobody has bid yet. You have { table-coins }. Do you bid, or pass?
   *[other] { il_principe-group }: { $leader_seat } bids { table-price }. You have { table-coins }. Do you bid more, or pass?
}
il_principe-question-bid-role = { $price ->
    [0] You are tied for { $the_role } ({ il_principe-pays }), and nobody has bid yet. You have { table-coins }. Do you bid, or pass?
   *[other] You are tied for { $the_role } ({ il_principe-pays }): { $leader_seat } bids { table-price }. You have { table-coins }. Do you bid more, or pass?
}
il_principe-question-build-now = You may build a city now, with { table-coins }. Which one? You may also build none.
il_principe-question-turn = { $round ->
    [1] You have one action: play cards of one colour, or pass. In the first round nobody builds.
   *[other] You have one action, and { table-coins }: build a city, play cards of one colour, or pass.
}
il_principe-question-how-many = { $card }: how many cards do you play? At most { $most }.
il_principe-question-shield = { $left ->
    [one] In which region touched by { $city } do you place the shield?
   *[other] In which region touched by { $city } do you place the first of { $left } shields? The next goes there too, or to a region later in the list.
}
il_principe-question-shield-anywhere = In which region do you place a shield?
il_principe-question-turn-up = Which of your face-down cards do you turn face up?

## Moves

il_principe-cost = { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}
il_principe-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
il_principe-move-lay = Lay { $card }
il_principe-move-play = { $count ->
    [one] Play { $card }: one card
   *[other] Play { $card }: up to { $count } cards
}
il_principe-move-cards = { $count ->
    [one] Play one card
   *[other] Play { $count } cards
}
il_principe-move-build = Build { $city }: { il_principe-cost }; brings { il_principe-site }
il_principe-move-shield = Place a shield in { $region }
il_principe-move-turn = Turn up { $card }
il_principe-move-bid = { $amount ->
    [one] Bid one coin
   *[other] Bid { $amount } coins
}

## What cities and roles cost and bring

il_principe-note-city = costs { il_principe-cost } and { $colours }; brings { il_principe-site }
il_principe-site = { table-points }, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
} in { $regions }
il_principe-note-turn_up = at once turn up { $amount ->
    [one] one face-down card
   *[other] { $amount } face-down cards
} of another colour; { il_principe-pays }
il_principe-note-gain_points = at once { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}; { il_principe-pays }
il_principe-note-draw_building = at once draw { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}; { il_principe-pays }
il_principe-note-place_shield = at once place { $amount ->
    [one] { $amount } shield
   *[other] { $amount } shields
} in any region; { il_principe-pays }
il_principe-note-gain_coins = at once { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}; { il_principe-pays }
il_principe-pays = { table-points } when others build with { $colour }, { $end } at the end

## Events

il_principe-event-roundbegan = Round { $round } begins; { $prince_seat } is Il Principe.
il_principe-event-lastroundbegan = The last round begins with { il_principe-cards-left } in the draw pile; { $prince_seat } is Il Principe.
il_principe-cards-left = { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
}
il_principe-event-incometaken = { $seat } takes { table-coins } and draws { il_principe-cards }.
il_principe-event-drew = You draw: { $cards }.
il_principe-event-pilerenewed = { $count ->
    [one] The draw pile is empty: the only discard becomes a new one.
   *[other] The draw pile is empty: the { $count } discards are shuffled into a new one.
}
il_principe-event-laid = { $seat } laid: { $cards }.
il_principe-event-offerdrawn = Turned up from the draw pile: { $cards }.
il_principe-event-nothingoffered = There are no cards left to sell.
il_principe-event-groupputup = { il_principe-group }: put up for auction.
il_principe-group = { $count ->
    [one] One { $card } card
   *[other] { $count } { $card } cards
}
il_principe-event-groupsold = { $seat } buys { $count ->
    [one] one { $card } card
   *[other] { $count } { $card } cards
} for { table-price } and becomes Il Principe.
il_principe-event-groupunsold = { il_principe-group }: no bids, discarded.
il_principe-event-buildingdeclined = { $seat } builds nothing now.
il_principe-event-built = { $seat } builds { $city } for { il_principe-cost } ({ $cards }): { table-points }.
il_principe-event-shieldplaced = { $seat } places a shield in { $region }.
il_principe-event-rolespaid = { $seat } scores { table-points } for { $city }, as { $roles }.
il_principe-event-cityturnedup = { $city } can now be built.
il_principe-event-cardsplayed = { $seat } plays { $count ->
    [one] one { $card } card
   *[other] { $count } { $card } cards
}.
il_principe-event-actionpassed = { $seat } does nothing.
il_principe-event-roleputup = { $tied_seats } are tied and bid for { $the_role }.
il_principe-event-roletaken = { $price ->
    [0] { $seat } becomes { $the_role }.
   *[other] { $seat } becomes { $the_role } for { table-price }, and Il Principe.
}
il_principe-event-rolestays = Nobody is { $the_role }.
il_principe-event-turneddown = { $seat } turns { $count ->
    [one] one { $card } card
   *[other] { $count } { $card } cards
} face down.
il_principe-event-turnedup = { $seat } turns one { $card } card face up.
il_principe-event-pointsgained = { $seat } scores { table-points } for the role.
il_principe-event-coinsgained = { $seat } takes { table-coins } for the role.
il_principe-event-cardsgained = { $count ->
    [0] { $seat } could draw for the role, but there are no cards.
    [one] { $seat } draws one card for the role.
   *[other] { $seat } draws { $count } cards for the role.
}
il_principe-event-citiesranout = { $count ->
    [0] There are no cities left on display: the game is over.
    [one] Only one city is on display: the game is over.
   *[other] Only { $count } cities are on display: the game is over.
}
il_principe-event-linescored = { $source }: { table-points } for { $seat }.

## Refusals

il_principe-refusal-not-in-hand = You have no more { $card } cards in hand.
il_principe-refusal-laid-in-order = Cards are named in the order of colours, and { $card } should have come earlier.
il_principe-refusal-too-few-behind = From { $card } on, you have too few cards: begin with an earlier colour.
il_principe-refusal-not-higher = A bid must be higher than { $price }.
il_principe-refusal-too-few-coins = You have { table-coins }, and cannot bid more than that.
il_principe-refusal-first-round = In the first round nobody builds.
il_principe-refusal-not-on-display = { $city } is not on display.
il_principe-refusal-cards-missing = For { $city }, your hand lacks: { $cards }.
il_principe-refusal-coins-missing = { $city } costs { il_principe-cost }, and you have { $coins }.
il_principe-refusal-region-not-touched = { $city } does not touch { $the_region }.
il_principe-refusal-shields-in-order = Shields are placed in the order of regions, and { $the_region } should have come earlier.
il_principe-refusal-none-in-hand = You have no { $card } card in hand.
il_principe-refusal-not-so-many = You only have { $most } of these cards.
il_principe-refusal-own-colour = The card must be of a different colour from the role.
il_principe-refusal-none-face-down = You have no { $card } card face down.

## Colours in two letters

il_principe-short-green = Gr
il_principe-short-white = Wh
il_principe-short-red = Re
il_principe-short-blue = Bl
il_principe-short-yellow = Ye

## Where points and coins come from and go

il_principe-source-city = Cities
il_principe-source-others = Roles, when others build
il_principe-source-action = Actions of roles
il_principe-source-roles = Roles at the end
il_principe-source-regions = Regions
il_principe-source-sets = Scarcest colour
il_principe-source-coins = Most coins
il_principe-source-hand = Most cards in hand
il_principe-source-income = Income
il_principe-source-auction = Auction
il_principe-source-role = Role

## Headings of what is seen

il_principe-field-last_round = Last round
il_principe-field-prince_seat = Il Principe
il_principe-field-pile = Draw pile
il_principe-field-last_round_below = Last round below
il_principe-field-discards = Discards
il_principe-field-display_cities = Cities on display
il_principe-field-cities_to_come = Cities to come
il_principe-field-offer = For sale
il_principe-field-roles = Roles
il_principe-field-regions = Regions
il_principe-field-card = Cards
il_principe-field-count = Count
il_principe-field-role = Role
il_principe-field-major_role = Major role
il_principe-field-major_seat = Its holder
il_principe-field-minor_role = Minor role
il_principe-field-minor_seat = Holder of the minor role
il_principe-field-region = Region
il_principe-field-shields = Shields
il_principe-field-coins = Coins
il_principe-field-hand_size = Cards in hand
il_principe-field-known_in_hand = Known in hand
il_principe-field-laid_last = Laid last
il_principe-field-drawn_last = Drawn last
il_principe-field-face_up = Face up
il_principe-field-face_down = Face down
il_principe-field-shields_left = Shields left
il_principe-field-cities = Cities built
il_principe-field-ready = Ready
il_principe-field-city = City
il_principe-field-lacks_cards = Cards missing
il_principe-field-lacks_coins = Coins missing
il_principe-field-laid_cards = Laid
il_principe-field-playing_card = Being played
il_principe-field-wishes = What you lack
il_principe-field-known_in_pile = Known in the draw pile
il_principe-field-cities_to_end = Cities to build before the end
il_principe-field-role_gains = What roles bring when a city is built
il_principe-field-next_major_seats = Would have the major role
il_principe-field-next_minor_seats = Would have the minor role
il_principe-field-spare_cards = Cards to spare
il_principe-field-lacks_cards_with_lot = Cards missing with those for sale
il_principe-field-bid_at_most = Affordable up to a bid of
il_principe-field-turned_cards = Turned down for a major role
il_principe-field-leads = Roles with more cards played
il_principe-field-major_seats = Major role
il_principe-field-minor_seats = Minor role
il_principe-field-regions_with = Regions with more shields placed
il_principe-field-more = More

## Why a bot chose

il_principe-why-build = Building this city promises { table-worth } more than not building it.
il_principe-why-play = These cards promise { table-worth } through the roles they can win.
il_principe-why-cards = This many are enough; more would only be turned down.
il_principe-why-bid = It is worth up to { table-limit }, so { $price } is still a good price.
il_principe-why-pass = It is worth { table-limit } at most, so { $price } is too much.
il_principe-why-keep = Nothing is better now than keeping cards and coins.
il_principe-why-lay = This card will be missed least.
il_principe-why-shield = Here a shield promises the most: { table-worth }.
il_principe-why-turn = Face up, this card promises the most: { table-worth }.

## The table as it is drawn in a terminal

il_principe-drawing-round = Round { $round }: { $prince_seat } is Il Principe. Draw pile { $pile } (last round below { $below }), cities to come { $cities }
il_principe-drawing-last-round = Last round: { $prince_seat } is Il Principe. Draw pile { $pile }, cities to come { $cities }
il_principe-drawing-map = Italy: ● to build, ■ built, ○ unseen; shields by seat
il_principe-drawing-board = Cities: cost, points, cards
il_principe-drawing-roles = Roles: major, minor
il_principe-drawing-major-roles = Roles
il_principe-drawing-offer = For sale: { $cards }
il_principe-drawing-discards = Discards: { $cards }
il_principe-drawing-players = Families; cards in front: face up/face down
il_principe-drawing-column-points = points
il_principe-drawing-column-coins = coins
il_principe-drawing-column-hand = hand
il_principe-drawing-column-shields = shields
il_principe-drawing-column-cities = cities
il_principe-drawing-known = Known in hand: { $cards }
il_principe-drawing-hand = Your hand, and { table-coins }
il_principe-drawing-laid = laid: { $cards }
il_principe-drawing-lot-cards = { $card } for { $price }; still in: { $still_in_seats }
il_principe-drawing-lot-role = { $role } for { $price }; still in: { $still_in_seats }

# Choices of the options.
