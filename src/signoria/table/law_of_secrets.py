"""Law 6: what is hidden stays so, in views, questions, reasons and events alike."""

from signoria.table.cases import Case, sampled
from signoria.table.chance import Chance
from signoria.table.events import Event
from signoria.table.findings import events_apart, moves_apart, plainly_apart
from signoria.table.game import Game
from signoria.table.laws_of_matter import it_ends, nothing_lost_or_made
from signoria.table.messages import Refusal, Seat
from signoria.table.walk import same


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
    if same(game, tampered):
        return
    for seat in (*range(case.seats), None):
        if case.title.hides_sums(game, owner, seat):
            _check_looks_the_same(case, game, tampered, seat)
            _check_tells_the_same(case, game, tampered, mover, seat, chance)


def _check_looks_the_same(case: Case, game: Game, other: Game, seat: Seat | None) -> None:
    if game.view(seat) != other.view(seat):
        unlike = plainly_apart(game.view(seat), other.view(seat), "view")
        raise case.broken(f"seat {seat} sees what it cannot know: {unlike}")
    if seat is None:
        return
    if game.waiting() != other.waiting():
        raise case.broken(f"in an imagined game {other.waiting()} are asked, not {game.waiting()}")
    if game.question(seat) != other.question(seat):
        unlike = plainly_apart(game.question(seat), other.question(seat), "question")
        raise case.broken(f"seat {seat} is asked otherwise in an imagined game: {unlike}")
    if list(game.moves(seat)) != list(other.moves(seat)):
        unlike = moves_apart(game.moves(seat), other.moves(seat))
        raise case.broken(f"seat {seat} has other moves in an imagined game: {unlike}")
    if list(game.refused(seat)) != list(other.refused(seat)):
        unlike = plainly_apart(_reasons(game, seat), _reasons(other, seat), "refused")
        raise case.broken(f"seat {seat} is refused otherwise in an imagined game: {unlike}")


def _reasons(game: Game, seat: Seat) -> dict[str, Refusal]:
    return {str(move): why for move, why in game.refused(seat)}


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
            unlike = plainly_apart(after.view(seat), imagined.view(seat), "view")
            raise case.broken(f"{move} is free to take back, yet it showed seat {seat} something: {unlike}")
        return
    unlike = events_apart(*([event for event in told if event.seen_by(seat)] for told in (here, there)))
    if unlike:
        raise case.broken(f"seat {seat} is told of {move} what its view does not show: {unlike}")


def varied_places(case: Case) -> set[str]:
    """Law 6, the other half: the hidden places that were seen to vary in imagined games, and `chance`."""
    chance = Chance(case.seed)
    varied: set[str] = set()
    for game, _ in sampled(case, chance):
        for seat in range(case.seats):
            imagined = game.imagine(seat, chance.seed())
            there = case.title.hidden(imagined, seat)
            varied.update(place for place, lies in case.title.hidden(game, seat).items() if lies != there[place])
            if imagined.chance != game.chance:
                varied.add("chance")
    return varied
