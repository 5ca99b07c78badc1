"""What a person might try at the questions of Neptun."""

from __future__ import annotations

from tests.laid import Laid
from tests.tried import Shown, Tried, all_of, both

ASIDE = {
    "JoinExtra": "to take part or to stay out, yes or no",
}


def display(game: Laid, shown: Shown) -> list[str]:
    """The spaces of the contracts on offer: face up, face down, and those that are empty."""
    return [f"contract {column + 1}" for column in range(len(shown["players"]) + 1)]


def own_oars(game: Laid, shown: Shown) -> list[str]:
    """The oar cards in the own hand, where the question is about something else."""
    return [f"oar {code}" for player in shown["players"] for code in player["hand"] if code]


def oars(game: Laid, shown: Shown) -> list[str]:
    """The oar cards whose faces are to be seen: in the own hand, and played by anybody."""
    cards = [code for player in shown["players"] for code in (*player["hand"], *player["played"])]
    return [f"oar {code}" for code in cards if code]


TRIED: dict[str, Tried] = {
    "TakeContract": both(display, all_of("reveal"), own_oars),
    "AcceptOrRefuse": both(display, all_of("reveal", "refuse"), own_oars),
    "LoadContract": both(all_of("slot"), own_oars),
    "ChooseOars": both(oars, all_of("place")),
    "Sail": both(all_of("place"), own_oars),
    "Deliver": both(all_of("slot"), own_oars),
    "BuyPoint": both(all_of("temple"), own_oars),
    "PlayOar": both(oars, all_of("place")),
}
