"""10 and 11: the end of a round and of the game."""

import pytest

from signoria.titles.florenza.ending import FinalScoring
from signoria.titles.florenza.game import NO_FACE, NOBODY, Florenza
from signoria.titles.florenza.results import CharactersCame, CharactersLeft, GameEnded, Scored
from tests.florenza.scenes import ask, at_placement, face_number, family, phase_of, row, stand
from tests.rules import rule
from tests.transcripts import offered, play


def scored(game: Florenza) -> list[object]:
    """Counts the points; gives what is told."""
    game.agenda = ()
    return [*ask(game, FinalScoring())]


@rule("florenza 10.1")
def test_workers_and_characters_go_back() -> None:
    game = at_placement(2)
    row(game, "donatello", "savonarola")
    family(game, 0, workshops=("fabbro",))
    game.captain, game.bishop = 0, 1
    game.reserved, game.blocked = face_number(game, "donatello"), face_number(game, "savonarola")
    play(game, "0: use medici 1 / 1: commission pal_statua / 1: hire unknown_sculptor / 0: market")
    phase_of(game, 9)
    for owned in game.families:
        assert (owned.ready, owned.placed, owned.reserve, owned.occupied) == (0, 0, 8, 0)
    assert game.families[0].hands == (NOBODY,) * 8
    assert (game.reserved, game.blocked, game.engaged, game.at_market) == (NO_FACE, NO_FACE, 0, 0)
    assert (game.unknowns, game.families[0].open) == ((2, 2, 2, 2), 1)


@rule("florenza 10.1")
def test_after_the_last_round_nothing_goes_back() -> None:
    game = at_placement(2, round=8)
    row(game, "savonarola")
    game.row = (*game.row[1:], ())
    assert phase_of(game, 9) == []
    assert game.present


@rule("florenza 10.2")
def test_a_card_that_was_turned_stays_turned_and_leaves_with_its_artist() -> None:
    game = at_placement(2)
    row(game, "bernini")
    face = face_number(game, "bernini")
    game.violet, game.patrons = 1 << face, ((face, 1),)
    phase_of(game, 9)
    assert game.violet == 1 << face
    phase_of(game, 9)
    assert not game.violet
    assert not game.patrons


@rule("florenza 10.3")
def test_who_comes_goes_to_his_own_column_and_an_empty_bag_brings_nobody() -> None:
    game = at_placement(2)
    row(game, "savonarola", "caravaggio")
    game.row = (*game.row[1:], ())
    events = phase_of(game, 9)
    left, came = events
    assert isinstance(left, CharactersLeft)
    assert isinstance(came, CharactersCame)
    assert (len(left.characters), len(came.characters)) == (2, 2)
    for key in came.characters:
        face = face_number(game, key)
        assert face in game.row[game.box.characters[face].column - 1]
    game = at_placement(2)
    row(game, "savonarola")
    game.row = (*game.row[1:], ())
    game.bag = ()
    assert [type(event) for event in phase_of(game, 9)] == [CharactersLeft]


@rule("florenza 11.1")
def test_the_game_ends_after_the_elections_of_the_last_round() -> None:
    game = at_placement(2, round=8)
    phase_of(game, 8)
    assert game.outcome() is not None


@rule("florenza 11.2")
def test_an_empty_district_costs_twenty_four_points() -> None:
    game = at_placement(2)
    family(game, 0, florins=0, wood=0)
    scored(game)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.lines[0] == {"empty-slots": -8, "unrealised": -8, "no-palazzo": -4, "no-chiesa": -4}
    assert outcome.scores[0] == -24


@rule("florenza 11.2")
def test_an_unbuilt_tile_leaves_its_slot_empty() -> None:
    game = at_placement(2)
    family(game, 0, workshops=("fabbro",))
    stand(game, 0, 1, "monte", built=False)
    scored(game)
    assert game.families[0].scored[6] == -7


@rule("florenza 11.2")
def test_every_line_is_told_and_certificates_are_shown() -> None:
    game = at_placement(2)
    family(game, 1, certificates=12, prestige=3, florins=650, wood=7)
    game.bishop = 1
    events = scored(game)
    told = [event for event in events if isinstance(event, Scored)]
    lines = {change.source: change.amount for change in told[1].changes}
    assert lines["certificates"] == 12
    assert (lines["prestige"], lines["bishop"], lines["cubes"], lines["florins"]) == (3, 1, 2, 2)
    assert told[1].points == sum(lines.values())
    assert game.view(0).families[1].certificates == 12


@rule("florenza 11.3")
@rule("florenza 13.12")
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ({"certificates": 1}, {}, 0),
        ({}, {"works": ("bat_cupola",)}, 1),
        ({"florins": 40}, {"florins": 50}, 1),
        ({}, {}, 1),
    ],
)
def test_ties_go_by_works_then_florins_then_order(
    first: dict[str, object], second: dict[str, object], winner: int
) -> None:
    game = at_placement(2)
    game.order = (1, 0)
    for seat, things in enumerate((first, second)):
        family(game, seat, **{"florins": 0, "wood": 0, **things})
    events = scored(game)
    ended = events[-1]
    assert isinstance(ended, GameEnded)
    assert ended.winners == (winner,)


@rule("florenza 11.1")
def test_nobody_is_asked_when_it_is_over() -> None:
    game = at_placement(2)
    scored(game)
    assert game.waiting() == ()
    assert offered(game, 0) == []
