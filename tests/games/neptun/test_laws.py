"""Laws of Neptun over random games."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import cothon
from cothon.games.neptun.box import (
    BONUS_TILE,
    CARDS,
    COMMON_OARS,
    GOODS_CARD,
    MOST_SEATS,
    OAR_CARD,
    PERSONAL_CARD,
    REGIONS,
    SLOTS,
)
from cothon.games.neptun.table import NO_FORECAST, NONE, Table
from tests.games.neptun.laid import Laid, cargo, hands, lay
from tests.often import often

SEEDS = st.integers(0, 2**62 - 1)
SEATS = st.integers(3, 5)
FEW = settings(max_examples=often(20), deadline=None, suppress_health_check=[HealthCheck.too_slow])
WALKS = st.builds(
    lambda seed, size: [random.Random(seed + step).randrange(100_000) for step in range(size)],
    st.integers(0, 2**40),
    st.integers(60, 500),
)
CITIES = list(range(GOODS_CARD))
GOODS = list(range(GOODS_CARD, OAR_CARD))
OARS = list(range(OAR_CARD, OAR_CARD + COMMON_OARS))
BONUS = list(range(BONUS_TILE, CARDS))


def walk_through(seed: int, seats: int, walk: list[int]) -> Iterator[Laid]:
    """A new game, and the same game after every choice of a walk."""
    game = Laid.new(seats, seed)
    yield game
    for pick in walk:
        if game.over:
            return
        game.apply(game.lively_choice(pick))
        yield game


def own_oars(g: Table, seat: int) -> list[int]:
    """Hand, chosen card and played cards of a player."""
    merchant = g.merchants[seat]
    return [*merchant.hand, *merchant.sealed, *merchant.played]


def check_cards(g: Table) -> None:
    """Every card lies in one place; a personal oar with its owner or nowhere."""
    lying: dict[str, list[int]] = {
        "city": [*g.city_pile, *g.city_discard, *g.shown_cities, *g.taken[:1]],
        "goods": [*g.goods_pile, *g.goods_discard, *g.shown_goods, *g.taken[1:2]],
        "oar": [*g.oar_pile, *g.oar_discard, *g.shown_oars, *g.taken[2:]],
        "bonus": list(g.bonus_pool),
    }
    for seat, merchant in enumerate(g.merchants):
        lying["city"] += [card for card in merchant.cities if card != NONE]
        lying["goods"] += [card for card in merchant.goods if card != NONE]
        oars = own_oars(g, seat)
        lying["oar"] += [oar for oar in oars if oar < PERSONAL_CARD]
        personal = [oar for oar in oars if oar >= PERSONAL_CARD]
        assert len(personal) == len(set(personal))
        assert set(personal) <= {PERSONAL_CARD + 2 * seat, PERSONAL_CARD + 2 * seat + 1}
        lying["bonus"] += merchant.bonus
    assert sorted(lying["city"]) == CITIES
    assert sorted(lying["goods"]) == GOODS
    assert sorted(lying["oar"]) == OARS
    assert sorted(lying["bonus"]) == BONUS


def check_temples(g: Table) -> None:
    """Every pawn once, and never a higher one behind a lower one."""
    for region in range(REGIONS):
        first = region * MOST_SEATS
        ranks = [g.ranks[first + rank] for rank in range(g.seats)]
        assert sorted(ranks) == list(range(g.seats))
        points = [g.points[first + seat] for seat in ranks]
        assert points == sorted(points, reverse=True)
        assert min(points) >= 0


def check_wind(game: Laid) -> None:
    """Wind and forecast on their scales; a forecast lies out from the reveal to the shift."""
    g = game.g
    assert 0 <= g.wind <= 10
    question = game.question.split()[-1]
    if question in ("Sail", "Deliver", "BuyPoint", "JoinExtra", "PlayOar", "over"):
        assert -5 <= g.forecast <= 5
    else:
        assert g.forecast == NO_FORECAST


def retold(game: Laid) -> tuple[list[int], dict[int, list[tuple[int, int]]]]:
    """Everybody's gold and the stacks of the temples, from what was told alone."""
    g = game.g
    gold = [5] * g.seats
    stacks: dict[int, dict[int, list[int]]] = {region: {} for region in range(REGIONS)}
    height = {(region, seat): 0 for region in range(REGIONS) for seat in range(g.seats)}

    def move(region: int, seat: int, steps: int) -> None:
        space = height[region, seat]
        if space:
            stacks[region][space].remove(seat)
        height[region, seat] = space + steps
        stacks[region].setdefault(space + steps, []).append(seat)

    for entry in game.journal:
        key, numbers = entry.event.key, entry.numbers
        if key in ("contract-taken", "gold-earned"):
            gold[numbers[0]] += numbers[3]
        elif key == "sailed-for-gold":
            gold[numbers[0]] -= numbers[3]
        elif key == "points-earned":
            move(g.box.region[g.box.city_place[numbers[1]]], numbers[0], numbers[3])
        elif key == "point-bought":
            gold[numbers[0]] -= 3
            move(numbers[1], numbers[0], 1)
    ranking = {
        region: [(seat, space) for space in sorted(row, reverse=True) for seat in row[space]]
        for region, row in stacks.items()
    }
    return gold, ranking


# What holds at every decision


@FEW
@given(seed=SEEDS, seats=SEATS, walk=WALKS)
def test_cards_are_conserved_and_never_in_two_places(
    seed: int, seats: int, walk: list[int]
) -> None:
    """[NE-CONTRACT-2, NE-DELIVER-8, NE-ROUND-2, -3, -4, EC-40, EC-52]"""
    gone: set[int] = set()
    for game in walk_through(seed, seats, walk):
        g = game.g
        check_cards(g)
        held = {oar for seat in range(seats) for oar in own_oars(g, seat) if oar >= PERSONAL_CARD}
        assert not held & gone  # what has left the game never comes back
        gone = set(range(PERSONAL_CARD, PERSONAL_CARD + 2 * seats)) - held


@FEW
@given(seed=SEEDS, seats=SEATS, walk=WALKS)
def test_nothing_is_negative_and_the_wind_stays_on_its_scale(
    seed: int, seats: int, walk: list[int]
) -> None:
    """[NE-GEN-7, NE-WIND-1, -4, NE-SAIL-6, NE-DELIVER-6]"""
    for game in walk_through(seed, seats, walk):
        check_wind(game)
        for merchant in game.board["players"]:
            assert type(merchant["gold"]) is int
            assert merchant["gold"] >= 0
        sailing = game.board["sailing"]
        assert sailing is None or sailing["range"] >= 0


@FEW
@given(seed=SEEDS, seats=SEATS, walk=WALKS)
def test_ranks_agree_with_points_and_gold_with_what_was_told(
    seed: int, seats: int, walk: list[int]
) -> None:
    """[NE-DELIVER-4, -5, -6, NE-SCORE-2, NE-SCORE-9, EC-23] Stacks as at the table."""
    for game in walk_through(seed, seats, walk):
        check_temples(game.g)
        gold, ranking = retold(game)
        assert [merchant["gold"] for merchant in game.board["players"]] == gold
        for region, name in enumerate(game.g.box.region_codes):
            shown = [
                (pawn["seat"], pawn["space"])
                for pawn in game.board["temples"][name]["pawns"]
                if pawn["space"]
            ]
            assert shown == ranking[region]


@FEW
@given(seed=SEEDS, seats=SEATS, walk=WALKS)
def test_the_display_has_a_contract_more_than_there_are_goes(
    seed: int, seats: int, walk: list[int]
) -> None:
    """[NE-CONTRACT-1, -5, NE-REFILL-1, -4, EC-3] n+1 contracts at the start of each turn."""
    starts = set()
    for game in walk_through(seed, seats, walk):
        shown = game.board
        if shown["phase"] != "acquire" or game.over:
            assert shown["display"] == []
            continue
        taken = len(shown["oar_scale"]) + (shown["taken"] is not None)
        assert len(shown["display"]) == seats + 1 - taken
        faces = [column["face_up"] for column in shown["display"]]
        assert faces == sorted(faces, reverse=True)
        if not taken:
            starts.add((shown["round"], shown["turn"]))
            assert len(shown["display"]) == seats + 1
    assert ("A", 1) in starts


@FEW
@given(seed=SEEDS, seats=SEATS, walk=WALKS)
def test_a_round_uses_so_many_cards_of_each_pile(seed: int, seats: int, walk: list[int]) -> None:
    """[NE-REFILL-5, -6, NE-CONTRACT-4, NE-OAR-6, EC-9] 5n+1; then all manifests are full."""
    piles: dict[str, int] = {}
    phase = ""
    for game in walk_through(seed, seats, walk):
        shown = game.board
        if shown["phase"] == "acquire" and phase != "acquire":
            piles = {key: count + seats + 1 for key, count in shown["piles"].items()}
            assert (piles["cities"], piles["goods"]) == (30, 30)
            assert piles["oars"] >= 5 * seats + 1
            common = sum(oar < PERSONAL_CARD for m in game.g.merchants for oar in m.hand)
            assert piles["oars"] == 40 - common
        if shown["phase"] == "fulfil" and phase == "acquire":
            drawn = {key: piles[key] - count for key, count in shown["piles"].items()}
            assert set(drawn.values()) == {5 * seats + 1}
            assert set(shown["discards"].values()) == {1}
            for merchant in shown["players"]:
                assert [slot["state"] for slot in merchant["slots"]] == ["open"] * SLOTS
                assert 5 <= len(merchant["hand"]) <= 7
        phase = shown["phase"]


@FEW
@given(seed=SEEDS, seats=SEATS, walk=WALKS)
def test_the_order_of_play_holds_through_a_voyage(seed: int, seats: int, walk: list[int]) -> None:
    """[NE-ORDER-4, EC-39] Through phases 2 and 3, and into the next round's first turn."""
    held: list[int] = []
    for game in walk_through(seed, seats, walk):
        shown = game.board
        if shown["phase"] == "fulfil":
            held = held or shown["order"]
            assert shown["order"] == held
        elif held and shown["turn"] == 1:
            assert shown["order"] == held
        else:
            held = []
        assert sorted(shown["order"]) == list(range(seats))


@FEW
@given(seed=SEEDS, seats=SEATS, walk=WALKS)
def test_distances_never_change(seed: int, seats: int, walk: list[int]) -> None:
    """[NE-SETUP-7, NE-ROUND-8]"""
    charts = {str(game.board["distances"]) for game in walk_through(seed, seats, walk)}
    assert len(charts) == 1


@FEW
@given(seed=SEEDS, seats=SEATS)
def test_a_whole_game_scores_what_its_tiles_say(seed: int, seats: int) -> None:
    """[NE-GEN-2, -4, NE-SCORE-5 to -8, NE-END-1 to -3]"""
    game = Laid.new(seats, seed)
    turns = set()
    dice = random.Random(seed)
    while not game.over:
        shown = game.board
        turns.add((shown["round"], shown["phase"], shown["turn"]))
        game.apply(game.lively_choice(dice.randrange(100_000)))
    acquiring = {(r, "acquire", t) for r in "ABC" for t in range(1, 6)}
    fulfilling = {(r, "fulfil", t) for r in "ABC" for t in range(1, 6)}
    assert acquiring | fulfilling <= turns
    assert turns <= acquiring | fulfilling | {(r, "fulfil", t) for r in "ABC" for t in (6, 7)}
    players = game.board["players"]
    codes = [tile["code"] for merchant in players for tile in merchant["tiles"]]
    assert len(codes) == len(set(codes))
    sums = [
        sum(tile["points"] for tile in merchant["tiles"]) + sum(merchant["bonus"])
        for merchant in players
    ]
    assert [entry.total for entry in game.scores()] == sums
    assert game.winners == [seat for seat in range(seats) if sums[seat] == max(sums)]
    unclaimed = [entry for entry in game.journal if entry.event.key == "tile-unclaimed"]
    assert len(codes) + len(unclaimed) == 36


@FEW
@given(seed=SEEDS, walk=WALKS, data=st.data())
def test_undo_leads_back_exactly(seed: int, walk: list[int], data: st.DataObject) -> None:
    """Whatever may be taken back leaves everything as it was, for every seat."""
    game = Laid.new(3, seed)
    for pick in walk[:120]:
        if game.over:
            return
        before = [game.view(seat) for seat in (None, 0, 1, 2)]
        decider = game.seat
        game.apply(game.lively_choice(pick))
        if game.why_not_undo(decider) is None and data.draw(st.booleans()):
            game.undo(decider)
            assert [game.view(seat) for seat in (None, 0, 1, 2)] == before


@FEW
@given(seed=SEEDS, seats=SEATS, walk=WALKS)
def test_sealing_in_any_order_is_the_same_as_choosing_one_by_one(
    seed: int, seats: int, walk: list[int]
) -> None:
    """[NE-OAR-2, -4]"""
    game, straight = Laid.new(seats, seed), Laid.new(seats, seed)
    for pick in walk[:200]:
        if game.over:
            break
        if len(game.asked) == 1:
            choice = game.lively_choice(pick)
            straight.apply(choice)
            game.seal(game.asked[0], choice)
        else:
            chosen = {}
            for seat in game.asked:
                options = game.options_of(seat)
                chosen[seat] = options[(pick + seat) % len(options)]
            for seat in sorted(chosen, key=lambda number: (number + pick) % seats):
                game.seal(seat, chosen[seat])
            for seat in sorted(chosen):
                straight.apply(chosen[seat])
        for eyes in (None, 0, seats - 1):
            assert game.view(eyes) == straight.view(eyes)


# Re-dealing


def holdings(game: Laid, seat: int) -> list[int]:
    """Hand and chosen card of a player, sorted."""
    merchant = game.g.merchants[seat]
    return sorted([*merchant.hand, *merchant.sealed])


@FEW
@given(seed=SEEDS, seats=SEATS, walk=WALKS, other=st.integers(0, 999))
def test_a_redealt_game_looks_the_same(seed: int, seats: int, walk: list[int], other: int) -> None:
    """view(p, determinize(s, p)) == view(p, s); no card is lost and no hand changes owner."""
    for game in walk_through(seed, seats, walk):
        seat = (other + game.moment) % seats
        redealt = game.determinize(seat, other)
        assert redealt.view(seat) == game.view(seat)
        if not game.over:
            check_cards(redealt.g)
        for opponent in range(seats):
            assert holdings(redealt, opponent) == holdings(game, opponent)
            if opponent == seat:
                own = game.g.merchants[seat]
                assert list(redealt.g.merchants[seat].hand) == list(own.hand)
                assert list(redealt.g.merchants[seat].sealed) == list(own.sealed)


def test_redealing_mixes_a_sealed_card_with_its_owners_hand_only() -> None:
    """[NE-GEN-6] To B, the card that A has chosen may be any of A's; nobody else's."""
    oars = ("O4+0", "O6+1", "O9-2", "O2+2")
    game = lay(phase="oars", **hands(*oars))
    game.choose("oar O4+0", "oar O6+1")
    whole = {*game.mat("A")["hand"], "O4+0"}
    found = set()
    for seed in range(80):
        redealt = game.determinize(2, seed)
        found.add(redealt.mat("A")["choice"])
        for seat in range(4):
            assert holdings(redealt, seat) == holdings(game, seat)
    assert found == whole
    for seed in range(10):
        assert game.determinize(0, seed).mat("A")["choice"] == "O4+0"


def test_an_oar_of_an_earlier_round_belongs_to_no_hand() -> None:
    """[NE-ROUND-2, -4] A has played O4+0; shuffled in again, it is a card like any other."""
    game = lay(3, phase="oars", turn=5, **hands("O4+0", "O6+1", "O9-2", fill=2))
    game.choose("oar O4+0")
    game.idle("AcceptOrRefuse", round="B")
    assert len(game.mat("A")["hand"]) == 2
    for seed in range(40):
        redealt = game.determinize(1, seed)
        assert [holdings(redealt, seat) for seat in range(3)] == [
            holdings(game, seat) for seat in range(3)
        ]


def test_redealing_moves_what_is_unknown() -> None:
    """[NE-GEN-6] Pile orders, face-down contracts and the pool; what is open stays."""
    game = Laid.new(4, 5)
    tops, seconds, pools = set(), set(), set()
    for seed in range(40):
        g = game.determinize(1, seed).g
        assert g.shown_cities[0] == game.g.shown_cities[0]
        tops.add(g.city_pile[-1])
        seconds.add((g.shown_cities[1], g.shown_goods[1], g.shown_oars[1]))
        pools.add(g.bonus_pool[-1])
    assert len(tops) > 10
    assert len(seconds) > 20
    assert len(pools) > 5


def test_redealing_moves_bonus_tiles_of_the_others_only() -> None:
    """[NE-GEN-6, EC-27]"""
    game = lay(phase="sail", A={"bonus": [3]}, B={"bonus": [1, 1]})
    found = set()
    for seed in range(40):
        redealt = game.determinize(0, seed)
        assert redealt.mat("A")["bonus"] == [3]
        found.add(tuple(redealt.mat("B")["bonus"]))
    assert len(found) > 4


def test_redealing_leaves_the_game_alone() -> None:
    """Playing the copy changes nothing in the game it came from."""
    game = lay(phase="sail", A={"slots": cargo("C17 honey-1")})
    before = [game.view(seat) for seat in (None, 0, 1, 2, 3)]
    redealt = game.determinize(0, 1)
    redealt.choose("place CYRENE", "slot 1", "temple AFRICA")
    assert [game.view(seat) for seat in (None, 0, 1, 2, 3)] == before
    with pytest.raises(cothon.CothonError, match="cannot be saved"):
        _ = redealt.save


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_redealt_secret_choice_is_put_to_the_seat_that_asks(seat: int) -> None:
    """[NE-OAR-2] Its options are its own hand; it knows no other."""
    game = lay(3, phase="oars", **hands("O4+0", "O6+1", "O9-2"))
    redealt = game.determinize(seat, 7)
    assert redealt.seat == seat
    names = {redealt.name(choice) for choice in redealt.options}
    assert names == {f"oar {oar}" for oar in game.mat("ABC"[seat])["hand"]}
