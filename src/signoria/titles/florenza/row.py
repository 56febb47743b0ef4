"""The row: known characters come from the bag to the column where they start, and move one to the left each round."""

from signoria.titles.florenza.game import Florenza


def draw_characters(game: Florenza, count: int) -> tuple[int, ...]:
    """2.3 and 10.3: so many from the bag, as far as it holds them; each goes to his own column."""
    bag = list(game.bag)
    row = list(game.row)
    drawn: list[int] = []
    for _ in range(min(count, len(bag))):
        face = bag.pop(game.below(len(bag)))
        column = game.box.characters[face].column - 1
        row[column] = tuple(sorted((*row[column], face)))
        game.present |= 1 << face
        drawn.append(face)
    game.bag = tuple(bag)
    game.row = tuple(row)
    return tuple(drawn)


def shift_row(game: Florenza) -> tuple[int, ...]:
    """10.2 Those of the first column leave the game, the others move one column to the left."""
    left, *others = game.row
    game.row = (*others, ())
    for face in left:
        game.present &= ~(1 << face)
    game.gone += left
    if game.violet:
        game.violet &= game.present
        game.patrons = tuple([(face, seat) for face, seat in game.patrons if game.present >> face & 1])
    return left
