"""How the package is built: never without the page, and with a description that stands on a package index.

An index has only the text of the README. With the repository's address its pictures and links become absolute; without
one the pictures are left out, and a link is its words.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGE = "src/signoria/server/page/index.html"
NOT_BUILT = "The page is not built, and a package without it would serve none: run `make page` first."
PICTURE = re.compile(r"!\[([^]]*)]\((?!https?:)([^)]+)\)\n*")
LINK = re.compile(r"(?<!!)\[([^]]*)]\((?!https?:)([^)]+)\)")


class PageIsBuilt(BuildHookInterface[Any]):
    """Stops a build that would lose the page; an editable installation looks for it when it serves."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not Path(self.root, PAGE).is_file():
            self.app.abort(NOT_BUILT)


class DescriptionStands(MetadataHookInterface):
    """The README as an index can show it, and the links of the project."""

    def update(self, metadata: dict[str, Any]) -> None:
        repository = self.config["repository"].rstrip("/")
        readme = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": described(readme, repository)}
        metadata["urls"] = links(repository)


def described(readme: str, repository: str) -> str:
    """The README without anything relative."""
    if not repository:
        return LINK.sub(r"\1", PICTURE.sub("", readme))
    pictured = PICTURE.sub(rf"![\1]({repository}/raw/HEAD/\2)\n\n", readme)
    return LINK.sub(rf"[\1]({repository}/blob/HEAD/\2)", pictured)


def links(repository: str) -> dict[str, str]:
    """What an index links to."""
    pages = {"Changelog": "CHANGELOG.md", "Documentation": "docs/architecture.md"}
    if not repository:
        return {}
    return {"Source": repository, **{name: f"{repository}/blob/HEAD/{page}" for name, page in pages.items()}}
