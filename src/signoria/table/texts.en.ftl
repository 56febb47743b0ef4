# What the table itself says.

table-with-rule = { $sentence } (rule { $paragraph })
table-refusal-not-asked = It is not your turn to answer.
table-refusal-game-over = The game is over.
table-refusal-other-question = That does not answer the question asked.
table-refusal-learnt-before-end = Something new comes to light before “{ $move }”: send the moves up to that point first.
table-refusal-stale-question = The question has changed since you answered it.
table-refusal-not-free-to-undo = You cannot take that back on your own: something new has come to light, or somebody else has moved since.
table-refusal-not-higher = You must bid more than { $price }.
table-refusal-too-dear = You only have { table-coins }.
table-event-roundbegan = Round { $round } begins; { $first_seat } is first.
table-event-linescored = { $seat }, { $source }: { table-points }.
table-field-coins = Coins
table-field-ready = Ready
table-why-bid = It is worth up to { table-limit }.
table-why-pass = There is nothing better to be had.
table-event-ready = { $seat } is ready.
table-event-bidmade = { $seat } bids { $price }.
table-event-passed = { $seat } passes.
table-event-gameended = { $winners_count ->
    [one] { $winners } wins the game.
   *[other] The game is tied: { $winners } share the victory.
}
table-move-bid = Bid { $amount }
table-move-pass = Pass
table-field-seat = Player
table-field-waiting = To play
table-field-round = Round
table-field-rounds = Rounds
table-field-first_seat = First player
table-field-families = Families
table-field-family = Family
table-field-points = Points
table-field-hand = Hand
table-field-own = Yours
table-field-lot = Under the hammer
table-field-price = Price
table-field-leader_seat = Highest bidder
table-field-still_in_seats = Still bidding
table-why-random = Chosen at random.
table-why-forced = There was no other move.
table-why-own = It has reasons of its own.
table-worth = { $worth ->
    [0] less than a point
    [one] about { $worth } point
   *[other] about { $worth } points
}
table-first_player-random = drawn by lot
table-drawing-over = The game is over

# So many of what many games have.
table-counted-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
table-counted-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-price = { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
table-limit = { $limit ->
    [one] { $limit } coin
   *[other] { $limit } coins
}
