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
    ROUTES,
    SLOTS,
    TILES,
    TURNS,
    Box,
)
from cothon.games.neptun.contracts import DraftTurn
from cothon.games.neptun.delivery import climb
from cothon.games.neptun.extra import BeginExtra
from cothon.games.neptun.loading import LoadContract
from cothon.games.neptun.material import LETTERS
from cothon.games.neptun.oars import FulfilTurn, voyage_steps
from cothon.games.neptun.round import BeginRound, round_steps
from cothon.games.neptun.sailing import measure_ways
from cothon.games.neptun.scoring import first_tile
from cothon.games.neptun.setup import lay_markers, personal_oars, put_pawns_on_zero
from cothon.games.neptun.table import (
    ACQUIRE,
    EMPTY,
    FOR_THE_ROUND,
    FULFIL,
    FULFILLED,
    LOST,
    NO_FORECAST,
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
from cothon.games.neptun.view import SLOT_STATES, tile_codes
from cothon.games.neptun.wind import wind_base
from cothon.kernel.chance import Seed
from cothon.kernel.errors import BadPosition
from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.step import Step
from cothon.plain.placed import Placed
from cothon.sheet import Setting

ACQUIRING: Final = ("round", "acquire", "load")
FULFILLING: Final = ("oars", "sail", "extra", "extra_2")
FORECAST_PHASES: Final = ("sail", "extra", "extra_2", "score", "round_end")
MOST_OARS: Final = 7  # of a player in a round: two kept and five taken [NE-OAR-6]
PHASES: Final = (*ACQUIRING, *FULFILLING, "score", "round_end")


def place(box: Box, data: Mapping[str, Any], seed: Seed, options: Mapping[str, Setting]) -> Table:
    """Lay the table as the data say, check it, and begin with the phase they name."""
    given = Placed(data)
    players = given.rows("players", most=MOST_SEATS)
    g = empty_table(box, len(players), seed, read_switches(options))
    phase = given.one_of("phase", PHASES, default="acquire")
    g.phase = ACQUIRE if phase in ACQUIRING else FULFIL if phase in FULFILLING else SCORE
    g.round = LETTERS.index(given.one_of("round", LETTERS, default=LETTERS[0]))
    late = phase in ("extra", "extra_2", "score", "round_end")
    g.turn = given.number("turn", 1, TURNS, default=TURNS if late else 1)
    place_order(g, given)
    place_chart(g, given, phase)
    place_temples(g, given.table("temples"))
    for seat, player in enumerate(players):
        place_player(g, seat, player)
    place_display(g, given)
    place_piles(g, given)
    leave_out_the_rest(g)
    place_bonus(g, given)
    check_tiles(g, phase == "round_end")
    goes_taken = place_go(g, given, phase)
    place_extra(g, given, phase)
    given.refuse_leftovers()
    check_cards(g)
    check_phase(g, phase, goes_taken)
    begin(g, phase, goes_taken)
    return g


def begin(g: Table, phase: str, goes_taken: int) -> None:
    """Put on the agenda what the phase begins with, and all that follows it."""
    fulfil, extra, *rest = round_steps()[2:]
    if phase == "round":
        g.then(BeginRound(g.round))
        return
    first: list[Step[Table]] = []
    if phase == "load":
        first = [
            LoadContract(g.order[goes_taken]),
            DraftTurn(g.turn, goes_taken + 1),
            fulfil,
            extra,
        ]
    elif phase == "acquire":
        first = [DraftTurn(g.turn, goes_taken), fulfil, extra]
    elif phase == "oars":
        first = [FulfilTurn(g.turn), extra]
    elif phase == "sail":
        first = [*voyage_steps(g, goes_taken), extra]
    elif phase == "extra":
        first = [extra]
    elif phase == "extra_2":
        first = [BeginExtra(2)]
    elif phase == "score":
        rest = rest[1:]
    else:
        rest = rest[-1:]
    g.then(*first, *rest)


def place_order(g: Table, given: Placed) -> None:
    """The order of play, and the pawns on the oar scale in the order of their arrival."""
    order = given.numbers("order", 0, g.seats - 1, most=g.seats) or list(range(g.seats))
    if sorted(order) != list(range(g.seats)):
        raise given.wrong("order", "every seat once", order)
    g.order = vec[i64](order)
    for row in given.rows("oar_scale", most=g.seats):
        seat = row.number("seat", 0, g.seats - 1, default=-1)
        if seat in g.rowers:
            raise row.wrong("seat", "a pawn that is not on the scale yet", seat)
        g.rowers.append(seat)
        g.power[seat] = row.number("power", 0, 20, default=-1)


def place_chart(g: Table, given: Placed, phase: str) -> None:
    """Distance markers, wind and forecast."""
    lay_markers(g)
    if given.look_up("distances", None) is not None:
        table = given.table("distances")
        miles = [table.number(code, 1, 99, default=0) for code in g.box.route_codes]
        for markers, laid in (
            (g.box.coastal_markers, miles[:COASTAL_ROUTES]),
            (g.box.high_sea_markers, miles[COASTAL_ROUTES:]),
        ):
            if sorted(markers) != sorted(laid):
                raise given.wrong("distances", f"these markers: {sorted(markers)}", sorted(laid))
        for route in range(ROUTES):
            g.distances[route] = miles[route]
        measure_ways(g)
    base = wind_base(g)
    most = g.box.forecast_most
    highest = max(base + most, g.box.start_wind)
    g.wind = given.number("wind", base - most, highest, default=g.box.start_wind)
    forecast = given.look_up("forecast", None)
    if forecast is not None:
        g.forecast = given.number("forecast", -most, most, default=0)
    elif phase in FORECAST_PHASES:
        g.forecast = 0
    if g.forecast != NO_FORECAST and phase not in FORECAST_PHASES:
        raise given.wrong("forecast", f"none in the phase {phase}", forecast)


def place_temples(g: Table, temples: Placed) -> None:
    """The pawns of the temples, the best-placed first; the others stand on zero."""
    put_pawns_on_zero(g)
    for region, code in enumerate(g.box.region_codes):
        spaces: list[int] = []
        seats: list[int] = []
        for pawn in temples.rows(code, most=g.seats):
            seat = pawn.number("seat", 0, g.seats - 1, default=-1)
            space = pawn.number("space", 0, 999, default=0)
            if spaces and space > spaces[-1]:
                raise pawn.wrong("space", f"at most {spaces[-1]}, the best-placed first", space)
            if seat in seats:
                raise pawn.wrong("seat", "a seat once", seat)
            seats.append(seat)
            spaces.append(space)
            climb(g, region, seat, space)


def place_player(g: Table, seat: int, player: Placed) -> None:
    """Gold, ship, oars, manifest and tiles of a player."""
    merchant = g.merchants[seat]
    box = g.box
    merchant.gold = player.number("gold", 0, 999, default=box.start_gold)
    merchant.place = max(player.name("place", box.place_codes), 0)
    if player.look_up("hand", None) is None:
        hand = personal_oars(seat)
    else:
        hand = [OAR_CARD + oar for oar in player.names("hand", box.oar_codes)]
    for oar in hand:
        take_into_hand(g, seat, oar)
        g.known[oar] = 1 << seat
    merchant.played = [OAR_CARD + oar for oar in player.names("played", box.oar_codes)]
    for oar in [*hand, *merchant.played]:
        if oar >= PERSONAL_CARD and oar not in personal_oars(seat):
            raise player.wrong("hand", "no oar of another colour", box.oar_codes[oar - OAR_CARD])
        if OAR_CARD + common_oars(g) <= oar < PERSONAL_CARD:
            raise player.wrong("hand", "no oar of the large deck", box.oar_codes[oar - OAR_CARD])
    for slot, row in enumerate(player.rows("slots", most=SLOTS)):
        place_contract(g, seat, slot, row)
    merchant.tiles = vec[i64](player.names("tiles", tile_codes(box)))


def place_contract(g: Table, seat: int, slot: int, row: Placed) -> None:
    """What a slot of a manifest holds."""
    merchant = g.merchants[seat]
    city = row.name("city", g.box.city_codes)
    goods = row.name("goods", g.box.goods_card_codes)
    default = SLOT_STATES[OPEN if city >= 0 else EMPTY]
    state = SLOT_STATES.index(row.one_of("state", SLOT_STATES, default=default))
    holds = state not in (EMPTY, FULFILLED)
    if holds != (city >= 0) or holds != (goods >= 0):
        raise row.wrong("city", "city and goods on open and lost slots, on no others", row.values)
    merchant.slots[slot] = state
    if holds:
        merchant.cities[slot] = CITY_CARD + city
        merchant.goods[slot] = GOODS_CARD + goods


def place_display(g: Table, given: Placed) -> None:
    """The contracts on offer from left to right, and the one that is being loaded."""
    box = g.box
    for row in given.rows("display", most=g.seats + 1):
        least = g.columns[-1] + 1 if g.columns else 0
        g.columns.append(row.number("column", least, g.seats, default=least))
        g.shown_cities.append(named_card(row, "city", box.city_codes, CITY_CARD))
        g.shown_goods.append(named_card(row, "goods", box.goods_card_codes, GOODS_CARD))
        g.shown_oars.append(named_card(row, "oar", box.oar_codes, OAR_CARD))
        is_face_up = row.look_up("face_up", False)
        if not isinstance(is_face_up, bool):
            raise row.wrong("face_up", "true or false", is_face_up)
        if is_face_up and g.face_ups + 1 < len(g.columns):
            raise row.wrong("face_up", "face-up contracts to the left of the others", True)
        g.face_ups += int(is_face_up)
        g.shown_gold.append(row.number("gold", 0, TURNS - 1 if is_face_up else 0, default=0))
        place_refusals(g, row, g.columns[-1], is_face_up)
    if given.look_up("taken", None) is not None:
        taken = given.table("taken")
        g.taken = [
            CITY_CARD + taken.code("city", taken.look_up("city", None), box.city_codes),
            GOODS_CARD + taken.code("goods", taken.look_up("goods", None), box.goods_card_codes),
            OAR_CARD + taken.code("oar", taken.look_up("oar", None), box.oar_codes),
        ]


def place_refusals(g: Table, row: Placed, column: int, is_face_up: bool) -> None:
    """Who has refused a contract of the display, where refusals bind for the round. [EC-5]"""
    seats = row.numbers("refused_by", 0, g.seats - 1, most=g.seats)
    if seats and not is_face_up:
        raise row.wrong("refused_by", "nobody, as it lies face down", seats)
    if seats and g.switches.refusal_binds != FOR_THE_ROUND:
        raise row.wrong("refused_by", "nobody, unless refusals bind for the round", seats)
    for seat in seats:
        g.refused |= refusal(column, seat)


def named_card(row: Placed, key: str, codes: list[str], first: int) -> int:
    """The number of a card given by its code, or NONE if it is left out."""
    card = row.name(key, codes)
    return NONE if card < 0 else first + card


def place_piles(g: Table, given: Placed) -> None:
    """The given cards on top of each pile and in its discards; all others below, at random."""
    box = g.box
    for key, codes, first, count, shown in (
        ("city", box.city_codes, CITY_CARD, CITIES, g.shown_cities),
        ("goods", box.goods_card_codes, GOODS_CARD, GOODS_CARDS, g.shown_goods),
        ("oar", box.oar_codes, OAR_CARD, common_oars(g), g.shown_oars),
    ):
        top = [first + card for card in given.names(f"{key}_pile", codes)]
        discard = [first + card for card in given.names(f"{key}_discard", codes)]
        hands = [oar for merchant in g.merchants for oar in merchant.hand]
        deck = range(first, first + count)
        taken = [card for card in g.taken if first <= card < first + len(codes)]
        named = [*top, *discard, *shown, *taken]
        strange = [card for card in named if card != NONE and card not in deck]
        if strange:
            code = card_code(g.box, strange[0])
            raise BadPosition(f"the card {code} does not belong to the {key} cards of this game")
        lying = {*top, *discard, *shown, *hands, *laid_open(g)}
        rest = [card for card in deck if card not in lying]
        g.shuffle(rest)
        for column, card in enumerate(shown):
            if card == NONE:
                if not rest:
                    raise BadPosition(f"display: there is no {key} card left")
                shown[column] = rest.pop()
        set_pile(g, key, rest + top[::-1], discard)
        for card in discard:
            g.known[card] = EVERYBODY
    face_up = [*laid_open(g), *g.shown_cities[: g.face_ups], *g.shown_goods[: g.face_ups]]
    for card in [*face_up, *g.shown_oars[: g.face_ups]]:
        g.known[card] = EVERYBODY


def laid_open(g: Table) -> list[int]:
    """The cards of manifests, of the contract that is being loaded, and the played oars."""
    cards = list(g.taken)
    for merchant in g.merchants:
        cards += [card for card in [*merchant.cities, *merchant.goods] if card != NONE]
        cards += merchant.played
    return cards


def set_pile(g: Table, key: str, pile: list[int], discard: list[int]) -> None:
    """A draw pile and its discards."""
    if key == "city":
        g.city_pile, g.city_discard = pile, discard
    elif key == "goods":
        g.goods_pile, g.goods_discard = pile, discard
    else:
        g.oar_pile, g.oar_discard = pile, discard


def leave_out_the_rest(g: Table) -> None:
    """Oar cards that lie nowhere are not part of the game: unused, or played and gone."""
    lying = {card for pile in g.piles() for card in pile} | set(laid_open(g))
    for oar in range(OAR_CARD, OAR_CARD + OARS):
        if oar not in lying:
            leave_out(g, oar)


def place_bonus(g: Table, given: Placed) -> None:
    """Bonus tiles by their values: those that players own, and the top of the pool."""
    values = [g.box.bonus_points[tile] for tile in range(BONUS_TILES)]
    free = list(range(BONUS_TILES))

    def pick(where: Placed, key: str) -> list[int]:
        tiles = []
        for value in where.numbers(key, 0, 99, most=BONUS_TILES):
            fitting = [tile for tile in free if values[tile] == value]
            if not fitting:
                raise where.wrong(key, f"tiles of the box: {sorted(values)}", value)
            free.remove(fitting[0])
            tiles.append(BONUS_TILE + fitting[0])
        return tiles

    for seat, player in enumerate(given.rows("players", most=MOST_SEATS)):
        g.merchants[seat].bonus = pick(player, "bonus")
        for tile in g.merchants[seat].bonus:
            g.known[tile] = 1 << seat
    top = pick(given, "bonus_pool")
    rest = [BONUS_TILE + tile for tile in free]
    g.shuffle(rest)
    g.bonus_pool = rest + top[::-1]


def place_extra(g: Table, given: Placed, phase: str) -> None:
    """Who took part in 5.I, where 5.II is next."""
    seats = given.numbers("extra", 0, g.seats - 1, most=g.seats)
    if (seats and phase != "extra_2") or len(set(seats)) != len(seats):
        raise given.wrong("extra", "seats that took part in 5.I, in the phase extra_2", seats)
    for seat in seats:
        g.extra |= 1 << seat


def place_go(g: Table, given: Placed, phase: str) -> int:
    """How many players have had their go: those before the one whose go it is."""
    if phase not in ("acquire", "load", "sail"):
        return 0
    seat = given.number("active", 0, g.seats - 1, default=int(g.order[len(g.rowers) % g.seats]))
    return list(g.order).index(seat)


def check_tiles(g: Table, is_scored: bool) -> None:
    """A point tile is won once, and not before its round is scored."""
    codes = tile_codes(g.box)
    won = [tile for merchant in g.merchants for tile in merchant.tiles]
    for tile in won:
        if won.count(tile) > 1:
            raise BadPosition(f"the tile {codes[tile]} is won twice")
        if tile % TILES >= first_tile(g.round + int(is_scored)):
            raise BadPosition(f"the tile {codes[tile]} cannot be won before its round is scored")


def check_cards(g: Table) -> None:
    """No card lies in two places."""
    lying = [card for pile in g.piles() for card in pile] + laid_open(g)
    for card in lying:
        if lying.count(card) > 1:
            raise BadPosition(f"the card {card_code(g.box, card)} lies in two places")


def card_code(box: Box, card: int) -> str:
    """A card by its id."""
    if card < GOODS_CARD:
        return box.city_codes[card - CITY_CARD]
    if card < OAR_CARD:
        return box.goods_card_codes[card - GOODS_CARD]
    return box.oar_codes[card - OAR_CARD]


def check_phase(g: Table, phase: str, goes_taken: int) -> None:
    """Can the game be at this phase, as the table lies?"""
    for seat in range(g.seats):
        check_manifest(g, seat, phase)
    if bool(g.taken) != (phase == "load"):
        raise BadPosition("taken: a contract is being loaded in the phase load, and only there")
    if phase in ("acquire", "load"):
        check_draft(g, goes_taken, phase == "load")
    elif g.columns:
        raise BadPosition(f"phase {phase}: no contracts are on display")
    if phase not in ("acquire", "load") and g.rowers:
        raise BadPosition(f"phase {phase}: no pawns are on the oar scale")
    for seat, merchant in enumerate(g.merchants):
        left = TURNS - g.turn + 1
        if phase == "oars" and len(merchant.hand) < left:
            raise BadPosition(f"players[{seat}].hand: {left} oar cards or more are needed")
        if phase == "sail" and (not merchant.played or len(merchant.hand) < left - 1):
            raise BadPosition(f"players[{seat}]: a played oar and {left - 1} in hand are needed")


def check_manifest(g: Table, seat: int, phase: str) -> None:
    """Slots, ship and oars of a player, as the phase allows. [NE-DELIVER-7, NE-ROUND-6, -9]"""
    merchant = g.merchants[seat]
    slots = list(merchant.slots)
    where = f"players[{seat}]"
    if phase == "round" and any(slot != EMPTY for slot in slots):
        raise BadPosition(f"{where}.slots: manifests are empty when a round begins")
    if phase in ACQUIRING and any(slot in (LOST, FULFILLED) for slot in slots):
        raise BadPosition(f"{where}.slots: nothing is lost or fulfilled in phase 1")
    if phase in ACQUIRING and (merchant.place != CRETA or merchant.played):
        raise BadPosition(f"{where}: in phase 1 the ship is in Creta and no oar is played")
    if FULFILLED in slots and OPEN in slots[: len(slots) - 1 - slots[::-1].index(FULFILLED)]:
        raise BadPosition(f"{where}.slots: what lies left of a fulfilled contract is lost")
    if phase in ("score", "round_end") and OPEN in slots:
        raise BadPosition(f"{where}.slots: no contract is open when phase 2 is over")
    if len(merchant.hand) + len(merchant.played) > MOST_OARS:
        raise BadPosition(f"{where}.hand: at most {MOST_OARS} oar cards, with those played")


def check_draft(g: Table, goes_taken: int, loading: bool) -> None:
    """Contracts, pawns and empty slots, as many as there must be."""
    gone = sorted(g.order[rank] for rank in range(goes_taken))
    if sorted(g.rowers) != gone:
        raise BadPosition(f"oar_scale: the pawns of the seats {gone} must be there")
    wanted = g.seats + 1 - goes_taken - int(loading)
    if len(g.columns) != wanted:
        raise BadPosition(f"display: {wanted} contracts must lie there, not {len(g.columns)}")
    check_refusals(g, goes_taken + int(loading))
    for seat, merchant in enumerate(g.merchants):
        needed = TURNS - g.turn + int(seat not in gone)
        if list(merchant.slots).count(EMPTY) < needed:
            raise BadPosition(f"players[{seat}].slots: {needed} empty slots are needed")
        if len(merchant.hand) + needed < TURNS:
            hand = TURNS - needed
            raise BadPosition(f"players[{seat}].hand: {hand} oar cards or more are needed")


def check_refusals(g: Table, goes_begun: int) -> None:
    """Before the own go only the leftover of an earlier turn can have been refused. [EC-53]"""
    for rank in range(goes_begun, g.seats):
        for column in g.columns:
            if g.refused & refusal(column, g.order[rank]) and (g.turn == 1 or column):
                raise BadPosition(
                    f"display: seat {g.order[rank]} has not had its go and can have refused "
                    f"nothing but the leftover of an earlier turn, in column 0"
                )
