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
    shown = [barrow.printed.goods[card * GOODS_SHOWN + n] for n in range(GOODS_SHOWN)]
    wares = [("ware", lender * GOODS + good) for good in shown if good != NONE]
    holes: Holes = dict(zip(WARES, wares, strict=False))
    return Message(f"errand-goods-{len(wares)}", **holes)


PHRASES: Final = Phrases(
    names={
        "errand": name_errand,
        "side": coded("side", SIDE_CODES),
        "depth": coded("depth", DEPTH_CODES),
        "spot": coded("spot", SPOTS),
        "peddler-card": lambda _, card: Message("peddler-card", code=CARD_CODES[card]),
    },
    codes=lambda _: {code: ("peddler-card", number) for number, code in enumerate(CARD_CODES)},
    # All that it does, with its reasons; only its deck is shuffled unnoticed.
    beats=frozenset(
        event.key
        for event in vars(events).values()
        if isinstance(event, Event) and event is not events.CARDS_SHUFFLED
    ),
)
