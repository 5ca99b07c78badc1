"""Positions that cannot lie on the table, and what is said of each."""

from __future__ import annotations

from typing import Any

from tests.games.porto_carthago.laid import Laid

CARDS = ["PORTER", "PORTER", "CAPTAIN", "ARISTOCRAT", "STEVEDORE", "MERCHANT"]
DUE = {"quays": {"ROM-I": {"owner": 0, "ship": "S16", "good": "DYE"}}}
PHASES = ("arrival", "advance_rows", "income", "turn", "decade_end", "game_end")

given = Laid.given

REFUSED: list[tuple[dict[str, Any], str]] = [
    # The table fits the phase. [PC-SETUP-12, PC-SETUP-13, PC-END-1 to -3, PC-PAL-6]
    ({"phase": "placement"}, "phase placement: the market needs 4 goods or more"),
    (
        {"phase": "placement", "market": ["OIL"] * 4, "quays": {"EGY-I": {"owner": 0}}},
        "phase placement: nobody owns a quay yet",
    ),
    (
        {"phase": "placement", "market": ["OIL"] * 4, "A": {"temple": 13}},
        "players[0]: placement needs 4 servants in reserve",
    ),
    (
        {"phase": "advance_rows", "first_row": ["S01"]},
        "phase advance_rows: the first row must be empty",
    ),
    (
        {"phase": "game_end", "decade": 3},
        "phase game_end: the game does not end after decade 3",
    ),
    (
        {"phase": "intrigue", "decade": 4, "A": {"points": 7}},
        "phase intrigue: the game does not end after decade 4",
    ),
    (
        {"A": {"large_seat": 1}, "palace": [1, 2, 3] * 3 + [1, 2]},
        "the large seat is taken while cheaper seats are free",
    ),
    # 18 servants. [PC-GEN-3]
    (
        {"A": {"reserve": 17}},
        "position.players[0]: 18 servants are needed, 19 are placed: "
        "17 in the reserve and 2 elsewhere",
    ),
    ({"A": {"reserve": 5}}, "18 servants are needed, 7 are placed"),
    ({"A": {"temple": 10, "lighthouse": 7}}, "18 servants are needed, 19 are placed"),
    ({"A": {"temple": 15}, "quays": {"EGY-I": {"owner": 0}}}, "19 are placed"),
    ({"path": [0] * 15, "palace": [0] * 2}, "19 are placed"),
    ({"A": {"workers": [0, 3, 3, 2, 4, 6]}}, "20 are placed"),
    ({"A": {"workers": [1]}}, "workers: expected a multiple of 0 servants on slot 1, found 1"),
    ({"A": {"workers": [0, 0, 0, 0, 0, 4]}}, "a multiple of 3 servants on slot 6, found 4"),
    # 30 goods where goods may lie. [PC-GEN-4, PC-GEN-8]
    (
        {
            "A": {"goods": ["OIL"] * 2},
            "market": ["OIL"] * 4,
            "quays": {"EGY-I": {"owner": 1, "good": "OIL"}},
        },
        "there are 6 OIL, 7 are placed",
    ),
    ({"market": ["DYE"] * 7}, "position.market: expected at most 6 goods, found 7"),
    ({"A": {"goods": ["DYE"] * 3}}, "position.players[0].goods: expected at most 2, found 3"),
    ({"A": {"goods": {"DYE": 5}, "blocked": 0}}, "goods: expected at most 4, found 5"),
    (
        {"quays": {"EGY-I": {"good": "OIL"}}},
        "position.quays.EGY-I.good: expected no good at a quay without an owner, found 'OIL'",
    ),
    ({"seats": 3, "market": ["DYE"] * 5}, "expected at most 4 goods, found 5"),
    # 30 ships, once each, where ships may lie. [PC-GEN-5, PC-SHIPS-10, PC-LOAD-1, PC-PRIV-2]
    ({"first_row": ["S01"], "deck": ["S01"]}, "the card S01 lies in two places"),
    ({"first_row": ["S01"], "second_row": ["S01"]}, "the card S01 lies in two places"),
    ({"deck": ["S02", "S02"]}, "the card S02 lies in two places"),
    (
        {"A": {"kept": ["S14"]}, "quays": {"ETR-I": {"ship": "S14"}}},
        "the card S14 lies in two places",
    ),
    (
        {"quays": {"GRE-I": {"ship": "S01"}}},
        "position.quays.GRE-I.ship: expected a ship of this quay's civilisation, not of EGY, "
        "found 'S01'",
    ),
    (
        {"A": {"kept": ["S14", "S01"]}},
        "position.players[0].kept: expected cards whose privilege is kept, found 'S01'",
    ),
    (
        {"quays": {"ROM-I": {"owner": 0, "ship": "S16", "good": "DYE"}}},
        "quays.ROM-I: its ship wants this good and would have been loaded",
    ),
    ({"first_row": ["S01", "S02", "S03", "S04", "S05", "S06"]}, "a list of at most 5"),
    *[({**DUE, "phase": phase}, "would have been loaded") for phase in PHASES],
    # No more captains than charter ships. [PC-ACT-CAPTAIN-2]
    ({"A": {"captains": 5}}, "captains: expected a whole number from 0 to 4, found 5"),
    (
        {"A": {"captains": 3}, "B": {"captains": 2}},
        "captains: expected at most 4 on all charter ships, found 'more'",
    ),
    # Only rows have empty places. [PC-GEN-5]
    ({"deck": ["S01", None]}, "position.deck: expected"),
    ({"A": {"kept": [None]}}, "position.players[0].kept: expected"),
    # Codes, keys and numbers. [PC-GEN-10, PC-CARDS-4]
    ({"decades": 2}, "position: unknown key 'decades' (known: decade, "),
    ({"quays": {"EGY-I": {"boat": "S01"}}}, "position.quays.EGY-I: unknown key 'boat'"),
    ({"quays": {"EGY-III": {}}}, "position.quays.EGY-III: expected a quay: EGY-I, EGY-II, "),
    ({"quays": {"EGY-I": {"ship": "S31"}}}, "quays.EGY-I.ship: expected one of S01, S02, "),
    ({"market": ["WINE"]}, "market: expected one of DYE, OIL, GLASS, CEDAR, JEWEL, found"),
    ({"market": {"WINE": 1}}, "position.market: unknown key 'WINE'"),
    ({"phase": "noon"}, "position.phase: expected one of placement, arrival, "),
    ({"slots": ["PORTER"] * 6}, "position.slots: expected these cards in any order: "),
    ({"slots": CARDS[:5]}, "position.slots: expected these cards in any order: "),
    ({"known": {"S31": "all"}}, "position.known.S31: expected a ship card"),
    ({"known": {"S01": [4]}}, "position.known.S01: expected whole numbers from 0 to 3"),
    ({"decade": 6}, "position.decade: expected a whole number from 1 to 5, found 6"),
    ({"decade": "2"}, "position.decade: expected a whole number from 1 to 5, found '2'"),
    ({"round": 6}, "position.round: expected a whole number from "),
    ({"start_player": 4}, "position.start_player: expected a whole number from 0 to 3"),
    ({"A": {"talents": -1}}, "position.players[0].talents: expected a whole number"),
    ({"A": {"talents": True}}, "position.players[0].talents: expected a whole number"),
    ({"A": {"blocked": 3}}, "players[0].blocked: expected a whole number from 0 to 2"),
    ({"palace": [0] * 13}, "position.palace: expected a list of at most 12"),
    ({"path": [4]}, "position.path: expected whole numbers from 0 to 3, found 4"),
    ({"round": 0, "phase": "turn"}, "position.round: expected a whole number from 1 to 5"),
]
