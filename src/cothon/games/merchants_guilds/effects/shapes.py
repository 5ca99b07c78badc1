"""The shape in which a seat sees the ships before their owners."""

from __future__ import annotations

from typing import Annotated, TypedDict

from cothon.games.merchants_guilds.material import EffectCode

ShipCode = Annotated[str, "a ship card"]


class OwnShip(TypedDict):
    """A ship before its owner."""

    code: ShipCode
    effect: EffectCode
    active: bool
