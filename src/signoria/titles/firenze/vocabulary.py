"""The words in which cards say what they do, and which of them go together."""

from collections.abc import Iterator
from typing import Final

from signoria.titles.firenze.bricks import COLOURS
from signoria.titles.firenze.components import KINDS, Card, Components, Effect

OCCASIONS: Final[dict[str, tuple[str, ...]]] = {
    "event": ("taken",),
    "character": ("played",),
    "celebration": ("game_end", "contract_filled"),
    "building": ("owned",),
    "church": ("contract_filled",),
}
"""When a card of a kind can do something."""

VERBS: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("event", "taken"): ("lose_bricks", "lose_floor", "draw_bricks", "score", "modify"),
    ("character", "played"): (
        "lose_floor",
        "draw_bricks",
        "take_from_bag",
        "swap_with_row",
        "give_brick",
        "discard_celebration",
        "modify",
    ),
    ("celebration", "game_end"): ("score",),
    ("celebration", "contract_filled"): ("hand_on",),
    ("building", "owned"): ("modify",),
    ("church", "contract_filled"): ("lose_bricks", "lose_floor", "draw_bricks", "score"),
}
"""What it can do then."""

RULES: Final = (
    "build_discount",
    "max_build",
    "no_demolition",
    "card_price",
    "brick_limit",
    "card_limit",
    "exchange_give",
    "draw_after_card",
)
"""The rules a card can change: by its number, or, for the discount, added to what others take off."""

BUILD_DISCOUNT, MAX_BUILD, NO_DEMOLITION, CARD_PRICE, BRICK_LIMIT, CARD_LIMIT, EXCHANGE_GIVE, DRAW_AFTER_CARD = range(
    len(RULES)
)
COUNTED: Final = ("own_contract", "own_letter_left")
STEPPED: Final = ("towers_with_own_letter", "own_letters_on_best_tower")
MOST: Final = 60


def check_cards(components: Components) -> Iterator[tuple[str, str]]:
    """Every row whose card makes no sense, with the reason."""
    for card in components.cards:
        reason = _wrong_card(card)
        if reason:
            yield card.key, reason
    if not any(card.copies and not card.optional for card in components.cards):
        yield "cards", "there are none to draw"


def _wrong_card(card: Card) -> str:
    if card.kind not in KINDS:
        return f"kind {card.kind!r} is not one of {', '.join(KINDS)}"
    if not 0 <= card.starting <= card.copies <= 20:
        return "there are 0 to 20 copies, and no more starting cards than copies"
    if not card.effects:
        return "it does nothing"
    return next((wrong for effect in card.effects if (wrong := _wrong_effect(card, effect))), "")


def _wrong_effect(card: Card, effect: Effect) -> str:
    if effect.when not in OCCASIONS[card.kind]:
        return f"a card of the kind {card.kind} does nothing when {effect.when!r}"
    if effect.do not in VERBS[card.kind, effect.when]:
        return f"{effect.do!r} is not among the things it can do then"
    if effect.optional != (effect.do == "hand_on"):
        return "only handing on is optional"
    if effect.filter.colours and not set(effect.filter.colours) <= set(COLOURS):
        return "its filter names a colour that does not exist"
    return _CHECKS[effect.do](effect)


def _wrong_loss(effect: Effect) -> str:
    ways = (effect.count > 0) + (effect.one_per > 0) + (effect.down_to >= 0)
    if ways != 1 or max(effect.count, effect.one_per, effect.down_to) > MOST:
        return "bricks are lost by exactly one of count, one_per and down_to"
    return _wrong_whom(effect, ("self", "all", "others"))


def _wrong_floors(effect: Effect) -> str:
    if effect.count != 1:
        return "one floor is lost at a time: count is 1"
    if effect.pick == "active":
        return _wrong_whom(effect, ("one_other",))
    if effect.pick not in ("owner", "tallest"):
        return "the tower is picked by owner or active, or is the tallest"
    return _wrong_whom(effect, ("self", "all", "others"))


def _wrong_draw(effect: Effect) -> str:
    return _wrong_count(effect) or _wrong_whom(effect, ("self", "all", "others"))


def _wrong_own(effect: Effect) -> str:
    return _wrong_count(effect) or _wrong_whom(effect, ("self",))


def _wrong_swap(effect: Effect) -> str:
    return "" if 1 <= effect.max <= 9 else "max is 1 to 9"


def _wrong_gift(effect: Effect) -> str:
    if effect.count != 1 or effect.pick != "active":
        return "one brick is given, picked by the active player"
    return _wrong_whom(effect, ("one_other",))


def _wrong_score(effect: Effect) -> str:
    if abs(effect.points) > MOST or not 0 <= effect.max_points <= MOST:
        return f"points are at most {MOST}"
    if effect.when != "game_end":
        return "only at the end are things counted" if effect.per or effect.of else _wrong_whom(effect, ("self",))
    if effect.per and effect.per not in COUNTED:
        return f"per is one of {', '.join(COUNTED)}"
    if bool(effect.of) != bool(effect.steps) or (effect.of and effect.of not in STEPPED):
        return f"steps go with of, one of {', '.join(STEPPED)}"
    if not all(key.isascii() and key.isdigit() and len(key) < 3 for key in effect.steps):
        return "steps are numbers"
    return _wrong_whom(effect, ("self",))


def _wrong_change(effect: Effect) -> str:
    if effect.rule not in RULES:
        return f"there is no rule {effect.rule!r}"
    if not 0 <= effect.value <= MOST:
        return f"value is 0 to {MOST}"
    if effect.rule in ("max_build", "exchange_give") and not 1 <= effect.value <= 9:
        return "value is 1 to 9"
    return _wrong_whom(effect, ("self",))


def _wrong_hand_on(effect: Effect) -> str:
    return _wrong_whom(effect, ("one_other",))


def _wrong_count(effect: Effect) -> str:
    return "" if 1 <= effect.count <= 9 else "count is 1 to 9"


def _wrong_whom(effect: Effect, known: tuple[str, ...]) -> str:
    return "" if effect.who in known else f"{effect.do!r} is for {' or '.join(known)}, not {effect.who!r}"


_CHECKS: Final = {
    "lose_bricks": _wrong_loss,
    "lose_floor": _wrong_floors,
    "draw_bricks": _wrong_draw,
    "take_from_bag": _wrong_own,
    "swap_with_row": _wrong_swap,
    "give_brick": _wrong_gift,
    "discard_celebration": _wrong_own,
    "score": _wrong_score,
    "modify": _wrong_change,
    "hand_on": _wrong_hand_on,
}
