"""11.1 to 11.4: where balconies and neutral letters lie."""

from collections import Counter

import pytest

from signoria.table import BadOptions, Options, OptionValue
from signoria.table.records import read_record
from signoria.table.replaying import replayed
from signoria.table.sitting import Sitting
from signoria.titles.firenze.bricks import COLOURS
from signoria.titles.firenze.game import Firenze
from signoria.titles.firenze.title import FIRENZE
from tests.firenze.scenes import space
from tests.rules import rule

SEEDS = range(60)


def laid(seed: int, options: dict[str, OptionValue]) -> Firenze:
    return FIRENZE.deal(3, FIRENZE.chosen(3, options), seed)


def neutral(game: Firenze) -> list[int]:
    return [place for place in range(36) if game.covered >> place & 1]


def on_towers(game: Firenze) -> Counter[int]:
    """How many tiles and letters lie on each tower."""
    return Counter(place // 6 for place in (*neutral(game), *game.balconies))


@rule("firenze 11.1")
def test_the_recommended_layout_is_the_one_listed() -> None:
    for seed in range(3):
        game = laid(seed, {"layout": "recommended"})
        assert game.balconies == tuple(map(space, ("white 6", "red 5", "yellow 7", "blue 6")))
        assert neutral(game) == sorted(map(space, ("yellow 8", "green 4", "red 4", "blue 7", "violet 3")))


@rule("firenze 11.1")
def test_a_file_of_ones_own_lays_out_its_own_lists() -> None:
    text = FIRENZE.components().replace(
        'balconies = ["b01", "b09", "b12", "b18"]', 'balconies = ["b05", "b06", "b13", "b19"]'
    )
    text = text.replace('{ colour = "violet", height = 3 }]', '{ colour = "violet", height = 8 }]')
    game = FIRENZE.deal(2, FIRENZE.chosen(2, {"layout": "recommended"}), 1, FIRENZE.open_box(text))
    assert game.balconies == tuple(map(space, ("blue 3", "white 7", "green 6", "violet 5")))
    assert space("violet 8") in neutral(game)


@rule("firenze 12.3")
@rule("firenze 11.2")
def test_a_random_layout_heeds_the_advice() -> None:
    low_counts = set()
    for seed in SEEDS:
        game = laid(seed, {})
        assert max(on_towers(game).values()) <= 2
        low_counts.add(sum(place % 6 < 2 for place in neutral(game)))
    assert low_counts == {2, 3}


@rule("firenze 11.2")
@pytest.mark.parametrize("letters", [0, 1, 2, 3, 4, 6, 7])
def test_another_number_of_letters_lies_half_low(letters: int) -> None:
    for seed in range(20):
        game = laid(seed, {"neutral_letters": letters})
        assert len(neutral(game)) == letters
        assert sum(place % 6 < 2 for place in neutral(game)) == letters // 2
        assert max(on_towers(game).values()) <= 2


@rule("firenze 11.2")
def test_every_balcony_is_drawn_now_and_then() -> None:
    seen = Counter(place for seed in range(300) for place in laid(seed, {}).balconies)
    assert len(seen) == 19


@rule("firenze 12.3")
@rule("firenze 11.3")
def test_dice_lay_letters_anywhere_but_on_each_other() -> None:
    most = 0
    for seed in SEEDS:
        game = laid(seed, {"layout": "dice", "neutral_letters": 7})
        assert len(neutral(game)) == 7
        assert not set(neutral(game)) & set(game.balconies)
        most = max(most, *on_towers(game).values())
    assert most > 2


@rule("firenze 11.4")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_extra_letter_lies_on_another_tower_and_never_third(colour: str) -> None:
    dead = COLOURS.index(colour)
    for seed in range(20):
        game = laid(seed, {"dead_colour": colour, "extra_neutral": True})
        counts = on_towers(game)
        assert counts.pop(dead) == 6
        assert sum(counts.values()) == 5
        assert max(counts.values()) <= 2


WRITTEN = "blue3,white7,green6,violet5/violet8,white3"


@rule("firenze 11.8")
def test_a_written_layout_is_laid_as_written() -> None:
    for seed in range(3):
        game = laid(seed, {"layout": WRITTEN})
        assert game.balconies == tuple(map(space, ("blue 3", "white 7", "green 6", "violet 5")))
        assert neutral(game) == sorted(map(space, ("violet 8", "white 3")))


@rule("firenze 11.8")
def test_balconies_may_be_written_in_any_order_and_letters_left_out() -> None:
    game = laid(1, {"layout": "violet5,green6,white7,blue3"})
    assert game.balconies == tuple(map(space, ("blue 3", "white 7", "green 6", "violet 5")))
    assert neutral(game) == []


@rule("firenze 11.8")
def test_a_written_layout_travels_in_a_record() -> None:
    options = Options.read(FIRENZE.options, {"layout": " Blue3, white7, green6, violet5 / violet8, white3 "})
    assert options["layout"] == WRITTEN
    sitting = Sitting(FIRENZE, 2, options, 5)
    sitting.play(sitting.game.waiting()[0], "take 1")
    again = replayed(read_record(sitting.record().text()), FIRENZE)
    assert neutral(again.game) == neutral(sitting.game)  # type: ignore[arg-type]  # a game of this title


@rule("firenze 11.8")
def test_the_example_of_the_option_is_the_recommended_layout() -> None:
    written, recommended = laid(1, {"layout": FIRENZE.options[0].example}), laid(1, {"layout": "recommended"})
    assert (written.balconies, written.covered) == (recommended.balconies, recommended.covered)


@rule("firenze 11.8")
@pytest.mark.parametrize(
    ("layout", "words"),
    [
        ("white6,red5,yellow7", "or a text such as white6"),
        ("white6,red5,yellow7,blue9", "or a text such as white6"),
        (
            "white6,red5,yellow7,blue6/" + ",".join(f"violet{height}" for height in range(3, 9)) + ",red3,red4",
            "such as",
        ),
        ("white6,red5,yellow7,blue6/yellow8,yellow8", "names yellow8 twice"),
        ("white6,red5,yellow7,blue6/red5", "names red5 twice"),
        ("violet8,red5,yellow7,blue6", "no balcony for violet8"),
        ("white6,yellow5,yellow7,blue6", "one balcony of each level"),
    ],
)
def test_a_layout_that_cannot_be_laid_is_refused_in_one_sentence(layout: str, words: str) -> None:
    with pytest.raises(BadOptions, match=words) as caught:
        laid(1, {"layout": layout})
    assert "\n" not in str(caught.value)
