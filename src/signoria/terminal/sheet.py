"""The score sheet: where everybody's points come from."""

from collections.abc import Mapping, Sequence

from signoria.table import Outcome
from signoria.table.texts import Speech
from signoria.terminal.screen import Screen


def show_sheet(screen: Screen, speech: Speech, sheets: Sequence[Mapping[str, int]]) -> None:
    """A column a player, a row a source, and the sum."""
    sources = list(dict.fromkeys(source for sheet in sheets for source in sheet))
    rows = [["", *[speech.player(seat) for seat in range(len(sheets))]]]
    rows += [
        [speech.name("source", source), *[_number(sheet.get(source, 0)) for sheet in sheets]] for source in sources
    ]
    rows.append([speech.say("terminal-sum"), *[str(sum(sheet.values())) for sheet in sheets]])
    screen.table(rows, ["muted", *[""] * len(sheets)])


def show_outcome(screen: Screen, speech: Speech, outcome: Outcome) -> None:
    """The places, best first, and the sheet they come from."""
    screen.say(speech.say("terminal-result"), "heading")
    for place, seat in sorted((rank, seat) for seat, rank in enumerate(outcome.ranks)):
        arguments = {"place": place, "seat": seat, "points": outcome.scores[seat]}
        screen.say(speech.say("terminal-place", arguments), "bold" if place == 1 else "")
    show_sheet(screen, speech, outcome.lines)


def _number(points: int) -> str:
    return str(points) if points else ""
