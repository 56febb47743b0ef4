"""The state: families, row, bag, board. Colours, cards and contracts are small integers, numbered by the box."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from signoria.table import Arguments, Change, Game, Move, Outcome, Seat
from signoria.titles.firenze.box import FirenzeBox, RuleChanges
from signoria.titles.firenze.bricks import Bricks, with_more
from signoria.titles.firenze.characters import CHARACTERS, Characters
from signoria.titles.firenze.messages import spoken_of
from signoria.titles.firenze.scoring import SOURCES, outcome_of, sheets_of
from signoria.titles.firenze.secrets import redeal
from signoria.titles.firenze.views import FirenzeView, view_of

Tower: TypeAlias = tuple[int, int]
"""A tower under construction: its colour and its height."""

CARD, EXCHANGE, BUILD, DEMOLISH, CONTRACTS, LIMITS = range(1, 7)
"""The phases of a turn."""

NOBODY: Final = -1


class Family:
    """What one player owns. The set-up fills a new one; `copy` does too.

    `towers` stand on the site; those that grew this turn, or were begun in it, wait in `raised` until phase 4 is over.
    `contracts` are the spaces with a letter of this family, as bits.
    """

    points: int
    scored: tuple[int, ...]
    store: Bricks
    towers: tuple[Tower, ...]
    raised: tuple[Tower, ...]
    letters: int
    contracts: int
    hand: tuple[int, ...]
    buildings: tuple[int, ...]

    def copy(self) -> "Family":
        """The same family, apart from this one."""
        other = Family()
        other.points = self.points
        other.scored = self.scored
        other.store = self.store
        other.towers = self.towers
        other.raised = self.raised
        other.letters = self.letters
        other.contracts = self.contracts
        other.hand = self.hand
        other.buildings = self.buildings
        return other

    def cards(self) -> int:
        """Cards that count for the limit: those in hand, and buildings."""
        return len(self.hand) + len(self.buildings)

    def score(self, points: int, source: int) -> None:
        """Points won or lost, by their source."""
        self.points += points
        scored = self.scored
        self.scored = (*scored[:source], scored[source] + points, *scored[source + 1 :])


class Firenze(Game):
    """The whole truth of one game. Nothing in it is hidden but what chance will bring, and by option hands."""

    title = "firenze"

    box: FirenzeBox
    families: tuple[Family, ...]
    first: Seat
    active: Seat
    round: int
    phase: int
    bag: Bricks
    row: tuple[int, ...]
    lying: tuple[Bricks, ...]
    opening: tuple[int, ...]
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    churches: tuple[int, ...]
    worth: tuple[int, ...]
    balconies: tuple[int, ...]
    next_balcony: int
    covered: int
    level_tiles: int
    finisher: Seat
    played: int
    built: int
    paid: int
    filled: int
    changed: RuleChanges

    def copy(self) -> "Firenze":
        other = Firenze()
        self.copy_table(other)
        other.box = self.box
        other.families = tuple([family.copy() for family in self.families])
        other.first = self.first
        other.active = self.active
        other.round = self.round
        other.phase = self.phase
        other.bag = self.bag
        other.row = self.row
        other.lying = self.lying
        other.opening = self.opening
        other.deck = self.deck
        other.discard = self.discard
        other.churches = self.churches
        other.worth = self.worth
        other.balconies = self.balconies
        other.next_balcony = self.next_balcony
        other.covered = self.covered
        other.level_tiles = self.level_tiles
        other.finisher = self.finisher
        other.played = self.played
        other.built = self.built
        other.paid = self.paid
        other.filled = self.filled
        other.changed = self.changed
        return other

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats but one, clockwise from it."""
        return self.clockwise(seat, range(self.seats))[1:]

    def rules(self) -> tuple[int, ...]:
        """The rules as they stand for the active player: changed by buildings, and by cards for this turn."""
        return self.box.rules_with(self.families[self.active].buildings, self.changed)

    def shows_hand(self, owner: Seat, eyes: Seat | None) -> bool:
        """1.4 Whether a seat, or a spectator, is shown a hand; 11.9 by option only one's own, until the end."""
        return bool(self.options["open_hands"]) or owner == eyes or not self.agenda

    def draw_bricks(self, count: int) -> tuple[int, ...]:
        """2.8 Bricks out of the bag by chance, one by one; what there is, if it runs short."""
        bag = list(self.bag)
        left = sum(bag)
        drawn: list[int] = []
        while left and len(drawn) < count:
            place = self.below(left)
            colour = 0
            while place >= bag[colour]:
                place -= bag[colour]
                colour += 1
            bag[colour] -= 1
            left -= 1
            drawn.append(colour)
        self.bag = tuple(bag)
        return tuple(drawn)

    def to_bag(self, colour: int, count: int = 1) -> None:
        """Bricks back into the bag."""
        self.bag = with_more(self.bag, colour, count)

    def lay(self, place: int, colour: int, count: int = 1) -> None:
        """Bricks onto a card of the row, or off it."""
        lying = self.lying
        self.lying = (*lying[:place], with_more(lying[place], colour, count), *lying[place + 1 :])

    def store(self, seat: Seat, colours: Iterable[int]) -> None:
        """Bricks into a storehouse."""
        family = self.families[seat]
        bricks = list(family.store)
        for colour in colours:
            bricks[colour] += 1
        family.store = tuple(bricks)

    def score(self, seat: Seat, points: int, source: int) -> tuple[Change, ...]:
        """Points for a seat, and what an event tells of them."""
        if not points:
            return ()
        self.families[seat].score(points, source)
        return (Change(seat, "points", points, SOURCES[source]),)

    def asides(self) -> tuple[Characters, ...]:
        return CHARACTERS

    def spoken_of(self, seat: Seat, move: Move) -> Arguments:
        return spoken_of(self, seat, move)

    def redeal(self, seat: Seat | None) -> None:
        redeal(self, seat)

    def view(self, seat: Seat | None) -> FirenzeView:
        return view_of(self, seat)

    def outcome(self) -> Outcome | None:
        return outcome_of(self)

    def sheets(self, eyes: Seat | None) -> tuple[dict[str, int], ...]:
        return sheets_of(self, eyes)

    def tallies(self, seat: Seat) -> dict[str, int]:
        return {"points": self.families[seat].points}
