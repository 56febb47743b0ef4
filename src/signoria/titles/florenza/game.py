"""The state of a game: families, supply, the row of characters. Kinds and places are small integers, as in the box."""

from typing import Final

from signoria.table import Arguments, Game, Move, Outcome, Seat
from signoria.titles.florenza.box import UNKNOWN_PREACHER, FlorenzaBox
from signoria.titles.florenza.components import FACES
from signoria.titles.florenza.messages import spoken_of
from signoria.titles.florenza.scoring import outcome_of, sheets_of
from signoria.titles.florenza.views import FlorenzaView, view_of

NOBODY: Final = -1
EMPTY: Final = -1
NO_FACE: Final = -1


class Family:
    """What one player has. The set-up fills a new one; `copy` does too.

    Workers are `ready` to be placed, in the `reserve`, or `placed`; one more may be under arrest. Of each slot of the
    district `slots` tells the workshop and `hands` whose worker has still to act on it; `built` and `open` are slots as
    bits: those whose tile is built, and those that a worker can still be sent to this round. `works` are all works
    realised, `occupied` those of the district that hold a worker, as bits. A commission is a work, an artist, a skill.
    """

    florins: int
    prestige: int
    influence: int
    certificates: int
    cubes: tuple[int, ...]
    ready: int
    reserve: int
    placed: int
    slots: tuple[int, ...]
    built: int
    open: int
    hands: tuple[int, ...]
    works: int
    occupied: int
    commissions: tuple[tuple[int, int, int], ...]
    elected: int
    scored: tuple[int, ...]

    def copy(self) -> "Family":
        """The same family, apart from this one."""
        other = Family()
        other.florins = self.florins
        other.prestige = self.prestige
        other.influence = self.influence
        other.certificates = self.certificates
        other.cubes = self.cubes
        other.ready = self.ready
        other.reserve = self.reserve
        other.placed = self.placed
        other.slots = self.slots
        other.built = self.built
        other.open = self.open
        other.hands = self.hands
        other.works = self.works
        other.occupied = self.occupied
        other.commissions = self.commissions
        other.elected = self.elected
        other.scored = self.scored
        return other

    def send(self) -> None:
        """A worker is placed."""
        self.ready -= 1
        self.placed += 1

    def dismiss(self, slot: int) -> None:
        """The worker on a slot has done his work; he stays placed until the round ends."""
        self.hands = (*self.hands[:slot], NOBODY, *self.hands[slot + 1 :])

    def recruit(self, count: int) -> int:
        """1.5 Workers from the reserve, as many as there are."""
        come = min(count, self.reserve)
        self.reserve -= come
        self.ready += come
        return come


class Florenza(Game):
    """The whole truth of one game.

    `stocked` are the workshops in stock, as bits. `row` holds the known characters column by column, `present` the same
    as bits; `engaged` are those used this round, and the kinds of nameless ones that are used up; `unknowns` counts the
    nameless tiles that are left. `violet` are the artists whose card was turned, `patrons` for whom. `occupied` and
    `realised` are public works, as bits. `die` is this round's income die, `rolled` what dice showed last.
    """

    title = "florenza"

    box: FlorenzaBox
    families: tuple[Family, ...]
    round: int
    phase: int
    order: tuple[Seat, ...]
    captain: Seat
    bishop: Seat
    supply: tuple[int, ...]
    stock: tuple[int, ...]
    stocked: int
    offer: int
    bag: tuple[int, ...]
    row: tuple[tuple[int, ...], ...]
    gone: tuple[int, ...]
    present: int
    engaged: int
    unknowns: tuple[int, ...]
    reserved: int
    blocked: int
    arrested: Seat
    die: int
    rolled: tuple[int, ...]
    passed: int
    at_market: int
    occupied: int
    realised: int
    violet: int
    patrons: tuple[tuple[int, Seat], ...]

    def copy(self) -> "Florenza":
        other = Florenza()
        self.copy_table(other)
        other.box = self.box
        other.families = tuple([family.copy() for family in self.families])
        other.round = self.round
        other.phase = self.phase
        other.order = self.order
        other.captain = self.captain
        other.bishop = self.bishop
        other.supply = self.supply
        other.stock = self.stock
        other.stocked = self.stocked
        other.offer = self.offer
        other.bag = self.bag
        other.row = self.row
        other.gone = self.gone
        other.present = self.present
        other.engaged = self.engaged
        other.unknowns = self.unknowns
        other.reserved = self.reserved
        other.blocked = self.blocked
        other.arrested = self.arrested
        other.die = self.die
        other.rolled = self.rolled
        other.passed = self.passed
        other.at_market = self.at_market
        other.occupied = self.occupied
        other.realised = self.realised
        other.violet = self.violet
        other.patrons = self.patrons
        return other

    def artists_for(self, seat: Seat) -> int:
        """5.7 The artists a seat may hire, as bits: not used yet, and not reserved by another."""
        free = (self.present & self.box.artists | self.box.unknown_artists) & ~self.engaged
        if self.reserved >= 0 and seat != self.captain:
            free &= ~(1 << self.reserved)
        return free

    def preachers_for(self, seat: Seat) -> int:
        """5.10 The preachers a seat may give alms to, as bits: not used yet, and not blocked for it.

        Of the nameless ones it is one that nobody has blocked; who keeps the other is told by `keeps_nameless`.
        """
        box = self.box
        free = self.present & box.preachers & ~self.engaged
        nameless_blocked = self.blocked == box.unknown_preacher
        if self.blocked >= 0 and not nameless_blocked and not self._keeps_blocked(seat):
            free &= ~(1 << self.blocked)
        if self.unknowns[UNKNOWN_PREACHER] > nameless_blocked:
            free |= 1 << box.unknown_preacher
        return free

    def keeps_nameless(self, seat: Seat) -> bool:
        """13.6 Whether a seat may give alms to a nameless preacher whom it has blocked for all others."""
        return self.blocked == self.box.unknown_preacher and self._keeps_blocked(seat)

    def _keeps_blocked(self, seat: Seat) -> bool:
        """4.6 The Bishop alone may use whom he has blocked; 12.1 by option not even he."""
        return seat == self.bishop and self.options["bishop_block"] == "reserve"

    def move_tile(self, shop: int, count: int) -> None:
        """A workshop tile leaves the stock (-1) or comes back to it (1)."""
        left = self.stock[shop] + count
        self.stock = (*self.stock[:shop], left, *self.stock[shop + 1 :])
        self.stocked = self.stocked | 1 << shop if left else self.stocked & ~(1 << shop)

    def roll(self, dice: int) -> tuple[int, ...]:
        """The faces of so many dice, which lie there for all to see."""
        self.rolled = tuple([1 + self.below(FACES) for _ in range(dice)])
        return self.rolled

    def engage(self, face: int) -> None:
        """A character is used: a known one for this round, of the nameless one tile."""
        kind = face - self.box.known
        if kind < 0:
            self.engaged |= 1 << face
            return
        left = self.unknowns
        self.unknowns = (*left[:kind], left[kind] - 1, *left[kind + 1 :])
        if left[kind] == 1:
            self.engaged |= 1 << face

    def redeal(self, seat: Seat | None) -> None:
        """1.7 Nothing is hidden but what adds up: certificates stay, and the bag has no order."""

    def spoken_of(self, seat: Seat, move: Move) -> Arguments:
        return spoken_of(self, seat, move)

    def view(self, seat: Seat | None) -> FlorenzaView:
        return view_of(self, seat)

    def outcome(self) -> Outcome | None:
        return outcome_of(self)

    def sheets(self, eyes: Seat | None) -> tuple[dict[str, int], ...]:
        return sheets_of(self, eyes)

    def tallies(self, seat: Seat) -> dict[str, int]:
        family = self.families[seat]
        counted = {
            "florins": family.florins,
            "prestige": family.prestige,
            "influence": family.influence,
            "certificates": family.certificates,
            "points": sum(family.scored),
        }
        counted.update({row.key: count for row, count in zip(self.box.rows.resources, family.cubes, strict=True)})
        return counted
