"""What a person might try at the questions of Neptun."""

from __future__ import annotations

from tests.laid import Laid
from tests.tried import Shown, Tried, all_of, both

ASIDE = {
    "JoinExtra": "to take part or to stay out, yes or no",
}


def display(game: Laid, shown: Shown) -> list[str]:
    """The contracts on offer, face up and face down."""
    return [f"contract {column['column'] + 1}" for column in shown["display"]]


def oars(game: Laid, shown: Shown) -> list[str]:
    """The oar cards whose faces are to be seen: in the own hand, and played by anybody."""
    cards = [code for player in shown["players"] for code in (*player["hand"], *player["played"])]
    return [f"oar {code}" for code in cards if code]


TRIED: dict[str, Tried] = {
    "TakeContract": both(display, all_of("reveal")),
    "AcceptOrRefuse": both(display, all_of("reveal", "refuse")),
    "LoadContract": all_of("slot"),
    "ChooseOars": oars,
    "Sail": all_of("place"),
    "Deliver": all_of("slot"),
    "BuyPoint": all_of("temple"),
    "PlayOar": oars,
}
