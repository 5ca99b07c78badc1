"""The few things that can go wrong, each with a name."""

from __future__ import annotations

from typing import Final

LONGEST_SHOWN: Final = 300


def shown(value: object) -> str:
    """A value that is complained about, cut short: it may be anything, and of any size."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of too many digits, a list too deep
        return f"a {type(value).__name__} that cannot be written down"
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]} ..."


class CothonError(Exception):
    """Anything this package refuses, with one line that says why."""


class DeadEnd(CothonError):
    """A rule asked somebody and left them no answer: a mistake in the rules module."""


class IllegalChoice(CothonError, ValueError):
    """A choice that is not on the menu. Nothing has changed."""

    def __init__(self, choice: int | str, legal: list[int], names: str = "") -> None:
        said = names or ", ".join(str(option) for option in legal)
        reason = f"legal now: {said}" if legal else "the game is over"
        super().__init__(f"illegal choice {choice}; {reason}")
        self.choice = choice
        self.legal = legal


class NoRoute(CothonError, ValueError):
    """Things that cannot be picked together. Nothing has changed."""


class UnknownGame(CothonError, LookupError):
    """No game of that name is in the catalogue."""


class BadOption(CothonError, ValueError):
    """A wrong number of seats, an unknown option, or a value it does not take."""


class BadMaterial(CothonError, ValueError):
    """A material file that does not describe a playable box."""


class BadSave(CothonError, ValueError):
    """A save that cannot be read, or belongs to other rules or material."""


class OtherRules(BadSave):
    """A save that was played under other rules, or with other material, than are here."""


class BadPosition(CothonError, ValueError):
    """A position that cannot lie on the table."""


class CannotUndo(CothonError):
    """The last choice cannot be taken back, and why."""
