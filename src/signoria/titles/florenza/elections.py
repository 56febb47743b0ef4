"""9 The elections, phase 8: Captain, Bishop, Cardinals, and the new order of turns."""

from typing import Final

from signoria.table import Change, Log, Seat, Step
from signoria.titles.florenza.effects import Told, counted, counted_each, gain
from signoria.titles.florenza.game import NOBODY, Florenza
from signoria.titles.florenza.results import BishopElected, CaptainElected, CardinalMade, NoBishop, NoCaptain
from signoria.titles.florenza.views import leading

ELECTIONS: Final = 8


class ElectionPhase(Step[Florenza]):
    """9.3 The old offices end; a Captain and a Bishop are elected, Cardinals made, and the order set."""

    paragraph = "9.3"

    def settle(self, game: Florenza, log: Log) -> None:
        game.phase = ELECTIONS
        elect_captain(game, log)
        elect_bishop(game, log)
        make_cardinals(game, log)
        game.order = new_order(game.order, game.captain, game.bishop)


def only_one(seats: tuple[Seat, ...]) -> Seat:
    """The one seat that leads; nobody if several do, or none."""
    return seats[0] if len(seats) == 1 else NOBODY


def elect_captain(game: Florenza, log: Log) -> None:
    """9.1 The only one with the most prestige, however low; it becomes certificates, and his marker goes to 0."""
    standing = [family.prestige for family in game.families]
    leaders = leading(standing)
    seat = only_one(leaders)
    game.captain = seat
    if seat == NOBODY:
        if log is not None:
            log.append(
                NoCaptain(tied_seats=leaders, prestige=max(standing), standing=counted_each(standing, "prestige"))
            )
        return
    family = game.families[seat]
    prestige = family.prestige
    certificates = max(0, prestige)
    family.certificates += certificates
    family.prestige = 0
    if log is not None:
        told = [Change(seat, "prestige", -prestige, "captain")] if prestige else []
        if certificates:
            told.append(Change(seat, "certificates", certificates, "captain"))
        costs, gains = counted(told, seat, -1), counted(told, seat, 1)
        log.append(
            CaptainElected(
                seat=seat, costs=costs, gains=gains, standing=counted_each(standing, "prestige"), changes=tuple(told)
            )
        )


def elect_bishop(game: Florenza, log: Log) -> None:
    """9.2 The only one with the most influence, if it is enough; 9.5 who is not elected begins anew to count."""
    standing = [family.influence for family in game.families]
    least = game.box.rows.offices.bishop_influence
    leaders = leading(standing, least)
    seat = only_one(leaders)
    game.bishop = seat
    for other, family in enumerate(game.families):
        family.elected = family.elected + 1 if other == seat else 0
    if log is None:
        return
    told = counted_each(standing, "influence")
    if seat == NOBODY:
        log.append(NoBishop(tied_seats=leaders, influence=max(standing), least=least, standing=told))
    else:
        log.append(BishopElected(seat=seat, times=game.families[seat].elected, standing=told))


def make_cardinals(game: Florenza, log: Log) -> None:
    """9.4 Enough influence, or elected Bishop twice running: prestige once, and influence goes to 0."""
    offices = game.box.rows.offices
    for seat in game.order:
        family = game.families[seat]
        if family.influence < offices.cardinal_influence and family.elected < offices.cardinal_in_a_row:
            continue
        told: Told = None if log is None else []
        gain(game, seat, game.box.cardinal, "cardinal", told)
        lost, times = family.influence, family.elected
        family.influence = 0
        family.elected = 0
        if log is not None and told is not None:
            if lost:
                told.append(Change(seat, "influence", -lost, "cardinal"))
            costs, gains = counted(told, seat, -1), counted(told, seat, 1)
            log.append(CardinalMade(seat=seat, times=times, costs=costs, gains=gains, changes=tuple(told)))


def new_order(order: tuple[Seat, ...], captain: Seat, bishop: Seat) -> tuple[Seat, ...]:
    """9.6 Captain first, then Bishop; the others as they stood."""
    front = [seat for seat in (captain, bishop) if seat != NOBODY]
    if captain == bishop:
        front = front[:1]
    return (*front, *[seat for seat in order if seat not in front])
