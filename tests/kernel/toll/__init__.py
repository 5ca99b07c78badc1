"""Toll: a small game that has every difficulty at once, for the tests of the kernel.

Three seats, two days. Each day everybody seals an oar in secret (simultaneously); oars are revealed
and the strongest rower acts first: load a gate, paying one card per card already paid there (a
nested payment from a hidden hand), or rest and draw. While asked, a seat may blow its horn (a
window, and a part in a folder of its own): it rolls a die for coins.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from cothon.kernel.chance import Seed
from cothon.part import Material, Noun, Part
from cothon.phrases import Message, Phrases, when
from cothon.plain.placed import Placed
from cothon.sheet import Score, Setting, Sheet
from tests.kernel.toll import choices, days, events, horn, setup
from tests.kernel.toll.choices import OAR
from tests.kernel.toll.days import PayCards
from tests.kernel.toll.table import Toll

SIDES: Final = ("LEFT", "RIGHT")


class Plain:
    """Toll prints nothing of its own but the names of its gates."""

    digest = "toll"
    names: Final = {"gate": [{"en": "the left gate"}, {"en": "the right gate"}]}

    def faces(self) -> list[str]:
        """Cards and oars by their numbers."""
        return [str(card) for card in range(choices.GATE)]


def read_material(path: Path | None) -> Material:
    """There is but one box."""
    return Plain()


def begin(box: Any, seats: int, seed: Seed, options: Mapping[str, Setting]) -> Toll:
    """A table laid out."""
    return setup.lay_out(seed)


def place(box: Any, data: Mapping[str, Any], seed: Seed, options: Mapping[str, Setting]) -> Toll:
    """The usual table, but for what the horn's part reads."""
    given = Placed(data)
    given.rows("players", most=3)
    g = setup.lay_out(seed)
    given.part("horn", g, horn.place)
    given.refuse_leftovers()
    return g


def view(g: Toll, seat: int | None) -> dict[str, Any]:
    """The gates, and what the horn's part shows."""
    return {"gates": list(g.gates), "horn": horn.see(g)}


def scores(g: Toll) -> list[Score]:
    """Coins."""
    best = max(g.coins)
    return [
        Score(seat, coins, (), {"coins": coins}, 1 + (coins < best), coins == best and not g.agenda)
        for seat, coins in enumerate(g.coins)
    ]


WHOLE: Final = Part(
    package=__file__,
    chapters=(setup, days),
    events=events,
    nouns=(
        Noun("card", choices.CARD, OAR),
        Noun("oar", choices.OAR, 9, lambda _: [f"{'ABC'[n // 3]}{n % 3}" for n in range(9)]),
        Noun("gate", choices.GATE, 2, lambda _: SIDES),
        Noun("rest", choices.REST),
    ),
    cards=frozenset({"card"}),
    phrases=Phrases(
        names={"oar": lambda _, oar: Message("oar", strength=oar % 3)},
        prompts=(when(PayCards, lambda _, step: {"due": step.due}),),
    ),
)

SHEET: Final = Sheet(
    key="toll",
    title="Toll",
    credits="",
    seats=(3,),
    minutes=5,
    rules=1,
    options=(),
    parts=(WHOLE, horn.PART),
    read_material=read_material,
    setup=begin,
    place=place,
    view=view,
    shape=dict,  # nothing of it is declared
    scores=scores,
)
