"""A record played once more, every line of it checked."""

from signoria.table.box import Box
from signoria.table.errors import BadRecord, TableError
from signoria.table.messages import Refused
from signoria.table.options import Options
from signoria.table.records import FIRST_MOVE, Line, Record
from signoria.table.sitting import Sitting
from signoria.table.title import Title


def replayed(record: Record, title: Title, box: Box | None = None) -> Sitting:
    """The sitting that a record tells of, every line checked: moves, what chance brought, the result."""
    header = record.header
    if header.title != title.key:
        raise BadRecord(f"the record is of {header.title!r}, not of {title.key!r}")
    if header.rules != title.rules_version:
        age = "newer" if header.rules > title.rules_version else "older"
        raise BadRecord(
            f"the record was played by {age} rules (version {header.rules}) than these (version {title.rules_version})"
        )
    box = box or title.box()
    if header.components != box.digest:
        raise BadRecord("the record was played with other components: give their file with --components")
    unknown = header.options.keys() - {option.key for option in title.options}
    if unknown:
        raise BadRecord(f"the record has an option {min(unknown)[:40]!r} that these rules lack: it may be newer")
    try:
        options = Options.read(title.options, header.options)
        title.check(header.seats, options)
    except TableError as error:
        raise BadRecord(f"the record cannot be dealt: {error}") from None
    sitting = Sitting(title, header.seats, options, header.seed, box)
    for place, line in enumerate(record.lines, FIRST_MOVE):
        _replay_line(sitting, place, line)
    outcome = sitting.outcome()
    if record.result and (outcome is None or outcome.text() != record.result):
        raise BadRecord("the record's result is not the one its moves lead to")
    return sitting


def _replay_line(sitting: Sitting, place: int, line: Line) -> None:
    """Plays the line that stands at a place of a record, and compares what chance brought."""
    try:
        sitting.follow(line)
        if line.brought and line.brought != (brought := sitting.last_line().brought):
            raise BadRecord(f"line {place} of the record: chance brought {brought!r}, not {line.brought!r}")
    except Refused as refused:
        raise BadRecord(f"line {place} of the record, {str(line)[:60]!r}, is refused: {refused}") from None
    except BadRecord:
        raise
    except TableError as error:
        raise BadRecord(f"line {place} of the record: {error}") from None
