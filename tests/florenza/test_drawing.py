"""The table of Florenza as text."""

import pytest

from signoria.table.drawing import LOOKS, Block
from signoria.table.texts import LANGUAGES, Speech
from signoria.titles.florenza.game import Florenza
from signoria.titles.florenza.title import FLORENZA
from tests.florenza.scenes import at_placement, dealt, face_number, family, row
from tests.transcripts import play

PLAYERS = ("Anna", "Bruno", "Carla", "Dario", "Elena")


def drawn(game: Florenza, seat: int | None = 0, language: str = "en") -> list[Block]:
    """A position as a seat sees it."""
    moves = game.moves(seat) if seat is not None else ()
    return FLORENZA.draw(game.view(seat), Speech(FLORENZA, language, game.box.names, PLAYERS), game.box, moves)


def lines(game: Florenza, seat: int | None = 0, language: str = "en") -> list[str]:
    """Headings and lines, one text each."""
    found: list[str] = []
    for block in drawn(game, seat, language):
        found.append(block.heading)
        found += ["".join(span.text for span in line).rstrip() for line in block.lines]
    return found


def test_the_headline_tells_round_and_phase() -> None:
    assert lines(at_placement(3))[0] == "Round 2 of 8: placing workers"
    assert lines(dealt(3), 2)[0] == "Before the first round: two workshops each"


def test_before_the_first_round_the_offer_is_shown() -> None:
    assert any(line.startswith("Woodcutter, Stone-breaker, Smith") for line in lines(dealt(3), 2))


def test_the_ledger_sets_what_is_needed_against_what_will_be_there() -> None:
    game = at_placement(3)
    row(game, "donatello")
    family(game, 0, florins=350, wood=1, metal=2, workshops=("boscaiuolo",))
    play(game, "0: use medici 1 / 1: pass / 2: pass / 0: build speziale / 0: commission pal_statua / 0: hire donatello")
    shown = lines(game, 1)
    place = shown.index("Anna: what each worker needs / what will be available")
    assert shown[place + 2 : place + 5] == [
        "✓ use Woodcutter",
        "✓ finish Apothecary                    2/2",
        "✓ realise Bronze statue of the Palazzo     2/2 300/400",
    ]


def test_the_ledger_marks_what_will_be_missing() -> None:
    game = at_placement(3)
    family(game, 0, wood=1)
    play(game, "0: build speziale")
    assert "✗ finish Apothecary 2/1" in [line.rstrip() for line in lines(game)]


def test_a_district_shows_slots_effects_and_workers() -> None:
    game = at_placement(3)
    family(game, 0, workshops=("legnaiuolo", "casa"))
    play(game, "0: use medici 1")
    shown = lines(game, 0)
    assert "1■ Carpenter 1 wood → 250 florins ●Anna" in shown
    assert "2■ House     50 florins, 1 worker" in shown
    assert "6 empty slots" in shown


def test_the_city_shows_costs_workers_and_owners() -> None:
    game = at_placement(3)
    family(game, 1, works=("bat_cupola",))
    play(game, "0: commission bat_portali / 0: hire unknown_architect")
    shown = lines(game, 1)
    assert any(line.startswith(" Doors") and line.endswith("●Anna") for line in shown)
    assert "✓Bruno: Dome of the Baptistery" in shown


def test_the_row_shows_levels_fees_and_who_is_kept() -> None:
    game = at_placement(3)
    row(game, "michelangelo", "savonarola")
    game.captain, game.reserved = 1, face_number(game, "michelangelo")
    shown = lines(game)
    assert "II   Michelangelo A3 S6 P5 [Bruno], Savonarola †50" in shown
    assert "Unknown architect 2, Unknown sculptor 2, Unknown painter 2, Unknown preacher 2" in shown


def test_certificates_of_others_are_not_drawn() -> None:
    game = at_placement(3)
    for seat in range(3):
        family(game, seat, certificates=87)
    table = next(block for block in drawn(game) if block.heading == "Players, in turn order")
    words = ["".join(span.text for span in line) for line in table.lines]
    assert ["87" in line for line in words[1:]] == [True, False, False]


def test_what_is_offered_stands_out() -> None:
    game = at_placement(3)
    family(game, 1, workshops=("cava",))
    spans = [span for block in drawn(game) for line in block.lines for span in line]
    assert any(span.text.startswith("Quarry") and span.look == "green" for span in spans)
    family(game, 0, prestige=-3)
    spans = [span for block in drawn(game) for line in block.lines for span in line]
    assert not any(span.text.startswith("Quarry") and span.look == "green" for span in spans)


@pytest.mark.parametrize("language", LANGUAGES)
def test_looks_are_known_and_tables_fit_eighty_columns(language: str) -> None:
    game = at_placement(5)
    row(game, "donatello", "savonarola", "bernini")
    family(game, 0, workshops=("zecca", "palagio"))
    play(game, "0: use medici 1 / 1: commission ves_facciata / 1: hire unknown_architect")
    for block in drawn(game, 2, language):
        for line in block.lines:
            assert all(set(span.look.split()) <= set(LOOKS) for span in line)
            words = "".join(span.text for span in line).rstrip()
            assert len(words) <= 80 or ", " in words
