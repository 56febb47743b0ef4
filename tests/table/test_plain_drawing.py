"""A title that does not draw itself is shown field by field."""

from examples.relics.title import RELICS
from signoria.table.texts import Speech
from tests.relics.scenes import at_auction
from tests.transcripts import play

PLAYERS = ("Anna", "Bruno", "Carla")


def shown(seat: int | None, language: str = "en") -> str:
    """An auction as a seat sees it, after a relic was bought, another bid for, and a cloak pawned."""
    game = at_auction()
    play(game, "1: bid 2 / 2: pass / 0: pass / 2: pawn / 2: bid 4")
    speech = Speech(RELICS, language, RELICS.box().names, PLAYERS)
    blocks = RELICS.draw(game.view(seat), speech, RELICS.box(), game.moves(0))
    lines = [
        line
        for block in blocks
        for line in (block.heading, *["".join(span.text for span in line) for line in block.lines])
    ]
    return "\n".join(" ".join(line.split()) for line in lines)


def test_words_numbers_and_players_stand_under_the_names_of_their_fields() -> None:
    text = shown(0)
    assert "To play: Anna\nRound: 1\nFirst player: Anna" in text
    assert "To be sold: Icon, Lion’s claw\nUnsold: –" in text
    assert "Under the hammer\nPrice: 4\nHighest bidder: Carla\nStill bidding: Anna, Bruno, Carla\nRelic: Icon" in text


def test_things_of_one_kind_are_a_table_and_what_is_hidden_is_a_dash() -> None:
    assert "Stalls\nPlayer Points Coins Relics Relics in hand Cloak pawned Ready\n" in shown(0)
    assert "Bruno 3 – Veil 0 – –\nCarla 0 – – 0 ✓ –" in shown(0)


def test_a_spectator_has_nothing_of_his_own_and_french_is_said_in_french() -> None:
    assert "Yours\nCoins: 10\nHand: –" in shown(0)
    assert "Yours: –" in shown(None)
    assert "Aux enchères\nPrix : 4" in shown(0, "fr")
