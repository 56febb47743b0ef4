"""What the button of a move says: its price, and how many prestige points paying it would sell."""

from typing import TYPE_CHECKING

from signoria.table import Bid, Message, Move, Seat
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


def message_of(game: "Princes", seat: Seat, move: Move) -> Message:
    """The message of a move, with its price and what it sells."""
    arguments = move.arguments()
    price = price_of(game, seat, move)
    if price is not None:
        arguments["cost"] = price
        arguments["sells"] = game.sells(seat, price)
    if isinstance(move, Work):
        value = plain_value(game, seat, move.index)
        arguments["value"] = value
        arguments["value_with_bonus"] = value + bonus_total(game, seat)
    if isinstance(move, LayBonus):
        arguments["value"] = bonus_value(game, seat, move.index)
    if isinstance(move, TakePrestige):
        question = game.question(seat)
        pay = question.arguments.get("pay", 0) if question is not None else 0
        arguments["florins"] = pay - 200 * move.points if isinstance(pay, int) else 0
    return Message(f"princes-move-{move.kind}", arguments)
