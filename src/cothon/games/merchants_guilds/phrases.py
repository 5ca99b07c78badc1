"""How the numbers of this game are put into words: message keys and what fills their holes."""

from __future__ import annotations

from typing import Any

from cothon.games.merchants_guilds.actions import tile_price
from cothon.games.merchants_guilds.box import (
    BASE_CARD,
    FAVOUR,
    LEGACY,
    LUXURY,
    SHIP_CARD,
    TILES_OF_DECADE,
    Box,
)
from cothon.games.merchants_guilds.delivery import DeliverGood, MeetDanger, escorts_needed
from cothon.games.merchants_guilds.market import ReceiveCard
from cothon.games.merchants_guilds.material import (
    ACTION_CODES,
    COLUMN_CODES,
    EFFECT_CODES,
    TILE_CODES,
)
from cothon.games.merchants_guilds.payment import PayCoins, PayLeft, PayRight
from cothon.games.merchants_guilds.residence import PayGoods, strength
from cothon.games.merchants_guilds.table import NONE, Table, coins_in_hand, others_on
from cothon.kernel.sheet import Hole
from cothon.kernel.step import Step

NUMERALS = ("", "I", "II", "III")
CODES = {
    "space": ACTION_CODES,
    "column": COLUMN_CODES,
    "effect": EFFECT_CODES,
    "tile": TILE_CODES,
}


class GuildPhrases:
    """The words of Carthago: Merchants & Guilds, given its material."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def literal(self, kind: str, number: int, language: str) -> str | None:
        """Goods are named by the material."""
        names = self.box.names.get(kind)
        return names[number][language] if names else None

    def name(self, kind: str, number: int) -> tuple[str, dict[str, Hole]]:
        """The message that names a thing, and its holes."""
        box = self.box
        if kind == "card":
            action: Hole = ("space", box.action[number])
            if number >= BASE_CARD:
                return "base-card", {"action": action}
            good: Hole = ("good", box.good[number])
            return "card", {"good": good, "coin": box.coin[number], "action": action}
        if kind == "ship":
            ship = number - SHIP_CARD if number >= SHIP_CARD else number
            return "ship", {
                "good": ("good", box.ship_good[ship]),
                "coin": box.ship_coin[ship],
                "effect": ("effect", box.effect[ship]),
            }
        if kind == "guild-seat":
            price = box.seat_price[number]
            return "guild-seat", {"code": box.seat_codes[number], "price": price}
        if kind in CODES:
            return f"{kind}-{CODES[kind][number].lower().replace('_', '-')}", {}
        if kind == "decade":
            return "decade", {"numeral": NUMERALS[number]}
        return kind, {"number": number + 1}

    def prompt(self, g: Table, step: Step[Any]) -> dict[str, Hole]:
        """What a prompt tells besides who is asked."""
        holes: dict[str, Hole] = {
            "coins": coins_in_hand(g, g.seat),
            "discs": g.traders[g.seat].available,
            "strength": strength(g, g.seat),
        }
        if g.space != NONE:
            holes["space"] = ("space", g.space)
        if isinstance(step, PayLeft | PayRight):
            holes["space"] = ("space", step.space)
        if isinstance(step, PayRight):
            holes["due"] = step.due
        elif isinstance(step, PayGoods):
            holes["due"] = g.box.price[step.column] - len(g.paying)
            holes["column"] = ("column", step.column)
        elif isinstance(step, PayCoins):
            holes["due"] = step.price - sum(g.box.coin[card] for card in g.paying)
        elif isinstance(step, ReceiveCard):
            holes["given"] = ("card", g.paying[0])
        elif isinstance(step, MeetDanger):
            ship = g.ship_pile[-1]
            holes["ship"] = ("ship", ship)
            holes["danger"] = g.box.danger[ship - SHIP_CARD]
        return holes

    def option(self, g: Table, step: Step[Any], noun: str, number: int) -> dict[str, Hole]:
        """What the words for an option tell besides the thing itself."""
        if noun == "card":
            return {"uses": effect_hole(effect_of_card(g, step, number))}
        if noun == "space":
            return {"cards": 1 + others_on(g, g.seat, number)}
        if noun == "dock":
            ship = g.ships[number]
            return {"dock": number + 1, "ship": "none" if ship == NONE else ("ship", ship)}
        if noun == "warship-place":
            return {"dock": number + 1}
        if noun == "guild-seat":
            return {"code": self.box.seat_codes[number], "price": self.box.seat_price[number]}
        if noun == "forum":
            return {"price": self.box.forum_price}
        if noun == "tile":
            is_earlier = number // TILES_OF_DECADE + 1 < g.decade
            uses = effect_hole(LEGACY if is_earlier else NONE)
            return {"price": tile_price(g, number), "uses": uses}
        if noun == "escorts" and isinstance(step, MeetDanger):
            return {"escorts": escorts_needed(g, g.seat)}
        return {}


def effect_of_card(g: Table, step: Step[Any], card: int) -> int:
    """The effect that playing or delivering this card uses up, or NONE. [MG-FX-9]"""
    if isinstance(step, PayLeft) and g.box.action[card] != step.space:
        return FAVOUR
    if isinstance(step, DeliverGood):
        wanted = g.box.ship_good[g.ships[step.dock] - SHIP_CARD]
        return LUXURY if g.box.good[card] != wanted else NONE
    return NONE


def effect_hole(effect: int) -> Hole:
    """An effect by name, or the word none."""
    return "none" if effect == NONE else ("effect", effect)
