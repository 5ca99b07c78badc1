"""Any position, set up from plain data: for tests, puzzles and analysis.

The data speak the language of the view, with its codes. What is left out lies where it lies when a
round begins on an empty sea: adventurers in the bag, cards in their decks, shops as after set-up
but for what chance brings.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any, Final

from cothon.games.merchants_cove import choices, peddler
from cothon.games.merchants_cove.box import (
    BAG,
    BOAT,
    COLOURS,
    CORRUPTION,
    CORRUPTION_CARDS,
    GOODS,
    HALLS,
    HANDS,
    HOURS,
    KINDS,
    MOST_SEATS,
    NONE,
    PIER,
    PLAZA,
    ROUNDS,
    SHARED_CARDS,
    STAFF_SLOTS,
    TOWNSFOLK,
    TOWNSFOLK_CARDS,
    TYPE_CARDS,
    Box,
)
from cothon.games.merchants_cove.codes import (
    BOAT_CODES,
    COLOUR_CODES,
    DOCK_CODES,
    GOOD_CODES,
    KIND_CODES,
    PIER_CODES,
    ROGUE_CODES,
)
from cothon.games.merchants_cove.market import OpenPier, PayForSmuggling
from cothon.games.merchants_cove.merchant import Merchant, open_shop
from cothon.games.merchants_cove.merchants import TRADES
from cothon.games.merchants_cove.round import BeginRound, CleanUp, EndRound
from cothon.games.merchants_cove.scoring import ScoreFactions
from cothon.games.merchants_cove.setup import bars_merchant, borrow_goods
from cothon.games.merchants_cove.shopkeeper import Shopkeeper
from cothon.games.merchants_cove.sponsorship import PaySponsorship
from cothon.games.merchants_cove.table import (
    AT_SEA,
    REMOVED,
    Table,
    empty_table,
    leave_out,
    read_switches,
    side_of_boat,
    side_of_dock,
)
from cothon.games.merchants_cove.trade import Trade
from cothon.games.merchants_cove.turn import EndProduction, NextTurn
from cothon.kernel.chance import Seed
from cothon.kernel.reasons import POSSIBLE
from cothon.plain.placed import Phases, Placed, known_to_all, put, require, shuffled_rest
from cothon.sheet import Setting

PHASES: Final[Phases[Table]] = {
    "arrival": lambda g, active: [BeginRound()],
    "turn": lambda g, active: [NextTurn(), EndRound()],
    "market": lambda g, active: [OpenPier(0), EndRound()],
    "sponsorship": lambda g, active: [PayForSmuggling(), PaySponsorship(0), EndRound()],
    "end_of_production": lambda g, active: [EndProduction(), EndRound()],
    "cleanup": lambda g, active: [CleanUp(), BeginRound()],
    "scoring": lambda g, active: [ScoreFactions()],
}
LEDGER: Final = ("sales", "sponsorship", "trade")


def place(
    box: Box,
    data: Mapping[str, Any],
    seed: Seed,
    options: Mapping[str, Setting],
    trades: Sequence[Trade] = TRADES,
) -> Table:
    """Lay the table as the data say, check it, and begin with the phase they name."""
    given = Placed(data)
    players = given.rows("players", most=MOST_SEATS)
    require(len(players) > 0, "players: at least one is needed")
    with_peddler = given.has("peddler") or len(players) == 1
    seats = len(players) + with_peddler
    most = 2 if with_peddler else MOST_SEATS
    given.expect("peddler", f"at most {most} people beside it", len(players) <= most)
    g = empty_table(box, len(players), seats, seed, read_switches(options))
    phase = given.one_of("phase", PHASES, default="turn")
    g.round = given.number("round", 1, ROUNDS, default=1)
    g.marker = given.number("marker", int(g.first_hour()) + 1, HOURS, default=int(box.marker_start))
    g.rogues = given.code("rogues", given.look_up("rogues", ROGUE_CODES[0]), ROGUE_CODES)
    for card in range(SHARED_CARDS, box.cards):
        leave_out(g, card)
    for seat, player in enumerate(players):
        place_merchant(g, seat, player, trades)
    if with_peddler:
        place_peddler(g, given.table("peddler"), trades)
    place_order(g, given)
    place_boats(g, given)
    place_adventurers(g, given)
    place_townsfolk(g, given)
    place_corruption(g, given)
    given.refuse_leftovers()
    check_phase(g, phase)
    g.then(*PHASES[phase](g, 0))
    return g


def place_merchant(g: Table, seat: int, player: Placed, trades: Sequence[Trade]) -> None:
    """A person's merchant with the shop."""
    codes = [trade.code for trade in trades]
    free = [n for n in range(len(trades)) if all(m.number != n for m in g.merchants)]
    number = player.name("merchant", codes) if player.has("merchant") else free[0]
    player.expect("merchant", "one that nobody else has", number in free)
    merchant, trade = open_shop(g.box.merchants[number], seat), trades[number]
    g.merchants.append(merchant)
    merchant.staff = player.row("staff", g.box.townsfolk_codes, STAFF_SLOTS)
    merchant.staff += [NONE] * (STAFF_SLOTS - len(merchant.staff))
    place_belongings(g, merchant, player)
    place_shop(g, merchant, player, trade)
    if trade.spaces and isinstance(merchant, Shopkeeper):
        place_figure(g.box, merchant, player, trade)


def place_figure(box: Box, keeper: Shopkeeper, player: Placed, trade: Trade) -> None:
    """The action space where the figure stands, by the name of its choice."""
    own = [choices.RECRUIT, choices.USE_STAFF, *trade.named_spaces()]
    spaces = {box.space_codes[choice]: choice for choice in own}
    keeper.figure = spaces[player.one_of("figure", list(spaces), default="use-staff")]


def place_belongings(g: Table, merchant: Merchant, player: Placed) -> None:
    """Gold, hourglass, stall and corruption cards."""
    if player.has("gold") and isinstance(player.values["gold"], Mapping):
        ledger = player.table("gold")
        merchant.sales, merchant.sponsorship, merchant.trade = (
            ledger.number(key, 0, 9999) for key in LEDGER
        )
    else:
        merchant.sales = player.number("gold", 0, 9999)
    hour = player.look_up("hour", int(g.first_hour()))
    hands = [int(g.box.hands[hand]) + 0.5 for hand in range(HANDS) if g.hand_is_free(hand)]
    is_hour = type(hour) is int and g.first_hour() <= hour <= 2 * HOURS
    player.expect("hour", "an hour of this round, or X.5 for a free hand", is_hour or hour in hands)
    merchant.clock = int(hour * 2)
    stall = player.counts("stall", GOOD_CODES)
    for good in range(GOODS):
        fits = stall[good] <= merchant.owned[good]
        player.expect("stall", f"at most {merchant.owned[good]} {GOOD_CODES[good]}", fits)
    merchant.stall = stall
    merchant.hand = player.names("corruption", g.box.corruption_codes, CORRUPTION)
    if merchant.seat < g.people:
        for card in merchant.hand:
            g.known[card] |= 1 << merchant.seat


def place_shop(g: Table, merchant: Merchant, player: Placed, trade: Trade) -> None:
    """The shop, as its own folder reads it."""
    player.part("shop", g, lambda g, given: trade.place(g, merchant, given))


def place_peddler(g: Table, given: Placed, trades: Sequence[Trade]) -> None:
    """The Peddler behind the people, with the goods of a merchant that nobody has."""
    merchant = open_shop(g.box.peddler, g.people)
    free = [
        trade.code for number, trade in enumerate(trades) if bars_merchant(g, number) == POSSIBLE
    ]
    lender = given.table("shop").one_of("goods_of", free, default=free[-1])
    borrow_goods(merchant, g.box.merchants[[trade.code for trade in trades].index(lender)])
    g.merchants.append(merchant)
    merchant.staff = given.names("staff", g.box.townsfolk_codes)
    place_belongings(g, merchant, given)
    place_shop(g, merchant, given, peddler.TRADE)


def place_order(g: Table, given: Placed) -> None:
    """Of two hourglasses on one space the one named later is on top."""
    order = given.numbers("order", 0, g.seats - 1, most=g.seats) or list(range(g.seats))
    given.expect("order", "every seat once", sorted(order) == list(range(g.seats)))
    put(g.order, order)


def place_boats(g: Table, given: Placed) -> None:
    """Who is aboard which boat, which boats lie in docks, which were removed."""
    boats, docked = given.table("boats"), given.table("docked")
    for boat in given.names("removed", BOAT_CODES):
        g.berth[boat] = REMOVED
    for dock, code in docked.keys(DOCK_CODES, "docks"):
        boat = docked.needed(code, BOAT_CODES)
        fits = side_of_boat(boat) == side_of_dock(dock) and g.berth[boat] == AT_SEA
        docked.expect(code, "a boat of its side that is nowhere else", fits)
        g.berth[boat] = dock
    for boat, code in boats.keys(BOAT_CODES, "boats"):
        crowd = boats.counts(code, KIND_CODES)
        is_at_sea = g.berth[boat] == AT_SEA or sum(crowd) == 0
        boats.expect(code, "nobody: it is not at sea", is_at_sea)
        fits = sum(crowd) < g.box.capacity
        boats.expect(code, f"fewer than {g.box.capacity} aboard", fits)
        lay_crowd(g, BOAT + boat, list(crowd))


def lay_crowd(g: Table, where: int, crowd: Sequence[int]) -> None:
    """So many of each kind are there."""
    for kind, count in enumerate(crowd):
        g.adventurers[where * KINDS + kind] = count


def place_adventurers(g: Table, given: Placed) -> None:
    """Piers, halls, lair; the others are in the bag, unless fewer are given."""
    piers, halls = given.table("piers"), given.table("halls")
    for pier, code in piers.keys(PIER_CODES, "piers"):
        lay_crowd(g, PIER + pier, list(piers.counts(code, KIND_CODES)))
    in_hall = [halls.number(code, 0, 63, default=int(g.box.hall_start)) for code in COLOUR_CODES]
    lair = given.number("lair", 0, 63, default=int(g.box.lair_rogues[g.rogues]))
    lay_crowd(g, HALLS, [*in_hall, lair])
    rogues = g.box.lair_rogues[g.rogues] + g.box.bag_rogues[g.rogues]
    whole = [*(g.box.adventurers[colour] for colour in range(COLOURS)), int(rogues)]
    kept = [merchant.kept_adventurers(kind) for merchant in g.merchants for kind in range(KINDS)]
    for kind in range(KINDS):
        elsewhere = sum(g.count_at(where, kind) for where in range(BAG)) + sum(kept[kind::KINDS])
        rest = whole[kind] - elsewhere
        name = KIND_CODES[kind]
        require(rest >= 0, f"there are {whole[kind]} of {name}, {elsewhere} are placed")
        g.adventurers[BAG * KINDS + kind] = rest
    if given.has("bag"):
        bag = given.counts("bag", KIND_CODES)
        for kind in range(KINDS):
            left = g.adventurers[BAG * KINDS + kind]
            given.expect("bag", f"at most {left} of {KIND_CODES[kind]}", bag[kind] <= left)
        lay_crowd(g, BAG, list(bag))


def place_townsfolk(g: Table, given: Placed) -> None:
    """Plaza and the top of the deck; the other cards in play below, in random order."""
    codes = g.box.townsfolk_codes
    put(g.plaza, given.row("plaza", codes, most=PLAZA))
    g.townsfolk_deck = given.pile("townsfolk_deck", codes)
    cards = range(TOWNSFOLK, TOWNSFOLK + TOWNSFOLK_CARDS)
    placed = [*g.townsfolk_deck, *g.plaza, *chain(*(m.staff for m in g.merchants))]
    for card in cards:
        is_in_play = g.switches.types >> card // TYPE_CARDS & 1
        if not is_in_play and card not in placed:
            leave_out(g, card)
    rest = shuffled_rest(g, cards)
    if given.flag("short_deck", default=False):
        for card in rest:
            leave_out(g, card)
        rest = []
    if not given.has("plaza"):
        put(g.plaza, [rest.pop() for _ in range(min(PLAZA, len(rest)))])
    g.townsfolk_deck[:0] = rest
    known_to_all(g, [card for card in g.face_up() if card < CORRUPTION])


def place_corruption(g: Table, given: Placed) -> None:
    """Discards and the top of the deck; the other cards below, in random order."""
    codes = g.box.corruption_codes
    g.corruption_discard = given.names("corruption_discard", codes, CORRUPTION)
    g.corruption_deck = given.pile("corruption_deck", codes, CORRUPTION)
    rest = shuffled_rest(g, range(CORRUPTION, CORRUPTION + CORRUPTION_CARDS))
    if given.flag("no_more_corruption", default=False):
        for card in rest:
            leave_out(g, card)
        rest = []
    g.corruption_deck[:0] = rest


def check_phase(g: Table, phase: str) -> None:
    """Can the game be at this phase, as the table lies?"""
    sides = [any(g.dock_is_free(dock) for dock in docks) for docks in ((0, 1), (2, 3))]
    for boat, code in enumerate(BOAT_CODES):
        is_open = sides[side_of_boat(boat)]
        require(g.berth[boat] != AT_SEA or is_open, f"boats: no dock is left for {code}")
        require(g.berth[boat] != REMOVED or not is_open, f"removed: a dock is left for {code}")
    if phase == "cleanup":
        require(g.round < ROUNDS, "phase cleanup: there is none after the last round")
    if phase in ("market", "sponsorship", "cleanup", "scoring"):
        empty = all(g.crowd_at(BOAT + boat) == 0 for boat in range(len(BOAT_CODES)))
        require(empty, f"phase {phase}: nobody is aboard a boat any more")
