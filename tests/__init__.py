"""The tests. They have one title more than the list: the example that `docs/adding-a-title.md` walks along."""

from signoria.titles import TITLES

TITLES["relics"] = "examples.relics.title:RELICS"
