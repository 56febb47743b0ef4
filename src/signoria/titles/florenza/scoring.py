"""11 The end: what everybody's things are worth, and who has won."""

from typing import TYPE_CHECKING, Final

from signoria.table import Outcome, Seat, places

if TYPE_CHECKING:
    from signoria.titles.florenza.game import Florenza

SOURCES: Final[tuple[str, ...]] = (
    "certificates",
    "prestige",
    "captain",
    "bishop",
    "cubes",
    "florins",
    "empty-slots",
    "unrealised",
    "no-palazzo",
    "no-chiesa",
)
"""Where final points come from, in the order of a family's `scored`."""


def final_points(game: "Florenza", seat: Seat) -> tuple[int, ...]:
    """11.2 The points of a seat by source, as they would be now."""
    family = game.families[seat]
    box = game.box
    final = box.rows.final
    district = box.palazzo | box.chiesa
    return (
        family.certificates,
        family.prestige,
        final.captain if seat == game.captain else 0,
        final.bishop if seat == game.bishop else 0,
        sum(family.cubes) // final.cubes_a_point,
        family.florins // final.florins_a_point,
        final.empty_slot * (len(family.slots) - family.built.bit_count()),
        final.unrealised_work * (district & ~family.works).bit_count(),
        0 if family.works & box.palazzo else final.no_palazzo,
        0 if family.works & box.chiesa else final.no_chiesa,
    )


def places_of(game: "Florenza") -> tuple[int, ...]:
    """11.3 Most points; then most works, then most florins, then earlier in the order of the last elections."""
    keys = [
        (sum(family.scored), family.works.bit_count(), family.florins, -game.order.index(seat))
        for seat, family in enumerate(game.families)
    ]
    return places(keys)


def outcome_of(game: "Florenza") -> Outcome | None:
    """The final places, once the points are counted."""
    if game.agenda:
        return None
    sheets = tuple(
        [
            {source: points for source, points in zip(SOURCES, family.scored, strict=True) if points}
            for family in game.families
        ]
    )
    return Outcome(places_of(game), tuple([sum(family.scored) for family in game.families]), sheets)


def sheets_of(game: "Florenza", eyes: Seat | None) -> tuple[dict[str, int], ...]:
    """What everybody would have now; certificates are known to their owner alone (1.7)."""
    secret = SOURCES[0]
    return tuple(
        [
            {
                source: points
                for source, points in zip(SOURCES, final_points(game, seat), strict=True)
                if points and (source != secret or seat == eyes)
            }
            for seat in range(game.seats)
        ]
    )
