"""The table: what lies where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cothon.games.merchants_guilds.box import (
    BASE_CARD,
    BASE_CARDS,
    CARDS,
    COLUMNS,
    DECADES,
    EFFECTS,
    MARKERS,
    MOST_DOCKS,
    MOST_SEATS,
    MOST_SPACES,
    MOST_TILE_SPACES,
    MOST_WARSHIP_DOCKS,
    OUTSIDE,
    SHIP_CARD,
    SHIPS,
    SMALL_SEATS,
    TILES,
    TILES_SHOWN,
    Box,
)
from cothon.games.merchants_guilds.choices import CARD, SIZE
from cothon.kernel.chance import Seed
from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.state import State

NONE: Final = -1  # no card, no marker, beside the board
COVERED: Final = -2  # a small seat under a neutral disc [MG-FEW-5]

TRADE_BACK: Final = 0
BASE_BACK: Final = 1
SHIP_BACK: Final = 2

# The contested readings: the first value of each is the default. [AMB-01, AMB-02, AMB-03, AMB-06]
SET_SCORINGS: Final = ("each_set", "largest_different_only")
TILE_SCOPES: Final = ("all_positions", "this_tile_only")
COLUMN_SEATS: Final = ("any_column", "right_column_only")
DISC_SOURCES: Final = ("residence_top_disc", "available_disc")


class Switches:
    """The rulings that can be decided otherwise."""

    def __init__(
        self, largest_set_only: bool, this_tile_only: bool, right_column_only: bool, spare: bool
    ) -> None:
        self.largest_set_only = largest_set_only  # AMB-01
        self.this_tile_only = this_tile_only  # AMB-02
        self.right_column_only = right_column_only  # AMB-03
        self.available_disc = spare  # AMB-06


def read_switches(options: Mapping[str, bool | str]) -> Switches:
    """The switches of the sheet as the rules like them."""
    return Switches(
        options["set_scoring"] != SET_SCORINGS[0],
        options["vp_tile_scope"] != TILE_SCOPES[0],
        options["column_seat"] != COLUMN_SEATS[0],
        options["setup_disc_source"] != DISC_SOURCES[0],
    )


class Trader:
    """One player: hand, cards beside the residence, discs and ships. [MG-SETUP-10]"""

    hand: list[int]  # trade and base cards, in the order of their numbers
    left: list[int]  # cards played left of the residence
    right: list[int]
    available: i64  # influence discs next to the residence
    freed: vec[i64]  # empty spaces of each column, from the top
    ships: list[int]  # all own ships, active or not
    ready: vec[i64]  # by effect: how many of them are active

    def clone(self) -> Trader:
        """A copy that shares nothing."""
        twin = Trader()
        twin.hand = self.hand.copy()
        twin.left = self.left.copy()
        twin.right = self.right.copy()
        twin.available = self.available
        twin.freed = self.freed[:]
        twin.ships = self.ships.copy()
        twin.ready = self.ready[:]
        return twin


class Table(State):
    """The whole table of Carthago: Merchants & Guilds."""

    box: Box
    switches: Switches

    traders: list[Trader]
    start_player: i64
    decade: i64  # 1 to 3
    round: i64  # 1 to 5

    # Actions board.
    discs: vec[i64]  # by seat: the space of the action disc, or NONE beside the board
    neutrals: vec[i64]  # spaces of the neutral discs; NONE for those not in the game
    markers: vec[i64]  # spaces of the guild markers

    # Harbours.
    docks: vec[i64]  # who has a disc at each trading dock
    ships: vec[i64]  # the ship at each trading dock
    outside: vec[i64]  # the first one enters first
    ship_pile: list[int]  # the top card last
    warship_docks: vec[i64]  # who has a disc there
    anchor: vec[i64]  # discs there by seat
    active: vec[i64]  # by ship: 1 if it lies face up before its owner

    # Trade cards.
    trade_pile: list[int]  # the top card last
    discard: list[int]  # face up
    market: list[int]
    paying: list[int]  # cards picked for a payment that is not complete
    left_out: list[int]  # base cards of unused colours

    # Guild hall and achievement tiles.
    hall: vec[i64]  # who sits on each small seat
    forum: vec[i64]  # discs there by seat
    tiles: vec[i64]  # the tiles of the game, two of each decade
    tile_discs: vec[i64]  # by tile and space: who stands there

    # The turn under way.
    space: i64  # the chosen action space, or NONE
    main_done: bool  # has the main action been carried out?
    marker_used: i64  # the guild marker whose guild action was taken, or NONE
    passed_over: i64  # a mask of the effects declined since anything happened

    def clone(self) -> Table:
        """A table equal to this one that shares nothing that changes."""
        twin = Table()
        self.clone_into(twin)
        twin.box = self.box
        twin.switches = self.switches
        twin.traders = [trader.clone() for trader in self.traders]
        twin.start_player = self.start_player
        twin.decade = self.decade
        twin.round = self.round
        twin.discs = self.discs[:]
        twin.neutrals = self.neutrals[:]
        twin.markers = self.markers[:]
        twin.docks = self.docks[:]
        twin.ships = self.ships[:]
        twin.outside = self.outside[:]
        twin.ship_pile = self.ship_pile.copy()
        twin.warship_docks = self.warship_docks[:]
        twin.anchor = self.anchor[:]
        twin.active = self.active[:]
        twin.trade_pile = self.trade_pile.copy()
        twin.discard = self.discard.copy()
        twin.market = self.market.copy()
        twin.paying = self.paying.copy()
        twin.left_out = self.left_out
        twin.hall = self.hall[:]
        twin.forum = self.forum[:]
        twin.tiles = self.tiles
        twin.tile_discs = self.tile_discs[:]
        twin.space = self.space
        twin.main_done = self.main_done
        twin.marker_used = self.marker_used
        twin.passed_over = self.passed_over
        return twin

    def piles(self) -> list[list[int]]:
        """Both draw piles, the hands, and cards picked for a payment."""
        piles = [self.trade_pile, self.ship_pile, self.paying]
        for trader in self.traders:
            piles.append(trader.hand)
        return piles

    def face_up(self) -> list[int]:
        """Market, discards, cards beside residences, ships, and what is not in the game."""
        cards = self.market + self.discard + self.left_out
        for trader in self.traders:
            cards.extend(trader.left)
            cards.extend(trader.right)
            cards.extend(trader.ships)
        for dock in range(MOST_DOCKS):
            if self.ships[dock] != NONE:
                cards.append(self.ships[dock])
        for place in range(OUTSIDE):
            if self.outside[place] != NONE:
                cards.append(self.outside[place])
        return cards

    def backs(self) -> i64:
        """Trade cards, base cards, ship cards."""
        return 3

    def back(self, card: i64) -> i64:
        """Trade card, base card or ship card."""
        if card >= SHIP_CARD:
            return SHIP_BACK
        return TRADE_BACK if card < BASE_CARD else BASE_BACK

    def redeal_for(self, seats: i64, seed: i64) -> None:
        """In a payment of several cards base cards move, too; hands stay in order. [MG-CARD-8]"""
        super().redeal_for(seats, seed)
        if self.paying:
            for trader in self.traders:
                trader.hand.sort()

    def clockwise(self, seat: i64) -> i64:
        """The next seat in turn order. [MG-FLOW-2]"""
        return (seat + 1) % self.seats

    def dock_count(self) -> i64:
        """Docks of the trading harbour: one more than players. [MG-SETUP-5]"""
        return self.seats + 1


def empty_table(box: Box, seats: i64, seed: Seed, switches: Switches) -> Table:
    """Nothing lies on the table; every disc is on its residence or next to it."""
    g = Table()
    g.begin(seats, seed, CARDS, SIZE)
    g.box = box
    g.switches = switches
    g.traders = [new_trader(box) for _ in range(seats)]
    g.start_player = 0
    g.decade = 1
    g.round = 1
    g.discs = nothing(MOST_SEATS)
    g.neutrals = nothing(MARKERS)
    g.markers = nothing(MARKERS)
    g.docks = nothing(MOST_DOCKS)
    g.ships = nothing(MOST_DOCKS)
    g.outside = nothing(OUTSIDE)
    g.ship_pile = []
    g.warship_docks = nothing(MOST_WARSHIP_DOCKS)
    g.anchor = vec[i64]([0] * MOST_SEATS)
    g.active = vec[i64]([0] * SHIPS)
    g.trade_pile = []
    g.discard = []
    g.market = []
    g.paying = []
    g.left_out = []
    g.hall = nothing(SMALL_SEATS)
    g.forum = vec[i64]([0] * MOST_SEATS)
    g.tiles = nothing(DECADES * TILES_SHOWN)
    g.tile_discs = nothing(TILES * MOST_TILE_SPACES)
    g.space = NONE
    g.main_done = False
    g.marker_used = NONE
    g.passed_over = 0
    leave_out_unused_colours(g)
    cover_seats(g)
    return g


def new_trader(box: Box) -> Trader:
    """A player with a full residence; the other discs lie next to it. [MG-SETUP-11, -12]"""
    trader = Trader()
    trader.hand = []
    trader.left = []
    trader.right = []
    trader.available = box.influence_discs - residence_discs(box)
    trader.freed = vec[i64]([0] * COLUMNS)
    trader.ships = []
    trader.ready = vec[i64]([0] * EFFECTS)
    return trader


def residence_discs(box: Box) -> i64:
    """How many discs a full residence holds. [MG-SETUP-11]"""
    total: i64 = 0
    for space in range(COLUMNS * MOST_SPACES):
        total += box.discs[space]
    return total


def leave_out_unused_colours(g: Table) -> None:
    """The base cards of colours that nobody plays; all base cards are known to all."""
    for card in range(BASE_CARD, SHIP_CARD):
        g.known[card] = EVERYBODY
        if card >= BASE_CARD + BASE_CARDS * g.seats:
            g.left_out.append(card)


def cover_seats(g: Table) -> None:
    """With fewer than four players some of the cheap seats are covered. [MG-FEW-4, -5]"""
    for seat in range(SMALL_SEATS):
        if g.box.covered[g.seats * SMALL_SEATS + seat]:
            g.hall[seat] = COVERED


def nothing(places: i64) -> vec[i64]:
    """So many empty places."""
    return vec[i64]([NONE] * places)


def is_trade_card(card: i64) -> bool:
    """Trade card or base card? [MG-CARD-1, -2]"""
    return card < BASE_CARD


def base_cards(seat: i64) -> list[int]:
    """The seven base cards of a colour. [MG-SETUP-10]"""
    first = BASE_CARD + BASE_CARDS * seat
    return list(range(first, first + BASE_CARDS))


def put_in_hand(g: Table, seat: i64, card: i64) -> None:
    """A card goes into a hand, which has no limit; only its owner sees a trade card there.

    Base cards are known to all. The hand is kept in the order of its numbers. [MG-CARD-5, AMB-49]
    """
    if is_trade_card(card):
        g.forget(card, 1 << seat)
    hand = g.traders[seat].hand
    place: i64 = len(hand)
    while place and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)


def take_from_hand(g: Table, seat: i64, card: i64) -> None:
    """A card leaves a hand. Native numbers are compared, which `remove` would not do."""
    hand = g.traders[seat].hand
    place: i64 = 0
    while hand[place] != card:
        place += 1
    del hand[place]


def lay_open(g: Table, card: i64) -> None:
    """A card that was in a hand is shown to all, and cannot be taken back."""
    g.show(card, EVERYBODY)


def discs_at_docks(g: Table, seat: i64) -> i64:
    """How many discs of a player lie at trading docks."""
    count: i64 = 0
    for dock in range(g.dock_count()):
        if g.docks[dock] == seat:
            count += 1
    return count


def others_on(g: Table, seat: i64, space: i64) -> i64:
    """Other players' action discs and neutral discs on a space. [MG-PAY-2, -3]"""
    count: i64 = 0
    for other in range(g.seats):
        if other != seat and g.discs[other] == space:
            count += 1
    for neutral in range(MARKERS):
        if g.neutrals[neutral] == space:
            count += 1
    return count


def marker_on(g: Table, space: i64) -> i64:
    """The guild marker on a space, or NONE. [MG-MARKER-1]"""
    for marker in range(MARKERS):
        if g.markers[marker] == space:
            return marker
    return NONE


def coins_in_hand(g: Table, seat: i64) -> i64:
    """The coins of all trade cards in a hand."""
    total: i64 = 0
    card: i64
    for card in g.traders[seat].hand:
        total += g.box.coin[card]
    return total


def trade_cards_in_hand(g: Table, seat: i64) -> i64:
    """How many trade cards a hand holds."""
    count: i64 = 0
    for card in g.traders[seat].hand:
        if is_trade_card(card):
            count += 1
    return count


def has_lower_twin(g: Table, seat: i64, card: i64) -> bool:
    """Does the hand hold a card of lower number that shows exactly the same?

    Of cards that cannot be told apart only the lowest is offered.
    """
    twin = g.box.twin[card]
    while twin != NONE:
        if holds(g, seat, twin):
            return True
        twin = g.box.twin[twin]
    return False


def doubt_twin(g: Table, card: i64) -> None:
    """What bars the card of lower number that shows the same bars this one as well."""
    twin = g.box.twin[card]
    while twin != NONE and g.doubts is not None:
        bar = g.doubts.get(CARD + twin)
        if bar is not None:
            g.doubts[CARD + card] = bar
        twin = g.box.twin[twin]


def holds(g: Table, seat: i64, card: i64) -> bool:
    """Is this card in a hand? Native numbers are compared, which `in` would not do."""
    held: i64
    for held in g.traders[seat].hand:
        if held == card:
            return True
    return False


def is_loose(g: Table, seat: i64, card: i64, after: i64) -> bool:
    """Can this card of the hand still be picked when the one picked last is `after`?

    It comes later, and no card that shows the same was passed over.
    """
    if card <= after:
        return False
    twin = g.box.twin[card]
    while twin != NONE:
        if twin < after and holds(g, seat, twin):
            return False
        twin = g.box.twin[twin]
    return True


def loose_after(g: Table, seat: i64, after: i64) -> i64:
    """How many cards of the hand can still be picked when the one picked last is `after`."""
    count: i64 = 0
    card: i64
    for card in g.traders[seat].hand:
        if is_loose(g, seat, card, after):
            count += 1
    return count


def space_after(g: Table, space: i64, taken: vec[i64]) -> i64:
    """The next space clockwise that holds none of these pieces. [MG-MARKER-3, MG-NEUTRAL-1]"""
    after = g.box.next_space[space]
    while after == taken[0] or after == taken[1]:
        after = g.box.next_space[after]
    return after
