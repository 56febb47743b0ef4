"""The command `signoria`, one function a sub-command. What is heavy is imported where it is needed."""

import secrets
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from signoria import given
from signoria.table import BadOptions, TableError
from signoria.table.options import option_text
from signoria.titles import title, titles

if TYPE_CHECKING:
    from signoria.terminal.screen import Screen

SEATS = 4
HIGHEST_SEED = 10**18

TitleKey = Annotated[str, typer.Argument(metavar="TITLE", help="The game: `signoria games` names them.")]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game.")]
Seats = Annotated[int, typer.Option(help="How many players.")]
Bots = Annotated[str, typer.Option(metavar="BOT,…", help="The bots by name: quick, random.")]
Choices = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of the game.")]
Seed = Annotated[int, typer.Option(min=0, max=HIGHEST_SEED, help="What chance begins with.")]
ComponentFile = Annotated[Path | None, typer.Option("--components", metavar="FILE", help="Components of your own.")]
Language = Annotated[str, typer.Option(metavar="en|fr", help="The language.")]
Names = Annotated[str, typer.Option(metavar="NAME,…", help="The players' names, seat by seat.")]
Games = Annotated[int, typer.Option("-n", "--games", min=1, max=10**7, help="How many games.")]
Workers = Annotated[int, typer.Option(min=1, max=512, help="How many processes play.")]
Json = Annotated[bool, typer.Option("--json", help="For programs to read.")]

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


def main(arguments: Sequence[str] | None = None) -> None:
    """The entry point. Bad input ends with one line and status 2."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # both are text files, whatever they write to
    try:
        status = app(args=arguments, prog_name="signoria", standalone_mode=False)
    except typer.TyperException as error:
        _refuse(error.format_message())
    except TableError as error:
        _refuse(str(error))
    except OSError as error:
        _refuse(f"{error.filename or 'a file'}: {error.strerror or error}")
    else:
        sys.exit(status or 0)


def _refuse(sentence: str) -> None:
    print(f"signoria: {' '.join(sentence.split())}", file=sys.stderr)
    sys.exit(2)


@app.callback(invoke_without_command=True)
def signoria(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Which version this is.")] = False,
) -> None:
    """Board games by their exact rules: play, watch, measure."""
    if version:
        from importlib.metadata import version as installed

        print(f"signoria {installed('signoria')}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve()


@app.command()
def games(json: Json = False) -> None:
    """The games there are, with their options."""
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
                }
                for option in each.options
            ],
        }
        for each in titles()
    ]
    if json:
        _print_json(rows)
        return
    for each in titles():
        print(
            f"{each.key}: {each.name.en}, {each.seats.start} to {each.seats.stop - 1} players, {each.minutes} minutes"
        )
        print(f"  {each.sentence.en}")
        for option in each.options:
            choices = ", ".join(option_text(choice) for choice in option.choices)
            print(f"  --option {option.key}={option_text(option.default)}  ({choices}) {option.sentence.en}")


@app.command()
def play(
    title_key: Annotated[str, typer.Argument(metavar="[TITLE]", help="The game; with --resume the record's.")] = "",
    seats: Annotated[int | None, typer.Option(help=f"How many players; {SEATS} if nothing is said.")] = None,
    you: Annotated[str, typer.Option(metavar="1,…", help="The seats of people; several share the keyboard.")] = "1",
    bots: Bots = "",
    names: Names = "",
    option: Choices = None,
    seed: Annotated[int | None, typer.Option(min=0, max=HIGHEST_SEED, help="What chance begins with.")] = None,
    components: ComponentFile = None,
    language: Language = "en",
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Goes on with a saved game.")] = None,
) -> None:
    """Plays a game in the terminal, against bots or with several people at one keyboard."""
    from signoria.terminal.lines import Lines
    from signoria.terminal.seating import seated
    from signoria.terminal.session import Session

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
    seating = seated(
        sitting.header.seats, given.seats(you), given.listed(bots), given.listed(names), sitting.header.seed
    )
    screen = _screen()
    session = Session(sitting, seating, screen, Lines(screen), given.language(language))
    session.saved = resume
    session.again = _again(you=you, bots=bots, names=names, components=str(components or ""), language=language)
    session.run()


def _again(**said: str) -> str:
    """The command that seats the same people and bots again."""
    unsaid = {"you": "1", "language": "en"}
    words = [word for key, value in said.items() if value != unsaid.get(key, "") for word in (f"--{key}", value)]
    return shlex.join(["signoria", "play", *words])


@app.command()
def watch(
    record: RecordFile,
    eyes: Annotated[str, typer.Option(metavar="1", help="As that player sees it; 0 as a spectator.")] = "",
    names: Names = "",
    components: ComponentFile = None,
    language: Language = "en",
) -> None:
    """Steps through a game; with no terminal it tells the whole story."""
    from signoria.terminal.lines import Lines
    from signoria.terminal.seating import named
    from signoria.terminal.watching import Viewer, Watch, tell

    read = given.record(record)
    game = title(read.header.title)
    watched = Watch(
        read, game, given.box(game, components), named(read.header.seats, given.listed(names)), given.language(language)
    )
    watched.look(eyes)
    screen = _screen()
    lines = Lines(screen)
    if screen.live and lines.typed:
        Viewer(watched, screen, lines).run()
    else:
        tell(watched, screen)


@app.command()
def replay(record: RecordFile, components: ComponentFile = None, json: Json = False) -> None:
    """Checks a record move by move, and tells the result."""
    sitting = given.sitting(given.record(record), components)
    outcome = sitting.outcome()
    ranks, scores = (outcome.ranks, outcome.scores) if outcome is not None else ((), ())
    if json:
        header = sitting.header
        found = {"title": header.title, "seats": header.seats, "seed": header.seed, "moves": sitting.number}
        _print_json({**found, "finished": outcome is not None, "ranks": ranks, "scores": scores})
        return
    print(f"{sitting.title.name.en}, {sitting.header.seats} players, {sitting.number} moves: the record is whole.")
    if outcome is None:
        print(f"The game is not over: seat {sitting.game.waiting()[0] + 1} is asked.")
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(ranks)):
        print(f"{rank}. seat {seat + 1}: {scores[seat]} points")


@app.command()
def rules(
    title_key: TitleKey,
    paragraph: Annotated[str, typer.Argument(metavar="[PARAGRAPH]", help="4.2, or 4 for a chapter.")] = "",
    language: Language = "en",
) -> None:
    """The rulebook: its chapters, one chapter, or one paragraph."""
    from signoria.terminal.rules import show_rules

    show_rules(_screen(), title(title_key), given.language(language), paragraph)


@app.command()
def components(
    title_key: TitleKey,
    check: Annotated[Path | None, typer.Option(metavar="FILE", help="Reads a file of your own.")] = None,
) -> None:
    """The components of a game as TOML, to make your own from; or whether a file of your own is whole."""
    game = title(title_key)
    if check is None:
        print(game.components(), end="")
        return
    print(f"{check} is whole: its digest is {given.box(game, check).digest}.")


@app.command()
def simulate(
    title_key: TitleKey,
    games: Games = 1000,
    seats: Seats = SEATS,
    bots: Bots = "random",
    option: Choices = None,
    seed: Seed = 0,
    components: ComponentFile = None,
    records: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where to keep the records.")] = None,
    workers: Workers = 1,
    json: Json = False,
) -> None:
    """Plays many games among bots, the first from the seed and each next from one more."""
    from signoria.arena.simulate import simulate as simulated
    from signoria.workers import bar, crew

    with crew(workers) as executor, bar(games) as progress:
        report = simulated(
            title_key,
            games=games,
            seats=seats,
            seed=seed,
            options=given.pairs(option),
            bots=given.bots(bots, seats),
            records=records,
            components=given.components(title_key, components),
            executor=executor,
            progress=progress,
        )
    if json:
        _print_json(report)
        return
    print(f"{report.games} games, {report.decisions} decisions, {report.seconds:.1f} s")
    for seat in range(report.seats):
        wins = sum(outcome.ranks[seat] == 1 for outcome in report.outcomes)
        mean = sum(outcome.scores[seat] for outcome in report.outcomes) / report.games
        print(f"seat {seat + 1}: {100 * wins / report.games:5.1f} % won or shared, {mean:5.1f} points on average")


@app.command()
def arena(
    title_key: TitleKey,
    bots: Bots = "quick,random",
    games: Games = 200,
    seats: Seats = 2,
    option: Choices = None,
    seed: Seed = 0,
    components: ComponentFile = None,
    workers: Workers = 1,
    json: Json = False,
) -> None:
    """A match between bots in which everybody sits everywhere."""
    from signoria.arena.match import match
    from signoria.workers import bar, crew

    with crew(workers) as executor, bar(games) as progress:
        report = match(
            title_key,
            given.listed(bots),
            games=games,
            seats=seats,
            seed=seed,
            options=given.pairs(option),
            components=given.components(title_key, components),
            executor=executor,
            progress=progress,
        )
    if json:
        _print_json(report)
        return
    print(f"{report.games} games of {report.seats}")
    for row in report.bots:
        share, low, high = (100 * part for part in (row.share, row.low, row.high))
        print(f"{row.spec:20} won {share:5.1f} % ({low:.1f} to {high:.1f}), rating {row.rating:.0f}")


@app.command()
def bench(
    title_key: Annotated[str, typer.Argument(metavar="[TITLE]", help="One game only.")] = "", json: Json = False
) -> None:
    """How fast it goes: microseconds, and yards that measure the machine itself."""
    from signoria.arena.bench import bench as measured

    report = measured([title(title_key).key] if title_key else [each.key for each in titles()])
    if json:
        _print_json(report)
        return
    print(f"a yard is {report.yard_us} µs here")
    for figure in report.results:
        print(f"{figure.title:12} {figure.what:10} {figure.us:12.3f} µs {figure.yards:12.2f} yards")


@app.command()
def serve(
    port: Annotated[
        int | None, typer.Option(min=1, max=65535, help="Where it listens; 8000 if nothing is said.")
    ] = None,
    host: Annotated[str | None, typer.Option(help="On which address; only this machine if nothing is said.")] = None,
    database: Annotated[str | None, typer.Option(help="sqlite:FILE or postgresql://…")] = None,
    browser: Annotated[bool, typer.Option("--browser", help="Opens a browser, where there is one.")] = False,
) -> None:
    """Runs tables for browsers and programs. The environment sets the rest: docs/running-a-server.md."""
    from signoria.server.serving import serve as served
    from signoria.server.serving import show_page
    from signoria.server.settings import read_settings

    said: dict[str, str | float | None] = {"port": port, "host": host, "database": database}
    settings = read_settings({name: value for name, value in said.items() if value is not None})
    print(f"Signoria: http://{settings.host}:{settings.port}", flush=True)
    served(settings, *([show_page] if browser else []))


@app.command()
def migrate(
    database: Annotated[str | None, typer.Option(help="sqlite:FILE or postgresql://…")] = None,
) -> None:
    """Brings the database of a server up to this version."""
    import asyncio

    from signoria.server.app import migrated
    from signoria.server.settings import read_settings

    settings = read_settings({"database": database} if database else None)
    steps = asyncio.run(migrated(settings))
    print("nothing to do" if not steps else f"applied {', '.join(map(str, steps))}")


def _screen() -> "Screen":
    from rich.console import Console

    from signoria.terminal.screen import Screen

    return Screen(Console())


def _print_json(found: object) -> None:
    import msgspec

    print(msgspec.json.encode(found).decode())
