"""What the page asks for first, sent along with it: it draws itself without another way to the server and back."""

import msgspec
from fastapi import Request
from msgspec import Raw, Struct

from signoria.server.api import lobby, people, shelf
from signoria.server.parts import parts_of, person_of
from signoria.server.refusals import Unserved, language_of


class Along(Struct, frozen=True):
    """Answers by the addresses they would be asked at, and the game they speak of."""

    answers: dict[str, Raw] = {}
    game: str = ""

    def script(self) -> bytes:
        """As a block of data that no reader takes for markup, whatever people call themselves."""
        if not self.answers:
            return b""
        data = msgspec.json.encode(self.answers).replace(b"<", b"\\u003c")
        return b'<script type="application/json" id="along">' + data + b"</script>"


NOTHING = Along()


async def to_the_lobby(request: Request) -> Along:
    """The games, who one is, and the tables there are."""
    parts, person = parts_of(request), await person_of(request)
    answers = {"/me": await people.me(person), "/games": await lobby.games()}
    for which in ("mine", "open", "finished"):
        answers[f"/tables?which={which}"] = await lobby.tables(parts, person, which, "", 0)
    return Along({path: Raw(answer.body) for path, answer in answers.items()})


async def to_a_table(request: Request, key: str) -> Along:
    """The table as one may see it, with its box and its sentences; nothing for who may not look."""
    parts, person = parts_of(request), await person_of(request)
    try:
        live = await parts.watching.watched(person, key)
        sight = await parts.watching.sight(person, key, 0, None)
    except Unserved:
        return NOTHING
    game, language = live.table.title, language_of(request.headers.get("accept-language", ""))
    texts = shelf.kept_texts(game, language).content.decode()
    answers = {
        "/games": Raw((await lobby.games()).body),
        f"/games/{game}/texts/{language}": Raw(msgspec.json.encode(texts)),
        f"/tables/{key}/box": Raw(shelf.kept_box(game, live.table.components).content),
        f"/tables/{key}?since=0": Raw(msgspec.json.encode(sight)),
    }
    return Along(answers, game)
