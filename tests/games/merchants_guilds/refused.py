"""Positions that cannot lie on the table, and what is said of each."""

from __future__ import annotations

from typing import Any

from tests.games.merchants_guilds.laid import Laid, all_ships_but, harbour

given = Laid.given

# Everybody has eleven discs. [MG-SETUP-10, -11, -12]
DISCS: list[tuple[dict[str, Any], str]] = [
    ({"A": {"available": 4}}, "12 are placed: 4 available and 8 elsewhere"),
    ({"A": {"available": 2}}, "10 are placed: 2 available and 8 elsewhere"),
    ({"A": {"available": 3}, "docks": [{"disc": 0}]}, "12 are placed: 3 available and 9"),
    ({"A": {"available": 3}, "warship_docks": [0]}, "12 are placed: 3 available and 9 else"),
    ({"A": {"available": 3}, "anchor": [1]}, "12 are placed: 3 available and 9 elsewhere"),
    ({"A": {"available": 3}, "forum": [1]}, "12 are placed: 3 available and 9 elsewhere"),
    ({"A": {"available": 3}, "hall": {"A1": 0}}, "12 are placed: 3 available and 9 elsewhere"),
    ({"A": {"available": 3}, "tile_discs": {"GUILD_HALL_1": [0]}}, "12 are placed: 3 availab"),
    ({"forum": [4]}, "12 are placed: 0 available and 12 elsewhere"),
]

REFUSED: list[tuple[dict[str, Any], str]] = [
    *[
        (data, f"position.players[0]: 11 influence discs are needed, {found}")
        for data, found in DISCS
    ],
    # A card lies in one place, also ships and base cards.
    ({"A": {"hand": ["T01"]}, "B": {"hand": ["T01"]}}, "the card T01 lies in two places"),
    ({"A": {"hand": ["T01", "T01"]}}, "the card T01 lies in two places"),
    ({"A": {"hand": ["B1.red", "B1.red"]}}, "the card B1.red lies in two places"),
    ({"A": {"left": ["B1.red"], "right": ["B1.red"]}}, "the card B1.red lies in two places"),
    ({"A": {"hand": ["B1.red"], "left": ["B1.red"]}}, "the card B1.red lies in two places"),
    ({"A": {"hand": ["T01"]}, "market": ["T01"]}, "the card T01 lies in two places"),
    ({"market": ["T01"], "discard": ["T01"]}, "the card T01 lies in two places"),
    ({"market": ["T01"], "trade_pile": ["T01"]}, "the card T01 lies in two places"),
    ({"trade_pile": ["T01", "T01"]}, "the card T01 lies in two places"),
    ({"A": {"ships": ["S01"]}, "B": {"ships": ["S01"]}}, "the card S01 lies in two places"),
    ({"outside": ["S01", "S01"]}, "the card S01 lies in two places"),
    ({"outside": ["S01"], "ship_pile": ["S01"]}, "the card S01 lies in two places"),
    ({"docks": [{"ship": "S01"}], "outside": ["S01"]}, "the card S01 lies in two places"),
    ({"A": {"ships": all_ships_but()}}, "docks: there are 0 ships for 5 docks"),
    # All as it can lie. [MG-SETUP-5, -9, -11, MG-MARKER-2, MG-FEW-1, -3, -6, MG-PLACE-4]
    ({"A": {"hand": ["B1.black"]}}, "hand: expected no base card of another colour, found 'B1"),
    ({"A": {"left": ["B1.blue"]}}, "expected no base card of another colour, found 'B1.blue'"),
    ({"A": {"right": ["B2.blue"]}}, "expected no base card of another colour, found 'B2.blue'"),
    ({"trade_pile": ["B1.red"]}, "position.trade_pile: expected one of T01, T02"),
    ({"market": ["B1.red"]}, "position.market: expected one of T01, T02"),
    ({"discard": ["B1.red"]}, "position.discard: expected one of T01, T02"),
    ({"markers": ["MARKET"]}, "position.markers: expected two different spaces, found"),
    ({"markers": ["MARKET"] * 2}, "position.markers: expected two different spaces, found"),
    ({"neutrals": ["MARKET"]}, "position.neutrals: expected a list of at most 0, found"),
    ({"tiles": ["COINS"]}, "position.tiles: expected two different tiles of each decade"),
    (
        {"tiles": ["GUILD_HALL_1"] * 2 + ["GUILD_HALL_2", "SHIP_CARDS", "COINS", "GOODS"]},
        "position.tiles: expected two different tiles of each decade, found",
    ),
    (
        {"tile_discs": {"GUILD_HALL_1": [0, 0]}},
        "position.tile_discs.GUILD_HALL_1: expected every player at most once, found [0, 0]",
    ),
    (
        {"tile_discs": {"GUILD_HALL_1": [0, 1, 2, 3]}},
        "position.tile_discs.GUILD_HALL_1: expected a list of at most 3",
    ),
    ({"tile_discs": {"RESIDENCE_1": [0]}}, "position.tile_discs: unknown key 'RESIDENCE_1'"),
    ({"A": {"freed": {"LEFT": 4}}}, "players[0].freed.LEFT: expected a whole number from 0 to"),
    ({"A": {"freed": {"MIDDLE": 3}}}, "freed.MIDDLE: expected a whole number from 0 to 2"),
    ({"market": ["T01", "T02", "T03", "T04", "T05", "T06"]}, "market: expected a list of at"),
    ({"docks": [{}] * 6}, "position.docks: expected a list of at most 5"),
    ({"outside": ["S01", "S02", "S03"]}, "position.outside: expected a list of at most 2"),
    ({"warship_docks": [0, 1, 2, 3]}, "position.warship_docks: expected a list of at most 3"),
    ({"warship_docks": [4]}, "position.warship_docks: expected seats or nothing, found 4"),
    ({"warship_docks": [True]}, "position.warship_docks: expected seats or nothing, found"),
    ({"phase": "turn", "space": "MARKET"}, "position.space: expected a space in the phases"),
    ({"phase": "paid"}, "position.space: expected one of MARKET, RESIDENCE, TRADING_DOCK"),
    ({"phase": "acted", "space": "PALACE"}, "position.space: expected one of MARKET,"),
    # Nobody holds all docks of a harbour. [MG-TDOCK-3, MG-WDOCK-3]
    (
        {"seats": 2, "docks": harbour("S01 A", "S02 A", "S03 A")},
        "seat 0 may not hold all docks of a harbour",
    ),
    ({"seats": 2, "warship_docks": [0, 0, 0]}, "seat 0 may not hold all docks of a harbour"),
    # Fewer players need less. [MG-FEW-1, -3, -4, -5, -6, MG-SETUP-5]
    ({"seats": 2, "neutrals": ["MARKET"]}, "position.neutrals: expected 2 different spaces, found"),
    (
        {"seats": 2, "neutrals": ["MARKET"] * 2},
        "position.neutrals: expected 2 different spaces, found",
    ),
    (
        {"seats": 3, "neutrals": ["MARKET", "RESIDENCE"]},
        "position.neutrals: expected a list of at",
    ),
    ({"seats": 2, "docks": [{}] * 4}, "position.docks: expected a list of at most 3"),
    ({"seats": 3, "docks": [{}] * 5}, "position.docks: expected a list of at most 4"),
    (
        {"seats": 3, "hall": {"A1": 0}},
        "position.hall.A1: expected nobody: the seat is covered, found",
    ),
    (
        {"seats": 2, "hall": {"A4": 1}},
        "position.hall.A4: expected nobody: the seat is covered, found",
    ),
    (
        {"seats": 3, "tile_discs": {"COINS": [0, 1, 2]}},
        "position.tile_discs.COINS: expected a list",
    ),
    ({"seats": 2, "forum": [0, 0, 1]}, "position.forum: expected a list of at most 2"),
    (
        {"seats": 2, "docks": [{"disc": 2}]},
        "position.docks[0].disc: expected a whole number from -1",
    ),
    ({"seats": 2, "active": 2}, "position.active: expected a whole number from 0 to 1, found 2"),
    ({"seats": 3, "start_player": 3}, "position.start_player: expected a whole number from 0 to 2"),
    (
        {"seats": 2, "A": {"hand": ["B1.yellow"]}},
        "expected no base card of another colour, found 'B1",
    ),
    # Codes, keys and numbers: nothing is overlooked.
    ({"rounds": 2}, "position: unknown key 'rounds' (known: active, anchor, decade, discard,"),
    ({"A": {"freed": {"UP": 1}}}, "position.players[0].freed: unknown key 'UP' (known: LEFT,"),
    ({"A": {"ships": [{"code": "S01", "face": 1}]}}, "players[0].ships: unknown key 'face'"),
    ({"docks": [{"boat": "S01"}]}, "position.docks[0]: unknown key 'boat'"),
    ({"hall": {"Z1": 0}}, "position.hall: unknown key 'Z1'"),
    ({"tile_discs": {"PALACE": [0]}}, "position.tile_discs: unknown key 'PALACE'"),
    ({"phase": "noon"}, "position.phase: expected one of setup, turn, paid, acted, decade_end"),
    ({"decade": 4}, "position.decade: expected a whole number from 1 to 3, found 4"),
    ({"decade": 0}, "position.decade: expected a whole number from 1 to 3, found 0"),
    ({"round": 6}, "position.round: expected a whole number from 1 to 5, found 6"),
    ({"round": "2"}, "position.round: expected a whole number from 1 to 5, found '2'"),
    ({"round": True}, "position.round: expected a whole number from 1 to 5, found True"),
    ({"A": {"disc": "PALACE"}}, "position.players[0].disc: expected one of MARKET, RESIDENCE"),
    ({"A": {"hand": ["T76"]}}, "position.players[0].hand: expected one of T01, T02"),
    ({"B": {"disc": 3}}, "position.players[1].disc: expected one of MARKET, RESIDENCE"),
    ({"A": {"ships": ["S31"]}}, "position.players[0].ships.code: expected one of S01, S02"),
    ({"A": {"ships": [3]}}, "position.players[0].ships: expected a table, found 3"),
    ({"A": {"ships": [{"active": True}]}}, "players[0].ships.code: expected one of S01"),
    ({"ship_pile": ["T01"]}, "position.ship_pile: expected one of S01, S02"),
    ({"docks": [{"ship": "S99"}]}, "position.docks[0].ship: expected one of S01, S02"),
    ({"forum": [-1]}, "position.forum: expected whole numbers from 0 to 99, found -1"),
    ({"anchor": ["1"]}, "position.anchor: expected whole numbers from 0 to 99, found '1'"),
    ({"hall": {"A1": 4}}, "position.hall.A1: expected a whole number from -1 to 3, found 4"),
    ({"markers": ["PALACE", "MARKET"]}, "position.markers: expected one of MARKET,"),
    # Anything else than true or false is a mistake, not a ship that lies face down.
    *[
        (
            {"A": {"ships": [{"code": "S01", "active": active}]}},
            f"active: expected true or false, found {active!r}",
        )
        for active in ("yes", 1, "false")
    ],
]
