"""The catalogue of a later version: the rules of every game are one version on.

In Neptun the deal is another one, so that earlier choices are not legal there; the view of
Merchants Cove has another shape, so that its board cannot draw earlier ones. Nothing else differs.
`python -m tests.server.later_command` is the command line with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from importlib import import_module
from typing import Any, Final, TypedDict

from cothon.games import SHEETS
from cothon.kernel.chance import Seed
from cothon.kernel.state import State
from cothon.sheet import Setting, Sheet

CATALOGUE: Final[Any] = import_module("cothon.games")  # which `cothon` hides behind a function
NEPTUN: Final = next(sheet for sheet in SHEETS if sheet.key == "neptun")


def another_deal(material: Any, seats: int, seed: Seed, options: Mapping[str, Setting]) -> State:
    """Neptun, dealt in another way."""
    other = bytes(reversed(seed)) if isinstance(seed, bytes) else seed + 1
    return NEPTUN.setup(material, seats, other, options)


class Another(TypedDict):
    """A view of another shape."""

    tide: int


def another_view(state: Any, seat: int | None) -> Another:
    """A view of another shape."""
    return {"tide": 0}


CHANGED: Final[Mapping[str, Mapping[str, Any]]] = {
    "neptun": {"setup": another_deal},
    "merchants_cove": {"view": another_view, "shape": Another},
}


def later(sheet: Sheet) -> Sheet:
    """A game, one version of its rules on."""
    return replace(sheet, rules=sheet.rules + 1, **CHANGED.get(sheet.key, {}))


LATER: Final = tuple(map(later, SHEETS))
