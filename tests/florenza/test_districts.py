"""7 The districts."""

from signoria.titles.florenza.components import RESOURCES
from signoria.titles.florenza.game import Florenza
from signoria.titles.florenza.results import WorkshopIdle, WorkshopRun
from tests.florenza.scenes import all_pass, at_placement, cubes, family, phase_of, shops, stand, supply
from tests.rules import rule
from tests.transcripts import offered, play, why_not


def on_workshop(key: str, **things: object) -> Florenza:
    """Seat 0's worker is to act on a workshop of its own."""
    game = at_placement(2)
    family(game, 0, workshops=(key,), **things)
    play(game, "0: use medici 1")
    all_pass(game)
    return game


@rule("florenza 7.1")
def test_slots_are_gone_through_one_by_one_in_turn_order_of_their_districts() -> None:
    game = at_placement(3)
    game.order = (2, 0, 1)
    for seat, slot, key in ((0, 1, "fabbro"), (0, 3, "erbolaio"), (1, 0, "monte"), (1, 1, "fabbro"), (2, 1, "monte")):
        stand(game, seat, slot, key)
    owned = game.families
    owned[0].hands = (-1, 0, -1, 1, -1, -1, -1, -1)
    owned[1].hands = (1, 2, -1, -1, -1, -1, -1, -1)
    owned[2].hands = (-1, 2, -1, -1, -1, -1, -1, -1)
    phase_of(game, 6)
    asked = []
    while game.waiting():
        asked.append(game.waiting()[0])
        play(game, f"{asked[-1]}: idle")
    assert asked == [1, 2, 0, 2, 1]


@rule("florenza 7.2")
def test_a_use_is_paid_and_brings_or_is_left_alone_without_penalty() -> None:
    game = on_workshop("legnaiuolo", florins=0, wood=1)
    events = play(game, "0: run")
    assert (game.families[0].florins, cubes(game, 0)) == (250, {})
    assert isinstance(events[0], WorkshopRun)
    game = on_workshop("legnaiuolo", florins=0, wood=1)
    events = play(game, "0: idle")
    assert isinstance(events[0], WorkshopIdle)
    assert (game.families[0].florins, game.families[0].prestige, cubes(game, 0)) == (0, 0, {"wood": 1})


@rule("florenza 7.2")
def test_what_cannot_be_paid_in_full_cannot_be_used() -> None:
    game = on_workshop("zecca", gold=1)
    assert offered(game, 0) == ["idle"]
    assert why_not(game, 0, "run") == ("cannot-run", "7.2")


@rule("florenza 7.2")
def test_a_guest_pays_and_gains_in_anothers_district() -> None:
    game = at_placement(2)
    family(game, 1, workshops=("loggia",), florins=0)
    family(game, 0, florins=50, prestige=0)
    play(game, "0: use pazzi 1")
    all_pass(game)
    play(game, "0: run")
    assert [(owned.florins, owned.prestige) for owned in game.families] == [(0, 0), (0, 1)]


@rule("florenza 7.2")
def test_the_barter_hall_changes_up_to_three_cubes_into_other_kinds() -> None:
    game = on_workshop("baratto", wood=2, marble=1)
    play(game, "0: run / 0: give wood")
    assert why_not(game, 0, "take wood") == ("not-the-same", "7.2")
    play(game, "0: take gold / 0: run / 0: give wood / 0: take gold / 0: run / 0: give marble / 0: take wood")
    assert cubes(game, 0) == {"wood": 1, "gold": 2}
    assert game.waiting() == ()


@rule("florenza 7.2")
def test_the_barter_hall_is_closed_when_nothing_else_is_in_the_supply() -> None:
    game = on_workshop("baratto", wood=1)
    supply(game, **dict.fromkeys(RESOURCES, 0))
    assert offered(game, 0) == ["idle"]
    supply(game, wood=3)
    assert offered(game, 0) == ["idle"]
    supply(game, gold=1)
    play(game, "0: run / 0: give wood")
    assert offered(game, 0) == ["take gold"]


@rule("florenza 7.2")
def test_of_several_cubes_gained_the_missing_ones_are_lost() -> None:
    game = on_workshop("bottega", florins=50, wood=0)
    supply(game, fabric=0)
    play(game, "0: run")
    assert cubes(game, 0) == {"spice": 1}


@rule("florenza 7.3")
def test_one_may_give_back_what_one_could_pay_and_other_tiles_stay() -> None:
    game = at_placement(2)
    family(game, 0, wood=2, marble=2, workshops=("monte",))
    play(game, "0: build fabbro / 1: pass / 0: build ottonaio / 0: pass")
    play(game, "0: abandon / 0: finish")
    assert (shops(game, 0), game.families[0].slots[1]) == (["monte", "ottonaio"], -1)
    assert (game.families[0].prestige, game.families[0].built) == (0, 0b101)


@rule("florenza 7.3")
def test_a_gap_is_the_first_free_slot_of_the_next_build() -> None:
    game = at_placement(2)
    family(game, 0, workshops=("monte",))
    stand(game, 0, 2, "fabbro")
    play(game, "0: build cava")
    assert shops(game, 0) == ["monte", "cava", "fabbro"]


@rule("florenza 7.4")
def test_what_is_finished_now_takes_workers_from_the_next_round_on() -> None:
    game = at_placement(2)
    family(game, 0, wood=1, marble=1)
    play(game, "0: build fabbro / 1: pass / 0: pass / 0: finish")
    assert not game.families[0].open & 1
    phase_of(game, 9)
    assert "use medici 1" not in offered(game, 0)
    family(game, 0, ready=1)
    phase_of(game, 4)
    assert "use medici 1" in offered(game, 0)


@rule("florenza 7.5")
def test_every_workshop_of_the_table_does_what_its_row_says() -> None:
    for shop in at_placement(2).box.workshops:
        if shop.use is None or shop.use.pay.any:
            continue
        game = on_workshop(shop.key, florins=500, **dict.fromkeys(RESOURCES, 3))
        before = (game.families[0].florins, game.families[0].cubes)
        play(game, "0: run")
        after = (game.families[0].florins, game.families[0].cubes)
        assert after[0] - before[0] == shop.use.gain.florins - shop.use.pay.florins
        moved = dict(shop.use.gain.cubes)
        for kind, count in shop.use.pay.cubes:
            moved[kind] = moved.get(kind, 0) - count
        for kind, (old, new) in enumerate(zip(before[1], after[1], strict=True)):
            assert new - old == moved.get(kind, 0)
