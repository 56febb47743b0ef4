"""What sub-commands are told on the command line."""

from pathlib import Path
from typing import Annotated

import typer

from signoria.command import completing

SEATS = 4

TitleKey = Annotated[
    str,
    typer.Argument(
        metavar="TITLE", help="The game; `signoria games` lists them.", autocompletion=completing.title_keys
    ),
]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game.")]
Seats = Annotated[int, typer.Option(help="How many players.")]
Bots = Annotated[
    str,
    typer.Option(
        metavar="BOT,…",
        help="The bots by name: master, quick, random, search:ms=250.",
        autocompletion=completing.bot_names,
    ),
]
Choices = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="KEY=VALUE", help="An option of the game.", autocompletion=completing.option_pairs
    ),
]
Seed = Annotated[int, typer.Option(help="The seed that chance starts from.")]
ComponentFile = Annotated[Path | None, typer.Option("--components", metavar="FILE", help="Components of your own.")]
Language = Annotated[str, typer.Option(metavar="en|fr", help="The language.", autocompletion=completing.languages)]
Names = Annotated[str, typer.Option(metavar="NAME,…", help="The players' names, seat by seat.")]
Games = Annotated[int, typer.Option("-n", "--games", min=1, max=10**7, help="How many games.")]
Workers = Annotated[int, typer.Option(min=1, max=512, help="How many processes play.")]
Cluster = Annotated[str, typer.Option(metavar="tcp://…", help="The scheduler of a Dask cluster whose workers play.")]
Json = Annotated[bool, typer.Option("--json", help="Prints JSON for programs.")]
