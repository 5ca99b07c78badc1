"""Choices of Merchants & Guilds that are taken back, and others that are final."""

from __future__ import annotations

from tests.games.merchants_guilds.laid import Laid, harbour, lay


def busy() -> Laid:
    """A position with something to do of every kind."""
    given = {
        "hand": [
            *("B1", "B3", "B4", "B5", "B6", "T01", "T02"),
            *("T03", "T05", "T13", "T28", "T46", "T47"),
        ],
        "ships": ["S01", "S02", "S05", "S09", {"code": "S11", "active": False}],
        "freed": {"LEFT": 1},
    }
    return lay(
        A=given,
        B={"disc": "TRADING_DOCK"},
        C={"disc": "TRADING_DOCK"},
        docks=harbour("S03 A", "S04", "S07", "S10", "S13"),
        warship_docks=[0],
        markers=["TRADING_DOCK", "RESIDENCE"],
    )


DOCK = ("space TRADING_DOCK", "card B4", "card B1", "card B3")
SECRET = ("space TRADING_DOCK", "card B4", "card T02", "card T46")
COLUMN = ("space RESIDENCE", "card B3", "main", "column LEFT", "card T01", "card T02")
GUILD = (*DOCK, "main", "dock 2", "go-on")

SWAP = ("space MARKET", "card B1", "main", "pile", "card T05")

TAKEN_BACK = [  # spaces, payments, places, markers
    *(DOCK[: number + 1] for number in range(len(DOCK))),
    *(SECRET[: number + 1] for number in range(len(SECRET))),
    (*SECRET, "main"),
    SWAP,
    (*DOCK, "main"),
    (*DOCK, "pass"),
    (*DOCK, "main", "dock 2"),
    GUILD,
    (*GUILD, "guild-seat A1"),
    (*GUILD, "forum", "card T13"),
    (*GUILD, "pass"),
    (*GUILD, "tile GUILD_HALL_1", "card T01"),
    (*GUILD, "tile GUILD_HALL_1", "card T01", "go-on"),
    *(COLUMN[: number + 1] for number in range(len(COLUMN))),
    (*COLUMN, "card T03"),
    ("space WARSHIP_DOCK",),
    ("space WARSHIP_DOCK", "card B5"),
    ("space WARSHIP_DOCK", "card B5", "main", "anchor"),
    ("space HARBOUR_DELIVERY",),
    ("space HARBOUR_DELIVERY", "card B6", "main", "dock 1"),
    ("space HARBOUR_DELIVERY", "card B6", "main", "warship-place 1"),
    ("intrigue",),
    ("intrigue", "space RESIDENCE"),
    ("intrigue", "space RESIDENCE", "space MARKET"),
]
# Cards are drawn or turned up [MG-PASS-3, MG-EFFECT-PALETTE-2, MG-MARKET-1, MG-DELIVER-8, -12].
COMES_TO_LIGHT = [
    ("pass",),
    ("palette",),
    ("embargo",),
    ("space MARKET", "card B1", "main", "pile"),
    ("space HARBOUR_DELIVERY", "card B6", "main", "dock 1", "card T01"),
    ("space HARBOUR_DELIVERY", "card B6", "main", "warship-place 1", "card T01"),
]
COURSE = (*GUILD, "pass")
ANOTHER = (*DOCK, "card B5")
TURN, THEN, NEXT = COURSE, "B TakeTurn", "space MARKET"
