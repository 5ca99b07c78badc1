"""The Peddler: the opponent that decides by itself."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cothon.games.merchants_cove.box import GOODS
from cothon.games.merchants_cove.peddler.merchant import Peddler
from cothon.games.merchants_cove.table import Merchant, Table
from cothon.games.merchants_cove.trade import Trade
from cothon.part import Part
from cothon.plain.placed import Placed
from cothon.plain.printed import Printed


def read(block: Printed) -> Peddler:
    """The Peddler."""
    peddler = Peddler()
    peddler.owned = vec[i64]([0] * GOODS)
    return peddler


def see(g: Table, merchant: Merchant, eyes: int) -> dict[str, str]:
    """Its board."""
    return {"merchant": "peddler"}


def place(g: Table, merchant: Merchant, given: Placed) -> None:
    """Its board in a position."""


TRADE: Final = Trade(
    code="peddler",
    choice=-1,
    part=Part(package=__file__, chapters=()),
    read=read,
    see=see,
    place=place,
)
