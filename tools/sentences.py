"""Sentences of recorded games, for the page to say as well: `python tools/sentences.py` writes JSON.

For one record of every title, in each language: what its sentences are made of, and every different event, question,
move and refusal of the game with the words that `Speech` says. The page's tests say them again and compare.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from signoria.table import Options, Sitting, read_record
from signoria.table.records import Record
from signoria.table.texts import LANGUAGES, Speech, catalogue
from signoria.titles import TITLES, title

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
PLAYERS = ("Anna", "Bruno", "Chiara", "Dario", "Elena")


def recorded(key: str) -> Record:
    """The shortest golden record of a title at a full table."""
    found = [read_record(path.read_text(encoding="utf-8")) for path in sorted(GOLDEN.glob(f"{key}-*.record"))]
    return min(found, key=lambda record: (-record.header.seats, len(record.lines)))


def sentences(sitting: Sitting, record: Record) -> Iterator[tuple[str, object]]:
    """Every message of a game, by the kind of thing it is."""
    for line in record.lines:
        game = sitting.game
        for seat in game.waiting():
            yield "question", game.question(seat)
            yield from (("message", game.message(seat, move)) for move in game.moves(seat)[:40])
            yield from (("refusal", refusal) for _, refusal in game.refused(seat)[:40])
        before = sitting.number
        sitting.follow(line)
        yield from (("event", event) for event in sitting.events_of(before))


def told(key: str) -> dict[str, object]:
    """All of one title."""
    record, played = recorded(key), title(key)
    seats, options = record.header.seats, Options.read(played.options, record.header.options)
    sitting = Sitting(played, seats, options, record.header.seed)
    found = list({msgspec.json.encode(pair): pair for pair in sentences(sitting, record)}.values())
    speeches = {language: Speech(played, language, sitting.box.names, PLAYERS) for language in LANGUAGES}
    return {
        "title": key,
        "names": sitting.box.names,
        "players": PLAYERS,
        "catalogues": {
            language: catalogue("signoria.table", language) + "\n" + catalogue(played.package, language)
            for language in LANGUAGES
        },
        "sentences": [
            {
                "kind": kind,
                "said": said,
                "words": {lang: getattr(speech, kind)(said) for lang, speech in speeches.items()},
            }
            for kind, said in found
        ],
    }


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode([told(key) for key in TITLES]))
