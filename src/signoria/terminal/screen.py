"""What the player sees: drawings, sentences and tables, on a Rich console."""

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Console, ConsoleOptions, RenderableType
from rich.control import Control
from rich.markdown import Markdown
from rich.measure import Measurement
from rich.segment import ControlType, Segment
from rich.table import Table
from rich.text import Text

from signoria.table.drawing import Block, Line

STYLES = {"muted": "bright_black", "violet": "magenta", "brown": "yellow dim", "heading": "bold cyan"}
"""What the words for looks mean here; those that are missing mean the same to Rich."""

GAP = 3
"""Blanks between blocks that stand side by side."""

GLUED = str.maketrans("\u00a0\u202f", "\ue000\ue001")
"""Blanks at which no line may end, and what stands for them while Rich looks for blanks to end lines at."""

LOOSE = {stand_in: blank for blank, stand_in in GLUED.items()}

Rows = Mapping[int, tuple[Block, ...]]


def style(look: str) -> str:
    """A look as Rich writes it."""
    return " ".join(STYLES.get(word, word) for word in look.split())


def rows_of(blocks: Sequence[Block]) -> Rows:
    """Blocks by the row they stand in, in order."""
    return {
        row: tuple([block for block in blocks if block.row == row]) for row in sorted({each.row for each in blocks})
    }


def changed(drawn: Rows, shown: Rows) -> Rows:
    """The blocks of a drawing that have changed since they were last shown."""
    return {row: tuple([block for block in blocks if block not in shown.get(row, ())]) for row, blocks in drawn.items()}


class Glued:
    """Something whose words were glued before Rich broke it into lines; written with the blanks that were meant."""

    def __init__(self, shown: RenderableType) -> None:
        self._shown = shown

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        for segment in console.render(self._shown, options):
            yield segment._replace(text=segment.text.translate(LOOSE))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self._shown)


class Screen:
    """A console that shows blocks and sentences."""

    def __init__(self, console: Console) -> None:
        self.console = console

    @property
    def live(self) -> bool:
        """Whether a person looks at it, rather than a file or a pipe."""
        return self.console.is_terminal

    @property
    def roomy(self) -> bool:
        """Whether a whole drawing fits above a question and its moves."""
        return self.live and self.console.height >= 36

    def say(self, words: str = "", look: str = "") -> None:
        """A sentence on lines of its own."""
        self._print(Text(words.translate(GLUED), style(look)))

    def page(self, markdown: str) -> None:
        """A page of the rulebook."""
        self._print(Markdown(markdown.translate(GLUED)))

    def rows(self, rows: Rows) -> None:
        """Rows of blocks; those of a row stand side by side as far as there is room."""
        for blocks in rows.values():
            for together in self._flow(blocks):
                grid = Table.grid(padding=(0, GAP, 0, 0))
                grid.add_row(*[_drawn(block) for block in together])
                self._print(grid)

    def _print(self, shown: RenderableType) -> None:
        self.console.print(Glued(shown), highlight=False)

    def _flow(self, blocks: Sequence[Block]) -> list[list[Block]]:
        lines: list[list[Block]] = []
        used = 0
        for block in blocks:
            width = _drawn(block).__rich_measure__(self.console, self.console.options).maximum + GAP
            if not lines or used + width - GAP > self.console.width:
                lines.append([])
                used = 0
            lines[-1].append(block)
            used += width
        return lines

    def table(self, rows: Sequence[Sequence[str]], looks: Sequence[str]) -> None:
        """A table without lines; the last column takes what room is left."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for look in looks:
            grid.add_column(style=style(look))
        for row in rows:
            grid.add_row(*[Text(cell.translate(GLUED)) for cell in row])
        self._print(grid)

    def wipe(self) -> None:
        """Leaves no trace of what was shown, neither here nor by scrolling back."""
        if self.live:
            self.console.control(Control(ControlType.HOME, (ControlType.ERASE_IN_LINE, 2), ControlType.CLEAR))
            self.console.file.write("\x1b[3J")
            self.console.file.flush()


def _drawn(block: Block) -> Text:
    text = Text(block.heading.translate(GLUED), style("heading")) if block.heading else Text()
    lines = [_line(line) for line in block.lines]
    return Text("\n").join([text, *lines] if block.heading else lines)


def _line(line: Line) -> Text:
    text = Text()
    for span in line:
        text.append(span.text.translate(GLUED), style(span.look))
    text.rstrip()
    return text
