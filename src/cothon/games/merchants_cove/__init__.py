"""Merchants Cove: four shops that are games of their own, and customers who sail in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from cothon.games.merchants_cove import (
    arrival,
    boats,
    choices,
    clock,
    corruption,
    events,
    market,
    peddler,
    recruiting,
    retired,
    rogues,
    round,
    scoring,
    setup,
    shopkeeper,
    sponsorship,
    townsfolk,
    turn,
)
from cothon.games.merchants_cove.aside import aside
from cothon.games.merchants_cove.box import (
    BOATS,
    COLOURS,
    CORRUPTION_CARDS,
    DOCKS,
    GOODS,
    KINDS,
    PIERS,
    STAFF_SLOTS,
    TOWNSFOLK_CARDS,
    Box,
)
from cothon.games.merchants_cove.codes import (
    BOAT_CODES,
    COLOUR_CODES,
    DOCK_CODES,
    GOOD_CODES,
    PASSENGER_CODES,
    PIER_CODES,
)
from cothon.games.merchants_cove.ending import ending, reckon
from cothon.games.merchants_cove.holdings import holdings
from cothon.games.merchants_cove.labels import names
from cothon.games.merchants_cove.material import read_box
from cothon.games.merchants_cove.merchants import TRADES
from cothon.games.merchants_cove.owed import owed
from cothon.games.merchants_cove.phrases import PHRASES
from cothon.games.merchants_cove.position import place
from cothon.games.merchants_cove.reasons import REASONS
from cothon.games.merchants_cove.score_sheet import scores, unknown
from cothon.games.merchants_cove.shapes import View
from cothon.games.merchants_cove.table import (
    LEVELS,
    MERCHANT_CHOICES,
    ROGUE_CHOICES,
    TOWNSFOLK_TYPES,
    Table,
    read_switches,
)
from cothon.games.merchants_cove.trade import Trade
from cothon.games.merchants_cove.view import view, view_of_one
from cothon.kernel.chance import Seed
from cothon.part import Noun, Part
from cothon.sheet import Option, Setting, Sheet


def set_up(box: Box, seats: int, seed: Seed, options: Mapping[str, Setting]) -> Table:
    """A table laid out and ready for the choice of merchants."""
    g = setup.lay_out(box, seats, seed, read_switches(options))
    g.then(setup.BeginGame())
    return g


WHOLE: Final = Part(
    package=__file__,
    chapters=(
        setup,
        round,
        arrival,
        turn,
        shopkeeper,
        clock,
        boats,
        market,
        sponsorship,
        scoring,
        recruiting,
        townsfolk,
        rogues,
        corruption,
    ),
    events=events,
    retired=retired,
    reasons=REASONS,
    nouns=(
        Noun("recruit", choices.RECRUIT),
        Noun("use-staff", choices.USE_STAFF),
        Noun("townsfolk", choices.TOWNSFOLK, TOWNSFOLK_CARDS, lambda box: box.townsfolk_codes),
        Noun("staff", choices.STAFF, STAFF_SLOTS),
        Noun("boat", choices.BOAT, BOATS, lambda _: BOAT_CODES),
        Noun("dock", choices.DOCK, DOCKS, lambda _: DOCK_CODES),
        Noun("pier", choices.PIER, PIERS, lambda _: PIER_CODES),
        Noun("passenger", choices.PASSENGER, BOATS * KINDS, lambda _: PASSENGER_CODES),
        Noun("corruption", choices.CORRUPTION, CORRUPTION_CARDS, lambda box: box.corruption_codes),
        Noun("good", choices.GOOD, GOODS, lambda _: GOOD_CODES),
        Noun("colour", choices.COLOUR, COLOURS, lambda _: COLOUR_CODES),
        Noun("hour", choices.HOUR),
        Noun("hand", choices.HAND),
        Noun("pay", choices.PAY),
        Noun("pass", choices.PASS),
    ),
    cards=frozenset({"corruption-card"}),
    phrases=PHRASES,
)


def sheet_with(trades: Sequence[Trade]) -> Sheet:
    """The game with these merchants."""
    return Sheet(
        key="merchants_cove",
        title="Merchants Cove",
        credits="Carl Van Ostrand, Jonny Pac and Drake Villareal, Final Frontier Games 2021",
        seats=(1, 2, 3, 4),
        minutes=90,
        rules=1,
        options=(
            Option("townsfolk", TOWNSFOLK_TYPES[0], "DP-01", TOWNSFOLK_TYPES),
            Option("rogues", ROGUE_CHOICES[0], "DP-01", ROGUE_CHOICES),
            Option("merchants", MERCHANT_CHOICES[0], "DP-02", MERCHANT_CHOICES),
            Option("peddler", default=False, ruling="DP-01", seats=(2,)),
            Option("peddler_level", LEVELS[0], "DP-01", LEVELS, seats=(1, 2)),
            Option("smelter_counts", default=False, ruling="E-52"),
        ),
        parts=(WHOLE, *(trade.part for trade in trades), peddler.TRADE.part),
        read_material=partial(read_box, trades=trades),
        setup=set_up,
        place=partial(place, trades=trades),
        view=partial(view, trades=trades),
        view_of_one=view_of_one,
        shape=View,
        scores=scores,
        holdings=holdings,
        aside=partial(aside, trades=trades),
        owed=partial(owed, trades=trades),
        burdens=frozenset({"hours", "corruption", "ichors"}),
        ending=ending,
        unknown=unknown,
        reckon=reckon,
        labels=names,
    )


SHEET: Final = sheet_with(TRADES)
