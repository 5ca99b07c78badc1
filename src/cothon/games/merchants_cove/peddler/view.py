"""What a seat sees of the Peddler: all but the order of its deck."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from cothon.games.merchants_cove.box import NONE
from cothon.games.merchants_cove.codes import (
    COLOUR_CODES,
    GOOD_CODES,
    KIND_CODES,
    ColourCode,
    GoodCode,
    KindCode,
)
from cothon.games.merchants_cove.peddler.box import GOODS_SHOWN
from cothon.games.merchants_cove.peddler.codes import (
    CARD_CODES,
    ERRAND_CODES,
    SIDE_CODES,
    ErrandCode,
    PeddlerCardCode,
    SideCode,
)
from cothon.games.merchants_cove.peddler.loading import decisive_place, next_aboard
from cothon.games.merchants_cove.peddler.shop import FREE, Barrow, goods_on_stall
from cothon.games.merchants_cove.table import Table

LenderCode = Annotated[str, "a merchant"]


class ErrandView(TypedDict):
    """What the card in the right slot will have it do; how often and how deep the next one says."""

    kind: ErrandCode
    goods: list[GoodCode]
    hall: ColourCode | None
    half: SideCode  # of the main board
    hours: int
    corruption: int


class PeddlerShop(TypedDict):
    """The Peddler's board; rows from the left."""

    merchant: Literal["peddler"]
    goods_of: LenderCode  # whose goods it borrowed
    row: list[GoodCode | None]  # the places of the stall
    pool: list[KindCode | None]
    few_goods: int  # with no more it takes a free clock hand
    takes_hands: bool  # so it would now
    decisive: int | None  # the place of the good that would pick the next adventurer
    next_aboard: int | None  # the place of that adventurer; it comes from the bag if there is none
    icon_places: int  # so many places of the pool, from the left, have the customer icon
    left_card: PeddlerCardCode | None  # in the left slot, while it acts
    right_card: PeddlerCardCode | None  # in the right slot
    errand: ErrandView | None
    deck: int
    discard: list[PeddlerCardCode]


def see(g: Table, barrow: Barrow, eyes: int) -> PeddlerShop:
    """The board, the same for everybody."""
    return {
        "merchant": "peddler",
        "goods_of": g.box.merchant_codes[barrow.number],
        "row": [None if good == FREE else GOOD_CODES[good] for good in barrow.row],
        "pool": [None if kind == FREE else KIND_CODES[kind] for kind in barrow.pool],
        "few_goods": barrow.printed.few_goods,
        "takes_hands": goods_on_stall(barrow) <= barrow.printed.few_goods,
        "decisive": place_or_none(decisive_place(barrow)),
        "next_aboard": place_or_none(next_aboard(barrow)),
        "icon_places": barrow.printed.icon_places,
        "left_card": None if barrow.left == NONE else card_code(barrow, barrow.left),
        "right_card": None if barrow.right == NONE else card_code(barrow, barrow.right),
        "errand": None if barrow.right == NONE else see_errand(barrow),
        "deck": len(barrow.deck),
        "discard": [card_code(barrow, card) for card in barrow.discard],
    }


def place_or_none(place: int) -> int | None:
    """A place, if there is one."""
    return None if place == NONE else place


def card_code(barrow: Barrow, card: int) -> PeddlerCardCode:
    """A card of the Peddler by its code."""
    return CARD_CODES[card - barrow.first_card]


def see_errand(barrow: Barrow) -> ErrandView:
    """The left half of the card in the right slot."""
    printed, card = barrow.printed, barrow.right - barrow.first_card
    goods = [printed.goods[card * GOODS_SHOWN + n] for n in range(GOODS_SHOWN)]
    hall = printed.hall[card]
    return {
        "kind": ERRAND_CODES[printed.action[card]],
        "goods": [GOOD_CODES[good] for good in goods if good != NONE],
        "hall": None if hall == NONE else COLOUR_CODES[hall],
        "half": SIDE_CODES[printed.side[card]],
        "hours": printed.hours[card],
        "corruption": printed.corruption[card],
    }
