"""The box: components with everything that is computed from them once."""

from typing import Final

from signoria.table import Box, Lexicon, Move, components_digest
from signoria.titles.florenza import checking, moves
from signoria.titles.florenza.amounts import MARKET, Amount, Use
from signoria.titles.florenza.components import (
    CHIESA,
    KINDS,
    ONLY_SHOWN,
    PALAZZO,
    RESOURCES,
    SKILLS,
    Components,
    WorkRow,
)
from signoria.titles.florenza.menus import Menu
from signoria.titles.florenza.naming import names_of
from signoria.titles.florenza.notes import notes_of

DISTRICT, CITY, CATHEDRAL = range(len(KINDS))
UNKNOWN_PREACHER: Final = len(SKILLS)
"""The place of the nameless preachers behind the nameless artists of each skill."""


class Workshop:
    """A kind of workshop tile: `use` for those that are used, `income` for violet ones."""

    def __init__(self, key: str, cost: Amount, reward: Amount, income: Amount, use: Use | None) -> None:
        self.key = key
        self.cost = cost
        self.reward = reward
        self.income = income
        self.use = use


class Work:
    """A work of art: where it belongs, who can make it (skills as bits), what it costs and brings."""

    def __init__(self, row: WorkRow, building: str, kind: int) -> None:
        self.key = row.key
        self.building = building
        self.kind = kind
        self.skills = sum([1 << SKILLS.index(skill) for skill in row.skills])
        self.cost = Amount(row.cost)
        self.reward = Amount(row.reward)
        self.income = Amount(row.income)
        self.alms_dice = row.alms_dice


class Character:
    """An artist (level and fee by skill, -1 where he has none) or a preacher (fee, gain, workers by the die)."""

    def __init__(
        self,
        key: str,
        column: int,
        levels: tuple[int, ...],
        fees: tuple[int, ...],
        gain: Amount,
        workers_by_die: tuple[int, ...],
    ) -> None:
        self.key = key
        self.column = column
        self.levels = levels
        self.fees = fees
        self.gain = gain
        self.workers_by_die = workers_by_die


class FlorenzaBox(Box):
    """Characters are numbered artists first, then preachers, then the nameless: `known` is where those begin."""

    def __init__(self, rows: Components, digest: str) -> None:
        super().__init__(digest, Lexicon(), names_of(rows), notes_of(rows))
        self.rows = rows
        self.families: tuple[str, ...] = tuple([row.key for row in rows.families])
        self.skill_keys = SKILLS
        self.faces: tuple[int, ...] = tuple([_kind_on(rows, face) for face in range(1, len(RESOURCES) + 1)])
        self._read_rules(rows)
        self._read_workshops(rows)
        self._read_works(rows)
        self._read_characters(rows)
        self._make_moves()
        self._make_hires()

    def _read_rules(self, rows: Components) -> None:
        self.base = Amount(rows.income.base)
        self.die_exhausted = Amount(rows.income.die_exhausted)
        self.sell = Use(rows.market.sell, MARKET)
        self.buy = Use(rows.market.buy, MARKET)
        self.exchange = Use(rows.market.exchange, MARKET)
        self.foreign_user = Amount(rows.foreign_use.user)
        self.foreign_owner = Amount(rows.foreign_use.owner)
        self.palazzo_complete = Amount(rows.district.palazzo_complete)
        self.chiesa_complete = Amount(rows.district.chiesa_complete)
        failure = rows.failure
        self.failed_workshop = Amount(failure.workshop)
        self.failed: tuple[Amount, ...] = (Amount(failure.district), Amount(failure.city), Amount(failure.cathedral))
        self.unpaid_artist = Amount(failure.unpaid_artist)
        self.cardinal = Amount(rows.offices.cardinal)

    def _read_workshops(self, rows: Components) -> None:
        self.workshops: tuple[Workshop, ...] = tuple(
            [
                Workshop(
                    row.key,
                    Amount(row.cost),
                    Amount(row.reward),
                    Amount(row.income),
                    None if row.use is None else Use(row.use, place),
                )
                for place, row in enumerate(rows.workshops)
            ]
        )
        self.copies: tuple[int, ...] = tuple([row.copies for row in rows.workshops])
        self.offered = sum([1 << place for place, row in enumerate(rows.workshops) if row.offered])

    def _read_works(self, rows: Components) -> None:
        kinds = {row.key: KINDS.index(row.kind) for row in rows.buildings}
        self.works: tuple[Work, ...] = tuple([Work(row, row.building, kinds[row.building]) for row in rows.works])
        self.palazzo = self._works_of(PALAZZO)
        self.chiesa = self._works_of(CHIESA)
        self.public = sum([1 << place for place, work in enumerate(self.works) if work.kind in (CITY, CATHEDRAL)])
        self.pulpits: tuple[int, ...] = tuple([place for place, work in enumerate(self.works) if work.alms_dice])
        self.all_pulpits = sum([1 << place for place in self.pulpits])
        self.with_income: tuple[int, ...] = tuple(
            [place for place, work in enumerate(self.works) if work.income.counted]
        )
        self.servable: tuple[int, ...] = tuple(
            [
                sum([1 << place for place, work in enumerate(self.works) if work.skills & skills])
                for skills in range(1 << len(SKILLS))
            ]
        )

    def _works_of(self, building: str) -> int:
        return sum([1 << place for place, work in enumerate(self.works) if work.building == building])

    def _read_characters(self, rows: Components) -> None:
        nothing = Amount({})
        found = [
            Character(row.key, row.column, _by_skill(row.skills), _by_skill(row.fees), nothing, ())
            for row in rows.artists
        ]
        self.artists = (1 << len(found)) - 1
        found += [
            Character(row.key, row.column, (), (row.fee,), Amount(row.gain), row.workers_by_die)
            for row in rows.preachers
        ]
        self.known = len(found)
        self.preachers = (1 << self.known) - 1 & ~self.artists
        for unknown in rows.unknowns:
            fees = _by_skill(unknown.fees) if unknown.skills else (unknown.fee,)
            levels = _by_skill(unknown.skills) if unknown.skills else ()
            found.append(Character(unknown.key, 0, levels, fees, Amount(unknown.gain), unknown.workers_by_die))
        self.characters: tuple[Character, ...] = tuple(found)
        self.unknowns: tuple[int, ...] = tuple([len(row.columns) for row in rows.unknowns])
        self.unknown_preacher = self.known + UNKNOWN_PREACHER
        self.unknown_artists = sum([1 << self.known + skill for skill in range(len(SKILLS))])
        self.skilled: tuple[int, ...] = tuple(
            [
                sum([1 << face for face, who in enumerate(found) if who.levels and who.levels[skill] >= 0])
                for skill in range(len(SKILLS))
            ]
        )

    def _make_moves(self) -> None:
        shops = list(enumerate([workshop.key for workshop in self.workshops]))
        works = list(enumerate([work.key for work in self.works]))
        families = list(enumerate(self.families))
        cubes = list(enumerate(RESOURCES))
        artists = [(face, self.characters[face].key) for face in range(self.known) if self.artists >> face & 1]
        preachers = [
            (face, who.key) for face, who in enumerate(self.characters) if not who.levels and who.workers_by_die
        ]
        slots = range(self.rows.district.slots)
        self.choose = self._menu([moves.Choose("choose", "workshop", at, key) for at, key in shops])
        self.use: tuple[Menu, ...] = tuple(
            [self._menu([moves.UseWorkshop(seat, key, slot) for slot in slots]) for seat, key in families]
        )
        self.build = self._menu([moves.Build("build", "workshop", at, key) for at, key in shops])
        self.commission = self._menu([moves.Commission("commission", "work", at, key) for at, key in works])
        self.alms = {at: moves.Alms("alms", "work", at, self.works[at].key) for at in self.pulpits}
        self.hear = {face: moves.Hear("hear", "character", face, key) for face, key in preachers}
        nameless = self.characters[self.unknown_preacher].key
        self.hear_kept = moves.HearKept("hear-kept", "character", self.unknown_preacher, nameless)
        self.arrest = self._menu([moves.Arrest("arrest", "family", at, key) for at, key in families])
        self.convert = self._menu([moves.Convert("convert", "family", at, key) for at, key in families])
        self.reserve = self._menu([moves.Reserve("reserve", "character", face, key) for face, key in artists])
        self.block = {face: moves.Block("block", "character", face, key) for face, key in preachers}
        self.sold = self._menu([moves.Sell("sell", "resource", at, key) for at, key in cubes])
        self.bought = self._menu([moves.Buy("buy", "resource", at, key) for at, key in cubes])
        self.give = self._menu([moves.Give("give", "resource", at, key) for at, key in cubes])
        self.take = self._menu([moves.Take("take", "resource", at, key) for at, key in cubes])
        self.realise: tuple[Move, ...] = tuple([moves.Realise("realise", "work", at, key) for at, key in works])
        self.fail: tuple[Move, ...] = tuple([moves.Fail("fail", "work", at, key) for at, key in works])
        for move in (
            *self.alms.values(),
            *self.hear.values(),
            self.hear_kept,
            *self.block.values(),
            *self.realise,
            *self.fail,
            moves.GO_TO_MARKET,
            moves.NOTHING,
            moves.EXCHANGE,
            moves.LEAVE,
            moves.RUN,
            moves.IDLE,
            moves.FINISH,
            moves.ABANDON,
        ):
            self.lexicon.add(move)

    def _menu(self, offered: list[Move]) -> Menu:
        for move in offered:
            self.lexicon.add(move)
        return Menu(offered)

    def _make_hires(self) -> None:
        """One move for each skill of each artist, and for each set of skills those that have one of it."""
        made: list[moves.Hire] = []
        for face, who in enumerate(self.characters):
            skills = [skill for skill, level in enumerate(who.levels) if level >= 0]
            for skill in skills:
                named = f"hire {who.key} {SKILLS[skill]}"
                text = named if len(skills) > 1 else f"hire {who.key}"
                made.append(moves.Hire(text, face, who.key, skill, SKILLS[skill]))
                self.lexicon.add(made[-1], named)
        self.hires: tuple[tuple[moves.Hire, ...], ...] = tuple(
            [tuple([hire for hire in made if skills >> hire.skill & 1]) for skills in range(1 << len(SKILLS))]
        )


def _kind_on(rows: Components, face: int) -> int:
    """The resource that a face of the income die shows."""
    return next(kind for kind, row in enumerate(rows.resources) if row.die == face)


def _by_skill(row: dict[str, int]) -> tuple[int, ...]:
    return tuple([row.get(skill, -1) for skill in SKILLS])


def open_box(text: str) -> FlorenzaBox:
    """A box from the text of a component file."""
    return FlorenzaBox(checking.read(text), components_digest(text, ONLY_SHOWN))
