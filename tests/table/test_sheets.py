"""What everybody would have if the game ended now: known from a seat's own knowledge, and true at the end."""

import pytest

from signoria.table import Chance, Game, Title
from signoria.titles import TITLES, title
from signoria.titles.il_principe.game import IlPrincipe
from tests.seating import seats_near


def positions(played: Title, seats: int, seed: int) -> list[Game]:
    """The positions of a game between random players, its last ones included."""
    seats = seats_near(played, seats)
    game = played.deal(seats, played.chosen(seats), seed)
    chance = Chance(seed)
    found = [game.copy()]
    while waiting := game.waiting():
        seat = chance.pick(waiting)
        game.apply(seat, chance.pick(game.moves(seat)))
        found.append(game.copy())
    return found


@pytest.mark.parametrize("key", TITLES)
def test_sheets_tell_nothing_that_a_seat_cannot_know(key: str) -> None:
    for place, game in enumerate(positions(title(key), 3, 4)[:-1]):
        if place % 5 == 0:
            for eyes in (None, *range(game.seats)):
                if game.drafting() in (None, eyes):
                    assert game.sheets(eyes) == game.imagine(eyes, place).sheets(eyes)


@pytest.mark.parametrize(("key", "secret"), [("princes", "cards"), ("florenza", "certificates")])
def test_what_is_secret_counts_for_its_owner_alone(key: str, secret: str) -> None:
    told = 0
    for game in [game for seed in range(4) for game in positions(title(key), 3, seed)[:-1]]:
        for owner in range(3):
            told += secret in game.sheets(owner)[owner]
            assert not any(secret in game.sheets(eyes)[owner] for eyes in (None, 0, 1, 2) if eyes != owner)
    assert told


def test_most_coins_count_only_where_coins_are_open() -> None:
    played = title("il_principe")
    for coins in (False, True):
        game = played.deal(3, played.chosen(3, {"open_coins": coins}), 1)
        assert isinstance(game, IlPrincipe)
        game.families[1].coins = 99
        assert game.sheets(0)[1].get("coins", 0) == (2 if coins else 0)
