"""Any position, set up from plain data: for tests, puzzles and analysis.

The data speak the language of the view, with its codes. What is left out lies where it lies in an
empty box: servants in the reserve, goods in the bag, ship cards in the deck. What cannot be is
refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cothon.games.porto_carthago.arrival import is_row_empty
from cothon.games.porto_carthago.box import (
    FIRST_KEPT,
    GOODS,
    MOST_SEATS,
    QUAYS,
    SHIPS,
    SLOTS,
    Box,
)
from cothon.games.porto_carthago.harbour import is_due
from cothon.games.porto_carthago.material import ACTIONS
from cothon.games.porto_carthago.round import EndDecade, PlayRound, decade_steps
from cothon.games.porto_carthago.scoring import (
    AnnounceWinners,
    BuyLastSeat,
    EndGame,
    ScoreIntrigue,
    is_last_decade,
)
from cothon.games.porto_carthago.setup import BeginGame
from cothon.games.porto_carthago.table import NONE, Senator, Table, empty_table, free_storage
from cothon.games.porto_carthago.view import quay_codes
from cothon.kernel.chance import Seed
from cothon.kernel.errors import BadPosition
from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.state import NOBODY
from cothon.plain.placed import Placed
from cothon.sheet import Setting

DECADE_PHASES: Final = (
    "arrival",
    "advance_rows",
    "action_cards",
    "start_player",
    "income",
    "market_refill",
)
END_PHASES: Final = ("game_end", "final_purchase", "intrigue")
PHASES: Final = ("placement", *DECADE_PHASES, "turn", "decade_end", *END_PHASES)


def place(box: Box, data: Mapping[str, Any], seed: Seed, options: Mapping[str, Setting]) -> Table:
    """Lay the table as the data say, check it, and begin with the phase they name."""
    given = Placed(data)
    players = given.rows("players", most=MOST_SEATS)
    g = empty_table(box, len(players), seed, options["final_purchase_always"] is True)
    phase = given.one_of("phase", PHASES, default="turn")
    last = box.decades if phase in END_PHASES else 1
    g.decade = given.number("decade", 1, box.decades, default=last)
    g.action_round = given.number("round", 1, box.action_rounds, default=1)
    g.start_player = given.number("start_player", 0, g.seats - 1, default=0)
    g.purchases = given.number("purchases", 0, 999, default=0)
    place_quays(g, given.table("quays"))
    place_slots(g, given)
    place_influence(g, given)
    for seat, player in enumerate(players):
        place_player(g, seat, player)
    place_goods(g, given)
    place_ships(g, given)
    turn = g.start_player
    if phase == "turn":
        turn = given.number("turn", 0, g.seats - 1, default=turn)
    given.refuse_leftovers()
    check_harbour(g)
    check_phase(g, phase)
    begin(g, phase, turn)
    return g


def begin(g: Table, phase: str, turn: int) -> None:
    """Put on the agenda what the phase begins with, and all that follows it."""
    if phase == "placement":
        g.then(BeginGame())
    elif phase in DECADE_PHASES:
        g.then(*decade_steps()[DECADE_PHASES.index(phase) :])
    elif phase == "turn":
        turns_taken = (turn - g.start_player) % g.seats
        g.then(PlayRound(g.action_round, turns_taken), EndDecade())
    elif phase == "decade_end":
        g.then(EndDecade())
    elif phase == "game_end":
        g.then(EndGame())
    else:
        g.then(ScoreIntrigue(), AnnounceWinners())
        if phase == "final_purchase":
            for k in range(g.seats - 1, -1, -1):
                g.then(BuyLastSeat((g.start_player + k) % g.seats))


def place_quays(g: Table, quays: Placed) -> None:
    """Owners at the quays; ships and goods follow later."""
    codes = quay_codes(g.box)
    for code in list(quays.values):
        if code not in codes:
            raise quays.wrong(code, "a quay: " + ", ".join(codes), code)
    for number, code in enumerate(codes):
        quay = quays.table(code)
        g.owners[number] = quay.seat("owner", g.seats)


def place_slots(g: Table, given: Placed) -> None:
    """The action cards on their slots, and the servants on them."""
    kinds = given.names("slots", ACTIONS) or list(g.box.action_cards)
    if sorted(kinds) != sorted(g.box.action_cards):
        names = [ACTIONS[kind] for kind in g.box.action_cards]
        raise given.wrong("slots", f"these cards in any order: {names}", given.values["slots"])
    for slot in range(SLOTS):
        g.slots[slot] = kinds[slot]


def place_influence(g: Table, given: Placed) -> None:
    """Who sits in the palace, and who stands on the intrigue path."""
    g.palace = given.numbers("palace", 0, g.seats - 1, most=len(g.box.seat_price))
    g.path = given.numbers("path", 0, g.seats - 1, most=g.box.path_spaces)


def place_player(g: Table, seat: int, player: Placed) -> None:
    """A player's servants, all of them, money and trade points."""
    senator = g.senators[seat]
    senator.talents = player.number("talents", 0, 9999, default=0)
    senator.points = player.number("points", 0, 999, default=0)
    senator.blocked = player.number("blocked", 0, g.box.blocked_spaces, g.box.blocked_spaces)
    senator.lighthouse = player.number("lighthouse", 0, g.box.servants, default=0)
    senator.temple = player.number("temple", 0, g.box.servants, default=0)
    senator.captains = player.number("captains", 0, g.seats, default=0)
    senator.large = player.number("large_seat", 0, g.box.servants, default=0)
    workers = player.numbers("workers", 0, g.box.servants, most=SLOTS)
    for slot, servants in enumerate(workers):
        g.workers[slot * MOST_SEATS + seat] = servants
        cost = g.box.slot_servants[slot]
        if servants and (cost == 0 or servants % cost):
            expected = f"a multiple of {cost} servants on slot {slot + 1}"
            raise player.wrong("workers", expected, servants)
    if sum(other.captains for other in g.senators) > g.seats:
        raise player.wrong("captains", f"at most {g.seats} on all charter ships", "more")
    place_reserve(g, seat, player)


def place_reserve(g: Table, seat: int, player: Placed) -> None:
    """What is not anywhere else is in the reserve; if the reserve is given it must add up.

    [PC-GEN-3]
    """
    servants = g.box.servants
    elsewhere = servants_elsewhere(g, seat)
    reserve = player.number("reserve", 0, servants, default=max(servants - elsewhere, 0))
    if elsewhere + reserve != servants:
        raise BadPosition(
            f"{player.where}: {servants} servants are needed, {elsewhere + reserve} are placed: "
            f"{reserve} in the reserve and {elsewhere} elsewhere (quays, action cards, ...)"
        )
    g.senators[seat].reserve = reserve


def servants_elsewhere(g: Table, seat: int) -> int:
    """A player's servants that are not in the reserve."""
    senator: Senator = g.senators[seat]
    return (
        senator.blocked
        + senator.lighthouse
        + senator.temple
        + senator.captains
        + senator.large
        + 2 * sum(g.owners[quay] == seat for quay in range(QUAYS))
        + sum(g.workers[slot * MOST_SEATS + seat] for slot in range(SLOTS))
        + g.palace.count(seat)
        + g.path.count(seat)
    )


def place_goods(g: Table, given: Placed) -> None:
    """Goods in market, warehouses and quays; the others are in the bag. [PC-GEN-4]"""
    codes = g.box.good_codes
    g.market = given.counts("market", codes)
    if sum(g.market) > g.box.market_spaces[g.seats]:
        most = g.box.market_spaces[g.seats]
        raise given.wrong("market", f"at most {most} goods", sum(g.market))
    for seat, player in enumerate(given.rows("players", most=MOST_SEATS)):
        g.senators[seat].goods = player.counts("goods", codes)
        if free_storage(g, seat) < 0:
            usable = g.box.storage_spaces - g.senators[seat].blocked
            raise player.wrong("goods", f"at most {usable}", sum(g.senators[seat].goods))
    quays = given.table("quays")
    for number, code in enumerate(quay_codes(g.box)):
        quay = quays.table(code)
        g.stored[number] = quay.name("good", codes)
        if g.stored[number] != NONE and g.owners[number] == NOBODY:
            raise quay.wrong("good", "no good at a quay without an owner", quay.values["good"])
    for good in range(GOODS):
        out = g.market[good] + sum(senator.goods[good] for senator in g.senators)
        out += sum(g.stored[quay] == good for quay in range(QUAYS))
        g.bag[good] = g.box.goods[good] - out
        if g.bag[good] < 0:
            raise BadPosition(f"there are {g.box.goods[good]} {codes[good]}, {out} are placed")


def place_ships(g: Table, given: Placed) -> None:
    """Ship cards in rows, at quays, before players and in the deck, top first. [PC-GEN-5]"""
    codes = g.box.ship_codes
    for row, key in ((g.first_row, "first_row"), (g.second_row, "second_row")):
        for number, ship in enumerate(given.row(key, codes, most=g.row_length())):
            row[number] = ship
    quays = given.table("quays")
    for number, code in enumerate(quay_codes(g.box)):
        quay = quays.table(code)
        g.ships[number] = quay.name("ship", codes)
        if g.ships[number] != NONE:
            check_berth(g, number, quay)
    for seat, player in enumerate(given.rows("players", most=MOST_SEATS)):
        g.senators[seat].kept = vec[i64](kept_cards(g.box, player))
    place_deck(g, given.names("deck", codes))
    place_knowledge(g, given.table("known"))


def kept_cards(box: Box, player: Placed) -> list[int]:
    """The cards before a player; immediate privileges are never kept. [PC-PRIV-2]"""
    kept = player.names("kept", box.ship_codes)
    for ship in kept:
        if box.privilege[ship] < FIRST_KEPT:
            raise player.wrong("kept", "cards whose privilege is kept", box.ship_codes[ship])
    return kept


def place_deck(g: Table, top: list[int]) -> None:
    """The given cards on top of the deck, all that lie nowhere else below, in random order."""
    lying = [*top, *g.face_up()]
    for ship in lying:
        if lying.count(ship) > 1:
            raise BadPosition(f"the ship card {g.box.ship_codes[ship]} lies in two places")
    rest = [ship for ship in range(SHIPS) if ship not in lying]
    g.shuffle(rest)
    g.deck = rest + top[::-1]
    for ship in g.face_up():
        g.known[ship] = EVERYBODY


def check_berth(g: Table, quay: int, given: Placed) -> None:
    """A ship lies only at a quay of its civilisation. [PC-SHIPS-10]"""
    civilisation = g.box.civilisation[g.ships[quay]]
    if civilisation != quay // 2:
        code = g.box.civilisation_codes[civilisation]
        raise given.wrong(
            "ship", f"a ship of this quay's civilisation, not of {code}", given.values["ship"]
        )


def place_knowledge(g: Table, known: Placed) -> None:
    """Which seats know which cards of the deck, having looked at them."""
    for code in list(known.values):
        if code not in g.box.ship_codes:
            raise known.wrong(code, "a ship card", code)
        for seat in known.numbers(code, 0, g.seats - 1, most=g.seats):
            g.known[g.box.ship_codes.index(code)] |= 1 << seat


def check_harbour(g: Table) -> None:
    """No quay has both a ship and the good it wants: it would have been loaded. [PC-LOAD-1]"""
    for quay, code in enumerate(quay_codes(g.box)):
        if is_due(g, quay):
            raise BadPosition(f"quays.{code}: its ship wants this good and would have been loaded")


def check_phase(g: Table, phase: str) -> None:
    """Can the game be at this phase, as the table lies?"""
    if phase == "placement":
        check_placement(g)
    if phase == "advance_rows" and not is_row_empty(g):
        raise BadPosition("phase advance_rows: the first row must be empty by then")
    if phase in END_PHASES:
        if not is_last_decade(g):
            raise BadPosition(f"phase {phase}: the game does not end after decade {g.decade}")
    elif len(g.palace) < len(g.box.seat_price) and any(s.large for s in g.senators):
        raise BadPosition("the large seat is taken while cheaper seats are free")


def check_placement(g: Table) -> None:
    """Before the first placement nobody owns a quay, and the market has a good for everybody."""
    if any(owner != NOBODY for owner in g.owners):
        raise BadPosition("phase placement: nobody owns a quay yet")
    if sum(g.market) < g.seats:
        raise BadPosition(f"phase placement: the market needs {g.seats} goods or more")
    for seat, senator in enumerate(g.senators):
        if senator.reserve < 4 or free_storage(g, seat) < 1:
            raise BadPosition(
                f"players[{seat}]: placement needs 4 servants in reserve and a free storage space"
            )
