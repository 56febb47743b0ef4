"""The names of all components, by the keys the catalogues use: `workshop-cava`, and `the-workshop-cava`."""

from signoria.table import Names
from signoria.titles.florenza.components import Components


def names_of(rows: Components) -> Names:
    """Every name in both languages."""
    names: Names = {}
    for family in rows.families:
        names[f"family-{family.key}"] = family.name
    for resource in rows.resources:
        names[f"resource-{resource.key}"] = resource.name
    for workshop in rows.workshops:
        names[f"workshop-{workshop.key}"] = workshop.name
        names[f"the-workshop-{workshop.key}"] = workshop.the
    for building in rows.buildings:
        names[f"building-{building.key}"] = building.name
        names[f"the-building-{building.key}"] = building.the
    for work in rows.works:
        names[f"work-{work.key}"] = work.name
        names[f"the-work-{work.key}"] = work.the
        names[f"work-short-{work.key}"] = work.short
    for character in (*rows.artists, *rows.preachers):
        names[f"character-{character.key}"] = character.name
    for unknown in rows.unknowns:
        names[f"character-{unknown.key}"] = unknown.name
        names[f"the-character-{unknown.key}"] = unknown.the
    return names
