"""How the numbers of this game are put into words: message keys and what fills their holes."""

from __future__ import annotations

from typing import Any

from cothon.games.porto_carthago.actions import (
    FillLighthouse,
    FillTemple,
    LeaveQuay,
    PickUp,
)
from cothon.games.porto_carthago.arrival import ChooseQuay, ChooseShip
from cothon.games.porto_carthago.bonus import ChooseBonus
from cothon.games.porto_carthago.box import Box
from cothon.games.porto_carthago.choices import CHARTER_SHIP, QUAY, WAREHOUSE
from cothon.games.porto_carthago.market import merchant_price
from cothon.games.porto_carthago.material import ACTIONS, BONUSES, PRIVILEGES
from cothon.games.porto_carthago.palace import seat_points, seat_price
from cothon.games.porto_carthago.privileges import ShiftServant, SortDeck
from cothon.games.porto_carthago.table import NONE, Table
from cothon.games.porto_carthago.trade import SplitPoints
from cothon.games.porto_carthago.view import NUMERALS
from cothon.kernel.sheet import Hole
from cothon.kernel.step import Step

PLACES = ("LIGHTHOUSE", "TEMPLE")


class PortoPhrases:
    """The words of Porto Carthago, given its material."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def literal(self, kind: str, number: int, language: str) -> str | None:
        """Civilisations and goods are named by the material."""
        names = self.box.names.get(kind)
        return names[number][language] if names else None

    def name(self, kind: str, number: int) -> tuple[str, dict[str, Hole]]:
        """The message that names a thing, and its holes."""
        box = self.box
        if kind == "ship":
            return "ship", {
                "civilisation": ("civilisation", box.civilisation[number]),
                "good": ("good", box.wanted[number]),
                "code": box.ship_codes[number],
            }
        if kind == "quay":
            return "quay", {
                "civilisation": ("civilisation", number // 2),
                "numeral": NUMERALS[number % 2],
            }
        if kind == "servant":
            return "servant", {"seat": ("seat", number // 2), "place": PLACES[number % 2]}
        codes = {"action": ACTIONS, "privilege": PRIVILEGES, "place": PLACES, "bonus": BONUSES}
        if kind in codes:
            return f"{kind}-{codes[kind][number].lower().replace('_', '-')}", {}
        return kind, {"number": number + 1 if kind == "slot" else number}

    def prompt(self, g: Table, step: Step[Any]) -> dict[str, Hole]:
        """What a prompt tells besides who is asked."""
        senator = g.senators[g.seat]
        holes: dict[str, Hole] = {
            "reserve": senator.reserve,
            "lighthouse": senator.lighthouse,
            "temple": senator.temple,
            "price": merchant_price(g),
            "refresh_price": g.box.refresh_price,
            "large_seat_price": g.box.large_seat_price,
        }
        if isinstance(step, FillLighthouse):
            holes["most"] = g.box.aristocrat_servants
        elif isinstance(step, FillTemple):
            holes["lighthouse"] = step.lighthouse
        elif isinstance(step, SplitPoints):
            holes["points"] = step.points
        elif isinstance(step, SortDeck):
            holes["depth"] = step.depth + 1
        elif isinstance(step, ShiftServant):
            holes["left"] = step.left
        elif isinstance(step, PickUp):
            holes["target"] = self.target(step.target)
        elif isinstance(step, LeaveQuay):
            holes["quay"] = ("quay", step.quay)
        elif isinstance(step, ChooseShip):
            holes["picks"] = step.picks
        elif isinstance(step, ChooseQuay):
            holes["ship"] = ("ship", g.first_row[step.place])
        return holes

    def target(self, target: int) -> Hole:
        """Where the porter goes."""
        if target == WAREHOUSE:
            return ("noun-warehouse", 0)
        if target == CHARTER_SHIP:
            return ("noun-charter-ship", 0)
        return ("quay", target - QUAY)

    def option(self, g: Table, step: Step[Any], noun: str, number: int) -> dict[str, Hole]:
        """What the words for an option tell besides the thing itself."""
        box = g.box
        if noun == "slot":
            return {
                "action": ("action", g.slots[number]),
                "servants": box.slot_servants[number],
                "bonus": BONUSES[box.slot_bonus[number]],
            }
        if noun == "ship":
            return {
                "privilege": ("privilege", box.privilege[number]),
                "income": box.income[number],
                "danger": box.danger[number],
            }
        if noun == "quay":
            good = g.stored[number]
            return {
                "own": int(g.owners[number] == g.seat),
                "good": "none" if good == NONE else ("good", good),
            }
        if noun == "palace":
            is_bonus = isinstance(step, ChooseBonus)
            return {
                "price": seat_price(g) if is_bonus else box.large_seat_price,
                "points": seat_points(g),
            }
        return {
            "extension_price": box.extension_price,
            "take_talents": box.take_talents,
            "refresh_price": box.refresh_price,
        }
