"""12.1, 12.2 How the estates lie, and who is whose neighbour."""

import pytest

from signoria.titles.princes.cooperation.box import box_of, neighbours
from signoria.titles.princes.title import PRINCES
from tests.princes.cooperation.scenes import COOPERATION, among_neighbours
from tests.princes.scenes import dealt
from tests.rules import rule
from tests.transcripts import offered, why_not


@rule("princes 12.1")
def test_the_palace_stands_in_the_middle_and_leaves_as_many_squares() -> None:
    game = dealt(4, options=COOPERATION)
    seen = game.view(0)
    assert seen.palace_squares == ("c4", "d4", "e4", "c5", "d5", "e5")
    assert [row.empty_squares for row in seen.estates] == [43] * 4
    base = dealt(4).view(0)
    assert base.palace_squares == ("a6", "b6", "c6", "a7", "b7", "c7")
    assert base.joined is None


@rule("princes 12.1")
def test_money_hands_and_items_are_as_without_the_expansion() -> None:
    with_it, without = dealt(3, options=COOPERATION), dealt(3)
    assert [owner.hand for owner in with_it.estates] == [owner.hand for owner in without.estates]
    assert [owner.florins for owner in with_it.estates] == [3500] * 3
    assert with_it.item_stocks() == without.item_stocks()


@rule("princes 12.2")
@pytest.mark.parametrize(
    ("seats", "borders"),
    [
        (2, {(0, 1): 7}),
        (3, {(0, 1): 7, (0, 2): 3, (1, 2): 4}),
        (4, {(0, 1): 7, (1, 2): 7, (2, 3): 7, (0, 3): 7}),
        (5, {(0, 1): 7, (1, 2): 3, (2, 3): 4, (3, 4): 7, (0, 4): 7, (1, 3): 7}),
    ],
)
def test_everybody_borders_on_whom_the_layout_says(seats: int, borders: dict[tuple[int, int], int]) -> None:
    atlas = box_of(dealt(seats, options=COOPERATION)).atlas
    found = {
        (seat, side.neighbour): side.edge.bit_count()
        for seat, sides in enumerate(atlas.sides)
        for side in sides
        if seat < side.neighbour
    }
    assert found == borders
    for seat, sides in enumerate(atlas.sides):
        assert seats == 2 or len(sides) >= 2
        for side in sides:
            back = next(other for other in atlas.sides[side.neighbour] if other.neighbour == seat)
            assert side.facing(side.opposite_edge) == side.edge
            assert back.facing(side.edge) == side.opposite_edge


@rule("princes 12.2")
def test_a_corner_is_no_border() -> None:
    game = among_neighbours(4)
    assert neighbours(game, 0) == [1, 3]
    assert "propose 2" not in offered(game, 0)
    assert why_not(game, 0, "propose 2") == ("no-border", "12.2")


@rule("princes 12.2")
def test_it_does_not_matter_whose_turn_is_over() -> None:
    for seat in range(4):
        game = among_neighbours(4, seat=seat)
        found = {text for text in offered(game, seat) if text.startswith("propose")}
        assert found == {f"propose {(seat + 1) % 4}", f"propose {(seat - 1) % 4}"} & found
        assert len(found) == 2


@rule("princes 12.14")
def test_the_layouts_say_that_they_are_ours() -> None:
    rows = PRINCES.box().rows
    assert {row.provenance for row in (*rows.layouts, rows.cooperation)} == {"reconstructed"}


def test_a_place_reads_back_whatever_way_it_is_spelled() -> None:
    game = among_neighbours(4)
    for kind, joins in enumerate(box_of(game).atlas.by_kind):
        assert joins, kind
        for join in joins:
            assert game.read(str(join)) is join
            assert join.halves[0].squares[0] == join.text.split()[3]
            squares = sum(len(half.squares) for half in join.halves)
            size = "".join(game.box.rows.buildings[kind].shape).count("#")
            assert squares == size or join.stray
    assert game.read("join tower 0 f1 r2 f") is game.read("join tower 0 f1")
