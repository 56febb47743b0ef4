"""The state of a game: families, piles, roles, the map. Colours, cities and regions are numbered by the box."""

from typing import Final

from signoria.table import Arguments, Change, Game, Move, Outcome, Pile, Seat, under_the_hammer
from signoria.titles.il_principe.box import MAJOR, MINOR, IlPrincipeBox
from signoria.titles.il_principe.buttons import spoken_of
from signoria.titles.il_principe.components import COLOURS, SeatsRow
from signoria.titles.il_principe.counts import Counts, fewer, more
from signoria.titles.il_principe.scoring import SOURCES, outcome_of, sheets_of
from signoria.titles.il_principe.secrets import redeal
from signoria.titles.il_principe.views import IlPrincipeView, view_of

NOBODY: Final = -1
"""A role that lies on the board, or no colour being played."""


class Family:
    """What one player owns; cards are counted by colour. The set-up fills a new one; `copy` does too.

    `known` is what everybody knows to be in the hand: cards won at auction and not shown since. `laid` is what it
    laid for the auctions last, for all to see; `drawn` is what it drew last, for itself alone.
    """

    coins: int
    points: int
    scored: tuple[int, ...]
    hand: Counts
    known: Counts
    laid: Counts
    drawn: Counts
    up: Counts
    down: Counts
    shields: int
    cities: tuple[int, ...]

    def copy(self) -> "Family":
        """The same family, apart from this one."""
        other = Family()
        other.coins = self.coins
        other.points = self.points
        other.scored = self.scored
        other.hand = self.hand
        other.known = self.known
        other.laid = self.laid
        other.drawn = self.drawn
        other.up = self.up
        other.down = self.down
        other.shields = self.shields
        other.cities = self.cities
        return other

    def take(self, cards: Counts) -> None:
        """Cards that nobody else sees."""
        self.hand = more(self.hand, cards)
        self.drawn = cards

    def take_openly(self, cards: Counts) -> None:
        """Cards that everybody sees."""
        self.hand = more(self.hand, cards)
        self.known = more(self.known, cards)

    def show(self, cards: Counts) -> None:
        """Cards leave the hand for all to see; of each colour, those that were known are the first to go."""
        self.hand = fewer(self.hand, cards)
        self.known = fewer(self.known, cards)

    def lay_out(self, cards: Counts) -> None:
        """Cards from the hand, face up in front."""
        self.show(cards)
        self.up = more(self.up, cards)

    def in_front(self) -> Counts:
        """The cards in front, face up and face down."""
        return more(self.up, self.down)

    def score(self, points: int, source: int) -> None:
        """Points, by their source."""
        self.points += points
        scored = self.scored
        self.scored = (*scored[:source], scored[source] + points, *scored[source + 1 :])


class IlPrincipe(Game):
    """The whole truth of one game."""

    title = "il_principe"

    box: IlPrincipeBox
    families: tuple[Family, ...]
    round: int
    last: bool
    prince: Seat
    pile: Pile
    discards: Counts
    display: tuple[int, ...]
    unseen: tuple[int, ...]
    offer: Counts
    roles: tuple[tuple[Seat, ...], ...]
    map: tuple[Counts, ...]
    playing: int

    def copy(self) -> "IlPrincipe":
        other = IlPrincipe()
        self.copy_table(other)
        other.box = self.box
        other.families = tuple([family.copy() for family in self.families])
        other.round = self.round
        other.last = self.last
        other.prince = self.prince
        other.pile = self.pile
        other.discards = self.discards
        other.display = self.display
        other.unseen = self.unseen
        other.offer = self.offer
        other.roles = self.roles
        other.map = self.map
        other.playing = self.playing
        return other

    @property
    def numbers(self) -> SeatsRow:
        """2.4 What depends on the number of players."""
        return self.box.by_seats[self.seats]

    def cities_to_come(self) -> int:
        """How many cities are still turned up; with two players five of those unseen never are."""
        return len(self.unseen) - (len(self.box.city_keys) - self.numbers.cities)

    def from_prince(self) -> tuple[Seat, ...]:
        """All seats, clockwise from Il Principe."""
        return self.clockwise(self.prince, range(self.seats))

    def lot_cards(self) -> Counts:
        """4.1 The group of cards under the hammer; nothing outside the auctions of cards."""
        auction = under_the_hammer(self)
        if auction is None or auction.lot not in COLOURS:
            return ()
        return tuple([count if key == auction.lot else 0 for key, count in zip(COLOURS, self.offer, strict=True)])

    def pay(self, seat: Seat, amount: int, source: str) -> tuple[Change, ...]:
        """1.6 Coins to the bank."""
        if not amount:
            return ()
        self.families[seat].coins -= amount
        return (Change(seat, "coins", -amount, source),)

    def earn(self, seat: Seat, amount: int, source: str) -> tuple[Change, ...]:
        """1.6 Coins from the bank, which never runs out."""
        return self.pay(seat, -amount, source)

    def score(self, seat: Seat, points: int, source: int) -> tuple[Change, ...]:
        """Points for a seat, and what an event tells of them."""
        if not points:
            return ()
        self.families[seat].score(points, source)
        return (Change(seat, "points", points, SOURCES[source]),)

    def hold(self, seat: Seat, colour: int, rank: int) -> None:
        """A role tile goes to a seat."""
        tiles = self.roles[rank]
        tiles = (*tiles[:colour], seat, *tiles[colour + 1 :])
        self.roles = (tiles, self.roles[MINOR]) if rank == MAJOR else (self.roles[MAJOR], tiles)

    def put_shield(self, seat: Seat, region: int) -> None:
        """A shield of a seat, into a region for good."""
        self.families[seat].shields -= 1
        shields = self.map[region]
        shields = (*shields[:seat], shields[seat] + 1, *shields[seat + 1 :])
        self.map = (*self.map[:region], shields, *self.map[region + 1 :])

    def spoken_of(self, seat: Seat, move: Move) -> Arguments:
        return spoken_of(self, seat, move)

    def redeal(self, seat: Seat | None) -> None:
        redeal(self, seat)

    def drop_draft(self) -> None:
        self.playing = NOBODY

    def view(self, seat: Seat | None) -> IlPrincipeView:
        return view_of(self, seat)

    def outcome(self) -> Outcome | None:
        return outcome_of(self)

    def sheets(self, eyes: Seat | None) -> tuple[dict[str, int], ...]:
        return sheets_of(self, eyes)

    def tallies(self, seat: Seat) -> dict[str, int]:
        family = self.families[seat]
        return {"coins": family.coins, "points": family.points}
