"""Positions that cannot lie on the table, and what is said of each.

What is refused of the shops of the others stands with their tests.
"""

from __future__ import annotations

from typing import Any

from tests.games.merchants_cove.laid import Laid

given = Laid.given

CLOSED = {"DL-out": "L-out", "DL-in": "L-mid"}  # the left side has no free dock
SMITHY: list[tuple[dict[str, Any], str]] = [
    ({"odd": 1}, ": unknown key 'odd'"),
    ({"coal": {"F1": 7}}, ".coal.F1: expected a whole number from 1 to 6, found 7"),
    ({"coal": {"F5": 3}}, ".coal: unknown key 'F5'"),
    ({"fed": {"F5": ["red-1"]}}, ".fed: unknown key 'F5'"),
    ({"fed": {"F1": ["red-1"]}}, ".fed.F1: expected no dice or 2, found ['red-1']"),
    ({"fed": {"F3": ["red-1", "green-1"]}}, ".fed.F3: expected a list of at most 1, found"),
    ({"fed": {"F3": ["red-7"]}}, ".fed.F3: expected one of red-1,"),
    ({"fed": {"F3": ["red-1"], "F4": ["red-2"]}}, ".dice: expected two red dice in all, found 3"),
    ({"smelter": "pink-1"}, ".smelter: expected one of red-1,"),
    ({"smelter": "red-1", "icons_covered": []}, ".smelter: expected an icon with a die, found"),
    (
        {"icons_covered": ["pink"]},
        ".icons_covered: expected one of red, green, blue, yellow, found",
    ),
    ({"dice": ["red-1"]}, ".dice: expected two green dice in all, found 1"),
    ({"dice": ["red-1", "red-2"]}, ".dice: expected two red dice in all, found 3"),
]

REFUSED: list[tuple[dict[str, Any], str]] = [
    *[
        ({"A": {"merchant": "blacksmith", "shop": shop}}, f"position.players[0].shop{complaint}")
        for shop, complaint in SMITHY
    ],
    # Merchants, figures, belongings. [MC-SETUP-13, MC-TURN-1, MC-GEN-3, -11, MC-CLOCK-1, -11]
    ({"A": {"merchant": "baker"}}, "position.players[0].merchant: expected one of alchemist,"),
    (
        {"A": {"merchant": "captain"}, "B": {"merchant": "captain"}},
        "position.players[1].merchant: expected one that nobody else has, found 'captain'",
    ),
    ({"A": {"figure": "forge"}}, "position.players[0].figure: expected one of recruit, use-staff,"),
    ({"A": {"gold": -1}}, "position.players[0].gold: expected a whole number from 0 to 9999"),
    ({"A": {"gold": {"loot": 3}}}, "position.players[0].gold: unknown key 'loot'"),
    *[
        ({"A": {"hour": hour}}, "position.players[0].hour: expected an hour of this round, or X.5")
        for hour in (0, 25, 6.5, True, "noon")
    ],
    ({"round": 2, "A": {"hour": 1}}, "players[0].hour: expected an hour of this round, or X.5"),
    ({"round": 2, "A": {"hour": 9.5}}, "players[0].hour: expected an hour of this round, or X.5"),
    ({"A": {"stall": {"small_red": 4}}}, "players[0].stall: expected at most 3 small_red, found"),
    ({"A": {"stall": {"large_red": 3}}}, "players[0].stall: expected at most 2 large_red, found"),
    ({"A": {"stall": {"tiny_red": 1}}}, "position.players[0].stall: unknown key 'tiny_red'"),
    ({"A": {"staff": ["LOC-01"] * 5}}, "players[0].staff: expected a list of at most 4, found"),
    ({"A": {"staff": ["CO-01"]}}, "position.players[0].staff: expected one of LOC-01,"),
    ({"A": {"corruption": ["LOC-01"]}}, "position.players[0].corruption: expected one of CO-01,"),
    # Every card lies in one place.
    *[
        (data, "the card LOC-01 lies in two places")
        for data in (
            {"A": {"staff": ["LOC-01", "LOC-01"]}},
            {"A": {"staff": ["LOC-01"]}, "B": {"staff": ["LOC-01"]}},
            {"A": {"staff": ["LOC-01"]}, "plaza": ["LOC-01"]},
            {"plaza": ["LOC-01", "LOC-01"]},
            {"plaza": ["LOC-01"], "townsfolk_deck": ["LOC-01"]},
        )
    ],
    *[
        (data, "the card CO-01 lies in two places")
        for data in (
            {"A": {"corruption": ["CO-01"]}, "B": {"corruption": ["CO-01"]}},
            {"A": {"corruption": ["CO-01"]}, "corruption_discard": ["CO-01"]},
            {"corruption_deck": ["CO-01"], "corruption_discard": ["CO-01"]},
        )
    ],
    # The clock. [MC-FLOW-1, MC-DOCK-4, -6, MC-CLOCK-5]
    ({"round": 4}, "position.round: expected a whole number from 1 to 3, found 4"),
    ({"marker": 1}, "position.marker: expected a whole number from 2 to 12, found 1"),
    ({"round": 3, "marker": 3}, "position.marker: expected a whole number from 4 to 12, found 3"),
    ({"order": [0, 1, 2, 2]}, "position.order: expected every seat once, found [0, 1, 2, 2]"),
    ({"order": [0, 1]}, "position.order: expected every seat once, found [0, 1]"),
    # Boats and docks. [MC-SETUP-1, MC-LOAD-5, MC-DOCK-1, -3, E-66]
    ({"boats": {"X": []}}, "position.boats.X: expected boats: L-out, L-mid,"),
    ({"boats": {"L-out": ["bard"] * 4}}, "position.boats.L-out: expected fewer than 4 aboard"),
    ({"boats": {"L-out": ["troll"]}}, "position.boats.L-out: expected one of warrior,"),
    ({"docked": {"DM": "L-out"}}, "position.docked.DM: expected docks: DL-out,"),
    ({"docked": {"DL-out": "R-in"}}, "docked.DL-out: expected a boat of its side that is nowhere"),
    (
        {"docked": {"DL-out": "L-out", "DL-in": "L-out"}},
        "docked.DL-in: expected a boat of its side that is nowhere else, found 'L-out'",
    ),
    (
        {"docked": {"DL-out": "L-out"}, "boats": {"L-out": ["bard"]}},
        "position.boats.L-out: expected nobody: it is not at sea, found",
    ),
    ({"docked": CLOSED}, "boats: no dock is left for L-in"),
    ({"removed": ["L-in"]}, "removed: a dock is left for L-in"),
    (
        {"docked": CLOSED, "removed": ["L-mid"]},
        "docked.DL-in: expected a boat of its side that is nowhere else, found 'L-mid'",
    ),
    # Adventurers are counted. [MC-SETUP-5, -6, -7, MC-GEN-3]
    ({"piers": {"quay": {}}}, "position.piers.quay: expected piers: bazaar, town_square, black_m"),
    ({"halls": {"pink": 1}}, "position.halls: unknown key 'pink'"),
    ({"halls": {"red": 14}}, "there are 13 of warrior, 14 are placed"),
    ({"halls": {"red": 9}, "piers": {"bazaar": {"warrior": 5}}}, "there are 13 of warrior, 14 are"),
    ({"lair": 9}, "there are 8 of rogue, 9 are placed"),
    ({"rogues": "cultists", "lair": 7}, "there are 6 of rogue, 7 are placed"),
    ({"bag": {"noble": 9}}, "position.bag: expected at most 8 of noble, found"),
    # Rogue cards, phases and the Peddler. [MC-SETUP-7, MC-FLOW-2, MC-ENDP-3, MC-PEDDLER-1]
    ({"rogues": "pirates"}, "position.rogues: expected one of criminals, cultists, robbers, found"),
    ({"round": 3, "phase": "cleanup"}, "phase cleanup: there is none after the last round"),
    *[
        ({"phase": phase, "boats": {"R-in": ["bard"]}}, f"phase {phase}: nobody is aboard a boat")
        for phase in ("market", "sponsorship", "cleanup", "scoring")
    ],
    ({"seats": 3, "peddler": {}}, "position.peddler: expected at most 2 people beside it"),
    (
        {"seats": 1, "peddler": {"shop": {"discard": [f"P{n:02}" for n in range(1, 17)]}}},
        "position.peddler.shop.discard: expected a card left for the right slot",
    ),
    ({"short_deck": 1}, "position.short_deck: expected true or false, found 1"),
    ({"no_more_corruption": "yes"}, "position.no_more_corruption: expected true or false, found"),
]
