"""What can be carried out: the tests that decide which spaces are offered and what may be skipped.

Every test can be put to the hand as it is, or as it would be after some more cards are paid.
"""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_guilds.box import (
    COLUMNS,
    COMMANDO,
    DECADES,
    GOODS,
    HARBOUR_DELIVERY,
    LEGACY,
    LUXURY,
    MARKET,
    MOST_TILE_SPACES,
    OPULENCE,
    RESIDENCE,
    SHIP_CARD,
    SMALL_SEATS,
    TILES_OF_DECADE,
    TILES_SHOWN,
    TRADING_DOCK,
)
from cothon.games.merchants_guilds.table import (
    NONE,
    Table,
    discs_at_docks,
    is_loose,
    is_trade_card,
    marker_on,
)
from cothon.kernel.state import NOBODY


def can_act(g: Table, seat: i64, space: i64) -> bool:
    """Can the main action of a space be carried out now? [MG-TURN-8]"""
    return can_act_after(g, seat, space, NONE, NONE, 0)


def can_afford_after(g: Table, seat: i64, space: i64, gone: i64, after: i64, due: i64) -> bool:
    """Can the main or the guild action be carried out after paying this card and `due` more?

    The further cards come after `after` in the hand. [MG-TURN-5, -8, -9]
    """
    return can_act_after(g, seat, space, gone, after, due) or can_place_after(
        g, seat, space, gone, after, due
    )


def loose_cards(g: Table, seat: i64, gone: i64, after: i64) -> i64:
    """How many cards may still be paid: all but one that is gone, and those picked past."""
    count: i64 = 0
    if after == NONE:
        count = len(g.traders[seat].hand)
        return count if gone == NONE else count - 1
    for card in g.traders[seat].hand:
        if card != gone and is_loose(g, seat, card, after):
            count += 1
    return count


def can_act_after(g: Table, seat: i64, space: i64, gone: i64, after: i64, due: i64) -> bool:
    """The main action of a space, with the hand left after a payment. [MG-TURN-8]"""
    if not needs_cards(space):
        return can_act_without_cards(g, seat, space) and (
            not due or due <= loose_cards(g, seat, gone, after)
        )
    spare = loose_cards(g, seat, gone, after) - due
    if spare < 0:
        return False
    if space == RESIDENCE:
        return columns_after(g, seat, gone, after, spare) != 0
    return can_deliver_after(g, seat, gone, after, spare)


def needs_cards(space: i64) -> bool:
    """Does the main action of a space take cards from the hand?"""
    return space in (RESIDENCE, HARBOUR_DELIVERY)


def can_act_without_cards(g: Table, seat: i64, space: i64) -> bool:
    """MARKET and both dock actions do not depend on the hand."""
    if space == MARKET:
        return can_take_card(g)
    if space == TRADING_DOCK:
        return can_place_at_dock(g, seat)
    return can_place_at_warship_dock(g, seat)


def can_take_card(g: Table) -> bool:
    """MARKET: a trade card can be taken from market or pile."""
    return len(g.market) > 0 or len(g.trade_pile) > 0 or len(g.discard) > 0


def can_place_at_dock(g: Table, seat: i64) -> bool:
    """TRADING_DOCK: an available disc and a dock that may be taken."""
    if not g.traders[seat].available:
        return False
    for dock in range(g.dock_count()):
        if is_dock_free(g, seat, dock):
            return True
    return False


def is_dock_free(g: Table, seat: i64, dock: i64) -> bool:
    """An empty dock, but never the last one that is not the player's own.

    Without a ship pile it must hold a ship. [MG-TDOCK-1, -2, -3, MG-PILE-8, AMB-13, AMB-39]
    """
    if g.docks[dock] != NOBODY or discs_at_docks(g, seat) >= g.dock_count() - 1:
        return False
    return len(g.ship_pile) > 0 or g.ships[dock] != NONE


def can_place_at_warship_dock(g: Table, seat: i64) -> bool:
    """WARSHIP_DOCK: an available disc, a ship pile, and a dock or COMMANDO."""
    trader = g.traders[seat]
    if not trader.available or not g.ship_pile:
        return False
    if trader.ready[COMMANDO]:
        return True
    for dock in range(g.box.warship_docks):
        if is_warship_dock_free(g, seat, dock):
            return True
    return False


def is_warship_dock_free(g: Table, seat: i64, dock: i64) -> bool:
    """An empty dock, but never the last one that is not the player's own.

    The anchor does not count. Without a ship pile nobody may go there.
    [MG-WDOCK-1, -2, -3, -5, MG-PILE-8, AMB-39]
    """
    if g.warship_docks[dock] != NOBODY or not g.ship_pile:
        return False
    own: i64 = 0
    for other in range(g.box.warship_docks):
        if g.warship_docks[other] == seat:
            own += 1
    return own < g.box.warship_docks - 1


def columns_after(g: Table, seat: i64, gone: i64, after: i64, spare: i64) -> i64:
    """RESIDENCE: the columns that can be paid with the hand left after a payment, as a mask.

    Cards are counted by good, seven bits each (a shift by 32 would be lost in C), those that may
    still be paid apart from the others; `spare` is how many of the former need not be.
    [MG-RES-1, -3, -4, -5]
    """
    loose: i64 = 0
    fixed: i64 = 0
    loose_cards: i64 = 0
    fixed_cards: i64 = 0
    for card in g.traders[seat].hand:
        if card == gone or not is_trade_card(card):
            continue
        if is_loose(g, seat, card, after):
            loose += 1 << 7 * g.box.good[card]
            loose_cards += 1
        else:
            fixed += 1 << 7 * g.box.good[card]
            fixed_cards += 1
    columns: i64 = 0
    for column in range(COLUMNS):
        if g.traders[seat].freed[column] >= g.box.spaces[column]:
            continue
        price = g.box.price[column]
        if loose_cards + fixed_cards < price:
            continue
        for good in range(GOODS):
            if g.box.accepted[column * GOODS + good] and can_keep(
                price,
                price - g.traders[seat].ready[OPULENCE] - (fixed >> 7 * good & 127),
                loose >> 7 * good & 127,
                fixed_cards,
                spare,
            ):
                columns |= 1 << column
                break
    return columns


def can_keep(price: i64, matching: i64, loose_matching: i64, fixed: i64, spare: i64) -> bool:
    """Can so many cards be kept, so many of them matching, if only `spare` loose ones may be?

    Each OPULENCE stands for a card that does not match. [MG-EFFECT-OPULENCE-2]
    """
    matching = max(0, matching)
    return matching <= loose_matching and max(matching, price - fixed) <= spare


def can_deliver_after(g: Table, seat: i64, gone: i64, after: i64, spare: i64) -> bool:
    """HARBOUR_DELIVERY: a card that will do for one of the two harbours must be kept."""
    goods = waiting_goods(g, seat)
    any_card = can_sail(g, seat) or (goods != 0 and g.traders[seat].ready[LUXURY] > 0)
    if not goods and not any_card:
        return False
    for card in g.traders[seat].hand:
        if card == gone or not is_trade_card(card):
            continue
        if not any_card and not goods >> g.box.good[card] & 1:
            continue
        if spare > 0 or not is_loose(g, seat, card, after):
            return True
    return False


def waiting_goods(g: Table, seat: i64) -> i64:
    """A mask of the goods of the ships at docks with an own disc. [MG-DELIVER-4]"""
    goods: i64 = 0
    for dock in range(g.dock_count()):
        if g.docks[dock] == seat and g.ships[dock] != NONE:
            goods |= 1 << g.box.ship_good[g.ships[dock] - SHIP_CARD]
    return goods


def can_sail(g: Table, seat: i64) -> bool:
    """An own disc in the warship harbour, and a ship to be revealed. [MG-DELIVER-10, MG-PILE-8]"""
    if not g.ship_pile:
        return False
    if g.anchor[seat]:
        return True
    for dock in range(g.box.warship_docks):
        if g.warship_docks[dock] == seat:
            return True
    return False


# The guild action


def can_place(g: Table, seat: i64, space: i64) -> bool:
    """Can a guild action be carried out on this space now? [MG-TURN-8, MG-GUILD-1, MG-MARKER-1]"""
    return can_place_after(g, seat, space, NONE, NONE, 0)


def can_place_after(g: Table, seat: i64, space: i64, gone: i64, after: i64, due: i64) -> bool:
    """A guild marker, an available disc, and coins for the cheapest placement after a payment."""
    if marker_on(g, space) == NONE or not g.traders[seat].available:
        return False
    return most_coins_after(g, seat, gone, after, due) >= cheapest_placement(g, seat)


def most_coins_after(g: Table, seat: i64, gone: i64, after: i64, due: i64) -> i64:
    """The most coins that can be left in hand; -1 if there are not enough cards to pay."""
    total: i64 = 0
    loose: list[i64] = []
    for card in g.traders[seat].hand:
        if card == gone:
            continue
        coin = g.box.coin[card]
        total += coin
        if is_loose(g, seat, card, after):
            place: i64 = len(loose)
            while place and loose[place - 1] > coin:
                place -= 1
            loose.insert(place, coin)
    if due > len(loose):
        return -1
    for number in range(due):
        total -= loose[number]
    return total


def cheapest_placement(g: Table, seat: i64) -> i64:
    """The lowest price of a seat, the forum or a tile. [MG-GUILD-2, -3]"""
    price = g.box.forum_price
    for place in range(SMALL_SEATS):
        if g.hall[place] == NOBODY:
            price = min(price, g.box.seat_price[place])
    return min(price, cheapest_tile(g, seat))


def cheapest_tile(g: Table, seat: i64) -> i64:
    """The lowest price of a tile space that a player may take; a high number if there is none."""
    price: i64 = 999
    for number in range(DECADES * TILES_SHOWN):
        tile = g.tiles[number]
        if is_tile_open(g, seat, tile):
            price = min(price, tile_price(g, tile))
    return price


def is_tile_open(g: Table, seat: i64, tile: i64) -> bool:
    """A tile of this decade, or with LEGACY of an earlier one, with a free space and no own disc.

    [MG-PLACE-1, -3, -4, MG-DECADE-4, MG-FEW-6, MG-EFFECT-LEGACY-1, -2, -4, AMB-40, AMB-41]
    """
    if tile == NONE:
        return False
    decade = tile // TILES_OF_DECADE + 1
    if decade > g.decade or (decade < g.decade and not g.traders[seat].ready[LEGACY]):
        return False
    for space in range(g.box.tile_spaces[g.seats]):
        owner = g.tile_discs[tile * MOST_TILE_SPACES + space]
        if owner == seat:
            return False
        if owner == NOBODY:
            return True
    return False


def free_tile_space(g: Table, tile: i64) -> i64:
    """The highest free space of a tile, which is the cheapest. [MG-PLACE-2]"""
    space: i64 = 0
    while g.tile_discs[tile * MOST_TILE_SPACES + space] != NOBODY:
        space += 1
    return space


def tile_price(g: Table, tile: i64) -> i64:
    """What the next disc on a tile costs. [MG-PLACE-2]"""
    return g.box.tile_price[free_tile_space(g, tile)]
