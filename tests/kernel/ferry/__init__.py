"""Ferry: a small game with a player whom the rules play, for what the program makes of such a one.

One to four people carry passengers over a river, three times. Everybody holds two passengers in
secret and, when asked, lands one for its fare, or waits and takes one more. The ferryman lands the
next one of the pile without a thought. He comes to whoever is alone, and to two who want him.

It has no drawn board, and boats of three shapes, told apart by their kind. The fixture `ferry` puts
it into the catalogue; `python -m tests.kernel.ferry.command` is the command line with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from cothon.kernel.chance import Seed
from cothon.part import Material, Noun, Part
from cothon.plain.placed import Placed
from cothon.sheet import Option, Score, Setting, Sheet
from tests.kernel.ferry import events, rules
from tests.kernel.ferry.rules import MOST_PEOPLE, PASSENGER, PASSENGERS, WAIT, Ferry, lay_out
from tests.kernel.ferry.shapes import View
from tests.kernel.ferry.view import CODES, view


class River:
    """There is but one river."""

    digest = "river"
    names: Final[Mapping[str, list[dict[str, str]]]] = {}

    def faces(self) -> list[str]:
        """The passengers by their codes."""
        return list(CODES)


RIVER: Final = River()


def read_material(path: Path | None) -> Material:
    """There is but one box."""
    return RIVER


def has_ferryman(people: int, options: Mapping[str, Setting]) -> bool:
    """Whoever is alone has company."""
    return people == 1 or bool(options["ferryman"])


def set_up(box: Any, seats: int, seed: Seed, options: Mapping[str, Setting]) -> Ferry:
    """A table laid out."""
    return lay_out(seats, has_ferryman(seats, options), seed)


def place(box: Any, data: Mapping[str, Any], seed: Seed, options: Mapping[str, Setting]) -> Ferry:
    """The usual table, but for the fares; the ferryman has a table of his own."""
    given = Placed(data)
    rows = given.rows("players", MOST_PEOPLE)
    g = set_up(box, len(rows), seed, options)
    if g.seats > g.people:
        rows.append(given.table("ferryman"))
    g.fares = [row.number("fares", 0, 99) for row in rows]
    given.refuse_leftovers()
    return g


def scores(g: Ferry) -> list[Score]:
    """Fares."""
    best = max(g.fares)
    return [
        Score(seat, fares, (), {"fares": fares}, 1 + (fares < best), fares == best and not g.agenda)
        for seat, fares in enumerate(g.fares)
    ]


SHEET: Final = Sheet(
    key="ferry",
    title="Ferry",
    credits="nobody",
    seats=(1, 2, 3, 4),
    minutes=1,
    rules=1,
    options=(
        Option("ferryman", default=False, ruling="FE-1", seats=(2,)),
        Option("river", default="slow", ruling="FE-2", values=("slow", "fast")),
    ),
    parts=(
        Part(
            package=__file__,
            chapters=(rules,),
            events=events,
            nouns=(
                Noun("passenger", PASSENGER, PASSENGERS, lambda _: CODES),
                Noun("wait", WAIT),
            ),
            cards=frozenset({"passenger"}),
        ),
    ),
    read_material=read_material,
    setup=set_up,
    place=place,
    view=view,
    shape=View,
    scores=scores,
)
