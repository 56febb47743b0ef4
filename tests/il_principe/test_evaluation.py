"""What a position is worth to `quick`."""

from signoria.arena.simulate import simulate
from signoria.bots import bot
from signoria.table import Handle, Move
from signoria.titles.il_principe.game import IlPrincipe
from signoria.titles.il_principe.title import IL_PRINCIPE
from tests.il_principe.scenes import all_pass, at_auction, at_roles, at_turn, cards, dealt, display, family, go

EVALUATION = IL_PRINCIPE.evaluation()


def chosen(game: IlPrincipe, seat: int) -> Move:
    """What `quick` plays."""
    return bot("quick", 3).choose(Handle(game, seat, 5, EVALUATION)).move


def test_a_city_that_can_be_built_is_built() -> None:
    game = at_turn(3)
    display(game, "firenze", "lucca", "pisa", "siena")
    family(game, 0, hand="ggrby", coins=5)
    assert str(chosen(game, 0)) == "build firenze"


def test_a_shield_goes_where_it_wins_a_region() -> None:
    game = at_roles(2, "blue", a="bb")
    game.map = ((3, 0), (0, 3), (1, 1), (0, 0), (2, 0), (0, 2))
    assert str(chosen(game, 0)) in ("shield emilia", "shield romagna")


def test_the_card_that_completes_a_city_is_worth_a_bid() -> None:
    game = at_auction(2, "g")
    display(game, "siena", "lucca", "pisa", "milano")
    family(game, 1, hand="ry", coins=6)
    assert str(chosen(game, 1)) == "bid 1"
    family(game, 1, hand="", coins=1)
    game.offer = cards("g")
    before = EVALUATION.value(game, 1)
    family(game, 1, hand="ry", coins=6)
    assert EVALUATION.value(game, 1) > before


def test_what_is_spare_is_laid() -> None:
    game = dealt(3)
    display(game, "siena", "orvieto", "venezia", "verona")
    family(game, 0, hand="gwrbbbb")
    assert str(chosen(game, 0)) == "lay blue"


def test_at_the_end_points_alone_count() -> None:
    game = at_turn(2)
    game.display = game.display[:3]
    family(game, 0, points=50)
    all_pass(game)
    go(game)
    assert EVALUATION.value(game, 0) > 40


def test_the_winner_of_four_quicks_comes_to_fifty_points() -> None:
    report = simulate("il_principe", games=6, seats=4, seed=1, bots=["quick"])
    winners = [max(outcome.scores) for outcome in report.outcomes]
    assert sum(winners) / len(winners) >= 50
