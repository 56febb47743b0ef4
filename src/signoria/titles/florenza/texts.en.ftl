# What Florenza says.

## Counted things

florenza-counted-wood = { $count } wood
florenza-counted-marble = { $count } marble
florenza-counted-metal = { $count } metal
florenza-counted-fabric = { $count } fabric
florenza-counted-spice = { $count } spice
florenza-counted-gold = { $count } gold
florenza-counted-any = { $count ->
    [one] { $count } cube of your choice
   *[other] { $count } cubes of your choice
}
florenza-counted-pips = { $count }
florenza-counted-florins = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
}
florenza-counted-certificates = { $count } in certificates
florenza-counted-prestige = { $count } prestige
florenza-counted-influence = { $count } influence
florenza-counted-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
florenza-counted-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}

## Names

florenza-skill-architect = architect
florenza-skill-sculptor = sculptor
florenza-skill-painter = painter
florenza-office-captain = Captain of the People
florenza-office-bishop = Bishop
florenza-source-income = income
florenza-source-abroad = workshops of others
florenza-source-market = market
florenza-source-workshop = workshops used
florenza-source-building = workshops built
florenza-source-work = works
florenza-source-artist = artists
florenza-source-failure = failures
florenza-source-preacher = preachers
florenza-source-captain = Captain
florenza-source-cardinal = Cardinal
florenza-source-certificates = Certificates
florenza-source-prestige = Prestige
florenza-source-bishop = Bishop
florenza-source-cubes = Cubes
florenza-source-florins = Florins
florenza-source-empty-slots = Empty slots
florenza-source-unrealised = Works not realised
florenza-source-no-palazzo = No work in the Palazzo
florenza-source-no-chiesa = No work in the Chiesa

## Questions

florenza-fee = { $fee ->
    [one] { $fee } florin
   *[other] { $fee } florins
}
florenza-florins = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
florenza-sale = { $sale ->
    [one] { $sale } florin
   *[other] { $sale } florins
}
florenza-question-choose = Which workshop do you take to begin with?
florenza-question-captain = You are Captain of the People. Do you have a worker arrested, or reserve an artist?
florenza-question-bishop = You are Bishop. Do you convert a worker, or block a preacher?
florenza-question-turn = { $workers ->
    [one] You have one worker left. What should it do?
   *[other] You have { $workers } workers. What should the next one do?
}
florenza-question-hire = Which artist do you hire for { $the_work }?
florenza-question-hear = { $dice ->
    [one] To which preacher do you give alms at { $the_work }? One die decides how many workers come.
   *[other] To which preacher do you give alms at { $the_work }? { $dice } dice decide how many workers come.
}
florenza-question-market = You are at the market: sell a cube for { florenza-sale }, buy one for { $price }, give { $given } for one. Each once only.
florenza-question-give = { $count ->
    [one] Which cube do you give?
   *[other] Which cube do you give first, out of { $count }?
}
florenza-question-take = { $resources_count ->
    [0] Which cube do you take?
   *[other] Which cube do you take for { $resources }?
}
florenza-question-run = Do you use { $the_workshop } ({ florenza-use })? { $left ->
    [one] It can be used once.
   *[other] It can be used { $left } times.
}
florenza-question-finish = Do you finish { $the_workshop } for { $costs }? It brings { $gains }.
florenza-question-works = Which commission do you settle next, and how?

## Moves

florenza-use = { $costs_count ->
    [0] { $gains }
   *[other] { $costs } for { $gains }
}
florenza-effect = { $violet ->
    [0] { florenza-use }
   *[other] each round { $gains }
}
florenza-later-use = { $use_costs_count ->
    [0] { $use_gains }
   *[other] { $use_costs } for { $use_gains }
}
florenza-later = { $violet ->
    [0] when used: { florenza-later-use }
   *[other] each round: { $use_gains }
}
florenza-move-choose = Take { $the_workshop }: { florenza-effect }
florenza-move-arrest = Have a worker of { $family } arrested
florenza-move-reserve = Reserve { $character } (level { $level })
florenza-move-convert = Convert a worker of { $family }
florenza-move-block = Block { $the_character }
florenza-move-nothing = Do nothing
florenza-move-use = { $abroad ->
    [0] Use { $the_workshop } on slot { $slot }: { florenza-use }
   *[other] Use { $the_workshop } of { $family }, slot { $slot }, for { $abroad } prestige: { florenza-use }
}
florenza-move-build = Build { $the_workshop }: { $costs }; brings { $gains }; { florenza-later }{ florenza-lacking }
florenza-lacking = { $short_count ->
    [0] { "" }
   *[other] ; you will be short of { $short }
}
florenza-move-commission = { $income_count ->
    [0] Commission { $the_work }: { $costs } for { $gains }{ florenza-lacking }
   *[other] Commission { $the_work }: { $costs } for { $gains }, and each round { $income }{ florenza-lacking }
}
florenza-move-hire = { $level ->
    [0] Hire { $the_character }, free of charge{ florenza-lacking }
   *[other] Hire { $the_character } as { $skill } of level { $level } for { florenza-fee }{ florenza-lacking }
}
florenza-move-market = Go to market
florenza-move-alms = Give alms at { $the_work }
florenza-move-hear = { $gains_count ->
    [0] Give alms to { $the_character }{ florenza-for }
   *[other] Give alms to { $the_character }{ florenza-for }: { $gains }
}
florenza-move-hear-kept = Give alms to the unknown preacher you have blocked
florenza-for = { $fee ->
    [0] { "" }
   *[other] { " " }for { florenza-fee }
}
florenza-move-pass = Pass for this round
florenza-move-sell = Sell a cube for { florenza-florins }: { $resource }
florenza-move-buy = Buy a cube for { florenza-florins }: { $resource }
florenza-move-exchange = Give several cubes for one
florenza-move-leave = Leave the market
florenza-move-give = Give: { $resource }
florenza-move-take = Take: { $resource }
florenza-move-run = Use { $the_workshop }: { florenza-use }
florenza-move-idle = Do not use { $the_workshop }
florenza-move-finish = Finish { $the_workshop }: { $costs } for { $gains }
florenza-move-abandon = Give { $the_workshop } back: { $loss } prestige lost
florenza-move-realise = Realise { $the_work } with { $the_character }: { $costs } for { $gains }
florenza-move-fail = { $fee ->
    [0] Let { $the_work } fail: { $loss } prestige lost
   *[other] Let { $the_work } fail: { florenza-fee } for { $the_character }, { $loss } prestige lost
}

## What workshops, works and characters cost and bring

florenza-note-workshop = costs { $costs }; brings { $gains }; { florenza-later }{ florenza-times }
florenza-times = { $times ->
    [1] { "" }
   *[other] , up to { $times } times
}
florenza-note-work = costs { $costs }; brings { $gains }{ florenza-each-round }; by { $skills }
florenza-each-round = { $income_count ->
    [0] { "" }
   *[other] , and { $income } each round
}
florenza-note-artist = { $levels } (fee: { $fees })
florenza-note-nameless = { $skills }, free of charge and without a die
florenza-note-preacher = alms: { florenza-fee }{ florenza-at-once }; workers by the die: { $dice }
florenza-counted-architect = architect { $count }
florenza-counted-sculptor = sculptor { $count }
florenza-counted-painter = painter { $count }

## Events

florenza-event-workshopchosen = { $seat } begins with { $the_workshop } on slot { $slot }.
florenza-event-roundbegan = Round { $round } of { $rounds }, in this order: { $order_seats }.
florenza-event-dierolled = The income die shows { $die }: { $resource }.
florenza-event-received = { $seat } receives { $gains }.
florenza-event-arrested = { $seat } has a worker of { $from_seat } arrested.
florenza-event-reserved = { $seat } reserves { $character }.
florenza-event-converted = { $gained ->
    [0] { $seat } sends back a worker of { $from_seat }, and has none of their own to take.
   *[other] { $seat } converts a worker of { $from_seat }.
}
florenza-event-blocked = { $seat } blocks { $the_character }.
florenza-event-powerunused = { $seat } does nothing as { $office }.
florenza-event-workersent = { $seat } sends a worker to { $the_workshop } on slot { $slot }.
florenza-event-workersentabroad = { $seat } sends a worker to { $the_workshop } of { $owner_seat }, slot { $slot }{ florenza-at-cost }{ florenza-for-the-owner }.
florenza-at-cost = { $costs_count ->
    [0] { "" }
   *[other] { " " }for { $costs }
}
florenza-for-the-owner = { $gains_count ->
    [0] { "" }
   *[other] ; { $owner_seat } gets { $gains }
}
florenza-at-once = { $gains_count ->
    [0] { "" }
   *[other] { " " }({ $gains })
}
florenza-event-buildingbegan = { $seat } begins { $the_workshop } on slot { $slot }.
florenza-event-commissioned = { $seat } commissions { $the_work } from { $the_character } as { $skill }.
florenza-event-senttomarket = { $seat } sends a worker to market.
florenza-event-almsgiven = { $workers ->
    [0] { $seat } gives alms to { $the_character } at { $the_work }{ florenza-at-cost }{ florenza-at-once }: { $dice }, and nobody comes.
    [one] { $seat } gives alms to { $the_character } at { $the_work }{ florenza-at-cost }{ florenza-at-once }: { $dice }, and { $workers } worker comes.
   *[other] { $seat } gives alms to { $the_character } at { $the_work }{ florenza-at-cost }{ florenza-at-once }: { $dice }, and { $workers } workers come.
}
florenza-event-passed = { $workers ->
    [one] { $seat } passes with { $workers } worker left.
   *[other] { $seat } passes with { $workers } workers left.
}
florenza-event-traded = { $seat } trades { $costs } for { $gains }.
florenza-event-workshoprun = { $gains_count ->
    [0] { $seat } uses { $the_workshop }{ florenza-at-cost } and finds the supply empty.
   *[other] { $seat } uses { $the_workshop }: { florenza-use }.
}
florenza-event-workshopidle = { $seat } does not use { $the_workshop }.
florenza-event-built = { $seat } finishes { $the_workshop } on slot { $slot }: { $costs } for { $gains }.
florenza-event-buildingfailed = { $seat } does not finish { $the_workshop }, which goes back to stock: { florenza-lost }.
florenza-lost = { $costs_count ->
    [0] there is nothing left to lose
   *[other] { $costs } lost
}
florenza-event-realised = { $die ->
    [0] { $seat } realises { $the_work } with { $the_character }: { $costs } for { $gains }.
   *[other] { $seat } realises { $the_work } with { $the_character }: { $costs } for { $gains }; the die shows { $die } and adds { $bonus } prestige.
}
florenza-event-masterpiece = A masterpiece for { $seat }: { $character } turns to the violet side.
florenza-event-buildingcomplete = { $seat } completes { $the_building }: { $gains }.
florenza-event-workfailed = { $unpaid ->
    [0] { $seat } fails with { $the_work }: { florenza-lost }.
   *[other] { $seat } fails with { $the_work } and cannot pay { $the_character }: { florenza-lost }.
}
florenza-event-captainelected = { $costs_count ->
    [0] { $gains_count ->
        [0] { $seat } becomes Captain of the People, with no prestige to certify.
       *[other] { $seat } becomes Captain of the People, with no prestige to certify, and goes back up to zero: { $gains }.
    }
   *[other] { $seat } becomes Captain of the People and has { $costs } certified: { $gains }.
}
florenza-event-nocaptain = Tied at { $prestige } prestige: { $tied_seats }. Nobody is Captain of the People.
florenza-event-bishopelected = { $times ->
    [one] { $seat } becomes Bishop.
   *[other] { $seat } becomes Bishop again.
}
florenza-event-nobishop = { $tied_seats_count ->
    [0] Nobody is Bishop: the highest influence is { $influence }, and it takes { $least }.
   *[other] Tied at { $influence } influence: { $tied_seats }. Nobody is Bishop.
}
florenza-event-cardinalmade = { $costs_count ->
    [0] { $seat } becomes Cardinal: { $gains }.
   *[other] { $seat } becomes Cardinal: { $gains }, and gives up { $costs }.
}
florenza-event-charactersleft = Leaving Florence: { $characters }.
florenza-event-characterscame = Arriving in Florence: { $characters }.
florenza-event-scored = { $seat } has { florenza-points }.
florenza-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Refusals

florenza-refusal-not-offered = This is not on offer: { $the_workshop }.
florenza-refusal-no-worker = { $family } has no free worker.
florenza-refusal-own-worker = You cannot do that to your own family.
florenza-refusal-not-in-row = { $character } is not in the row.
florenza-refusal-no-workshop = There is no workshop on slot { $slot } of { $family }.
florenza-refusal-not-built-yet = Slot { $slot } of { $family } is still unbuilt: { $workshop }.
florenza-refusal-violet = This workshop brings income by itself and takes no worker: { $the_workshop }.
florenza-refusal-workshop-taken = A worker has already been on slot { $slot } of { $family } this round.
florenza-refusal-too-little-prestige = You have too little prestige to use a workshop of { $family }.
florenza-refusal-no-free-slot = Your district has no free slot.
florenza-refusal-out-of-stock = There is no tile left in stock: { $workshop }.
florenza-refusal-already-realised = This work has already been realised: { $work }.
florenza-refusal-work-taken = There is already a worker at { $the_work }.
florenza-refusal-no-artist-left = There is no artist left who could make { $the_work }.
florenza-refusal-no-crest-left = All your crests are used, or set aside for commissions under way.
florenza-refusal-not-skilled = As { $skill }, { $the_character } cannot make { $the_work }.
florenza-refusal-artist-away = { $character } is not in the row.
florenza-refusal-artist-engaged = Already hired this round: { $character }.
florenza-refusal-artist-reserved = { $character } is reserved by the Captain.
florenza-refusal-no-pulpit = This has not been realised yet: { $the_work }.
florenza-refusal-pulpit-taken = There is already a worker at { $the_work }.
florenza-refusal-no-preacher = There is no free preacher you could pay.
florenza-refusal-preacher-away = { $character } is not in the row.
florenza-refusal-preacher-engaged = Already heard this round: { $character }.
florenza-refusal-nobody-kept = You have not blocked an unknown preacher who could still serve you.
florenza-refusal-preacher-blocked = Blocked by the Bishop: { $character }.
florenza-refusal-cannot-pay-preacher = You do not have { florenza-fee }.
florenza-refusal-market-once = You already have a worker at the market.
florenza-refusal-done-already = You have already done that once.
florenza-refusal-no-such-cube = You have no such cube: { $resource }.
florenza-refusal-cube-order = Name cubes in the order of the list, so that enough are left: { $resource } cannot be named now.
florenza-refusal-cannot-buy = You do not have { florenza-florins }.
florenza-refusal-too-few-cubes = You have too few cubes: you need { $given }.
florenza-refusal-none-in-supply = There is none left in the supply: { $resource }.
florenza-refusal-not-the-same = The cube you take must be of a different kind from the one you give.
florenza-refusal-cannot-run = You cannot pay what { $the_workshop } asks for: { $costs }.
florenza-refusal-cannot-finish = You cannot pay for { $the_workshop }: { $costs }.
florenza-refusal-not-commissioned = You have no commission under way for { $the_work }.
florenza-refusal-cannot-realise = You cannot pay for { $the_work } and its artist: { $costs }.

## Fields of the view

florenza-field-wood = Wood
florenza-field-marble = Marble
florenza-field-metal = Metal
florenza-field-fabric = Fabric
florenza-field-spice = Spices
florenza-field-gold = Gold
florenza-field-slot = Slot
florenza-field-workshop = Workshop
florenza-field-built = Built
florenza-field-worker_seat = Worker of
florenza-field-work = Work
florenza-field-artist_character = Artist
florenza-field-skill = Skill
florenza-field-fee = Fee
florenza-field-task = Task
florenza-task-run = Use
florenza-task-finish = Finish
florenza-task-realise = Realise
florenza-field-workshop_or_work = What for
florenza-field-needs = Needs
florenza-field-needs_florins = Needs florins
florenza-field-there = Will be available
florenza-field-there_florins = Florins available
florenza-field-enough = Enough
florenza-field-level = Level
florenza-field-die = What its die adds, by face
florenza-field-golden = Golden faces
florenza-field-least = At least
florenza-field-most = At most
florenza-field-average = On average
florenza-field-needs_any = Needs cubes of choice
florenza-field-short = Missing
florenza-field-short_florins = Florins missing
florenza-field-penalty = Prestige lost by failing
florenza-field-change = Change
florenza-field-change_florins = Change in florins
florenza-field-ahead = When all have acted
florenza-field-failures = Failures
florenza-field-remedy_slots = Slots whose use would fix it
florenza-field-most_prestige_seats = Most prestige
florenza-field-most_influence_seats = Most influence, if enough
florenza-field-florins = Florins
florenza-field-prestige = Prestige
florenza-field-influence = Influence
florenza-field-certificates = Certificates
florenza-field-cubes = Cubes
florenza-field-workers_ready = Workers ready
florenza-field-workers_reserve = Workers in reserve
florenza-field-workers_placed = Workers placed
florenza-field-workers_arrested = Workers arrested
florenza-field-crests = Crests left
florenza-field-slots = Slots
florenza-field-works = Works realised
florenza-field-pulpit_works_used = Pulpits used
florenza-field-commissions = Commissions
florenza-field-ledger = Ledger
florenza-field-elected = Elections as Bishop in a row
florenza-field-passed = Passed
florenza-field-at_market = At market
florenza-field-owner_seat = Owner
florenza-field-character = Character
florenza-field-column = Column
florenza-field-violet = Violet side
florenza-field-used = Used
florenza-field-held_seat = Kept by
florenza-field-patron_seat = Patron
florenza-field-left = Left
florenza-field-stock = Stock
florenza-field-phase = Phase
florenza-field-order_seats = Turn order
florenza-field-captain_seat = Captain of the People
florenza-field-bishop_seat = Bishop
florenza-field-die_resource = Income die
florenza-field-rolled = Dice as rolled
florenza-field-supply = Supply
florenza-field-offered_workshops = Starting offer
florenza-field-row = Row
florenza-field-unknowns = Unknown characters
florenza-field-blocked_character = Blocked by the Bishop
florenza-field-bag_characters = In the bag
florenza-field-public_works = City and Cathedral

## Why a bot chose

florenza-why-choose = It goes best with what is there.
florenza-why-arrest = This rival would have made the most of that worker.
florenza-why-reserve = This artist is too good to be left to others.
florenza-why-convert = One worker more, and one fewer for a rival.
florenza-why-block = This preacher is better kept.
florenza-why-nothing = Nothing here is worth doing.
florenza-why-use = What it brings is worth { table-worth } more than an idle worker.
florenza-why-build = This workshop promises { table-worth } until the end, and fills a slot.
florenza-why-commission = It can be paid, and promises { table-worth }.
florenza-why-hire = With this artist the work promises the most for its price.
florenza-why-market = There is something to trade this round.
florenza-why-alms = Alms bring workers and influence: { table-worth }.
florenza-why-hear = Of all the preachers, this one gives the most for the fee.
florenza-why-hear-kept = Kept for this moment: the unknown preacher nobody else may use.
florenza-why-pass = Nothing left is worth a worker.
florenza-why-sell = This cube is worth less than the money.
florenza-why-buy = This cube is worth more than the money.
florenza-why-exchange = Two spare cubes make one that is needed.
florenza-why-leave = No trade here would help.
florenza-why-give = This cube is needed least.
florenza-why-take = This cube is needed most.
florenza-why-run = It brings more than it costs: { table-worth }.
florenza-why-idle = It would cost more than it brings.
florenza-why-finish = The finished workshop is worth more than it costs: { table-worth }.
florenza-why-abandon = What it costs is needed elsewhere.
florenza-why-realise = The work is worth its price: { table-worth }.
florenza-why-fail = What it costs is needed elsewhere.

## The table as it is drawn in a terminal

florenza-short-wood = Wo
florenza-short-marble = Ma
florenza-short-metal = Me
florenza-short-fabric = Fa
florenza-short-spice = Sp
florenza-short-gold = Go
florenza-skill-short-architect = A
florenza-skill-short-sculptor = S
florenza-skill-short-painter = P
florenza-phase-2 = the Captain
florenza-phase-3 = the Bishop
florenza-phase-4 = placing workers
florenza-phase-5 = the market
florenza-phase-6 = the districts
florenza-phase-7 = works of art
florenza-drawing-setup = Before the first round: two workshops each
florenza-drawing-round = Round { $round } of { $rounds }: { $phase }
florenza-drawing-city = City and Cathedral
florenza-drawing-row = In Florence: A architect, S sculptor, P painter, with levels; † preacher, with fee
florenza-drawing-stock = Supply and workshops in stock
florenza-drawing-players = Players, in turn order
florenza-drawing-own = Your district, { $family }: { $ready ->
    [one] { $ready } worker ready, { $crests } crests
   *[other] { $ready } workers ready, { $crests } crests
}
florenza-drawing-works = Your Palazzo and Chiesa
florenza-drawing-ledger = { $seat }: what each worker needs / what will be available
florenza-drawing-empty = { $count ->
    [one] { $count } empty slot
   *[other] { $count } empty slots
}
florenza-drawing-effect = { $gains_count ->
    [0] { "" }
   *[other] { $costs_count ->
        [0] { $gains }
       *[other] { $costs } → { $gains }
    }
}
florenza-drawing-preacher = { $character } †{ $fee }
florenza-drawing-gain-florins = +{ $count } fl
florenza-drawing-gain-prestige = +{ $count } PP
florenza-drawing-gain-influence = +{ $count } PI
florenza-drawing-gain-workers = { $count ->
    [one] +{ $count } worker
   *[other] +{ $count } workers
}
florenza-drawing-held = { $words } [{ $held_seat }]
florenza-drawing-task-run = use { $thing }
florenza-drawing-task-finish = finish { $thing }
florenza-drawing-task-realise = realise { $thing }
florenza-drawing-head-florins = fl
florenza-drawing-head-skills = by
florenza-drawing-head-prestige = PP
florenza-drawing-head-income = each round
florenza-drawing-head-influence = PI
florenza-drawing-head-certificates = cert
florenza-drawing-head-workers = ready
florenza-drawing-mark-captain = Captain
florenza-drawing-mark-bishop = Bishop
florenza-drawing-mark-market = at market
florenza-drawing-mark-arrested = one arrested
florenza-drawing-mark-passed = passed

# Choices of the options.
florenza-bishop_block-reserve = serves the Bishop
florenza-bishop_block-expel = serves nobody
florenza-foreign_fee-owner_gains = to the owner
florenza-foreign_fee-lost = lost
florenza-district_pulpit-realised = once realised
florenza-district_pulpit-open = from the start
florenza-masterpiece-once = once
florenza-masterpiece-income = every round
