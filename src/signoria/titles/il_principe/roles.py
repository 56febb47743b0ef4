"""7 The roles: given back, and decided anew colour by colour."""

from signoria.table import Arguments, Log, Seat, Step
from signoria.titles.il_principe.bidding import Bidding, speaking_order
from signoria.titles.il_principe.box import MAJOR, MINOR
from signoria.titles.il_principe.components import COLOURS
from signoria.titles.il_principe.counts import changed
from signoria.titles.il_principe.events import RolePutUp, RoleStays, RoleTaken, TurnedDown
from signoria.titles.il_principe.game import NOBODY, IlPrincipe
from signoria.titles.il_principe.majorities import claimants, turned_for
from signoria.titles.il_principe.privileges import act


class RolePhase(Step[IlPrincipe]):
    """7.1 All tiles return to the board; then each colour in order is settled completely before the next."""

    paragraph = "7.1"

    def settle(self, game: IlPrincipe, log: Log) -> None:
        nobody = (NOBODY,) * len(COLOURS)
        game.roles = (nobody, nobody)
        game.ask(*[DecideColour(colour) for colour in range(len(COLOURS))])


class DecideColour(Step[IlPrincipe]):
    """7.2 The face-up cards are counted once; then 7.3, 7.4 or 7.5 says who gets the roles or bids for them."""

    paragraph = "7.2"

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def settle(self, game: IlPrincipe, log: Log) -> None:
        minor_roles = game.numbers.minor_roles
        counts = tuple([family.up[self.colour] for family in game.families])
        first, second = claimants(counts, minor_roles)
        major = DecideRole(self.colour, MAJOR, first)
        if not minor_roles:
            game.ask(major)
            return
        game.ask(major, DecideRole(self.colour, MINOR, second))


class DecideRole(Step[IlPrincipe]):
    """7.3 Who stands alone takes the tile; 7.4 and 7.5 those tied bid for it; without anybody it stays."""

    paragraph = "7.3"

    def __init__(self, colour: int, rank: int, claimants: tuple[Seat, ...]) -> None:
        self.colour = colour
        self.rank = rank
        self.claimants = claimants

    def settle(self, game: IlPrincipe, log: Log) -> None:
        claimants = self.claimants
        if len(claimants) == 1:
            take_role(game, claimants[0], self.colour, self.rank, 0, log)
            return
        role = game.box.role_keys[self.rank][self.colour]
        if not claimants:
            if log is not None:
                log.append(RoleStays(role=role))
            return
        if log is not None:
            log.append(RolePutUp(role=role, tied_seats=claimants))
        game.ask(FirstClaim(self.colour, self.rank, 0, None, speaking_order(game, claimants), role))


class RoleAuction(Bidding):
    """7.6 Those tied bid as for cards; the winner takes the tile and the marker, and does not build."""

    paragraph = "7.6"
    key = "il_principe-question-bid-role"

    def __init__(
        self, colour: int, rank: int, price: int, leader: Seat | None, still_in: tuple[Seat, ...], role: str
    ) -> None:
        super().__init__(role, price, leader, still_in)
        self.colour = colour
        self.rank = rank

    def bidding(self, price: int, leader: Seat | None, still_in: tuple[Seat, ...]) -> "RoleAuction":
        return RoleAuction(self.colour, self.rank, price, leader, still_in, self.lot)

    def arguments(self, game: IlPrincipe, seat: Seat) -> Arguments:
        return {"role": self.lot, **game.box.notes[f"role-{self.lot}"].arguments, **self.spoken_of(game, seat)}

    def won(self, game: IlPrincipe, winner: Seat, log: Log) -> None:
        game.prince = winner
        take_role(game, winner, self.colour, self.rank, self.price, log)

    def unsold(self, game: IlPrincipe, log: Log) -> None:
        if log is not None:
            log.append(RoleStays(role=self.lot))


class FirstClaim(RoleAuction):
    """7.6 Nobody has spoken yet."""

    settled = True


def take_role(game: IlPrincipe, seat: Seat, colour: int, rank: int, price: int, log: Log) -> None:
    """7.7 Whoever gets a role takes the tile; for a major one half of the cards are turned; 7.8 then its action."""
    changes = game.pay(seat, price, "role")
    game.hold(seat, colour, rank)
    if log is not None:
        log.append(RoleTaken(seat=seat, role=game.box.role_keys[rank][colour], price=price, changes=changes))
    if rank == MAJOR:
        turn_down_half(game, seat, colour, log)
    act(game, seat, colour, log)


def turn_down_half(game: IlPrincipe, seat: Seat, colour: int, log: Log) -> None:
    """7.7 Half of the face-up cards of the colour, rounded up, are turned face down."""
    family = game.families[seat]
    count = turned_for(family.up[colour])
    family.up = changed(family.up, colour, -count)
    family.down = changed(family.down, colour, count)
    if log is not None:
        log.append(TurnedDown(seat=seat, card=COLOURS[colour], count=count))
