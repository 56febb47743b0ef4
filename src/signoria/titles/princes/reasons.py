"""Why a bot plays what it plays, in one sentence of the catalogue, with points that a player can check."""

from collections.abc import Callable
from typing import Final

from signoria.table import Arguments, Judged, Message, Move, Seat
from signoria.titles.princes.box import PROFESSIONS
from signoria.titles.princes.game import Princes
from signoria.titles.princes.moves import Build, Draw, Free, Recruit, TakePrestige, Work
from signoria.titles.princes.prospects import BONUS_DRAWN, POINT_OF_WORK, Outlook, actions_left
from signoria.titles.princes.values import plain_value

WHY: Final = {
    "open": "buy",
    "take": "buy",
    "choose": "buy",
    "renounce": "renounce",
    "nothing": "renounce",
    "bid": "bid",
    "pass": "pass",
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
"""The sentence for each kind of move; a work's pay has two, for what is taken of it."""


def reason(game: Princes, seat: Seat, move: Move, judged: Judged) -> Message:
    """The sentence, with the points a move promises; for a bid also its price and the limit."""
    promised = PROMISES.get(move.kind)
    worth = judged.worth if promised is None else int(POINT_OF_WORK * promised(game, seat, move))
    arguments: Arguments = {"worth": worth}
    if move.kind in ("bid", "pass"):
        if not judged.price:
            return Message("princes-why-renounce")
        arguments = {"worth": worth, "price": judged.price, "limit": judged.limit}
    if isinstance(move, TakePrestige):
        return Message("princes-why-prestige" if move.points else "princes-why-florins", arguments)
    return Message(f"princes-why-{game.box.variant.reasons[move.kind]}", arguments)


def brief(game: Princes, seat: Seat, move: Move) -> Message | None:
    """6.5 What a work's pay is best taken as: after the last action money only breaks ties."""
    if not isinstance(move, TakePrestige):
        return None
    if not actions_left(game, seat):
        return Message("princes-brief-last")
    return Message("princes-brief-prestige" if move.points else "princes-brief-florins")


def _work(game: Princes, seat: Seat, move: Move) -> float:
    assert isinstance(move, (Work, Recruit))
    return plain_value(game, seat, move.index)


def _drafted(game: Princes, seat: Seat, move: Move) -> float:
    """The value of the work that is being put together, as the question names it."""
    question = game.question(seat)
    value = 0 if question is None else question.arguments["value"]
    assert isinstance(value, int)
    return value


def _build(game: Princes, seat: Seat, move: Move) -> float:
    assert isinstance(move, Build)
    wishing = sum([game.box.wishes[card][0] == move.index for card in game.estates[seat].hand])
    return game.box.awards.building / POINT_OF_WORK + game.box.worth.building * wishing


def _free(game: Princes, seat: Seat, move: Move) -> float:
    assert isinstance(move, Free)
    wishing = sum([game.box.wishes[card][2] == move.index for card in game.estates[seat].hand])
    return float(game.box.worth.freedom * wishing)


def _draw(game: Princes, seat: Seat, move: Move) -> float:
    assert isinstance(move, Draw)
    if move.index != PROFESSIONS:
        return BONUS_DRAWN
    return Outlook(game, seat, game.estates[seat], actions_left(game, seat)).fresh_work()


PROMISES: Final[dict[str, Callable[[Princes, Seat, Move], float]]] = {
    "work": _work,
    "recruit": _work,
    "bonus": _drafted,
    "enough": _drafted,
    "prestige": _drafted,
    "build": _build,
    "freedom": _free,
    "draw": _draw,
}
"""What a move adds to works, in points of their value; of other moves only the comparison with the rest is known."""
