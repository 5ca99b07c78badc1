"""Prospects: whether the guild action that a space allows can be carried out, told with the space.

The rules let a space be chosen if one of its two actions is possible; who chooses wants to know
whether the other one is.
"""

from __future__ import annotations

from typing import Final

from cothon.games.merchants_guilds.actions import cheapest_placement
from cothon.games.merchants_guilds.box import (
    HARBOUR_DELIVERY,
    MARKET,
    RESIDENCE,
    TRADING_DOCK,
    WARSHIP_DOCK,
)
from cothon.games.merchants_guilds.reckoning import (
    bars_action,
    fewest_coins,
    lay_aside,
    reckon_hand,
    take_back,
)
from cothon.games.merchants_guilds.table import NONE, Table, marker_on, others_on
from cothon.kernel.reasons import POSSIBLE

# What the main action makes of the available discs: a delivery and the residence give some back.
DISCS: Final = {MARKET: 0, RESIDENCE: 1, TRADING_DOCK: -1, WARSHIP_DOCK: -1, HARBOUR_DELIVERY: 1}


def guild_prospect(g: Table, seat: int, space: int) -> str:
    """No marker; only this action; both; one or the other; both if coins allow; or why not.

    [MG-TURN-5 to -9, MG-MARKER-1]
    """
    if marker_on(g, space) == NONE:
        return "no"
    if bars_action(g, seat, space) != POSSIBLE:
        return "only"
    available = int(g.traders[seat].available)
    coins, price = most_coins_left(g, seat, space), int(cheapest_placement(g, seat))
    least, most = coins_of_main(g, seat, space)
    has_disc = available + DISCS[space] > 0
    if has_disc and coins + least >= price:
        return "yes"
    if has_disc and coins + most >= price:
        return "maybe"
    if available > 0 and coins >= price:
        return "or"
    return "coins" if has_disc else "disc"


def most_coins_left(g: Table, seat: int, space: int) -> int:
    """The coins in hand after the payment for a space that costs the fewest of them."""
    r, due, best = reckon_hand(g, seat), int(others_on(g, seat, space)), 0
    for card in g.traders[seat].hand:
        if g.box.action[card] != space and not r.favour:
            continue
        lay_aside(g, r, card)
        if due <= r.loose:
            needed = max(0, due - r.loose_base)
            best = max(best, int(r.coins - fewest_coins(g, r, needed)))
        take_back(g, r)
    return best


def coins_of_main(g: Table, seat: int, space: int) -> tuple[int, int]:
    """Between what the main action changes the coins in hand, at the worst and at the best.

    The market gives a card, a column takes some, a delivery takes one and pays its ship's coins.
    [MG-MARKET-1, MG-RES-1, MG-DELIVER-5, -8]
    """
    coins = sorted(int(g.box.coin[card]) for card in g.traders[seat].hand if g.box.coin[card])
    highest = int(max(g.box.coin))
    if space == MARKET:
        return 0, 2 * highest
    if space == RESIDENCE:
        fewest, most = int(min(g.box.price)), int(max(g.box.price))
        return -sum(coins[-most:]), -sum(coins[:fewest])
    if space == HARBOUR_DELIVERY:
        return -sum(coins[-2:]), int(max(g.box.ship_coin)) + highest
    return 0, 0
