"""What the button of a move says: its price, and how many prestige points paying it would sell."""

from typing import TYPE_CHECKING

from signoria.table import Arguments, Bid, Move, Seat
from signoria.titles.princes.box import PROFESSIONS
from signoria.titles.princes.moves import Build, Draw, Free, LayBonus, OpenItem, Place, TakeItem, TakePrestige, Work
from signoria.titles.princes.values import bonus_total, bonus_value, plain_value

if TYPE_CHECKING:
    from signoria.titles.princes.game import Princes


def price_of(game: "Princes", seat: Seat, move: Move) -> int | None:
    """What a move costs, or would cost if it wins; nothing for moves that have no price."""
    money = game.box.money
    match move:
        case OpenItem() | TakeItem():
            return game.opening()
        case Bid():
            return move.amount
        case Build():
            return money.building_by_builders[game.estates[seat].builders]
        case Place() if move.key in game.box.building_keys:
            return money.building_by_builders[game.estates[seat].builders]
        case Draw():
            return money.profession_card if move.index == PROFESSIONS else money.bonus_card
        case Free():
            return money.freedom
        case _:
            return None


def spoken_of(game: "Princes", seat: Seat, move: Move) -> Arguments:
    """What the message of a move speaks of, with its price and what it sells."""
    arguments = move.arguments()
    price = price_of(game, seat, move)
    if price is not None:
        arguments["cost"] = price
        arguments["sells"] = game.sells(seat, price)
        arguments["sellable"] = game.estates[seat].prestige if game.box.variant.sale_of_prestige else 0
    if isinstance(move, Build):
        arguments["points"] = game.box.awards.building
    if isinstance(move, Work):
        value = plain_value(game, seat, move.index)
        arguments["value"] = value
        arguments["value_with_bonus"] = value + bonus_total(game, seat)
    if isinstance(move, LayBonus):
        arguments["value"] = bonus_value(game, seat, move.index)
    if isinstance(move, TakePrestige):
        arguments.update(_paid(game, seat, move.points))
    for wording in game.box.variant.wordings:
        arguments.update(wording(game, seat, move))
    return arguments


def _paid(game: "Princes", seat: Seat, points: int) -> Arguments:
    """6.5 and 6.6 What a pay brings and leaves; `award` is what comes on top, where this is the best work so far."""
    question = game.question(seat)
    said = question.arguments if question is not None else {}
    pay, value = said.get("pay"), said.get("value")
    if not isinstance(pay, int) or not isinstance(value, int):
        return {"florins": 0}
    estate = game.estates[seat]
    florins = pay - game.box.money.pay_for_prestige * points
    best = max([other.best_work for other in game.estates])
    return {
        "florins": florins,
        "florins_then": estate.florins + florins,
        "prestige_then": estate.prestige + points,
        "award": game.box.awards.best_work if value >= best else 0,
    }
