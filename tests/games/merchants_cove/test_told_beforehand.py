"""What is told of a choice before it is made: costs where they arise, worth, and why not now."""

from __future__ import annotations

import pytest

from cothon.match.preview import previews
from cothon.words import LANGUAGES
from tests.games.merchants_cove.laid import Laid, lay

HOURS, CARDS = "hours", "corruption"
ALL_DOCKED = {"DL-out": "L-out", "DL-in": "L-mid", "DR-in": "R-in", "DR-out": "R-mid"}
AWAY = ["L-in", "R-out"]


def costs(game: Laid) -> dict[str, dict[str, int | None]]:
    """The hours and corruption cards of each option, by its name."""
    assert game.seat is not None
    return {
        game.name(one.choice): {
            gain.kind: gain.number for gain in one.gains if gain.kind in (HOURS, CARDS)
        }
        for one in previews(game, game.seat)
    }


def told(game: Laid, name: str) -> str:
    """An option in words."""
    return game.describe(game.choice(name), "en")


def recruiting(**player: object) -> Laid:
    """Whom the Blacksmith may recruit: a local, three mercenaries."""
    plaza = ["LOC-01", "MER-05", "MER-06", "MER-10"]
    game = lay(2, A={"merchant": "blacksmith", "hour": 4, **player}, B={"hour": 12}, plaza=plaza)
    game.choose("recruit")
    return game


def test_recruiting_shows_its_cost_before_a_place_is_asked_for_and_not_again() -> None:
    """[MC-RECRUIT-6] Whatever their ability is: the next question comes before the payment."""
    game = recruiting()
    shown = costs(game)
    assert shown["townsfolk LOC-01"] == {HOURS: 2, CARDS: 1}
    assert shown["townsfolk MER-05"] == {HOURS: 2}
    assert shown["townsfolk MER-06"] == {HOURS: 1, CARDS: 1}
    assert shown["townsfolk MER-10"] == {HOURS: 1}
    game.choose("townsfolk LOC-01")
    assert game.question == "A ChooseSlot"
    assert not any(costs(game).values())


def test_an_action_shows_its_hours_where_it_is_chosen_and_dice_are_rolled_for_nothing() -> None:
    """[MC-SMITH-FORGE-8] No die seems to cost what the forging costs."""
    shop = {"fed": {"F3": ["red-6"]}, "dice": ["green-2", "yellow-1", "blue-3"]}
    game = lay(2, A={"merchant": "blacksmith", "hour": 4, "shop": shop}, B={"hour": 12})
    assert costs(game)["forge"] == {HOURS: 2}
    game.choose("forge")
    game.choose("pass")
    assert game.question == "A RerollDice"
    assert not any(costs(game).values())


def gains(game: Laid, name: str) -> list[str]:
    """What an option brings, in words."""
    assert game.seat is not None
    found = next(one for one in previews(game, game.seat) if game.name(one.choice) == name)
    return [game.words("en").gain(gain.kind, gain.which, gain.number) for gain in found.gains]


LAST = "ends your round: no further turn before the market"
FED = {"fed": {"F3": ["red-6"]}}


@pytest.mark.parametrize(
    ("hour", "marker", "ends"),
    [(10, 11, {"furnace F1", "forge"}), (9, 11, {"forge"}), (8, 11, set())],
)
def test_an_hour_that_reaches_the_marker_says_that_it_ends_the_round(
    hour: int, marker: int, ends: set[str]
) -> None:
    """[MC-TURN-0, MC-DOCK-5] Where the hours arise, and for oneself alone."""
    player = {"merchant": "blacksmith", "hour": hour, "shop": FED}
    game = lay(2, A=player, B={"hour": 11}, marker=marker, docked=ALL_DOCKED, removed=AWAY)
    found = {name for name in ("furnace F1", "forge") if LAST in gains(game, name)}
    assert found == ends


def test_a_free_hand_on_the_way_makes_it_unsure() -> None:
    """[MC-CLOCK-8] An hour spent there does not reach the marker."""
    player = {"merchant": "blacksmith", "hour": 9, "shop": FED}
    game = lay(2, A=player, B={"hour": 10}, round=3, marker=10, docked=ALL_DOCKED, removed=AWAY)
    assert LAST not in gains(game, "furnace F1")
    game.choose("furnace F1")
    while game.question != "A ChooseWay":
        game.choose(next(iter(game.menu)))
    assert gains(game, "hour") == [LAST]
    assert LAST not in gains(game, "hand")


def test_a_dock_says_what_the_own_goods_would_bring_there() -> None:
    """[MC-MARKET-5, DP-06] With all who come ashore; nothing of goods that are not sold there."""
    boats = {"L-mid": ["wizard", "wizard", "warrior"]}
    stall = {"large_blue": 2, "small_red": 1}
    table = {"boats": boats, "piers": {"bazaar": {"wizard": 1}}}
    game = lay(2, A={"merchant": "blacksmith", "hour": 3, "stall": stall}, B={"hour": 12}, **table)
    game.draws("bard")
    game.pay("A", 1)
    game.choose("boat L-mid")
    assert game.question == "A ChooseDock"
    assert "your goods there: then 48 gold" in told(game, "dock DL-out")  # 2 of 8 for 3 wizards
    assert "your goods there: then 3 gold" in told(game, "dock DL-in")


def test_a_frozen_hour_saves_one() -> None:
    """[MC-CHRO-FREEZE-2] What is still to be paid becomes less with each."""
    shop = {"icons_covered": ["red", "green", "blue"]}
    game = lay(2, A={"merchant": "chronomancer", "hour": 4, "shop": shop}, B={"hour": 12})
    while game.question != "A SpendFrozenHours":
        assert game.question.startswith("A ")
        game.choose(next(name for name in game.offered if name != "pass"))
    shown = costs(game)
    assert shown["colour yellow"] == {HOURS: -1}
    assert shown["pass"] == {}


@pytest.mark.parametrize(("pier", "cards"), [("black_market", 1), ("town_square", None)])
def test_selling_at_the_black_market_shows_the_card_that_it_costs(
    pier: str, cards: int | None
) -> None:
    """[MC-MARKET-8] It is drawn after all sales."""
    game = lay(
        2,
        A={"merchant": "blacksmith", "stall": {"small_red": 2}},
        B={},
        phase="market",
        piers={pier: {"warrior": 1}},
    )
    assert game.question == "A SellGoods"
    assert costs(game)["good small_red"].get(CARDS) == cards
    game.choose("good small_red")
    assert not any(costs(game).values())


def test_the_dock_of_the_black_market_says_what_selling_there_costs() -> None:
    """[MC-MARKET-8, MC-GEN-9, MC-END-3] One to four icons, at as much as rogues are in the lair."""
    game = lay(
        2,
        A={"merchant": "blacksmith", "hour": 3},
        B={"hour": 12},
        boats={"R-in": {"warrior": 3}},
        lair=2,
    )
    game.draws("warrior")
    game.choose("furnace F3")
    game.choose(next(name for name in game.offered if name.startswith("die")))
    game.choose("boat R-in")
    assert game.question == "A ChooseDock"
    assert "1 to 4 icons at −2 gold each" in told(game, "dock DR-out")
    assert "corruption" not in told(game, "dock DR-in")


def test_an_ability_without_work_is_told_before_somebody_is_recruited_for_it() -> None:
    """[MC-TOWN-9] A local has no card to discard; with one there is."""
    assert "nothing to do now" in told(recruiting(), "townsfolk LOC-01")
    assert "nothing" not in told(recruiting(corruption=["CO-01"]), "townsfolk LOC-01")


def test_a_good_says_what_it_would_bring_now_and_who_is_still_at_sea() -> None:
    """[MC-MARKET-5] A small red good brings 3 for each warrior of the best pier that takes it."""
    shop = {"dice": ["red-4", "yellow-1", "green-2", "blue-3"]}
    game = lay(
        2,
        A={"merchant": "blacksmith", "hour": 4, "shop": shop},
        B={"hour": 12},
        piers={"bazaar": {"warrior": 4}, "town_square": {"warrior": 2}},
        boats={"L-in": {"warrior": 3}, "R-in": {"bard": 1}},
    )
    game.choose("furnace F3")
    assert told(game, "die red-4").endswith("6 gold now (Town Square), 3 at sea")
    assert told(game, "die green-2").endswith("no buyers ashore yet, 1 at sea")
    assert told(game, "die yellow-1").endswith("no buyers ashore yet")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_question_is_not_about_says_when_its_time_is(language: str) -> None:
    """Boats, docks, piers, staff, townsfolk and action spaces while a die is chosen."""
    game = lay(2, A={"merchant": "blacksmith", "hour": 4}, B={"hour": 12})
    assert game.why_not("boat L-in", language)
    game.choose("furnace F3")
    said = {
        game.why_not(name, language)
        for name in ("boat L-in", "dock DL-in", "pier bazaar", "staff 1", "forge", "furnace F1")
    }
    assert None not in said
    assert len(said) == 5  # of the spaces it is the same
