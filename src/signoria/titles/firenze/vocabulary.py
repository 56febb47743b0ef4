"""The words in which cards say what they do, and which of them go together."""

from collections.abc import Iterator
from typing import Final

from signoria.table.messages import Message
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


def check_cards(components: Components) -> Iterator[tuple[str, Message]]:
    """Every row whose card makes no sense, with the reason."""
    for card in components.cards:
        reason = _wrong_card(card)
        if reason is not None:
            yield card.key, reason
    if not any(card.copies and not card.optional for card in components.cards):
        yield "cards", Message("no-cards")


def _wrong_card(card: Card) -> Message | None:
    if card.kind not in KINDS:
        return Message("not-one-of", {"what": "kind", "value": card.kind, "known": ", ".join(KINDS)})
    if not 0 <= card.starting <= card.copies <= 20:
        return Message("card-copies")
    if not card.effects:
        return Message("does-nothing")
    return next((wrong for effect in card.effects if (wrong := _wrong_effect(card, effect))), None)


def _wrong_effect(card: Card, effect: Effect) -> Message | None:
    if effect.when not in OCCASIONS[card.kind]:
        return Message("occasion", {"kind": card.kind, "when": effect.when})
    if effect.do not in VERBS[card.kind, effect.when]:
        return Message("verb", {"verb": effect.do})
    if effect.optional != (effect.do == "hand_on"):
        return Message("optional")
    if effect.filter.colours and not set(effect.filter.colours) <= set(COLOURS):
        return Message("filter")
    return _CHECKS[effect.do](effect)


def _wrong_loss(effect: Effect) -> Message | None:
    ways = (effect.count > 0) + (effect.one_per > 0) + (effect.down_to >= 0)
    if ways != 1 or max(effect.count, effect.one_per, effect.down_to) > MOST:
        return Message("loss")
    return _wrong_whom(effect, ("self", "all", "others"))


def _wrong_floors(effect: Effect) -> Message | None:
    if effect.count != 1:
        return Message("floor")
    if effect.pick == "active":
        return _wrong_whom(effect, ("one_other",))
    if effect.pick not in ("owner", "tallest"):
        return Message("tower")
    return _wrong_whom(effect, ("self", "all", "others"))


def _wrong_draw(effect: Effect) -> Message | None:
    return _wrong_count(effect) or _wrong_whom(effect, ("self", "all", "others"))


def _wrong_own(effect: Effect) -> Message | None:
    return _wrong_count(effect) or _wrong_whom(effect, ("self",))


def _wrong_swap(effect: Effect) -> Message | None:
    return _wrong_number("max", effect.max, 1, 9)


def _wrong_gift(effect: Effect) -> Message | None:
    if effect.count != 1 or effect.pick != "active":
        return Message("gift")
    return _wrong_whom(effect, ("one_other",))


def _wrong_score(effect: Effect) -> Message | None:
    if abs(effect.points) > MOST or not 0 <= effect.max_points <= MOST:
        return Message("card-points", {"most": MOST})
    if effect.when != "game_end":
        return Message("counted") if effect.per or effect.of else _wrong_whom(effect, ("self",))
    if effect.per and effect.per not in COUNTED:
        return Message("per", {"known": ", ".join(COUNTED)})
    if bool(effect.of) != bool(effect.steps) or (effect.of and effect.of not in STEPPED):
        return Message("of", {"known": ", ".join(STEPPED)})
    if not all(key.isascii() and key.isdigit() and len(key) < 3 for key in effect.steps):
        return Message("steps")
    return _wrong_whom(effect, ("self",))


def _wrong_change(effect: Effect) -> Message | None:
    if effect.rule not in RULES:
        return Message("none", {"what": "rule", "value": effect.rule})
    wrong = _wrong_number("value", effect.value, 0, MOST)
    if wrong is None and effect.rule in ("max_build", "exchange_give"):
        wrong = _wrong_number("value", effect.value, 1, 9)
    return wrong or _wrong_whom(effect, ("self",))


def _wrong_hand_on(effect: Effect) -> Message | None:
    return _wrong_whom(effect, ("one_other",))


def _wrong_count(effect: Effect) -> Message | None:
    return _wrong_number("count", effect.count, 1, 9)


def _wrong_whom(effect: Effect, known: tuple[str, ...]) -> Message | None:
    if effect.who in known:
        return None
    return Message("whom", {"verb": effect.do, "known": ", ".join(known), "who": effect.who})


def _wrong_number(field: str, number: int, least: int, most: int) -> Message | None:
    return None if least <= number <= most else Message("number", {"field": field, "least": least, "most": most})


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
