"""Porto Carthago: servants, quays and ships; the most servants in the palace win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cothon.games.porto_carthago import (
    actions,
    arrival,
    bonus,
    choices,
    events,
    immediate,
    loading,
    privileges,
    retired,
    round,
    scoring,
    setup,
    trade,
    turn,
    voyage,
)
from cothon.games.porto_carthago.box import GOODS, MOST_SEATS, QUAYS, SHIPS, SLOTS, Box
from cothon.games.porto_carthago.ending import ending, reckon
from cothon.games.porto_carthago.holdings import holdings
from cothon.games.porto_carthago.labels import names
from cothon.games.porto_carthago.material import PLACES, read_material
from cothon.games.porto_carthago.phrases import PHRASES
from cothon.games.porto_carthago.position import place
from cothon.games.porto_carthago.reasons import REASONS
from cothon.games.porto_carthago.score_sheet import scores, unknown
from cothon.games.porto_carthago.shapes import View
from cothon.games.porto_carthago.table import Table
from cothon.games.porto_carthago.view import view, view_of_one
from cothon.kernel.chance import Seed
from cothon.part import Noun, Part
from cothon.sheet import Option, Setting, Sheet


def set_up(box: Box, seats: int, seed: Seed, options: Mapping[str, Setting]) -> Table:
    """A table laid out and ready for the first placement."""
    g = setup.lay_out(box, seats, seed, options["final_purchase_always"] is True)
    g.then(setup.BeginGame())
    return g


AMOUNTS: Final = [str(number) for number in range(19)]  # of servants, from none to all


def servant_codes(box: Box) -> list[str]:
    """Servants that can be moved: whose they are, and where they stand."""
    return [f"{colour}-{place}" for colour in box.colours for place in PLACES]


WHOLE: Final = Part(
    package=__file__,
    chapters=(
        setup,
        round,
        arrival,
        turn,
        actions,
        bonus,
        loading,
        trade,
        immediate,
        voyage,
        privileges,
        scoring,
    ),
    events=events,
    retired=retired,
    reasons=REASONS,
    nouns=(
        Noun("ship", choices.SHIP, SHIPS, lambda box: box.ship_codes),
        Noun("quay", choices.QUAY, QUAYS, lambda box: box.quay_codes),
        Noun("good", choices.GOOD, GOODS, lambda box: box.good_codes),
        Noun("slot", choices.SLOT, SLOTS),
        Noun("servant", choices.SERVANT, len(PLACES) * MOST_SEATS, servant_codes),
        Noun("number", choices.NUMBER, len(AMOUNTS), lambda _: AMOUNTS),
        Noun("talents", choices.TALENTS),
        Noun("market", choices.MARKET),
        Noun("turn-away", choices.TURN_AWAY),
        Noun("trade-house", choices.TRADE_HOUSE),
        Noun("path", choices.PATH),
        Noun("warehouse", choices.WAREHOUSE),
        Noun("charter-ship", choices.CHARTER_SHIP),
        Noun("reserve", choices.RESERVE),
        Noun("palace", choices.PALACE),
        Noun("pass", choices.PASS),
    ),
    cards=frozenset({"ship", "vessel", "peek"}),
    phrases=PHRASES,
)

SHEET: Final = Sheet(
    key="porto_carthago",
    title="Porto Carthago",
    credits="Bernd Eisenstein, Irongames 2010",
    seats=(3, 4, 5),
    minutes=90,
    rules=2,
    options=(Option("final_purchase_always", default=False, ruling="EC-34"),),
    parts=(WHOLE,),
    read_material=read_material,
    setup=set_up,
    place=place,
    view=view,
    view_of_one=view_of_one,
    shape=View,
    scores=scores,
    holdings=holdings,
    ending=ending,
    unknown=unknown,
    reckon=reckon,
    labels=names,
)
