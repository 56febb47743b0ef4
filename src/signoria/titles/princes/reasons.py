"""Why a bot plays what it plays, in one sentence of the catalogue."""

from signoria.table import Arguments, Judged, Message, Move, Seat
from signoria.titles.princes.game import Princes
from signoria.titles.princes.moves import TakePrestige

WHY = {
    "open": "buy",
    "take": "buy",
    "choose": "buy",
    "bid": "bid",
    "pass": "pass",
    "renounce": "renounce",
    "nothing": "renounce",
    "place": "place",
    "keep": "keep",
    "under": "keep",
    "as": "keep",
    "work": "work",
    "bonus": "work",
    "enough": "work",
    "build": "build",
    "draw": "draw",
    "freedom": "freedom",
    "recruit": "recruit",
    "later": "stop",
    "return": "return",
    "stop": "stop",
}
"""The sentence for each kind of move."""


def reason(game: Princes, seat: Seat, move: Move, judged: Judged) -> Message:
    """The sentence, with the points it promises and the price and limit of a bid."""
    if judged.forced:
        return Message("princes-why-forced")
    arguments: Arguments = {"worth": judged.worth}
    if move.kind in ("bid", "pass"):
        arguments = {"worth": judged.worth, "price": judged.price, "limit": judged.limit}
    if isinstance(move, TakePrestige):
        return Message("princes-why-prestige" if move.points else "princes-why-florins", arguments)
    return Message(f"princes-why-{WHY[move.kind]}", arguments)
