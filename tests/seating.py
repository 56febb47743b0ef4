"""How many sit down where any number will do: titles differ in how many they seat."""

from signoria.table import Title


def seats_near(played: Title, wanted: int) -> int:
    """As many as wanted, or as near to it as a title can seat."""
    return min(played.seats, key=lambda seats: abs(seats - wanted))
