"""Records, rulebooks and component files: what can be read of a game without playing it."""

from pathlib import Path
from typing import Annotated

import typer

from signoria.command import given
from signoria.command.answering import print_json, screen_here
from signoria.command.arguments import ComponentFile, Json, Language, RecordFile, TitleKey
from signoria.titles import title


def replay(record: RecordFile, components: ComponentFile = None, json: Json = False) -> None:
    """Checks a record move by move and prints the result."""
    sitting = given.sitting(given.record(record), components)
    outcome = sitting.outcome()
    ranks, scores = (outcome.ranks, outcome.scores) if outcome is not None else ((), ())
    if json:
        header = sitting.header
        found = {"title": header.title, "seats": header.seats, "seed": header.seed, "moves": sitting.number}
        print_json({**found, "finished": outcome is not None, "ranks": ranks, "scores": scores})
        return
    print(f"{sitting.title.name.en}, {sitting.header.seats} players, {sitting.number} moves: the record is whole.")
    if outcome is None:
        print(f"The game is not over: seat {sitting.game.waiting()[0] + 1} is asked.")
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(ranks)):
        print(f"{rank}. seat {seat + 1}: {scores[seat]} points")


def rules(
    title_key: TitleKey,
    paragraph: Annotated[str, typer.Argument(metavar="[PARAGRAPH]", help="4.2, or 4 for a chapter.")] = "",
    language: Language = "en",
) -> None:
    """Shows the rulebook: its chapters, one chapter, or one paragraph."""
    from signoria.terminal.rules import show_rules

    show_rules(screen_here(), title(title_key), given.language(language), paragraph)


def components(
    title_key: TitleKey,
    check: Annotated[Path | None, typer.Option(metavar="FILE", help="Checks a file of your own.")] = None,
) -> None:
    """Prints the components of a game as TOML, to make your own from; or checks a file of your own."""
    game = title(title_key)
    if check is None:
        print(game.components(), end="")
        return
    print(f"{check} is whole: its digest is {given.box(game, check).digest}.")
