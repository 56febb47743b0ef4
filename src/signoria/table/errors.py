"""What can go wrong at a table, each said in one sentence for the person who reads it."""


class TableError(Exception):
    """The family: its text is one clear line, and nothing has changed when it is raised."""


class UnknownTitle(TableError):
    """No game of that name."""


class BadOptions(TableError):
    """An option, its value, or a number of seats that the title does not have."""


class BadComponents(TableError):
    """A component file that is not whole: names the row and the reason."""


class BadRecord(TableError):
    """A record that is cut off, edited, of newer rules, or does not replay."""


class Unreadable(TableError):
    """A move text that means nothing in this title."""
