"""The command `signoria`: one function a sub-command, in the order in which its help lists them.

What is heavy is imported where it is needed.
"""

import errno
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from signoria.command import measuring, playing, records, serving, streams
from signoria.command.answering import refuse
from signoria.table import TableError

app = typer.Typer(pretty_exceptions_enable=False)
for command in (
    playing.games,
    playing.play,
    playing.resume,
    playing.watch,
    records.replay,
    records.rules,
    records.components,
    measuring.simulate,
    measuring.arena,
    measuring.bench,
    serving.serve,
    serving.health,
    serving.migrate,
    serving.check,
):
    app.command()(command)


def main(arguments: Sequence[str] | None = None) -> None:
    """The entry point. Bad input ends with one line and status 2, and so does what the machine cannot do, with 1."""
    streams.prepare()
    try:
        status = app(args=arguments, prog_name="signoria", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        refuse(error.format_message())
    except TableError as error:
        refuse(str(error))
    except ModuleNotFoundError as error:
        if error.name and error.name.startswith("signoria"):
            raise
        refuse(f"the server is not installed ({error.name} is missing): pip install 'signoria[server]'", 1)
    except BrokenPipeError:
        streams.hush()
        sys.exit(1)
    except OSError as error:
        if error.filename is None and error.errno in (errno.ENOSPC, errno.EIO):
            streams.hush()
            refuse(f"the output cannot be written: {error.strerror or error}", 1)
        refuse(f"{error.filename or 'this machine'}: {error.strerror or error}")
    else:
        sys.exit(status or 0)


@app.callback(invoke_without_command=True)
def signoria(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Prints the version.")] = False,
) -> None:
    """Board games by their exact rules: play, watch, measure."""
    if version:
        from importlib.metadata import version as installed

        print(f"signoria {installed('signoria')}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())
