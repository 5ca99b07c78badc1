"""Carthago: Merchants & Guilds: multi-use cards, ships and guild seats; seats times ships win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cothon.games.merchants_guilds import (
    choices,
    delivery,
    docks,
    effects,
    events,
    guild,
    market,
    payment,
    residence,
    retired,
    round,
    scoring,
    setup,
    turn,
)
from cothon.games.merchants_guilds.aside import aside
from cothon.games.merchants_guilds.box import (
    ACTIONS,
    COLUMNS,
    MOST_DOCKS,
    MOST_WARSHIP_DOCKS,
    SHIP_CARD,
    SHIPS,
    SMALL_SEATS,
    TILES,
    Box,
)
from cothon.games.merchants_guilds.ending import ending
from cothon.games.merchants_guilds.holdings import holdings
from cothon.games.merchants_guilds.labels import names
from cothon.games.merchants_guilds.material import (
    ACTION_CODES,
    COLUMN_CODES,
    TILE_CODES,
    read_material,
)
from cothon.games.merchants_guilds.phrases import PHRASES, face_of
from cothon.games.merchants_guilds.position import place
from cothon.games.merchants_guilds.reasons import REASONS
from cothon.games.merchants_guilds.score_sheet import scores, unknown
from cothon.games.merchants_guilds.shapes import View
from cothon.games.merchants_guilds.table import (
    COLUMN_SEATS,
    DISC_SOURCES,
    SET_SCORINGS,
    TILE_SCOPES,
    Table,
    read_switches,
)
from cothon.games.merchants_guilds.view import view, view_of_one
from cothon.games.merchants_guilds.wholes import whole_payments
from cothon.kernel.chance import Seed
from cothon.part import Noun, Part
from cothon.sheet import Option, Setting, Sheet


def set_up(box: Box, seats: int, seed: Seed, options: Mapping[str, Setting]) -> Table:
    """A table laid out and ready for the first discs."""
    g = setup.lay_out(box, seats, seed, read_switches(options))
    g.then(setup.BeginGame())
    return g


WHOLE: Final = Part(
    package=__file__,
    chapters=(
        setup,
        round,
        turn,
        payment,
        market,
        residence,
        docks,
        delivery,
        guild,
        scoring,
    ),
    events=events,
    retired=retired,
    reasons=REASONS,
    nouns=(
        Noun("card", choices.CARD, SHIP_CARD, lambda box: box.card_codes, face_of),
        Noun("ship", choices.SHIP, SHIPS, lambda box: box.ship_codes),
        Noun("space", choices.SPACE, ACTIONS, lambda _: ACTION_CODES),
        Noun("dock", choices.DOCK, MOST_DOCKS),
        Noun("warship-place", choices.WARSHIP_PLACE, MOST_WARSHIP_DOCKS),
        Noun("anchor", choices.ANCHOR),
        Noun("column", choices.COLUMN, COLUMNS, lambda _: COLUMN_CODES),
        Noun("guild-seat", choices.SEAT, SMALL_SEATS, lambda box: box.seat_codes),
        Noun("forum", choices.FORUM),
        Noun("tile", choices.TILE, TILES, lambda _: TILE_CODES),
        Noun("pile", choices.PILE),
        Noun("main", choices.MAIN),
        Noun("go-on", choices.GO_ON),
        Noun("pass", choices.PASS),
    ),
    cards=frozenset({"card", "dealt", "ship"}),
    phrases=PHRASES,
)

SHEET: Final = Sheet(
    key="merchants_guilds",
    title="Carthago: Merchants & Guilds",
    credits="Bernd Eisenstein, Ralph Bienert, Game’s Up / Irongames 2017",
    seats=(2, 3, 4),
    minutes=90,
    rules=2,
    options=(
        Option("set_scoring", SET_SCORINGS[0], "AMB-01", SET_SCORINGS),
        Option("vp_tile_scope", TILE_SCOPES[0], "AMB-02", TILE_SCOPES),
        Option("column_seat", COLUMN_SEATS[0], "AMB-03", COLUMN_SEATS),
        Option("setup_disc_source", DISC_SOURCES[0], "AMB-06", DISC_SOURCES),
    ),
    parts=(WHOLE, effects.PART),
    read_material=read_material,
    setup=set_up,
    place=place,
    view=view,
    view_of_one=view_of_one,
    shape=View,
    scores=scores,
    holdings=holdings,
    aside=aside,
    wholes=whole_payments,
    previews_total=True,
    ending=ending,
    unknown=unknown,
    labels=names,
)
