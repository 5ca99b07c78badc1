"""What a person might try at the questions of Neptun."""

from __future__ import annotations

from tests.laid import Laid
from tests.tried import Shown, Tried, all_of, both

ASIDE: dict[str, str] = {}


def display(game: Laid, shown: Shown) -> list[str]:
    """The spaces of the contracts on offer: face up, face down, and those that are empty."""
    return [f"contract {column + 1}" for column in range(len(shown["players"]) + 1)]


def own_oars(game: Laid, shown: Shown) -> list[str]:
    """The oar cards in the own hand."""
    return [f"oar {code}" for player in shown["players"] for code in player["hand"] if code]


def oars(game: Laid, shown: Shown) -> list[str]:
    """The oar cards whose faces are to be seen: in the own hand, and played by anybody."""
    cards = [code for player in shown["players"] for code in (*player["hand"], *player["played"])]
    return [f"oar {code}" for code in cards if code]


BOARD = both(all_of("slot", "place", "temple", "join"), own_oars)  # whatever is asked
DRAFT = both(BOARD, display, all_of("reveal"))
AT_SEA = both(BOARD, oars)

TRIED: dict[str, Tried] = {
    "TakeContract": DRAFT,
    "AcceptOrRefuse": both(DRAFT, all_of("refuse")),
    "LoadContract": DRAFT,
    "ChooseOars": AT_SEA,
    "Sail": AT_SEA,
    "Deliver": AT_SEA,
    "BuyPoint": AT_SEA,
    "JoinExtra": AT_SEA,
    "PlayOar": AT_SEA,
}
