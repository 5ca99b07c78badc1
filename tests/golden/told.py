"""What happened in a game, as the tests of whole games ask for it."""

from __future__ import annotations

import cothon


def told(game: cothon.Game) -> list[tuple[str, ...]]:
    """Every event: its key and its numbers, all as words."""
    return [(entry.event.key, *map(str, entry.numbers)) for entry in game.journal]


def has(game: cothon.Game, key: str, *numbers: int | None) -> bool:
    """Has an event been told, with these numbers? None stands for any."""
    for event, *found in told(game):
        if event == key and all(
            wanted is None or str(wanted) == number
            for wanted, number in zip(numbers, found, strict=False)
        ):
            return True
    return False


def level_decided(game: cothon.Game) -> int:
    """What told the first from the second: 0 for the total, then the ties; beyond them nothing."""
    first, second = sorted(((s.total, *s.ties) for s in game.scores()), reverse=True)[:2]
    return next((n for n in range(len(first)) if first[n] != second[n]), len(first))


def is_shared(game: cothon.Game) -> bool:
    """Have several won?"""
    return len(game.winners) > 1


def is_set(game: cothon.Game, key: str, value: bool | str) -> bool:
    """Is it played with this option alone set otherwise than usual?"""
    usual = {option.key: option.default for option in game.sheet.options}
    return dict(game.save.options) == {**usual, key: value}
