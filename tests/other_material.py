"""Material of one's own: the file of a game with some things changed."""

from __future__ import annotations

from pathlib import Path

import cothon

GAMES = Path(cothon.__file__).parent / "games"
Change = tuple[str, str]


def own_text(game: str) -> str:
    """The file that comes with a game."""
    return (GAMES / game / "material.toml").read_text(encoding="utf-8")


def changed(tmp_path: Path, game: str, *changes: Change) -> Path:
    """A copy of the file that comes with a game, with some things changed."""
    text = own_text(game)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path
