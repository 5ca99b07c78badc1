"""Market phase: three piers, prices times customers, the Black Market's card."""

from __future__ import annotations

from typing import Any

from cothon.games.merchants_cove.codes import KIND_CODES
from cothon.games.merchants_cove.telling import CROWD, PRICE
from tests.games.merchants_cove.laid import Laid, lay

# The stall and the piers of the rulebook's example.
STALL = {"large_blue": 1, "small_red": 2, "small_yellow": 2}
PIERS = {
    "bazaar": {"wizard": 2},
    "town_square": {"warrior": 4, "noble": 1},
    "black_market": {"noble": 2},
}
SPONSORED: dict[str, list[str]] = {"icons_covered": []}


def market(stall: dict[str, int], piers: dict[str, Any], **data: Any) -> Laid:
    """A alone has something to sell."""
    return lay(
        2, phase="market", A={"hour": 12, "stall": stall}, B={"hour": 12}, piers=piers, **data
    )


def left(game: Laid, letter: str = "A") -> dict[str, int]:
    """What is left on a stall."""
    stall: dict[str, int] = game.mat(letter)["stall"]
    return stall


def test_the_example_sale_of_56() -> None:
    """[MC-MARKET-1 to -8, MC-GEN-4, -6, TC-01] One card; the goods are back, customers stay."""
    game = market(STALL, PIERS, round=3)
    game.choose("good large_blue")  # Bazaar: nothing else fits
    assert game.offered == {"good small_red", "good small_yellow", "pass"}
    game.choose("good small_red", "good small_red", "pass")
    assert game.offered == {"good small_yellow", "pass"}
    game.choose("good small_yellow", "good small_yellow")
    assert game.lines("A")["sales"] == 56
    assert game.cards("A") == 1
    assert left(game) == {}
    assert game.pier("town_square") == {"warrior": 4, "noble": 1}


def test_the_open_pier_shows_what_goods_bring() -> None:
    """[MC-MARKET-1, -5] Those of its sizes, for whoever sells; and no pier is open afterwards."""
    game = market(STALL, PIERS)
    assert game.board["market"]["pier"] == "bazaar"
    game.choose("good large_blue")
    assert game.board["market"] == {
        "pier": "town_square",
        "seller": 0,
        "won_over": 0,
        "buyers": {"small_red": 4, "small_green": 0, "small_blue": 0, "small_yellow": 1},
        "pays": {"small_red": 12, "small_green": 0, "small_blue": 0, "small_yellow": 4},
    }
    game.choose("pass", "pass")
    assert game.board["market"] is None


def test_a_rogue_won_over_buys_everything() -> None:
    """[MC-ROGUE-5] In what goods bring as well."""
    piers = {"bazaar": {"wizard": 2, "rogue": 1}}
    game = market(STALL, piers, rogues="cultists")
    game.choose("pay")
    assert game.board["market"]["won_over"] == 1
    assert game.board["market"]["pays"]["large_blue"] == 24


def test_the_same_with_yellow_on_the_town_square() -> None:
    """[MC-MARKET-5, -8, TC-02] 48 gold and no card."""
    game = market(STALL, PIERS, round=3)
    game.choose("good large_blue", "good small_red", "good small_red")
    game.choose("good small_yellow", "good small_yellow")
    assert game.lines("A")["sales"] == 48
    assert game.cards("A") == 0


def test_the_same_with_yellow_kept() -> None:
    """[MC-MARKET-4, -7, E-31, TC-03] 40 gold; unsold goods stay on the stall."""
    game = market(STALL, PIERS, round=3)
    game.choose("good large_blue", "good small_red", "good small_red", "pass", "pass")
    assert game.lines("A")["sales"] == 40
    assert left(game) == {"small_yellow": 2}


def test_each_pier_takes_its_sizes() -> None:
    """[MC-MARKET-3, MC-GEN-6] Large, small, both."""
    everybody = {"warrior": 1, "bard": 1, "wizard": 1, "noble": 1}
    stall = {f"{size}_red": 1 for size in ("small", "large")}
    game = market(stall, dict.fromkeys(PIERS, everybody))
    assert game.offered == {"good large_red", "pass"}
    game.choose("pass")
    assert game.offered == {"good small_red", "pass"}
    game.choose("pass")
    assert game.offered == {"good small_red", "good large_red", "pass"}


def test_prices() -> None:
    """[MC-GEN-4, MC-MARKET-5] 3 and 6 for red and green, 4 and 8 for blue and yellow."""
    for colour, kind, small in (
        ("red", "warrior", 3),
        ("green", "bard", 3),
        ("blue", "wizard", 4),
        ("yellow", "noble", 4),
    ):
        game = market({f"small_{colour}": 1, f"large_{colour}": 1}, {"black_market": {kind: 3}})
        game.choose(f"good small_{colour}", f"good large_{colour}")
        buyers = 3 * CROWD ** KIND_CODES.index(kind)
        assert game.told("ware-sold")[0][2:] == [buyers * PRICE + small, small * 3]
        assert game.told("ware-sold")[1][2:] == [buyers * PRICE + small * 2, small * 6]


def test_without_a_customer_of_its_colour_nothing_is_sold() -> None:
    """[MC-MARKET-6, MC-ROGUE-2] Rogues buy nothing: nobody is even asked."""
    game = market({"small_red": 1}, {"town_square": {"bard": 3, "rogue": 2}})
    assert game.told("ware-sold") == []
    assert left(game) == {"small_red": 1}


def test_all_sell_in_hourglass_order_to_the_same_customers() -> None:
    """[MC-MARKET-2, -5, -10, E-33] The top of the stack first, pier by pier."""
    stall = {"hour": 12, "stall": {"small_red": 1, "large_red": 1}}
    piers = {
        "bazaar": {"warrior": 1},
        "town_square": {"warrior": 2},
        "black_market": {"warrior": 1},
    }
    game = lay(3, phase="market", order=[2, 0, 1], A=stall, B=stall, C=stall, piers=piers, round=3)
    asked = []
    while not game.over:
        asked.append(game.active)
        game.choose(game.menu[0])
    assert "".join(asked) == "BACBAC"
    assert [game.lines(letter)["sales"] for letter in "ABC"] == [12, 12, 12]


def test_the_black_market_costs_one_card_however_much_is_sold() -> None:
    """[MC-MARKET-8, E-34, TC-26] Three goods, one card; none, none."""
    stall = {"small_red": 2, "large_red": 1}
    game = market(stall, {"black_market": {"warrior": 1}}, round=3)
    game.choose("good small_red", "good small_red", "good large_red")
    assert game.cards("A") == 1
    game = market(stall, {"black_market": {"warrior": 1}}, round=3)
    game.choose("pass")
    assert game.cards("A") == 0


def test_a_set_of_goods_has_one_path() -> None:
    """[DP-18] After a kind of goods the earlier ones are not asked for any more."""
    game = market({"small_red": 2, "small_green": 1}, {"town_square": {"warrior": 1, "bard": 1}})
    game.choose("good small_green")
    assert game.question != "A SellGoods"


def test_customers_stay_until_cleanup_and_then_return_to_the_bag() -> None:
    """[MC-MARKET-9, MC-CLEAN-1, TC-60] Rogues on piers, too."""
    game = market({}, {"black_market": {"rogue": 2, "noble": 1}})
    assert game.board["round"] == 2
    assert all(not pier["crowd"] for pier in game.board["piers"])
    assert sum(game.g.adventurers) == 52


# Sponsorship


def test_every_active_icon_pays_its_hall() -> None:
    """[MC-SPON-1, -3, -4, MC-MARKET-9, E-65, E-75, TC-09] In each market phase anew."""
    shop = {"icons_covered": ["green", "blue", "yellow"]}
    player = {"merchant": "blacksmith", "shop": shop, "hour": 12}
    game = lay(2, phase="sponsorship", round=3, A=player, B={"hour": 12}, halls={"red": 4})
    assert game.lines("A")["sponsorship"] == 4
    assert game.told("hall-paid") == [[0, 4, 1, 4]]


def test_sponsorship_follows_the_black_markets_card() -> None:
    """[E-34, MC-MARKET-8, -9]"""
    shop = {"icons_covered": ["green", "blue", "yellow"]}
    player = {"merchant": "blacksmith", "shop": shop, "hour": 12, "stall": {"small_red": 1}}
    game = lay(2, phase="market", A=player, B={"hour": 12}, piers={"black_market": {"warrior": 1}})
    game.choose("good small_red")
    told = [key for key in game.events if key in ("corruption-drawn", "hall-paid")]
    assert told == ["corruption-drawn", "hall-paid"]


def test_a_sale_is_told_by_what_it_pays_itself() -> None:
    """The last sale of a market brings no more than any other: halls pay after it."""
    game = lay(
        2,
        phase="market",
        A={"merchant": "blacksmith", "hour": 12, "stall": {"small_red": 2}, "shop": SPONSORED},
        B={"hour": 12},
        piers={"black_market": {"warrior": 2}},
        halls={"red": 3},
    )
    for first in (True, False):  # the card of the Black Market is brought on once
        gains = {(gain.kind, gain.number) for gain in game.preview("good small_red").gains}
        assert gains == {("gold", 6), ("good", -1)} | ({("corruption", 1)} if first else set())
        game.choose("good small_red")
    told = [event for event in game.events if event in {"ware-sold", "market-ended", "hall-paid"}]
    assert told[:4] == ["ware-sold", "ware-sold", "market-ended", "hall-paid"]
