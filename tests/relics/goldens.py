"""The golden records of Relics."""

from tests.golden.wanted import QUICK, Wanted, shared, won_alone, won_by_the_tie_break

WANTED = (
    Wanted("two", 2, {}, won_alone, QUICK),
    Wanted("three", 3, {}, won_alone, QUICK),
    Wanted("four-open", 4, {"open_coins": True, "first_player": "4"}, won_alone, QUICK),
    Wanted("four-by-chance", 4, {}, won_alone),
    Wanted("coins-decide", 3, {}, won_by_the_tie_break),
    Wanted("shared", 2, {}, shared),
)
