"""What all parts of the store stand on."""

from signoria.server.database import Database


class Door:
    """A part of the store: functions that run where the database lets them."""

    def __init__(self, database: Database) -> None:
        self._database = database
