"""Options of a title: declared once, read by command, server and page."""

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from msgspec import Struct

from signoria.table.errors import BadOptions
from signoria.table.messages import Text

OptionValue: TypeAlias = str | int | bool


class Option(Struct, frozen=True):
    """One choice about the rules: its key, what it may be, what it is if nobody says, and a sentence."""

    key: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    sentence: Text

    def read(self, text: str) -> OptionValue:
        """The choice that a text names."""
        for choice in self.choices:
            if text.strip().lower() == option_text(choice):
                return choice
        allowed = ", ".join(option_text(choice) for choice in self.choices)
        raise BadOptions(f"option {self.key} cannot be {text!r}: it is one of {allowed}")


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
            if not any(
                value is choice or (type(value) is type(choice) and value == choice) for choice in option.choices
            ):
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
