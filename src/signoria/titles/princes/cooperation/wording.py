"""What the buttons of the expansion speak of."""

from signoria.table import Arguments, Move, Seat
from signoria.titles.princes.building import cost_of_building
from signoria.titles.princes.cooperation.moves import ACCEPT, NameShare, Propose
from signoria.titles.princes.cooperation.talks import Talk
from signoria.titles.princes.game import Princes


def spoken_of(game: Princes, seat: Seat, move: Move) -> Arguments:
    """The bank's price before one proposes; what either pays who accepts or names a sum, and what that sells."""
    if isinstance(move, Propose):
        return _priced(game, seat, cost_of_building(game, seat))
    talk = game.agenda[-1] if game.agenda else None
    if not isinstance(talk, Talk):
        return {}
    if move is ACCEPT and talk.said:
        due = talk.said[-1][1] if seat == talk.partner else cost_of_building(game, seat)
        return {**talk.arguments(game, seat), **_priced(game, seat, due)}
    if isinstance(move, NameShare):
        spoken: Arguments = {"partner_seat": talk.partner, "active_seat": talk.active}
        spoken["paying"] = int(seat == talk.partner)
        return {**spoken, **_priced(game, seat, move.amount if seat == talk.partner else 0)}
    return {"listener_seat": talk.listener()}


def _priced(game: Princes, seat: Seat, cost: int) -> Arguments:
    sellable = game.estates[seat].prestige if game.box.variant.sale_of_prestige else 0
    return {"cost": cost, "sells": game.sells(seat, cost), "sellable": sellable}
