"""Who sits where: what somebody wishes for the seats of a new table, and who may speak for a seat."""

import secrets

from msgspec import Struct, structs

from signoria.bots import check_seated
from signoria.server.live import LiveTable
from signoria.server.people import clean_name
from signoria.server.refusals import BadRequest, NotYourSeat
from signoria.server.rows import Person, SeatRow
from signoria.table import Seat

HOUSE_NAMES = ("Alessandra", "Bianca", "Cosimo", "Donato", "Elena")


class SeatWish(Struct, frozen=True):
    """Who shall sit on a seat of a new table: me, a bot, or whoever comes."""

    kind: str
    spec: str = ""
    name: str = ""


def seat_for(place: Seat, wish: SeatWish, person: Person) -> SeatRow:
    """A seat as somebody wishes it."""
    match wish.kind:
        case "me":
            try:
                name = clean_name(wish.name or person.name)
            except BadRequest as refused:
                raise refused.about(f"seats.{place}.name") from None
            return SeatRow(seat=place, kind="person", person=person.id, name=name)
        case "bot":
            check_seated(wish.spec)
            return bot_seat(place, wish.spec)
        case _:
            return SeatRow(seat=place, kind="open")


def bot_seat(place: Seat, spec: str) -> SeatRow:
    """A seat of a bot, by a name of the house."""
    return SeatRow(seat=place, kind="bot", spec=spec, name=HOUSE_NAMES[place % len(HOUSE_NAMES)])


def seat_again(seat: SeatRow, place: Seat) -> SeatRow:
    """Who sat there, on a seat of another table; free where that person has gone for good."""
    if seat.kind == "person" and not seat.person:
        return SeatRow(seat=place, kind="open")
    return structs.replace(seat, seat=place, away=False)


def seat_at(table: LiveTable, seat: Seat) -> SeatRow:
    """A seat of a table; refused if it has none of that number."""
    if not 0 <= seat < len(table.seats):
        raise NotYourSeat("no-such-seat")
    return table.seats[seat]


def own_seat(table: LiveTable, person: Person, seat: Seat) -> SeatRow:
    """A person's own seat; refused if it is another's."""
    place = seat_at(table, seat)
    if place.person != person.id:
        raise NotYourSeat
    return place


def check_entry(table: LiveTable, person: Person, invite: str) -> None:
    """Refuses who has no link to a table that is not public."""
    invited = secrets.compare_digest(invite.encode(), table.table.invite.encode())
    if not (table.table.public or invited or table.table.host == person.id):
        raise NotYourSeat("by-invitation")
