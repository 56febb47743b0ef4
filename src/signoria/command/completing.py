"""What a shell offers when somebody presses Tab: titles, options and what they may be, bots, kept games."""

from collections.abc import Iterator

import typer

from signoria.table.options import option_text
from signoria.titles import titles

Offer = tuple[str, str]
"""What is offered, and a sentence on it for shells that show one."""


def title_keys(incomplete: str) -> list[Offer]:
    """The titles."""
    return [(each.key, each.name.en) for each in titles() if each.key.startswith(incomplete)]


def option_pairs(context: typer.Context, incomplete: str) -> list[Offer]:
    """The options of the title that was named, each with all it may be."""
    words = (context.params.get("title_key"), *context.args)  # where the line ends in `--option` it is not yet parsed
    pairs = [
        (f"{option.key}={option_text(choice)}", option.sentence.en)
        for each in titles()
        if each.key in words
        for option in each.options
        for choice in option.choices
    ]
    return [(pair, sentence) for pair, sentence in pairs if pair.startswith(incomplete)]


def bot_names(incomplete: str) -> list[str]:
    """One more bot behind those that were named."""
    from signoria.bots import bot_specs

    named, comma, begun = incomplete.rpartition(",")
    return [f"{named}{comma}{spec}" for spec in bot_specs() if spec.startswith(begun)]


def languages(incomplete: str) -> list[str]:
    """The languages."""
    from signoria.table.texts import LANGUAGES

    return [language for language in LANGUAGES if language.startswith(incomplete)]


def kept_names(incomplete: str) -> Iterator[Offer]:
    """Games that were left."""
    from signoria.terminal.keeping import kept_games

    for game in kept_games():
        if game.name.startswith(incomplete):
            yield game.name, game.told().partition(": ")[2]
