"""One game among bots, and many of them on any executor."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, as_completed
from functools import lru_cache

from msgspec import Struct

from signoria.bots import Bot, bot
from signoria.bots.random import RandomBot
from signoria.table import Box, Chance, Evaluation, Game, Handle, Move, Options, Seat, Sitting, Title
from signoria.titles import title

BATCH = 25
"""Games that travel together: a task costs more than a quick game on a cluster."""


class GameResult(Struct, frozen=True):
    """How one game ended."""

    seed: int
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    record: str = ""


class Deal(Struct, frozen=True):
    """One game to play: its seed, and who sits where."""

    seed: int
    bots: tuple[str, ...]


class Batch(Struct, frozen=True):
    """Games of one title with the same options and components: all that another process needs to play them."""

    title: str
    options: dict[str, str]
    components: str
    recorded: bool
    deals: tuple[Deal, ...]


class _Players:
    """The bots of one game. Each sees only its handle; one that takes any move needs no more than the moves."""

    def __init__(self, played: Title, specs: Sequence[str], seed: int) -> None:
        chance = Chance(seed)
        self._seats: list[Bot] = [bot(spec, chance.seed()) for spec in specs]
        self._chance = chance
        self._evaluation: Evaluation = played.evaluation()

    def answer(self, game: Game, seat: Seat) -> Move:
        """What the bot on a seat plays."""
        player = self._seats[seat]
        if isinstance(player, RandomBot):
            return player.among(game.moves(seat))
        return player.choose(Handle(game, seat, self._chance.seed(), self._evaluation)).move


def play_game(
    played: Title, bots: Sequence[str], options: Options, seed: int, box: Box | None = None, *, recorded: bool = False
) -> GameResult:
    """Plays a game from its seed: the same bots, options and seed play the same game."""
    sitting = Sitting(played, len(bots), options, seed, box) if recorded else None
    game = sitting.game if sitting else played.deal(len(bots), options, seed, box)
    players = _Players(played, bots, seed)
    decisions = 0
    while waiting := game.waiting():
        move = players.answer(game, waiting[0])
        decisions += 1
        if sitting:
            sitting.play(waiting[0], str(move))
            game = sitting.game
        else:
            game.apply(waiting[0], move)
    outcome = game.outcome()
    assert outcome is not None
    text = sitting.record().text() if sitting else ""
    return GameResult(seed, outcome.ranks, outcome.scores, decisions, text)


def play_batch(batch: Batch) -> list[GameResult]:
    """Plays the games of a batch, here."""
    played = title(batch.title)
    options = Options.read(played.options, batch.options)
    box = _box(batch.title, batch.components)
    return [play_game(played, deal.bots, options, deal.seed, box, recorded=batch.recorded) for deal in batch.deals]


@lru_cache(maxsize=4)
def _box(title_key: str, components: str) -> Box:
    """A box is opened once for all batches of a process."""
    played = title(title_key)
    return played.open_box(components) if components else played.box()


def play_all(
    whole: Batch, executor: Executor | None, progress: Callable[[int], None] | None
) -> Iterator[tuple[Deal, GameResult]]:
    """Plays all games of a batch in small ones, wherever there is room, and gives them in their order."""
    if executor is None:
        for deal in whole.deals:
            (result,) = play_batch(_part(whole, (deal,)))
            _tell(progress, 1)
            yield deal, result
        return
    parts = [_part(whole, whole.deals[start : start + BATCH]) for start in range(0, len(whole.deals), BATCH)]
    running: dict[Future[list[GameResult]], int] = {
        executor.submit(play_batch, part): place for place, part in enumerate(parts)
    }
    finished: dict[int, list[GameResult]] = {}
    for done in as_completed(running):
        finished[running[done]] = done.result()
        _tell(progress, len(finished[running[done]]))
    for place, part in enumerate(parts):
        yield from zip(part.deals, finished[place], strict=True)


def _part(whole: Batch, deals: tuple[Deal, ...]) -> Batch:
    return Batch(whole.title, whole.options, whole.components, whole.recorded, deals)


def _tell(progress: Callable[[int], None] | None, games: int) -> None:
    if progress is not None:
        progress(games)


def checked_batch(
    title_key: str, options: dict[str, str], components: str, deals: Sequence[Deal], *, recorded: bool
) -> Batch:
    """A batch that can be played: title, options, seats, components and bots are tried before anything starts."""
    played = title(title_key)
    seats = len(deals[0].bots) if deals else played.seats.start
    read = Options.read(played.options, options)
    played.check(seats, read)
    _box(title_key, components)
    for spec in sorted({spec for deal in deals for spec in deal.bots}):
        bot(spec, 0)
    return Batch(title_key, options, components, recorded, tuple(deals))
