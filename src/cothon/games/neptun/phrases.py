"""How the numbers of this game are put into words: message keys and what fills their holes."""

from __future__ import annotations

from typing import Any

from cothon.games.neptun.box import (
    BONUS_TILE,
    CRETA,
    GOLD_TEMPLE,
    GOODS,
    GOODS_CARD,
    OAR_CARD,
    PLACES,
    Box,
)
from cothon.games.neptun.delivery import BuyPoint
from cothon.games.neptun.extra import JoinExtra
from cothon.games.neptun.material import LETTERS
from cothon.games.neptun.sailing import Sail, missing_miles, sailing_range
from cothon.games.neptun.table import NONE, Table, is_personal
from cothon.kernel.sheet import Hole
from cothon.kernel.step import Step

NUMERALS = ("", "I", "II")


class NeptunPhrases:
    """The words of Neptun, given its material."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def literal(self, kind: str, number: int, language: str) -> str | None:
        """Places, goods and regions are named by the material; cards by what they show."""
        if kind == "temple" and number != GOLD_TEMPLE:
            kind = "region"
        elif kind == "city":
            kind, number = "place", self.box.city_place[number]
        elif kind == "goods":
            kind, number = "good", self.box.good[number - GOODS_CARD]
        names = self.box.names.get(kind)
        return names[number][language] if names else None

    def name(self, kind: str, number: int) -> tuple[str, dict[str, Hole]]:
        """The message that names a thing, and its holes."""
        if kind == "oar":
            card = number - OAR_CARD if number >= OAR_CARD else number
            key = "oar-own" if is_personal(card + OAR_CARD) else "oar"
            modifier = signed(self.box.modifier[card])
            return key, {"power": self.box.power[card], "modifier": modifier}
        if kind == "bonus":
            return "bonus", {"points": self.box.bonus_points[number - BONUS_TILE]}
        if kind == "round":
            return "round", {"letter": LETTERS[number]}
        if kind == "extra":
            return "extra", {"numeral": NUMERALS[number]}
        if kind == "temple":
            return "temple-gold", {}
        return kind, {"number": number + 1}

    def prompt(self, g: Table, step: Step[Any]) -> dict[str, Hole]:
        """What a prompt tells besides who is asked."""
        holes: dict[str, Hole] = {
            "gold": g.merchants[g.seat].gold,
            "wind": str(g.wind).replace("-", "−"),
            "price": g.box.temple_point_price,
            "face_down": len(g.columns) - g.face_ups,
        }
        if g.taken:
            holes |= self.contract(g.taken[0], g.taken[1])
        if isinstance(step, Sail):
            holes["range"] = sailing_range(g, g.seat)
        elif isinstance(step, JoinExtra):
            holes["extra"] = ("extra", step.number)
        elif isinstance(step, BuyPoint):
            holes["temple"] = ("temple", step.region)
        return holes

    def contract(self, city: int, goods: int) -> dict[str, Hole]:
        """A contract: what is to be taken where, and what that pays."""
        good = self.box.good[goods - GOODS_CARD]
        gold = self.box.gold_profit[city * GOODS + good]
        points = self.box.temple_profit[city * GOODS + good]
        return {
            "goods": ("goods", goods),
            "city": ("city", city),
            "region": ("region", self.box.region[self.box.city_place[city]]),
            "pays": "gold" if gold else "points",
            "amount": gold or points,
        }

    def option(self, g: Table, step: Step[Any], noun: str, number: int) -> dict[str, Hole]:
        """What the words for an option tell besides the thing itself."""
        if noun == "contract":
            return self.column(g, number)
        if noun == "slot":
            merchant = g.merchants[g.seat]
            if g.taken:
                return self.contract(g.taken[0], g.taken[1])
            if merchant.cities[number] == NONE:
                return {"pays": "none"}
            return self.contract(merchant.cities[number], merchant.goods[number])
        if noun == "place" and isinstance(step, Sail):
            here = g.merchants[g.seat].place
            return {
                "miles": g.miles[here * PLACES + number],
                "gold": missing_miles(g, g.seat, number),
                "stays": int(here == number),
                "start": int(number == CRETA),  # an island takes other prepositions than a city
            }
        return {"price": g.box.temple_point_price}

    def column(self, g: Table, number: int) -> dict[str, Hole]:
        """A contract of the display, if it lies face up; nothing is told of any other."""
        if number not in g.columns[: g.face_ups]:
            return {"pays": "none"}
        place = g.columns.index(number)
        return {
            **self.contract(g.shown_cities[place], g.shown_goods[place]),
            "oar": ("oar", g.shown_oars[place]),
            "on_it": g.shown_gold[place],
        }


def signed(number: int) -> str:
    """A number with its sign, a true minus."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "±0"
