"""The Captain in the words of the tests: A plays her, B the Blacksmith, who is far ahead."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from cothon.games.merchants_cove.merchants.captain.shop import Chart
from tests.games.merchants_cove.laid import Laid, lay

CREW = ["LOC-01", "LOC-02", "LOC-03", "LOC-04"]  # navigator, fisher, treasure hunter, overseer


def sailing(data: dict[str, Any] | None = None, **shop: Any) -> Laid:
    """A Captain at the first hour with this map board; `data` has what lies elsewhere."""
    rest = dict(data or {})
    a = {"merchant": "captain", "shop": shop, **rest.pop("A", {})}
    return lay(A=a, B={"merchant": "blacksmith", "hour": 11}, **rest)


def crewed(data: dict[str, Any] | None = None, **shop: Any) -> Laid:
    """The same with a whole staff, about to use it."""
    rest = dict(data or {})
    a = {"staff": CREW, "figure": "fish", **rest.pop("A", {})}
    game = sailing({"A": a, **rest}, **shop)
    game.choose("use-staff")
    return game


def sail(game: Laid, *way: str) -> None:
    """One ship goes from region to region, a point each."""
    for start, end in pairwise(way):
        game.choose(f"ship {start}", f"region {end}")


def chart(game: Laid) -> Chart:
    """The map board of A itself, with all that is hidden."""
    merchant = game.player("A")
    assert isinstance(merchant, Chart)
    return merchant


def ships(game: Laid) -> dict[str, int]:
    """Where the ships of A are."""
    return dict(game.shop("A")["ships"])


def treasures(game: Laid) -> dict[str, list[str | None]]:
    """What A sees on the islands."""
    return dict(game.shop("A")["islands"])


def coins(game: Laid) -> int:
    """How many coins lie on Pirate Island."""
    return int(game.shop("A")["coins"])
