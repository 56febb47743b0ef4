"""What the button of a move says: what it costs and brings."""

from typing import TYPE_CHECKING

from signoria.table import Arguments, Move, Seat
from signoria.titles.florenza.amounts import Amount
from signoria.titles.florenza.moves import (
    ABANDON,
    FINISH,
    IDLE,
    RUN,
    Build,
    Buy,
    Choose,
    Commission,
    Fail,
    Hear,
    Hire,
    Realise,
    Reserve,
    Sell,
    UseWorkshop,
)
from signoria.titles.florenza.outlooks import short_of_building, short_of_commission

if TYPE_CHECKING:
    from signoria.titles.florenza.box import Workshop
    from signoria.titles.florenza.game import Florenza


def spoken_of(game: "Florenza", seat: Seat, move: Move) -> Arguments:
    """What the message of a move speaks of, with its price and what it brings."""
    arguments = move.arguments()
    arguments.update(_told(game, seat, move))
    return arguments


def _told(game: "Florenza", seat: Seat, move: Move) -> Arguments:
    box = game.box
    match move:
        case Choose():
            return _effect(box.workshops[move.index])
        case Build():
            shop = box.workshops[move.index]
            return {
                "costs": shop.cost.counted,
                "gains": shop.reward.counted,
                "short": short_of_building(game, seat, move.index),
                **_prefixed(_effect(shop)),
            }
        case UseWorkshop():
            return _use(game, seat, move)
        case Commission():
            work = box.works[move.index]
            skill = next(skill for skill in range(len(box.skill_keys)) if work.skills >> skill & 1)
            return {
                "costs": work.cost.counted,
                "gains": work.reward.counted,
                "income": work.income.counted,
                "short": short_of_commission(game, seat, move.index, box.known + skill, skill),
            }
        case Hire():
            artist = box.characters[move.face]
            return {
                "fee": artist.fees[move.skill],
                "level": artist.levels[move.skill],
                "short": _short_of_hire(game, seat, move),
            }
        case Reserve():
            artist = box.characters[move.index]
            return {"level": max(artist.levels)}
        case Hear():
            preacher = box.characters[move.index]
            return {"fee": preacher.fees[0], "gains": preacher.gain.counted}
        case Sell():
            return {"florins": box.sell.gain.florins}
        case Buy():
            return {"florins": box.buy.pay.florins}
        case Realise() | Fail():
            return _commission(game, seat, move.index)
        case _:
            return _asked(game, seat, move)


def _asked(game: "Florenza", seat: Seat, move: Move) -> Arguments:
    """Answers about one workshop speak of what their question speaks of."""
    if move not in (RUN, IDLE, FINISH, ABANDON):
        return {}
    question = game.question(seat)
    told = dict(question.arguments) if question is not None else {}
    return {**told, "loss": -game.box.failed_workshop.prestige}


def _short_of_hire(game: "Florenza", seat: Seat, move: Hire) -> tuple[str, ...]:
    """What the work that is asked for would lack with this artist."""
    question = game.question(seat)
    key = question.arguments.get("work") if question is not None else None
    works = [number for number, work in enumerate(game.box.works) if work.key == key]
    return short_of_commission(game, seat, works[0], move.face, move.skill) if works else ()


def _effect(shop: "Workshop") -> Arguments:
    """What a workshop does: what a use costs and brings, or its income."""
    if shop.use is None:
        return {"costs": (), "gains": shop.income.counted, "violet": 1}
    return {"costs": shop.use.pay.counted, "gains": shop.use.gain.counted, "violet": 0}


def _prefixed(effect: Arguments) -> Arguments:
    return {"use_costs": effect["costs"], "use_gains": effect["gains"], "violet": effect["violet"]}


def _use(game: "Florenza", seat: Seat, move: UseWorkshop) -> Arguments:
    shop = game.families[move.owner].slots[move.slot] if move.owner < game.seats else -1
    arguments: Arguments = {"workshop": "", "costs": (), "gains": (), "violet": 0}
    if shop >= 0:
        arguments = {"workshop": game.box.workshops[shop].key, **_effect(game.box.workshops[shop])}
    arguments["abroad"] = 0 if move.owner == seat else -game.box.foreign_user.prestige
    return arguments


def _commission(game: "Florenza", seat: Seat, number: int) -> Arguments:
    """What realising costs and brings, and what failing costs."""
    box = game.box
    work = box.works[number]
    fee, character = 0, ""
    for standing, face, skill in game.families[seat].commissions:
        if standing == number:
            fee, character = box.characters[face].fees[skill], box.characters[face].key
    unpaid = fee > game.families[seat].florins
    return {
        "character": character,
        "costs": _with_fee(work.cost, fee),
        "gains": work.reward.counted,
        "fee": 0 if unpaid else fee,
        "loss": -box.failed[work.kind].prestige - (box.unpaid_artist.prestige if unpaid else 0),
    }


def _with_fee(cost: Amount, fee: int) -> tuple[str, ...]:
    """A cost with an artist's fee among its florins."""
    florins = cost.florins + fee
    others = tuple([counted for counted in cost.counted if not counted.endswith(" florins")])
    return (*others, f"{florins} florins") if florins else others
