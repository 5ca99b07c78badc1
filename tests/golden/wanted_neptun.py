"""The golden games of Neptun: every number of players, every rare event, every switch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import cothon
from cothon.bots import GreedyPilot
from tests.golden.told import has, is_set, is_shared


def temple_tie(game: cothon.Game) -> bool:
    """Is a temple led by two pawns on one space at the end? [NE-SCORE-2]"""
    temples: dict[str, Any] = game.view(None)["table"]["temples"]
    pawns = [temple["pawns"] for temple in temples.values() if temple["pawns"]]
    return any(first["space"] == second["space"] > 0 for first, second, *_ in pawns)


def gold_tie(game: cothon.Game) -> bool:
    """Have the two richest the same gold at the end? [NE-SCORE-3]"""
    gold = sorted((mat["gold"] for mat in game.view(None)["table"]["players"]), reverse=True)
    return bool(gold[0] == gold[1] > 0)


def refusal_bites(game: cothon.Game) -> bool:
    """Do refusals bind for the round, and does somebody choose who has refused the leftover?"""
    if not is_set(game, "refusal_binds", "round"):
        return False
    again = cothon.replay(game.save, upto=0)
    for choice in game.save.choices:
        seen = again.view(None)
        display = seen["table"]["display"]
        if seen["question"] == "TakeContract" and again.seat in display[0]["refused_by"]:
            return True
        again.apply(choice)
    return False


WANTED: dict[str, Callable[[cothon.Game], bool]] = {
    "three-players": lambda game: game.seats == 3,
    "four-players": lambda game: game.seats == 4,
    "five-players": lambda game: game.seats == 5,
    "all-five-contracts-are-fulfilled": lambda game: has(game, "bonus-taken"),
    "the-second-extra-turn-is-played": lambda game: has(game, "extra-began", 2),
    "an-extra-turn-is-declined": lambda game: has(game, "extra-declined", None, 1),
    "a-tile-goes-unclaimed": lambda game: has(game, "tile-unclaimed"),
    "a-temple-tie-is-decided-by-the-stack": temple_tie,
    "a-gold-tie-is-decided-by-the-order": gold_tie,
    "gold-gathers-on-a-leftover": lambda game: has(game, "leftover-kept", None, 2),
    "a-leftover-is-turned-up": lambda game: has(game, "leftover-turned-up"),
    "miles-are-paid-in-gold": lambda game: has(game, "sailed-for-gold"),
    "a-point-is-bought": lambda game: has(game, "point-paid"),
    "the-wind-dies-down": lambda game: has(game, "wind-shifted", 0),
    "the-wind-blows-at-10": lambda game: has(game, "wind-shifted", 10),
    "victory-is-shared": is_shared,
    "with-the-large-oar-deck": lambda game: is_set(game, "large_oar_deck", True),
    "with-the-forecast-as-wind": lambda game: is_set(game, "forecast_is_wind", True),
    "with-refusals-that-bind": refusal_bites,
    "with-the-wind-kept": lambda game: is_set(game, "round_wind", "keep"),
    "with-the-wind-reset": lambda game: is_set(game, "round_wind", "reset"),
}
PILOTS: list[type[GreedyPilot]] = []
POSITIONS: list[dict[str, Any]] = []
