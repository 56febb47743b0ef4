"""The moves of the game: what a player can say."""

from typing import Final

from signoria.table import Arguments, KeyMove, Move, Seat


class Take(Move):
    """Takes the card on a place of the row; places are counted from 0 and written from 1."""

    def __init__(self, place: int) -> None:
        super().__init__(f"take {place + 1}")
        self.place = place

    def arguments(self) -> Arguments:
        return {"place": self.place + 1}


class Brick(KeyMove):
    """One brick of a colour: paid, lost, given or picked."""

    def __init__(self, verb: str, colour: int, key: str) -> None:
        super().__init__(verb, "colour", colour, key)
        self.colour = colour


class Exchange(Move):
    """A brick of a colour from a card of the row, for several of one's own."""

    def __init__(self, place: int, colour: int, key: str) -> None:
        super().__init__(f"exchange {place + 1} {key}")
        self.place = place
        self.colour = colour
        self.key = key

    def arguments(self) -> Arguments:
        return {"place": self.place + 1, "colour": self.key}


class Swap(Move):
    """The card of the row to swap bricks with."""

    def __init__(self, place: int) -> None:
        super().__init__(f"swap {place + 1}")
        self.place = place

    def arguments(self) -> Arguments:
        return {"place": self.place + 1}


class TowerMove(Move):
    """A verb and a tower, by colour and height."""

    def __init__(self, text: str, colour: int, key: str, height: int) -> None:
        super().__init__(text)
        self.colour = colour
        self.key = key
        self.height = height

    def arguments(self) -> Arguments:
        return {"colour": self.key, "height": self.height}


class Lay(TowerMove):
    """Adds bricks to a tower of one's own that has so many floors."""

    def __init__(self, text: str, colour: int, key: str, height: int, bricks: int) -> None:
        super().__init__(text, colour, key, height)
        self.bricks = bricks

    def arguments(self) -> Arguments:
        return {"colour": self.key, "height": self.height, "count": self.bricks, "to_height": self.height + self.bricks}


class Begin(Lay):
    """Begins a new tower."""


class Raise(Lay):
    """Raises a tower."""


class Fill(TowerMove):
    """Fills a contract with a tower of its height; contracts are numbered by the box."""

    def __init__(self, space: int, colour: int, key: str, height: int) -> None:
        super().__init__(f"fill {key} {height}", colour, key, height)
        self.space = space


class Lower(TowerMove):
    """One's own tower that loses its top brick."""


class Sabotage(TowerMove):
    """Another player's tower that loses its top brick."""

    def __init__(self, seat: Seat, colour: int, key: str, height: int) -> None:
        super().__init__(f"sabotage {seat} {key} {height}", colour, key, height)
        self.seat = seat

    def arguments(self) -> Arguments:
        return {"from_seat": self.seat, "colour": self.key, "height": self.height}


class Steal(Move):
    """A brick of a colour out of another player's storehouse."""

    def __init__(self, seat: Seat, colour: int, key: str) -> None:
        super().__init__(f"steal {seat} {key}")
        self.seat = seat
        self.colour = colour
        self.key = key

    def arguments(self) -> Arguments:
        return {"from_seat": self.seat, "colour": self.key}


class Play(KeyMove):
    """Plays a character."""


class Discard(KeyMove):
    """Lays a card on the discard pile."""


class Keep(KeyMove):
    """Does not hand a card on."""


class HandOn(Move):
    """Hands a card on to another player."""

    def __init__(self, card: int, key: str, seat: Seat) -> None:
        super().__init__(f"hand {key} {seat}")
        self.card = card
        self.key = key
        self.seat = seat

    def arguments(self) -> Arguments:
        return {"card": self.key, "to_seat": self.seat}


TRADE: Final = Move("trade")
SKIP: Final = Move("skip")
LEAVE: Final = Move("leave")
STOP: Final = Move("stop")
ENOUGH: Final = Move("enough")
DONE: Final = Move("done")
