"""Choices of Neptun that are taken back, and others that are final."""

from __future__ import annotations

from tests.games.neptun.laid import Laid, cargo, lay


def busy() -> Laid:
    """A can deliver in Cyrene and has gold; a round can end."""
    slots = cargo("C01 salt-1", "C17 honey-1", "C18 fish-1")
    return lay(phase="sail", turn=5, A={"slots": slots, "played": ["O4+0"], "gold": 6})


# Nothing comes to light in a go at sea. [NE-SAIL-1, NE-DELIVER-1, -6]
TAKEN_BACK = [
    ("place CYRENE",),
    ("place CRETA",),
    ("place BYZANTIUM",),
    ("place CYRENE", "pass"),
    ("place CYRENE", "slot 2"),
    ("place CYRENE", "slot 3"),
    ("place CYRENE", "slot 2", "temple AFRICA"),
    ("place CYRENE", "slot 2", "pass"),
]
# A new round: cards are shuffled, and the first contract is turned up. [NE-ROUND-4, NE-CONTRACT-6]
COMES_TO_LIGHT = [(*["place CRETA"] * 4, "pass")]
COURSE = ("place CYRENE", "slot 2", "temple AFRICA", "place TYROS")
ANOTHER = ("place CYRENE", "slot 3", "slot 2")
TURN, THEN, NEXT = ("place TYROS",), "B Sail", "place CRETA"
