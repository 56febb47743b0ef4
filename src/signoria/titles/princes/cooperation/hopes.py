"""What a joint building is worth to a bot: it looks at what an agreement would make of both estates."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Move, Seat
from signoria.titles.princes.cooperation.agreement import build_jointly
from signoria.titles.princes.cooperation.box import STEP
from signoria.titles.princes.cooperation.moves import ACCEPT, REFUSE, Join, NameShare
from signoria.titles.princes.cooperation.talks import Answer, NameBuilding, NamePlace, NameSum, Said, Talk
from signoria.titles.princes.cooperation.turns import end_talk, turn_of
from signoria.titles.princes.game import Princes
from signoria.titles.princes.moves import Build
from signoria.titles.princes.prospects import FLORINS_A_POINT, actions_left
from signoria.titles.princes.purchases import worth_of_estate

FAIR: Final = 0.5
"""The part of what a building brings the partner that is asked of him."""
PATIENCE: Final = 1.3
"""Up to so many times a fair share is paid, or down to its inverse taken, without another word."""
IN_VAIN: Final = 0.5
"""What a refusal costs in points: one might have known."""
KINDS: Final = 3
"""How many buildings are thought of."""


def _worth(game: Princes, seat: Seat) -> float:
    return worth_of_estate(game, seat, game.estates[seat], actions_left(game, seat))


def gain(game: Princes, talk: Talk, said: Said, seat: Seat) -> float:
    """How many points an agreement brings one of the two, against going on without it."""
    join, amount = said
    after = game.copy()
    while isinstance(after.agenda[-1], Talk):
        after.agenda = after.agenda[:-1]
    turn = turn_of(after)
    build_jointly(after, talk.active, talk.partner, talk.kind, join, amount, None)
    end_talk(after, turn.again(turn.left - 1, turn.done))
    return _worth(after, seat) - _worth(game, seat)


def fair_share(game: Princes, talk: Talk, join: Join) -> float:
    """What the partner should pay for a building, in florins, as far as one can tell what it brings him."""
    return FAIR * FLORINS_A_POINT * max(0.0, gain(game, talk, (join, 0), talk.partner))


def hope_of_agreement(game: Princes, seat: Seat) -> float:
    """Points that the proposal a seat has just made will bring, if the other one is likely to accept it."""
    talk = game.agenda[-1] if game.agenda else None
    if not isinstance(talk, Answer) or talk.listener() != seat:
        return 0.0
    said = talk.said[-1]
    payable = seat == talk.partner or said[1] <= game.wealth(talk.partner)
    if not payable or gain(game, talk, said, talk.speaker()) <= 0:
        return -IN_VAIN
    return gain(game, talk, said, seat)


def shortlist(game: Princes, seat: Seat, moves: Sequence[Move]) -> Sequence[Move] | None:
    """Buildings that somebody wishes for, a roomy place, a fair sum; and one haggles only over an unfair one."""
    match game.agenda[-1] if game.agenda else None:
        case NameBuilding():
            return _wished_for(game, seat, moves)
        case NamePlace() as talk:
            return _roomiest(game, seat, talk, moves)
        case NameSum() as talk:
            return (_nearest(moves, _to_name(game, talk)),)
        case Answer() as talk if len(moves) > 2:
            return moves if _is_unfair(game, talk) else (ACCEPT, REFUSE)
        case _:
            return None


def _wished_for(game: Princes, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
    """Those that cards in hand wish for first, then the smallest."""
    wished = {game.box.wishes[card][0] for card in game.estates[seat].hand}
    found = [move for move in moves if isinstance(move, Build) and move.index in wished]
    return [*found[: KINDS - 1], *[move for move in moves[-1:] if move not in found]] or moves[:1]


def _roomiest(game: Princes, seat: Seat, talk: Talk, moves: Sequence[Move]) -> Sequence[Move]:
    """The place that takes least room from oneself, and the one that takes least from both."""
    mine: list[tuple[int, int]] = []
    both: list[tuple[int, int]] = []
    for number, move in enumerate(moves):
        assert isinstance(move, Join)
        own, theirs = [_room_taken(game, owner, move) for owner in (seat, talk.listener())]
        mine.append((own, number))
        both.append((own + theirs, number))
    return list(dict.fromkeys([moves[min(mine)[1]], moves[min(both)[1]]]))


def _room_taken(game: Princes, seat: Seat, join: Join) -> int:
    estate = game.estates[seat]
    half = join.half_of(seat)
    return ((half.mask | half.halo) & ~(estate.filled | estate.shunned)).bit_count()


def _to_name(game: Princes, talk: NameSum) -> float:
    """A fair share; in a last offer the middle between what was asked and what was offered."""
    if len(talk.said) < 2:
        return fair_share(game, talk, talk.join)
    return (talk.said[0][1] + talk.said[1][1] + STEP) / 2


def _nearest(moves: Sequence[Move], florins: float) -> Move:
    sums = [move for move in moves if isinstance(move, NameShare)]
    return min(sums, key=lambda move: abs(move.amount - florins))


def _is_unfair(game: Princes, talk: Answer) -> bool:
    """Whether too much is asked of the partner, or too little offered to the active player."""
    join, amount = talk.said[-1]
    fair = fair_share(game, talk, join)
    return amount > PATIENCE * fair if talk.speaker() == talk.partner else amount * PATIENCE < fair
