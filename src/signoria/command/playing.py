"""Games, and playing and watching them in a terminal."""

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from signoria.command import completing, given
from signoria.command.answering import print_json, screen_here
from signoria.command.arguments import SEATS, Bots, Choices, ComponentFile, Json, Language, Names, RecordFile
from signoria.table import BadOptions, Sitting
from signoria.table.options import option_text
from signoria.titles import title, titles

if TYPE_CHECKING:
    from signoria.terminal.keeping import Keeper


def games(json: Json = False) -> None:
    """Lists the games and their options."""
    rows = [
        {
            "key": each.key,
            "name": each.name.en,
            "seats": [each.seats.start, each.seats.stop - 1],
            "options": [
                {
                    "key": option.key,
                    "choices": [option_text(choice) for choice in option.choices],
                    "default": option_text(option.default),
                    "sentence": option.sentence.en,
                    "example": option.example,
                }
                for option in each.options
            ],
        }
        for each in titles()
    ]
    if json:
        print_json(rows)
        return
    for each in titles():
        print(
            f"{each.key}: {each.name.en}, {each.seats.start} to {each.seats.stop - 1} players, {each.minutes} minutes"
        )
        print(f"  {each.sentence.en}")
        for option in each.options:
            default = option_text(option.default)
            print(f"  --option {option.key}={default}  ({option.allowed()}) {option.sentence.en}")


def play(
    title_key: Annotated[
        str,
        typer.Argument(
            metavar="[TITLE]", help="The game; with --resume the record's.", autocompletion=completing.title_keys
        ),
    ] = "",
    seats: Annotated[int | None, typer.Option(help=f"How many players; {SEATS} by default.")] = None,
    you: Annotated[str, typer.Option(metavar="1,…", help="The seats people play; several share the keyboard.")] = "1",
    bots: Bots = "",
    names: Names = "",
    option: Choices = None,
    seed: Annotated[int | None, typer.Option(help="The seed that chance starts from.")] = None,
    components: ComponentFile = None,
    language: Language = "en",
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Continues a saved game.")] = None,
    practice: Annotated[bool, typer.Option("--practice", help="Anything may be taken back.")] = False,
) -> None:
    """Plays a game in the terminal, against bots or with several people at one keyboard."""
    from signoria.terminal.keeping import Keeper, Places

    if resume is not None:
        if seats is not None or option or seed is not None:
            raise BadOptions("--seats, --option and --seed stand in the record: leave them out with --resume")
        sitting = given.sitting(given.record(resume), components)
        if title_key and title_key != sitting.title.key:
            raise BadOptions(f"{resume} is a game of {sitting.title.key!r}, not of {title_key!r}")
    else:
        if not title_key:
            raise BadOptions(f"name a game: {', '.join(each.key for each in titles())}")
        dealt = secrets.randbelow(10**9) if seed is None else seed
        sitting = given.deal(title_key, SEATS if seats is None else seats, option, dealt, components)
    own = str(components.absolute()) if components is not None else ""
    places = Places(you=you, bots=bots, names=names, components=own, language=language, practice=practice)
    _sit_down(sitting, Keeper(places), resume)


def resume(
    game: Annotated[
        str,
        typer.Argument(
            metavar="[GAME]", help="Its name; by default the last unfinished one.", autocompletion=completing.kept_names
        ),
    ] = "",
    listed: Annotated[bool, typer.Option("--list", help="Lists the kept games.")] = False,
    forget: Annotated[bool, typer.Option("--forget", help="Throws the game away.")] = False,
) -> None:
    """Continues a game that was left in the terminal."""
    from signoria.terminal.keeping import Keeper, kept_game, kept_games

    if listed:
        for each in kept_games():
            print(each.told())
        return
    kept = kept_game(game)
    if forget:
        kept.forget()
        print(f"{kept.name} is forgotten.")
        return
    places = kept.places()
    sitting = given.sitting(kept.record(), Path(places.components) if places.components else None)
    _sit_down(sitting, Keeper(places, kept))


def _sit_down(sitting: Sitting, keeper: "Keeper", saved: Path | None = None) -> None:
    """Plays in the terminal until the players leave."""
    from signoria.terminal.lines import Lines
    from signoria.terminal.seating import seated
    from signoria.terminal.session import Session

    places, header = keeper.places, sitting.header
    people, bots, names = given.seats(places.you), given.listed(places.bots), given.listed(places.names)
    seating = seated(header.seats, people, bots, names, header.seed)
    screen = screen_here()
    session = Session(sitting, seating, screen, Lines(screen), given.language(places.language), keeper)
    session.saved = saved
    session.run()


def watch(
    record: RecordFile,
    eyes: Annotated[str, typer.Option(metavar="1", help="Whose view is shown; 0 for a spectator.")] = "",
    names: Names = "",
    components: ComponentFile = None,
    language: Language = "en",
) -> None:
    """Steps through a game; without a terminal it tells the whole story."""
    from signoria.terminal.lines import Lines
    from signoria.terminal.seating import named
    from signoria.terminal.watching import Viewer, Watch, tell

    read = given.record(record)
    game = title(read.header.title)
    watched = Watch(
        read, game, given.box(game, components), named(read.header.seats, given.listed(names)), given.language(language)
    )
    watched.look(eyes)
    screen = screen_here()
    lines = Lines(screen)
    if screen.live and lines.typed:
        Viewer(watched, screen, lines).run()
    else:
        tell(watched, screen)
