"""Rogue cards: Criminals, Cultists, Robbers."""

from __future__ import annotations

from typing import Any

from tests.games.merchants_cove.laid import Laid, lay


def loaded(kind: str, boat: str, **data: Any) -> Laid:
    """A has drawn this adventurer and puts it on this boat."""
    rogues = data.pop("rogues", "robbers")
    game = lay(2, A={"hour": 3}, B={"hour": 12}, rogues=rogues, **data)
    game.draws(kind)
    game.pay("A", 1)
    game.choose(f"boat {boat}")
    return game


# Robbers


def test_robbers_shift_a_customer_for_a_card() -> None:
    """[MC-ROGUE-6, -7, DP-07, MC-LOAD-2, MC-DOCK-7] Before any boat is docked; once."""
    game = loaded("rogue", "L-mid", boats={"L-mid": ["warrior", "warrior", "bard"]})
    assert game.question == "A RobCustomer"
    assert game.offered == {"passenger L-mid/warrior", "passenger L-mid/bard", "pass"}
    game.choose("passenger L-mid/bard")
    assert game.offered == {f"boat {code}" for code in ("L-out", "L-in", "R-in", "R-mid", "R-out")}
    game.choose("boat R-in")
    assert game.boat("L-mid") == {"warrior": 2, "rogue": 1}  # not full any more
    assert game.boat("R-in") == {"bard": 1}
    assert (game.cards("A"), game.question) == (1, "A ChooseSpace")


def test_declining_lets_the_full_boat_dock() -> None:
    """[MC-ROGUE-6, MC-DOCK-7]"""
    game = loaded("rogue", "L-mid", boats={"L-mid": ["warrior"] * 3})
    game.choose("pass")
    assert (game.question, game.cards("A")) == ("A ChooseDock", 0)


def test_the_receiving_boat_docks_if_it_became_full() -> None:
    """[MC-ROGUE-6, E-20]"""
    game = loaded("rogue", "L-mid", boats={"L-mid": ["warrior"], "R-in": ["noble"] * 3})
    game.choose("passenger L-mid/warrior", "boat R-in")
    assert game.offered == {"dock DR-in", "dock DR-out"}


def test_the_boat_of_the_rogue_may_be_the_third_one() -> None:
    """[E-22, MC-DOCK-3] The receiving boat closes the side: the rogue goes to the lair."""
    game = loaded(
        "rogue",
        "L-mid",
        docked={"DL-out": "L-out"},
        boats={"L-mid": ["warrior", "bard"], "L-in": ["noble"] * 3},
    )
    game.choose("passenger L-mid/warrior", "boat L-in")
    assert game.place_of("L-mid") == "away"
    assert game.board["lair"] == 3
    assert game.board["halls"]["green"] == 2


def test_robbers_need_a_customer_another_boat_and_a_card() -> None:
    """[E-21, E-79]"""
    assert loaded("rogue", "L-in").question == "A ChooseSpace"
    alone = {
        "docked": {"DL-out": "L-out", "DL-in": "L-mid", "DR-in": "R-in"},
        "removed": ["L-in"],
    }
    game = loaded("rogue", "R-mid", boats={"R-mid": ["bard"], "R-out": ["bard"]}, **alone)
    assert game.question == "A RobCustomer"
    spent = loaded("rogue", "R-mid", boats={"R-mid": ["bard"]}, no_more_corruption=True)
    assert spent.question == "A ChooseSpace"


def test_robbers_care_for_rogues_only_and_other_cards_do_not_rob() -> None:
    """[MC-ROGUE-4, -6] A customer is placed; or Criminals are in play."""
    boats = {"boats": {"L-in": ["noble"]}}
    assert loaded("warrior", "L-in", **boats).question == "A ChooseSpace"
    assert loaded("rogue", "L-in", rogues="criminals", **boats).question == "A ChooseSpace"


def test_robbers_watch_sailors_too() -> None:
    """[MC-ROGUE-6, MC-TOWN-4, -8] draw_to_boat and boat_to_boat."""
    plaza = [None, None, None, "SAI-10"]
    game = lay(
        2,
        A={"hour": 4},
        B={"hour": 12},
        rogues="robbers",
        plaza=plaza,
        boats={"L-in": ["rogue"], "R-in": ["noble"]},
        options={"townsfolk": "all"},
    )
    game.choose("recruit", "passenger L-in/rogue", "boat R-in")
    assert game.question == "A RobCustomer"


# Cultists


def selling(stall: dict[str, int], crowd: dict[str, int], **data: Any) -> Laid:
    """A sells at the Town Square under Cultists."""
    player = {"hour": 12, "stall": stall}
    rogues = data.pop("rogues", "cultists")
    piers = {"town_square": crowd, **data.pop("piers", {})}
    return lay(
        2, phase="market", A=player, B={"hour": 12}, rogues=rogues, piers=piers, round=3, **data
    )


def test_cultists_make_rogues_customers_of_every_colour() -> None:
    """[MC-ROGUE-5, DP-19, MC-MARKET-6, TC-24] 2 x 9 + 4 = 22 for one card."""
    game = selling({"small_red": 2, "small_blue": 1}, {"warrior": 2, "rogue": 1})
    assert game.offered == {"pay", "pass"}
    game.choose("pay", "good small_red", "good small_red", "good small_blue")
    assert game.lines("A")["sales"] == 22
    assert game.cards("A") == 1


def test_without_paying_rogues_buy_nothing() -> None:
    """[MC-ROGUE-2, -5, TC-24] 12 at most, blue unsellable."""
    game = selling({"small_red": 2, "small_blue": 1}, {"warrior": 2, "rogue": 1})
    game.choose("pass")
    assert game.offered == {"good small_red", "pass"}
    game.choose("good small_red", "good small_red")
    assert game.lines("A")["sales"] == 12


def test_rogues_are_paid_one_after_another() -> None:
    """[MC-ROGUE-5, DP-19] The card is seen first; each counts."""
    game = selling({"small_green": 1}, {"rogue": 3})
    game.choose("pay")
    assert (game.question, game.cards("A")) == ("A WinRoguesOver", 1)
    game.choose("pay", "pass", "good small_green")
    assert game.lines("A")["sales"] == 6
    assert game.cards("A") == 2


def test_rogues_count_for_the_payer_at_this_pier_only() -> None:
    """[E-32] Others pay for themselves, and so does the payer at the next pier."""
    player = {"hour": 12, "stall": {"small_red": 2}}
    piers = {"town_square": {"rogue": 1}, "black_market": {"rogue": 1}}
    game = lay(
        2, phase="market", order=[1, 0], A=player, B=player, rogues="cultists", piers=piers, round=3
    )
    game.choose("pay", "good small_red", "pass")
    assert game.question == "B WinRoguesOver"
    game.choose("pass")
    assert game.question == "A WinRoguesOver"
    game.choose("pass")
    assert game.lines("A")["sales"] == 3


def test_a_good_of_a_fitting_size_is_needed() -> None:
    """[MC-ROGUE-5, E-82] Selling it afterwards is not compulsory."""
    game = selling({"large_red": 1}, {"rogue": 1})
    assert game.told("rogue-won-over") == []
    game = selling({"small_red": 1}, {"rogue": 1})
    game.choose("pay", "pass")
    assert (game.lines("A")["sales"], game.cards("A")) == (0, 1)


def test_without_a_card_to_draw_nobody_is_won_over() -> None:
    """[E-79]"""
    game = selling({"small_red": 1}, {"rogue": 1}, no_more_corruption=True)
    assert game.told("rogue-won-over") == []


def test_other_rogue_cards_win_nobody_over() -> None:
    """[MC-ROGUE-1, -2, -4]"""
    for rogues in ("criminals", "robbers"):
        game = selling({"small_red": 1}, {"rogue": 2}, rogues=rogues)
        assert game.told("ware-sold") == []
