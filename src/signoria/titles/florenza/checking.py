"""The component file, checked whole: refused with one line that names the row and what is wrong with it."""

from collections.abc import Mapping
from typing import Final

from signoria.table import Keyed, Row, read_components
from signoria.table.components import check_between, check_contents, check_keys, check_sources, refusing
from signoria.titles.florenza.components import (
    CHIESA,
    FACES,
    KINDS,
    MOST_SEATS,
    PALAZZO,
    RESOURCES,
    SKILLS,
    Components,
    UseRow,
)

PLAIN: Final[tuple[str, ...]] = (*RESOURCES, "florins", "prestige", "influence", "workers")
PAYABLE: Final[tuple[str, ...]] = (*RESOURCES, "florins")
POINTS: Final[tuple[str, ...]] = ("prestige", "influence")
MOST: Final = 1_000
DISTRICT_WORKS: Final = 8
PUBLIC_WORKS: Final = 40
WORKSHOPS: Final = 60

refuse: Final = refusing("signoria.titles.florenza")


def read(text: str) -> Components:
    """The components of a file."""
    components = read_components(text, Components)
    for check in (
        _check_contents,
        _check_keys,
        _check_sources,
        _check_numbers,
        _check_rules,
        _check_resources,
        _check_workshops,
        _check_works,
        _check_levels,
        _check_characters,
    ):
        check(components)
    return components


def _keyed(components: Components) -> tuple[tuple[str, tuple[Keyed, ...]], ...]:
    return (
        ("families", components.families),
        ("resources", components.resources),
        ("workshops", components.workshops),
        ("buildings", components.buildings),
        ("works", components.works),
        ("artists", components.artists),
        ("preachers", components.preachers),
        ("unknowns", components.unknowns),
    )


def _check_contents(components: Components) -> None:
    check_contents((*_keyed(components), ("levels", components.levels)), components.contents)
    if len(components.families) != MOST_SEATS:
        raise refuse("families", "families", count=MOST_SEATS)
    if not 1 <= len(components.workshops) <= WORKSHOPS:
        raise refuse("workshops", "how-many", least=1, most=WORKSHOPS)


def _check_keys(components: Components) -> None:
    check_keys(_keyed(components))


def _check_sources(components: Components) -> None:
    names = ("play", "setup", "tracks", "income", "market", "foreign_use", "district", "failure", "offices", "final")
    rows: list[tuple[str, Row]] = [(name, getattr(components, name)) for name in names]
    rows += [(row.key, row) for _, table in _keyed(components) for row in table]
    rows += [(f"levels, {row.level}", row) for row in components.levels]
    check_sources(rows, components.sources)


def _check_numbers(components: Components) -> None:
    play, setup, final = components.play, components.setup, components.final
    for row, what, number, least, most in (
        ("play", "rounds", play.rounds, 1, 20),
        ("play", "columns", play.columns, 1, 12),
        ("setup", "florins", setup.florins, 0, 100_000),
        ("setup", "cubes_each", setup.cubes_each, 0, 10),
        ("setup", "workers", setup.workers, 1, 20),
        ("setup", "workers_ready", setup.workers_ready, 1, setup.workers),
        ("setup", "crests", setup.crests, 1, 100),
        ("setup", "characters_beyond_players", setup.characters_beyond_players, 0, 20),
        ("setup", "workshops_each", setup.workshops_each, 0, components.district.slots),
        ("tracks", "least_prestige", components.tracks.least_prestige, -100, 0),
        ("tracks", "most_influence", components.tracks.most_influence, 1, 100),
        ("district", "slots", components.district.slots, 1, 8),
        ("offices", "cardinal_in_a_row", components.offices.cardinal_in_a_row, 1, 20),
        ("final", "cubes_a_point", final.cubes_a_point, 1, MOST),
        ("final", "florins_a_point", final.florins_a_point, 1, 100_000),
    ):
        check_between(row, what, number, least, most)


def _check_amount(row: str, what: str, amount: Mapping[str, int], known: tuple[str, ...], least: int = 0) -> None:
    for key, number in amount.items():
        if key not in known:
            raise refuse(row, "not-spoken-of", what=what, value=key, known=", ".join(known))
        if not least <= number <= MOST:
            raise refuse(row, "amount", what=what, number=number, thing=key, least=least, most=MOST)


def _check_use(row: str, what: str, use: UseRow) -> None:
    _check_amount(row, f"{what}.pay", use.pay, (*PAYABLE, "any"))
    _check_amount(row, f"{what}.gain", use.gain, (*PLAIN, "any"))
    if not 1 <= use.most <= 10 or max(use.pay.get("any", 0), use.gain.get("any", 0)) > 4:
        raise refuse(row, "uses", what=what)
    if use.differ and (use.pay.get("any"), use.gain.get("any")) != (1, 1):
        raise refuse(row, "differ", what=what)


def _check_rules(components: Components) -> None:
    income, district, failure = components.income, components.district, components.failure
    _check_amount("income", "base", income.base, (*PLAIN, "die"))
    _check_amount("income", "die_exhausted", income.die_exhausted, ("florins", *POINTS))
    for name, use, any_paid, any_gained in (
        ("sell", components.market.sell, 1, 0),
        ("buy", components.market.buy, 0, 1),
        ("exchange", components.market.exchange, None, 1),
    ):
        _check_use("market", name, use)
        given, taken = use.pay.get("any", 0), use.gain.get("any", 0)
        if taken != any_gained or (given < 1 if any_paid is None else given != any_paid) or use.most != 1:
            raise refuse("market", "dealing", what=name, given=given, taken=taken)
    for row, what, amount in (
        ("foreign_use", "user", components.foreign_use.user),
        ("foreign_use", "owner", components.foreign_use.owner),
        ("district", "palazzo_complete", district.palazzo_complete),
        ("district", "chiesa_complete", district.chiesa_complete),
        ("failure", "workshop", failure.workshop),
        ("failure", "district", failure.district),
        ("failure", "city", failure.city),
        ("failure", "cathedral", failure.cathedral),
        ("failure", "unpaid_artist", failure.unpaid_artist),
        ("offices", "cardinal", components.offices.cardinal),
    ):
        _check_amount(row, what, amount, POINTS, -MOST)


def _check_resources(components: Components) -> None:
    if tuple(row.key for row in components.resources) != RESOURCES:
        raise refuse("resources", "in-this-order", known=", ".join(RESOURCES))
    if sorted(row.die for row in components.resources) != list(range(1, FACES + 1)):
        raise refuse("resources", "faces")
    for row in components.resources:
        least = MOST_SEATS * components.setup.cubes_each
        if not least <= row.cubes <= MOST:
            raise refuse(row.key, "cubes", count=row.cubes, least=least, most=MOST)


def _check_workshops(components: Components) -> None:
    for row in components.workshops:
        _check_amount(row.key, "cost", row.cost, PAYABLE)
        _check_amount(row.key, "reward", row.reward, PLAIN)
        _check_amount(row.key, "income", row.income, PLAIN)
        if row.use is not None:
            _check_use(row.key, "use", row.use)
        if (row.use is None) == (not row.income):
            raise refuse(row.key, "workshop")
        if not 1 <= row.copies <= 100:
            raise refuse(row.key, "copies", count=row.copies)
    offered = sum(row.offered for row in components.workshops)
    if offered < MOST_SEATS * components.setup.workshops_each:
        raise refuse("workshops", "offered", count=offered)


def _check_works(components: Components) -> None:
    kinds = {row.key: row.kind for row in components.buildings}
    for building in components.buildings:
        if building.kind not in KINDS:
            raise refuse(building.key, "not-one-of", what="kind", value=building.kind, known=", ".join(KINDS))
    if [key for key, kind in kinds.items() if kind == "district"] != [PALAZZO, CHIESA]:
        raise refuse("buildings", "district")
    for row in components.works:
        if row.building not in kinds:
            raise refuse(row.key, "none", what="building", value=row.building)
        _check_amount(row.key, "cost", row.cost, PAYABLE)
        _check_amount(row.key, "reward", row.reward, PLAIN)
        _check_amount(row.key, "income", row.income, PLAIN)
        if not row.skills or set(row.skills) - set(SKILLS) or len(set(row.skills)) != len(row.skills):
            raise refuse(row.key, "skills", known=", ".join(SKILLS))
        if not 0 <= row.alms_dice <= 10:
            raise refuse(row.key, "between", what="alms_dice", number=row.alms_dice, least=0, most=10)
    at_home = [kinds[row.building] == "district" for row in components.works]
    if at_home != sorted(at_home, reverse=True):
        raise refuse("works", "district-first")
    if not 1 <= sum(at_home) <= DISTRICT_WORKS or len(at_home) - sum(at_home) > PUBLIC_WORKS:
        raise refuse("works", "works", district=DISTRICT_WORKS, city=PUBLIC_WORKS)
    if {row.building for row in components.works} != set(kinds):
        raise refuse("buildings", "no-work")


def _check_levels(components: Components) -> None:
    if [row.level for row in components.levels] != list(range(len(components.levels))):
        raise refuse("levels", "gap")
    for row in components.levels:
        faces = 0 if row.level == 0 else FACES
        if len(row.die) != faces or len(row.violet_die) != faces:
            raise refuse(f"levels, {row.level}", "dice", faces=faces)
        if set(row.gold) - set(range(1, faces + 1)):
            raise refuse(f"levels, {row.level}", "gold")
        if any(not 0 <= points <= MOST for points in (*row.die, *row.violet_die)):
            raise refuse(f"levels, {row.level}", "die-points")


def _check_characters(components: Components) -> None:
    columns = range(1, components.play.columns + 1)
    known = len(components.artists) + len(components.preachers)
    if not MOST_SEATS + components.setup.characters_beyond_players <= known <= 100:
        raise refuse("artists", "characters", count=known)
    starts = [(row.key, row.column) for row in components.artists]
    starts += [(row.key, row.column) for row in components.preachers]
    for key, column in starts:
        if column not in columns:
            raise refuse(key, "column", column=column)
    for artist in components.artists:
        _check_skills(artist.key, artist.skills, artist.fees, range(1, len(components.levels)))
    for preacher in components.preachers:
        _check_preacher(preacher.key, preacher.fee, preacher.gain, preacher.workers_by_die)
    if [row.key for row in components.unknowns] != [f"unknown_{kind}" for kind in (*SKILLS, "preacher")]:
        raise refuse(
            "unknowns", "in-this-order", known="unknown_architect, unknown_sculptor, unknown_painter, unknown_preacher"
        )
    for skill, unknown in zip((*SKILLS, ""), components.unknowns, strict=True):
        if set(unknown.columns) - set(columns):
            raise refuse(unknown.key, "columns")
        if skill:
            _check_skills(unknown.key, unknown.skills, unknown.fees, range(1))
            if list(unknown.skills) != [skill] or unknown.workers_by_die or unknown.gain or unknown.fee:
                raise refuse(unknown.key, "one-skill", skill=skill)
        else:
            _check_preacher(unknown.key, unknown.fee, unknown.gain, unknown.workers_by_die)


def _check_skills(row: str, skills: Mapping[str, int], fees: Mapping[str, int], levels: range) -> None:
    if not skills or set(skills) - set(SKILLS) or set(skills) != set(fees):
        raise refuse(row, "skills-and-fees", known=", ".join(SKILLS))
    for level in skills.values():
        if level not in levels:
            raise refuse(row, "not-one-of-levels", level=level, known=", ".join(map(str, levels)))
    for fee in fees.values():
        if not 0 <= fee <= MOST or (levels.start == 0 and fee):
            raise refuse(row, "fee", fee=fee)


def _check_preacher(row: str, fee: int, gain: Mapping[str, int], workers_by_die: tuple[int, ...]) -> None:
    if not 0 <= fee <= MOST:
        raise refuse(row, "preacher-fee", fee=fee, most=MOST)
    _check_amount(row, "gain", gain, ("florins", *POINTS), -MOST)
    if gain.get("florins", 0) < 0:
        raise refuse(row, "no-loss")
    if len(workers_by_die) != FACES or any(not 0 <= count <= 20 for count in workers_by_die):
        raise refuse(row, "workers")
