# What Relics says.

relics-question-lay = Which relic do you lay, to be sold?
relics-question-bid = { $price ->
    [0] { $relic }: nobody has bid yet. You have { table-coins }. Do you bid, or pass?
   *[other] { $relic }: { $leader_seat } bids { table-price }. You have { table-coins }. Do you bid more, or pass?
}

relics-move-lay = Lay { $the_relic }
relics-move-pawn = Pawn your cloak for { $cloak } coins

relics-note = { $saint }, { table-points }

relics-event-drew = You draw: { $relics }.
relics-event-laid = { $seat } has laid { $the_relic }.
relics-event-sold = { $seat } buys { $the_relic } for { table-price }: { table-points }.
relics-event-unsold = Nobody wants { $the_relic }.
relics-event-pawned = { $seat } pawns the cloak for { table-coins }.

relics-refusal-no-cloak = Your cloak is pawned already.

relics-source-auction = Auction
relics-source-relics = Relics
relics-source-sets = Sets
relics-source-cloak = Cloak

relics-field-pile = Pile
relics-field-laid_relics = To be sold
relics-field-unsold_relics = Unsold
relics-field-relic = Relic
relics-field-stalls = Stalls
relics-field-relics = Relics
relics-field-hand_size = Relics in hand
relics-field-pawned = Cloak pawned
relics-field-relics_in_hand = Hand
relics-field-laid_relic = Laid

relics-why-pass = It is not worth { table-price }.
relics-why-lay = This relic promises { table-worth } more than the poorest choice.
relics-why-pawn = The coins are worth more than the cloak.
