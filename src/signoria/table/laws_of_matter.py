"""Laws 4 and 5: every game ends, and nothing in it is lost or made; imagined ones too."""

from signoria.table.cases import Case, positions
from signoria.table.chance import Chance
from signoria.table.events import Event
from signoria.table.findings import counts_apart
from signoria.table.game import Game


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
            expected[change.seat][change.what] = expected[change.seat].get(change.what, 0) + change.amount
        for place, tally in enumerate(expected):
            if game.tallies(place) != tally:
                told = ", ".join(type(event).__name__ for event in events) or "no event"
                counted = counts_apart(game.tallies(place), tally)
                raise case.broken(f"after {move} seat {place} has {counted} as the changes say ({told})")
        if case.title.conserved(game) != whole:
            counted = counts_apart(case.title.conserved(game), whole)
            raise case.broken(f"after {move} something is lost or made: {counted}")
    outcome = game.outcome()
    if outcome is None:
        return
    for place, (lines, score) in enumerate(zip(outcome.lines, outcome.scores, strict=True)):
        if sum(lines.values()) != score:
            raise case.broken(f"the scoring lines of seat {place} do not add up to {score}: {lines}")
