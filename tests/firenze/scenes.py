"""Scenes: positions of a game set up by hand, and transcripts played in them.

Bricks and cards given to a family come out of the bag and the piles, so that nothing is made.
"""

from collections.abc import Mapping

from signoria.table import Event, OptionValue, Step
from signoria.titles.firenze.box import open_box, space_of
from signoria.titles.firenze.bricks import COLOURS, NONE, Bricks, together, with_more
from signoria.titles.firenze.building import BuildAnew
from signoria.titles.firenze.contracts import Contracts
from signoria.titles.firenze.demolition import Demolish
from signoria.titles.firenze.exchange import OfferExchange
from signoria.titles.firenze.game import BUILD, CARD, CONTRACTS, EXCHANGE, LIMITS, Family, Firenze, Tower
from signoria.titles.firenze.limits import CardLimit, StoreLimit
from signoria.titles.firenze.taking import TakeCard
from signoria.titles.firenze.title import FIRENZE
from signoria.titles.firenze.turns import NextTurn, Phase
from tests.transcripts import play

BOX = open_box(FIRENZE.components())


def dealt(seats: int = 3, seed: int = 1, options: Mapping[str, OptionValue] | None = None) -> Firenze:
    """A game just dealt in the recommended layout; seat 0 is first."""
    chosen: dict[str, OptionValue] = {"first_player": "1", "layout": "recommended", "campanile": "in"}
    return FIRENZE.deal(seats, FIRENZE.chosen(seats, {**chosen, **(options or {})}), seed)


def at_phase(phase: int, seats: int = 3, seed: int = 1, options: Mapping[str, OptionValue] | None = None) -> Firenze:
    """Seat 0 stands at the beginning of a phase with an empty storehouse; no bricks lie in the row."""
    game = dealt(seats, seed, options)
    steps: tuple[tuple[int, Step[Firenze]], ...] = (
        (CARD, TakeCard(0)),
        (EXCHANGE, Phase(EXCHANGE)),
        (EXCHANGE, OfferExchange(0)),
        (BUILD, Phase(BUILD)),
        (BUILD, BuildAnew(0)),
        (BUILD, Demolish(0)),
        (CONTRACTS, Phase(CONTRACTS)),
        (CONTRACTS, Contracts(0)),
        (LIMITS, Phase(LIMITS)),
        (LIMITS, CardLimit(0)),
        (LIMITS, StoreLimit(0)),
        (LIMITS, NextTurn(0)),
    )
    game.phase = phase
    game.agenda = tuple(step for number, step in steps if number >= phase)[::-1]
    for place in range(len(game.row)):
        lay(game, place, "")
    for family in game.families:
        game.bag = together(game.bag, family.store)
        family.store = NONE
    return game


def heap(words: str) -> Bricks:
    """Bricks by words: `3 white, 1 blue`."""
    bricks = NONE
    for part in filter(None, words.split(", ")):
        count, colour = part.split()
        bricks = with_more(bricks, COLOURS.index(colour), int(count))
    return bricks


def lay(game: Firenze, place: int, words: str) -> None:
    """The bricks on a card of the row become these."""
    game.bag = together(game.bag, game.lying[place])
    bricks = heap(words)
    _from_bag(game, bricks)
    game.lying = (*game.lying[:place], bricks, *game.lying[place + 1 :])


def _from_bag(game: Firenze, bricks: Bricks) -> None:
    game.bag = tuple(there - taken for there, taken in zip(game.bag, bricks, strict=True))
    assert min(game.bag) >= 0, f"there are not so many bricks: {bricks}"


def show_card(game: Firenze, place: int, key: str) -> None:
    """The card on a place of the row becomes this one; the old one goes under the others."""
    card = fetch(game, key)
    game.deck += (game.row[place],)
    game.row = (*game.row[:place], card, *game.row[place + 1 :])


def fetch(game: Firenze, key: str) -> int:
    """A card out of wherever a copy lies."""
    card = game.box.card_keys.index(key)
    for name in ("deck", "opening", "discard"):
        pile: tuple[int, ...] = getattr(game, name)
        if card in pile:
            place = pile.index(card)
            setattr(game, name, pile[:place] + pile[place + 1 :])
            return card
    place = game.row.index(card)
    spare, *rest = game.deck
    game.deck = tuple(rest)
    game.row = (*game.row[:place], spare, *game.row[place + 1 :])
    return card


def tower(words: str) -> Tower:
    """A tower by words: `white 4`."""
    colour, height = words.split()
    return COLOURS.index(colour), int(height)


def space(words: str) -> int:
    """The number of a contract: `white 4`."""
    return space_of(*tower(words))


def own(
    game: Firenze,
    seat: int,
    *,
    store: str = "",
    towers: str = "",
    hand: str = "",
    buildings: str = "",
    contracts: str = "",
    points: int | None = None,
    letters: int | None = None,
) -> Family:
    """Gives a seat things by their names: `store="3 white, 1 blue"`, `towers="white 4, red 3"`, `hand="guard"`."""
    family = game.families[seat]
    if store:
        game.bag = together(game.bag, family.store)
        family.store = heap(store)
        _from_bag(game, family.store)
    if towers:
        family.towers = tuple(sorted(map(tower, towers.split(", "))))
        for colour, height in family.towers:
            _from_bag(game, with_more(NONE, colour, height))
    if hand:
        family.hand = tuple(sorted((*family.hand, *[fetch(game, key) for key in hand.split(", ")])))
    if buildings:
        family.buildings = tuple(sorted(fetch(game, key) for key in buildings.split(", ")))
    for words in filter(None, contracts.split(", ")):
        family.contracts |= 1 << space(words)
        family.letters -= 1
        game.covered |= 1 << space(words)
    if points is not None:
        family.points = points
        family.scored = (points, *family.scored[1:])
    if letters is not None:
        family.letters = letters
    return family


def stored(game: Firenze, seat: int) -> dict[str, int]:
    """What lies in a storehouse, by colour."""
    return {key: count for key, count in zip(COLOURS, game.families[seat].store, strict=True) if count}


def standing(game: Firenze, seat: int) -> list[str]:
    """The towers of a family, in words."""
    family = game.families[seat]
    return [f"{COLOURS[colour]} {height}" for colour, height in sorted(family.towers + family.raised)]


def cards(game: Firenze, numbers: tuple[int, ...]) -> list[str]:
    """Cards by their keys."""
    return [game.box.card_keys[card] for card in numbers]


def go_on(game: Firenze) -> Firenze:
    """Lets happen what asks nobody."""
    game.go_on()
    return game


def take(game: Firenze, key: str, bricks: str = "") -> list[Event]:
    """Seat 0 takes a card from the first place of the row, with these bricks on it."""
    show_card(game, 0, key)
    lay(game, 0, bricks)
    return play(game, "0: take 1")
