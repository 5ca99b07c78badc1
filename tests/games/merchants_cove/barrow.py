"""The Peddler before a test: alone against the Blacksmith, with the cards that a test wants.

>>> game = peddle("P14", "P03", row=["small_red"], pool=["warrior"])

The Peddler is B and acts at once, if it is its turn: by default both hourglasses are on one space,
its own on top, so that it takes one turn and then A is asked. A small `bag` makes draws certain.
"""

from __future__ import annotations

from typing import Any

from cothon.games.merchants_cove.box import BAG, KINDS, WHEREABOUTS
from cothon.games.merchants_cove.peddler.codes import CARD_CODES
from cothon.games.merchants_cove.peddler.shop import Barrow
from tests.games.merchants_cove.laid import Laid, lay

SHOP = ("goods_of", "row", "pool", "right_card", "deck", "discard")
OWN = ("hour", "gold", "stall", "staff", "corruption")
# Cards that only pass the time: 1 hour on the right side; none, outside or inside.
RIGHT, OUTER, INNER = "P14", "P03", "P01"


def solo(**data: Any) -> Laid:
    """A position against the Peddler; what belongs to it may stand among the rest."""
    shop = {key: data.pop(key) for key in SHOP if key in data}
    own = {key: data.pop(key) for key in OWN if key in data}
    a = {"merchant": "blacksmith", "hour": own.get("hour"), **data.pop("A", {})}
    return lay(1, A=a, peddler={**own, "shop": shop}, **data)


def peddle(right: str, left: str, **data: Any) -> Laid:
    """The Peddler has taken a turn with these two cards."""
    return solo(**{"hour": 4, "right_card": right, "deck": [left], **data})


def last_round(phase: str, **data: Any) -> Laid:
    """The game is played to its end from a phase of the third round."""
    return solo(**{"round": 3, "hour": 12, "phase": phase, **data})


def barrow(game: Laid) -> Barrow:
    """What lies on its board."""
    found = game.g.merchants[-1]
    assert isinstance(found, Barrow)
    return found


def pool(game: Laid) -> list[str]:
    """Who is in its pool, from the left."""
    return [kind for kind in game.shop("B")["pool"] if kind]


def row(game: Laid) -> list[str | None]:
    """Its stall from the left, gaps among it."""
    goods: list[str | None] = game.shop("B")["row"]
    while goods and goods[-1] is None:
        goods.pop()
    return goods


def plaza(game: Laid) -> list[str | None]:
    """The plaza from the left."""
    return [place["townsfolk"] for place in game.board["plaza"]]


def codes(game: Laid, cards: list[int]) -> list[str]:
    """Cards of the Peddler by their codes."""
    return [CARD_CODES[card - barrow(game).first_card] for card in cards]


def in_bag(game: Laid) -> int:
    """How many adventurers are in the bag."""
    return game.g.crowd_at(BAG)


def everybody(game: Laid) -> list[int]:
    """All adventurers by kind, wherever they are."""
    g = game.g
    return [
        sum(g.count_at(where, kind) for where in range(WHEREABOUTS))
        + sum(merchant.kept_adventurers(kind) for merchant in g.merchants)
        for kind in range(KINDS)
    ]
