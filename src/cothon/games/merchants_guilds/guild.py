"""Guild action: a seat in the guild hall, or a space on an achievement tile, for coins."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_guilds.actions import (
    bars_tile,
    free_tile_space,
    tile_price,
)
from cothon.games.merchants_guilds.box import (
    DECADES,
    LEGACY,
    MOST_TILE_SPACES,
    SMALL_SEATS,
    TILES_OF_DECADE,
    TILES_SHOWN,
)
from cothon.games.merchants_guilds.choices import FORUM, PASS, SEAT, TILE
from cothon.games.merchants_guilds.effects.windows import use_effect
from cothon.games.merchants_guilds.events import (
    FORUM_BOUGHT,
    GUILD_DECLINED,
    GUILD_UNPAID,
    GUILD_WITHOUT_DISC,
    SEAT_BOUGHT,
    TILE_BOUGHT,
    TILE_REACHED,
)
from cothon.games.merchants_guilds.payment import PayCoins, discard_picked
from cothon.games.merchants_guilds.reasons import (
    GUILD_ACTION_DUE,
    SEAT_COVERED,
    SEAT_OF_ANOTHER,
    SEAT_OWN,
    TOO_FEW_COINS,
)
from cothon.games.merchants_guilds.reckoning import can_place
from cothon.games.merchants_guilds.table import COVERED, NONE, Table, coins_in_hand, marker_on
from cothon.kernel.reasons import POSSIBLE, because
from cothon.kernel.state import NOBODY
from cothon.kernel.step import Question, Step


class GuildAction(Question[Table]):
    """If a guild marker is on the chosen space now: one placement, or none.

    Whoever carried out no main action cannot decline. Never a second one in a turn.
    [MG-MARKER-1, -4, -5, -7, MG-TURN-7, MG-GUILD-1 to -5, D18]
    """

    def offer(self, g: Table, seat: i64) -> None:
        is_possible = can_place(g, seat, g.space)
        if is_possible:
            offer_seats(g, seat)
            offer_tiles(g, seat)
        g.consider(PASS, POSSIBLE if g.main_done or not is_possible else GUILD_ACTION_DUE)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            if marker_on(g, g.space) != NONE:
                tell_no_placement(g, seat)
            return
        g.marker_used = marker_on(g, g.space)
        g.passed_over = 0
        if choice == FORUM:
            g.then(PayCoins(seat, g.box.forum_price), SitInForum(seat))
        elif choice < FORUM:
            place = choice - SEAT
            g.then(PayCoins(seat, g.box.seat_price[place]), SitDown(seat, place))
        else:
            place_on_tile(g, seat, choice - TILE)


def tell_no_placement(g: Table, seat: i64) -> None:
    """Why the guild marker is not used: a choice, too few coins as all see, no disc. [AMB-63]"""
    if g.own > 1:
        g.tell(GUILD_DECLINED, seat)
    elif g.traders[seat].available:
        g.tell(GUILD_UNPAID, seat)
    else:
        g.tell(GUILD_WITHOUT_DISC, seat)


def offer_seats(g: Table, seat: i64) -> None:
    """Every empty small seat that can be paid, and the forum, which has room for all.

    [MG-GUILD-3, -4, -5, AMB-47]
    """
    coins = coins_in_hand(g, seat)
    for place in range(SMALL_SEATS):
        g.consider(SEAT + place, bars_seat(g, seat, place, coins))
    g.consider(FORUM, bars_price(g.box.forum_price, coins))


def bars_seat(g: Table, seat: i64, place: i64, coins: i64) -> i64:
    """An empty small seat that so many coins can pay. [MG-GUILD-3, -4, MG-FEW-5]"""
    owner = g.hall[place]
    if owner == NOBODY:
        return bars_price(g.box.seat_price[place], coins)
    if owner == COVERED:
        return SEAT_COVERED
    if owner == seat:
        return SEAT_OWN
    return because(SEAT_OF_ANOTHER, owner)


def bars_price(price: i64, coins: i64) -> i64:
    """So many coins reach a price. [MG-CARD-7]"""
    if price <= coins:
        return POSSIBLE
    return because(TOO_FEW_COINS, price, coins)


def offer_tiles(g: Table, seat: i64) -> None:
    """The tiles that a player may take and can pay. [MG-PLACE-1 to -4]"""
    coins = coins_in_hand(g, seat)
    for number in range(DECADES * TILES_SHOWN):
        tile = g.tiles[number]
        bar = bars_tile(g, seat, tile)
        if bar == POSSIBLE:
            bar = bars_price(tile_price(g, tile), coins)
        g.consider(TILE + tile, bar)


class SitDown(Step[Table]):
    """A disc on a small seat, where it stays. [MG-GUILD-3, -4, -6]"""

    def __init__(self, seat: i64, place: i64) -> None:
        self.seat = seat
        self.place = place

    def run(self, g: Table) -> None:
        paid = discard_picked(g)
        g.traders[self.seat].available -= 1
        g.hall[self.place] = self.seat
        g.tell(SEAT_BOUGHT, self.seat, paid, self.place)


class SitInForum(Step[Table]):
    """A disc in the forum, where it stays. [MG-GUILD-3, -5, -6]"""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Table) -> None:
        paid = discard_picked(g)
        g.traders[self.seat].available -= 1
        g.forum[self.seat] += 1
        g.tell(FORUM_BOUGHT, self.seat, paid, g.box.forum_price)


def place_on_tile(g: Table, seat: i64, tile: i64) -> None:
    """Pay for the highest free space of a tile; one of an earlier decade takes a LEGACY.

    [MG-PLACE-1, -2, MG-EFFECT-LEGACY-1, -2, -3, AMB-28]
    """
    if tile // TILES_OF_DECADE + 1 < g.decade:
        use_effect(g, seat, LEGACY)
    g.then(PayCoins(seat, tile_price(g, tile)), StandOnTile(seat, tile))


class StandOnTile(Step[Table]):
    """A disc on the cheapest free space of a tile, where it stays until the end.

    [MG-PLACE-2, -5, -6]
    """

    def __init__(self, seat: i64, tile: i64) -> None:
        self.seat = seat
        self.tile = tile

    def run(self, g: Table) -> None:
        paid = discard_picked(g)
        space = free_tile_space(g, self.tile)
        g.traders[self.seat].available -= 1
        g.tile_discs[self.tile * MOST_TILE_SPACES + space] = self.seat
        event = TILE_REACHED if g.marker_used == NONE else TILE_BOUGHT
        g.tell(event, self.seat, paid, self.tile, g.box.tile_price[space])
