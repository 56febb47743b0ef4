"""A game at the keyboard: what is shown, what is understood, and what is never lost."""

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.table import read_record, replayed
from signoria.table.walk import digest
from signoria.terminal.choices import LONG
from signoria.terminal.lines import Lines
from signoria.terminal.seating import seated
from signoria.terminal.session import Session
from signoria.titles.princes.game import Princes
from signoria.titles.princes.title import PRINCES
from tests.terminal.scenes import at_keyboard, flat, played_out, sat_down, screen_of

TO_ACTIONS = ("1", "renounce")
"""Lines that bring the first seat of the scene through the auction of round 1."""


def test_a_whole_game_is_played_by_typing_numbers() -> None:
    session, shown = played_out()
    outcome = session.sitting.outcome()
    assert outcome is not None
    assert f"1. {session.speech.player(outcome.ranks.index(1))}: {max(outcome.scores)} points" in shown
    record = read_record(session.sitting.record().text())
    assert replayed(record, PRINCES).outcome() == outcome


def test_every_question_names_its_rule() -> None:
    _, shown = played_out(seed=6)
    asked = re.findall(r"\?.{0,60}\(rule\s\d+\.\d+\)", shown, re.DOTALL)
    assert len(asked) > 20


def test_what_things_cost_and_do_is_told_by_a_part_of_their_names() -> None:
    _, shown = at_keyboard("about jest", "fr", "fiche saltim", "about xyzzy")
    assert re.search(r"^Jester +\+2 to every work from now on *$", shown, re.MULTILINE)
    assert re.search(r"^Saltimbanque +\+2 à chaque œuvre désormais *$", shown, re.MULTILINE)
    assert "Rien ne s’appelle ici «\u202fxyzzy\u202f»." in shown


def test_a_move_is_given_by_number_by_text_or_by_part_of_its_text() -> None:
    first = sat_down().game.moves(0)[0].text
    for line in ("1", first, first.split()[1], first.split()[1][:5]):
        session, _ = at_keyboard(line)
        assert session.sitting.log[2].text == first


def test_capitals_and_blanks_do_not_matter() -> None:
    session, _ = at_keyboard("1", "  OPEN   Lake ")
    assert (0, "open lake") in session.sitting.move_texts()


def test_several_moves_go_in_one_line() -> None:
    session, _ = at_keyboard(*TO_ACTIONS, "build tower, place tower d2 r1")
    assert session.sitting.move_texts()[-2:] == [(0, "build tower"), (0, "place tower d2 r1")]


def test_a_line_is_played_whole_or_not_at_all() -> None:
    session, shown = at_keyboard(*TO_ACTIONS, "build tower, place tower a5")
    assert "build tower" not in [text for _, text in session.sitting.move_texts()]
    assert "(rule 5.6)" in shown


def test_a_line_with_an_unreadable_move_says_which() -> None:
    session, shown = at_keyboard(*TO_ACTIONS, "build tower, juggle")
    assert "build tower" not in [text for _, text in session.sitting.move_texts()]
    assert "“juggle” is not a move of this game" in shown


def test_long_lists_are_drawn_and_not_dumped() -> None:
    session, shown = at_keyboard(*TO_ACTIONS, "build tower")
    moves = session.sitting.game.moves(0)
    assert len(moves) > LONG
    assert f"There are {len(moves)} moves" in shown
    assert "○" in shown
    assert shown.count("Place the tower") == 0


def test_a_long_list_is_shown_when_asked_for() -> None:
    session, shown = at_keyboard(*TO_ACTIONS, "build tower", "list")
    assert shown.count("Place the tower on") == len(session.sitting.game.moves(0))


def test_a_part_that_may_be_several_moves_lists_them() -> None:
    session, shown = at_keyboard(*TO_ACTIONS, "build tower", "d2")
    assert "That may mean several moves" in shown
    assert session.sitting.move_texts()[-1] == (0, "build tower")
    assert "Place the tower on d2, e2, f2" in shown
    assert "Place the tower on d2, d3, d4" in shown


def test_a_refused_part_says_why() -> None:
    _, shown = at_keyboard(*TO_ACTIONS, "build tower", "a5")
    assert "would touch the palace" in shown


def test_why_not_explains_one_move() -> None:
    _, shown = at_keyboard("1", "why not bid 300")
    assert "That does not answer the question asked. (rule 3.2)" in shown


def test_why_not_says_when_a_move_is_allowed() -> None:
    _, shown = at_keyboard("1", "why not open lake", "why not jester")
    assert "You may: open lake" in shown
    assert "You may: open jester" in shown


def test_why_not_alone_lists_what_is_refused() -> None:
    _, shown = at_keyboard(*TO_ACTIONS, "why not", "why not poet", "why not gibberish")
    assert len(re.findall(r"work \w+ +.*\(rule 6\.4\)", shown)) == 3
    assert "“gibberish” is not a move of this game" in shown


def test_undo_takes_back_what_is_free() -> None:
    session, shown = at_keyboard(*TO_ACTIONS, "build tower", "undo")
    assert "Taken back: build tower" in shown
    assert session.sitting.move_texts()[-1][1] != "build tower"
    assert session.sitting.log[-1].undo is not None


def test_what_bots_have_answered_is_final() -> None:
    session, shown = at_keyboard("1", "undo")
    assert "that is final" in flat(shown)
    assert session.sitting.log[-1].undo is None


def test_in_practice_anything_is_taken_back_and_it_says_so() -> None:
    session, shown = at_keyboard("1", "undo", practice=True)
    assert "This is a practice game: anything can be taken back." in flat(shown)
    assert session.sitting.move_texts() == [(1, session.sitting.log[0].text), (2, session.sitting.log[1].text)]


def test_undo_skips_moves_that_were_made_for_the_player() -> None:
    session, _ = played_out()
    assert session.notes
    last = max(place for place, (seat, _) in enumerate(session.sitting.move_texts()) if seat == 0)
    chosen = max(
        place
        for place, (seat, _) in enumerate(session.sitting.move_texts())
        if seat == 0 and place not in session.notes
    )
    session.practice = True
    session.take("undo")
    assert session.sitting.number == chosen <= last


def test_there_may_be_nothing_to_take_back() -> None:
    _, shown = at_keyboard("undo")
    assert "You have no move to take back." in shown


def test_only_moves_are_made_for_the_player_and_told() -> None:
    session, shown = played_out()
    place, note = next(iter(session.notes.items()))
    assert note == f"(There was only one move: {session.sitting.move_texts()[place][1]}.)"
    assert "There was only one move" in shown


def test_rules_are_read_at_the_prompt() -> None:
    _, shown = at_keyboard("rules 3.2", "rules 3", "rules", "rules 99", "rules x")
    assert "3.2 " in shown
    assert "the rulebook has no chapter '99'" in shown
    assert "the rulebook has no chapter 'x'" in shown


def test_a_hint_names_a_move_that_is_offered() -> None:
    session, shown = at_keyboard("hint")
    found = re.search(r"I would play “(.*?)”\. \S", shown)
    assert found is not None
    assert found[1] in map(str, session.sitting.game.moves(0))


def test_the_log_tells_the_game_and_the_score_its_points() -> None:
    _, shown = at_keyboard(*TO_ACTIONS, "build tower, place tower d2", "log", "score")
    assert shown.count("Alessandra builds the tower at d2") == 2
    assert re.search(r"Buildings +3", shown)


def test_the_score_counts_what_everybody_would_have_now_as_a_page_does() -> None:
    sitting = sat_down()
    game = sitting.game
    assert isinstance(game, Princes)
    game.estates[0].prestige_cards = tuple(range(14))
    held = sum(game.score_sheets(0)[0].values())
    assert held > 0
    _, shown = at_keyboard("score", sitting=sitting)
    assert re.search(rf"Prestige cards +{held}", shown)


def test_the_table_is_drawn_again_when_asked_for() -> None:
    _, shown = at_keyboard("table")
    assert shown.count("For sale at 200") == 2


def test_only_what_changed_is_drawn_again() -> None:
    _, before = at_keyboard(*TO_ACTIONS)
    _, shown = at_keyboard(*TO_ACTIONS, "build tower")
    assert shown.count("For sale at 200") == before.count("For sale at 200")
    assert shown.count("florins, 0 prestige") == before.count("florins, 0 prestige") + 1


def test_languages_change_at_the_prompt() -> None:
    _, shown = at_keyboard("fr", "en")
    assert "Laquelle" in shown
    assert shown.count("Which of your four profession cards") == 2


def test_an_empty_line_repeats_the_question() -> None:
    _, shown = at_keyboard("")
    assert shown.count("Which of your four profession cards") == 2


def test_help_explains_everything_that_can_be_typed() -> None:
    _, shown = at_keyboard("help")
    for word in ("list", "why not", "hint", "undo", "rules 4.2", "table", "log", "score", "save FILE", "quit"):
        assert f"\n{word}" in shown


def test_the_first_question_is_shown_without_any_input() -> None:
    session, shown = at_keyboard()
    assert "Which of your four profession cards do you give back?" in shown
    assert "End of input." in shown
    assert session.sitting.number == 2


def test_ctrl_c_leaves_cleanly() -> None:
    class Interrupted:
        def isatty(self) -> bool:
            return False

        def readline(self) -> str:
            raise KeyboardInterrupt

    screen, paper = screen_of()
    session = Session(sat_down(), seated(3, [1], ["random"], [], 1), screen, Lines(screen, Interrupted()), "en")
    session.run()
    assert "Interrupted." in paper.getvalue()
    assert "not kept" not in paper.getvalue(), "nothing was played"


def test_markup_in_what_is_typed_is_only_text() -> None:
    _, shown = at_keyboard("[red]x[/]", "[/bold]")
    assert "“[red]x[/]” is not a move" in shown
    assert "“[/bold]” is not a move" in shown


COMMAND_WORDS = (
    "why not",
    "rules",
    "list",
    "undo",
    "hint",
    "log",
    "score",
    "table",
    "fr",
    "en",
    "help",
    "1",
    "2",
    "99",
)
TYPED = st.one_of(
    st.text(max_size=30).filter(lambda line: not line.strip().lower().startswith(("save", "sauver"))),
    st.sampled_from(COMMAND_WORDS),
    st.builds("{} {}".format, st.sampled_from(COMMAND_WORDS), st.text(max_size=12)),
    st.sampled_from(PRINCES.box().lexicon.texts()),
    st.lists(st.sampled_from(PRINCES.box().lexicon.texts()), min_size=2, max_size=3).map(",".join),
)


@settings(max_examples=60, deadline=None)
@given(st.lists(TYPED, max_size=6))
def test_whatever_is_typed_nothing_breaks(lines: list[str]) -> None:
    session, shown = at_keyboard(*[line.replace("\n", " ").replace("\r", " ") for line in lines])
    assert "Traceback" not in shown
    assert digest(replayed(session.sitting.record(), PRINCES).game) == digest(session.sitting.game)
