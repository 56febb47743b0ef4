# What The Princes of Florence says.

# The table as it is drawn in a terminal.
princes-drawing-setup = Before the first round: { $first_seat } will begin
princes-drawing-round = Round { $round } of { $rounds }: a work must be worth { $minimum }; { $first_seat } begins
princes-drawing-over = The game is over
princes-drawing-own-estate = Your estate: { $florins } florins, { $prestige } prestige
princes-drawing-own-cards = Your cards: what they wish for, worth now / needed
princes-drawing-forms = Ways to lay it: ◆ is the square you name, ○ where it can be
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
princes-drawing-buildings = Buildings left
princes-drawing-supply = Freedoms, cards left
princes-drawing-players = Players
princes-drawing-on-tables = On the tables
princes-drawing-known-in-hand = known in hand: { $professions }
princes-drawing-looked-at = The cards you look at
princes-drawing-lot = { $item } for { $price } to { $leader_seat }; still to speak: { $still_in_seats }
princes-drawing-column-prestige = prestige
princes-drawing-column-florins = florins
princes-drawing-column-builders = builders
princes-drawing-column-jesters = jesters
princes-drawing-column-professions = hand
princes-drawing-column-recruiting = recruit
princes-drawing-column-bonus = bonus
princes-drawing-column-cards = p.cards
princes-drawing-column-works = works
princes-drawing-column-best = best
princes-drawing-column-freedoms = freedoms
princes-freedom-short-travel = Travel
princes-freedom-short-religion = Religion
princes-freedom-short-opinion = Opinion
