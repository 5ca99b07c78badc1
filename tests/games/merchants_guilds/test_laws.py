"""Laws of Carthago: Merchants & Guilds over random games."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import cothon
from cothon.games.merchants_guilds.choices import PASS
from cothon.games.merchants_guilds.table import NONE, Table
from tests.games.merchants_guilds.laid import Laid, harbour, lay, paid, trade_cards_but
from tests.often import often

SEEDS = st.integers(0, 2**62 - 1)
SEATS = st.integers(2, 4)
FEW = settings(max_examples=often(12), deadline=None, suppress_health_check=[HealthCheck.too_slow])
FEWER = settings(FEW, max_examples=often(5))
WALKS = st.builds(
    lambda seed, size: [random.Random(seed + step).randrange(100_000) for step in range(size)],
    st.integers(0, 2**40),
    st.integers(60, 400),
)
TRADE = list(range(75))
SHIPS = list(range(103, 133))
COLUMNS = (3, 2, 2)  # spaces of each column
LAST_IS_DOUBLE = 2  # the column whose lowest space holds two discs


def lively_choice(game: Laid, pick: int) -> int:
    """A choice at random, but seldom a pass."""
    options = game.options
    if pick % 5 and len(options) > 1:
        options = [choice for choice in options if choice != PASS]
    return options[pick // 5 % len(options)]


def walk_through(seed: int, seats: int, walk: list[int]) -> Iterator[Laid]:
    """A new game, and the same game after every choice of a walk."""
    game = Laid.new(seats, seed)
    yield game
    for pick in walk:
        if game.over:
            return
        game.apply(lively_choice(game, pick))
        yield game


def whole_game(seed: int, seats: int) -> Laid:
    """A game played to its end."""
    game = Laid.new(seats, seed)
    dice = random.Random(seed)
    while not game.over:
        game.apply(lively_choice(game, dice.randrange(100_000)))
    return game


# What lies where


def check_cards(g: Table) -> None:
    """Every trade card, ship and base card lies in one place."""
    trade = [*g.trade_pile, *g.discard, *g.market]
    ships = [*g.ship_pile, *(s for s in [*g.ships, *g.outside] if s != NONE)]
    for seat, trader in enumerate(g.traders):
        cards = [*trader.hand, *trader.left, *trader.right]
        cards += g.paying if seat == g.seat else []
        trade += [card for card in cards if card < 75]
        own = list(range(75 + 7 * seat, 82 + 7 * seat))
        assert sorted(card for card in cards if card >= 75) == own
        ships += trader.ships
    assert sorted(trade) == TRADE
    assert sorted(ships) == SHIPS


def discs_of(g: Table, seat: int) -> int:
    """All influence discs of a player, wherever they are."""
    trader = g.traders[seat]
    residence = 0
    for column, spaces in enumerate(COLUMNS):
        left = spaces - int(trader.freed[column])
        residence += left + (column == LAST_IS_DOUBLE and left > 0)
    places = [*g.docks, *g.warship_docks, *g.hall, *g.tile_discs]
    piled = int(trader.available + g.anchor[seat] + g.forum[seat])
    return residence + piled + places.count(seat)


def check_pieces(g: Table) -> None:
    """Markers and neutral discs, docks and tiles."""
    assert len({int(space) for space in g.markers}) == 2
    neutrals = [int(space) for space in g.neutrals if space != NONE]
    assert len(neutrals) == len(set(neutrals)) == 4 - g.seats
    docks = [int(owner) for owner in g.docks][: g.seats + 1]
    warships = [int(owner) for owner in g.warship_docks][:3]
    for seat in range(g.seats):
        assert docks.count(seat) <= g.seats
        assert warships.count(seat) <= 2
    for tile in range(9):
        discs = [int(owner) for owner in g.tile_discs[3 * tile : 3 * tile + 3]]
        owners = [owner for owner in discs if owner != NONE]
        assert discs == owners + [NONE] * (3 - len(owners))
        assert len(owners) == len(set(owners))
        assert len(owners) <= (3 if g.seats == 4 else 2)
        assert not owners or tile in list(g.tiles)


@FEW
@given(seed=SEEDS, seats=SEATS, walk=WALKS)
def test_cards_are_conserved_and_never_in_two_places(
    seed: int, seats: int, walk: list[int]
) -> None:
    """[MG-CARD-2, -3, -4, MG-PILE-1, MG-SHIPS-2] 75 trade cards, 30 ships, 7 base cards each."""
    for game in walk_through(seed, seats, walk):
        check_cards(game.g)


@FEW
@given(seed=SEEDS, seats=SEATS, walk=WALKS)
def test_every_player_has_eleven_discs(seed: int, seats: int, walk: list[int]) -> None:
    """[MG-SETUP-10, MG-RES-6, -11, MG-DELIVER-6, -10] Wherever they are; never fewer than none."""
    for game in walk_through(seed, seats, walk):
        g = game.g
        assert [discs_of(g, seat) for seat in range(seats)] == [11] * seats
        assert min(int(trader.available) for trader in g.traders) >= 0
        assert min(int(count) for count in [*g.anchor, *g.forum]) >= 0


@FEW
@given(seed=SEEDS, seats=SEATS, walk=WALKS)
def test_pieces_stand_where_they_may(seed: int, seats: int, walk: list[int]) -> None:
    """[MG-MARKER-2, MG-FEW-1, -3, -6, MG-TDOCK-2, -3, MG-WDOCK-2, -3, MG-PLACE-2, -3, -4]

    The market holds five cards, a dock one ship while there is a pile.
    """
    for game in walk_through(seed, seats, walk):
        g = game.g
        check_pieces(g)
        assert len(g.market) == 5
        assert not g.ship_pile or NONE not in list(g.ships)[: seats + 1] + list(g.outside)


@FEW
@given(seed=SEEDS, seats=SEATS, walk=WALKS)
def test_hands_are_sorted_and_ready_ships_are_the_active_ones(
    seed: int, seats: int, walk: list[int]
) -> None:
    """[MG-FX-2, -3, -4, MG-MARKET-6] By effect; nobody's ship is active in harbour or pile."""
    for game in walk_through(seed, seats, walk):
        g = game.g
        owned = set()
        for trader in g.traders:
            assert list(trader.hand) == sorted(trader.hand)
            active = [int(g.box.effect[s - 103]) for s in trader.ships if g.active[s - 103]]
            assert [int(count) for count in trader.ready] == [active.count(n) for n in range(9)]
            owned |= set(trader.ships)
        assert all(s in owned for s in SHIPS if g.active[s - 103])


@FEW
@given(seed=SEEDS, seats=SEATS, walk=WALKS)
def test_what_has_been_placed_for_good_stays(seed: int, seats: int, walk: list[int]) -> None:
    """[MG-RES-2, -11, MG-GUILD-6, MG-PLACE-5] Freed spaces, seats, forum and tiles only grow."""
    before: Table | None = None
    for game in walk_through(seed, seats, walk):
        g = game.g.clone()
        if before is not None:
            for place, owner in enumerate([*before.hall, *before.tile_discs]):
                assert owner == NONE or [*g.hall, *g.tile_discs][place] == owner
            for seat in range(seats):
                assert g.forum[seat] >= before.forum[seat]
                for column in range(3):
                    freed = g.traders[seat].freed[column] - before.traders[seat].freed[column]
                    assert 0 <= freed <= 1
        before = g


@FEW
@given(seed=SEEDS, seats=SEATS, walk=WALKS)
def test_a_disc_leaves_a_dock_only_when_it_is_used(seed: int, seats: int, walk: list[int]) -> None:
    """[MG-TDOCK-4, MG-SHIPS-1, MG-PILE-5, -6] By a delivery, or because the ships ran out."""
    docks: list[int] = []
    told = 0
    for game in walk_through(seed, seats, walk):
        g = game.g
        now = [int(owner) for owner in [*g.docks, *g.warship_docks]]
        keys = [entry.event.key for entry in game.journal[told:]]
        gone = [p for p, owner in enumerate(docks) if owner != NONE and now[p] != owner]
        ways = ("ship-delivered", "expedition-revealed", "disc-returned")
        assert len(gone) <= sum(key in ways for key in keys)
        docks, told = now, len(game.journal)


# Whole games


@FEW
@given(seed=SEEDS, seats=SEATS)
def test_at_most_one_guild_action_a_turn(seed: int, seats: int) -> None:
    """[MG-MARKER-5, MG-TURN-1, MG-FLOW-1, MG-DELIVER-18] And fifteen turns for everybody."""
    game = whole_game(seed, seats)
    turns = [0] * seats
    placed = extra = 0
    for entry in game.journal:
        key = entry.event.key
        if key in ("space-paid", "passed"):
            turns[entry.numbers[0]] += 1
            placed = extra = 0
        elif key == "expedition-revealed":
            extra += 1
            assert extra == 1
        elif key in ("seat-taken", "forum-taken", "tile-taken"):
            placed += 1
            assert placed <= 1 + extra
    assert turns == [15] * seats


@FEW
@given(seed=SEEDS, seats=SEATS)
def test_a_whole_game_adds_up(seed: int, seats: int) -> None:
    """[MG-END-1, MG-SCORE-1 to -5] Seats times ships and tiles, 12 each at most."""
    game = whole_game(seed, seats)
    shown = game.board
    assert (shown["decade"], shown["round"]) == (3, 5)
    for seat, letter in enumerate("ABCD"[:seats]):
        rows = game.lines(letter)
        own = game.mat(letter)
        small = sum(place["owner"] == seat for place in shown["hall"])
        bonus = (0, 0, 2, 3)[own["freed"]["LEFT"]]
        emptied = sum(own["freed"][c] == n for c, n in zip(own["freed"], COLUMNS, strict=True))
        product = (small + shown["forum"][seat] + bonus + emptied) * len(own["ships"])
        assert rows["product"] == product
        tiles = {key: points for key, points in rows.items() if key != "product"}
        assert len(tiles) == 6
        assert max(tiles.values()) <= 12
        for tile in shown["tiles"]:
            line = tile["code"].lower().replace("_", "-")
            assert seat in tile["discs"] or tiles[line] == 0
        assert game.totals[seat] == product + sum(tiles.values())
    best = max(game.totals)
    assert game.winners == [seat for seat in range(seats) if game.totals[seat] == best]


@FEWER
@given(seed=SEEDS, walk=WALKS, data=st.data())
def test_undo_leads_back_exactly(seed: int, walk: list[int], data: st.DataObject) -> None:
    """Whatever may be taken back leaves everything as it was, for every seat."""
    game = Laid.new(3, seed)
    for pick in walk[:60]:
        if game.over:
            return
        before = [game.view(seat) for seat in (None, 0, 1, 2)]
        decider = game.seat
        game.apply(lively_choice(game, pick))
        if game.why_not_undo(decider) is None and data.draw(st.booleans()):
            game.undo(decider)
            assert [game.view(seat) for seat in (None, 0, 1, 2)] == before


# Re-dealing


def check_redealt(game: Laid, seat: int, seed: int) -> Laid:
    """A re-dealt clone looks the same to the seat, and no card is lost or has changed its back."""
    redealt = game.determinize(seat, seed)
    assert redealt.view(seat) == game.view(seat)
    check_cards(redealt.g)
    old, new = game.g, redealt.g
    assert list(new.traders[seat].hand) == list(old.traders[seat].hand)
    for opponent in range(game.seats):
        held, now = old.traders[opponent].hand, new.traders[opponent].hand
        assert [card for card in now if card >= 75] == [card for card in held if card >= 75]
        assert len(now) == len(held)
    return redealt


@FEWER
@given(seed=SEEDS, seats=SEATS, walk=WALKS, other=st.integers(0, 999))
def test_a_redealt_game_looks_the_same(seed: int, seats: int, walk: list[int], other: int) -> None:
    """view(p, determinize(s, p)) == view(p, s), at every moment."""
    for game in walk_through(seed, seats, walk):
        check_redealt(game, (other + game.moment) % seats, other)


@FEW
@given(seed=SEEDS, seats=SEATS, other=st.integers(0, 999), walk=WALKS)
def test_a_redealt_game_can_be_played_on(
    seed: int, seats: int, other: int, walk: list[int]
) -> None:
    """By the seat that is asked; to its end, by the same laws."""
    *_, game = walk_through(seed, seats, walk[:90])
    redealt = game.determinize(game.seat or 0, other)
    dice = random.Random(other)
    while not redealt.over:
        redealt.apply(lively_choice(redealt, dice.randrange(100_000)))
        g = redealt.g
        check_cards(g)
        check_pieces(g)
        assert [discs_of(g, seat) for seat in range(seats)] == [11] * seats


def worn(seed: int, seats: int) -> Laid:
    """Nearly all cards are discarded: the next draws need a new pile."""
    market = ["T01", "T16", "T31", "T46", "T61"]
    pile = ["T02", "T17"]
    return lay(
        seats,
        market=market,
        trade_pile=pile,
        discard=trade_cards_but(*market, *pile),
        docks=harbour("S18 A", "S19 B", "S20", "S21", "S22")[: seats + 1],
        seed=seed,
    )


@FEW
@given(seed=SEEDS, seats=SEATS, walk=WALKS, other=st.integers(0, 999))
def test_a_redealt_game_looks_the_same_after_the_discards_were_shuffled(
    seed: int, seats: int, walk: list[int], other: int
) -> None:
    """[MG-PILE-1, -2] What lay open is open no more."""
    game = worn(seed % 1000, seats)
    for pick in walk[:60]:
        game.apply(lively_choice(game, pick))
        check_redealt(game, (other + game.moment) % seats, other)
    assert game.board["trade_pile"] > 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_redealing_moves_what_was_shuffled(seats: int) -> None:
    """[MG-PILE-1] The top of the new pile, and a card drawn from it, may be any of them."""
    game = worn(1, seats)
    for _ in range(3):
        game.choose("pass")
    assert game.board["discard"] == []
    tops, drawn = set(), set()
    third = "ABC"[2 % seats]
    watcher = (2 % seats + 1) % seats
    for seed in range(60):
        redealt = game.determinize(watcher, seed).g
        tops.add(redealt.trade_pile[-1])
        drawn.add(redealt.traders["ABC".index(third)].hand[0])
    assert len(tops) > 20
    assert len(drawn) > 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_redealing_moves_hands_and_piles_and_nothing_open(seats: int) -> None:
    """Trade cards of others and both piles; base cards, market and ships in sight stay."""
    game = Laid.new(seats, 5)
    hands, ships = set(), set()
    for seed in range(40):
        redealt = game.determinize(1, seed)
        hands.add(tuple(redealt.hand("A")[:3]))
        ships.add(redealt.g.ship_pile[-1])
        assert redealt.hand("B") == game.hand("B")
        assert redealt.board == game.board
    assert len(hands) > 30
    assert len(ships) > 10


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_redealing_in_the_middle_of_a_swap_leaves_the_card_that_is_given(seat: int) -> None:
    """[MG-MARKET-3, D8] It has been named: no step keeps a card that somebody does not know."""
    game = paid("MARKET", 3, market=["T01", "T16", "T31", "T46", "T61"], A={"hand": ["T20"]})
    game.choose("pile", "card T20")
    for seed in range(10):
        redealt = game.determinize(seat, seed)
        assert redealt.board["paying"] == ["T20"]
        redealt.choose("card T31")
        assert redealt.board["market"] == ["T01", "T16", "T20", "T46", "T61"]


def test_redealing_leaves_the_game_alone() -> None:
    """Playing the copy changes nothing in the game it came from."""
    game = lay(A={"hand": ["B4", "B1"], "ships": ["S05", "S01"]})
    before = [game.view(seat) for seat in (None, 0, 1, 2, 3)]
    redealt = game.determinize(0, 1)
    redealt.choose(
        "embargo", "intrigue", "space MARKET", "space TRADING_DOCK", "space TRADING_DOCK"
    )
    assert redealt.question == "A TakeDock"
    assert [game.view(seat) for seat in (None, 0, 1, 2, 3)] == before
    with pytest.raises(cothon.CothonError, match="cannot be saved"):
        _ = redealt.save
