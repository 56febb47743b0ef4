"""The moves of the game: what a player can say."""

from typing import Final

from signoria.table import Arguments, KeyMove, Move


class Choose(KeyMove):
    """A workshop of the starting offer."""


class Build(KeyMove):
    """A workshop to be built."""


class Commission(KeyMove):
    """A work to be made."""


class Alms(KeyMove):
    """A pulpit at which alms are given."""


class Hear(KeyMove):
    """The preacher who gets them."""


class HearKept(Hear):
    """The nameless preacher whom the Bishop keeps for himself, rather than the one who is free for all."""


class Arrest(KeyMove):
    """A family that loses a worker to the guard."""


class Reserve(KeyMove):
    """An artist whom only the Captain may hire."""


class Convert(KeyMove):
    """A family that loses a worker to the Bishop."""


class Block(KeyMove):
    """A preacher whom the Bishop keeps."""


class Sell(KeyMove):
    """A cube sold in the market."""


class Buy(KeyMove):
    """A cube bought in the market."""


class Give(KeyMove):
    """A cube given in a dealing."""


class Take(KeyMove):
    """A cube taken in a dealing."""


class Realise(KeyMove):
    """A commission that is paid and made."""


class Fail(KeyMove):
    """A commission that is not."""


class UseWorkshop(Move):
    """A worker sent to a slot of a family's district: `use pazzi 3`."""

    def __init__(self, owner: int, family: str, slot: int) -> None:
        super().__init__(f"use {family} {slot + 1}")
        self.owner = owner
        self.slot = slot
        self.family = family

    def arguments(self) -> Arguments:
        return {"family": self.family, "slot": self.slot + 1}


class Hire(Move):
    """An artist and the skill he is hired for; the skill is named where he has several."""

    def __init__(self, text: str, face: int, key: str, skill: int, skill_key: str) -> None:
        super().__init__(text)
        self.face = face
        self.key = key
        self.skill = skill
        self.skill_key = skill_key

    def arguments(self) -> Arguments:
        return {"character": self.key, "skill": self.skill_key}


GO_TO_MARKET: Final = Move("market")
NOTHING: Final = Move("nothing")
EXCHANGE: Final = Move("exchange")
LEAVE: Final = Move("leave")
RUN: Final = Move("run")
IDLE: Final = Move("idle")
FINISH: Final = Move("finish")
ABANDON: Final = Move("abandon")
