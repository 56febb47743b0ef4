"""The box: components with everything that is computed from them once."""

from collections.abc import Callable
from functools import lru_cache
from itertools import chain
from typing import Final, TypeAlias

from signoria.table import Box, Lexicon, Move, Names, components_digest
from signoria.titles.firenze import checking, moves
from signoria.titles.firenze.bricks import COLOURS
from signoria.titles.firenze.components import CELEBRATION, HEIGHTS, KINDS, LOWEST, MOST_SEATS, Components
from signoria.titles.firenze.moves import DONE, ENOUGH, LEAVE, SKIP, STOP, TRADE, Begin, Fill, Lower, Raise, Sabotage
from signoria.titles.firenze.notes import notes_of
from signoria.titles.firenze.vocabulary import BUILD_DISCOUNT, MAX_BUILD, RULES

RuleChanges: TypeAlias = tuple[tuple[int, int], ...]
"""Rules by their places in `RULES`, each with what is added to it or comes instead of it."""

SPACES: Final = len(COLOURS) * len(HEIGHTS)
BY_PLACE: Final = -1
"""The price of a card where no card changes it: what its place says."""


def space_of(colour: int, height: int) -> int:
    """The number of a contract: its tower's six contracts follow each other, the lowest first."""
    return colour * len(HEIGHTS) + height - LOWEST


def colour_of(space: int) -> int:
    """The colour of a contract."""
    return space // len(HEIGHTS)


def height_of(space: int) -> int:
    """The height of a contract."""
    return space % len(HEIGHTS) + LOWEST


TOWER_MASK: Final = (1 << len(HEIGHTS)) - 1
"""The contracts of the first tower, as bits; those of the others lie above."""


class FirenzeBox(Box):
    """Cards and contracts as numbers, moves made once; shared by all games of one set of components."""

    def __init__(self, rows: Components, digest: str) -> None:
        super().__init__(digest, Lexicon(), _names(rows), notes_of(rows))
        self.rows = rows
        self.cost = rows.building.cost
        self.bricks = tuple([row.bricks for row in rows.colours])
        self.flags = tuple([row.flag for row in rows.colours])
        self.points = tuple([row.points for row in rows.contracts])
        self.level_points = {row.height: row.points for row in rows.level_tiles}
        self.balcony_spaces = tuple([space_of(COLOURS.index(row.colour), row.height) for row in rows.balconies])
        self._number_cards(rows)
        self._read_rules(rows)
        self._make_moves(rows)

    def _number_cards(self, rows: Components) -> None:
        self.card_keys = tuple([row.key for row in rows.cards])
        self.kinds = tuple([KINDS.index(row.kind) for row in rows.cards])
        self.effects = tuple([row.effects for row in rows.cards])
        self.celebrations = frozenset([card for card, kind in enumerate(self.kinds) if kind == CELEBRATION])
        first = [
            card for card, row in enumerate(rows.cards) if any(effect.rule == "card_limit" for effect in row.effects)
        ]
        order = [*first, *[card for card in range(len(rows.cards)) if card not in first]]
        self.discard_order = tuple([order.index(card) for card in range(len(rows.cards))])

    def _read_rules(self, rows: Components) -> None:
        """The rules as they are, and as buildings change them for their owner."""
        most = rows.building.most_bricks
        plain = (0, most, 0, BY_PLACE, rows.limits.bricks, rows.limits.cards, rows.exchange.give, 0)
        self.changes = tuple(
            [
                tuple([(RULES.index(effect.rule), effect.value) for effect in row.effects if effect.do == "modify"])
                for row in rows.cards
            ]
        )
        changes = self.changes

        @lru_cache(maxsize=1 << 12)
        def rules_with(buildings: tuple[int, ...], for_this_turn: RuleChanges) -> tuple[int, ...]:
            rules = list(plain)
            for rule, value in [*chain(*[changes[card] for card in buildings]), *for_this_turn]:
                rules[rule] = rules[rule] + value if rule == BUILD_DISCOUNT else value
            return tuple(rules)

        ruled: Callable[[tuple[int, ...], RuleChanges], tuple[int, ...]] = rules_with
        cost = rows.building.cost

        @lru_cache(maxsize=1 << 14)
        def affordable(
            buildings: tuple[int, ...], for_this_turn: RuleChanges, total: int, built: int, paid: int
        ) -> int:
            rules = ruled(buildings, for_this_turn)
            off = rules[BUILD_DISCOUNT] + paid
            tops = range(built + 1, min(rules[MAX_BUILD], len(cost) - 1) + 1)
            return sum([top - built + max(0, cost[top] - off) <= total for top in tops])

        self.rules_with = ruled
        """The rules, in the order of `RULES`, for a player with these buildings and what cards change this turn."""
        self.affordable: Callable[[tuple[int, ...], RuleChanges, int, int, int], int] = affordable
        """How many more bricks can be laid: by what changes the rules, bricks in store, bricks laid, what is paid."""

    def _make_moves(self, rows: Components) -> None:
        places = range(rows.row.cards)
        self.take = tuple([moves.Take(place) for place in places])
        self.exchange = tuple(
            [tuple([moves.Exchange(place, at, key) for at, key in enumerate(COLOURS)]) for place in places]
        )
        self.swap = tuple([moves.Swap(place) for place in places])
        self.pay, self.lose, self.give, self.pick = [
            tuple([moves.Brick(verb, at, key) for at, key in enumerate(COLOURS)])
            for verb in ("pay", "lose", "give", "pick")
        ]
        self.steal = tuple(
            [tuple([moves.Steal(seat, at, key) for at, key in enumerate(COLOURS)]) for seat in range(MOST_SEATS)]
        )
        self._make_tower_moves(rows)
        cards = list(enumerate(self.card_keys))
        self.play = tuple([moves.Play("play", "card", card, key) for card, key in cards])
        self.discard = tuple([moves.Discard("discard", "card", card, key) for card, key in cards])
        self.keep = tuple([moves.Keep("keep", "card", card, key) for card, key in cards])
        self.hand_on = tuple(
            [tuple([moves.HandOn(card, key, seat) for seat in range(MOST_SEATS)]) for card, key in cards]
        )
        self._fill_lexicon()

    def _make_tower_moves(self, rows: Components) -> None:
        """Towers by colour and height; a tower is never higher than there are bricks of its colour."""
        heights = [range(row.bricks + 1) for row in rows.colours]
        colours = list(enumerate(COLOURS))
        most = rows.building.most_bricks
        self.begin = tuple(
            [
                tuple([Begin(f"begin {key} {count}", at, key, 0, count) for count in heights[at][1 : most + 1]])
                for at, key in colours
            ]
        )
        self.raising = tuple(
            [
                tuple(
                    [
                        tuple(
                            [
                                Raise(f"raise {key} {height} to {top}", at, key, height, top - height)
                                for top in heights[at][height + 1 : height + most + 1]
                            ]
                        )
                        for height in heights[at]
                    ]
                )
                for at, key in colours
            ]
        )
        self.fill = tuple([Fill(space_of(at, height), at, key, height) for at, key in colours for height in HEIGHTS])
        self.lower = tuple(
            [tuple([Lower(f"lower {key} {height}", at, key, height) for height in heights[at]]) for at, key in colours]
        )
        self.sabotage = tuple(
            [
                tuple([tuple([Sabotage(seat, at, key, height) for height in heights[at]]) for at, key in colours])
                for seat in range(MOST_SEATS)
            ]
        )

    def _fill_lexicon(self) -> None:
        characters = [self.play[card] for card, kind in enumerate(self.kinds) if KINDS[kind] == "character"]
        handed = [
            card for card, effects in enumerate(self.effects) if any(effect.do == "hand_on" for effect in effects)
        ]
        groups: list[tuple[Move, ...]] = [self.take, *self.exchange, self.swap]
        groups += [self.pay, self.lose, self.give, self.pick, *self.steal, *self.begin, self.fill]
        groups += [raises for of_colour in self.raising for raises in of_colour[1:]]
        for towers in (self.lower, *self.sabotage):
            groups += [of_colour[1:] for of_colour in towers]
        groups += [tuple(characters), self.discard]
        for card in handed:
            groups += [self.hand_on[card], self.keep[card : card + 1]]
        groups.append((TRADE, SKIP, LEAVE, STOP, ENOUGH, DONE))
        for group in groups:
            for move in group:
                self.lexicon.add(move)


def _names(rows: Components) -> Names:
    """The names of all components, by the key the catalogues use: `card-princess`, `the-card-princess`."""
    names: Names = {}
    for card in rows.cards:
        for what in ("card", "onto"):
            names[f"{what}-{card.key}"] = card.name
            names[f"the-{what}-{card.key}"] = card.the
        names[f"says-{card.key}"] = card.text
    for colour in rows.colours:
        for what in ("colour", "for_colour", "brick", "given_brick", "taken_brick"):
            names[f"{what}-{colour.key}"] = colour.name
    return names


def open_box(text: str) -> FirenzeBox:
    """A box from the text of a component file."""
    return FirenzeBox(checking.read(text), components_digest(text))
