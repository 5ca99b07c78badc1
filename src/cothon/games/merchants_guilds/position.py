"""Any position, set up from plain data: for tests, puzzles and analysis.

The data speak the language of the view, with its codes. What is left out lies where it lies in an
empty box: trade cards and ships in their piles, influence discs next to the residences. What cannot
be is refused; docks may be laid without ships or discs as a puzzle needs them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cothon.games.merchants_guilds.box import (
    BASE_CARD,
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
    TILES_OF_DECADE,
    TILES_SHOWN,
    TRADE_CARDS,
    Box,
)
from cothon.games.merchants_guilds.effects.position import place_own_ship
from cothon.games.merchants_guilds.material import ACTION_CODES, COLUMN_CODES, TILE_CODES
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
from cothon.kernel.state import NOBODY
from cothon.kernel.step import Step
from cothon.plain.placed import (
    Phases,
    Placed,
    known_to_all,
    missing,
    put,
    require,
    shuffled_rest,
)
from cothon.sheet import Setting

PHASES: Final[Phases[Table]] = {
    "setup": lambda g, active: [*start_discs(g), BeginRound(1, 0)],
    "turn": lambda g, active: [BeginRound(g.round, turns_taken(g, active))],
    "paid": lambda g, active: [BeforeMain(active), BeginRound(g.round, turns_taken(g, active) + 1)],
    "acted": lambda g, active: [AfterMain(active), BeginRound(g.round, turns_taken(g, active) + 1)],
    "decade_end": lambda g, active: [EndDecade()],
}


def place(box: Box, data: Mapping[str, Any], seed: Seed, options: Mapping[str, Setting]) -> Table:
    """Lay the table as the data say, check it, and begin with the phase they name."""
    given = Placed(data)
    players = given.rows("players", most=MOST_SEATS)
    g = empty_table(box, len(players), seed, read_switches(options))
    phase = given.one_of("phase", PHASES, default="turn")
    g.decade = given.number("decade", 1, DECADES, default=1)
    g.round = given.number("round", 1, ROUNDS, default=1)
    g.start_player = given.number("start_player", 0, g.seats - 1)
    active = given.number("active", 0, g.seats - 1, default=int(g.start_player))
    place_pieces(g, given)
    place_tiles(g, given)
    given.part("hall", g, place_hall)
    put(g.forum, given.numbers("forum", 0, 99, most=g.seats))
    place_harbours(g, given)
    for seat, player in enumerate(players):
        place_player(g, seat, player)
    place_ships(g, given)
    place_cards(g, given)
    for seat, player in enumerate(players):
        place_discs(g, seat, player)
    place_action(g, given, phase, active)
    given.refuse_leftovers()
    check_phase(g, phase, active)
    g.then(*PHASES[phase](g, active))
    return g


def start_discs(g: Table) -> list[Step[Table]]:
    """Everybody may place a disc, from the last player to the first."""
    return [StartDisc((g.start_player + turn) % g.seats) for turn in reversed(range(g.seats))]


def turns_taken(g: Table, active: int) -> int:
    """How many players have had their turn before this one."""
    return (active - g.start_player) % g.seats


def place_pieces(g: Table, given: Placed) -> None:
    """Guild markers and neutral discs on the actions board; never two of a kind on one space."""
    markers = given.names("markers", ACTION_CODES, most=MARKERS) or [0, 1]
    given.expect("markers", "two different spaces", len(set(markers)) == MARKERS)
    put(g.markers, markers)
    missing_players = MOST_SEATS - g.seats
    neutrals = given.names("neutrals", ACTION_CODES, most=missing_players)
    neutrals = neutrals or list(range(missing_players))
    expected = f"{missing_players} different spaces"
    given.expect("neutrals", expected, len(set(neutrals)) == missing_players)
    put(g.neutrals, neutrals)


def place_tiles(g: Table, given: Placed) -> None:
    """Two tiles of each decade, and the discs on them from the top."""
    usual = [decade * TILES_OF_DECADE + n for decade in range(DECADES) for n in range(TILES_SHOWN)]
    tiles = given.names("tiles", TILE_CODES, most=len(usual)) or usual
    decades = [tile // TILES_OF_DECADE for tile in tiles]
    fits = decades == [0, 0, 1, 1, 2, 2] and len(set(tiles)) == len(usual)
    given.expect("tiles", "two different tiles of each decade", fits)
    put(g.tiles, tiles)
    discs = given.table("tile_discs")
    for tile in tiles:
        code = TILE_CODES[tile]
        owners = discs.numbers(code, 0, g.seats - 1, most=g.box.tile_spaces[g.seats])
        discs.expect(code, "every player at most once", len(set(owners)) == len(owners))
        is_scored = tile // TILES_OF_DECADE < g.decade
        discs.expect(code, "nobody before its decade", is_scored or not owners)
        for space, owner in enumerate(owners):
            g.tile_discs[tile * MOST_TILE_SPACES + space] = owner


def place_hall(g: Table, hall: Placed) -> None:
    """Who sits on the small seats of the guild hall."""
    for number, code in enumerate(g.box.seat_codes):
        owner = hall.seat(code, g.seats)
        if owner != NOBODY:
            hall.expect(code, "nobody: the seat is covered", g.hall[number] != COVERED)
            g.hall[number] = owner


def place_harbours(g: Table, given: Placed) -> None:
    """Ships and discs at the trading docks, ships outside, discs in the warship harbour."""
    codes = g.box.ship_codes
    for dock, row in enumerate(given.rows("docks", most=g.dock_count())):
        g.docks[dock] = row.seat("disc", g.seats)
        g.ships[dock] = row.name("ship", codes, SHIP_CARD)
    put(g.outside, given.row("outside", codes, most=OUTSIDE, first=SHIP_CARD))
    is_first = g.outside[0] != NONE or g.outside[1] == NONE
    given.expect("outside", "the ship that enters first", is_first)
    put(g.warship_docks, given.seats("warship_docks", g.seats, most=g.box.warship_docks))
    put(g.anchor, given.numbers("anchor", 0, 99, most=g.seats))
    for seat in range(g.seats):
        trading, warships = list(g.docks).count(seat), list(g.warship_docks).count(seat)
        require(
            trading < g.dock_count() and warships < g.box.warship_docks,
            f"docks: seat {seat} may not hold all docks of a harbour",
        )


def place_player(g: Table, seat: int, player: Placed) -> None:
    """Cards, emptied residence spaces, ships and the action disc of a player."""
    trader, codes, own = g.traders[seat], g.box.card_codes, base_cards(seat)
    trader.left, trader.right = player.names("left", codes), player.names("right", codes)
    hand = player.names("hand", codes) if player.has("hand") else missing(g, own)
    for card in [*hand, *trader.left, *trader.right]:
        is_own = card < BASE_CARD or card in own
        player.expect("hand", "no base card of another colour", is_own, codes[card])
    for card in hand:
        g.known[card] |= 1 << seat
        put_in_hand(g, seat, card)
    freed = player.table("freed")
    for column, code in enumerate(COLUMN_CODES):
        trader.freed[column] = freed.number(code, 0, int(g.box.spaces[column]))
    for row in player.listed("ships", SHIPS):
        place_own_ship(g, seat, player, row)
    g.discs[seat] = player.name("disc", ACTION_CODES)


def place_ships(g: Table, given: Placed) -> None:
    """The given ships on top of the pile; docks and places outside that are left out are filled."""
    g.ship_pile = given.pile("ship_pile", g.box.ship_codes, SHIP_CARD)
    rest = shuffled_rest(g, range(SHIP_CARD, SHIP_CARD + SHIPS))
    if not given.has("docks"):
        docks = g.dock_count()
        require(len(rest) >= docks, f"docks: there are {len(rest)} ships for {docks} docks")
        put(g.ships, [rest.pop() for _ in range(docks)])
    if not given.has("outside"):
        put(g.outside, [rest.pop() for _ in range(min(OUTSIDE, len(rest)))])
    g.ship_pile[:0] = rest


def place_cards(g: Table, given: Placed) -> None:
    """Market, discards and the top of the trade pile; all others below, in random order.

    Base cards that a hand was not given are left out of the game.
    """
    codes = g.box.card_codes[:TRADE_CARDS]
    g.discard = given.names("discard", codes)
    g.market = given.names("market", codes, most=MARKET_CARDS)
    g.trade_pile = given.pile("trade_pile", codes)
    rest = shuffled_rest(g, range(TRADE_CARDS))
    if not given.has("market"):
        g.market = [rest.pop() for _ in range(min(MARKET_CARDS, len(rest)))]
    g.trade_pile[:0] = rest
    g.left_out += missing(g, range(BASE_CARD, SHIP_CARD))
    known_to_all(g, g.face_up())


def place_discs(g: Table, seat: int, player: Placed) -> None:
    """All influence discs of a player lie somewhere; by default the rest is available."""
    elsewhere = discs_elsewhere(g, seat)
    where = ("influence discs", "available", "residence, docks")
    discs = int(g.box.influence_discs)
    g.traders[seat].available = player.rest("available", discs, elsewhere, *where)


def discs_elsewhere(g: Table, seat: int) -> int:
    """A player's influence discs that are not available."""
    residence = 0
    for column in range(COLUMNS):
        for space in range(g.traders[seat].freed[column], g.box.spaces[column]):
            residence += int(g.box.discs[column * MOST_SPACES + space])
    places = [*g.docks, *g.warship_docks, *g.tile_discs, *g.hall]
    return residence + places.count(seat) + int(g.anchor[seat] + g.forum[seat])


def place_action(g: Table, given: Placed, phase: str, active: int) -> None:
    """The space of the action that is paid for or done, where the phase is in such a turn."""
    if phase in ("paid", "acted"):
        g.space = given.needed("space", ACTION_CODES)
        g.discs[active] = g.space
        g.main_done = phase == "acted"
        return
    given.expect("space", "a space in the phases paid and acted only", not given.has("space"))


def check_phase(g: Table, phase: str, active: int) -> None:
    """Can the game be at this phase, as the table lies?"""
    if phase == "setup":
        played = any(trader.left or trader.right for trader in g.traders)
        is_first = (g.decade, g.round) == (1, 1) and all(disc == NONE for disc in g.discs)
        message = "phase setup: the first round of decade 1, no card played"
        require(is_first and not played, message)
    if phase in ("setup", "decade_end"):
        require(active == g.start_player, f"active: nobody is, in the phase {phase}")
