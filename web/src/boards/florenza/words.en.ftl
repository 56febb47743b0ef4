# What the board of Florenza says by itself. What happens, is asked and is refused comes from the game.

## Signs

florenza-you = You
florenza-pp = PP
florenza-pi = PI
florenza-fl = fl
florenza-florins = { $florins } fl
florenza-florins-word = florins
florenza-points = { $points } PP
florenza-letter-wood = W
florenza-letter-marble = M
florenza-letter-metal = T
florenza-letter-fabric = F
florenza-letter-spice = S
florenza-letter-gold = G
florenza-free = free
florenza-unknown = unknown

## Characters, city, districts

florenza-characters = Characters
florenza-leave = leaving
florenza-violet = violet side
florenza-used = used this round
florenza-kept-by = kept by { $player }
florenza-owned-by = realised by { $player }
florenza-worker-of = worker of { $player }
florenza-city = The city
florenza-market = Market
florenza-stalls = Stalls
florenza-deals = sell { $sale }, buy { $price }, { $given }:1
florenza-realised = realised
florenza-pulpit = pulpit
florenza-alms-open = alms open
florenza-alms-given = alms given
florenza-your-district = Your district
florenza-district-of = District of { $player }
florenza-districts = Districts of all families
florenza-visit = { $count ->
    [0] { $player }: look at the district
    [one] { $player }: look at the district, { $count } workshop free for a worker
   *[other] { $player }: look at the district, { $count } workshops free for a worker
}
florenza-slots-note = the first slot acts first
florenza-all-four = all four:
florenza-build-here = build here
florenza-empty = empty
florenza-unbuilt = unbuilt
florenza-income = income
florenza-abroad = −{ $points } PP
florenza-stock = Workshops to build
florenza-stock-note = paid in phase 6; a tick: there will be enough
florenza-to-city = Back to the city
florenza-left = { $count } left
florenza-enough = enough
florenza-workers = { $ready } ready, { $placed } placed, { $reserve } in reserve
florenza-arrested = { $count } arrested
florenza-again = Last round again
florenza-seat-line = workshops { $workshops }, works { $works }, PI { $influence }
florenza-certificates = { $count } in certificates
florenza-ready = { $count ->
    [one] { $count } worker ready
   *[other] { $count } workers ready
}
florenza-state-ready = { $count } ready
florenza-passed = passed

## Why not, in two words

florenza-briefly-taken = taken
florenza-briefly-no-worker = no worker free
florenza-briefly-own = your own
florenza-briefly-unbuilt = unbuilt
florenza-briefly-income = income only
florenza-briefly-occupied = occupied
florenza-briefly-prestige = too little PP
florenza-briefly-no-slot = no free slot
florenza-briefly-none-left = none left
florenza-briefly-realised = realised
florenza-briefly-no-artist = no artist left
florenza-briefly-no-crest = no crest left
florenza-briefly-hired = hired already
florenza-briefly-kept = kept
florenza-briefly-no-preacher = no preacher
florenza-briefly-heard = heard already
florenza-briefly-dear = too dear
florenza-briefly-there = one is there
florenza-briefly-done = done
florenza-briefly-no-cube = no such cube
florenza-briefly-not-now = not now

## Ledger

florenza-ledger = Ledger
florenza-worker = Worker
florenza-verdict = Verdict
florenza-have = you have
florenza-left-word = left
florenza-short = short { $what }
florenza-short-word = Short:
florenza-all-enough = enough for all
florenza-fails = short: { $count }
florenza-as-you-like = as you like
florenza-as-you-deal = depends on your deals, not counted
florenza-would-fail = { $the } would fail in phase { $phase }: −{ $points } PP.
florenza-would-fail-paid = { $the } would fail: −{ $points } PP, and the artist still takes { $florins } fl.
florenza-mend = First { $name }, slot { $slot }:

## Tracks

florenza-tracks = Tracks and order
florenza-prestige = Prestige
florenza-influence = Church
florenza-order = Order of play
florenza-mark-bishop = { $least } Bishop
florenza-mark-cardinal = { $least } Cardinal
florenza-leads = { $player } leads
florenza-tied = tied: { $players }
florenza-nobody-yet = nobody has enough
florenza-captain = Captain
florenza-bishop = Bishop

## What is being chosen

florenza-commission = The commission
florenza-alms = Alms
florenza-commission-note = touch a work or a person to change one
florenza-by = by
florenza-each-round = each round
florenza-which-work = which work?
florenza-which-artist = who?
florenza-which-skill = By which art
florenza-choose-artist = Now touch an artist in the row: known ones add a die, unknown ones are free.
florenza-choose-preacher = Now touch a preacher in the row.
florenza-choose-work = Now touch what this person should do: ringed works fit.
florenza-to-pay = To pay in phase 7
florenza-fee-within = of which { $fee } for the artist
florenza-range = { $least } to { $most } PP
florenza-average = { $points } on average.
florenza-golden = A golden face makes a masterpiece.
florenza-no-golden = No masterpiece.
florenza-no-die = No die: { $points } PP for sure, if it is paid.
florenza-alms-dice = { $dice ->
    [one] One die tells how many workers come at once.
   *[other] { $dice } dice tell how many workers come at once.
}
florenza-die-adds = The die adds by face: { $faces }
florenza-die-workers = Workers by the die: { $faces }
florenza-captain-power = Have a worker arrested
florenza-bishop-power = Convert a worker
florenza-or-reserve = or touch an artist in the row to keep him
florenza-or-block = or touch a preacher in the row to block him
florenza-draft-plain = { $move }?
florenza-draft-and = { $move }? { $rest }
florenza-draft-short = You will be short of { $what }.
florenza-draft-commission = { $artist } for { $the }
florenza-place = Place here
florenza-place-anyway = Place all the same
florenza-send = Send a worker
florenza-outcome-sure = { $florins } fl: { $points } PP
florenza-outcome-dice = { $florins } fl: { $least } to { $most } PP
florenza-idle = { $count ->
    [one] { $count } worker stays idle
   *[other] { $count } workers stay idle
}
florenza-step-use = Slot { $slot }

## Start

florenza-order-of-choice = Order of choice
florenza-order-of-choice-note = last in turn order chooses first, both times
florenza-slot = slot { $slot }
florenza-offer = The offer
florenza-offer-note = free, built at once, without prestige
florenza-taken-by = { $player }, slot { $slot }
florenza-yours = for your next slot

## What comes of it

florenza-phase-income = Income
florenza-phase-powers = Powers
florenza-phase-placement = Placement
florenza-phase-districts = Districts
florenza-phase-works = Works
florenza-phase-offices = Offices
florenza-phase-end = End of round
florenza-sum-placed = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
florenza-sum-market = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
florenza-sum-districts = { $count } of { $all }
florenza-sum-works = { $count } of { $all }
florenza-market-note = each deal once
florenza-sell = sell a cube for { $florins } fl
florenza-buy = buy a cube for { $florins } fl
florenza-exchange = { $given ->
    [one] { $given } cube for another
   *[other] { $given } cubes for one
}
florenza-begin-exchange = exchange
florenza-no-deal = nothing yet
florenza-nobody-there = Nobody has a worker at the market.
florenza-districts-note = slot 1 for everybody, then slot 2, up to the last
florenza-nobody = no worker
florenza-left-alone = left alone
florenza-given-back = given back
florenza-use-it = Use
florenza-skip-it = Skip
florenza-finish-it = Finish
florenza-abandon-it = Give back
florenza-works-note = in turn order; your own in the order you like
florenza-no-works = No work is in progress.
florenza-realise = Realise
florenza-fail = Let it fail
florenza-paid = paid
florenza-failed = failed
florenza-open-again = open again next round
florenza-fell = { $die }: { $points } + { $bonus } PP
florenza-masterpiece = masterpiece
florenza-complete = complete
florenza-captain-long = Captain of the People
florenza-captain-rule = alone with the most prestige, however low
florenza-bishop-rule = alone with the most influence, { $least } or more
florenza-cardinal = Cardinal
florenza-cardinal-rule = { $influence } influence, or Bishop twice running
florenza-no-cardinal = Nobody becomes Cardinal.
florenza-cardinal-after = It comes after the Captain, so its prestige does not count this time.
florenza-order-rule = Captain first, then the Bishop; all others as before
florenza-pace = Your pace
florenza-pace-note = nobody is waiting while you read
florenza-pace-hand = each by hand
florenza-pace-second = one a second
florenza-pace-once = all at once
florenza-came-of = What came of round { $round }
florenza-event-of = { $count } of { $all }
florenza-back = Back
florenza-next = Next
florenza-go-on = Go on
florenza-go-on-note = to the board

## Phone and end

florenza-tab-mine = Mine
florenza-tab-city = City
florenza-tab-characters = People
florenza-tab-rivals = Rivals
florenza-end-prestige = Where the prestige came from
florenza-end-tie = The tie at { $points }
florenza-end-works = works realised
florenza-end-order = place in the last order

## Lesson and figures

florenza-lesson-goal = Eight rounds. Each round you send workers out: to workshops for cubes and florins, to artists for works of art. Works and workshops bring prestige; at the end of a round whoever alone has most becomes Captain and puts it away as certificates. Most points in the end win. A worker who cannot be paid for costs prestige: so look at the ledger.
florenza-lesson-choose = Two workshops stand in your district from the start, free of charge. Take one that makes a cube whenever you send a worker there.
florenza-lesson-second = The second one stands on the second slot. Slots act in their order, so let what makes cubes stand before what needs them.
florenza-lesson-use = Now workers are placed, one each in turn. Nothing is paid yet: the ledger below says what will be there in phases 6 and 7. Begin with your own workshop.
florenza-lesson-commission = A work of art needs a worker and an artist. A tick says that enough will be there. The pulpit of your Chiesa is the cheapest, and it opens alms, which bring more workers.
florenza-lesson-hire = Known artists cost florins and roll a die for more prestige; unknown ones are free and roll none. The word short would tell you what is missing.
florenza-lesson-build = A worker can also begin a workshop: touch the next free slot and choose a tile. It is paid in phase 6; if you cannot, it goes back and costs 1 prestige.
florenza-lesson-market = At the market you may sell a cube, buy a cube and give two for one, each once. One worker a round can go there.
florenza-lesson-deal = All workers are out, and now each acts. Sell what no work of yours asks for.
florenza-lesson-leave = Keep the rest for what you have promised: the ledger counts it already.
florenza-lesson-run = The districts act slot by slot. You may use the workshop or leave it alone; there is seldom a reason to leave it.
florenza-lesson-finish = The tile you began is paid now and brings prestige. From the next round on it can be used.
florenza-lesson-realise = Now the works: cost and fee are paid, the crest goes up, prestige comes. Then the offices are decided, and you are on your own.
florenza-figure-work = Fee and cost come to { $florins } fl, of which { $fee } are the fee. With the die it brings { $least } to { $most } PP.
florenza-figure-failed = { $artist } is still paid { $paid } florins.
florenza-figure-unpaid = With { $florins } fl { $artist } cannot be paid: nothing is paid, and 1 PP more is lost.
florenza-figure-captain = Alone with the most: Captain, with { $count } in certificates; the marker goes to 0.
florenza-figure-bishop = Alone with the most, and enough: Bishop with { $count }.
florenza-figure-nobody = A tie, or too little: nobody is elected.
