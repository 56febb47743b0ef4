"""Options of a title: declared once, read by command, server and page."""

import re
from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

from msgspec import Struct

from signoria.table.errors import BadOptions
from signoria.table.messages import Text

OptionValue: TypeAlias = str | int | bool


class Option(Struct, frozen=True):
    """One choice about the rules: its key, what it may be, what it is if nobody says, and a sentence.

    An option with a `shape`, a regular expression, may besides be any text of that shape, of which it shows one as an
    `example`. Such texts have no blanks and no capitals: they stand in records.
    """

    key: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    sentence: Text
    shape: str = ""
    example: str = ""

    def read(self, text: str) -> OptionValue:
        """The choice that a text names, or is."""
        said = "".join(text.lower().split())
        for choice in self.choices:
            if said == option_text(choice):
                return choice
        if self.shape and re.fullmatch(self.shape, said):
            return said
        raise BadOptions(
            f"option {self.key} cannot be {text!r}: it is one of {self.allowed()}",
            f"l’option {self.key} ne peut pas être {text!r} : elle est l’une de {self.allowed('ou un texte comme')}",
            option=self.key,
        )

    def allowed(self, such_as: str = "or a text such as") -> str:
        """What it may be, as it is written."""
        choices = ", ".join(option_text(choice) for choice in self.choices)
        return f"{choices}, {such_as} {self.example}" if self.shape else choices

    def takes(self, value: OptionValue) -> bool:
        """Whether a value is one that it may be, and of the right type: True is not 1."""
        if any(type(value) is type(choice) and value == choice for choice in self.choices):
            return True
        return bool(self.shape) and isinstance(value, str) and bool(re.fullmatch(self.shape, value))


FIRST_PLAYER: Final = "first_player"
BY_LOT: Final = "random"


FIRST_PLAYER_SENTENCE: Final = Text(
    "Who is first: drawn, or the player on that seat, the first being 1.",
    "Qui est premier : tiré au sort, ou le joueur de cette place, la première étant 1.",
)


def first_player(seats: range, sentence: Text = FIRST_PLAYER_SENTENCE) -> Option:
    """The option that many titles have: who is first is drawn, or sits on a certain seat, counted from 1."""
    return Option(FIRST_PLAYER, (BY_LOT, *map(str, range(1, seats.stop))), BY_LOT, sentence)


def check_first_player(seats: int, options: "Options") -> None:
    """Whoever is said to be first sits at the table."""
    first = options.get(FIRST_PLAYER, BY_LOT)
    if first != BY_LOT and int(first) > seats:
        raise BadOptions(
            f"{FIRST_PLAYER}={first} needs that seat, but there are {seats}",
            f"{FIRST_PLAYER}={first} demande cette place, mais il y en a {seats}",
            option=FIRST_PLAYER,
        )


def option_text(value: OptionValue) -> str:
    """How a choice is written: on, off, or itself."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


class Options(Mapping[str, OptionValue]):
    """The choices of one game: every declared key, none else."""

    def __init__(self, declared: tuple[Option, ...], chosen: Mapping[str, OptionValue] | None = None) -> None:
        chosen = chosen or {}
        keys = [option.key for option in declared]
        for key in chosen:
            if key not in keys:
                raise BadOptions(f"there is no option {key!r}: there are {', '.join(keys) or 'none'}")
        for option in declared:
            value = chosen.get(option.key, option.default)
            if not option.takes(value):
                option.read(str(value))
                raise BadOptions(f"option {option.key} cannot be {value!r}")
        self._values = {option.key: chosen.get(option.key, option.default) for option in declared}

    @staticmethod
    def read(declared: tuple[Option, ...], texts: Mapping[str, str]) -> "Options":
        """Options from what a person has typed."""
        known = {option.key: option for option in declared}
        for key in texts:
            if key not in known:
                raise BadOptions(f"there is no option {key!r}: there are {', '.join(known) or 'none'}")
        return Options(declared, {key: known[key].read(text) for key, text in texts.items()})

    def __getitem__(self, key: str) -> OptionValue:
        return self._values[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def texts(self) -> dict[str, str]:
        """Every option as it is written in a record."""
        return {key: option_text(value) for key, value in self._values.items()}
