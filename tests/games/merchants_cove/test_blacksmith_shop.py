"""The Blacksmith's shop: how it begins, dice that keep their values, sponsorship."""

from __future__ import annotations

import pytest

from cothon.games.merchants_cove.choices import USE_STAFF
from cothon.games.merchants_cove.merchants.blacksmith.shop import Smithy, clear_smithy
from tests.games.merchants_cove.laid import Laid, lay
from tests.games.merchants_cove.smithing import dice, furnace, smithy, stall, thrown

COLOURS = ["red", "green", "blue", "yellow"]


def begun(seed: int) -> Laid:
    """A new game, A the Blacksmith."""
    game = Laid.new(2, seed)
    game.choose("blacksmith", "alchemist")
    return game


def test_the_shop_as_it_begins() -> None:
    """[MC-SMITH-SETUP-1, -2, -4, E-99] Coal at its values, a die on each icon, the figure on staff.

    Nothing is fed. A die on an icon has the colour of the icon: one of each is left to be rolled.
    """
    shop = begun(0).shop("A")
    assert [furnace["coal"] for furnace in shop["furnaces"]] == [3, 2, 2, 1]
    assert [furnace["dice"] for furnace in shop["furnaces"]] == [[], [], [], []]
    assert shop["smelter"] is None
    assert shop["icons_covered"] == COLOURS
    keeper = begun(0).player("A")
    assert isinstance(keeper, Smithy)
    assert keeper.figure == USE_STAFF


def test_one_die_of_each_colour_is_rolled() -> None:
    """[MC-SMITH-SETUP-3, MC-SETUP-15, E-94] In the order red, green, blue, yellow."""
    seen = set()
    for seed in range(12):
        rolled = dice(begun(seed))
        assert [die.split("-")[0] for die in rolled] == COLOURS
        seen |= {die.split("-")[1] for die in rolled}
    assert seen == set("123456")
    game = smithy()
    keeper = game.player("A")
    assert isinstance(keeper, Smithy)
    clear_smithy(keeper)
    thrown(game, 1, 3, 5, 6)
    keeper.set_up(game.g)
    assert dice(game) == ["red-1", "green-3", "blue-5", "yellow-6"]


def test_there_are_eight_spaces() -> None:
    """[E-48, DP-03] Four furnaces, smelter, forge, recruit; staff from elsewhere, with staff."""
    game = smithy()
    furnaces = {f"furnace F{number}" for number in range(1, 5)}
    assert game.offered == {*furnaces, "smelter", "forge", "recruit"}
    assert "use-staff" in smithy({"figure": "forge", "staff": ["LOC-01"]}).offered


def test_dice_keep_their_values() -> None:
    """[MC-SMITH-DICE-1] In the supply and in furnaces, whatever others do, into the next round."""
    shop = {"dice": ["red-2", "green-3", "yellow-6"], "fed": {"F3": ["blue-5"]}}
    player = {"merchant": "blacksmith", "hour": 12, "shop": shop}
    game = lay(A=player, B={"hour": 12}, phase="cleanup", order=[1, 0])
    assert dice(game) == shop["dice"]
    assert furnace(game, "F3")["dice"] == ["blue-5"]
    game.choose("furnace F4", "die green-3")
    assert dice(game) == ["red-2", "yellow-6"]
    assert furnace(game, "F4")["dice"] == ["green-3"]


@pytest.mark.parametrize(("covered", "gold"), [(COLOURS, 0), (["green", "blue"], 5), ([], 16)])
def test_icons_without_a_die_pay_at_the_market(covered: list[str], gold: int) -> None:
    """[MC-SMITH-SPON-1, MC-SPON-1] Red and yellow are free: 4 and 1."""
    player = {"merchant": "blacksmith", "hour": 12, "shop": {"icons_covered": covered}}
    halls = {"red": 4, "green": 5, "blue": 6, "yellow": 1}
    game = lay(A=player, B={"hour": 12}, phase="sponsorship", halls=halls)
    assert game.gold("A") == gold


def test_the_stall_has_no_limit() -> None:
    """[MC-GEN-5, E-85] All pieces that he owns may lie there; of each there are so many."""
    everything = {
        f"{size}_{colour}": count
        for size, count in (("small", 3), ("large", 2))
        for colour in COLOURS
    }
    assert stall(smithy({"stall": everything})) == everything
    assert set(smithy({"stall": everything}).mat("A")["supply"].values()) == {0}
