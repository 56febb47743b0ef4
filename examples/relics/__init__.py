"""Relics: a tiny title of our own, whole in all its parts. `docs/adding-a-title.md` walks along it."""
