"""What items, cards and buildings cost and do, in a few words: they stand beside a name wherever there is room."""

from signoria.table import Arguments, Message, Notes
from signoria.titles.princes.components import Components


def notes_of(rows: Components) -> Notes:
    """The notes on all of them, by the keys of their names."""
    notes = _tiles(rows)
    for profession in rows.professions:
        likes: Arguments = {
            "building": profession.building,
            "landscape": profession.landscape,
            "freedom": profession.freedom,
        }
        notes[f"profession-{profession.key}"] = notes[f"card-{profession.key}"] = Message(
            "princes-note-profession", likes
        )
    for freedom in rows.freedoms:
        notes[f"freedom-{freedom.key}"] = Message("princes-note-freedom", {"value": rows.work.freedom})
    for card in rows.prestige_cards:
        told: Arguments = {"points": card.full, "tied": card.tied}
        notes[f"prestige-{card.key}"] = notes[f"card-{card.key}"] = Message("princes-note-prestige-card", told)
    costs = tuple([f"{cost} florins" for cost in rows.money.building_by_builders[1:]])
    builder: Arguments = {"costs": costs, "points": rows.prestige.further_builder}
    notes["item-builder"] = Message("princes-note-builder", builder)
    notes["item-jester"] = Message("princes-note-jester", {"value": rows.work.jester})
    notes["item-prestige"] = Message("princes-note-prestige")
    notes["item-recruiting"] = Message("princes-note-recruiting", {"value": rows.work.card})
    return notes


def _tiles(rows: Components) -> Notes:
    notes: Notes = {}
    for building in rows.buildings:
        squares = "".join(building.shape).count("#")
        likers = tuple([row.key for row in rows.professions if row.building == building.key])
        told: Arguments = {
            "count": squares,
            "points": rows.prestige.building,
            "value": rows.work.building,
            "professions": likers,
        }
        notes[f"building-{building.key}"] = notes[f"tile-{building.key}"] = Message("princes-note-building", told)
    for landscape in rows.landscapes:
        told = {"count": landscape.squares, "points": rows.prestige.further_landscape, "value": rows.work.landscape}
        for what in ("landscape", "item", "tile"):
            notes[f"{what}-{landscape.key}"] = Message("princes-note-landscape", told)
    notes["item-landscape"] = Message(
        "princes-note-any-landscape", {"landscapes": tuple([row.key for row in rows.landscapes])}
    )
    return notes
