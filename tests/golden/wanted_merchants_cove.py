"""The golden games of Merchants Cove: every merchant, every mix, the Peddler, every rare event."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Any

import cothon
from cothon.bots import GreedyPilot
from cothon.games.merchants_cove.merchants import TRADES
from tests.golden.told import has, is_set, is_shared, level_decided, told

GOLD, GOODS, CARDS = range(3)  # what is compared, in this order [MC-END-4, -5]
MERCHANTS = [trade.code for trade in TRADES]


def is_played_by(code: str, game: cothon.Game) -> bool:
    """Do two people play, the first of them this merchant?"""
    return game.people == 2 and has(game, "merchant-chosen", 0, MERCHANTS.index(code))


def is_solo(game: cothon.Game) -> bool:
    """Does one person play against the Peddler, on the usual level?"""
    return game.people == 1 and game.save.options["peddler_level"] == "normal"


def spins(game: cothon.Game) -> int:
    """The longest chain of spins in one action."""
    longest = chain = 0
    for key, *_ in told(game):
        chain = chain + 1 if key == "spun-again" else 0 if key == "hours-spent" else chain
        longest = max(longest, chain)
    return longest


def is_early(game: cothon.Game) -> bool:
    """Does the marker end a round by eleven o'clock or before?"""
    return any(key == "marker-moved" and int(hours[0]) <= 11 for key, *hours in told(game))


def boats_left(game: cothon.Game) -> bool:
    """Is a boat at sea when production ends?"""
    return has(game, "boat-turned-away")


def smelter_is_fed_by_staff(game: cothon.Game) -> bool:
    """May the Metallurgist feed the smelter, and does he? [E-52]"""
    if not is_set(game, "smelter_counts", True):
        return False
    events = [event for event, *_ in told(game)]
    return any(
        first == "staff-used" and second == "smelter-fed" for first, second in pairwise(events)
    )


def is_decided_by_tie(level: int, game: cothon.Game) -> bool:
    """Do several people play, and are the first two told apart by this tie-break? [MC-END-5]"""
    return game.people > 1 and level_decided(game) == level


def solo_tie(game: cothon.Game) -> str:
    """How one who has as much gold as the Peddler fares, if it comes to that. [MC-PEDDLER-39]"""
    if game.people > 1 or level_decided(game) == GOLD:
        return "none"
    if level_decided(game) > CARDS:
        return "level"
    return "won" if game.winners == [0] else "lost"


WANTED: dict[str, Callable[[cothon.Game], bool]] = {
    **{f"{code}-against-another": partial(is_played_by, code) for code in MERCHANTS},
    "four-merchants": lambda game: game.people == 4,
    "three-merchants": lambda game: game.people == 3,
    "alone-against-the-peddler": is_solo,
    "alone-against-the-hard-peddler": lambda game: (
        game.people == 1 and is_set(game, "peddler_level", "hard")
    ),
    "two-with-the-peddler": lambda game: is_set(game, "peddler", True),
    "with-locals-and-sailors": lambda game: is_set(game, "townsfolk", "locals_sailors"),
    "with-mercenaries-and-sailors": lambda game: is_set(game, "townsfolk", "mercenaries_sailors"),
    "with-all-townsfolk": lambda game: is_set(game, "townsfolk", "all"),
    "with-cultists": lambda game: (
        is_set(game, "rogues", "cultists") and has(game, "rogue-won-over")
    ),
    "with-robbers": lambda game: is_set(game, "rogues", "robbers") and has(game, "customer-robbed"),
    "with-a-drawn-rogue-card": lambda game: is_set(game, "rogues", "lot"),
    "with-drawn-merchants": lambda game: is_set(game, "merchants", "lot"),
    "with-the-smelter-among-the-furnaces": smelter_is_fed_by_staff,
    "a-cauldron-explodes": lambda game: has(game, "cauldron-burst"),
    "an-extract-is-brewed": lambda game: has(game, "extract-brewed"),
    "the-compass-spins-three-times": lambda game: spins(game) >= 2,
    "several-ships-import": lambda game: has(game, "treasure-imported"),
    "a-turn-costs-no-hour": lambda game: has(game, "no-hours-spent"),
    "the-marker-moves-early": is_early,
    "boats-are-left-at-sea": boats_left,
    "a-hand-is-used": lambda game: has(game, "hand-entered"),
    "the-black-market-pays": lambda game: has(game, "corruption-drawn", None, None, 2),
    "decided-by-unsold-goods": partial(is_decided_by_tie, GOODS),
    "decided-by-corruption-cards": partial(is_decided_by_tie, CARDS),
    "victory-is-shared": is_shared,
    "a-tie-with-the-peddler-is-won": lambda game: solo_tie(game) == "won",
    "a-tie-with-the-peddler-is-lost": lambda game: solo_tie(game) == "lost",
    "level-with-the-peddler-in-everything": lambda game: solo_tie(game) == "level",
}
PILOTS: list[type[GreedyPilot]] = []
LAST_MARKET: dict[str, Any] = {
    "phase": "market",
    "round": 3,
    "piers": {"town_square": {"warrior": 1}},
}
# Play hardly ever comes to these: a good that is sold for 3 gold makes a tie with the Peddler.
POSITIONS: list[dict[str, Any]] = [
    {**LAST_MARKET, "players": [{"gold": 50, "stall": {"small_red": 1}}], "peddler": {"gold": 53}},
    {
        **LAST_MARKET,
        "players": [{"gold": 50, "stall": {"small_red": 1}}],
        "peddler": {"gold": 53, "stall": {"large_red": 1}},
    },
]
