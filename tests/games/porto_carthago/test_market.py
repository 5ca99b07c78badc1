"""The market: refilling, refreshing and prices, sections 4.7 to 4.9 of the rules page."""

from __future__ import annotations

import pytest

from tests.games.porto_carthago.laid import Laid, deal, lay

RICH = {"talents": 20, "blocked": 0}


def market(game: Laid) -> dict[str, int]:
    """What lies in the market."""
    goods: dict[str, int] = game.view(None)["table"]["market"]
    return goods


def lying(game: Laid) -> tuple[int, int]:
    """How many goods lie in the market and in the bag."""
    return sum(market(game).values()), game.view(None)["table"]["bag"]


@pytest.mark.parametrize(("seats", "spaces"), [(3, 4), (4, 6), (5, 6)])
def test_the_market_is_filled_up_and_keeps_what_it_had(seats: int, spaces: int) -> None:
    """[PC-MKT-1]"""
    fills = set()
    for seed in range(20):
        game = lay(seats, phase="market_refill", market=["OIL", "OIL", "DYE"], seed=seed)
        assert lying(game) == (spaces, 30 - spaces)
        assert market(game)["OIL"] >= 2
        assert market(game)["DYE"] >= 1
        fills.add(str(market(game)))
    assert len(fills) > 2  # drawn at random


def test_a_refill_sets_the_price_back() -> None:
    """[PC-MKT-2]"""
    game = lay(phase="market_refill", purchases=5, A=RICH)
    game.choose("slot MERCHANT")
    game.choose(min(game.offered - {"pass"}))
    assert game.player("A").talents == 16


def test_prices_fall_with_everybodys_purchases() -> None:
    """[PC-ACT-MERCHANT-1, -3, -4]"""
    game = lay(A=RICH, B=RICH, C=RICH, D=RICH, market=["OIL"] * 6, slots=deal(MERCHANT=1))
    for letter in "ABCDA":
        assert game.question == f"{letter} TakeTurn"
        game.choose("slot MERCHANT1", "good OIL")
    assert [game.player(letter).talents for letter in "ABCD"] == [20 - 4 - 2, 17, 18, 18]
    assert [game.player(letter).goods[1] for letter in "ABCD"] == [2, 1, 1, 1]
    assert lying(game) == (1, 24)  # the spaces stay empty


def test_one_good_of_choice() -> None:
    """[PC-ACT-MERCHANT-1]"""
    game = lay(A=RICH, market=["OIL", "JEWEL", "JEWEL"], slots=deal(MERCHANT=1))
    game.choose("slot MERCHANT1")
    assert game.offered == {"good OIL", "good JEWEL", "pass"}
    game.choose("good JEWEL")
    assert (market(game)["OIL"], market(game)["JEWEL"]) == (1, 1)
    assert list(game.player("A").goods) == [0, 0, 0, 0, 1]
    assert game.question == "B TakeTurn"


@pytest.mark.parametrize(
    ("goods", "blocked", "talents", "can_buy"),
    [
        (["OIL"], 2, 4, True),
        (["OIL", "DYE"], 2, 4, False),
        (["OIL", "DYE"], 1, 4, True),
        (["OIL"] * 4, 0, 4, False),
        ([], 2, 3, False),
    ],
)
def test_buying_needs_a_free_space_and_the_money(
    goods: list[str], blocked: int, talents: int, can_buy: bool
) -> None:
    """[PC-ACT-MERCHANT-2, -3]"""
    buyer = {"goods": goods, "blocked": blocked, "talents": talents}
    game = lay(A=buyer, market=["DYE"], slots=deal(MERCHANT=1))
    assert ("slot MERCHANT1" in game.offered) == can_buy


def test_a_forgone_purchase_does_not_count() -> None:
    """[PC-ACT-MERCHANT-3]"""
    game = lay(A=RICH, B=RICH, market=["OIL"] * 2, slots=deal(MERCHANT=1))
    game.choose("slot MERCHANT1", "pass", "slot MERCHANT1", "good OIL")
    assert game.player("B").talents == 16


def test_a_refresh_exchanges_all_goods() -> None:
    """[PC-ALT-2, PC-ALT-3, TC-10]"""
    rest = {"talents": 7, "goods": ["DYE"]}
    game = lay(3, A=rest, market=["OIL"], quays={"EGY-I": {"owner": 1, "good": "OIL"}})
    game.choose("market")
    assert lying(game) == (4, 24)  # 28 with those of the market, 4 drawn
    assert game.question == "A BuyFreshGood"
    game.choose(min(game.offered - {"pass"}))
    assert (game.player("A").talents, sum(game.player("A").goods)) == (1, 2)
    assert lying(game) == (3, 24)
    assert game.question == "B TakeTurn"


def test_a_refresh_draws_at_random_from_all_goods() -> None:
    """[PC-ALT-2]"""
    markets = set()
    for seed in range(20):
        game = lay(market=["OIL"] * 6, seed=seed)
        game.choose("market")
        assert lying(game) == (6, 24)
        markets.add(str(market(game)))
    assert len(markets) > 10


def test_after_a_refresh_one_purchase_at_6_which_may_be_skipped() -> None:
    """[PC-ALT-3]"""
    game = lay(A=RICH)
    game.choose("market")
    assert game.offered - {"pass"} == {f"good {code}" for code, n in market(game).items() if n}
    game.choose("pass")
    assert (game.question, game.player("A").talents) == ("B TakeTurn", 20)
    for poor in ({"talents": 5}, {"talents": 9, "goods": ["OIL", "OIL"]}):
        game = lay(A=poor)
        game.choose("market")
        assert game.question == "B TakeTurn"


def test_a_refresh_sets_the_price_back_and_its_purchase_does_not_count() -> None:
    """[PC-ALT-4]"""
    game = lay(A=RICH, B=RICH, market=["OIL"], purchases=4, slots=deal(MERCHANT=1))
    game.choose("market")
    game.choose(min(game.offered - {"pass"}))
    assert game.player("A").talents == 14
    assert game.g.purchases == 0
    game.choose("slot MERCHANT1")
    game.choose(min(game.offered - {"pass"}))
    assert game.player("B").talents == 16
