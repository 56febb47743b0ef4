"""The golden records of Florenza: every number of seats, what decides a tie, and what happens on the way."""

from collections.abc import Mapping

from signoria.table import Event, Game, OptionValue, Outcome, Sitting
from signoria.titles.florenza.events import (
    AlmsGiven,
    Arrested,
    Blocked,
    BuildingBegan,
    Commissioned,
    Converted,
    DieRolled,
    Received,
    Reserved,
    RoundBegan,
    SentToMarket,
    WorkerSent,
    WorkerSentAbroad,
)
from signoria.titles.florenza.game import Florenza
from signoria.titles.florenza.results import (
    BishopElected,
    BuildingFailed,
    CaptainElected,
    CardinalMade,
    Masterpiece,
    WorkFailed,
)
from tests.golden.wanted import QUICK, Wanted, any_end, won_alone

OTHER_OPTIONS: Mapping[str, OptionValue] = {
    "bishop_block": "expel",
    "foreign_fee": "lost",
    "district_pulpit": "open",
    "masterpiece": "income",
}
PLACED = (WorkerSent, WorkerSentAbroad, BuildingBegan, Commissioned, SentToMarket, AlmsGiven)


def _tied(outcome: Outcome, game: Game) -> list[tuple[int, int]]:
    """Works and florins of those who share the most points, best first."""
    assert isinstance(game, Florenza)
    best = max(outcome.scores)
    tied = [game.families[seat] for seat, score in enumerate(outcome.scores) if score == best]
    return sorted([(family.works.bit_count(), family.florins) for family in tied], reverse=True)


def works_decide(outcome: Outcome, game: Game) -> bool:
    """A tie in points, broken by works."""
    tied = _tied(outcome, game)
    return len(tied) > 1 and tied[0][0] > tied[1][0]


def florins_decide(outcome: Outcome, game: Game) -> bool:
    """A tie in points and works, broken by florins."""
    tied = _tied(outcome, game)
    return len(tied) > 1 and tied[0][0] == tied[1][0] and tied[0][1] > tied[1][1]


def order_decides(outcome: Outcome, game: Game) -> bool:
    """A tie in everything but the order of turns."""
    tied = _tied(outcome, game)
    return len(tied) > 1 and tied[0] == tied[1]


def _told(sitting: Sitting) -> list[Event]:
    return sitting.events(None)


def shows_every_failure(sitting: Sitting) -> bool:
    """A workshop given back, works failed at home, in the city and in the cathedral, and an artist unpaid."""
    events = _told(sitting)
    failed = [event for event in events if isinstance(event, WorkFailed)]
    places = {event.work.partition("_")[0] for event in failed}
    return (
        any(isinstance(event, BuildingFailed) for event in events)
        and bool(places & {"pal", "chi"})
        and "duo" in places
        and bool(places - {"pal", "chi", "duo"})
        and any(event.unpaid for event in failed)
    )


def shows_every_office(sitting: Sitting) -> bool:
    """Captain, Bishop and Cardinal, and all that the officers can do."""
    kinds = {type(event) for event in _told(sitting)}
    return kinds >= {CaptainElected, BishopElected, CardinalMade, Arrested, Reserved, Converted, Blocked}


def shows_a_double_office(sitting: Sitting) -> bool:
    """Captain and Bishop in one, who places the first two workers of the next round."""
    captain = bishop = -1
    first: list[int] = []
    for event in _told(sitting):
        if isinstance(event, CaptainElected):
            captain = event.seat
        elif isinstance(event, BishopElected):
            bishop = event.seat
        elif isinstance(event, RoundBegan):
            first = []
        elif isinstance(event, PLACED):
            first.append(event.seat)
            if len(first) == 2 and first == [captain, bishop]:
                return True
            if len(first) == 2:
                captain, bishop = -1, -2
    return False


def shows_a_masterpiece(sitting: Sitting) -> bool:
    """A card turned to its violet side."""
    return any(isinstance(event, Masterpiece) for event in _told(sitting))


def shows_an_exhausted_cube(sitting: Sitting) -> bool:
    """Florins in place of the cube that the income die shows."""
    shown = ""
    for event in _told(sitting):
        if isinstance(event, DieRolled):
            shown = event.resource
        elif isinstance(event, Received) and not any(gained.endswith(f" {shown}") for gained in event.gains):
            return True
    return False


WANTED: tuple[Wanted, ...] = (
    Wanted("two", 2, {}, won_alone, QUICK),
    Wanted("three", 3, {}, won_alone, QUICK),
    Wanted("three-other-options", 3, OTHER_OPTIONS, won_alone, QUICK),
    Wanted("four", 4, {}, won_alone, QUICK),
    Wanted("four-by-chance", 4, {}, won_alone),
    Wanted("five", 5, {}, won_alone, QUICK),
    Wanted("works-decide", 2, {}, works_decide),
    Wanted("florins-decide", 2, {}, florins_decide),
    Wanted("order-decides", 2, {}, order_decides),
    Wanted("every-failure", 3, {}, any_end, shows=shows_every_failure),
    Wanted("every-office", 4, {}, any_end, shows=shows_every_office),
    Wanted("double-office", 2, {}, any_end, shows=shows_a_double_office),
    Wanted("masterpiece", 3, {}, any_end, QUICK, shows_a_masterpiece),
    Wanted("exhausted-cube", 5, {}, any_end, shows=shows_an_exhausted_cube),
)
