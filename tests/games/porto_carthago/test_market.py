"""The market: refilling, refreshing and prices, sections 4.7 to 4.9 of the rules page."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.porto_carthago.laid import HARBOUR, Laid, deal, docked, lay

RICH = {"talents": 20, "blocked": 0}
GOODS = ["DYE", "OIL", "GLASS", "CEDAR", "JEWEL"] * 6


def lying(game: Laid) -> tuple[int, int]:
    """How many goods lie in the market and in the bag."""
    return sum(game.board["market"].values()), game.board["bag"]


def hoard(stored: int, **data: Any) -> Laid:
    """Five players with full warehouses, and goods at so many quays: 20 and more are out."""
    players: dict[str, Any] = {
        letter: {"blocked": 0, "talents": 20, "goods": GOODS[4 * seat : 4 * seat + 4]}
        for seat, letter in enumerate("ABCDE")
    }
    quays = {
        name: {"owner": n % 5, "good": GOODS[20 + n]}
        for n, name in enumerate(list(docked(*HARBOUR))[:stored])
    }
    return lay(5, quays=quays | data.pop("quays", {}), **players, **data)


@pytest.mark.parametrize(("seats", "spaces"), [(3, 4), (4, 6), (5, 6)])
def test_the_market_is_filled_up_and_keeps_what_it_had(seats: int, spaces: int) -> None:
    """[PC-MKT-1]"""
    fills = set()
    for seed in range(20):
        game = lay(seats, phase="market_refill", market=["OIL", "OIL", "DYE"], seed=seed)
        assert lying(game) == (spaces, 30 - spaces)
        assert game.board["market"]["OIL"] >= 2
        assert game.board["market"]["DYE"] >= 1
        fills.add(str(game.board["market"]))
    assert len(fills) > 2  # drawn at random


def test_a_refill_sets_the_price_back() -> None:
    """[PC-MKT-2, EC-22]"""
    game = lay(phase="market_refill", purchases=5, A=RICH)
    assert game.board["merchant_price"] == 4
    game.choose("slot MERCHANT")
    game.choose(min(game.offered - {"pass"}))
    assert game.player("A").talents == 16


def test_prices_fall_with_everybodys_purchases() -> None:
    """[PC-ACT-MERCHANT-1, -3, -4, EC-22] Also from one action round to the next."""
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
    assert (game.board["market"]["OIL"], game.board["market"]["JEWEL"]) == (1, 1)
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
    """[PC-ACT-MERCHANT-2, -3, EC-44]"""
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
        markets.add(str(game.board["market"]))
    assert len(markets) > 10


def test_after_a_refresh_one_purchase_at_6_which_may_be_skipped() -> None:
    """[PC-ALT-3, EC-44]"""
    game = lay(A=RICH)
    game.choose("market")
    assert game.offered - {"pass"} == {
        f"good {code}" for code, n in game.board["market"].items() if n
    }
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


# When goods are scarce


def test_an_empty_bag_fills_the_market_as_far_as_it_goes() -> None:
    """[PC-MKT-1, PC-ALT-2, EC-21]"""
    game = hoard(7, phase="market_refill", market=["JEWEL"])
    assert lying(game) == (3, 0)
    assert game.board["market"] == {"DYE": 0, "OIL": 0, "GLASS": 1, "CEDAR": 1, "JEWEL": 1}
    for market in (["JEWEL", "CEDAR"], ["JEWEL"]):  # nothing, or one good, is in the bag
        game = hoard(8, market=market)
        game.choose("market")
        assert lying(game) == (2, 0)


def test_an_empty_market_sells_nothing() -> None:
    """[PC-ACT-MERCHANT-1, PC-ALT-2, EC-23] Without any goods it is not refreshed, either."""
    game = lay(A=RICH, slots=deal(MERCHANT=1))
    assert "slot MERCHANT1" not in game.offered
    game.choose("market", "pass", "talents", "talents", "talents")
    assert "slot MERCHANT1" in game.offered
    game = hoard(10)
    assert lying(game) == (0, 0)
    assert "market" not in game.offered


def test_loaded_goods_come_back_to_the_market_through_the_bag() -> None:
    """[PC-MKT-1, EC-56] With an empty bag, the loaded good is the very one that is drawn."""
    waiting = {"ROM-I": {"owner": 4, "ship": "S18"}}
    game = hoard(6, round=5, turn=4, market=GOODS[26:], quays=waiting)
    assert lying(game) == (4, 0)
    game.choose("slot PORTER1", "quay ROM-I", "good GLASS", "trade-house", "pass")
    assert (game.board["decade"], lying(game)) == (2, (5, 0))
    assert game.board["market"]["GLASS"] == 2
