"""Any position, set up from plain data: for tests, puzzles and analysis.

The data speak the language of the view, with its codes. What is left out lies where it lies in a
new game: cards in their piles, ships in Creta, markers on the routes at random, personal oars in
the hands of their owners. What cannot be is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cothon.games.neptun.box import (
    BONUS_TILE,
    BONUS_TILES,
    CITIES,
    CITY_CARD,
    COASTAL_ROUTES,
    CRETA,
    GOODS_CARD,
    GOODS_CARDS,
    MOST_SEATS,
    OAR_CARD,
    OARS,
    PERSONAL_CARD,
    SLOTS,
    TEMPLES,
    TILES,
    TURNS,
    Box,
)
from cothon.games.neptun.contracts import DraftTurn
from cothon.games.neptun.delivery import climb
from cothon.games.neptun.extra import BeginExtra, EndFulfilment
from cothon.games.neptun.loading import LoadContract
from cothon.games.neptun.material import LETTERS
from cothon.games.neptun.oars import FulfilTurn, voyage_steps
from cothon.games.neptun.round import BeginRound, EndRound, round_steps
from cothon.games.neptun.sailing import measure_ways
from cothon.games.neptun.scoring import TakeBonus, first_tile
from cothon.games.neptun.setup import lay_markers, personal_oars, put_pawns_on_zero
from cothon.games.neptun.shapes import SLOT_STATES
from cothon.games.neptun.table import (
    ACQUIRE,
    EMPTY,
    FOR_THE_ROUND,
    FULFIL,
    FULFILLED,
    LOST,
    NONE,
    OPEN,
    SCORE,
    Table,
    common_oars,
    empty_table,
    leave_out,
    read_switches,
    refusal,
    take_into_hand,
)
from cothon.games.neptun.view import tile_code
from cothon.games.neptun.wind import wind_base
from cothon.kernel.chance import Seed
from cothon.kernel.step import Step
from cothon.plain.placed import (
    Phases,
    Placed,
    known_to_all,
    missing,
    put,
    require,
    shuffled_rest,
    steps_from,
)
from cothon.sheet import Setting

ACQUIRING: Final = ("round", "acquire", "load")
FULFILLING: Final = ("oars", "sail", "extra", "extra_2")
DRAFTING: Final = ("acquire", "load")
SCORING: Final = ("score", "round_end")
LATE: Final = ("extra", "extra_2", *SCORING)
PHASES: Final[Phases[Table]] = {
    "round": lambda g, goes: [BeginRound(g.round)],
    "acquire": lambda g, goes: [DraftTurn(g.turn, goes), *round_from(FulfilTurn)],
    "load": lambda g, goes: [
        LoadContract(g.order[goes]),
        DraftTurn(g.turn, goes + 1),
        *round_from(FulfilTurn),
    ],
    "oars": lambda g, goes: [FulfilTurn(g.turn), *round_from(BeginExtra)],
    "sail": lambda g, goes: [*voyage_steps(g, goes), *round_from(BeginExtra)],
    "extra": lambda g, goes: round_from(BeginExtra),
    "extra_2": lambda g, goes: [BeginExtra(2), *round_from(EndFulfilment)],
    "score": lambda g, goes: round_from(TakeBonus),
    "round_end": lambda g, goes: round_from(EndRound),
}
MOST_OARS: Final = 7  # of a player in a round: two kept and five taken [NE-OAR-6]


def place(box: Box, data: Mapping[str, Any], seed: Seed, options: Mapping[str, Setting]) -> Table:
    """Lay the table as the data say, check it, and begin with the phase they name."""
    given = Placed(data)
    players = given.rows("players", most=MOST_SEATS)
    g = empty_table(box, len(players), seed, read_switches(options))
    phase = given.one_of("phase", PHASES, default="acquire")
    g.phase = ACQUIRE if phase in ACQUIRING else FULFIL if phase in FULFILLING else SCORE
    g.round = LETTERS.index(given.one_of("round", LETTERS, default=LETTERS[0]))
    g.turn = given.number("turn", 1, TURNS, default=TURNS if phase in LATE else 1)
    place_order(g, given)
    lay_markers(g)
    if given.has("distances"):
        given.part("distances", g, place_markers)
    place_wind(g, given, phase)
    given.part("temples", g, place_temples)
    for seat, player in enumerate(players):
        place_player(g, seat, player)
    place_display(g, given)
    place_piles(g, given)
    place_bonus_pool(g, given)
    goes_taken = place_go(g, given, phase)
    place_extra(g, given, phase)
    given.refuse_leftovers()
    check_tiles(g, phase)
    check_phase(g, phase, goes_taken)
    g.then(*PHASES[phase](g, goes_taken))
    return g


def round_from(step: type[Step[Table]]) -> list[Step[Table]]:
    """The rest of a round in which this step is next."""
    return steps_from(round_steps(), step)


def place_order(g: Table, given: Placed) -> None:
    """The order of play, and the pawns on the oar scale in the order of their arrival."""
    order = given.numbers("order", 0, g.seats - 1, most=g.seats) or list(range(g.seats))
    given.expect("order", "every seat once", sorted(order) == list(range(g.seats)))
    put(g.order, order)
    for row in given.rows("oar_scale", most=g.seats):
        seat = row.number("seat", 0, g.seats - 1, default=-1)
        row.expect("seat", "a pawn that is not on the scale yet", seat not in g.rowers)
        g.rowers.append(seat)
        g.power[seat] = row.number("power", 0, 20, default=-1)


def place_markers(g: Table, table: Placed) -> None:
    """The distance markers of the box, each on its route."""
    miles = [table.number(code, 1, 99) for code in g.box.route_codes]
    for markers, laid in (
        (sorted(g.box.coastal_markers), sorted(miles[:COASTAL_ROUTES])),
        (sorted(g.box.high_sea_markers), sorted(miles[COASTAL_ROUTES:])),
    ):
        require(markers == laid, f"{table.where}: expected these markers: {markers}, found {laid}")
    put(g.distances, miles)
    measure_ways(g)


def place_wind(g: Table, given: Placed, phase: str) -> None:
    """Wind and forecast; there is a forecast when oars have been revealed."""
    base, most = wind_base(g), g.box.forecast_most
    highest = max(base + most, g.box.start_wind)
    g.wind = given.number("wind", base - most, highest, default=g.box.start_wind)
    forecast = given.number("forecast", -most, most)
    if phase == "sail" or phase in LATE:
        g.forecast = forecast
    else:
        given.expect("forecast", f"none in the phase {phase}", not given.has("forecast"))


def place_temples(g: Table, temples: Placed) -> None:
    """The pawns of the temples, the best-placed first; the others stand on zero."""
    put_pawns_on_zero(g)
    for region, code in enumerate(g.box.region_codes):
        highest, seats = 999, set[int]()
        for pawn in temples.rows(code, most=g.seats):
            seat = pawn.number("seat", 0, g.seats - 1, default=-1)
            space = pawn.number("space", 0, 999)
            pawn.expect("space", f"at most {highest}, the best-placed first", space <= highest)
            pawn.expect("seat", "a seat once", seat not in seats)
            climb(g, region, seat, space)
            highest, seats = space, seats | {seat}


def place_player(g: Table, seat: int, player: Placed) -> None:
    """Gold, ship, oars, manifest and tiles of a player."""
    box, merchant = g.box, g.merchants[seat]
    merchant.gold = player.number("gold", 0, 999, default=box.start_gold)
    merchant.place = max(player.name("place", box.place_codes), CRETA)
    hand = personal_oars(seat)
    if player.has("hand"):
        hand = player.names("hand", box.oar_codes, OAR_CARD)
    for oar in hand:
        take_into_hand(g, seat, oar)
        g.known[oar] = 1 << seat
    merchant.played = player.names("played", box.oar_codes, OAR_CARD)
    for oar in [*hand, *merchant.played]:
        code = box.faces()[oar]
        is_own = oar < PERSONAL_CARD or oar in personal_oars(seat)
        player.expect("hand", "no oar of another colour", is_own, code)
        in_deck = oar >= PERSONAL_CARD or oar in oar_deck(g)
        player.expect("hand", "no oar of the large deck", in_deck, code)
    for slot, row in enumerate(player.rows("slots", most=SLOTS)):
        place_contract(g, seat, slot, row)
    codes = [tile_code(box, tile) for tile in range(TEMPLES * TILES)]
    merchant.tiles = vec[i64](player.names("tiles", codes))
    pick_bonus(g, player, "bonus", merchant.bonus)
    for tile in merchant.bonus:
        g.known[tile] = 1 << seat


def place_contract(g: Table, seat: int, slot: int, row: Placed) -> None:
    """What a slot of a manifest holds."""
    merchant = g.merchants[seat]
    city = row.name("city", g.box.city_codes, CITY_CARD)
    goods = row.name("goods", g.box.goods_card_codes, GOODS_CARD)
    default = SLOT_STATES[EMPTY if city == NONE else OPEN]
    state = SLOT_STATES.index(row.one_of("state", SLOT_STATES, default))
    holds = [state not in (EMPTY, FULFILLED)] * 2 == [city != NONE, goods != NONE]
    expected = "city and goods on open and lost slots, on no others"
    row.expect("city", expected, holds, row.values)
    merchant.slots[slot], merchant.cities[slot], merchant.goods[slot] = state, city, goods


def place_display(g: Table, given: Placed) -> None:
    """The contracts on offer from left to right, and the one that is being loaded."""
    box = g.box
    for row in given.rows("display", most=g.seats + 1):
        least = g.columns[-1] + 1 if g.columns else 0
        is_left = g.face_ups == len(g.columns)
        g.columns.append(row.number("column", least, g.seats, default=least))
        g.shown_cities.append(row.name("city", box.city_codes, CITY_CARD))
        g.shown_goods.append(row.name("goods", box.goods_card_codes, GOODS_CARD))
        g.shown_oars.append(row.name("oar", box.oar_codes, OAR_CARD))
        is_face_up = row.flag("face_up", default=False)
        expected = "face-up contracts to the left of the others"
        row.expect("face_up", expected, is_left or not is_face_up)
        g.face_ups += int(is_face_up)
        g.shown_gold.append(row.number("gold", 0, TURNS - 1 if is_face_up else 0))
        place_refusals(g, row, g.columns[-1], is_face_up)
    if given.has("taken"):
        taken = given.table("taken")
        g.taken = [
            taken.needed("city", box.city_codes, CITY_CARD),
            taken.needed("goods", box.goods_card_codes, GOODS_CARD),
            taken.needed("oar", box.oar_codes, OAR_CARD),
        ]


def place_refusals(g: Table, row: Placed, column: int, is_face_up: bool) -> None:
    """Who has refused a contract of the display, where refusals bind for the round. [EC-5]"""
    seats = row.numbers("refused_by", 0, g.seats - 1, most=g.seats)
    row.expect("refused_by", "nobody, as it lies face down", is_face_up or not seats)
    binds = g.switches.refusal_binds == FOR_THE_ROUND
    row.expect("refused_by", "nobody, unless refusals bind for the round", binds or not seats)
    for seat in seats:
        g.refused |= refusal(column, seat)


def place_piles(g: Table, given: Placed) -> None:
    """The given cards on top of each pile and in its discards; all others below, at random.

    Oar cards that lie nowhere then are not part of the game: unused, or played and gone.
    """
    box = g.box
    g.city_pile = given.pile("city_pile", box.city_codes, CITY_CARD)
    g.city_discard = given.names("city_discard", box.city_codes, CITY_CARD)
    g.goods_pile = given.pile("goods_pile", box.goods_card_codes, GOODS_CARD)
    g.goods_discard = given.names("goods_discard", box.goods_card_codes, GOODS_CARD)
    g.oar_pile = given.pile("oar_pile", box.oar_codes, OAR_CARD)
    g.oar_discard = given.names("oar_discard", box.oar_codes, OAR_CARD)
    check_common_oars(g)
    fill_pile(g, "city", range(CITY_CARD, CITY_CARD + CITIES), g.city_pile, g.shown_cities)
    fill_pile(g, "goods", range(GOODS_CARD, GOODS_CARD + GOODS_CARDS), g.goods_pile, g.shown_goods)
    fill_pile(g, "oar", oar_deck(g), g.oar_pile, g.shown_oars)
    known_to_all(g, [*g.city_discard, *g.goods_discard, *g.oar_discard, *g.face_up()])
    for shown in (g.shown_cities, g.shown_goods, g.shown_oars):
        known_to_all(g, shown[: g.face_ups])
    for oar in missing(g, range(OAR_CARD, OAR_CARD + OARS)):
        leave_out(g, oar)


def fill_pile(g: Table, kind: str, deck: range, pile: list[int], shown: list[int]) -> None:
    """What lies nowhere yet is shuffled: some of it is on display, the rest below in the pile."""
    rest = shuffled_rest(g, deck)
    for column, card in enumerate(shown):
        if card == NONE:
            require(bool(rest), f"display: there is no {kind} card left")
            shown[column] = rest.pop()
    pile[:0] = rest


def oar_deck(g: Table) -> range:
    """The oar cards of the common deck. [EC-1]"""
    return range(OAR_CARD, OAR_CARD + common_oars(g))


def check_common_oars(g: Table) -> None:
    """Only the common deck is drawn from and discarded to."""
    for card in [*g.oar_pile, *g.oar_discard, *g.shown_oars, *g.taken[2:]]:
        code = "" if card == NONE else g.box.faces()[card]
        belongs = card == NONE or card in oar_deck(g)
        require(belongs, f"the card {code} does not belong to the oar cards of this game")


def place_bonus_pool(g: Table, given: Placed) -> None:
    """The given bonus tiles on top of the pool; all others below, at random."""
    pick_bonus(g, given, "bonus_pool", g.bonus_pool)
    g.bonus_pool.reverse()
    g.bonus_pool[:0] = shuffled_rest(g, range(BONUS_TILE, BONUS_TILE + BONUS_TILES))


def pick_bonus(g: Table, given: Placed, key: str, pile: list[int]) -> None:
    """Bonus tiles by their values, the first of each value that lies nowhere yet."""
    points = [int(value) for value in g.box.bonus_points]
    for value in given.numbers(key, 0, 99, most=BONUS_TILES):
        free = missing(g, range(BONUS_TILE, BONUS_TILE + BONUS_TILES))
        fitting = [tile for tile in free if points[tile - BONUS_TILE] == value]
        given.expect(key, f"tiles of the box: {sorted(points)}", bool(fitting), value)
        pile.append(fitting[0])


def place_go(g: Table, given: Placed, phase: str) -> int:
    """How many players have had their go: those before the one whose go it is."""
    if phase not in ("acquire", "load", "sail"):
        return 0
    seat = given.number("active", 0, g.seats - 1, default=int(g.order[len(g.rowers) % g.seats]))
    return list(g.order).index(seat)


def place_extra(g: Table, given: Placed, phase: str) -> None:
    """Who took part in 5.I, where 5.II is next."""
    seats = given.numbers("extra", 0, g.seats - 1, most=g.seats)
    fits = not seats or (phase == "extra_2" and len(set(seats)) == len(seats))
    given.expect("extra", "seats that took part in 5.I, in the phase extra_2", fits)
    for seat in seats:
        g.extra |= 1 << seat


def check_tiles(g: Table, phase: str) -> None:
    """A point tile is won once, and not before its round is scored."""
    won = [tile for merchant in g.merchants for tile in merchant.tiles]
    first_open = first_tile(g.round + int(phase == "round_end"))
    for tile in won:
        code = tile_code(g.box, tile)
        require(won.count(tile) == 1, f"the tile {code} is won twice")
        is_scored = tile % TILES < first_open
        require(is_scored, f"the tile {code} cannot be won before its round is scored")


def check_phase(g: Table, phase: str, goes_taken: int) -> None:
    """Can the game be at this phase, as the table lies?"""
    for seat in range(g.seats):
        check_manifest(g, seat, phase)
    loading = phase == "load"
    message = "taken: a contract is being loaded in the phase load, and only there"
    require(bool(g.taken) == loading, message)
    if phase in DRAFTING:
        check_draft(g, goes_taken, loading)
    else:
        require(not g.columns, f"phase {phase}: no contracts are on display")
        require(not g.rowers, f"phase {phase}: no pawns are on the oar scale")
    for seat in range(g.seats):
        check_oars(g, seat, phase)
    check_oar_piles(g, phase, goes_taken)


def check_manifest(g: Table, seat: int, phase: str) -> None:
    """Slots and ship of a player, as the phase allows. [NE-DELIVER-7, NE-ROUND-6, -9]"""
    merchant = g.merchants[seat]
    slots = list(merchant.slots)
    where = f"players[{seat}]"
    if phase == "round":
        is_empty = slots == [EMPTY] * SLOTS
        require(is_empty, f"{where}.slots: manifests are empty when a round begins")
    if phase in ACQUIRING:
        is_new = LOST not in slots and FULFILLED not in slots
        require(is_new, f"{where}.slots: nothing is lost or fulfilled in phase 1")
        is_home = merchant.place == CRETA and not merchant.played
        require(is_home, f"{where}: in phase 1 the ship is in Creta and no oar is played")
    if FULFILLED in slots:
        left = slots[: len(slots) - 1 - slots[::-1].index(FULFILLED)]
        message = f"{where}.slots: what lies left of a fulfilled contract is lost"
        require(OPEN not in left, message)
    is_settled = phase not in SCORING or OPEN not in slots
    require(is_settled, f"{where}.slots: no contract is open when phase 2 is over")


def check_oars(g: Table, seat: int, phase: str) -> None:
    """As many oar cards as the turns that are left, and never too many. [NE-OAR-6]"""
    hand, played = len(g.merchants[seat].hand), len(g.merchants[seat].played)
    where = f"players[{seat}]"
    most = f"{where}.hand: at most {MOST_OARS} oar cards, with those played"
    require(hand + played <= MOST_OARS, most)
    left = TURNS - g.turn + 1
    if phase == "oars":
        require(hand >= left, f"{where}.hand: {left} oar cards or more are needed")
    if phase == "sail":
        message = f"{where}: a played oar and {left - 1} in hand are needed"
        require(played > 0 and hand >= left - 1, message)


def check_oar_piles(g: Table, phase: str, goes_taken: int) -> None:
    """The piles last for all contracts still to be dealt, whatever is played until then. [EC-9]"""
    in_round = TURNS * g.seats + 1
    lying = len(g.oar_pile) + len(g.oar_discard)
    now = (TURNS - g.turn) * g.seats if phase in DRAFTING else 0
    now = in_round if phase == "round" else now
    require(lying >= now, f"oar_pile: {now} oar cards are needed in this round, {lying} are left")
    if g.round < len(LETTERS) - 1:
        kept = sum(kept_at_most(g, rank, phase, goes_taken) for rank in range(g.seats))
        left = common_oars(g) - kept
        message = f"players: {in_round} common oar cards are needed in a round, {left} may be left"
        require(left >= in_round, message)


def kept_at_most(g: Table, rank: int, phase: str, goes_taken: int) -> int:
    """How many common oar cards the player of this rank may still hold when the round is over."""
    hand = g.merchants[g.order[rank]].hand
    common = sum(oar < PERSONAL_CARD for oar in hand)
    taken = 0
    if phase == "round":
        taken = TURNS
    elif phase in DRAFTING:
        taken = TURNS - g.turn + int(rank >= goes_taken)
    turns = {"oars": TURNS - g.turn + 1, "sail": TURNS - g.turn}
    played = TURNS if phase in ACQUIRING else turns.get(phase, 0)
    return min(common + taken, max(len(hand) + taken - played, 0))


def check_draft(g: Table, goes_taken: int, loading: bool) -> None:
    """Contracts, pawns and empty slots, as many as there must be."""
    gone = sorted(g.order[rank] for rank in range(goes_taken))
    require(sorted(g.rowers) == gone, f"oar_scale: the pawns of the seats {gone} must be there")
    wanted, lying = g.seats + 1 - goes_taken - int(loading), len(g.columns)
    require(lying == wanted, f"display: {wanted} contracts must lie there, not {lying}")
    check_refusals(g, goes_taken + int(loading))
    for seat, merchant in enumerate(g.merchants):
        needed = TURNS - g.turn + int(seat not in gone)
        free = list(merchant.slots).count(EMPTY)
        require(free >= needed, f"players[{seat}].slots: {needed} empty slots are needed")
        hand = TURNS - needed
        message = f"players[{seat}].hand: {hand} oar cards or more are needed"
        require(len(merchant.hand) >= hand, message)


def check_refusals(g: Table, goes_begun: int) -> None:
    """Before the own go only the leftover of an earlier turn can have been refused. [EC-53]"""
    for seat in [g.order[rank] for rank in range(goes_begun, g.seats)]:
        refused = [column for column in g.columns if g.refused & refusal(column, seat)]
        require(
            not refused or (refused == [0] and g.turn > 1),
            f"display: seat {seat} has not had its go and can have refused "
            f"nothing but the leftover of an earlier turn, in column 0",
        )
