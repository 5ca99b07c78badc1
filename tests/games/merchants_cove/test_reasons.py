"""Why something cannot be chosen: what a newcomer to the cove and its shops would bump into."""

from __future__ import annotations

from typing import Any

from tests.games.merchants_cove.captains import sailing
from tests.games.merchants_cove.chronomancing import work
from tests.games.merchants_cove.laboratory import laboratory, staffed
from tests.games.merchants_cove.laid import Laid, lay
from tests.games.merchants_cove.smithing import forge, helped, smithy

PAIRS = ["green-1", "green-1", "blue-1", "blue-1"]  # dice that nothing is said of


def loading(kind: str, **data: Any) -> Laid:
    """A has just drawn this adventurer."""
    game = lay(2, A={"hour": 3}, B={"hour": 12}, **data)
    game.draws(kind)
    game.pay("A", 1)
    return game


# The cove


def test_everybody_plays_another_merchant() -> None:
    """[MC-SETUP-13]"""
    game = Laid.new(2, 1)
    game.choose("captain")
    assert game.why_not("captain") == "Player 1 plays this merchant."
    assert game.why_not("captain", "de") == "Spieler 1 spielt diesen Händler schon."
    assert game.why_not("alchemist") is None


def test_the_figure_may_not_stay() -> None:
    """[MC-TURN-1, MC-STAFF-1, E-01]"""
    game = smithy({"figure": "forge"})
    assert game.why_not("forge") == "Your figure stands there, and it may not stay."
    assert game.why_not("forge", "fr") == "La figurine s’y trouve, et elle ne peut pas y rester."
    assert game.why_not("use-staff") == "You have no staff yet: recruit somebody first."


def test_where_nothing_can_be_done_only_the_plaza_and_the_own_space_stay_barred() -> None:
    """[MC-TURN-2, MC-RECRUIT-1, E-01]"""
    game = laboratory(decanter="........", A={"figure": "brew"}, plaza=[None] * 4, short_deck=True)
    spaces = {*game.menu, "brew", "recruit"}
    assert {game.name(choice) for choice in game.barred(0)} & spaces == {"brew", "recruit"}
    assert game.why_not("recruit") == "The plaza is empty: there is nobody to recruit."


def test_only_boats_at_sea_are_boarded() -> None:
    """[MC-LOAD-3, MC-DOCK-3]"""
    game = loading("bard", docked={"DL-out": "L-out", "DL-in": "L-mid"}, removed=["L-in"])
    assert game.why_not("boat L-out") == "This boat has docked; only boats at sea are boarded."
    assert game.why_not("boat L-in") == "This boat has sailed away for the rest of the round."


def test_a_boat_docks_on_its_own_side() -> None:
    """[MC-DOCK-1]"""
    game = loading("bard", boats={"L-mid": ["warrior"] * 3})
    game.choose("boat L-mid")
    assert game.why_not("dock DR-in") == "A boat docks only on its own side of the island."


def test_robbers_take_customers_of_one_boat() -> None:
    """[MC-ROGUE-6]"""
    boats = {"L-mid": ["warrior"], "R-in": ["noble"]}
    game = loading("rogue", rogues="robbers", boats=boats)
    game.choose("boat L-mid")
    assert game.why_not("passenger L-mid/rogue") == (
        "The Robbers drag away customers only, no rogue."
    )
    assert game.why_not("passenger R-in/noble", "de") == (
        "Die Räuber holen nur jemanden vom Boot links Mitte, auf das der Schurke kam."
    )


def test_what_cannot_be_sold_at_a_pier() -> None:
    """[MC-MARKET-3, -4, -6]"""
    stall = {"large_blue": 1, "large_red": 1, "small_red": 1}
    piers = {"bazaar": {"wizard": 2}, "town_square": {"warrior": 1}}
    game = lay(2, phase="market", A={"hour": 12, "stall": stall}, B={"hour": 12}, piers=piers)
    assert game.why_not("good large_red") == (
        "It takes a warrior to buy it, and there is none at the Bazaar."
    )
    assert game.why_not("good large_red", "de") == (
        "Dafür braucht es einen Krieger, und auf dem Basar ist keiner."
    )
    assert game.why_not("good small_red") == "At the Bazaar only large goods are sold."
    assert game.why_not("good small_red", "fr") == (
        "Au quai du Bazar, on ne vend que ceci\u202f: grandes marchandises."
    )
    assert game.why_not("good small_blue") == "You have none of these on your stall."


def test_each_staff_ability_works_once() -> None:
    """[MC-STAFF-1]"""
    game = laboratory("r", waste=1, A=staffed(1, 3, 4))
    game.choose("use-staff", "staff 1", "pass")
    assert game.why_not("staff 1") == "You have used this ability already; each works once."
    assert game.why_not("staff 2") == "Nobody of your staff has this place."


def test_equal_corruption_cards_are_one() -> None:
    """[E-105]"""
    game = laboratory(A=staffed(4) | {"corruption": ["CO-01", "CO-02", "CO-25"]})
    game.choose("use-staff")
    assert game.question == "A DiscardCorruption"
    assert game.why_not("corruption CO-02") == (
        "It has the same icons as another card that you can choose."
    )
    assert game.why_not("corruption CO-03") is None  # nobody knows where it is


# The Alchemist


def test_brewing_needs_a_recipe() -> None:
    """[MC-ALCH-BREW-1 to -5, MC-ALCH-CLEAN-1]"""
    game = laboratory("r", "gi")
    assert game.why_not("clean", "de") == "Im Giftmüllkessel liegt kein Ichor."
    game = laboratory("rg", "")
    assert str(game.why_not("brew")).startswith("No cauldron is ready: a recipe takes 2")
    game = laboratory("rr", "gg", "ii")
    game.choose("brew")
    assert game.why_not("cauldron K3") == (
        "Nothing coloured lies in it, and without that there is no recipe."
    )


def test_a_recipe_says_what_it_lacks() -> None:
    """[MC-ALCH-BREW-2, -3, -8]"""
    game = laboratory("rrg", A={"stall": {"small_red": 3}})
    game.choose("brew")
    assert game.question == "A ChooseRecipe"
    assert game.why_not("good small_red") == "None of these is left in your supply."
    assert game.why_not("good small_green") == (
        "It needs 2 ingredients of this colour; there is only 1."
    )
    assert game.why_not("good large_blue", "de") == (
        "Dafür braucht es 2 Zutaten dieser Farbe; es ist keine da."
    )


def test_cauldrons_that_are_full_or_alike() -> None:
    """[MC-ALCH-TAKE-4]"""
    game = laboratory("rgb", "", "", "y", decanter="gb by rb yy")
    game.choose("take top", "colour green")
    assert game.question == "A PlaceColoured"
    assert game.why_not("cauldron K1") == "This cauldron has no free space."
    assert game.why_not("cauldron K3") == (
        "It holds the same as the second cauldron, which stands for both."
    )


# The Captain


def test_ships_need_a_hook_a_cargo_and_a_way() -> None:
    """[MC-CAPT-FISH-1, MC-CAPT-IMPORT-1, MC-CAPT-MP-1]"""
    game = sailing(ships={"HOME": 4})
    assert game.why_not("fish") == "None of your ships is at a hook."
    assert game.why_not("import", "fr") == (
        "Aucun de ses vaisseaux n’est à une île avec un trésor, ni à l’Île des Pirates."
    )
    game.choose("move-ship")
    assert game.question == "A ChooseCourse"
    assert game.why_not("region C3") == (
        "Neither a border nor a shortcut leads there from Serpents’ Bay."
    )


# The Chronomancer


def test_how_the_two_figures_may_go() -> None:
    """[MC-CHRO-MOVE-1 to -5]"""
    game = work()
    assert game.why_not("chronomancer-to U1") == (
        "Both figures are in one time machine: only the Assistant can move."
    )
    assert game.why_not("assistant-to L1") == (
        "The Assistant may not pass a time machine without stopping there."
    )
    game = work({"chronomancer": "U1", "assistant": "U3"})
    assert game.why_not("chronomancer-to U3") == "The Assistant stands on this portal space."
    assert game.why_not("chronomancer-to RM") == "The Chronomancer may not pass the Assistant."
    assert game.why_not("chronomancer-to U1") == "The figure stands there already and must move."
    game = work({"chronomancer": "U1", "assistant": "RM"})
    assert game.why_not("assistant-to L1", "de") == (
        "Der Assistent verlässt eine Zeitmaschine nur, wenn auch der Zeitreisende dort ist."
    )


# The Blacksmith


def test_a_furnace_must_be_empty_and_needs_dice() -> None:
    """[MC-SMITH-FEED-1, -2, E-49]"""
    fed = {"F1": ["red-4", "blue-3"], "F3": ["green-1"]}
    shop = {"fed": fed, "dice": ["yellow-2"]}
    game = smithy({"shop": shop})
    assert game.why_not("furnace F3") == (
        "Dice lie in this furnace already; only an empty one can be fed."
    )
    assert game.why_not("furnace F2") == "It takes 2 dice, and your supply has 1."
    assert game.why_not("furnace F2", "de") == (
        "Dafür braucht es 2 Würfel; in deinem Vorrat ist 1."
    )


def test_a_furnace_may_be_too_cold() -> None:
    """[MC-SMITH-FORGE-3]"""
    game = forge(fed={"F3": ["red-1"]}, dice=["green-1", "blue-1", "yellow-1"])
    assert game.why_not("furnace F3") == (
        "It is too cold: it needs a heat of 4 at least, and has 3."
    )
    assert game.why_not("furnace F4") == "No dice lie in this furnace."
    assert game.why_not("empty F3") is None


def test_the_metallurgist_leaves_the_smelter_alone() -> None:
    """[E-52]"""
    game = helped(2)
    assert game.why_not("smelter") == (
        "Metallurgist and Apprentice see to furnaces only, not to the smelter."
    )


# What a question is not about


def test_what_lies_in_the_smithy_says_when_its_time_is() -> None:
    """[MC-SMITH-FEED-1, MC-SMITH-STAFF-1, MC-SMITH-FORGE-6, MC-SMITH-FORGE-1]"""
    shop = {"dice": ["red-4", "red-5", *PAIRS], "icons_covered": ["yellow"]}
    game = smithy({"figure": "smelter", "shop": {"fed": {"F3": ["yellow-2"]}, **shop}})
    assert game.why_not("smelter") == "Your figure stands there, and it may not stay."
    assert game.why_not("die red-4") == (
        "Dice of the supply feed a furnace or the smelter: choose that space first."
    )
    assert game.why_not("die red-1") == "Your supply has no such die."
    for way in ("hotter", "cooler"):
        assert game.why_not(f"{way} F1", "de") == (
            "Die Kohle macht der Blasebalg-Gehilfe in deinem Team heißer oder kühler."
        )
    assert game.why_not("colour yellow") == (
        "A sponsorship icon is freed when you forge with a die in the smelter."
    )
    assert game.why_not("colour red") == "No die lies on this icon any more."
    assert game.why_not("empty F3") == "A furnace is emptied when you forge at the anvil."
    assert game.why_not("empty F1") == "No dice lie in this furnace."


def test_what_lies_before_everybody_says_when_its_time_is() -> None:
    """[MC-MARKET-4, MC-TOWN-2, MC-TURN-2]"""
    game = smithy({"stall": {"small_red": 1}, "corruption": ["CO-01"]})
    assert game.why_not("good small_red") == "Goods of the stall are sold in the market."
    assert game.why_not("good large_blue") == "You have none of these on your stall."
    assert game.why_not("corruption CO-01") == (
        "Corruption cards are discarded when a local or your Overseer lets you."
    )
    assert laboratory(decanter="........").why_not("cauldron K1") == (
        "This belongs to an action of your shop: choose its space first, "
        "at the beginning of a turn."
    )
