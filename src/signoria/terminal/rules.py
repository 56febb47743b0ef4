"""The rulebook on the screen: its chapters, one chapter, or one paragraph."""

from signoria.table import Title
from signoria.table.rulebook import rulebook
from signoria.terminal.screen import Screen


def show_rules(screen: Screen, title: Title, language: str, number: str = "") -> None:
    """A paragraph (`4.2`), a chapter (`4`), or without a number the chapters there are."""
    book = rulebook(title, language)
    if not number:
        screen.table([[chapter.number, chapter.name] for chapter in book.chapters], ["yellow", ""])
        return
    screen.page(str(book.paragraph(number) if "." in number else book.chapter(number)))
