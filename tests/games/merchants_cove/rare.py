"""Positions from which games come to what whole games hardly ever reach."""

from __future__ import annotations

from typing import Any

END: dict[str, Any] = {"phase": "scoring", "round": 3}
SMITH = {"merchant": "blacksmith"}

RARE: list[dict[str, Any]] = [
    # Nobody is in the bag when an icon is passed. [MC-LOAD-4, E-15]
    {"seats": 2, "bag": {}, "A": {**SMITH, "hour": 3}, "B": {"hour": 12}},
    # Few corruption cards are left, then none. [MC-GEN-10, E-25]
    {"seats": 4, "no_more_corruption": True, "corruption_discard": ["CO-01", "CO-25"]},
    # Three treasures for four islands. [MC-CAPT-IMPORT-4, E-45]
    {
        "seats": 2,
        "phase": "cleanup",
        "A": {
            "merchant": "captain",
            "stall": {"large_red": 3, "large_green": 3, "large_blue": 3},
        },
    },
    # The mercenary, alone on the plaza, finds no red treasure in the stack. [MC-CAPT-MERC]
    {
        "seats": 2,
        "A": {
            "merchant": "captain",
            "shop": {"islands": {"B1": ["red"]}, "face_down": {"B2": "red"}, "set_aside": ["red"]},
        },
        "B": {"hour": 12},
        "plaza": ["MER-09", None, None, None],
        "short_deck": True,
    },
    # Two ships are at Pirate Island when the halls pay. [MC-CAPT-PATROL-3]
    {
        "seats": 2,
        "phase": "sponsorship",
        "A": {
            "merchant": "captain",
            "shop": {"ships": {"C3": 2}},
            "corruption": ["CO-01", "CO-25"],
        },
    },
    # The Chronomancer has frozen all hours. [MC-CHRO-FREEZE-1, E-47]
    {
        "seats": 2,
        "A": {
            "merchant": "chronomancer",
            "shop": {"chronomancer": "U2", "assistant": "U3", "icons_covered": []},
        },
        "B": {"hour": 12},
    },
    # The Peddler finds one card on the plaza, then none. [MC-PEDDLER-15, E-57]
    {
        "seats": 1,
        "A": {**SMITH, "hour": 4},
        "peddler": {"hour": 4, "shop": {"right_card": "P02", "deck": ["P09"]}},
        "plaza": ["LOC-01", None, None, None],
        "short_deck": True,
    },
    # Nothing can be done. [MC-TURN-2, E-01]
    {
        "seats": 2,
        "A": {
            **SMITH,
            "figure": "forge",
            "shop": {"fed": {"F1": ["red-1", "green-1"], "F2": ["blue-1", "yellow-1"]}},
        },
        "B": {"hour": 12},
        "plaza": [None] * 4,
        "short_deck": True,
    },
    # As much gold: more goods, fewer cards, a shared victory, no victory alone. [MC-END-5, E-92]
    {"seats": 2, **END, "A": {"stall": {"small_red": 1}}},
    {"seats": 2, **END, "A": {"corruption": ["CO-01"]}, "lair": 0},
    {"seats": 3, **END},
    {"seats": 1, **END},
]
