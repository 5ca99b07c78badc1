"""Phase 2, sailing: as far as oars, wind and gold carry the ship, by the cheapest way."""

from __future__ import annotations

import heapq
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.neptun.laid import FIRST, L1, LETTERS, SECOND, Laid, cargo, draft, lay
from tests.often import often

# The sea chart of the rules page, 7.4.
ROUTES = {
    **{"K01": ("MALACA", "SAGUNTUM"), "K02": ("SAGUNTUM", "TARRACO"), "K03": ("TARRACO", "GENUA")},
    **{"K04": ("GENUA", "ROMA"), "K05": ("ROMA", "SYRACUSAE"), "K06": ("SYRACUSAE", "ATHENAE")},
    **{"K07": ("ATHENAE", "CRETA"), "K08": ("CRETA", "PERGAMON"), "K09": ("PERGAMON", "BYZANTIUM")},
    **{"K10": ("CRETA", "TYROS"), "K11": ("TYROS", "ANTIOCHIA"), "K12": ("TYROS", "ALEXANDRIA")},
    **{"K13": ("CRETA", "CYRENE"), "K14": ("CYRENE", "LEPTIS_MAGNA")},
    **{"K15": ("LEPTIS_MAGNA", "CARTHAGO"), "H1": ("MALACA", "CARTHAGO")},
    **{"H2": ("SAGUNTUM", "ROMA"), "H3": ("CARTHAGO", "SYRACUSAE"), "H4": ("CYRENE", "ALEXANDRIA")},
}
PLACES = sorted({place for ends in ROUTES.values() for place in ends})

# From Creta on the layout L1, as the page lists them.
FROM_CRETA = {
    **{"CRETA": 0, "CYRENE": 3, "ATHENAE": 5, "PERGAMON": 6, "TYROS": 8, "LEPTIS_MAGNA": 9},
    **{"BYZANTIUM": 10, "ALEXANDRIA": 12, "SYRACUSAE": 12, "ANTIOCHIA": 13, "CARTHAGO": 17},
    **{"ROMA": 18, "GENUA": 22, "TARRACO": 29, "MALACA": 30, "SAGUNTUM": 30},
}


def dijkstra(distances: dict[str, int], start: str) -> dict[str, int]:
    """The cheapest way to every place."""
    found: dict[str, int] = {}
    queue = [(0, start)]
    while queue:
        miles, here = heapq.heappop(queue)
        if here in found:
            continue
        found[here] = miles
        for route, (one, other) in ROUTES.items():
            if here in (one, other):
                heapq.heappush(queue, (miles + distances[route], other if here == one else one))
    return found


def at_sea(reach: int, place: str = "CRETA", gold: int = 0, **data: Any) -> Laid:
    """A is to sail with this range, in the first of three goes."""
    power = max(2, min(9, reach - 5))
    given = {"played": [f"O{power}+0"], "place": place, "gold": gold, **data.pop("A", {})}
    return lay(3, phase="sail", wind=reach - power, A=given, **data)


def goals(game: Laid) -> set[str]:
    """The places that A may sail to; with one only, the own, A is not asked and stays."""
    if game.question != "A Sail":
        assert game.events[0] == "stayed"
        assert game.told("stayed")[0][0] == 0
        return {game.mat("A")["place"]}
    assert all(name.startswith("place ") for name in game.offered)
    return {name.removeprefix("place ") for name in game.offered}


# Goes


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_has_one_go_in_turn_order(seats: int) -> None:
    """[NE-SAIL-1]"""
    given = [*range(2, seats), 1, 0]
    game = lay(seats, phase="sail", order=given)
    goes = []
    while game.question.endswith(" Sail"):
        goes.append(game.question[0])
        game.choose("place CRETA")
    assert "".join(goes) == game.order
    assert game.question.endswith(" ChooseOars")


def test_delivery_follows_sailing_in_the_same_go() -> None:
    """[NE-SAIL-1]"""
    game = at_sea(10, A={"slots": cargo("C17 honey-1")})
    game.choose("place CYRENE")
    assert game.question == "A Deliver"
    game.choose("slot 1", "pass")
    assert game.question == "B Sail"


# Range


@pytest.mark.parametrize("power", range(2, 10))
@pytest.mark.parametrize("wind", [0, 1, 5, 10])
def test_the_range_is_power_and_wind(power: int, wind: int) -> None:
    """[NE-SAIL-2, NE-SAIL-6, T-07]"""
    game = lay(4, phase="sail", wind=wind, A={"played": [f"O{power}-2"], "gold": 0})
    if power + wind > 2:
        assert game.board["sailing"]["range"] == power + wind
    assert goals(game) == {p for p, miles in FROM_CRETA.items() if miles <= power + wind}


def test_the_own_card_of_this_turn_counts() -> None:
    """[NE-SAIL-2, EX-10] Not an earlier one, and not another player's."""
    game = lay(
        3,
        phase="sail",
        turn=2,
        A={"played": ["O9+0", "O3+0"]},
        B={"played": ["O2+0", "P8-1.green"]},
        C={"played": ["O7+0", "O5+1"]},
    )
    for reach in (3 + 5, 8 + 5, 5 + 5):
        assert game.board["sailing"]["range"] == reach
        game.choose("place CRETA")


@pytest.mark.parametrize(
    ("power", "wind", "reach"),
    [(2, -5, 0), (2, -2, 0), (2, -1, 1), (2, 5, 7), (5, -5, 0), (6, -5, 1), (9, -5, 4)],
)
def test_the_range_is_never_below_zero(power: int, wind: int, reach: int) -> None:
    """[NE-SAIL-2, EC-31, EC-2] A head wind does not make a way dearer than it is."""
    options = {"forecast_is_wind": True}
    rower = {"played": [f"O{power}+0"], "gold": 3}
    game = lay(3, phase="sail", wind=wind, options=options, A=rower)
    assert game.board["sailing"]["range"] == reach
    assert goals(game) == {place for place, miles in FROM_CRETA.items() if miles <= reach + 3}
    game.choose("place CYRENE")  # 3 miles
    assert game.mat("A")["gold"] == 3 - max(0, 3 - reach)


# Ways


@pytest.mark.parametrize("route", sorted(ROUTES))
@pytest.mark.parametrize("back", [False, True])
def test_a_route_costs_its_marker_in_both_directions(route: str, back: bool) -> None:
    """[NE-SAIL-3]"""
    one, other = reversed(ROUTES[route]) if back else ROUTES[route]
    game = at_sea(L1[route], one)
    assert game.board["sailing"]["ways"][other] == {"miles": L1[route], "gold": 0, "way": [route]}
    game.choose(f"place {other}")
    assert (game.mat("A")["place"], game.mat("A")["gold"]) == (other, 0)
    assert other not in goals(at_sea(L1[route] - 1, one))


@pytest.mark.parametrize(
    ("start", "goal", "miles", "way"),
    [
        ("CRETA", "LEPTIS_MAGNA", 9, ["K13", "K14"]),
        ("CRETA", "ROMA", 18, ["K07", "K06", "K05"]),
        ("CYRENE", "ATHENAE", 8, ["K13", "K07"]),
        ("BYZANTIUM", "ALEXANDRIA", 22, ["K09", "K08", "K10", "K12"]),
        ("ALEXANDRIA", "LEPTIS_MAGNA", 18, ["H4", "K14"]),
        ("CARTHAGO", "CYRENE", 14, ["K15", "K14"]),
    ],
)
def test_several_routes_add_up(start: str, goal: str, miles: int, way: list[str]) -> None:
    """[NE-SAIL-4, -11, T-26] In one go."""
    lacking = max(0, miles - 19)
    game = at_sea(min(19, miles), start, gold=lacking)
    assert game.board["sailing"]["ways"][goal] == {"miles": miles, "gold": lacking, "way": way}
    game.choose(f"place {goal}")
    assert game.mat("A")["place"] == goal
    assert goal not in goals(at_sea(min(19, miles) - 1, start, gold=lacking))


@pytest.mark.parametrize("start", PLACES)
def test_a_ship_ends_in_a_city_or_in_creta(start: str) -> None:
    """[NE-SAIL-5, EC-32] With gold enough every place is a goal, and nothing else is."""
    game = at_sea(2, start, gold=99)
    assert goals(game) == set(PLACES)
    assert len(PLACES) == 16


# Gold


@pytest.mark.parametrize(("reach", "gold"), [(12, 0), (11, 1), (9, 3), (7, 5), (15, 0), (19, 0)])
def test_the_exact_shortfall_is_paid(reach: int, gold: int) -> None:
    """[NE-SAIL-6, EC-16, EC-49] Alexandria is 12 miles away; nobody is asked how much to pay."""
    game = at_sea(reach, gold=5)
    assert game.board["sailing"]["ways"]["ALEXANDRIA"]["gold"] == gold
    game.choose("place ALEXANDRIA")
    assert game.mat("A")["gold"] == 5 - gold
    assert ("sailed-for-gold" in game.events) is (gold > 0)
    assert game.question == "B Sail"


@pytest.mark.parametrize("gold", range(6))
def test_nobody_pays_more_than_there_is(gold: int) -> None:
    """[NE-SAIL-4, -6, T-08]"""
    game = at_sea(9, gold=gold)
    assert goals(game) == {place for place, miles in FROM_CRETA.items() if miles <= 9 + gold}
    game.choose("place LEPTIS_MAGNA")  # 9 miles
    assert (game.mat("A")["place"], game.mat("A")["gold"]) == ("LEPTIS_MAGNA", gold)


def test_one_pays_with_the_own_gold_only() -> None:
    """[NE-SAIL-6]"""
    game = at_sea(11, gold=2, B={"gold": 7})
    game.choose("place ALEXANDRIA")
    assert [game.mat(letter)["gold"] for letter in "ABC"] == [1, 7, 5]


def test_gold_earned_at_the_goal_does_not_pay_for_the_way() -> None:
    """[NE-SAIL-6, EC-15] "At that moment": delivery comes later."""
    salt = {"slots": cargo("C29 salt-1")}
    assert "ALEXANDRIA" not in goals(at_sea(9, gold=2, A=salt))
    game = at_sea(9, gold=3, A=salt)
    game.choose("place ALEXANDRIA")
    assert game.mat("A")["gold"] == 0
    game.choose("slot 1")
    assert game.mat("A")["gold"] == 4


def test_gold_of_contracts_pays_for_voyages() -> None:
    """[NE-CONTRACT-14, NE-SAIL-6, EC-15]"""
    c = {"gold": 0, "hand": ["O2+1", "O2+2", "O2-1", "O2-2"]}
    game = draft({**FIRST, "gold": 3}, SECOND, seats=3, gone=2, turn=5, C=c)
    game.choose("contract 1", "slot 1")
    game.idle("Sail")
    assert (game.question, game.board["sailing"]["range"]) == ("C Sail", 7)
    game.choose("place LEPTIS_MAGNA")  # 9 miles
    assert game.mat("C")["gold"] == 1


def test_unused_range_is_lost() -> None:
    """[NE-SAIL-7] Neither gold nor miles for the next turn."""
    hand = ["O2+0", "O2-2", "O3-2", "O4-2", "O5-2"]
    game = lay(3, phase="sail", wind=10, A={"played": ["O9+0"], "hand": hand})
    game.choose("place CYRENE")  # 3 of 19 miles
    assert game.mat("A")["gold"] == 5
    game.idle("ChooseOars")
    game.choose("oar O2+0")
    game.idle("Sail")
    assert (game.board["wind"], game.board["sailing"]["range"]) == (5, 7)


# Staying, company, passing


@pytest.mark.parametrize("place", ["CRETA", "ROMA", "MALACA"])
@pytest.mark.parametrize("reach", [2, 12])
def test_staying_costs_nothing(place: str, reach: int) -> None:
    """[NE-SAIL-8]"""
    game = at_sea(reach, place, gold=4)
    assert game.board["sailing"]["ways"][place] == {"miles": 0, "gold": 0, "way": []}
    game.choose(f"place {place}")
    assert (game.mat("A")["place"], game.mat("A")["gold"]) == (place, 4)
    assert game.events[-1] == "stayed"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ships_never_block_each_other(seats: int) -> None:
    """[NE-SAIL-9] All end in Leptis Magna, through a Cyrene full of ships."""
    players: dict[str, Any] = {letter: {"place": "CYRENE"} for letter in LETTERS[1:seats]}
    players["A"] = {"played": ["O4+0"], "gold": 0}
    game = lay(seats, phase="sail", **players)
    for letter in LETTERS[:seats]:
        assert game.question == f"{letter} Sail"
        game.choose("place LEPTIS_MAGNA")
    assert {game.mat(letter)["place"] for letter in LETTERS[:seats]} == {"LEPTIS_MAGNA"}


@pytest.mark.parametrize("goal", ["LEPTIS_MAGNA", "ALEXANDRIA"])
def test_passing_through_a_city_has_no_effect(goal: str) -> None:
    """[NE-SAIL-10, EC-36] A passes Cyrene or Tyros, for which there are contracts."""
    game = at_sea(12, gold=3, A={"slots": cargo("C17 honey-1", "C27 grain-1", "C18 fish-1")})
    game.choose(f"place {goal}")
    assert game.question == "B Sail"
    assert game.slots("A") == ["open", "open", "open", "empty", "empty"]
    assert game.mat("A")["gold"] == 3


def test_the_cheapest_way_is_taken() -> None:
    """[NE-SAIL-11] High sea or coast, whichever is shorter."""
    short = at_sea(19, "ROMA")
    assert short.board["sailing"]["ways"]["SAGUNTUM"] == {"miles": 12, "gold": 0, "way": ["H2"]}
    near = {**L1, "K02": 3, "K03": 3, "K04": 4, "K13": 7}  # the coast costs 10 now
    coast = at_sea(19, "ROMA", distances=near)
    seen = coast.board["sailing"]["ways"]["SAGUNTUM"]
    assert seen == {"miles": 10, "gold": 0, "way": ["K04", "K03", "K02"]}


@pytest.mark.parametrize("place", PLACES)
def test_the_distances_of_the_page(place: str) -> None:
    """[NE-SAIL-11] Section 7.4."""
    assert dijkstra(L1, "CRETA")[place] == FROM_CRETA[place]
    way = at_sea(2, gold=99).board["sailing"]["ways"][place]
    assert way["miles"] == FROM_CRETA[place]


COASTAL = sorted(miles for route, miles in L1.items() if route[0] == "K")
HIGH_SEA = sorted(miles for route, miles in L1.items() if route[0] == "H")


@settings(max_examples=often(120), deadline=None)
@given(
    coast=st.permutations(COASTAL),
    sea=st.permutations(HIGH_SEA),
    start=st.sampled_from(PLACES),
    power=st.integers(2, 9),
    wind=st.integers(0, 10),
    gold=st.integers(0, 30),
    pick=st.integers(0, 999),
)
def test_goals_and_payments_on_any_chart(
    coast: list[int], sea: list[int], start: str, power: int, wind: int, gold: int, pick: int
) -> None:
    """[NE-SAIL-2 to -8, NE-SAIL-11, EC-49] Against a search of our own."""
    distances = dict(zip(L1, [*coast, *sea], strict=True))
    rower = {"played": [f"O{power}+0"], "place": start, "gold": gold}
    game = lay(3, phase="sail", wind=wind, distances=distances, A=rower)
    miles = dijkstra(distances, start)
    reach = power + wind
    assert goals(game) == {place for place in PLACES if miles[place] <= reach + gold}
    if game.question != "A Sail":
        return
    ways = game.board["sailing"]["ways"]
    assert set(ways) == goals(game)
    for place, way in ways.items():
        assert way["miles"] == miles[place] == sum(distances[route] for route in way["way"])
        assert way["gold"] == max(0, miles[place] - reach)
        here = start
        for route in way["way"]:
            assert here in ROUTES[route]
            here = ROUTES[route][1 - ROUTES[route].index(here)]
        assert here == place
    goal = sorted(goals(game))[pick % len(goals(game))]
    game.choose(f"place {goal}")
    assert game.mat("A")["place"] == goal
    assert game.mat("A")["gold"] == gold - max(0, miles[goal] - reach)
