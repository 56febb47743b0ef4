"""1 and 2: the course of the game, and its set-up."""

from signoria.table import Chance, Event
from signoria.titles.florenza.events import DieRolled, RoundBegan
from signoria.titles.florenza.game import NOBODY
from signoria.titles.florenza.results import GameEnded
from signoria.titles.florenza.title import FLORENZA
from tests.florenza.scenes import at_placement, dealt, family, shops
from tests.rules import rule
from tests.transcripts import offered, play, why_not


def random_game(seats: int, seed: int) -> list[Event]:
    """What happens in a game in which nobody thinks."""
    game = FLORENZA.deal(seats, FLORENZA.chosen(seats), seed)
    chance = Chance(seed)
    events: list[Event] = []
    while waiting := game.waiting():
        game.apply(waiting[0], chance.pick(game.moves(waiting[0])), events)
    return events


@rule("florenza 1.1")
@rule("florenza 11.1")
def test_two_to_five_players_end_after_eight_rounds_with_a_winner() -> None:
    assert list(FLORENZA.seats) == [2, 3, 4, 5]
    for seats in FLORENZA.seats:
        events = random_game(seats, seats)
        assert [event.round for event in events if isinstance(event, RoundBegan)] == list(range(1, 9))
        assert isinstance(events[-1], GameEnded)


@rule("florenza 1.2")
def test_the_first_round_has_no_income() -> None:
    events = random_game(3, 1)
    assert sum(isinstance(event, DieRolled) for event in events) == 7


@rule("florenza 1.2")
def test_the_first_round_begins_with_the_placement_of_four_workers_each() -> None:
    game = dealt(2)
    play(game, "1: choose fabbro / 0: choose monte / 1: choose orafo / 0: choose tintore")
    assert (game.round, game.phase) == (1, 4)
    assert [owned.ready for owned in game.families] == [4, 4]


@rule("florenza 2.1")
def test_everybody_begins_alike() -> None:
    game = dealt(5)
    for owned in game.families:
        assert (owned.florins, owned.cubes, owned.ready, owned.reserve) == (300, (1,) * 6, 4, 4)
        assert (owned.prestige, owned.influence, owned.works, len(owned.slots)) == (0, 0, 0, 8)
    assert (game.captain, game.bishop) == (NOBODY, NOBODY)
    assert [seen.family for seen in game.view(0).families] == ["medici", "pazzi", "pitti", "rucellai", "strozzi"]


@rule("florenza 2.2")
def test_the_supply_is_the_same_for_any_number_of_players() -> None:
    for seats in FLORENZA.seats:
        game = dealt(seats)
        assert game.supply == (18 - seats, 18 - seats, 12 - seats, 12 - seats, 12 - seats, 12 - seats)


@rule("florenza 2.3")
def test_the_row_holds_four_more_than_players_each_in_his_column() -> None:
    for seats in FLORENZA.seats:
        game = dealt(seats)
        assert sum(map(len, game.row)) == seats + 4
        for column, faces in enumerate(game.row, 1):
            assert all(game.box.characters[face].column == column for face in faces)
        assert game.unknowns == (2, 2, 2, 2)


@rule("florenza 2.4")
def test_workshops_are_taken_from_last_to_first_and_once_more_so() -> None:
    game = dealt(3)
    asked = []
    while not game.round:
        seat = game.waiting()[0]
        asked.append(seat)
        game.play(seat, game.moves(seat)[0])
    assert asked == [2, 1, 0, 2, 1, 0]


@rule("florenza 2.4")
@rule("florenza 13.3")
def test_the_first_workshops_stand_built_on_the_first_slots_and_bring_no_prestige() -> None:
    game = dealt(2)
    assert len(offered(game, 1)) == 12
    play(game, "1: choose fabbro")
    assert why_not(game, 0, "choose fabbro") == ("not-offered", "2.4")
    assert why_not(game, 0, "choose cava") == ("not-offered", "2.4")
    play(game, "0: choose monte / 1: choose orafo / 0: choose tintore")
    assert shops(game, 1) == ["fabbro", "orafo"]
    assert (game.families[1].built, game.families[1].prestige, game.families[1].florins) == (3, 0, 300)


@rule("florenza 2.5")
@rule("florenza 13.12")
def test_the_first_order_is_drawn() -> None:
    orders = {FLORENZA.deal(3, FLORENZA.chosen(3), seed).order for seed in range(60)}
    assert len(orders) == 6


@rule("florenza 1.3")
def test_things_go_through_the_turn_order_once() -> None:
    game = at_placement(3)
    game.order = (2, 0, 1)
    for seat in range(3):
        family(game, seat, ready=1)
    game.at_market = 7
    game.agenda = game.agenda[:-1]
    game.go_on()
    asked = []
    while game.phase == 5:
        asked.append(game.waiting()[0])
        play(game, f"{asked[-1]}: leave")
        if not game.waiting():
            break
    assert asked == [2, 0, 1]
