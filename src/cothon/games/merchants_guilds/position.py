"""Any position, set up from plain data: for tests, puzzles and analysis.

The data speak the language of the view, with its codes. What is left out lies where it lies in an
empty box: trade cards and ships in their piles, influence discs next to the residences. What cannot
be is refused; docks may be laid without ships or discs as a puzzle needs them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cothon.games.merchants_guilds.box import (
    BASE_CARD,
    BASE_CARDS,
    COLUMNS,
    DECADES,
    MARKERS,
    MARKET_CARDS,
    MOST_SEATS,
    MOST_SPACES,
    MOST_TILE_SPACES,
    OUTSIDE,
    ROUNDS,
    SHIP_CARD,
    SHIPS,
    SMALL_SEATS,
    TILES_OF_DECADE,
    TILES_SHOWN,
    TRADE_CARDS,
    Box,
)
from cothon.games.merchants_guilds.material import ACTION_CODES, COLUMN_CODES, TILE_CODES
from cothon.games.merchants_guilds.piles import activate
from cothon.games.merchants_guilds.round import BeginRound, EndDecade
from cothon.games.merchants_guilds.setup import StartDisc
from cothon.games.merchants_guilds.table import (
    COVERED,
    NONE,
    Table,
    base_cards,
    empty_table,
    put_in_hand,
    read_switches,
)
from cothon.games.merchants_guilds.turn import AfterMain, BeforeMain
from cothon.kernel.chance import Seed
from cothon.kernel.errors import BadPosition
from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.state import NOBODY
from cothon.plain.placed import Placed
from cothon.sheet import Setting

PHASES: Final = ("setup", "turn", "paid", "acted", "decade_end")


def place(box: Box, data: Mapping[str, Any], seed: Seed, options: Mapping[str, Setting]) -> Table:
    """Lay the table as the data say, check it, and begin with the phase they name."""
    given = Placed(data)
    players = given.rows("players", most=MOST_SEATS)
    g = empty_table(box, len(players), seed, read_switches(options))
    phase = given.one_of("phase", PHASES, default="turn")
    g.decade = given.number("decade", 1, DECADES, default=1)
    g.round = given.number("round", 1, ROUNDS, default=1)
    g.start_player = given.number("start_player", 0, g.seats - 1, default=0)
    active = given.number("active", 0, g.seats - 1, default=int(g.start_player))
    place_pieces(g, given)
    place_tiles(g, given)
    place_harbours(g, given)
    for seat, player in enumerate(players):
        place_player(g, seat, player)
    place_ships(g, given)
    place_cards(g, given)
    for seat, player in enumerate(players):
        count_discs(g, seat, player)
    space = given.look_up("space", None)
    if phase in ("paid", "acted"):
        g.space = given.code("space", space, ACTION_CODES)
        g.discs[active] = g.space
        g.main_done = phase == "acted"
    elif space is not None:
        raise given.wrong("space", "a space in the phases paid and acted only", space)
    given.refuse_leftovers()
    check_cards(g)
    check_phase(g, phase, active)
    begin(g, phase, active)
    return g


def begin(g: Table, phase: str, active: int) -> None:
    """Put on the agenda what the phase begins with, and all that follows it."""
    if phase == "decade_end":
        g.then(EndDecade())
        return
    if phase == "setup":
        g.then(BeginRound(1, 0))
        for turn in range(g.seats):
            g.then(StartDisc((g.start_player + turn) % g.seats))
        return
    turns_taken = (active - g.start_player) % g.seats
    if phase == "turn":
        g.then(BeginRound(g.round, turns_taken))
        return
    g.then(BeginRound(g.round, turns_taken + 1))
    g.then(BeforeMain(active) if phase == "paid" else AfterMain(active))


def place_pieces(g: Table, given: Placed) -> None:
    """Guild markers and neutral discs on the actions board; never two of a kind on one space."""
    markers = given.names("markers", ACTION_CODES, most=MARKERS) or [0, 1]
    if len(set(markers)) != MARKERS:
        raise given.wrong("markers", "two different spaces", given.values.get("markers"))
    g.markers = vec[i64](markers)
    missing = MOST_SEATS - g.seats
    neutrals = given.names("neutrals", ACTION_CODES, most=missing) or list(range(missing))
    if len(set(neutrals)) != missing:
        expected = f"{missing} different spaces"
        raise given.wrong("neutrals", expected, given.values.get("neutrals"))
    g.neutrals = vec[i64](neutrals + [NONE] * (MARKERS - missing))


def place_tiles(g: Table, given: Placed) -> None:
    """Two tiles of each decade, and the discs on them from the top; guild hall and forum."""
    usual = [decade * TILES_OF_DECADE + n for decade in range(DECADES) for n in range(TILES_SHOWN)]
    tiles = given.names("tiles", TILE_CODES, most=len(usual)) or usual
    if [tile // TILES_OF_DECADE for tile in tiles] != [0, 0, 1, 1, 2, 2] or len(set(tiles)) != 6:
        raise given.wrong("tiles", "two different tiles of each decade", given.values.get("tiles"))
    g.tiles = vec[i64](tiles)
    discs = given.table("tile_discs")
    for tile in tiles:
        most = g.box.tile_spaces[g.seats]
        owners = discs.numbers(TILE_CODES[tile], 0, g.seats - 1, most=most)
        if len(set(owners)) != len(owners):
            raise discs.wrong(TILE_CODES[tile], "every player at most once", owners)
        if owners and tile // TILES_OF_DECADE >= g.decade:
            raise discs.wrong(TILE_CODES[tile], "nobody before its decade", owners)
        for space, owner in enumerate(owners):
            g.tile_discs[tile * MOST_TILE_SPACES + space] = owner
    hall = given.table("hall")
    for place_number, code in enumerate(g.box.seat_codes):
        owner = hall.seat(code, g.seats)
        if owner != NOBODY and g.hall[place_number] == COVERED:
            raise hall.wrong(code, "nobody: the seat is covered", owner)
        if owner != NOBODY:
            g.hall[place_number] = owner
    for seat, count in enumerate(given.numbers("forum", 0, 99, most=g.seats)):
        g.forum[seat] = count


def place_harbours(g: Table, given: Placed) -> None:
    """Ships and discs at the trading docks, ships outside, discs in the warship harbour."""
    codes = g.box.ship_codes
    for dock, row in enumerate(given.rows("docks", most=g.dock_count())):
        g.docks[dock] = row.seat("disc", g.seats)
        ship = row.name("ship", codes)
        g.ships[dock] = NONE if ship < 0 else SHIP_CARD + ship
    for number, ship in enumerate(given.row("outside", codes, most=OUTSIDE)):
        g.outside[number] = NONE if ship < 0 else SHIP_CARD + ship
    if g.outside[0] == NONE and g.outside[1] != NONE:
        raise given.wrong("outside", "the ship that enters first", given.values["outside"])
    rows = given.listed("warship_docks", g.box.warship_docks)
    for dock, owner in enumerate(rows):
        if owner is not None and (type(owner) is not int or not 0 <= owner < g.seats):
            raise given.wrong("warship_docks", "seats or nothing", owner)
        g.warship_docks[dock] = NOBODY if owner is None else owner
    for seat, count in enumerate(given.numbers("anchor", 0, 99, most=g.seats)):
        g.anchor[seat] = count
    for seat in range(g.seats):
        own = [list(g.docks).count(seat), list(g.warship_docks).count(seat)]
        if own[0] >= g.dock_count() or own[1] >= g.box.warship_docks:
            raise BadPosition(f"docks: seat {seat} may not hold all docks of a harbour")


def place_player(g: Table, seat: int, player: Placed) -> None:
    """Cards, emptied residence spaces, ships and the action disc of a player."""
    trader = g.traders[seat]
    codes = g.box.card_codes
    own = base_cards(seat)
    beside = player.names("left", codes), player.names("right", codes)
    trader.left, trader.right = beside
    if player.look_up("hand", None) is None:
        hand = [card for card in own if card not in [*trader.left, *trader.right]]
    else:
        hand = player.names("hand", codes)
    for card in [*hand, *trader.left, *trader.right]:
        if card >= BASE_CARD and card not in own:
            raise player.wrong("hand", "no base card of another colour", codes[card])
    for card in hand:
        g.known[card] |= 1 << seat
        put_in_hand(g, seat, card)
    freed = player.table("freed")
    for column in range(COLUMNS):
        spaces = int(g.box.spaces[column])
        trader.freed[column] = freed.number(COLUMN_CODES[column], 0, spaces, default=0)
    for row in player.listed("ships", SHIPS):
        place_own_ship(g, seat, player, row)
    disc = player.name("disc", ACTION_CODES)
    g.discs[seat] = NONE if disc < 0 else disc


def place_own_ship(g: Table, seat: int, player: Placed, row: Any) -> None:
    """A ship before its owner: its code if it is active, a table with `active` otherwise."""
    given = Placed({"code": row} if isinstance(row, str) else row, f"{player.where}.ships")
    code = given.look_up("code", None)
    ship = SHIP_CARD + given.code("code", code, g.box.ship_codes)
    g.traders[seat].ships.append(ship)
    is_active = given.look_up("active", True)
    if not isinstance(is_active, bool):
        raise given.wrong("active", "true or false", is_active)
    if is_active:
        activate(g, seat, ship)
    given.refuse_leftovers()


def place_ships(g: Table, given: Placed) -> None:
    """The given ships on top of the pile; docks and places outside that are left out are filled."""
    top = [SHIP_CARD + ship for ship in given.names("ship_pile", g.box.ship_codes)]
    lying = [card for card in g.face_up() if card >= SHIP_CARD] + top
    rest = [ship for ship in range(SHIP_CARD, SHIP_CARD + SHIPS) if ship not in lying]
    g.shuffle(rest)
    if given.look_up("docks", None) is None:
        if len(rest) < g.dock_count():
            raise BadPosition(f"docks: there are {len(rest)} ships for {g.dock_count()} docks")
        for dock in range(g.dock_count()):
            g.ships[dock] = rest.pop()
    if given.look_up("outside", None) is None:
        for number in range(OUTSIDE):
            g.outside[number] = rest.pop() if rest else NONE
    g.ship_pile = rest + top[::-1]


def place_cards(g: Table, given: Placed) -> None:
    """Market, discards and the top of the trade pile; all others below, in random order."""
    codes = g.box.card_codes[:TRADE_CARDS]
    g.discard = given.names("discard", codes)
    top = given.names("trade_pile", codes)
    g.market = given.names("market", codes, most=MARKET_CARDS)
    hands = [card for trader in g.traders for card in trader.hand]
    lying = {*g.face_up(), *top, *hands}
    rest = [card for card in range(TRADE_CARDS) if card not in lying]
    g.shuffle(rest)
    if given.look_up("market", None) is None:
        while len(g.market) < MARKET_CARDS and rest:
            g.market.append(rest.pop())
    g.trade_pile = rest + top[::-1]
    for card in g.face_up():
        g.known[card] = EVERYBODY
    leave_out_missing_base_cards(g)


def leave_out_missing_base_cards(g: Table) -> None:
    """Base cards that a hand was not given are left out of the game."""
    lying = {card for trader in g.traders for card in [*trader.hand, *trader.left, *trader.right]}
    for card in range(BASE_CARD, BASE_CARD + BASE_CARDS * g.seats):
        if card not in lying:
            g.left_out.append(card)


def count_discs(g: Table, seat: int, player: Placed) -> None:
    """All influence discs of a player lie somewhere; by default the rest is available."""
    elsewhere = discs_elsewhere(g, seat)
    discs = int(g.box.influence_discs)
    available = player.number("available", 0, discs, default=max(discs - elsewhere, 0))
    if available + elsewhere != discs:
        raise BadPosition(
            f"{player.where}: {discs} influence discs are needed, {available + elsewhere} are "
            f"placed: {available} available and {elsewhere} elsewhere (residence, docks, ...)"
        )
    g.traders[seat].available = available


def discs_elsewhere(g: Table, seat: int) -> int:
    """A player's influence discs that are not available."""
    residence = 0
    for column in range(COLUMNS):
        for space in range(g.traders[seat].freed[column], g.box.spaces[column]):
            residence += int(g.box.discs[column * MOST_SPACES + space])
    places = [*g.docks, *g.warship_docks, *g.tile_discs]
    seats = [g.hall[number] for number in range(SMALL_SEATS)]
    return residence + places.count(seat) + seats.count(seat) + int(g.anchor[seat] + g.forum[seat])


def check_phase(g: Table, phase: str, active: int) -> None:
    """Can the game be at this phase, as the table lies?"""
    started = any(g.discs[seat] != NONE for seat in range(g.seats))
    started = started or any(trader.left or trader.right for trader in g.traders)
    if phase == "setup" and (started or g.decade != 1 or g.round != 1):
        raise BadPosition("phase setup: the first round of decade 1, no card played")
    if phase in ("setup", "decade_end") and active != g.start_player:
        raise BadPosition(f"active: nobody is, in the phase {phase}")


def check_cards(g: Table) -> None:
    """No card lies in two places."""
    lying = [card for pile in g.piles() for card in pile] + g.face_up()
    for card in lying:
        if lying.count(card) > 1:
            code = (g.box.card_codes + g.box.ship_codes)[card]
            raise BadPosition(f"the card {code} lies in two places")
