"""The log as a story: who, why, for what, and what turned out impossible."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from cothon.words import LANGUAGES
from tests.games.merchants_cove.captains import sailing
from tests.games.merchants_cove.chronomancing import work
from tests.games.merchants_cove.laboratory import laboratory, staffed
from tests.games.merchants_cove.laid import Laid, lay
from tests.games.merchants_cove.smithing import forge, helped

FULL = {"DL-out": "L-out", "DL-in": "L-mid", "DR-in": "R-in", "DR-out": "R-out"}
AWAY = ["L-in", "R-mid"]


def lines(game: Laid, key: str) -> list[str]:
    """The English sentences about events of a kind."""
    log = zip(game.log("en"), game.journal, strict=True)
    return [line for line, entry in log if entry.event.key == key]


# Set-up.


def test_the_set_up_is_told_in_order() -> None:
    """[MC-SETUP-2, -3, -7, -10, -13] What was agreed, what lies open, who plays, in which order."""
    game = Laid.new(2, 1, {"rogues": "robbers", "townsfolk": "all"})
    game.choose("blacksmith", "captain")
    keys = ["rogues-agreed", "townsfolk-shuffled", "plaza-opened", "merchant-chosen", "order-drawn"]
    told = [key for key in game.events if key in (*keys, "rogues-drawn", "round-opened")]
    assert told == [*keys[:4], *keys[3:], "round-opened"]
    (rogues,) = lines(game, "rogues-agreed")
    assert rogues.startswith("Rogues of this game, as agreed: Robbers, who shift a customer ")
    assert "locals, mercenaries and sailors" in lines(game, "townsfolk-shuffled")[0]
    plaza = [place["townsfolk"] for place in game.board["plaza"]]
    assert [game.g.box.townsfolk_codes[card] for card in game.told("plaza-opened")[0]] == plaza


def test_what_the_lot_decides_is_told_so() -> None:
    """[MC-SETUP-7]"""
    game = Laid.new(2, 1, {"rogues": "lot"})
    assert "rogues-drawn" in game.events
    assert "rogues-agreed" not in game.events


def test_every_round_begins_in_the_order_of_the_last_market() -> None:
    """[MC-CLEAN-7, MC-MARKET-10]"""
    luck = random.Random(3)
    game = Laid.new(3, 5)
    while not game.over:
        game.apply(luck.choice(game.options))
    sold = [order for (order,) in game.told("selling-order")]
    assert [order for _, _, order, _ in game.told("round-opened")][1:] == sold[:-1]


# Boats and the clock.


def boarding(**data: Any) -> Laid:
    """A passes 3:30 with a boat that the next one fills."""
    aboard = {"R-out": {"warrior": 2, "bard": 1}}
    players = {"A": {"merchant": "blacksmith", "hour": 3}, "B": {"merchant": "captain", "hour": 9}}
    game = lay(2, **players, boats=aboard, **data)
    game.draws("bard")
    game.choose("furnace F3", "die red-1", "boat R-out")
    return game


def test_the_last_free_dock_is_not_told_as_a_choice() -> None:
    """[MC-DOCK-1] With two free docks its captain chooses."""
    chosen = boarding()
    chosen.choose("dock DR-in")
    assert "boat-docked-last" not in chosen.events
    forced = boarding(docked={"DR-in": "R-in"})
    assert (
        "last free dock on its side, the outer right dock" in lines(forced, "boat-docked-last")[0]
    )
    assert "boat-docked" not in forced.events


def test_an_icon_that_loads_nobody_says_why_and_who_is_done_says_so() -> None:
    """[MC-CLOCK-4, MC-DOCK-4, MC-ENDP-1]"""
    player = {"merchant": "blacksmith", "hour": 11}
    game = lay(2, A=player, B={"merchant": "captain", "hour": 12}, docked=FULL, removed=AWAY)
    game.choose("furnace F3", "die red-1")
    assert lines(game, "icon-ignored") == [
        "Player 1 passes 11:30, but all docks are taken: nobody comes aboard any more."
    ]
    assert lines(game, "marker-reached") == [
        "Player 1 has reached the market marker at 12:00 and has finished for this round."
    ]


# Townsfolk.


@pytest.mark.parametrize(
    ("card", "data", "why"),
    [
        ("LOC-01", {}, "there is no corruption card to get rid of"),
        ("MER-01", {"A": {"stall": {"small_red": 3}}}, "no such good is left"),
        ("SAI-01", {"bag": {}}, "the bag is empty"),
        ("SAI-01", {"docked": FULL, "removed": AWAY}, "all docks are taken, and no boat is loaded"),
        ("SAI-04", {}, "nobody aboard the boats can be moved so"),
    ],
)
def test_an_ability_in_vain_says_why(card: str, data: dict[str, Any], why: str) -> None:
    """[MC-TOWN-9]"""
    player = {"merchant": "blacksmith", "hour": 4, **data.pop("A", {})}
    plaza = [None, None, None, card]
    options = {"townsfolk": "all"}
    game = lay(2, A=player, B={"hour": 12}, plaza=plaza, options=options, **data)
    game.choose("recruit")
    (told,) = lines(game, "ability-idle")
    assert why in told
    assert lines(game, "townsfolk-recruited")[0].endswith(", for 1 hour.")


# The shops.


HEAT = (
    "Player 1 {} the left small furnace, heat {} (coal 2 + dice {}; "
    "it takes 7, or 5 and a corruption card)"
)


@pytest.mark.parametrize(
    ("value", "choice", "key", "end"),
    [
        (5, "furnace F3", "forged-hot", ". It is hot enough for a suit of blue armour, "),
        (3, "furnace F3", "forged-warm", ". That does for a suit of blue armour, "),
        (2, "empty F3", "furnace-cold", ": it is too cold for a suit of blue armour."),
        (5, "empty F3", "furnace-cleared", ", and does without a suit of blue armour."),
    ],
)
def test_heat_is_told_before_what_comes_of_it(value: int, choice: str, key: str, end: str) -> None:
    """[MC-SMITH-FORGE-2, -3] With what makes it, and what it takes."""
    game = forge(fed={"F3": [f"blue-{value}"]})
    game.choose(choice)
    verb = "forges in" if choice.startswith("furnace") else "empties"
    (told,) = lines(game, key)
    assert told.startswith(HEAT.format(verb, value + 2, value) + end)


def test_the_dice_that_are_rolled_along_are_named_before() -> None:
    """[MC-SMITH-FORGE-8]"""
    game = forge(dice=["red-1", "green-2", "blue-3", "yellow-4"])
    game.choose("die red-1", "pass")
    assert lines(game, "die-picked-up") == [
        "Player 1 takes a red 1 out of the supply, to roll it again."
    ]
    assert game.events.index("die-picked-up") < game.events.index("dice-rolled")


@pytest.mark.parametrize(
    ("wasted", "cards", "told"),
    [(0, 0, "which now holds 2."), (2, 1, "it costs 1 corruption card."), (4, 2, "costs 2 ")],
)
def test_ichor_says_what_it_costs_before_the_cards_are_drawn(
    wasted: int, cards: int, told: str
) -> None:
    """[MC-ALCH-WASTE-2] From the fourth ichor on."""
    game = laboratory("rii", waste=wasted)
    game.choose("brew", "good large_red")
    assert told in lines(game, "waste-filled")[0]
    assert game.cards("A") == cards
    assert game.told("waste-filled")[0][3] == cards


def scullion() -> Laid:
    """An ingredient could be moved."""
    game = laboratory("r", decanter="rg br gb yy", A=staffed(2, 4))
    game.choose("use-staff", "staff 2")
    return game


def bellows() -> Laid:
    """Coal could be made hotter."""
    return helped(1)


@pytest.mark.parametrize("begin", [scullion, bellows])
def test_a_helper_who_is_not_needed_after_all_is_not_followed_by_silence(
    begin: Callable[[], Laid],
) -> None:
    """[MC-STAFF-1, E-102]"""
    game = begin()
    game.choose("pass")
    at = game.events.index("staff-used")
    assert game.events[at + 1] == "nothing-done"


def test_points_that_nobody_uses_are_told() -> None:
    """[MC-CAPT-MP-4, MC-CAPT-SPIN-1]"""
    game = sailing()
    game.luck(1)
    game.choose("spin", "ship HOME", "region A2", "pass")
    assert game.told("points-left") == [[0, 3]]


def test_a_portal_without_effect_says_why() -> None:
    """[MC-CHRO-PORTAL-6]"""
    game = work({"chronomancer": "RM", "assistant": "RM"})
    game.choose("assistant-to L1")
    assert lines(game, "portal-idle") == [
        "Player 1 gains nothing there, as there is no staff yet, but has to pay."
    ]


# The market.


def selling(stall: dict[str, int], town_square: dict[str, int]) -> Laid:
    """A has something to sell, perhaps, and B nothing."""
    players = {"A": {"hour": 12, "stall": stall}, "B": {"hour": 12}}
    return lay(2, phase="market", round=3, **players, piers={"town_square": town_square})


def unsold(game: Laid, seat: int = 0, pier: int = 1) -> list[str]:
    """What is told of somebody who sells nothing at a pier."""
    keys = ("goods-kept", "no-buyers", "no-goods-to-sell")
    return [
        entry.event.key
        for entry in game.journal
        if entry.event.key in keys and entry.numbers[:2] == [seat, pier]
    ]


def test_who_sells_nothing_says_why() -> None:
    """[MC-MARKET-4, -6] By choice, for want of customers, for want of goods."""
    game = selling({"small_red": 1}, {"warrior": 1})
    game.choose("pass")
    assert unsold(game) == ["goods-kept"]
    assert unsold(game, seat=1) == ["no-goods-to-sell"]
    assert unsold(selling({"small_red": 1}, {"bard": 1})) == ["no-buyers"]
    assert unsold(selling({"large_red": 1}, {"warrior": 1})) == ["no-goods-to-sell"]


def test_who_sells_something_is_not_told_to_keep_the_rest() -> None:
    """[MC-MARKET-4]"""
    game = selling({"small_red": 2}, {"warrior": 1})
    game.choose("good small_red", "pass")
    assert unsold(game) == []
    assert lines(game, "ware-sold")[0].endswith(" for 3 gold: 1 warrior at 3 gold each.")


# The end.


def test_gold_is_told_by_what_it_came_from() -> None:
    """[MC-END-1 to -4] Before: sales, sponsorship, the shop. Then icons; then all of it."""
    luck = random.Random(7)
    game = Laid.new(4, 8)
    while not game.over:
        game.apply(luck.choice(game.options))
    keys = ["gold-earned", "hand-revealed", "icons-scored", "corruption-scored", "gold-counted"]
    for score in game.scores():
        seat, line = score.seat, score.lines
        of_seat = {key: [n for s, *n in game.told(key) if s == seat] for key in keys}
        assert of_seat["gold-earned"] == [[line["sales"], line["sponsorship"], line["trade"]]]
        assert sum(gold for *_, gold in of_seat["icons-scored"]) == line["renown"]
        assert sum(gold for *_, gold in of_seat["corruption-scored"]) == -line["disgrace"]
        assert of_seat["gold-counted"] == [[score.total]]
    assert [game.events.index(key) for key in keys] == sorted(map(game.events.index, keys))


@pytest.mark.parametrize(
    ("gold", "rival", "told"),
    [
        (60, 50, "Player 1 beats the Peddler, 60 gold against 50, and wins the game."),
        (50, 60, "Player 1 does not beat the Peddler, 50 gold against 60: the game is lost."),
        (50, 50, "Player 1 does not beat the Peddler, 50 gold against 50: the game is lost."),
    ],
)
def test_alone_the_outcome_is_told_against_the_peddler(gold: int, rival: int, told: str) -> None:
    """[MC-PEDDLER-39, E-92]"""
    game = lay(1, phase="scoring", round=3, A={"gold": gold}, peddler={"gold": rival})
    assert game.log("en")[-1] == told


def test_a_tie_is_told_against_each_who_is_level() -> None:
    """[MC-END-5] By goods against one, by cards against the other."""
    goods = {"small_red": 1}
    players = {
        "A": {"gold": 50, "stall": goods},
        "B": {"gold": 50},
        "C": {"gold": 50, "stall": goods, "corruption": ["CO-01"]},
    }
    game = lay(3, phase="scoring", round=3, lair=0, **players)
    assert game.told("tie-broken-by-goods") == [[0, 1, 1, 0]]
    assert game.told("tie-broken-by-cards") == [[0, 2, 0, 1]]
    assert game.log("en")[-1] == "Player 1 wins the game with 50 gold."


# Things have names, not numbers.

NUMBERED = {
    "en": r"\b(cauldron|furnace|fragment|place|section|card) (\d\b(?! \w)|P\d\d)",
    "fr": r"\b(chaudron|fourneau|fragment|place|section|carte) (\d\b(?! \w)|P\d\d)",
    "de": r"\b(Kessel|Ofen|Fragment|Platz|Teamplatz|Abschnitt|Karte) (\d\b(?! \w)|P\d\d)",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_no_component_is_called_by_a_number(seats: int, language: str) -> None:
    """Neither in the log nor in questions, options and what a board prints."""
    luck = random.Random(seats)
    game = Laid.new(seats, seats, {"merchants": "lot"})
    said = {*game.words(language).things().values()}
    while not game.over:
        said.add(game.prompt(language))
        said.update(game.describe(choice, language) for choice in game.options)
        game.apply(luck.choice(game.options))
    said.update(game.log(language))
    assert [text for text in sorted(said) if re.search(NUMBERED[language], text)] == []
