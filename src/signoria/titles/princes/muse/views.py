"""What is seen of the characters: public, but for what the Princess would find in one's own estate."""

from msgspec import Struct

from signoria.table import Seat


class CharacterView(Struct, frozen=True, kw_only=True):
    """A character's card: the spaces along it, the pawn there, who holds it, and who took it last."""

    character: str
    lowest_space: int
    highest_space: int
    space: int | None
    pawn_seat: Seat | None
    holder_seat: Seat | None
    last_seat: Seat | None
    taken: bool


class MuseWork(Struct, frozen=True):
    """A card in one's hand as a work with the Muse's help, without bonus cards."""

    profession: str
    value: int


class PrincessPart(Struct, frozen=True):
    """A kind of thing that counts for the Princess: how many there are, what each is worth, and all of them."""

    thing: str
    count: int
    each: int
    value: int


class CourtView(Struct, frozen=True, kw_only=True):
    """The six characters, what lies on the Banker, and everybody's place on the track; bids go on while `courted`."""

    courted: bool
    characters: tuple[CharacterView, ...]
    bankers_florins: int
    princess_value: int | None
    princess_parts: tuple[PrincessPart, ...]
    works_with_muse: tuple[MuseWork, ...]
    ranks: tuple[int, ...]
