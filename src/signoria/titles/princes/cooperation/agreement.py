"""12.5 What an agreement does: the bank is paid, the building stands, the partner pays his share, both score."""

from signoria.table import Change, Log, Seat
from signoria.titles.princes.building import cost_of_building
from signoria.titles.princes.cooperation.events import JointlyBuilt, SharePaid
from signoria.titles.princes.cooperation.moves import Join
from signoria.titles.princes.cooperation.sources import COOPERATION
from signoria.titles.princes.game import Princes, prestige_sold


def build_jointly(game: Princes, active: Seat, partner: Seat, kind: int, join: Join, amount: int, log: Log) -> None:
    """12.5 In this order, so that nobody pays with what the building brings.

    Each sees how the other pays: whether points must be sold shows what money there was.
    """
    if not game.options["open_money"]:
        game.show()
    source = game.box.variant.sources.index(COOPERATION)
    points = game.box.awards.building
    cost = cost_of_building(game, active)
    paid = game.pay(active, cost, "building")
    _put_up(game, kind, join)
    shared = game.pay(partner, amount, COOPERATION)
    game.estates[active].florins += amount
    received = (Change(active, "florins", amount, COOPERATION),)
    scored = [game.score(seat, points, source) for seat in (active, partner)]
    if log is not None:
        sold, raised = prestige_sold(paid)
        log.append(
            JointlyBuilt(
                seat=active,
                partner_seat=partner,
                building=join.key,
                estate_seat=join.seats[0],
                square=join.halves[0].square,
                cost=cost,
                points=points,
                sold=sold,
                raised=raised,
                changes=paid + scored[0],
            )
        )
        sold, raised = prestige_sold(shared)
        log.append(
            SharePaid(
                seat=partner,
                active_seat=active,
                amount=amount,
                points=points,
                sold=sold,
                raised=raised,
                changes=shared + received + scored[1],
            )
        )


def _put_up(game: Princes, kind: int, join: Join) -> None:
    """12.4 One tile of the stock, which is a building of both; each fills only his own squares."""
    stock = game.buildings
    game.buildings = (*stock[:kind], stock[kind] - 1, *stock[kind + 1 :])
    for seat, half in zip(join.seats, join.halves, strict=True):
        estate = game.estates[seat]
        estate.buildings |= 1 << kind
        estate.filled |= half.mask
        estate.shunned |= half.halo
        estate.tiles = (*estate.tiles, half)
