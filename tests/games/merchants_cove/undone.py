"""Choices of Merchants Cove that are taken back, and others that are final."""

from __future__ import annotations

from tests.games.merchants_cove.laid import Laid, lay


def busy() -> Laid:
    """A, the Blacksmith, has something to do of every kind; an icon of the clock is near."""
    shop = {
        "fed": {"F1": ["red-6", "green-5"], "F3": ["blue-2"]},
        "icons_covered": ["green", "blue", "yellow"],
        "dice": ["red-4", "yellow-3"],
    }
    given = {
        "merchant": "blacksmith",
        "hour": 5,
        "figure": "furnace 1",
        "shop": shop,
        "staff": ["LOC-01", "LOC-02", None, "LOC-04"],
        "corruption": ["CO-01", "CO-25"],
    }
    return lay(
        A=given,
        B={"merchant": "captain", "hour": 5},
        order=[1, 0],
        plaza=["LOC-09", "SAI-04", "SAI-10", "MER-01"],
        boats={"L-mid": ["warrior", "bard", "bard"], "R-in": ["noble", "rogue"]},
    )


FEED = ("furnace F4", "die red-4")
FORGE = ("forge", "furnace F1", "pass")
STAFF = ("use-staff", "staff 1", "hotter F2", "hotter F4", "pass", "staff 2", "furnace F4")
FERRY = ("recruit", "townsfolk SAI-04", "passenger L-mid/bard", "pier bazaar")
RIGGER = ("recruit", "townsfolk SAI-10", "passenger R-in/noble", "boat L-mid", "dock DL-in")


def beginnings(way: tuple[str, ...]) -> list[tuple[str, ...]]:
    """A way up to each of its choices."""
    return [way[:number] for number in range(1, len(way) + 1)]


TAKEN_BACK = [  # spaces, dice, coal, passengers, docks, own cards
    *beginnings(FEED),
    *beginnings(FORGE),
    *beginnings(STAFF),
    *beginnings(FERRY),
    *beginnings(RIGGER)[1:],
    ("furnace F2", "die yellow-3"),
    ("smelter", "die yellow-3"),
    ("forge", "empty F3"),
    ("forge", "pass", "die red-4"),
    ("use-staff", "staff 4", "corruption CO-25"),
    ("recruit", "townsfolk LOC-09", "corruption CO-01"),
    ("recruit", "townsfolk LOC-09", "pass"),
    ("recruit", "townsfolk MER-01"),
]
# A die is rolled, an adventurer drawn, a card turned up on the plaza. [MC-GEN-12, E-67]
COMES_TO_LIGHT = [
    (*FORGE, "pass"),
    ("forge", "pass", "die red-4", "pass"),
    ("use-staff", "staff 4", "corruption CO-25", "pass"),
    (*FERRY, "staff 3"),
    ("recruit", "townsfolk MER-01", "staff 3"),
    ("recruit", "townsfolk LOC-09", "pass", "staff 1"),
]
COURSE = (*STAFF, "die red-4")
ANOTHER = (*FEED, "die yellow-3")
TURN, THEN, NEXT = FEED, "B ChooseSpace", "move-ship"
