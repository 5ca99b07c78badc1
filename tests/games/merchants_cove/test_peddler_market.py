"""The Peddler at the market: it sells all it can, its pool pays; and the end of the game."""

from __future__ import annotations

import pytest

from tests.games.merchants_cove.barrow import barrow, last_round, pool, row, solo
from tests.games.merchants_cove.laid import Laid

TC_50 = {
    "row": ["large_red", "small_blue", "small_yellow"],
    "piers": {
        "bazaar": {"warrior": 1},
        "town_square": {"wizard": 1},
        "black_market": {"wizard": 3, "noble": 2},
    },
}


def test_it_sells_greedily() -> None:
    """[TC-50, MC-PEDDLER-32, -33] 6 + 4 + 8; the wizards of the Black Market come too late."""
    game = last_round("market", **TC_50)
    assert game.lines("B")["sales"] == 18
    assert game.cards("B") == 1
    assert row(game) == []


def test_one_card_for_any_number_of_goods_at_the_black_market() -> None:
    """[MC-PEDDLER-33, MC-MARKET-8] And none without a sale there."""
    stall = ["large_red", "small_red", "large_red"]
    both = last_round("market", row=stall, piers={"black_market": {"warrior": 1}})
    assert both.lines("B")["sales"] == 15
    assert both.cards("B") == 1
    clean = last_round("market", row=stall, piers={"bazaar": {"warrior": 1}})
    assert clean.lines("B")["sales"] == 12
    assert clean.cards("B") == 0


def test_gaps_stay_where_goods_were_sold() -> None:
    """[MC-PEDDLER-35, E-83] What finds no customer keeps its place; supply gets the others."""
    stall = ["large_red", "small_blue", "large_red", "small_yellow", "large_green", "small_green"]
    piers = {"bazaar": {"warrior": 2}, "town_square": {"bard": 1}}
    game = last_round("market", row=stall, piers=piers)
    assert row(game) == [None, "small_blue", None, "small_yellow", "large_green"]
    assert game.mat("B")["stall"] == {"small_blue": 1, "small_yellow": 1, "large_green": 1}
    assert game.mat("B")["supply"]["large_red"] == 2


def test_new_goods_close_the_gaps() -> None:
    """[MC-PEDDLER-7, -35] So the rightmost good may be an old one."""
    game = solo(hour=7, right_card="P12", deck=["P03"], row=[None, None, "large_green"])
    assert row(game) == ["small_yellow", "small_red", "large_green"]


@pytest.mark.parametrize(("order", "sellers"), [([0, 1], [1, 1, 1, 0]), ([1, 0], [1, 1, 0, 1])])
def test_it_sells_in_hourglass_order(order: list[int], sellers: list[int]) -> None:
    """[MC-PEDDLER-32, MC-MARKET-2] At the Black Market the top one is first."""
    game = last_round("market", A={"stall": {"small_yellow": 1}, "hour": 12}, order=order, **TC_50)
    assert game.question == "A SellGoods"
    game.choose("good small_yellow")
    assert [numbers[0] for numbers in game.told("ware-sold")] == sellers


# Cultists.


def cultists(**data: object) -> Laid:
    """A market with rogues on the piers."""
    return last_round("market", rogues="cultists", **data)


def test_it_wins_every_rogue_over() -> None:
    """[MC-PEDDLER-36, MC-ROGUE-5] Two rogues and a wizard: 3 × 4, for two cards."""
    piers = {"town_square": {"wizard": 1, "rogue": 2}}
    game = cultists(row=["small_blue"], piers=piers)
    assert game.lines("B")["sales"] == 12
    assert game.cards("B") == 2


def test_it_pays_for_rogues_even_if_nobody_else_is_there() -> None:
    """[MC-PEDDLER-36] They are customers of every colour."""
    game = cultists(row=["small_blue", "small_red"], piers={"town_square": {"rogue": 1}})
    assert game.lines("B")["sales"] == 7
    assert game.cards("B") == 1


def test_without_a_fitting_good_it_pays_for_none() -> None:
    """[MC-PEDDLER-36, E-82] Small goods are not sold at the Bazaar."""
    game = cultists(row=["small_blue"], piers={"bazaar": {"rogue": 2}})
    assert game.cards("B") == 0
    assert game.told("rogue-won-over") == []


def test_without_a_card_to_draw_it_wins_nobody_over() -> None:
    """[MC-PEDDLER-36, E-79] The price cannot be paid."""
    game = cultists(
        row=["small_blue"],
        piers={"town_square": {"rogue": 2}},
        corruption_deck=["CO-01"],
        no_more_corruption=True,
    )
    assert game.cards("B") == 1
    assert game.lines("B")["sales"] == 4


@pytest.mark.parametrize("rogues", ["criminals", "robbers"])
def test_other_rogues_buy_nothing(rogues: str) -> None:
    """[MC-PEDDLER-37, MC-ROGUE-2]"""
    piers = {"town_square": {"rogue": 2}}
    game = last_round("market", rogues=rogues, row=["small_blue"], piers=piers)
    assert game.lines("B")["sales"] == 0
    assert game.cards("B") == 0


# Sponsorship.


def test_its_pool_pays() -> None:
    """[TC-05, MC-PEDDLER-34] 3 + 3 + 4 + 2 + 0; the pool is unchanged."""
    people = ["warrior", "warrior", "bard", "noble", "rogue"]
    halls = {"red": 3, "green": 4, "yellow": 2}
    game = last_round("sponsorship", pool=people, halls=halls)
    assert game.lines("B")["sponsorship"] == 12
    assert pool(game) == people
    assert game.told("pool-paid") == [[1, 2, 3, 6], [1, 64 + 1, 4, 4], [1, 3 * 64 + 1, 2, 2]]


def test_the_view_says_what_will_pay() -> None:
    """[MC-PEDDLER-34] Customers count like icons, rogues do not."""
    game = solo(order=[1, 0], pool=["warrior", "warrior", "rogue"])
    assert game.mat("B")["icons_active"] == {"red": 2, "green": 0, "blue": 0, "yellow": 0}


def test_rogues_in_the_pool_are_not_in_the_lair() -> None:
    """[MC-PEDDLER-34] They neither pay nor cost, not even at the end."""
    game = last_round("sponsorship", pool=["rogue", "rogue"])
    assert game.gold("B") == 0


# The end.


def test_final_scoring_as_for_everybody() -> None:
    """[MC-PEDDLER-15, -39, MC-END-2, -3] Six faction icons; one corruption icon, a lair of two."""
    game = last_round("scoring", staff=["SAI-01", "SAI-02", "SAI-10", "SAI-12", "SAI-04"])
    hall = dict.fromkeys(["red", "green", "blue", "yellow"], 1)
    assert game.board["halls"] == hall
    assert game.lines("B")["renown"] == 6
    assert game.lines("B")["disgrace"] == -2


def test_its_corruption_cards_come_to_light_at_the_end() -> None:
    """[MC-PEDDLER-38, -39, MC-END-1, E-98] Until then nobody sees more than their number."""
    held = ["CO-01", "CO-30", "CO-59"]
    game = solo(order=[1, 0], corruption=held)
    assert game.mat("A")["corruption"] == []
    for seat in (None, 0):
        assert game.view(seat)["table"]["players"][1]["corruption"] == [None] * 3
    end = last_round("scoring", corruption=held)
    assert end.board["players"][1]["corruption"] == held
    assert len(end.told("corruption-revealed")) == 3


def test_what_it_draws_nobody_sees() -> None:
    """[MC-PEDDLER-38] P15 costs a card."""
    game = solo(hour=4, right_card="P14", deck=["P15"])
    assert game.cards("B") == 1
    assert game.g.known[game.player("B").hand[0]] == 0


@pytest.mark.parametrize(
    ("a", "b", "winners"),
    [
        ({"gold": 20}, {"gold": 19}, [0]),
        ({"gold": 19}, {"gold": 20}, [1]),
        ({"gold": 20, "stall": {"small_red": 2}}, {"gold": 20, "row": ["large_red"]}, [0]),
        ({"gold": 20, "stall": {"small_red": 1}}, {"gold": 20, "row": ["large_red"] * 2}, [1]),
        ({"gold": 20}, {"gold": 20}, [1]),
    ],
    ids=["ahead", "behind", "ahead by goods", "behind by goods", "equal"],
)
def test_whoever_is_alone_must_be_ahead(
    a: dict[str, object], b: dict[str, object], winners: list[int]
) -> None:
    """[MC-PEDDLER-39, E-92, E-63] Still equal after all tie-breaks is not won."""
    game = last_round("scoring", A={**a, "hour": 12}, **b)
    assert game.winners == winners
    assert game.told("solo-tie") == ([[0]] if a == b else [])


def test_fewer_corruption_cards_win_a_tie() -> None:
    """[MC-PEDDLER-39, MC-END-5] Without rogues in the lair a card costs nothing."""
    a = {"gold": 20, "hour": 12}
    game = last_round("scoring", A=a, gold=20, corruption=["CO-01"], lair=0)
    assert game.winners == [0]
    assert barrow(game).gold() == 20
