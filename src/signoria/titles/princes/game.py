"""The state of a game: estates, piles, stock. Cards, items and kinds are small integers, numbered by the box."""

from signoria.table import Arguments, Aside, Change, Game, Move, Outcome, Pile, Seat
from signoria.titles.princes.box import ITEMS, ITEMS_TWO_PLAYERS, PRESTIGE, PrincesBox
from signoria.titles.princes.moves import Place
from signoria.titles.princes.prices import spoken_of
from signoria.titles.princes.scoring import SOURCES, outcome_of, sheets_of
from signoria.titles.princes.secrets import redeal
from signoria.titles.princes.seeing import view_of
from signoria.titles.princes.views import PrincesView

LANDSCAPE, BUILDER, BUILDING, WORK, BEST_WORK, SOLD, CARDS = range(len(SOURCES))


class Estate:
    """What one player owns. The set-up fills a new one; `copy` does too."""

    florins: int
    prestige: int
    scored: tuple[int, ...]
    builders: int
    jesters: int
    landscapes: tuple[int, int, int]
    buildings: int
    freedoms: int
    filled: int
    shunned: int
    tiles: tuple[Place, ...]
    hand: tuple[int, ...]
    recruiting: int
    table: tuple[int, ...]
    recruiters: int
    bonus: tuple[int, ...]
    prestige_cards: tuple[int, ...]
    best_work: int

    def copy(self) -> "Estate":
        """The same estate, apart from this one."""
        other = Estate()
        other.florins = self.florins
        other.prestige = self.prestige
        other.scored = self.scored
        other.builders = self.builders
        other.jesters = self.jesters
        other.landscapes = self.landscapes
        other.buildings = self.buildings
        other.freedoms = self.freedoms
        other.filled = self.filled
        other.shunned = self.shunned
        other.tiles = self.tiles
        other.hand = self.hand
        other.recruiting = self.recruiting
        other.table = self.table
        other.recruiters = self.recruiters
        other.bonus = self.bonus
        other.prestige_cards = self.prestige_cards
        other.best_work = self.best_work
        return other

    def blocked(self) -> int:
        """The squares a building cannot cover: with two builders only those that are taken."""
        return self.filled if self.builders >= 2 else self.filled | self.shunned

    def works(self) -> int:
        """Profession and recruiting cards on the table."""
        return len(self.table) + self.recruiters

    def cards(self) -> int:
        """Profession and recruiting cards, in hand and on the table."""
        return len(self.hand) + self.recruiting + len(self.table) + self.recruiters

    def score(self, points: int, source: int) -> None:
        """Prestige won or lost, by its source."""
        self.prestige += points
        scored = self.scored
        self.scored = (*scored[:source], scored[source] + points, *scored[source + 1 :])


class Princes(Game):
    """The whole truth of one game."""

    title = "princes"

    box: PrincesBox
    estates: tuple[Estate, ...]
    round: int
    first: Seat
    bidders: tuple[Seat, ...]
    closed: int
    landscapes: tuple[int, int, int]
    jesters: int
    builders: int
    recruiting: int
    buildings: tuple[int, ...]
    freedoms: tuple[int, int, int]
    piles: tuple[Pile, Pile, Pile]
    looked: tuple[int, ...]
    looked_in: int
    work: tuple[int, ...]
    spent: tuple[int, ...]
    shown: int

    def copy(self) -> "Princes":
        other = Princes()
        self.copy_princes(other)
        return other

    def copy_princes(self, other: "Princes") -> None:
        """The part of a copy that is the base game's."""
        self.copy_table(other)
        other.box = self.box
        other.estates = tuple([estate.copy() for estate in self.estates])
        other.round = self.round
        other.first = self.first
        other.bidders = self.bidders
        other.closed = self.closed
        other.landscapes = self.landscapes
        other.jesters = self.jesters
        other.builders = self.builders
        other.recruiting = self.recruiting
        other.buildings = self.buildings
        other.freedoms = self.freedoms
        other.piles = self.piles
        other.looked = self.looked
        other.looked_in = self.looked_in
        other.work = self.work
        other.spent = self.spent
        other.shown = self.shown

    def item_indices(self) -> tuple[int, ...]:
        """The piles of this game: 8.2 with two players the landscapes are one."""
        return ITEMS_TWO_PLAYERS if self.seats == 2 else ITEMS

    def item_stocks(self) -> tuple[int, ...]:
        """How many lie in each pile of the auction, by its number."""
        forest, lake, park = self.landscapes
        cards = len(self.piles[PRESTIGE])
        return (forest, lake, park, self.jesters, self.builders, cards, self.recruiting, forest + lake + park)

    def sold_out(self) -> int:
        """The kinds of building that are out of stock, as bits."""
        if all(self.buildings):
            return 0
        return sum([1 << kind for kind, left in enumerate(self.buildings) if not left])

    def minimum(self) -> int:
        """The least a work must be worth this round."""
        return self.box.minimums[self.round - 1]

    def opening(self) -> int:
        """The price at which items are put up."""
        return self.box.money.opening_two_players if self.seats == 2 else self.box.money.opening

    def pay(self, seat: Seat, amount: int, source: str) -> tuple[Change, ...]:
        """1.4 Money to the bank; what is missing comes from the fewest prestige points that cover it."""
        estate = self.estates[seat]
        sold = self.sells(seat, amount)
        raised = sold * self.box.variant.sale_of_prestige
        estate.florins += raised - amount
        if not sold:
            return (Change(seat, "florins", -amount, source),)
        estate.score(-sold, SOLD)
        return (
            Change(seat, "prestige", -sold, "sold"),
            Change(seat, "florins", raised, "sold"),
            Change(seat, "florins", -amount, source),
        )

    def sells(self, seat: Seat, amount: int) -> int:
        """How many points a payment sells."""
        missing = amount - self.estates[seat].florins
        price = self.box.variant.sale_of_prestige
        return -(-missing // price) if missing > 0 and price else 0

    def wealth(self, seat: Seat) -> int:
        """What a seat can pay at most: the money in hand, and what its prestige could be sold for."""
        estate = self.estates[seat]
        return estate.florins + self.box.variant.sale_of_prestige * estate.prestige

    def blocked(self, seat: Seat) -> int:
        """The squares of a seat's estate that a building cannot cover."""
        squares = self.estates[seat].blocked()
        for bar in self.box.variant.bars:
            squares |= bar.squares(self, seat)
        return squares

    def score(self, seat: Seat, points: int, source: int) -> tuple[Change, ...]:
        """Prestige for a seat, and what an event tells of it."""
        if not points:
            return ()
        self.estates[seat].score(points, source)
        return (Change(seat, "prestige", points, self.box.variant.sources[source]),)

    def asides(self) -> tuple[Aside["Princes"], ...]:
        return self.box.variant.asides

    def spoken_of(self, seat: Seat, move: Move) -> Arguments:
        return spoken_of(self, seat, move)

    def redeal(self, seat: Seat | None) -> None:
        redeal(self, seat)

    def view(self, seat: Seat | None) -> PrincesView:
        return view_of(self, seat)

    def outcome(self) -> Outcome | None:
        return outcome_of(self)

    def sheets(self, eyes: Seat | None) -> tuple[dict[str, int], ...]:
        return sheets_of(self, eyes)

    def drop_draft(self) -> None:
        self.work = ()

    def tallies(self, seat: Seat) -> dict[str, int]:
        estate = self.estates[seat]
        return {"florins": estate.florins, "prestige": estate.prestige}


def prestige_sold(changes: tuple[Change, ...]) -> tuple[int, int]:
    """1.4 The prestige that a payment sold, and the florins that this raised."""
    amounts = [change.amount for change in changes if change.source == "sold"]
    return (-amounts[0], amounts[1]) if amounts else (0, 0)
