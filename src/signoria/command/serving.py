"""The server, its health and its database."""

import contextlib
from collections.abc import Iterator
from typing import Annotated

import typer

from signoria.command.answering import print_json, refuse
from signoria.command.arguments import Json


@contextlib.contextmanager
def _on_this_machine() -> Iterator[None]:
    """What the machine does not give, such as a database, is no bad input: it ends with one line and status 1."""
    from signoria.server.settings import CannotStart

    try:
        yield
    except CannotStart as error:
        refuse(str(error), 1)


def serve(
    port: Annotated[int | None, typer.Option(min=1, max=65535, help="The port it listens on; 8000 by default.")] = None,
    host: Annotated[str | None, typer.Option(help="The address it listens on; only this machine by default.")] = None,
    database: Annotated[str | None, typer.Option(help="sqlite:FILE or postgresql://…")] = None,
    browser: Annotated[bool, typer.Option("--browser", help="Opens a browser, if there is one.")] = False,
) -> None:
    """Runs tables for browsers and programs. The environment sets the rest: docs/running-a-server.md."""
    from signoria.server.serving import serve as served
    from signoria.server.serving import show_page
    from signoria.server.settings import read_settings

    said: dict[str, str | float | None] = {"port": port, "host": host, "database": database}
    settings = read_settings({name: value for name, value in said.items() if value is not None})

    def listening() -> None:
        print(f"Signoria: {settings.address}", flush=True)
        if browser:
            show_page(settings)

    with _on_this_machine():
        served(settings, listening)


def health() -> None:
    """Asks the running server whether it is healthy."""
    from signoria.server.health import illness
    from signoria.server.settings import read_settings

    ailing = illness(read_settings())
    if ailing:
        refuse(ailing, 1)
    print("well")


def migrate(
    database: Annotated[str | None, typer.Option(help="sqlite:FILE or postgresql://…")] = None,
) -> None:
    """Migrates a server's database to this version."""
    import asyncio

    from signoria.server.app import migrated
    from signoria.server.settings import read_settings

    settings = read_settings({"database": database} if database else None)
    with _on_this_machine():
        steps = asyncio.run(migrated(settings))
    print("nothing to do" if not steps else f"applied {', '.join(map(str, steps))}")


def check(
    database: Annotated[str, typer.Argument(metavar="[DATABASE]", help="sqlite:FILE or postgresql://…")] = "",
    repair: Annotated[bool, typer.Option("--repair", help="Cuts a table's log off where it breaks.")] = False,
    json: Json = False,
) -> None:
    """Reads a server's whole database, replays every table and reports what is wrong."""
    import asyncio

    from signoria.server.app import checked
    from signoria.server.settings import read_settings

    settings = read_settings({"database": database} if database else None)
    with _on_this_machine():
        found = asyncio.run(checked(settings, repair=repair))
    if json:
        print_json(found)
    else:
        for wrong in found.wrong:
            where = f"table {wrong.table}: " if wrong.table else ""
            cut = "" if wrong.whole is None else f" ({wrong.whole} lines are whole{', cut there' * wrong.repaired})"
            print(f"{where}{wrong.sentence}{cut}")
        older = f", {found.older_rules} of them of older rules and not played" if found.older_rules else ""
        print(f"{found.tables} tables read{older}; {len(found.wrong) or 'nothing'} wrong")
    if not all(wrong.repaired for wrong in found.wrong):
        raise typer.Exit(1)
