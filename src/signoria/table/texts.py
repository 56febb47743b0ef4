"""Sentences in English and French: the one place where keys become words.

Catalogues are Fluent files beside what says them: `texts.en.ftl`, `texts.fr.ftl`. What an argument means is told by its
name (see `messages`): a seat becomes its player's name, `item="lake"` the name of that item. For every name there is
also a form with its article: a message may say `{ $item }` (Lake) or `{ $the_item }` (the lake). A list may hold
counted things: `costs=("2 wood",)` is said by the title's sentence `<title>-counted-wood`, which knows its plural.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from msgspec.structs import asdict

from signoria.table.box import Box, Names, Notes
from signoria.table.errors import BadComponents
from signoria.table.events import Event
from signoria.table.game import Game
from signoria.table.messages import Argument, Arguments, Message, Question, Refusal, Seat, are_seats, is_seat
from signoria.table.moves import Move
from signoria.table.title import Title

LANGUAGES: Final = ("en", "fr")
_LOCALES: Final = {"en": "en-GB", "fr": "fr-FR"}


def catalogue(package: str, language: str, name: str = "texts") -> str:
    """The text of a catalogue that lies in a package; a title may have no sentences of its own about components."""
    file = files(package).joinpath(f"{name}.{language}.ftl")
    return file.read_text(encoding="utf-8") if name == "texts" or file.is_file() else ""


@cache
def _bundle(packages: tuple[str, ...], language: str, name: str = "texts") -> FluentBundle:
    bundle = FluentBundle([_LOCALES[language]], use_isolating=False)
    for place in dict.fromkeys(("signoria.table", *packages)):
        bundle.add_resource(FluentResource(catalogue(place, language, name)))
    return bundle


def sentence(
    package: str, language: str, key: str, arguments: Mapping[str, int] | Mapping[str, str], name: str = "texts"
) -> str:
    """A sentence of a package that is about no particular table."""
    bundle = _bundle((package,), language, name)
    pattern = bundle.get_message(key).value
    words, _ = bundle.format_pattern(pattern, dict(arguments)) if pattern is not None else (key, None)
    return str(words)


def component_refusal(refused: BadComponents, language: str) -> str:
    """Why a component file is refused. These sentences lie apart: no table needs them."""
    reason = sentence(refused.package, language, refused.key, refused.arguments, "components")
    key = "refused" if refused.row else "refused-whole"
    return sentence("signoria.table", language, key, {"row": refused.row, "reason": reason}, "components")


def plain_refusal(refusal: Refusal, box: Box | None) -> str:
    """Why not, in English, for whoever reads an exception; players are called by their seats, the first being 1.

    Where nobody knows whose words to take, a title's reason is said by those of its key.
    """
    if box is not None and box.title is not None:
        players = [f"Player {seat}" for seat in range(1, box.title.seats.stop)]
        return Speech(box.title, "en", box.names, players).refusal(refusal)
    if refusal.key.startswith("table-"):
        return sentence("signoria.table", "en", refusal.key, {"move": str(refusal.arguments.get("move", ""))})
    return f"{refusal.key.partition('-refusal-')[2].replace('-', ' ').capitalize()}. (rule {refusal.paragraph})"


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
        self,
        title: Title,
        language: str,
        names: Names,
        players: Sequence[str],
        rooms: tuple[str, ...] = (),
        notes: Notes | None = None,
    ) -> None:
        self.title = title.key
        self.language = language
        self._bundle = _bundle((title.package, *rooms), language)
        self._names = names
        self._players = tuple(players)
        self._notes = notes or {}

    def player(self, seat: Seat) -> str:
        """Who sits there."""
        return self._players[seat]

    def knows(self, key: str) -> bool:
        """Whether there is that sentence, the title's own or the table's."""
        return bool(self.found(key))

    def found(self, key: str) -> str:
        """The key of the sentence that is said: the title's own, else the table's, else none."""
        keys = (key, f"table-{key.partition('-')[2]}")
        return next(filter(self._bundle.has_message, keys), "")

    def say(self, key: str, arguments: Mapping[str, Argument] | None = None) -> str:
        """A sentence; the title's own where it has one, else the table's."""
        return self._format(key, self._spoken(arguments or {}))

    def name(self, what: str, value: str) -> str:
        """What a thing is called: `name("profession", "poet")`."""
        return self._named(what, value) or value

    def field(self, name: str) -> str:
        """What a field of the view is called, by the title's word, else the table's."""
        return self._format(f"{self.title}-field-{name}", {})

    def value(self, field: str, value: str) -> str:
        """What a value of a view's field is called, a counted thing by its count; nothing if it has no name."""
        return next((name for kind in kinds(field) if (name := self._named(kind, value))), "") or self._counted(value)

    def note(self, field: str, value: str) -> str:
        """What a thing that a view's field names costs and does; nothing if there is nothing to say."""
        found = next((note for kind in kinds(field) if (note := self._notes.get(f"{kind}-{value}"))), None)
        return self.message(found) if found else ""

    def about(self, words: str) -> dict[str, str]:
        """The things whose names or keys hold some words, by their names, and what each costs and does."""
        wanted = words.casefold()
        found: dict[str, str] = {}
        for key, note in self._notes.items():
            kind, _, value = key.partition("-")
            name = self.name(kind, value)
            if wanted in name.casefold() or wanted in value:
                found.setdefault(name, self.message(note))
        return found

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

    def amounts(self, what: str, words: str) -> list[int]:
        """How many of a thing are told in some words: 300 and 20 florins in “300 florins, and 20 florins more”."""
        forms = [self._format(f"{self.title}-counted-{what}", {"count": count}) for count in (2, 1)]
        nouns = "|".join(re.escape(form.lstrip("12")) for form in forms)
        found = re.findall(rf"(?<!\w)(\d[\d,\u202f\xa0]*)(?:{nouns})(?!\w)", words)
        return [int(re.sub(r"\D", "", number)) for number in found]

    def _format(self, key: str, arguments: Mapping[str, str | int]) -> str:
        found = self.found(key)
        pattern = self._bundle.get_message(found).value if found else None
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
