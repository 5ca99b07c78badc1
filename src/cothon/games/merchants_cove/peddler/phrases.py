"""How the numbers of the Peddler are put into words."""

from __future__ import annotations

from typing import Final

from cothon.games.merchants_cove.box import GOODS, NONE, Box
from cothon.games.merchants_cove.codes import COLOUR_CODES
from cothon.games.merchants_cove.peddler import events
from cothon.games.merchants_cove.peddler.box import CARDS, GOODS_SHOWN, OBTAIN, RECRUIT
from cothon.games.merchants_cove.peddler.codes import CARD_CODES, DEPTH_CODES, SIDE_CODES
from cothon.games.merchants_cove.peddler.shop import Barrow
from cothon.kernel.journal import Event
from cothon.phrases import Holes, Message, Name, Phrases, coded

SPOTS: Final = ("left-outer", "left-inner", "right-inner", "right-outer")
WARES: Final = ("first", "second")
UNNOTICED: Final = (events.HARD_CARDS, events.CARDS_SHUFFLED, events.ERRAND_NEXT)


def name_errand(box: Box, number: int) -> Name:
    """What a card has it do, with the goods of the merchant that it borrowed from."""
    lender, card = divmod(number, CARDS)
    barrow = box.peddler
    assert isinstance(barrow, Barrow)
    action = barrow.printed.action[card]
    if action == RECRUIT:
        return Message("errand-recruit")
    if action != OBTAIN:
        return Message("errand-sponsorship", hall=COLOUR_CODES[barrow.printed.hall[card]])
    wares = [("ware", lender * GOODS + good) for good in goods_shown(box, card)]
    holes: Holes = dict(zip(WARES, wares, strict=False))
    return Message(f"errand-goods-{len(wares)}", **holes)


def name_manner(_: Box, number: int) -> Name:
    """How often it does something, and where."""
    times, spot = divmod(number, len(SPOTS))
    return Message("manner", times=times, spot=("spot", spot))


def name_card(box: Box, card: int) -> Name:
    """The same whoever's goods it has: a card by what it is for."""
    shown = goods_shown(box, card)
    if not shown:
        return ("errand", card)
    holes: Holes = {place: ("good", good) for place, good in zip(WARES, shown, strict=False)}
    return Message(f"errand-card-{len(shown)}", **holes)


def goods_shown(box: Box, card: int) -> list[int]:
    """The goods that a card has it obtain."""
    barrow = box.peddler
    assert isinstance(barrow, Barrow)
    goods = (barrow.printed.goods[card * GOODS_SHOWN + place] for place in range(GOODS_SHOWN))
    return [good for good in goods if good != NONE]


PHRASES: Final = Phrases(
    names={
        "errand": name_errand,
        "side": coded("side", SIDE_CODES),
        "depth": coded("depth", DEPTH_CODES),
        "spot": coded("spot", SPOTS),
        "manner": name_manner,
        "peddler-card": name_card,
    },
    codes=lambda _: {code: ("peddler-card", number) for number, code in enumerate(CARD_CODES)},
    pays={"pool-paid": (("gold", 3),)},
    # All that it does, with its reasons, but for the cards that it will follow later.
    beats=frozenset(
        event.key
        for event in vars(events).values()
        if isinstance(event, Event) and event not in UNNOTICED
    ),
)
