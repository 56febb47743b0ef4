"""Scenes: positions of a game set up by hand, and transcripts played in them."""

from collections.abc import Mapping

from signoria.table import OptionValue, Pile, Step
from signoria.titles.princes.actions import Turn
from signoria.titles.princes.box import BONUS, PRESTIGE, PROFESSIONS
from signoria.titles.princes.game import Estate, Princes
from signoria.titles.princes.moves import Place
from signoria.titles.princes.rounds import NextRound
from signoria.titles.princes.title import PRINCES
from signoria.titles.princes.works import BestWorkOfRound


def dealt(seats: int = 4, seed: int = 1, options: Mapping[str, OptionValue] | None = None) -> Princes:
    """A game just dealt; seat 0 is first."""
    chosen = {"first_player": "1", **(options or {})}
    return PRINCES.deal(seats, PRINCES.chosen(seats, chosen), seed)


def at_auction(seats: int = 4, seed: int = 1, options: Mapping[str, OptionValue] | None = None) -> Princes:
    """Round 1, seat 0 is to open."""
    game = dealt(seats, seed, options)
    for seat in range(seats):
        game.play(seat, game.moves(seat)[0])
    return game


def at_turn(seats: int = 3, *, round: int = 1, left: int = 2, seat: int = 0) -> Princes:
    """One seat's turn, with nobody else to act in this round."""
    game = at_auction(seats)
    game.round = round
    game.bidders = ()
    game.agenda = (NextRound(), BestWorkOfRound(), Turn(seat, left, 0))
    return game


def ask(game: Princes, *steps: Step[Princes]) -> None:
    """Makes steps the next ones."""
    game.ask(*steps)
    game.go_on()


def estate(game: Princes, seat: int, **things: object) -> Estate:
    """Gives a seat things by their names: florins, prestige, builders, jesters, or tuples of keys."""
    owned = game.estates[seat]
    for name, value in things.items():
        match name, value:
            case "buildings", tuple():
                owned.buildings = sum(1 << game.box.building_keys.index(key) for key in value)
            case "freedoms", tuple():
                owned.freedoms = sum(1 << game.box.freedom_keys.index(key) for key in value)
            case "bonus", tuple():
                owned.bonus = tuple(sorted(game.box.card_keys[BONUS].index(key) for key in value))
                _leave_pile(game, BONUS, owned.bonus)
            case "prestige_cards", tuple():
                owned.prestige_cards = tuple(sorted(game.box.card_keys[PRESTIGE].index(key) for key in value))
                _leave_pile(game, PRESTIGE, owned.prestige_cards)
            case "hand", tuple():
                owned.hand = tuple(sorted(profession(game, key) for key in value))
                _take_from_others(game, seat, owned.hand)
            case "table", tuple():
                owned.table = tuple(profession(game, key) for key in value)
                _take_from_others(game, seat, owned.table)
                for card in owned.table:
                    game.shown |= 1 << card
            case _:
                setattr(owned, name, value)
    return owned


def profession(game: Princes, key: str) -> int:
    """The number of a profession card."""
    return game.box.card_keys[PROFESSIONS].index(key)


def _leave_pile(game: Princes, kind: int, cards: tuple[int, ...]) -> None:
    piles = list(game.piles)
    piles[kind] = Pile(tuple(card for card in piles[kind].loose if card not in cards))
    game.piles = (piles[0], piles[1], piles[2])


def _take_from_others(game: Princes, seat: int, cards: tuple[int, ...]) -> None:
    """No card is twice in the game: others who held one of these take another from the pile."""
    _leave_pile(game, PROFESSIONS, cards)
    for other, owned in enumerate(game.estates):
        if other != seat:
            for lost in [card for card in owned.hand if card in cards]:
                new = game.piles[PROFESSIONS].loose[0]
                _leave_pile(game, PROFESSIONS, (new,))
                owned.hand = tuple(sorted({*owned.hand, new} - {lost}))


def lay(game: Princes, seat: int, *texts: str) -> None:
    """Puts tiles down by their texts, unchecked and free of charge."""
    owned = game.estates[seat]
    for text in texts:
        place = game.read(text)
        assert isinstance(place, Place)
        owned.filled |= place.mask
        owned.tiles = (*owned.tiles, place)
        if place.key in game.box.building_keys:
            owned.buildings |= 1 << game.box.building_keys.index(place.key)
            owned.shunned |= place.halo
        else:
            counts = list(owned.landscapes)
            counts[game.box.landscape_keys.index(place.key)] += 1
            owned.landscapes = (counts[0], counts[1], counts[2])
