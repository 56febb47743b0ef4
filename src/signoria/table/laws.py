"""The nine laws: what holds in every title, for every seat count, option and seed.

Each law is a function that plays a game of its own and raises `LawBroken` where the law does not hold.
"""

import functools
import operator
from collections.abc import Callable
from typing import Any, Final

from msgspec import json

from signoria.table.cases import PARTS, Case, played_through, positions, sampled
from signoria.table.chance import Chance
from signoria.table.events import Event
from signoria.table.game import Game
from signoria.table.messages import Message, Question, Refusal, Refused, Seat
from signoria.table.moves import Move
from signoria.table.records import read_record
from signoria.table.sitting import Sitting, replayed
from signoria.table.walk import changeable, differences, same, spelled

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
                raise case.broken(f"the order of simultaneous answers matters: {differences(forth, back)}")
    if not same(game, sitting.game):
        raise case.broken(f"two games from one seed differ: {differences(game, sitting.game)}")


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
        raise case.broken("the record does not replay to the same end")


def offered_means_accepted(case: Case) -> None:
    """Law 3: what is offered plays, 400 moves at most; the rest is refused with a paragraph, and changes nothing."""
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
    """Law 3 in full, too dear for every game: at some positions every move there is is offered or refused."""
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


def it_ends(case: Case, game: Game | None = None) -> None:
    """Law 4: it ends within the title's bound, and until then somebody is asked and has a move."""
    last = game
    for count, (last, seat) in enumerate(positions(case, Chance(case.seed), game)):
        if count > case.title.bound(case.seats):
            raise case.broken(f"it goes on after {count} moves")
        if not last.moves(seat) or last.question(seat) is None:
            raise case.broken(f"seat {seat} is asked and has no answer")
        if last.outcome() is not None:
            raise case.broken("it has an outcome while somebody is asked")
    outcome = last.outcome() if last else None
    if outcome is None or len(outcome.ranks) != case.seats or min(outcome.ranks) != 1:
        raise case.broken(f"it ends without a winner: {outcome}")


def nothing_lost_or_made(case: Case, game: Game | None = None) -> None:
    """Law 5: components are conserved; points and money change by what the events say."""
    game = game or case.deal()
    chance = Chance(case.seed)
    whole = case.title.conserved(game)
    while waiting := game.waiting():
        seat = chance.pick(waiting)
        move = chance.pick(game.moves(seat))
        expected = [game.tallies(place) for place in range(game.seats)]
        events: list[Event] = []
        game.apply(seat, move, events)
        for change in (change for event in events for change in event.changes):
            expected[change.seat][change.what] += change.amount
        if expected != [game.tallies(place) for place in range(game.seats)]:
            raise case.broken(f"after {move} the events say {expected}")
        if case.title.conserved(game) != whole:
            raise case.broken(f"after {move} something is lost or made")
    outcome = game.outcome()
    if outcome is not None and any(
        sum(lines.values()) != score for lines, score in zip(outcome.lines, outcome.scores, strict=True)
    ):
        raise case.broken(f"the scoring lines do not add up: {outcome}")


def secrets_stay(case: Case) -> None:
    """Law 6: a seat cannot tell the real game from an imagined one; imagined ones obey laws 3 to 5 to their end."""
    chance = Chance(case.seed)
    imagined = None
    for game, mover in sampled(case, chance):
        for seat in (*range(case.seats), None):
            imagined = game.imagine(seat, chance.seed())
            _check_looks_the_same(case, game, imagined, seat)
            _check_tells_the_same(case, game, imagined, mover, seat, chance)
        _check_sums_stay(case, game, chance.below(case.seats), mover, chance)
    if imagined is not None:
        it_ends(case, imagined.copy())
        nothing_lost_or_made(case, imagined)


def _check_sums_stay(case: Case, game: Game, owner: Seat, mover: Seat, chance: Chance) -> None:
    tampered = game.copy()
    case.title.tamper(tampered, owner)
    for seat in (*range(case.seats), None):
        if case.title.hides_sums(game, owner, seat):
            _check_looks_the_same(case, game, tampered, seat)
    if case.title.hides_sums(game, owner, mover):
        _check_tells_the_same(case, game, tampered, mover, mover, chance)


def _check_looks_the_same(case: Case, game: Game, other: Game, seat: Seat | None) -> None:
    if game.view(seat) != other.view(seat):
        raise case.broken(f"seat {seat} sees {other.view(seat)} in place of {game.view(seat)}")
    if seat is None:
        return
    if game.waiting() != other.waiting() or game.question(seat) != other.question(seat):
        raise case.broken(f"seat {seat} is asked otherwise in an imagined game")
    if list(game.moves(seat)) != list(other.moves(seat)) or list(game.refused(seat)) != list(other.refused(seat)):
        raise case.broken(f"seat {seat} has other moves in an imagined game")


def _check_tells_the_same(case: Case, game: Game, other: Game, mover: Seat, seat: Seat | None, chance: Chance) -> None:
    move = chance.pick(game.moves(mover))
    if move not in other.moves(mover):
        return
    here: list[Event] = []
    there: list[Event] = []
    after, imagined = game.copy(), other.copy()
    imagined.chance = after.chance
    after.apply(mover, move, here)
    imagined.apply(mover, move, there)
    if after.view(seat) != imagined.view(seat):
        if mover == seat and after.learnt == game.learnt and imagined.learnt == other.learnt:
            raise case.broken(f"{move} is free to take back, yet it showed seat {seat} something")
        return
    if [event for event in here if event.seen_by(seat)] != [event for event in there if event.seen_by(seat)]:
        raise case.broken(f"seat {seat} is told otherwise of {move} in an imagined game")


def varied_places(case: Case) -> set[str]:
    """Law 6, the other half: the hidden places that were seen to vary in imagined games, and `chance`."""
    chance = Chance(case.seed)
    varied: set[str] = set()
    for game, _ in sampled(case, chance):
        for seat in range(case.seats):
            imagined = game.imagine(seat, chance.seed())
            places = case.title.hidden_places
            varied.update(
                place
                for place in places
                if case.title.hidden(game, seat, place) != case.title.hidden(imagined, seat, place)
            )
            if imagined.chance != game.chance:
                varied.add("chance")
    return varied


def copies_are_apart(case: Case) -> None:
    """Law 7: a copy shares nothing changeable, equals its original, and stays equal under equal moves."""
    for game, seat in sampled(case, Chance(case.seed)):
        before = spelled(game)
        copied = game.copy()
        shared = {id(thing) for thing in changeable(game)} & {id(thing) for thing in changeable(copied)}
        if shared or spelled(copied) != before:
            raise case.broken(f"a copy is not the same and apart: {differences(game, copied)}")
        twin = game.copy()
        chance = Chance(case.seed)
        asked = seat
        for _ in range(8):
            move = chance.pick(copied.moves(asked))
            copied.apply(asked, move)
            twin.apply(asked, twin.read(str(move)))
            if not copied.waiting():
                break
            asked = copied.waiting()[0]
        if not same(copied, twin):
            raise case.broken(f"equal copies part under equal moves: {differences(copied, twin)}")
        if spelled(game) != before:
            raise case.broken("playing in a copy changed the original")


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
    if _decoder(kind).decode(json.encode(thing)) != thing:
        raise case.broken(f"{thing} does not survive JSON")


def undo_is_exact(case: Case) -> None:
    """Law 9: going back k moves equals never having played them, and the record of it replays."""
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
                raise case.broken(f"taking back to move {to} is not exact")
            continue
        sitting.play(seat, str(chance.pick(sitting.game.moves(seat))), sitting.question_number(seat))
        past.append(sitting.game.copy())
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
