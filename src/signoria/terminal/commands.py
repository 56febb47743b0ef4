"""What can be said at the prompt besides a move."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from signoria.table import Move, Refusal, TableError
from signoria.terminal.choices import completed, matching, read, show_moves
from signoria.terminal.lines import Left
from signoria.terminal.rules import show_rules
from signoria.terminal.sheet import show_sheet
from signoria.terminal.story import paragraphs

if TYPE_CHECKING:
    from signoria.terminal.session import Session

Command = Callable[["Session", str], None]
Refusals = Sequence[tuple[Move, Refusal]]


def why_not(session: "Session", words: str) -> None:
    """Why a move is not allowed; without one, all that a person would think of."""
    game = session.sitting.game
    refused = game.refused(session.seat)
    if not words:
        _tell(session, refused)
        return
    move = read(game, words) or completed(game, words, game.moves(session.seat))
    if move is None:
        _tell_part(session, words, refused)
        return
    why = game.refusal(session.seat, move)
    if why is None:
        session.say("allowed", text=move.text)
    else:
        _tell(session, [(move, why)])


def _tell(session: "Session", refused: Refusals) -> None:
    if not refused:
        session.say("nothing-refused")
    session.screen.table([[move.text, session.speech.refusal(why)] for move, why in refused], ["yellow", ""])


def _tell_part(session: "Session", words: str, refused: Refusals) -> None:
    """For a part of a text: what is refused of all that it may mean."""
    found = matching(words, [move for move, _ in refused])
    allowed = matching(words, session.sitting.game.moves(session.seat))
    if found:
        _tell(session, [(move, why) for move, why in refused if move in found])
    elif allowed:
        session.say("allowed", text=allowed[0].text)
    else:
        session.say("not-understood", "red", text=words)


def undo(session: "Session", words: str) -> None:
    """Takes back one's last move. What was learnt since or answered by anybody, bots included, is final: unless it is
    practice, or the others who share the keyboard agree."""
    sitting = session.sitting
    mine = [
        place
        for place, (seat, text) in enumerate(sitting.move_texts())
        if seat == session.seat and place not in session.notes and not text.startswith("imagine ")
    ]
    if not mine:
        session.say("nothing-to-undo", "red")
        return
    others = tuple([str(seat) for seat in session.seating.people if seat != session.seat])
    final = mine[-1] < sitting.free(session.seat) and not session.practice
    if final and not others:
        session.say("undo-final", "red")
        return
    if final and not session.agreed("undo-consent", other_seats=others):
        session.say("undo-refused")
        return
    text = sitting.move_texts()[mine[-1]][1]
    session.take_back(mine[-1])
    session.say("undone", text=text)


def rules(session: "Session", words: str) -> None:
    """A paragraph or chapter of the rulebook, or its chapters."""
    try:
        show_rules(session.screen, session.sitting.title, session.speech.language, words)
    except TableError as error:
        session.screen.say(str(error), "red")


def about(session: "Session", words: str) -> None:
    """What things cost and do whose names hold some words; without words, all of them."""
    found = session.speech.about(words)
    if not found:
        session.say("nothing-about", "red", text=words)
    session.screen.table([list(pair) for pair in found.items()], ["yellow", ""])


def hint(session: "Session", words: str) -> None:
    """What a bot would play here, and why."""
    if not session.sitting.game.waiting():
        session.say("no-hint")
        return
    answer = session.advice()
    session.say("hint", text=answer.move.text, why=session.speech.message(answer.why))


def log(session: "Session", words: str) -> None:
    """All that happened so far."""
    for paragraph in paragraphs(session.sitting, session.speech, [session.seat], notes=session.notes):
        session.screen.say(paragraph)


def score(session: "Session", words: str) -> None:
    """Where everybody's points would come from if the game ended now."""
    show_sheet(session.screen, session.speech, session.sitting.game.score_sheets(session.seat))


def table(session: "Session", words: str) -> None:
    """The whole drawing again."""
    session.show_whole_table()
    session.show_question()


def list_moves(session: "Session", words: str) -> None:
    """All moves, or those that hold a part of a text."""
    game = session.sitting.game
    moves = game.moves(session.seat)
    show_moves(session.screen, session.speech, game, session.seat, matching(words, moves) if words else moves)


def save(session: "Session", words: str) -> None:
    """Writes the record; a file that is there already stays as it is, unless this game was saved in it."""
    if not words:
        session.say("save-where", "red")
        return
    path = Path(words)
    try:
        with path.open("w" if path == session.saved else "x", encoding="utf-8", newline="\n") as file:
            file.write(session.sitting.record().text())
    except FileExistsError:
        session.say("file-exists", "red", file=words)
    except (OSError, ValueError) as error:
        session.say("not-saved", "red", file=words, why=getattr(error, "strerror", None) or str(error))
    else:
        session.saved = path
        session.at_risk = False
        session.say("saved", file=words, again=session.again)


def speak(session: "Session", words: str, *, language: str) -> None:
    """The other language from now on."""
    session.speak(language)
    table(session, "")


def show_help(session: "Session", words: str) -> None:
    """All that can be typed."""
    session.screen.table(
        [[usage, session.speech.say(f"terminal-help-{key}")] for key, usage in USAGE.items()], ["yellow", ""]
    )


def leave(session: "Session", words: str) -> None:
    """Goes; asks first where the game could not be kept and would be lost."""
    if not session.at_risk or session.agreed("quit-consent"):
        raise Left("quit")


COMMANDS: dict[str, Command] = {
    "help": show_help,
    "?": show_help,
    "aide": show_help,
    "why not": why_not,
    "why": why_not,
    "pourquoi pas": why_not,
    "pourquoi": why_not,
    "undo": undo,
    "annuler": undo,
    "rules": rules,
    "rule": rules,
    "règles": rules,
    "règle": rules,
    "about": about,
    "fiche": about,
    "hint": hint,
    "conseil": hint,
    "log": log,
    "journal": log,
    "score": score,
    "scores": score,
    "table": table,
    "list": list_moves,
    "liste": list_moves,
    "save": save,
    "sauver": save,
    "en": partial(speak, language="en"),
    "fr": partial(speak, language="fr"),
    "quit": leave,
    "exit": leave,
    "quitter": leave,
}
"""By what is typed, in both languages; the longer of two that fit comes first."""

USAGE = {
    "number": "3",
    "move": "bid 400",
    "part": "d4 r1",
    "moves": "…, …",
    "list": "list",
    "why": "why not …",
    "hint": "hint",
    "undo": "undo",
    "rules": "rules 4.2",
    "about": "about …",
    "table": "table",
    "log": "log",
    "score": "score",
    "language": "fr, en",
    "save": "save FILE",
    "quit": "quit",
}


def _given(command: Command, words: str) -> Callable[["Session"], None]:
    return lambda session: command(session, words)


def command_of(line: str) -> Callable[["Session"], None] | None:
    """The command that a line gives, if it gives one."""
    words = line.split()
    for count in (2, 1):
        command = COMMANDS.get(" ".join(words[:count]).lower())
        if command is not None and len(words) >= count:
            rest = line.split(maxsplit=count)[count:]
            return _given(command, rest[0] if rest else "")
    return None
