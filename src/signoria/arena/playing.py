"""One game among bots, and many of them on any executor."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, as_completed

from msgspec import Struct

from signoria.arena.keeping import Kept
from signoria.bots import Bot, bot
from signoria.bots.random import RandomBot
from signoria.table import Box, Chance, Evaluation, Game, Handle, Move, Options, Seat, Sitting, Title
from signoria.table.chance import check_seed
from signoria.titles import title

LARGEST_PART = 25
"""So many games travel together at most: a task costs more than a quick game on a cluster."""
PARTS = 200
"""A short match is cut into as many parts as it has games, up to so many: what is lost is little."""


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
    box = played.box(batch.components or None)
    return [play_game(played, deal.bots, options, deal.seed, box, recorded=batch.recorded) for deal in batch.deals]


def play_all(
    whole: Batch,
    executor: Executor | None,
    progress: Callable[[int], None] | None,
    kept: Kept | None = None,
) -> Iterator[tuple[int, GameResult]]:
    """Plays all games of a batch in small ones, wherever there is room, and gives each with its place as it ends."""
    done = kept.games if kept else {}
    places = []
    for place in range(len(whole.deals)):
        if game := done.get(place):
            yield place, GameResult(game.seed, game.ranks, game.scores, game.decisions)
        else:
            places.append(place)
    _tell(progress, len(whole.deals) - len(places))
    for part, results in _played(whole, places, executor):
        for place, result in zip(part, results, strict=True):
            if kept:
                kept.add(place, result)
            yield place, result
        _tell(progress, len(part))


def _played(
    whole: Batch, places: list[int], executor: Executor | None
) -> Iterator[tuple[Sequence[int], list[GameResult]]]:
    if executor is None:
        for place in places:
            yield (place,), play_batch(_part(whole, (place,)))
        return
    running: dict[Future[list[GameResult]], Sequence[int]] = {}
    size = max(1, min(LARGEST_PART, len(places) // PARTS))
    for start in range(0, len(places), size):
        part = places[start : start + size]
        running[executor.submit(play_batch, _part(whole, part))] = part
    for done in as_completed(running):
        yield running[done], done.result()


def _part(whole: Batch, places: Sequence[int]) -> Batch:
    deals = tuple(whole.deals[place] for place in places)
    return Batch(whole.title, whole.options, whole.components, whole.recorded, deals)


def _tell(progress: Callable[[int], None] | None, games: int) -> None:
    if progress is not None and games:
        progress(games)


def checked_batch(
    title_key: str, options: dict[str, str], components: str, deals: Sequence[Deal], *, recorded: bool
) -> Batch:
    """A batch that can be played: title, options, seats, seeds, components and bots are tried before it starts."""
    played = title(title_key)
    seats = len(deals[0].bots) if deals else played.seats.start
    read = Options.read(played.options, options)
    played.check(seats, read)
    played.box(components or None)
    for deal in deals:
        check_seed(deal.seed)
    for spec in sorted({spec for deal in deals for spec in deal.bots}):
        bot(spec, 0)
    return Batch(title_key, options, components, recorded, tuple(deals))
