"""What a seat sees of the Peddler: all but the order of its deck."""

from __future__ import annotations

from cothon.games.merchants_cove.box import NONE
from cothon.games.merchants_cove.codes import COLOUR_CODES, GOOD_CODES, KIND_CODES
from cothon.games.merchants_cove.peddler.box import GOODS_SHOWN
from cothon.games.merchants_cove.peddler.codes import (
    CARD_CODES,
    ERRAND_CODES,
    SIDE_CODES,
    PeddlerCardCode,
)
from cothon.games.merchants_cove.peddler.loading import decisive_place, next_aboard
from cothon.games.merchants_cove.peddler.shapes import ErrandView, PeddlerShop
from cothon.games.merchants_cove.peddler.shop import FREE, Barrow, goods_on_stall
from cothon.games.merchants_cove.table import Table


def see(g: Table, barrow: Barrow) -> PeddlerShop:
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
