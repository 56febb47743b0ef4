"""The command, by its name or as `python -m signoria`. Ctrl-C while it is still being loaded ends it quietly too."""

import sys


def main() -> None:
    """The entry point."""
    try:
        from signoria.command import main as command  # noqa: PLC0415 -- loading it is what may be interrupted
    except KeyboardInterrupt:
        sys.exit(130)
    command()


if __name__ == "__main__":
    main()
