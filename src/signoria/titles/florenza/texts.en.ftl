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
florenza-counted-florins = { $count } florins
florenza-counted-prestige = { $count } prestige
florenza-counted-influence = { $count } influence
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
florenza-source-abroad = workshops abroad
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

florenza-question-choose = Which workshop do you take to begin with?
florenza-question-captain = You are Captain of the People. Do you have a worker arrested, or reserve an artist?
florenza-question-bishop = You are Bishop. Do you convert a worker, or block a preacher?
florenza-question-turn = { $workers ->
    [one] You have one worker left. What is it to do?
   *[other] You have { $workers } workers. What is the next one to do?
}
florenza-question-hire = Which artist do you hire for { $the_work }?
florenza-question-hear = { $dice ->
    [one] To which preacher do you give alms at { $the_work }? One die tells how many workers come.
   *[other] To which preacher do you give alms at { $the_work }? { $dice } dice tell how many workers come.
}
florenza-question-market = You are at the market: sell a cube for { $sale } florins, buy one for { $price }, give { $given } for one. Each once.
florenza-question-give = { $count ->
    [one] Which cube do you give?
   *[other] Which cube do you give first, of { $count }?
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
florenza-move-build = Build { $the_workshop }: { $costs }; brings { $gains }; { florenza-later }
florenza-move-commission = { $income_count ->
    [0] Commission { $the_work }: { $costs } for { $gains }
   *[other] Commission { $the_work }: { $costs } for { $gains }, and each round { $income }
}
florenza-move-hire = { $level ->
    [0] Hire { $the_character }, free of charge
   *[other] Hire { $the_character } as { $skill } of level { $level } for { $fee } florins
}
florenza-move-market = Go to market
florenza-move-alms = Give alms at { $the_work }
florenza-move-hear = { $gains_count ->
    [0] Give alms to { $the_character }{ florenza-for }
   *[other] Give alms to { $the_character }{ florenza-for }: { $gains }
}
florenza-for = { $fee ->
    [0] { "" }
   *[other] { " " }for { $fee } florins
}
florenza-move-pass = Pass for this round
florenza-move-sell = Sell a cube for { $florins } florins: { $resource }
florenza-move-buy = Buy a cube for { $florins } florins: { $resource }
florenza-move-exchange = Give several cubes for one
florenza-move-leave = Leave the market
florenza-move-give = Give: { $resource }
florenza-move-take = Take: { $resource }
florenza-move-run = Use { $the_workshop }: { florenza-use }
florenza-move-idle = Leave { $the_workshop } alone
florenza-move-finish = Finish { $the_workshop }: { $costs } for { $gains }
florenza-move-abandon = Give { $the_workshop } back: { $loss } prestige lost
florenza-move-realise = Realise { $the_work } with { $the_character }: { $costs } for { $gains }
florenza-move-fail = { $fee ->
    [0] Let { $the_work } fail: { $loss } prestige lost
   *[other] Let { $the_work } fail: { $fee } florins for { $the_character }, { $loss } prestige lost
}

## Events

florenza-event-workshopchosen = { $seat } begins with { $the_workshop } on slot { $slot }.
florenza-event-roundbegan = Round { $round } of { $rounds }, in this order: { $order_seats }.
florenza-event-dierolled = The income die shows { $die }: { $resource }.
florenza-event-received = { $seat } receives { $gains }.
florenza-event-arrested = { $seat } has a worker of { $from_seat } arrested.
florenza-event-reserved = { $seat } reserves { $character }.
florenza-event-converted = { $gained ->
    [0] { $seat } sends a worker of { $from_seat } back, and has no other to take.
   *[other] { $seat } converts a worker of { $from_seat }.
}
florenza-event-blocked = { $seat } blocks { $the_character }.
florenza-event-powerunused = { $seat } does nothing as { $office }.
florenza-event-workersent = { $seat } sends a worker to { $the_workshop } on slot { $slot }.
florenza-event-workersentabroad = { $seat } sends a worker to { $the_workshop } of { $owner_seat }, slot { $slot }.
florenza-event-buildingbegan = { $seat } begins { $the_workshop } on slot { $slot }.
florenza-event-commissioned = { $seat } commissions { $the_work } from { $the_character } as { $skill }.
florenza-event-senttomarket = { $seat } sends a worker to market.
florenza-event-almsgiven = { $workers ->
    [0] { $seat } gives alms to { $the_character } at { $the_work }{ florenza-for }: { $dice }, and nobody comes.
    [one] { $seat } gives alms to { $the_character } at { $the_work }{ florenza-for }: { $dice }, and { $workers } worker comes.
   *[other] { $seat } gives alms to { $the_character } at { $the_work }{ florenza-for }: { $dice }, and { $workers } workers come.
}
florenza-event-passed = { $workers ->
    [one] { $seat } passes with { $workers } worker left.
   *[other] { $seat } passes with { $workers } workers left.
}
florenza-event-traded = { $seat } trades { $costs } for { $gains }.
florenza-event-workshoprun = { $gains_count ->
    [0] { $seat } uses { $the_workshop } and finds the supply empty.
   *[other] { $seat } uses { $the_workshop }: { florenza-use }.
}
florenza-event-workshopidle = { $seat } leaves { $the_workshop } alone.
florenza-event-built = { $seat } finishes { $the_workshop } on slot { $slot }: { $costs } for { $gains }.
florenza-event-buildingfailed = { $seat } does not finish { $the_workshop }, which goes back to the stock: prestige is lost.
florenza-event-realised = { $die ->
    [0] { $seat } realises { $the_work } with { $the_character }: { $costs } for { $gains }.
   *[other] { $seat } realises { $the_work } with { $the_character }: { $costs } for { $gains }; the die shows { $die } and adds { $bonus } prestige.
}
florenza-event-masterpiece = A masterpiece for { $seat }: { $character } turns to the violet side.
florenza-event-buildingcomplete = { $seat } completes { $the_building }: { $gains }.
florenza-event-workfailed = { $unpaid ->
    [0] { $seat } fails with { $the_work }{ florenza-for }: prestige is lost.
   *[other] { $seat } fails with { $the_work } and cannot pay { $the_character }: more prestige is lost.
}
florenza-event-captainelected = { $certificates ->
    [0] { $seat } becomes Captain of the People, with no prestige to certify.
   *[other] { $seat } becomes Captain of the People and takes certificates for { $certificates } prestige.
}
florenza-event-nocaptain = Several share the highest prestige: nobody is Captain of the People.
florenza-event-bishopelected = { $times ->
    [one] { $seat } becomes Bishop.
   *[other] { $seat } becomes Bishop once more.
}
florenza-event-nobishop = Nobody is Bishop.
florenza-event-cardinalmade = { $seat } becomes Cardinal: { $gains }, and all influence is given up.
florenza-event-charactersleft = These leave Florence: { $characters }.
florenza-event-characterscame = New in Florence: { $characters }.
florenza-event-scored = { $seat } has { $points } points.
florenza-event-gameended = { $winners } wins.

## Refusals

florenza-refusal-not-offered = This is not in the offer: { $the_workshop }.
florenza-refusal-no-worker = { $family } has no worker that is free.
florenza-refusal-own-worker = You cannot do that to your own family.
florenza-refusal-not-in-row = { $character } is not in the row.
florenza-refusal-no-workshop = There is no workshop on slot { $slot } of { $family }.
florenza-refusal-not-built-yet = Slot { $slot } of { $family } is still unbuilt: { $workshop }.
florenza-refusal-violet = This brings an income by itself and takes no worker: { $the_workshop }.
florenza-refusal-workshop-taken = There was a worker on slot { $slot } of { $family } already this round.
florenza-refusal-too-little-prestige = You have too little prestige to use a workshop of { $family }.
florenza-refusal-no-free-slot = Your district has no free slot.
florenza-refusal-out-of-stock = There is no tile left in stock: { $workshop }.
florenza-refusal-already-realised = This work is realised already: { $work }.
florenza-refusal-work-taken = There is a worker already at { $the_work }.
florenza-refusal-no-artist-left = No artist is left who could make { $the_work }.
florenza-refusal-no-crest-left = All your crests are used, or kept for commissions that stand.
florenza-refusal-not-skilled = As { $skill }, { $the_character } cannot make { $the_work }.
florenza-refusal-artist-away = { $character } is not in the row.
florenza-refusal-artist-engaged = Hired already this round: { $character }.
florenza-refusal-artist-reserved = { $character } is reserved by the Captain.
florenza-refusal-no-pulpit = This is not realised yet: { $the_work }.
florenza-refusal-pulpit-taken = There is a worker already at { $the_work }.
florenza-refusal-no-preacher = No preacher is free whom you could pay.
florenza-refusal-preacher-away = { $character } is not in the row.
florenza-refusal-preacher-engaged = Heard already this round: { $character }.
florenza-refusal-preacher-blocked = Blocked by the Bishop: { $character }.
florenza-refusal-cannot-pay-preacher = You cannot pay the { $fee } florins.
florenza-refusal-market-once = You have a worker at the market already.
florenza-refusal-done-already = You have done that once already.
florenza-refusal-no-such-cube = You have no such cube: { $resource }.
florenza-refusal-cube-order = Name cubes in the order of the list, so that enough are left: { $resource } does not go now.
florenza-refusal-cannot-buy = You cannot pay the { $florins } florins.
florenza-refusal-too-few-cubes = You have fewer than { $given } cubes.
florenza-refusal-none-in-supply = The supply has none left: { $resource }.
florenza-refusal-not-the-same = The cube taken must be of another kind than the one given.
florenza-refusal-cannot-run = You cannot pay what { $the_workshop } asks for: { $costs }.
florenza-refusal-cannot-finish = You cannot pay { $the_workshop }: { $costs }.
florenza-refusal-not-commissioned = You have no commission that stands for { $the_work }.
florenza-refusal-cannot-realise = You cannot pay { $the_work } with its artist: { $costs }.

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
florenza-field-workshop_or_work = Of what
florenza-field-needs = Needs
florenza-field-needs_florins = Needs florins
florenza-field-there = Will be there
florenza-field-there_florins = Florins that will be there
florenza-field-enough = Enough
florenza-field-family = Family
florenza-field-florins = Florins
florenza-field-prestige = Prestige
florenza-field-influence = Influence
florenza-field-certificates = Certificates
florenza-field-points = Points
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
florenza-field-round = Round
florenza-field-rounds = Rounds
florenza-field-phase = Phase
florenza-field-order_seats = Turn order
florenza-field-captain_seat = Captain of the People
florenza-field-bishop_seat = Bishop
florenza-field-die_resource = Income die
florenza-field-rolled = Dice, as they lie
florenza-field-supply = Supply
florenza-field-offered_workshops = Starting offer
florenza-field-row = Row
florenza-field-unknowns = Nameless ones
florenza-field-blocked_character = Blocked by the Bishop
florenza-field-bag_characters = In the bag
florenza-field-public_works = City and Cathedral
florenza-field-families = Families

## Why a bot chose

florenza-worth = { $worth ->
    [0] less than a point
    [one] about { $worth } point
   *[other] about { $worth } points
}
florenza-why-choose = It goes best with what is there.
florenza-why-arrest = This rival would have made the most of that worker.
florenza-why-reserve = This artist is too good to be left to others.
florenza-why-convert = One worker more, and one less for a rival.
florenza-why-block = This preacher is better kept.
florenza-why-nothing = Nothing here is worth doing.
florenza-why-use = What it brings is worth { florenza-worth } more than an idle worker.
florenza-why-build = This workshop promises { florenza-worth } till the end, and fills a slot.
florenza-why-commission = It can be paid, and promises { florenza-worth }.
florenza-why-hire = With this artist the work promises the most for its price.
florenza-why-market = There is something to trade this round.
florenza-why-alms = Alms bring workers and influence: { florenza-worth }.
florenza-why-hear = Of the preachers, this one gives most for the fee.
florenza-why-pass = Nothing that is left is worth a worker.
florenza-why-sell = This cube is worth less than the money.
florenza-why-buy = This cube is worth more than the money.
florenza-why-exchange = Two cubes to spare make one that is needed.
florenza-why-leave = No trade here would help.
florenza-why-give = This cube is needed least.
florenza-why-take = This cube is needed most.
florenza-why-run = It brings more than it costs: { florenza-worth }.
florenza-why-idle = It would cost more than it brings.
florenza-why-finish = A workshop that stands is worth more than what it costs: { florenza-worth }.
florenza-why-abandon = What it costs is needed elsewhere.
florenza-why-realise = The work is worth its price: { florenza-worth }.
florenza-why-fail = What it costs is needed elsewhere.
florenza-why-forced = There was no other move.

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
florenza-drawing-over = The game is over
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
florenza-drawing-ledger = { $seat }: what each worker needs / what will be there
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
florenza-drawing-mark-arrested = 1 arrested
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
