"""Codes: what the Peddler's things are called in material, views and positions."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

ErrandCode = Literal["recruit_and_draw", "obtain_goods", "sponsorship"]
SideCode = Literal["left", "right"]
DepthCode = Literal["inner", "outer"]
PeddlerCardCode = Annotated[str, "a card of the Peddler"]

ERRAND_CODES: Final[tuple[ErrandCode, ...]] = get_args(ErrandCode)
SIDE_CODES: Final[tuple[SideCode, ...]] = get_args(SideCode)
DEPTH_CODES: Final[tuple[DepthCode, ...]] = get_args(DepthCode)
BASE_CODES: Final = tuple(f"P{number:02}" for number in range(1, 17))
HARD_CODES: Final = ("P07H", "P08H", "P09H", "P13H")
CARD_CODES: Final = (*BASE_CODES, *HARD_CODES)
