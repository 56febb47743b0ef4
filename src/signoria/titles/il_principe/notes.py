"""What cities cost and bring and what roles do, in a few words: they stand beside a name wherever there is room."""

from signoria.table import Arguments, Message, Notes
from signoria.titles.il_principe.components import CityRow, Components


def notes_of(rows: Components) -> Notes:
    """The notes on cities and roles, by the keys of their names."""
    notes: Notes = {
        f"city-{city.key}": Message("il_principe-note-city", {**price_of(rows, city), **site_of(rows, city)})
        for city in rows.cities
    }
    colours = {colour.key: colour for colour in rows.colours}
    for role in rows.roles:
        colour = colours[role.colour]
        told: Arguments = {"colour": colour.key, "amount": colour.amount, "points": role.building, "end": role.end}
        notes[f"role-{role.key}"] = Message(f"il_principe-note-{colour.action}", told)
    return notes


def price_of(rows: Components, city: CityRow) -> Arguments:
    """6.3 What a city costs: coins, and cards of these colours."""
    size = next(size for size in rows.sizes if size.key == city.size)
    colours = [colour for colour, count in city.icons.items() for _ in range(count)]
    return {"cost": size.cost, "colours": tuple(colours)}


def site_of(rows: Components, city: CityRow) -> Arguments:
    """6.3 and 6.4 What a city brings: points, and so many shields in the regions it touches."""
    size = next(size for size in rows.sizes if size.key == city.size)
    return {"points": size.points, "shields": size.shields, "regions": city.regions}
