"""2.3 and 2.4: which contracts the balconies and the neutral letters cover, by the layout chosen."""

import re
from typing import Final

from signoria.table import BadOptions
from signoria.titles.firenze.box import SPACES, colour_of, height_of, space_of
from signoria.titles.firenze.bricks import COLOURS
from signoria.titles.firenze.components import HEIGHTS, LEVELS, LOWEST
from signoria.titles.firenze.game import Firenze

MOST_ON_A_TOWER: Final = 2
SPACE: Final = f"(?:{'|'.join(COLOURS)})[{HEIGHTS[0]}-{HEIGHTS[-1]}]"
LAYOUT: Final = rf"(?:{SPACE},){{{LEVELS - 1}}}{SPACE}(?:/{SPACE}(?:,{SPACE}){{0,6}})?"
"""11.8 A layout in writing: the balconies, and behind a slash the neutral letters, seven at most."""
LOW: Final = LOWEST + 1
"""Letters up to this height lie low."""


def lay_out(game: Firenze) -> tuple[tuple[int, ...], int]:
    """The balcony tiles by level, and the contracts under neutral letters as bits."""
    layout = game.options["layout"]
    written = written_layout(str(layout))
    if written:
        return _written(game, *written)
    if layout == "recommended":
        return _recommended(game)
    dead = game.options["dead_colour"]
    if dead != "none":
        return _dead_colour(game, COLOURS.index(str(dead)))
    tiles = _draw_balconies(game, -1)
    letters = int(game.options["neutral_letters"])
    return tiles, _roll(game, tiles, letters) if layout == "dice" else _scatter(game, tiles, letters)


def written_layout(text: str) -> tuple[list[int], list[int]] | None:
    """11.8 The contracts under balconies and those under neutral letters; nothing where a layout is only named."""
    if not re.fullmatch(LAYOUT, text):
        return None
    balconies, _, letters = text.partition("/")
    spaces = (
        [_read_space(word) for word in balconies.split(",")],
        [_read_space(word) for word in letters.split(",") if word],
    )
    covered = spaces[0] + spaces[1]
    twice = next((space for space in covered if covered.count(space) > 1), None)
    if twice is not None:
        raise BadOptions(
            f"this layout names {_spelled(twice)} twice: every contract is covered once",
            f"cette disposition nomme {_spelled(twice)} deux fois : un contrat n’est couvert qu’une fois",
            option="layout",
        )
    return spaces


def _read_space(word: str) -> int:
    return space_of(COLOURS.index(word[:-1]), int(word[-1]))


def _spelled(space: int) -> str:
    return f"{COLOURS[colour_of(space)]}{height_of(space)}"


def _written(game: Firenze, balconies: list[int], letters: list[int]) -> tuple[tuple[int, ...], int]:
    """11.8 One balcony of each level, in whatever order they are named."""
    box = game.box
    tiles: list[int] = []
    for space in balconies:
        if space not in box.balcony_spaces:
            raise BadOptions(
                f"there is no balcony for {_spelled(space)}: rule 2.3 lists them all",
                f"il n’y a pas de balcon pour {_spelled(space)} : la règle 2.3 les donne tous",
                option="layout",
            )
        tiles.append(box.balcony_spaces.index(space))
    tiles.sort(key=lambda tile: box.rows.balconies[tile].level)
    if [box.rows.balconies[tile].level for tile in tiles] != list(range(1, LEVELS + 1)):
        raise BadOptions(
            "a layout has one balcony of each level from I to IV: rule 2.3 lists them all",
            "une disposition a un balcon de chaque niveau de I à IV : la règle 2.3 les donne tous",
            option="layout",
        )
    return tuple(tiles), sum([1 << space for space in letters])


def _recommended(game: Firenze) -> tuple[tuple[int, ...], int]:
    """11.1 The layout that the component file lays out in full."""
    rows = game.box.rows
    keys = [row.key for row in rows.balconies]
    spaces = [space_of(COLOURS.index(row.colour), row.height) for row in rows.recommended.neutral_letters]
    return tuple([keys.index(key) for key in rows.recommended.balconies]), sum([1 << space for space in spaces])


def _draw_balconies(game: Firenze, dead: int) -> tuple[int, ...]:
    """11.2 One tile of each level, never the third on a tower; 11.4 and none on the dead one."""
    box = game.box
    tiles: list[int] = []
    for level in range(1, LEVELS + 1):
        colours = [colour_of(box.balcony_spaces[tile]) for tile in tiles]
        possible = []
        for tile, row in enumerate(box.rows.balconies):
            colour = colour_of(box.balcony_spaces[tile])
            if row.level == level and colour != dead and colours.count(colour) < MOST_ON_A_TOWER:
                possible.append(tile)
        tiles.append(possible[game.below(len(possible))])
    return tuple(tiles)


def _scatter(game: Firenze, tiles: tuple[int, ...], letters: int) -> int:
    """11.2 Two or three of five letters lie low, else half of them; at most two tiles or letters on a tower."""
    low = 2 + game.below(2) if letters == 5 else letters // 2
    covered = [game.box.balcony_spaces[tile] for tile in tiles]
    neutral = 0
    for place in range(letters):
        free = _free_spaces(covered)
        wanted = [space for space in free if (height_of(space) <= LOW) == (place < low)]
        choice = wanted or free or [space for space in range(SPACES) if space not in covered]
        space = choice[game.below(len(choice))]
        covered.append(space)
        neutral |= 1 << space
    return neutral


def _free_spaces(covered: list[int]) -> list[int]:
    """Contracts that nothing covers, on towers with room for one more tile or letter."""
    on_tower = [0] * len(COLOURS)
    for space in covered:
        on_tower[colour_of(space)] += 1
    return [space for space in range(SPACES) if space not in covered and on_tower[colour_of(space)] < MOST_ON_A_TOWER]


def _roll(game: Firenze, tiles: tuple[int, ...], letters: int) -> int:
    """11.3 A die for the colour and one for the height; both again where something lies already."""
    covered = {game.box.balcony_spaces[tile] for tile in tiles}
    neutral = 0
    for _ in range(letters):
        space = _rolled(game)
        while space in covered:
            space = _rolled(game)
        covered.add(space)
        neutral |= 1 << space
    return neutral


def _rolled(game: Firenze) -> int:
    colour = game.below(len(COLOURS))
    return space_of(colour, LOWEST + game.below(len(HEIGHTS)))


def _dead_colour(game: Firenze, dead: int) -> tuple[tuple[int, ...], int]:
    """11.4 All contracts of one colour are covered; by option one letter more lies elsewhere."""
    tiles = _draw_balconies(game, dead)
    neutral = sum([1 << space_of(dead, height) for height in HEIGHTS])
    if game.options["extra_neutral"]:
        covered = [game.box.balcony_spaces[tile] for tile in tiles]
        covered += [space_of(dead, height) for height in HEIGHTS]
        free = _free_spaces(covered)
        neutral |= 1 << free[game.below(len(free))]
    return tiles, neutral
