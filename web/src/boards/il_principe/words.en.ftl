# What only the board of Il Principe says. What happens, is asked or refused comes from the game.

il_principe-map = Map of the regions with towns and shields
il_principe-map-shield = { $region }: { $count ->
    [0] place a shield;
    [one] one shield picked;
   *[other] { $count } shields picked;
} { $there }
il_principe-map-build = Build { $city }
il_principe-has-shields = { $player } { $count }
il_principe-lots = Lots in the order of sale
il_principe-no-lots = Nothing is for sale.
il_principe-group = { $count ->
    [0] no { $name }
    [one] { $name }
   *[other] { $count } × { $name }
}
il_principe-lot-unsold = nobody bid: discarded
il_principe-lot-sold = { $player }, for { $price }
il_principe-lot-last = last
il_principe-lot-place = lot { $place }
il_principe-lot-of = lot { $place } of { $lots }
il_principe-laid-by = laid by { $players }
il_principe-may-build = may build one city, or none
il_principe-passed = passed
il_principe-laying = Cards laid face down
il_principe-ready = ready
il_principe-picked = { $count ->
    [0] { $places } to choose
    [one] one chosen of { $places }
   *[other] { $count } chosen of { $places }
}
il_principe-choosing = choosing
il_principe-keep = Keep { $card } after all
il_principe-hand = Your hand
il_principe-hand-lay = press a colour to lay a card, again for another
il_principe-hand-picked = picked for { $city }
il_principe-coins = { $count ->
    [one] coin
   *[other] coins
}
il_principe-picked-of = { $count ->
    [one] lay one
   *[other] lay { $count }
}
il_principe-spare = { $count ->
    [0] none to spare
    [one] 1 to spare
   *[other] { $count } to spare
}
il_principe-front = In front of you
il_principe-up = up
il_principe-down = down
il_principe-last-round = This is the last round
il_principe-cities-to-end = { $count ->
    [one] { $count } city to the end
   *[other] { $count } cities to the end
}
il_principe-pile = pile { $count } (last round < { $below })
il_principe-times = { $name } ×{ $count }
il_principe-lacks = lacks { $cards }
il_principe-also-lacks = also lacks { $cards }
il_principe-lacks-coins = { $count ->
    [one] lacks 1 coin
   *[other] lacks { $count } coins
}
il_principe-goes = would lose { $cards }
il_principe-payable = payable
il_principe-stays = all stays in hand
il_principe-all-there = all in hand
il_principe-if-won = if won at { $most } or less
il_principe-too-dear = too dear after this bid
il_principe-cities = Cities on display
il_principe-cities-stay = Cities, what stays
il_principe-chosen = chosen
il_principe-points = points
il_principe-cost = cost { $cost }
il_principe-on-board = on board
il_principe-then = then
il_principe-nobody = nobody
il_principe-bid = bid
il_principe-roles = Roles, and who leads
il_principe-roles-note = face-up cards of each colour
il_principe-colour = Colour
il_principe-major = Major, +{ $points }
il_principe-minor = Minor, +{ $points }
il_principe-major-word = Major
il_principe-minor-word = Minor
il_principe-next = if decided now
il_principe-regions = Regions
il_principe-regions-note = most { $first }, second { $second }; tied for most: { $first } each, no second
il_principe-would-score = { $player }: { $count ->
    [one] one shield
   *[other] { $count } shields
}, { $points } if it ended now
il_principe-one-fewer = One shield fewer in { $region }
il_principe-one-more = One shield more in { $region }
il_principe-shields-picked = shields { $count } of { $wanted }
il_principe-you = You
il_principe-pays-for = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}
il_principe-no-role = no role in these colours
il_principe-no-shields = You have no shield left to place.
il_principe-shield-anywhere = A shield in any region
il_principe-play = Play { $name }
il_principe-play-note = who would have the roles
il_principe-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
il_principe-groups = What the groups may be
il_principe-groups-note = all that is known
il_principe-your-draft = Your draft
il_principe-laid-last = Rivals, last time
il_principe-seen-in-hand = Seen in a hand
il_principe-brings-turn_up = { $amount ->
    [one] turn up 1 card of another colour
   *[other] turn up { $amount } cards of another colour
}
il_principe-brings-gain_points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
il_principe-brings-draw_building = { $amount ->
    [one] draw 1 card
   *[other] draw { $amount } cards
}
il_principe-brings-place_shield = { $amount ->
    [one] 1 shield anywhere
   *[other] { $amount } shields anywhere
}
il_principe-brings-gain_coins = { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}
il_principe-turns = { $count } of { $of } down
il_principe-turns-none = no card
il_principe-out-of-reach = out of reach
il_principe-roles-phase = Roles
il_principe-roles-phase-note = face-up cards count, colour by colour
il_principe-in-this-order = in this order
il_principe-brings = brings
il_principe-costs-you = costs you
il_principe-stage-settled = settled
il_principe-stage-now = being decided
il_principe-stage-to-come = to come
il_principe-count-down = { $count } down
il_principe-bid-for = to be bid for
il_principe-bid-for-now = bid for now
il_principe-bidding-for = Bidding for the role: { $role }
il_principe-you-have = { $count ->
    [one] you have 1 coin
   *[other] you have { $count } coins
}
il_principe-will-turn = { $count ->
    [one] one { $name } card is turned down; it still counts at the end
   *[other] { $count } { $name } cards are turned down; they still count at the end
}
il_principe-not-tied = Not tied, so out of it: { $players }
il_principe-in-hand = { $count ->
    [one] card in hand
   *[other] cards in hand
}
il_principe-shields-left = { $count ->
    [one] shield left
   *[other] shields left
}
il_principe-up-down = { $name }: { $up } face up, { $down } face down
il_principe-phase-income = Income
il_principe-phase-lots = Lots
il_principe-phase-actions = Actions
il_principe-phase-roles = Roles
il_principe-state-high = high bid { $price }
il_principe-state-bid = bid { $price }
il_principe-leaves = { $count ->
    [one] 1 coin stays
   *[other] { $count } coins stay
}
il_principe-out-of-lot = out of this lot
il_principe-out-of-role = out of this role
il_principe-build-none = build none now
il_principe-no-action = give up the action
il_principe-draft-lay = Lay face down: { $cards }?
il_principe-verb-lay = { $count ->
    [one] Lay this card
   *[other] Lay these { $count }
}
il_principe-stay-in-hand = { $count ->
    [one] 1 card stays in hand
   *[other] { $count } cards stay in hand
}
il_principe-draft-shields = { $count ->
    [one] { $city }: where does the shield go?
   *[other] { $city }: where do the { $count } shields go?
}
il_principe-draft-build = Build { $city }, with shields in { $regions }?
il_principe-draft-build-only = Build { $city }?
il_principe-draft-place = Place the shields in { $regions }?
il_principe-verb-place = Place the shields
il_principe-outcome-place = then a new city appears
il_principe-verb-build = Build { $city }
il_principe-outcome-rivals = { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}, +{ $points }; rivals { $rivals }
il_principe-outcome-build = { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}, +{ $points }; rivals nothing
il_principe-draft-how-many = { $name }: how many cards do you play?
il_principe-draft-play = { $count ->
    [one] Play one { $name } card?
   *[other] Play { $count } { $name } cards?
}
il_principe-verb-play = Play { $count }
il_principe-outcome-role = then you would be { $role }
il_principe-outcome-tied = you would bid for { $role }
il_principe-outcome-no-role = no role from it yet
il_principe-tab-cities = Cities
il_principe-tab-shields = Shields
il_principe-tab-roles = Roles
il_principe-tab-hand = Hand { $count }
il_principe-tab-all = All
il_principe-rest = The rest
il_principe-rest-note = cards in front, face up and down; the fewest count { $points } each
il_principe-rest-sets = sets
il_principe-rest-coins = coins
il_principe-rest-hand = hand
il_principe-rest-roles = roles held

# What the bar asks, shorter than the rules do where the board says the rest.
il_principe-asks-lay = { $count ->
    [one] Choose a card to lay face down for the auctions.
   *[other] Choose { $count } cards to lay face down for the auctions.
}
il_principe-asks-more = { $count ->
    [one] { $cards }: choose one card more.
   *[other] { $cards }: choose { $count } cards more.
}
il_principe-asks-bid = { $player } bids { $price } for { $lot }. Bid more, or pass?
il_principe-asks-first = Nobody has bid for { $lot } yet. Bid, or pass?

# The lesson: one sentence for each question, true in any deal.
il_principe-lesson-goal = You are the head of a family in Italy. Buy building cards at auction, build cities with them, and spread your shields over the regions. The cards face up in front of you win roles, and whoever holds roles scores when others build. The game ends when the cities or the cards run low; whoever has the most points wins.
il_principe-lesson-lay = Everybody lays cards face down, and all of them are sold afterwards. Lay what you can spare: every city says what it asks for, and each colour what it has to spare.
il_principe-lesson-lay-second = One card more. You may change your mind until you confirm, and even then until the last player is ready.
il_principe-lesson-bid = The cards are turned up and sold by colour, the smallest group first. Bid any sum up to the coins you have; only the winner pays.
il_principe-lesson-pass = Somebody bids more. Whoever passes is out of this lot, but not of the next one.
il_principe-lesson-prince = Whoever wins a lot becomes Il Principe and speaks last in the next one. That is an advantage: you see all the bids before yours.
il_principe-lesson-order = The table on the right counts the cards that lie face up before everybody, and says who would have each role if it were decided now.
il_principe-lesson-save = Coins are worth more later: a city costs 3 to 5 of them, and roles may be bid for too. You need not win every lot.
il_principe-lesson-turn = Now everybody has one action: build a city, or play any number of cards of one colour face up before you. In the first round nobody builds.
il_principe-lesson-shield = You have won a role of the nobility, which places a shield in any region at once. At the end the most shields in a region bring 5 points, the second most 2.
il_principe-lesson-lay-again = A new round brings coins and cards. Look at the cities before you lay: a red dashed square shows the card a city would lose.
il_principe-lesson-cities = Each city says whether this lot would complete it, and up to which bid you could still pay for it.
il_principe-lesson-build-now = Whoever wins a lot may build a city at once, from the second round on. A dashed city says what you lack; you may also build none.
il_principe-lesson-bid-up = If a lot completes a city, it is worth raising: the line under the city says how far you can go.
il_principe-lesson-build = You have all it takes. A city brings points and shields for the regions it touches, and its cards lie face up before you. The seals show what your rivals score for their roles: compare before you build.
il_principe-lesson-play = Roles are decided at the end of each round, by face-up cards. Play cards where few are enough to lead, or to be second.
il_principe-lesson-how-many = Beside each number you see who would have the roles. More than enough is wasted, as a major role turns half of its cards face down.
il_principe-lesson-turn-up = The roles of culture turn one of your face-down cards of another colour up again: it counts at once for the colours still to come.
il_principe-lesson-majority = Place shields where they make you first, or second behind one alone. If several are tied for most, each of them scores, and nobody is second.
il_principe-lesson-role = If several are tied for a role, they bid for it. A role is worth it if many cities on display have its colour. You have now met every kind of decision.

## Figures for the rulebook
il_principe-figure-groups = The smallest group comes first; white and red are equal in size, so the order of colours decides.
il_principe-figure-player = Player { $seat }
il_principe-figure-major = takes the major role
il_principe-figure-minor = takes the minor role
il_principe-figure-bids-major = bids for the major role
il_principe-figure-bids-minor = bids for the minor role
il_principe-figure-nothing = nothing
il_principe-figure-alone = One alone is first, one alone is second: both take their roles.
il_principe-figure-tied-second = One alone is first; those tied for second bid for the minor role.
il_principe-figure-tied = Those tied for most bid for the major role, and the minor one stays on the board.
il_principe-figure-touches = { $city } touches { $regions }: its shields may lie there.
