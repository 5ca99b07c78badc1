"""The shapes in which a seat sees the Peddler."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from cothon.games.merchants_cove.codes import ColourCode, GoodCode, KindCode
from cothon.games.merchants_cove.peddler.codes import ErrandCode, PeddlerCardCode, SideCode

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
