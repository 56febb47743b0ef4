"""What workshops, works and characters cost and bring, in a few words, to stand beside a name where there is room."""

from signoria.table import Arguments, Message, Notes
from signoria.titles.florenza.amounts import Amount
from signoria.titles.florenza.components import ArtistRow, Components, PreacherRow, UnknownRow, WorkRow, WorkshopRow


def notes_of(rows: Components) -> Notes:
    """The notes on all of them, by the keys of their names."""
    notes: Notes = {f"workshop-{row.key}": _workshop(row) for row in rows.workshops}
    notes.update({f"work-{row.key}": _work(row) for row in rows.works})
    notes.update({f"character-{row.key}": _artist(row) for row in rows.artists})
    notes.update({f"character-{row.key}": _preacher(row) for row in rows.preachers})
    notes.update({f"character-{row.key}": _nameless(row) for row in rows.unknowns})
    return notes


def _workshop(row: WorkshopRow) -> Message:
    told: Arguments = {"costs": Amount(row.cost).counted, "gains": Amount(row.reward).counted}
    if row.use is None:
        told.update({"use_costs": (), "use_gains": Amount(row.income).counted, "violet": 1, "times": 1})
    else:
        pay, gain = Amount(row.use.pay).counted, Amount(row.use.gain).counted
        told.update({"use_costs": pay, "use_gains": gain, "violet": 0, "times": row.use.most})
    return Message("florenza-note-workshop", told)


def _work(row: WorkRow) -> Message:
    told: Arguments = {
        "costs": Amount(row.cost).counted,
        "gains": Amount(row.reward).counted,
        "income": Amount(row.income).counted,
        "skills": row.skills,
    }
    return Message("florenza-note-work", told)


def _artist(row: ArtistRow) -> Message:
    levels = tuple([f"{level} {skill}" for skill, level in row.skills.items()])
    fees = tuple([f"{row.fees[skill]} florins" for skill in row.skills])
    return Message("florenza-note-artist", {"levels": levels, "fees": fees})


def _preacher(row: PreacherRow | UnknownRow) -> Message:
    dice = tuple([f"{workers} pips" for workers in row.workers_by_die])
    return Message("florenza-note-preacher", {"fee": row.fee, "gains": Amount(row.gain).counted, "dice": dice})


def _nameless(row: UnknownRow) -> Message:
    return Message("florenza-note-nameless", {"skills": tuple(row.skills)}) if row.skills else _preacher(row)
