"""Carthago: Merchants & Guilds: multi-use cards, ships and guild seats; seats times ships win."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from cothon.games.merchants_guilds import (
    choices,
    delivery,
    docks,
    effects,
    guild,
    market,
    payment,
    residence,
    round,
    scoring,
    setup,
    turn,
)
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
from cothon.games.merchants_guilds.events import EVENTS
from cothon.games.merchants_guilds.labels import names
from cothon.games.merchants_guilds.material import read_material
from cothon.games.merchants_guilds.phrases import GuildPhrases
from cothon.games.merchants_guilds.position import place
from cothon.games.merchants_guilds.standing import scores
from cothon.games.merchants_guilds.table import (
    COLUMN_SEATS,
    DISC_SOURCES,
    SET_SCORINGS,
    TILE_SCOPES,
    Table,
    read_switches,
)
from cothon.games.merchants_guilds.view import view
from cothon.kernel.chance import Seed
from cothon.kernel.sheet import Noun, Option, Setting, Sheet


def set_up(box: Box, seats: int, seed: Seed, options: Mapping[str, Setting]) -> Table:
    """A table laid out and ready for the first discs."""
    g = setup.lay_out(box, seats, seed, read_switches(options))
    g.then(setup.BeginGame())
    return g


SHEET: Final = Sheet(
    key="merchants_guilds",
    title="Carthago: Merchants & Guilds",
    credits="Bernd Eisenstein and Ralph Bienert, Game’s Up / Irongames 2017",
    seats=(2, 3, 4),
    minutes=90,
    rules=2,
    options=(
        Option("set_scoring", SET_SCORINGS[0], "AMB-01", SET_SCORINGS),
        Option("vp_tile_scope", TILE_SCOPES[0], "AMB-02", TILE_SCOPES),
        Option("column_seat", COLUMN_SEATS[0], "AMB-03", COLUMN_SEATS),
        Option("setup_disc_source", DISC_SOURCES[0], "AMB-06", DISC_SOURCES),
    ),
    nouns=(
        Noun("card", choices.CARD, SHIP_CARD),
        Noun("ship", choices.SHIP, SHIPS),
        Noun("space", choices.SPACE, ACTIONS),
        Noun("dock", choices.DOCK, MOST_DOCKS),
        Noun("warship-place", choices.WARSHIP_PLACE, MOST_WARSHIP_DOCKS),
        Noun("anchor", choices.ANCHOR),
        Noun("column", choices.COLUMN, COLUMNS),
        Noun("guild-seat", choices.SEAT, SMALL_SEATS),
        Noun("forum", choices.FORUM),
        Noun("tile", choices.TILE, TILES),
        Noun("pile", choices.PILE),
        Noun("embargo", choices.USE_EMBARGO),
        Noun("palette", choices.USE_PALETTE),
        Noun("intrigue", choices.USE_INTRIGUE),
        Noun("escorts", choices.USE_ESCORTS),
        Noun("main", choices.MAIN),
        Noun("go-on", choices.GO_ON),
        Noun("pass", choices.PASS),
    ),
    events=EVENTS,
    steps=(
        setup.BeginGame,
        setup.StartDisc,
        setup.StartDock,
        round.BeginRound,
        turn.TakeTurn,
        payment.PayLeft,
        payment.PayRight,
        turn.PutDisc,
        turn.BeforeMain,
        market.TakeCard,
        market.SwapCards,
        market.ReceiveCard,
        market.Reactivate,
        residence.ChooseColumn,
        residence.PayGoods,
        residence.FreeDisc,
        docks.TakeDock,
        docks.TakeWarshipDock,
        delivery.ChooseDelivery,
        delivery.DeliverGood,
        delivery.SendExpedition,
        delivery.MeetDanger,
        delivery.PlaceReturned,
        turn.AfterMain,
        guild.GuildAction,
        payment.PayCoins,
        guild.SitDown,
        guild.SitInForum,
        guild.StandOnTile,
        turn.EndTurn,
        effects.ChooseMarker,
        effects.MoveMarker,
        round.EndDecade,
        round.PrepareDecade,
        scoring.EndGame,
    ),
    cards=frozenset({"card", "ship"}),
    read_material=read_material,
    setup=set_up,
    place=place,
    view=view,
    scores=scores,
    phrases=GuildPhrases,
    words=Path(__file__).parent / "words",
    labels=names,
)
