"""The Blacksmith in the words of the tests: A plays him and has the day to himself."""

from __future__ import annotations

from typing import Any

from tests.games.merchants_cove.laid import Laid, lay

HANDS = ["LOC-01", "LOC-02", "LOC-03", "LOC-04"]  # bellows hand, metallurgist, apprentice, overseer


def smithy(player: dict[str, Any] | None = None, table: dict[str, Any] | None = None) -> Laid:
    """A at the fourth hour, where no icon is near; B, the Alchemist, has arrived at noon."""
    a = {"merchant": "blacksmith", "hour": 4, **(player or {})}
    return lay(A=a, B={"merchant": "alchemist", "hour": 12}, **(table or {}))


def forge(player: dict[str, Any] | None = None, **shop: Any) -> Laid:
    """With this shop board, and forging."""
    game = smithy({"shop": shop, **(player or {})})
    game.choose("forge")
    return game


def helped(slot: int, options: dict[str, bool] | None = None, **shop: Any) -> Laid:
    """With one townsman on the staff board, whose ability is being used; slots count from 1."""
    staff = [card if number == slot else None for number, card in enumerate(HANDS, 1)]
    game = smithy({"staff": staff, "figure": "recruit", "shop": shop}, {"options": options or {}})
    game.choose("use-staff")
    return game


def furnace(game: Laid, code: str) -> dict[str, Any]:
    """What A sees of a furnace."""
    found: dict[str, Any] = next(f for f in game.shop("A")["furnaces"] if f["code"] == code)
    return found


def dice(game: Laid) -> list[str]:
    """The die supply."""
    return list(game.shop("A")["dice"])


def stall(game: Laid) -> dict[str, int]:
    """The goods on the stall of A."""
    return dict(game.mat("A")["stall"])


def thrown(game: Laid, *values: int) -> None:
    """What the next dice will show."""
    game.luck(*(value - 1 for value in values))
