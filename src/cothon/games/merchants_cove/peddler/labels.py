"""What the Peddler's cards print."""

from __future__ import annotations

from typing import TypedDict

from cothon.games.merchants_cove.box import NONE, Box
from cothon.games.merchants_cove.codes import COLOUR_CODES, GOOD_CODES, ColourCode, GoodCode
from cothon.games.merchants_cove.peddler.actions import GOLD_EACH
from cothon.games.merchants_cove.peddler.box import CARDS, GOODS_SHOWN, Printed
from cothon.games.merchants_cove.peddler.codes import (
    CARD_CODES,
    DEPTH_CODES,
    ERRAND_CODES,
    SIDE_CODES,
    DepthCode,
    ErrandCode,
    PeddlerCardCode,
    SideCode,
)
from cothon.games.merchants_cove.peddler.shop import Barrow


class LeftHalf(TypedDict):
    """What a card in the right slot has it do."""

    kind: ErrandCode
    goods: list[GoodCode]
    hall: ColourCode | None
    gold: int  # for every customer of that hall
    side: SideCode
    hours: int
    corruption: int


class RightHalf(TypedDict):
    """How a card in the left slot has it done."""

    times: int
    depth: DepthCode
    hours: int
    corruption: int


class CardPrint(TypedDict):
    """A card of the Peddler."""

    left: LeftHalf
    right: RightHalf


def print_cards(box: Box) -> dict[PeddlerCardCode, CardPrint]:
    """All its cards."""
    assert isinstance(box.peddler, Barrow)
    printed = box.peddler.printed
    return {CARD_CODES[card]: print_card(printed, card) for card in range(CARDS)}


def print_card(printed: Printed, card: int) -> CardPrint:
    """Both halves of a card."""
    goods = [printed.goods[card * GOODS_SHOWN + n] for n in range(GOODS_SHOWN)]
    hall = printed.hall[card]
    return {
        "left": {
            "kind": ERRAND_CODES[printed.action[card]],
            "goods": [GOOD_CODES[good] for good in goods if good != NONE],
            "hall": None if hall == NONE else COLOUR_CODES[hall],
            "gold": 0 if hall == NONE else GOLD_EACH,
            "side": SIDE_CODES[printed.side[card]],
            "hours": printed.hours[card],
            "corruption": printed.corruption[card],
        },
        "right": {
            "times": printed.times[card],
            "depth": DEPTH_CODES[printed.depth[card]],
            "hours": printed.more_hours[card],
            "corruption": printed.more_corruption[card],
        },
    }
