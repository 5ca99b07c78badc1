"""The horn: a part of Toll in a folder of its own, with all that a part can bring."""

from __future__ import annotations

from typing import Any, Final

from cothon.part import Noun, Part
from cothon.phrases import Holes, Phrases, when
from cothon.plain.placed import Placed
from tests.kernel.toll.horn import blowing, choices, events
from tests.kernel.toll.horn.blowing import HornWindow
from tests.kernel.toll.table import Toll


def see(g: Toll) -> dict[str, list[int]]:
    """What everybody sees of the horns."""
    return {"left": list(g.horns), "coins": list(g.coins)}


def place(g: Toll, given: Placed) -> None:
    """Who has still got one."""
    g.horns = given.numbers("left", 0, 1, most=g.seats) or g.horns


def tell_horns(g: Toll, _: HornWindow) -> Holes:
    """How often it may be blown."""
    return {"horns": g.horns[g.seat]}


def tell_coins(g: Toll, _: Any, __: int) -> Holes:
    """What the seat has already."""
    return {"coins": g.coins[g.seat]}


PART: Final = Part(
    package=__file__,
    chapters=(blowing,),
    events=events,
    nouns=(Noun("horn", choices.BLOW),),
    phrases=Phrases(prompts=(when(HornWindow, tell_horns),), options={"horn": tell_coins}),
)
