"""Neptun: contracts, oars and wind; three voyages through the Mediterranean, most tiles win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cothon.games.neptun import (
    choices,
    contracts,
    delivery,
    events,
    extra,
    loading,
    oars,
    order,
    retired,
    round,
    sailing,
    scoring,
    setup,
    wind,
)
from cothon.games.neptun.aside import aside
from cothon.games.neptun.box import MOST_SEATS, OARS, PLACES, REGIONS, SLOTS, Box
from cothon.games.neptun.ending import ending, reckon
from cothon.games.neptun.holdings import holdings
from cothon.games.neptun.labels import names
from cothon.games.neptun.material import read_material
from cothon.games.neptun.phrases import PHRASES
from cothon.games.neptun.position import place
from cothon.games.neptun.reasons import REASONS
from cothon.games.neptun.score_sheet import scores, unknown
from cothon.games.neptun.shapes import View
from cothon.games.neptun.table import REFUSALS_BIND, ROUND_WINDS, Table, read_switches
from cothon.games.neptun.view import view, view_of_one
from cothon.kernel.chance import Seed
from cothon.part import Noun, Part
from cothon.sheet import Option, Setting, Sheet


def set_up(box: Box, seats: int, seed: Seed, options: Mapping[str, Setting]) -> Table:
    """A table laid out and ready for the first round."""
    g = setup.lay_out(box, seats, seed, read_switches(options))
    g.then(setup.BeginGame())
    return g


WHOLE: Final = Part(
    package=__file__,
    chapters=(
        setup,
        round,
        contracts,
        loading,
        order,
        oars,
        sailing,
        delivery,
        wind,
        extra,
        scoring,
    ),
    events=events,
    retired=retired,
    reasons=REASONS,
    nouns=(
        Noun("contract", choices.CONTRACT, MOST_SEATS + 1),
        Noun("reveal", choices.REVEAL),
        Noun("refuse", choices.REFUSE),
        Noun("slot", choices.SLOT, SLOTS),
        Noun("oar", choices.OAR, OARS, lambda box: box.oar_codes),
        Noun("place", choices.PLACE, PLACES, lambda box: box.place_codes),
        Noun("temple", choices.TEMPLE, REGIONS, lambda box: box.region_codes),
        Noun("join", choices.JOIN),
        Noun("pass", choices.PASS),
    ),
    cards=frozenset({"city", "goods", "oar", "bonus"}),
    phrases=PHRASES,
)

SHEET: Final = Sheet(
    key="neptun",
    title="Neptun",
    credits="Dirk Henn, Queen Games 2014",
    seats=(3, 4, 5),
    minutes=60,
    rules=1,
    options=(
        Option("large_oar_deck", default=False, ruling="EC-1"),
        Option("forecast_is_wind", default=False, ruling="EC-2"),
        Option("refusal_binds", default="go", ruling="EC-5", values=REFUSALS_BIND),
        Option("round_wind", default="forecast", ruling="EC-7", values=ROUND_WINDS),
    ),
    parts=(WHOLE,),
    read_material=read_material,
    setup=set_up,
    place=place,
    view=view,
    view_of_one=view_of_one,
    shape=View,
    scores=scores,
    holdings=holdings,
    aside=aside,
    burdens=frozenset({"lost"}),
    ending=ending,
    unknown=unknown,
    reckon=reckon,
    labels=names,
)
