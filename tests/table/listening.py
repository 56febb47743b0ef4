"""Listening to a title: games played by chance in which everything that can be said is said."""

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import TypeVar

from signoria.table import BadOptions, Box, Chance, Event, Game, Move, Options, Seat, Title, bid
from signoria.table.texts import LANGUAGES, Speech, catalogue

PLAYERS = ("Anna", "Bruno", "Carla", "Dario", "Elena")
NAMELESS = ("square", "other_square", "move")
"""Arguments that are said as they stand."""
KEY = re.compile(r"[a-z0-9_]+")
DRAWN_EVERY = 8
GAMES = 2
ENOUGH = 100
"""Of short games more are listened to, until so many questions were asked at a table of each size."""
LONG = 60
"""After so many questions only every other is listened to, then every third, and so on."""
GLANCES = 6
"""More games, of which only what is asked, told and drawn is heard: the rare things."""
TRIED = 3
AT_ONCE = 8
T = TypeVar("T")


class Listening(Speech):
    """Notes every sentence said, with the arguments that came each time, and all that went wrong."""

    def __init__(self, title: Title, language: str, box: Box) -> None:
        super().__init__(title, language, box.names, PLAYERS)
        self.heard: dict[str, frozenset[str]] = {}
        self.faults: set[str] = set()
        self._said: dict[tuple[object, ...], str] = {}

    def name(self, what: str, value: str) -> str:
        if KEY.fullmatch(value) and what not in NAMELESS and not self._named(what, value):
            self.faults.add(f"{what} {value!r} has no name")
        return super().name(what, value)

    def _format(self, key: str, arguments: Mapping[str, str | int]) -> str:
        """The same sentence with the same arguments is the same words: it is formed once."""
        whole = (key, *arguments.items())
        if whole not in self._said:
            self._said[whole] = self._formed(key, arguments)
        return self._said[whole]

    def _formed(self, key: str, arguments: Mapping[str, str | int]) -> str:
        found = self.found(key)
        if not found:
            self.faults.add(f"{key} is in no catalogue")
            return key
        came = frozenset(arguments)
        self.heard[found] = self.heard.get(found, came) & came
        pattern = self._bundle.get_message(found).value
        assert pattern is not None
        formatted, errors = self._bundle.format_pattern(pattern, dict(arguments))
        words = str(formatted)
        self.faults.update(f"{found}: {error}" for error in errors)
        if "{" in words:
            self.faults.add(f"{found} leaves a brace: {words}")
        return words


@cache
def listened(title: Title) -> tuple[Listening, ...]:
    """What a title says in a few games of each number of seats, in every language."""
    speeches = tuple(Listening(title, language, title.box()) for language in LANGUAGES)
    for speech in speeches:
        for note in title.box().notes.values():
            speech.message(note)
    for seats in title.seats:
        games, asked = 0, 0
        while games < GAMES or asked < ENOUGH:
            asked += _hear_game(speeches, title, title.chosen(seats), seats, games)
            games += 1
        for seed in range(games, games + GLANCES * games // GAMES):
            _glance_at_game(speeches[0], title, title.chosen(seats), seats, seed)
    for options in _variants(title):
        _glance_at_game(speeches[0], title, options, title.seats.start, GAMES)
    for options in own_games(title):
        _hear_game(speeches, title, options, title.seats[-1], GAMES)
        for seed in range(GAMES, GAMES + 2 * GLANCES):
            _glance_at_game(speeches[0], title, options, title.seats[-1], seed)
    return speeches


def own_games(title: Title) -> list[Options]:
    """The variants that are listened to as to games of their own."""
    return [options for options in _variants(title) if _brings_moves(title, options)]


def _brings_moves(title: Title, options: Options) -> bool:
    """Whether a variant has moves of its own: then it is listened to as to a game of its own."""
    seats = title.seats.start
    usual = title.deal(seats, title.chosen(seats), 0).lexicon.texts()
    return title.deal(seats, options, 0).lexicon.texts() != usual


def _variants(title: Title) -> list[Options]:
    """One option changed at a time, to its last choice, where that goes with all others as they are."""
    found = []
    for option in title.options:
        with suppress(BadOptions):
            found.append(title.chosen(title.seats.start, {option.key: option.choices[-1]}))
    return found


def _hear_game(speeches: tuple[Listening, ...], title: Title, options: Options, seats: int, seed: int) -> int:
    """One game; tells how many questions were asked."""
    chance = Chance(seed)
    game = title.deal(seats, options, seed)
    verbs, pieces = _lexicon(game)
    asked = 0
    while game.waiting():
        seat = chance.pick(game.waiting())
        asked += 1
        if not chance.below(1 + asked // LONG):
            piece = pieces[_piece(game.moves(seat)[0])]
            tried = [chance.pick(moves) for moves in verbs.values()] + [chance.pick(piece) for _ in range(TRIED)]
            for speech in speeches:
                _hear_question(speech, game, seat, tried)
        if asked % DRAWN_EVERY == 0:
            for speech in speeches:
                title.draw(game.view(seat), speech, title.box(), game.moves(seat))
        events: list[Event] = []
        game.apply(seat, chance.pick(game.moves(seat)), events)
        for speech in speeches:
            _hear_events(speech, events)
    for speech in speeches:
        title.draw(game.view(None), speech, title.box())
    return asked


def _glance_at_game(speech: Listening, title: Title, options: Options, seats: int, seed: int) -> None:
    chance = Chance(seed)
    game = title.deal(seats, options, seed)
    drawn: set[str] = set()
    while game.waiting():
        seat = game.waiting()[0]
        question = game.question(seat)
        assert question is not None
        if question.key not in drawn:
            drawn.add(question.key)
            _hear_question(speech, game, seat, [])
            title.draw(game.view(seat), speech, title.box(), game.moves(seat))
        events: list[Event] = []
        game.apply(seat, chance.pick(game.moves(seat)), events)
        _hear_events(speech, events)


def _piece(move: Move) -> str:
    """The verb of a move and what it is about: `place tower`."""
    return " ".join(move.text.split()[:2])


def _lexicon(game: Game) -> tuple[dict[str, list[Move]], dict[str, list[Move]]]:
    """Every move there is, and a few bids: by their verb, and by verb and piece."""
    moves: list[Move] = [game.read(text) for text in game.lexicon.texts()]
    moves += [bid(amount) for amount in (*range(1, 100), *range(100, 10_000, 100), 350, 900_000)]
    verbs: dict[str, list[Move]] = {}
    pieces: dict[str, list[Move]] = {}
    for move in moves:
        verbs.setdefault(move.kind, []).append(move)
        pieces.setdefault(_piece(move), []).append(move)
    return verbs, pieces


def _hear_question(speech: Listening, game: Game, seat: Seat, tried: list[Move]) -> None:
    question = game.question(seat)
    assert question is not None
    speech.question(question)
    for move in _some(game.moves(seat)):
        speech.move(game, seat, move)
    refused = _some(game.refused(seat))
    for move, _ in refused:
        speech.move(game, seat, move)
    refusals = [why for _, why in refused]
    refusals += [why for move in tried if (why := game.refusal(seat, move)) is not None]
    for refusal in refusals:
        speech.refusal(refusal)


def _some(things: Sequence[T]) -> Sequence[T]:
    """All of a short list, and now and then one of a long one: two hundred places of a tile are said alike."""
    return things[:: 1 + len(things) // AT_ONCE]


def _hear_events(speech: Listening, events: list[Event]) -> None:
    for event in events:
        speech.event(event)
        for change in event.changes:
            speech.name("source", change.source)


def sentences(package: str, language: str) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """Every key of a catalogue with the arguments its sentence names and the sentences it holds."""
    entries = re.split(r"^(?=[a-z])", catalogue(package, language), flags=re.MULTILINE)[1:]
    return {
        entry.split(" ", 1)[0]: (
            frozenset(re.findall(r"\$(\w+)", entry)),
            frozenset(re.findall(r"\{ ([a-z][\w-]*) \}", entry)),
        )
        for entry in entries
    }
