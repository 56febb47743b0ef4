"""The nine laws: what holds in every title, for every seat count, option and seed.

Each law is a function that plays a game of its own and raises `LawBroken` where the law does not hold.
"""

import functools
import operator
import pickle
from collections.abc import Callable
from typing import Any, Final

from msgspec import json

from signoria.table.cases import PARTS, Case, played_through, positions, sampled
from signoria.table.chance import Chance
from signoria.table.events import Event
from signoria.table.findings import apart, few
from signoria.table.game import Game
from signoria.table.law_of_secrets import secrets_stay
from signoria.table.laws_of_matter import it_ends, nothing_lost_or_made
from signoria.table.messages import Message, Question, Refusal, Refused, Seat
from signoria.table.moves import Move
from signoria.table.records import read_record
from signoria.table.replaying import replayed
from signoria.table.sitting import Sitting
from signoria.table.walk import changeable, same, spelled

MOST_MOVES: Final = 400
TEXTS_TRIED: Final = 24
MOVES_TRIED: Final = 12


def same_seed_same_game(case: Case) -> None:
    """Law 1: the same seed and moves make the same game; simultaneous answers in any order."""
    sitting = played_through(case, case.seed)
    game = case.deal()
    for game, _ in positions(case, Chance(case.seed)):
        seats = game.waiting()
        if len(seats) > 1:
            answers = {seat: game.moves(seat)[case.seed % len(game.moves(seat))] for seat in seats}
            forth, back = game.copy(), game.copy()
            for seat in seats:
                forth.apply(seat, answers[seat])
            for seat in reversed(seats):
                back.apply(seat, answers[seat])
            if not same(forth, back):
                raise case.broken(f"the order of simultaneous answers matters: {apart(forth, back)}")
    if not same(game, sitting.game):
        raise case.broken(f"two games from one seed differ: {apart(game, sitting.game)}")


def texts_round_trip(case: Case) -> None:
    """Law 2: every move offered reads back to itself; a record read back replays to the same end."""
    for game, seat in sampled(case, Chance(case.seed)):
        for move in game.moves(seat):
            if game.read(str(move)) is not move:
                raise case.broken(f"{str(move)!r} does not read back to itself")
    sitting = played_through(case, case.seed)
    text = sitting.record().text()
    again = replayed(read_record(text), case.title)
    if not same(again.game, sitting.game) or again.record().text() != text:
        raise case.broken(f"the record does not replay to the same end: {apart(again.game, sitting.game)}")


def offered_means_accepted(case: Case) -> None:
    """Law 3: what is offered plays, up to 400 moves; the rest is refused with a paragraph, and changes nothing."""
    chance = Chance(case.seed)
    texts = case.deal().lexicon.texts()
    for count, (game, seat) in enumerate(positions(case, chance)):
        if not case.looks(chance, count, 3):
            continue
        _check_offered(case, game, seat, chance)
        before = game.copy()
        for place in range(TEXTS_TRIED):
            asker = seat if place % 8 else place // 8 % game.seats
            _check_move(case, game, asker, game.read(chance.pick(texts)))
        _check_refused(case, game, seat, game.read(texts[chance.below(len(texts))]))
        if not same(game, before):
            raise case.broken("a refused move changed the game")


def _check_offered(case: Case, game: Game, seat: Seat, chance: Chance) -> None:
    moves = game.moves(seat)
    if not 0 < len(moves) <= MOST_MOVES:
        raise case.broken(f"{len(moves)} moves are offered for {game.question(seat)}")
    if len(set(moves)) != len(moves):
        raise case.broken(f"a move is offered twice for {game.question(seat)}")
    for move in moves if len(moves) <= MOVES_TRIED else [chance.pick(moves) for _ in range(MOVES_TRIED)]:
        try:
            game.copy().play(seat, move)
        except Refused as refused:
            raise case.broken(f"{move} is offered and refused: {refused.refusal}") from None


def every_text_is_answered(case: Case) -> None:
    """Law 3 in full, too slow for every game: at some positions every possible move is either offered or refused."""
    chance = Chance(case.seed)
    for game, seat in sampled(case, chance):
        before = game.copy()
        for move in {game.read(text): None for text in game.lexicon.texts()}:
            _check_move(case, game, seat, move)
        if not same(game, before):
            raise case.broken("a refused move changed the game")


def _check_move(case: Case, game: Game, seat: Seat, move: Move) -> None:
    why = game.refusal(seat, move)
    if why is None:
        if move not in game.moves(seat):
            raise case.broken(f"{move} is not refused to seat {seat}, yet it is not offered")
        return
    if not why.paragraph or not why.key:
        raise case.broken(f"{move} is refused without a paragraph")


def _check_refused(case: Case, game: Game, seat: Seat, move: Move) -> None:
    if game.refusal(seat, move) is None:
        return
    try:
        game.play(seat, move)
    except Refused:
        return
    raise case.broken(f"{str(move)!r} is refused to seat {seat}, yet it was played")


def copies_are_apart(case: Case) -> None:
    """Law 7: a copy shares nothing changeable, equals its original, and stays equal under equal moves.

    So does one that was pickled, and its moves are those of the original.
    """
    for game, seat in sampled(case, Chance(case.seed)):
        before = spelled(game)
        copied = game.copy()
        if _shared(game, copied) or spelled(copied) != before:
            raise case.broken(f"a copy is not the same and apart: {apart(game, copied) or _shared(game, copied)}")
        twin: Game = pickle.loads(pickle.dumps(game))
        chance = Chance(case.seed)
        asked = seat
        for _ in range(8):
            move = chance.pick(copied.moves(asked))
            copied.apply(asked, move)
            if twin.read(str(move)) is not move:
                raise case.broken(f"{move} is another move in a game that was pickled")
            twin.apply(asked, move)
            if not copied.waiting():
                break
            asked = copied.waiting()[0]
        if not same(copied, twin):
            raise case.broken(f"equal copies part under equal moves: {apart(copied, twin)}")
        if spelled(game) != before:
            raise case.broken("playing in a copy changed the original")


def _shared(game: Game, copied: Game) -> str:
    """The kinds of things that both have and that can change."""
    own = {id(thing) for thing in changeable(game)}
    return few(f"both have one {type(thing).__name__}" for thing in changeable(copied) if id(thing) in own)


def views_are_plain(case: Case) -> None:
    """Law 8: views, events, questions, messages and refusals survive JSON both ways, by their published types."""
    event_type = functools.reduce(operator.or_, case.title.all_event_types())
    chance = Chance(case.seed)
    game = case.deal()
    count = 0
    while waiting := game.waiting():
        mover = chance.pick(waiting)
        if case.looks(chance, count, PARTS):
            _check_position_plain(case, game, mover, chance)
        events: list[Event] = []
        game.apply(mover, chance.pick(game.moves(mover)), events)
        for event in events:
            _check_plain(case, event, event_type)
        count += 1


def _check_position_plain(case: Case, game: Game, mover: Seat, chance: Chance) -> None:
    for seat in (*range(case.seats), None):
        _check_plain(case, game.view(seat), case.title.view_type)
    _check_plain(case, game.question(mover), Question)
    for move, why in game.refused(mover):
        _check_plain(case, why, Refusal)
        _check_plain(case, game.message(mover, move), Message)
    _check_plain(case, game.message(mover, chance.pick(game.moves(mover))), Message)


@functools.cache
def _decoder(kind: Any) -> json.Decoder[object]:
    return json.Decoder(kind)


def _check_plain(case: Case, thing: object, kind: object) -> None:
    read = _decoder(kind).decode(json.encode(thing))
    if read != thing:
        raise case.broken(f"{type(thing).__name__} does not survive JSON: {apart(read, thing, 'it')}")


def undo_is_exact(case: Case) -> None:
    """Law 9: going back k moves equals never having played them, and the record of it replays.

    It stops where something was learnt, so every use of chance is counted.
    """
    chance = Chance(case.seed)
    sitting = Sitting(case.title, case.seats, case.options, case.seed)
    past = [sitting.game.copy()]
    while waiting := sitting.game.waiting():
        seat = chance.pick(waiting)
        if len(past) > 1 and case.looks(chance, len(past), PARTS):
            free = sitting.free(seat)
            to = (
                max(0, len(past) - 1 - chance.below(20 if case.closely else 8))
                if chance.below(2) or free == sitting.number
                else free
            )
            to = min(to, len(past) - 2)
            sitting.undo(seat, to, agreed=True)
            del past[to + 1 :]
            if not same(sitting.game, past[to]):
                raise case.broken(f"taking back to move {to} is not exact: {apart(sitting.game, past[to])}")
            continue
        move = chance.pick(sitting.game.moves(seat))
        drawn, learnt = sitting.game.chance, sitting.game.learnt
        sitting.play(seat, str(move), sitting.question_number(seat))
        past.append(sitting.game.copy())
        if sitting.game.chance != drawn and sitting.game.learnt == learnt:
            raise case.broken(f"{move} used chance, yet it counts as nothing learnt")
    if not same(replayed(sitting.record(), case.title).game, sitting.game):
        raise case.broken("a record without what was taken back does not replay")


LAWS: Final[tuple[Callable[[Case], None], ...]] = (
    same_seed_same_game,
    texts_round_trip,
    offered_means_accepted,
    it_ends,
    nothing_lost_or_made,
    secrets_stay,
    copies_are_apart,
    views_are_plain,
    undo_is_exact,
)
