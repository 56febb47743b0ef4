"""Sentences in English and French: the one place where keys become words.

Catalogues are Fluent files beside what says them: `texts.en.ftl`, `texts.fr.ftl`. What an argument means is told by its
name (see `messages`): a seat becomes its player's name, `item="lake"` the name of that item. For every name there is
also a form with its article: a message may say `{ $item }` (Lake) or `{ $the_item }` (the lake). A list may hold
counted things: `costs=("2 wood",)` is said by the title's sentence `<title>-counted-wood`, which knows its plural.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from msgspec.structs import asdict

from signoria.table.box import Names
from signoria.table.errors import BadComponents
from signoria.table.events import Event
from signoria.table.game import Game
from signoria.table.messages import Argument, Arguments, Message, Question, Refusal, Seat
from signoria.table.moves import Move
from signoria.table.title import Title

LANGUAGES: Final = ("en", "fr")
_LOCALES: Final = {"en": "en-GB", "fr": "fr-FR"}


def catalogue(package: str, language: str, name: str = "texts") -> str:
    """The text of a catalogue that lies in a package."""
    return files(package).joinpath(f"{name}.{language}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(packages: tuple[str, ...], language: str, name: str = "texts") -> FluentBundle:
    bundle = FluentBundle([_LOCALES[language]], use_isolating=False)
    for place in dict.fromkeys(("signoria.table", *packages)):
        bundle.add_resource(FluentResource(catalogue(place, language, name)))
    return bundle


def sentence(
    package: str, language: str, key: str, arguments: Mapping[str, int] | Mapping[str, str], name: str = "texts"
) -> str:
    """A sentence of a package that speaks of no table."""
    bundle = _bundle((package,), language, name)
    pattern = bundle.get_message(key).value
    words, _ = bundle.format_pattern(pattern, dict(arguments)) if pattern is not None else (key, None)
    return str(words)


def component_refusal(refused: BadComponents, language: str) -> str:
    """Why a component file is refused. These sentences lie apart: no table needs them."""
    reason = sentence(refused.package, language, refused.key, refused.arguments, "components")
    key = "refused" if refused.row else "refused-whole"
    return sentence("signoria.table", language, key, {"row": refused.row, "reason": reason}, "components")


def is_seat(name: str) -> bool:
    """Whether an argument of that name is a seat."""
    return name == "seat" or name.endswith("_seat")


def are_seats(name: str) -> bool:
    """Whether an argument of that name is several seats."""
    return name in ("seats", "winners", "waiting") or name.endswith("_seats")


def singular(name: str) -> str:
    """The name of one of many: `items` are things called `item`, `cities` things called `city`."""
    if name.endswith("ies"):
        return f"{name.removesuffix('ies')}y"
    return name.removesuffix("es") if name == "bonuses" else name.removesuffix("s")


def kinds(field: str) -> list[str]:
    """What the values of a view's field may be, the likeliest first: `known_professions` are professions."""
    return list(dict.fromkeys(kind for word in (field, *field.split("_")) for kind in (word, singular(word))))


class Speech:
    """One language at one table: it knows the title, its components' names, and who sits where.

    `rooms` are packages with sentences of their own, such as the terminal's prompts.
    """

    def __init__(
        self, title: Title, language: str, names: Names, players: Sequence[str], rooms: tuple[str, ...] = ()
    ) -> None:
        self.title = title.key
        self.language = language
        self._bundle = _bundle((title.package, *rooms), language)
        self._names = names
        self._players = tuple(players)

    def player(self, seat: Seat) -> str:
        """Who sits there."""
        return self._players[seat]

    def knows(self, key: str) -> bool:
        """Whether a catalogue has that sentence."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, arguments: Mapping[str, Argument] | None = None) -> str:
        """A sentence; the title's own where it has one, else the table's."""
        return self._format(key, self._spoken(arguments or {}))

    def name(self, what: str, value: str) -> str:
        """What a thing is called: `name("profession", "poet")`."""
        return self._named(what, value) or value

    def value(self, field: str, value: str) -> str:
        """What a value of a view's field is called; nothing if it has no name."""
        return next((name for kind in kinds(field) if (name := self._named(kind, value))), "")

    def message(self, message: Message) -> str:
        """A message in words."""
        return self.say(message.key, message.arguments)

    def move(self, game: Game, seat: Seat, move: Move) -> str:
        """What the button of a move says."""
        return self.message(game.message(seat, move))

    def question(self, question: Question) -> str:
        """What is asked."""
        return self.say(question.key, question.arguments)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the paragraph that says so."""
        sentence = self.say(refusal.key, refusal.arguments)
        if not refusal.paragraph:
            return sentence
        return self._format("table-with-rule", {"sentence": sentence, "paragraph": refusal.paragraph})

    def event(self, event: Event) -> str:
        """What happened."""
        tag = type(event).__struct_config__.tag
        fields: Arguments = {name: value for name, value in asdict(event).items() if name not in ("to", "changes")}
        return self.say(f"{self.title}-event-{tag}", fields)

    def _format(self, key: str, arguments: Mapping[str, str | int]) -> str:
        if not self._bundle.has_message(key):
            key = f"table-{key.partition('-')[2]}"
        if not self._bundle.has_message(key):
            return key
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key
        words, _ = self._bundle.format_pattern(pattern, dict(arguments))
        return str(words)

    def _spoken(self, arguments: Mapping[str, Argument]) -> dict[str, str | int]:
        spoken: dict[str, str | int] = {}
        for name, value in arguments.items():
            if isinstance(value, int):
                spoken[name] = self._players[value] if is_seat(name) else value
            elif isinstance(value, str):
                spoken[name] = self.name(name, value)
                spoken[f"the_{name}"] = self._named(f"the-{name}", value) or self.name(name, value)
            else:
                spoken[name] = self._listed(name, value)
                spoken[f"{name}_count"] = len(value)
        return spoken

    def _listed(self, name: str, values: Sequence[str | int]) -> str:
        if are_seats(name):
            return ", ".join(self._players[int(value)] for value in values)
        single = singular(name)
        return ", ".join(self._counted(str(value)) or self.name(single, str(value)) for value in values)

    def _counted(self, value: str) -> str:
        """So many of a thing, `2 wood`, by the title's sentence for it; nothing if it is not a counted thing."""
        count, _, thing = value.partition(" ")
        key = f"{self.title}-counted-{thing}"
        return self._format(key, {"count": int(count)}) if self._bundle.has_message(key) else ""

    def _named(self, what: str, value: str) -> str:
        found = self._names.get(f"{what}-{value}")
        if found is not None:
            return found.in_language(self.language)
        key = f"{self.title}-{what}-{value}"
        return self._format(key, {}) if self._bundle.has_message(key) else ""
