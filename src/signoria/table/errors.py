"""What can go wrong at a table, each said in one sentence for the person who reads it."""

from collections.abc import Mapping


class TableError(Exception):
    """The family: its text is one clear line, and nothing has changed when it is raised."""


class UnknownTitle(TableError):
    """No game of that name."""


class BadOptions(TableError):
    """An option, its value, or a number of seats that the title does not have; `option` is the one to be changed."""

    def __init__(self, sentence: str, french: str = "", *, option: str = "") -> None:
        super().__init__(sentence)
        self.french = french
        self.option = option

    def sentence(self, language: str) -> str:
        """What the person reads."""
        return self.french if language == "fr" and self.french else str(self)


class BadSeed(TableError):
    """A seed that no record could carry."""


class BadComponents(TableError):
    """A component file that is not whole: names the row and the reason, in the reader's language.

    The reason is a key of the catalogue `components` of a package, or of the table's own; `row` is empty where it is
    about the file as a whole.
    """

    def __init__(self, package: str, row: str, key: str, arguments: Mapping[str, str]) -> None:
        super().__init__(package, row, key, arguments)
        self.package = package
        self.row = row
        self.key = key
        self.arguments = arguments

    def sentence(self, language: str) -> str:
        """What the person reads."""
        from signoria.table.texts import component_refusal  # noqa: PLC0415  # words are needed only where one reads

        return component_refusal(self, language)

    def __str__(self) -> str:
        return self.sentence("en")


class BadRecord(TableError):
    """A record that is cut off, edited, made under newer rules, or does not replay."""


class Unreadable(TableError):
    """A move text that means nothing in this title."""
