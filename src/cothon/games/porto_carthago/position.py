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

from cothon.games.porto_carthago.arrival import AdvanceRows, EnterHarbour, is_row_empty
from cothon.games.porto_carthago.box import (
    FIRST_KEPT,
    MOST_SEATS,
    QUAYS,
    SHIPS,
    SLOTS,
    Box,
)
from cothon.games.porto_carthago.harbour import is_due
from cothon.games.porto_carthago.material import ACTIONS
from cothon.games.porto_carthago.round import (
    DealActionCards,
    EndDecade,
    FindStartPlayer,
    PlayRound,
    RefillMarket,
    TakeIncome,
    decade_steps,
)
from cothon.games.porto_carthago.scoring import (
    AnnounceWinners,
    BuyLastSeat,
    EndGame,
    ScoreIntrigue,
    is_last_decade,
)
from cothon.games.porto_carthago.setup import BeginGame
from cothon.games.porto_carthago.table import NONE, Senator, Table, empty_table, free_storage
from cothon.kernel.chance import Seed
from cothon.kernel.state import NOBODY
from cothon.kernel.step import Step
from cothon.plain.placed import (
    Phases,
    Placed,
    known_to_all,
    put,
    require,
    shuffled_rest,
    steps_from,
)
from cothon.sheet import Setting

PHASES: Final[Phases[Table]] = {
    "placement": lambda g, turn: [BeginGame()],
    "arrival": lambda g, turn: decade_from(EnterHarbour),
    "advance_rows": lambda g, turn: decade_from(AdvanceRows),
    "action_cards": lambda g, turn: decade_from(DealActionCards),
    "start_player": lambda g, turn: decade_from(FindStartPlayer),
    "income": lambda g, turn: decade_from(TakeIncome),
    "market_refill": lambda g, turn: decade_from(RefillMarket),
    "turn": lambda g, turn: [PlayRound(g.action_round, turn), EndDecade()],
    "decade_end": lambda g, turn: [EndDecade()],
    "game_end": lambda g, turn: [EndGame()],
    "final_purchase": lambda g, turn: [*last_purchases(g), ScoreIntrigue(), AnnounceWinners()],
    "intrigue": lambda g, turn: [ScoreIntrigue(), AnnounceWinners()],
}
END_PHASES: Final = ("game_end", "final_purchase", "intrigue")


def place(box: Box, data: Mapping[str, Any], seed: Seed, options: Mapping[str, Setting]) -> Table:
    """Lay the table as the data say, check it, and begin with the phase they name."""
    given = Placed(data)
    players = given.rows("players", most=MOST_SEATS)
    g = empty_table(box, len(players), seed, options["final_purchase_always"] is True)
    phase = given.one_of("phase", PHASES, default="turn")
    last = box.decades if phase in END_PHASES else 1
    g.decade = given.number("decade", 1, box.decades, default=last)
    g.action_round = given.number("round", 1, box.action_rounds, default=1)
    g.start_player = given.number("start_player", 0, g.seats - 1)
    g.purchases = given.number("purchases", 0, 999)
    place_board(g, given)
    given.part("quays", g, place_quays)
    for seat, player in enumerate(players):
        place_player(g, seat, player)
    fill_bag(g)
    place_ships(g, given)
    turn = g.start_player
    if phase == "turn":
        turn = given.number("turn", 0, g.seats - 1, default=turn)
    given.refuse_leftovers()
    check_phase(g, phase)
    g.then(*PHASES[phase](g, (turn - g.start_player) % g.seats))
    return g


def decade_from(step: type[Step[Table]]) -> list[Step[Table]]:
    """The rest of a decade in which this step is next."""
    return steps_from(decade_steps(), step)


def last_purchases(g: Table) -> list[Step[Table]]:
    """Everybody may buy a last seat, from the start player on."""
    return [BuyLastSeat((g.start_player + turn) % g.seats) for turn in range(g.seats)]


def place_board(g: Table, given: Placed) -> None:
    """The action cards on their slots, palace and intrigue path, and the market."""
    box = g.box
    kinds = given.names("slots", ACTIONS) or list(box.action_cards)
    names = [ACTIONS[kind] for kind in box.action_cards]
    is_deal = sorted(kinds) == sorted(box.action_cards)
    given.expect("slots", f"these cards in any order: {names}", is_deal)
    put(g.slots, kinds)
    g.palace = given.numbers("palace", 0, g.seats - 1, most=len(box.seat_price))
    g.path = given.numbers("path", 0, g.seats - 1, most=box.path_spaces)
    g.market = given.counts("market", box.good_codes)
    most, goods = box.market_spaces[g.seats], sum(g.market)
    given.expect("market", f"at most {most} goods", goods <= most, goods)


def place_quays(g: Table, quays: Placed) -> None:
    """Owners, goods and ships at the quays."""
    for quay, code in quays.keys(g.box.quay_codes, "a quay"):
        place_quay(g, quay, quays.table(code))


def place_quay(g: Table, quay: int, given: Placed) -> None:
    """A good lies only with an owner, a ship only where its civilisation trades.

    What is due would have been loaded. [PC-SHIPS-10, PC-LOAD-1]
    """
    box = g.box
    g.owners[quay] = given.seat("owner", g.seats)
    g.stored[quay] = given.name("good", box.good_codes)
    g.ships[quay] = given.name("ship", box.ship_codes)
    has_place = g.stored[quay] == NONE or g.owners[quay] != NOBODY
    given.expect("good", "no good at a quay without an owner", has_place)
    if g.ships[quay] != NONE:
        civilisation = box.civilisation[g.ships[quay]]
        code = box.civilisation_codes[civilisation]
        expected = f"a ship of this quay's civilisation, not of {code}"
        given.expect("ship", expected, civilisation == quay // 2)
    where = f"quays.{box.quay_codes[quay]}"
    require(not is_due(g, quay), f"{where}: its ship wants this good and would have been loaded")


def place_player(g: Table, seat: int, player: Placed) -> None:
    """A player's servants, all of them, money, trade points, goods and kept cards. [PC-GEN-3]"""
    box, senator = g.box, g.senators[seat]
    senator.talents = player.number("talents", 0, 9999)
    senator.points = player.number("points", 0, 999)
    senator.blocked = player.number("blocked", 0, box.blocked_spaces, box.blocked_spaces)
    senator.lighthouse = player.number("lighthouse", 0, box.servants)
    senator.temple = player.number("temple", 0, box.servants)
    senator.captains = player.number("captains", 0, g.seats)
    senator.large = player.number("large_seat", 0, box.servants)
    captains = sum(other.captains for other in g.senators)
    player.expect(
        "captains", f"at most {g.seats} on all charter ships", captains <= g.seats, "more"
    )
    place_workers(g, seat, player)
    where = ("in the reserve", "quays, action cards")
    elsewhere = servants_elsewhere(g, seat)
    senator.reserve = player.rest("reserve", box.servants, elsewhere, "servants", *where)
    senator.goods = player.counts("goods", box.good_codes)
    usable = box.storage_spaces - senator.blocked
    player.expect("goods", f"at most {usable}", free_storage(g, seat) >= 0, sum(senator.goods))
    senator.kept = vec[i64](kept_cards(box, player))


def place_workers(g: Table, seat: int, player: Placed) -> None:
    """Servants on the action cards, as many as a slot takes or a multiple of it."""
    for slot, servants in enumerate(player.numbers("workers", 0, g.box.servants, most=SLOTS)):
        g.workers[slot * MOST_SEATS + seat] = servants
        cost = g.box.slot_servants[slot]
        fits = not servants or (cost > 0 and servants % cost == 0)
        player.expect(
            "workers", f"a multiple of {cost} servants on slot {slot + 1}", fits, servants
        )


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


def kept_cards(box: Box, player: Placed) -> list[int]:
    """The cards before a player; immediate privileges are never kept. [PC-PRIV-2]"""
    kept = player.names("kept", box.ship_codes)
    for ship in kept:
        is_kept = box.privilege[ship] >= FIRST_KEPT
        player.expect("kept", "cards whose privilege is kept", is_kept, box.ship_codes[ship])
    return kept


def fill_bag(g: Table) -> None:
    """Goods that lie nowhere else are in the bag. [PC-GEN-4]"""
    for good, code in enumerate(g.box.good_codes):
        out = g.market[good] + sum(senator.goods[good] for senator in g.senators)
        out += sum(g.stored[quay] == good for quay in range(QUAYS))
        there = g.box.goods[good]
        require(out <= there, f"there are {there} {code}, {out} are placed")
        g.bag[good] = there - out


def place_ships(g: Table, given: Placed) -> None:
    """Ship cards in the rows and on top of the deck; all others below, at random. [PC-GEN-5]"""
    codes = g.box.ship_codes
    put(g.first_row, given.row("first_row", codes, most=g.row_length()))
    put(g.second_row, given.row("second_row", codes, most=g.row_length()))
    g.deck = given.pile("deck", codes)
    g.deck[:0] = shuffled_rest(g, range(SHIPS))
    known_to_all(g, g.face_up())
    given.part("known", g, place_knowledge)


def place_knowledge(g: Table, known: Placed) -> None:
    """Which seats know which cards of the deck, having looked at them."""
    for ship, code in known.keys(g.box.ship_codes, "a ship card"):
        for seat in known.numbers(code, 0, g.seats - 1, most=g.seats):
            g.known[ship] |= 1 << seat


def check_phase(g: Table, phase: str) -> None:
    """Can the game be at this phase, as the table lies?"""
    if phase == "placement":
        check_placement(g)
    if phase == "advance_rows":
        require(is_row_empty(g), "phase advance_rows: the first row must be empty by then")
    if phase in END_PHASES:
        ends = is_last_decade(g)
        require(ends, f"phase {phase}: the game does not end after decade {g.decade}")
        return
    is_full = len(g.palace) == len(g.box.seat_price)
    is_taken = any(senator.large for senator in g.senators)
    require(is_full or not is_taken, "the large seat is taken while cheaper seats are free")


def check_placement(g: Table) -> None:
    """Before the first placement nobody owns a quay, and the market has a good for everybody."""
    is_free = all(owner == NOBODY for owner in g.owners)
    require(is_free, "phase placement: nobody owns a quay yet")
    goods = f"phase placement: the market needs {g.seats} goods or more"
    require(sum(g.market) >= g.seats, goods)
    for seat, senator in enumerate(g.senators):
        require(
            senator.reserve >= 4 and free_storage(g, seat) >= 1,
            f"players[{seat}]: placement needs 4 servants in reserve and a free storage space",
        )
