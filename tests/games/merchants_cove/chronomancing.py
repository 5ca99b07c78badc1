"""Tables with a Chronomancer, for the tests of his chapters."""

from __future__ import annotations

from typing import Any

from tests.games.merchants_cove.laid import Laid, lay


def work(
    shop: dict[str, Any] | None = None, player: dict[str, Any] | None = None, **table: Any
) -> Laid:
    """A is the Chronomancer and has the whole day to himself: B has already arrived at noon."""
    chronomancer = {"merchant": "chronomancer", "shop": shop or {}, **(player or {})}
    return lay(A=chronomancer, B={"merchant": "blacksmith", "hour": 12}, **table)


def portal(game: Laid, code: str) -> dict[str, Any]:
    """What a portal space lets a figure do, and for what."""
    found: dict[str, Any] = next(p for p in game.shop("A")["portals"] if p["code"] == code)
    return found


def lying(fragment: dict[str, Any]) -> str:
    """A fragment of the view as a position names it."""
    return f"{fragment['code']}-{fragment['face']}"
