"""A turn and the payment of an action space, sections 4.8 and 4.9 of the rules page."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import cothon
from cothon.games.merchants_guilds.material import ACTION_CODES, OWN_FILE
from tests.games.merchants_guilds.laid import (
    LETTERS,
    Laid,
    acted,
    all_ships_but,
    coin_of,
    good_of,
    harbour,
    lay,
    paid,
    trade_cards_but,
)

SPACES = pytest.mark.parametrize("space", ACTION_CODES)
FAR = ["TRADING_DOCK", "WARSHIP_DOCK"]
BASE_ACTIONS = {
    **{"B1": "MARKET", "B2": "MARKET", "B3": "RESIDENCE", "B4": "TRADING_DOCK"},
    **{"B5": "WARSHIP_DOCK", "B6": "HARBOUR_DELIVERY", "B7": "HARBOUR_DELIVERY"},
}
PRICES = {"A": (6, 7, 7, 6), "B": (8, 9, 9, 8), "C": (10, 11, 11, 10)}
GOODS_OF = {"LEFT": ("dyes", "oils", "glass"), "MIDDLE": ("cedar",), "RIGHT": ("jewelry",)}
PRICE_OF = {"LEFT": 3, "MIDDLE": 2, "RIGHT": 2}
SPACES_OF = {"LEFT": 3, "MIDDLE": 2, "RIGHT": 2}
GOOD_NAMES = ("dyes", "oils", "glass", "cedar", "jewelry")


def read_actions() -> dict[str, str]:
    """The actions of the trade cards from the table of section 7.8."""
    page = Path(__file__).parents[3] / "docs" / "rules" / "merchants_guilds.md"
    found = re.findall(r"^\| (T\d\d) \| (\w+) \|", page.read_text(encoding="utf-8"), re.MULTILINE)
    return dict(found)


TRADE_ACTIONS = read_actions()


def action_of(card: str) -> str:
    """The action that a card shows, as sections 7.7 and 7.8 of the rules page list them."""
    return BASE_ACTIONS.get(card) or TRADE_ACTIONS[card]


# A turn


@SPACES
def test_a_turn_takes_an_action_or_passes(space: str) -> None:
    """[MG-TURN-1, -4] The action disc goes to the space."""
    hands = {"hand": ["B1", "B3", "B4", "B5", "B6", "T46", "T47"]}
    game = lay(A=hands, warship_docks=[0], markers=FAR)
    assert game.offered == {*(f"space {other}" for other in ACTION_CODES), "pass"}
    assert game.disc_of("A") is None
    game.choose(f"space {space}")
    while game.question in {"A PayLeft", "A BeforeMain"}:
        game.choose("main" if "main" in game.offered else max(game.offered))
    assert game.disc_of("A") == space


@SPACES
def test_the_own_disc_may_stay_on_its_space(space: str) -> None:
    """[MG-TURN-4, MG-PAY-3]"""
    hands = {"hand": ["B1", "B3", "B4", "B5", "B6", "T46", "T47"], "disc": space}
    game = lay(A=hands, warship_docks=[0], markers=FAR)
    assert game.mat("A")["cost"] == dict.fromkeys(ACTION_CODES, 1)
    game.choose(f"space {space}")
    while game.question in {"A PayLeft", "A BeforeMain"}:
        game.choose("main" if "main" in game.offered else max(game.offered))
    assert (game.disc_of("A"), len(game.mat("A")["left"])) == (space, 1)
    assert game.mat("A")["right"] == []


def test_markers_and_neutral_discs_move_last() -> None:
    """[MG-TURN-2] In W7, after the effects of W6."""
    game = acted(
        "MARKET",
        3,
        A={"hand": ["T13"], "ships": ["S09"]},
        markers=["MARKET", "TRADING_DOCK"],
        neutrals=["MARKET"],
    )
    game.choose("go-on", "tile GUILD_HALL_1")
    assert (game.question, game.marked) == ("A EndTurn", {"MARKET", "TRADING_DOCK"})
    game.choose("palette")
    assert game.marked == {"RESIDENCE", "TRADING_DOCK"}
    order = [key for key in game.events if key in {"effect-used", "marker-moved", "neutral-moved"}]
    assert order == ["effect-used", "marker-moved", "neutral-moved"]


def test_windows_without_a_decision_are_skipped() -> None:
    """[MG-TURN-3] Without usable effects only the dock is asked for."""
    game = lay(A={"hand": ["B4", "T13"], "ships": ["S02"]}, markers=["MARKET", "RESIDENCE"])
    game.choose("space TRADING_DOCK")
    assert game.question == "A TakeDock"
    game.choose("dock 1")
    assert game.question == "B TakeTurn"


# Which spaces can be chosen


@pytest.mark.parametrize(
    ("space", "can", "cannot"),
    [
        (
            "MARKET",
            {"A": {"hand": ["B1"]}, "market": [], "discard": ["T01"]},
            {"A": {"hand": ["B1"]}, "market": [], "B": {"hand": trade_cards_but()}},
        ),
        (
            "RESIDENCE",
            {"A": {"hand": ["B3", "T46", "T47"]}},
            {"A": {"hand": ["B3", "T46", "T61"]}},
        ),
        (
            "RESIDENCE",
            {"A": {"hand": ["B3", "T46", "T61"], "ships": ["S11"]}},
            {"A": {"hand": ["B3", "T46", "B4"], "ships": ["S11"]}},
        ),
        (
            "RESIDENCE",
            {"A": {"hand": ["B3", "T01", "T02", "T03"]}},
            {"A": {"hand": ["B3", "T01", "T02", "T16"]}},
        ),
        (
            "RESIDENCE",
            {"A": {"hand": ["B3", "T61", "T62"], "freed": {"RIGHT": 1}}},
            {"A": {"hand": ["B3", "T61", "T62"], "freed": {"RIGHT": 2}}},
        ),
        ("TRADING_DOCK", {"A": {"hand": ["B4"]}}, {"A": {"hand": ["B4"]}, "forum": [3]}),
        (
            "TRADING_DOCK",
            {"A": {"hand": ["B4"]}, "docks": harbour("S01 B", "S02 B", "S03 C", "S04 D", "S05")},
            {"A": {"hand": ["B4"]}, "docks": harbour("S01 B", "S02 B", "S03 C", "S04 D", "S05 D")},
        ),
        (
            "WARSHIP_DOCK",
            {"A": {"hand": ["B5"]}, "warship_docks": [1, 2, None]},
            {"A": {"hand": ["B5"]}, "warship_docks": [1, 2, 3]},
        ),
        (
            "WARSHIP_DOCK",
            {"A": {"hand": ["B5"], "ships": ["S02"]}, "warship_docks": [1, 2, 3]},
            {"A": {"hand": ["B5"], "ships": ["S03"]}, "warship_docks": [1, 2, 3]},
        ),
        (
            "WARSHIP_DOCK",
            {"A": {"hand": ["B5"]}, "warship_docks": [0, None, None]},
            {"A": {"hand": ["B5"]}, "warship_docks": [0, 0, None]},
        ),
        (
            "WARSHIP_DOCK",
            {"A": {"hand": ["B5"], "ships": ["S02"]}},
            {"A": {"hand": ["B5"], "ships": ["S02"]}, "forum": [3]},
        ),
        (
            "HARBOUR_DELIVERY",
            {"A": {"hand": ["B6", "T02"]}, "docks": harbour("S01 A", "S02")},
            {"A": {"hand": ["B6", "T16"]}, "docks": harbour("S01 A", "S02")},
        ),
        (
            "HARBOUR_DELIVERY",
            {"A": {"hand": ["B6", "T16"], "ships": ["S07"]}, "docks": harbour("S01 A", "S02")},
            {"A": {"hand": ["B6", "B4"], "ships": ["S07"]}, "docks": harbour("S01 A", "S02")},
        ),
        (
            "HARBOUR_DELIVERY",
            {"A": {"hand": ["B6", "T02"]}, "docks": harbour("S01 A", "S02")},
            {"A": {"hand": ["B6", "T02"]}, "docks": harbour("S01 B", "S02")},
        ),
        (
            "HARBOUR_DELIVERY",
            {"A": {"hand": ["B6", "T16"]}, "warship_docks": [0]},
            {"A": {"hand": ["B6", "B4"]}, "warship_docks": [0]},
        ),
        (
            "HARBOUR_DELIVERY",
            {"A": {"hand": ["B6", "T16"]}, "anchor": [1]},
            {"A": {"hand": ["B6", "T16"]}, "anchor": [0, 1]},
        ),
    ],
)
def test_what_can_be_carried_out(space: str, can: dict[str, Any], cannot: dict[str, Any]) -> None:
    """[MG-TURN-5, -8] The main action of every space, with no guild marker about."""
    markers = [other for other in ACTION_CODES if other != space][:2]
    assert f"space {space}" in lay(**can, markers=markers).offered
    game = lay(**cannot, markers=markers)
    assert game.question == "B TakeTurn" or f"space {space}" not in game.offered


@pytest.mark.parametrize(
    ("can", "cannot"),
    [
        ({}, {"markers": ["MARKET", "TRADING_DOCK"]}),
        ({}, {"forum": [3]}),
        ({"A": {"hand": ["B3", "T01"]}}, {"A": {"hand": ["B3", "B4"]}}),
        (
            {"tile_discs": {"GUILD_HALL_1": [0], "ACHIEVEMENT_TILES": [1]}},
            {"tile_discs": {"GUILD_HALL_1": [0], "ACHIEVEMENT_TILES": [0]}},
        ),
        (
            {"A": {"hand": ["B3", "T01"], "ships": ["S06"]}, "decade": 2},
            {"A": {"hand": ["B3", "T01"]}, "decade": 2},
        ),
    ],
    ids=["marker", "disc", "coins", "places", "legacy"],
)
def test_a_guild_action_makes_a_space_worth_choosing(
    can: dict[str, Any], cannot: dict[str, Any]
) -> None:
    """[MG-TURN-5, -8] The residence itself can do nothing with these hands."""
    usual: dict[str, Any] = {
        "markers": ["MARKET", "RESIDENCE"],
        "A": {"hand": ["B3", "T04", "T16"]},  # 5 coins
    }
    full = {"GUILD_HALL_2": [0], "VICTORY_POINTS": [0]}  # in decade II only LEGACY is left
    for data, is_possible in ((can, True), (cannot, False)):
        given = {**usual, **data}
        if given.get("decade") == 2:
            given["tile_discs"] = full
        game = lay(**given)
        found = game.question == "A TakeTurn" and "space RESIDENCE" in game.offered
        assert found is is_possible


def test_the_space_is_paid_in_full_for_the_guild_action_alone() -> None:
    """[MG-TURN-6]"""
    game = lay(
        A={"hand": ["B1", "T04", "T05", "T13"]},
        B={"disc": "MARKET"},
        C={"disc": "MARKET"},
        markers=["MARKET", "RESIDENCE"],
    )
    game.choose("space MARKET", "card T04", "card T05", "pass")
    assert (game.question, game.hand("A")) == ("A GuildAction", ["T13"])
    own = game.mat("A")
    assert (own["left"], own["right"]) == (["B1.red"], ["T04", "T05"])
    game.choose("guild-seat A1")
    assert game.board["hall"][0]["owner"] == 0
    assert "card-drawn" not in game.events


def test_skipping_is_offered_only_if_a_guild_action_is_possible() -> None:
    """[MG-TURN-7, AMB-19]"""
    game = paid("MARKET", A={"hand": ["T13"]}, markers=["MARKET", "RESIDENCE"])
    assert game.offered == {"main", "pass"}
    game = paid("MARKET", A={"hand": ["T13"]}, markers=["TRADING_DOCK", "RESIDENCE"])
    assert game.question == "A TakeCard"  # begun without asking
    game = paid("MARKET", A={"hand": ["B2"]}, markers=["MARKET", "RESIDENCE"])
    assert game.question == "A TakeCard"


def test_an_impossible_main_action_is_skipped_unasked() -> None:
    """[MG-TURN-7]"""
    game = paid("RESIDENCE", A={"hand": ["T13"]}, markers=["RESIDENCE", "MARKET"])
    assert game.question == "A GuildAction"
    assert game.events[-1] == "main-skipped"


@pytest.mark.parametrize("reason", ["skipped", "impossible"])
def test_without_a_main_action_the_guild_action_cannot_be_declined(reason: str) -> None:
    """[MG-TURN-7]"""
    space = "MARKET" if reason == "skipped" else "RESIDENCE"
    game = paid(space, A={"hand": ["T13"]}, markers=["MARKET", "RESIDENCE"])
    if reason == "skipped":
        game.choose("pass")
    assert game.question == "A GuildAction"
    assert "pass" not in game.offered
    assert "guild-seat A1" in game.offered


def test_what_the_player_before_did_does_not_count() -> None:
    """[MG-TURN-7] A carried a main action out, B does not and cannot decline."""
    markers = ["MARKET", "RESIDENCE"]
    game = lay(A={"hand": ["B4"]}, B={"hand": ["B3", "T13"]}, markers=markers)
    game.choose("space TRADING_DOCK", "dock 1", "space RESIDENCE")
    assert game.question == "B GuildAction"
    assert "pass" not in game.offered


def test_after_a_main_action_the_guild_action_can_be_declined() -> None:
    """[MG-TURN-7]"""
    game = paid("TRADING_DOCK", A={"hand": ["T13"]}, markers=["MARKET", "TRADING_DOCK"])
    game.choose("main", "dock 1")
    assert "pass" in game.offered


def test_if_an_effect_makes_everything_impossible_the_turn_goes_on() -> None:
    """[MG-TURN-9, AMB-19] What is possible is looked at again after W2."""
    docks = harbour("S01 A", "S07", "S08", "S09", "S11")
    game = lay(A={"hand": ["B6", "T01"], "ships": ["S10"]}, docks=docks)
    game.choose("space HARBOUR_DELIVERY", "embargo")  # the dyes ship is gone
    assert (game.question, game.events.count("main-skipped")) == ("B TakeTurn", 1)
    assert (game.hand("A"), game.all_ships("A")) == (["T01"], {"S10"})
    assert game.disc_of("A") == "HARBOUR_DELIVERY"
    game = paid("RESIDENCE", A={"hand": ["T13"], "ships": ["S01"]}, markers=["RESIDENCE", "MARKET"])
    game.choose("intrigue", "space RESIDENCE", "space TRADING_DOCK")  # so is the marker
    assert (game.question, game.available[0]) == ("B TakeTurn", 3)


def test_coins_won_by_a_delivery_are_there_for_the_guild_action() -> None:
    """[MG-TURN-9] What is possible is looked at again when W5 begins."""
    game = paid(
        "HARBOUR_DELIVERY",
        A={"hand": ["T01"]},
        docks=harbour("S03 A", "S02", "S01", "S04", "S05"),
        markers=["MARKET", "HARBOUR_DELIVERY"],
        trade_pile=["T13"],
        tile_discs={"GUILD_HALL_1": [0], "ACHIEVEMENT_TILES": [0]},
    )
    assert (game.question, "guild-seat A1" in game.offered) == ("A GuildAction", True)


# Paying


@SPACES
def test_the_left_card_shows_the_action(space: str) -> None:
    """[MG-PAY-1] Base or trade card."""
    cards = ["B1", "B3", "B4", "B5", "B6", "T01", "T02", "T03", "T05", "T06", "T04", "T07"]
    game = lay(A={"hand": cards}, docks=harbour("S02 A", "S03"), markers=FAR)
    game.choose(f"space {space}")
    if game.question == "A PayLeft":
        assert {action_of(name.split()[1]) for name in game.offered} == {space}
        assert game.offered == {f"card {card}" for card in cards if action_of(card) == space}
        game.choose(min(game.offered))
    left = [card.split(".")[0] for card in game.mat("A")["left"]]
    assert [action_of(card) for card in left] == [space]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_other_disc_costs_a_card(seats: int) -> None:
    """[MG-PAY-2, -3] Of players and neutral; the own one and guild markers cost nothing."""
    missing = 4 - seats
    neutrals = ["MARKET", "RESIDENCE"][:missing]
    discs: dict[str, Any] = {letter: {"disc": "MARKET"} for letter in LETTERS[1:seats]}
    cards = ["B1", "T05", "T06", "T07", "T08"]
    game = lay(
        seats,
        A={"hand": cards, "disc": "MARKET"},
        neutrals=neutrals,
        markers=["MARKET", "RESIDENCE"],
        **discs,
    )
    others = seats - 1 + (missing > 0)
    assert game.mat("A")["cost"]["MARKET"] == 1 + others
    game.choose("space MARKET")
    for _ in range(others):
        game.choose(min(game.offered))
    own = game.mat("A")
    assert (len(own["left"]), len(own["right"])) == (1, others)
    assert game.mat("A")["cost"]["MARKET"] == 1 + others  # the own disc is not counted


def test_right_cards_may_be_any_cards() -> None:
    """[MG-PAY-2, -4] Base or trade cards of any action, good and coin."""
    cards = ["B1", "B2", "B3", "T01", "T20", "T46", "T75"]
    game = lay(A={"hand": cards}, B={"disc": "MARKET"}, markers=FAR)
    game.choose("space MARKET", "card T01")
    assert game.offered == {f"card {card}" for card in cards if card not in {"T01", "B2"}}
    # B1 and B2 cannot be told apart, so only one of them is offered


def test_too_few_cards_for_a_space() -> None:
    """[MG-PAY-5] It cannot be chosen; if there is none, the player passes."""
    discs: dict[str, Any] = {letter: {"disc": "MARKET"} for letter in "BC"}
    assert "space MARKET" in lay(A={"hand": ["B1", "T06", "T11"]}, markers=FAR, **discs).offered
    game = lay(A={"hand": ["B1", "T11"]}, markers=FAR, **discs)
    assert (game.question, game.events.count("passed")) == ("B TakeTurn", 1)


def test_no_card_that_shows_the_action() -> None:
    """[MG-PAY-1, -5]"""
    game = lay(A={"hand": ["B3", "B5", "T03"]}, markers=["MARKET", "RESIDENCE"])
    assert game.offered == {"space WARSHIP_DOCK", "pass"} | {"space RESIDENCE"}
    game = lay(A={"hand": ["B3", "B5", "T03"]}, markers=["MARKET", "TRADING_DOCK"])
    assert game.offered == {"space WARSHIP_DOCK", "pass"}


def test_all_cards_are_chosen_before_the_main_action() -> None:
    """[MG-PAY-7, MG-TURN-2] The disc moves and the cards lie down when the last one is picked."""
    game = lay(
        A={"hand": ["B1", "T05", "T06", "T07"], "disc": "RESIDENCE", "ships": ["S09"]},
        B={"disc": "MARKET"},
        C={"disc": "MARKET"},
        markers=FAR,
        market=["T20"],
    )
    game.choose("space MARKET", "card T05")
    assert (game.disc_of("A"), game.mat("A")["left"]) == ("RESIDENCE", [])
    assert game.board["paying"] == ["B1.red", "T05"]
    assert "palette" not in game.offered
    game.choose("card T07")
    assert (game.disc_of("A"), game.question) == ("MARKET", "A BeforeMain")
    assert (game.board["paying"], game.mat("A")["right"]) == ([], ["T05", "T07"])


# An independent account of MG-TURN-8, and all payments by brute force


@dataclass
class Situation:
    """What a player knows of a position, as the rules page counts it."""

    shown: dict[str, Any]
    own: dict[str, Any]
    seat: int
    seats: int

    def ready(self, effect: str) -> int:
        """How many active ships have this effect."""
        return sum(ship["active"] and ship["effect"] == effect for ship in self.own["ships"])

    def main(self, space: str, rest: list[str]) -> bool:
        """Can the main action be carried out with these cards?"""
        trade = [card for card in rest if card[0] == "T"]
        if space == "MARKET":
            return bool(self.shown["market"] or self.shown["trade_pile"] or self.shown["discard"])
        if space == "RESIDENCE":
            return any(self.column(column, trade) for column in GOODS_OF)
        if space == "TRADING_DOCK":
            return self.trading_dock()
        if space == "WARSHIP_DOCK":
            return self.warship_dock()
        return self.delivery(trade)

    def column(self, column: str, trade: list[str]) -> bool:
        """RESIDENCE: a column with a disc, and its price."""
        price = PRICE_OF[column]
        goods = Counter(good_of(card) for card in trade)
        matching = max(goods[good] for good in GOODS_OF[column])
        is_full = self.own["freed"][column] < SPACES_OF[column]
        return is_full and len(trade) >= price and matching >= price - self.ready("OPULENCE")

    def trading_dock(self) -> bool:
        """TRADING_DOCK: an available disc and a dock."""
        docks = self.shown["docks"]
        is_barred = sum(dock["disc"] == self.seat for dock in docks) >= len(docks) - 1
        pile = self.shown["ship_pile"]
        free = [dock for dock in docks if dock["disc"] is None and (pile or dock["ship"])]
        return bool(self.own["available"] and free and not is_barred)

    def warship_dock(self) -> bool:
        """WARSHIP_DOCK: an available disc, a pile, and a dock or COMMANDO."""
        docks = self.shown["warship_docks"]
        free = None in docks and docks.count(self.seat) < 2
        place = free or self.ready("COMMANDO") > 0
        return bool(self.own["available"] and self.shown["ship_pile"] and place)

    def delivery(self, trade: list[str]) -> bool:
        """HARBOUR_DELIVERY: a trading delivery or an expedition."""
        goods = {
            GOOD_NAMES[(int(dock["ship"][1:]) - 1) // 6]
            for dock in self.shown["docks"]
            if dock["disc"] == self.seat and dock["ship"]
        }
        if goods and any(good_of(card) in goods or self.ready("LUXURY") for card in trade):
            return True
        discs = self.shown["warship_docks"].count(self.seat) + self.shown["anchor"][self.seat]
        return bool(discs and trade and self.shown["ship_pile"])

    def placements(self) -> dict[str, int]:
        """All legal placements of a guild action with their prices."""
        found = {"forum": 12}
        for seat in self.shown["hall"]:
            if seat["owner"] is None and not seat["covered"]:
                price = PRICES[seat["code"][0]][int(seat["code"][1]) - 1]
                found[f"guild-seat {seat['code']}"] = price
        for tile in self.shown["tiles"]:
            is_due = tile["decade"] == self.shown["decade"] or (
                tile["decade"] < self.shown["decade"] and self.ready("LEGACY")
            )
            discs = [owner for owner in tile["discs"] if owner is not None]
            if is_due and self.seat not in discs and len(discs) < (3 if self.seats == 4 else 2):
                found[f"tile {tile['code']}"] = (2, 5, 8)[len(discs)]
        return found

    def guild(self, space: str, rest: list[str]) -> bool:
        """Can a guild action be carried out with these cards?"""
        is_marked = any(one["marker"] for one in self.shown["spaces"] if one["action"] == space)
        coins = sum(coin_of(card) for card in rest)
        return bool(
            is_marked and self.own["available"] and coins >= min(self.placements().values())
        )

    def others(self, space: str) -> int:
        """Other discs on a space."""
        one = next(one for one in self.shown["spaces"] if one["action"] == space)
        return len(set(one["discs"]) - {self.seat}) + int(one["neutral"])

    def payments(self, space: str, cards: list[str]) -> set[tuple[str, tuple[str, ...]]]:
        """All legal payments of a space by what their cards show."""
        found = set()
        for left in cards:
            if action_of(left) != space and not self.ready("FAVOUR"):
                continue
            others = [card for card in cards if card != left]
            for right in combinations(others, self.others(space)):
                rest = [card for card in others if card not in right]
                if self.main(space, rest) or self.guild(space, rest):
                    found.add((face(left), tuple(sorted(face(card) for card in right))))
        return found


def face(card: str) -> str:
    """Cards that cannot be told apart have the same face: B1 and B2, B6 and B7."""
    return {"B2": "B1", "B7": "B6"}.get(card, card)


def situation(game: Laid) -> Situation:
    """The position of the player whose turn it is."""
    assert game.seat is not None
    letter = LETTERS[game.seat]
    return Situation(game.board, game.mat(letter), game.seat, game.seats)


def random_position(luck: random.Random) -> Laid:
    """A turn somewhere in the game; positions that need too many discs are laid anew."""
    while True:
        try:
            return lay_at_random(luck)
        except cothon.BadPosition as error:
            if "influence discs" not in str(error):
                raise


def lay_at_random(luck: random.Random) -> Laid:
    """Odd hands, crowded spaces, ships, few or no piles."""
    seats = luck.choice([2, 3, 4])
    trade = [f"T{number:02}" for number in luck.sample(range(1, 76), luck.randint(0, 6))]
    base = [f"B{number}" for number in luck.sample(range(1, 8), luck.randint(0, 4))]
    ships = [f"S{number:02}" for number in luck.sample(range(1, 31), 30)]
    own, ships = ships[: luck.randint(0, 4)], ships[4:]
    docks = [f"{ships.pop()}{luck.choice(['', '', ' A', ' B'])}" for _ in range(seats + 1)]
    docks[luck.randrange(seats + 1)] = ships.pop()
    outside = [ships.pop(), ships.pop()]
    busy = luck.choice(ACTION_CODES)
    discs = {
        letter: {"disc": luck.choice([None, busy, busy, luck.choice(ACTION_CODES)])}
        for letter in LETTERS[:seats]
    }
    freed = {"LEFT": luck.randint(0, 3), "MIDDLE": luck.randint(0, 2), "RIGHT": luck.randint(0, 2)}
    decade = luck.randint(1, 3)
    data: dict[str, Any] = {
        "decade": decade,
        "docks": harbour(*docks),
        "outside": outside,
        "markers": luck.sample(ACTION_CODES, 2),
        "neutrals": luck.sample(ACTION_CODES, 4 - seats),
        "warship_docks": luck.choice([[], [0], [1, 0], [0, 1, 0], [1, None, 1]]),
        "hall": {seat: luck.randrange(2) for seat in luck.sample(["B1", "B4", "C2", "C3"], 1)},
        **discs,
    }
    data["A"] = {
        **discs["A"],
        "hand": trade + base,
        "freed": freed,
        "ships": [{"code": ship, "active": luck.random() < 0.7} for ship in own],
    }
    data["B"]["freed"] = {"LEFT": 3, "MIDDLE": 2, "RIGHT": 2}
    lying = [*own, *outside, *(dock[:3] for dock in docks)]
    if luck.random() < 0.15:  # no ship pile
        data["B"]["ships"] = all_ships_but(*lying)
    if luck.random() < 0.1:  # no trade cards but those in hands
        data["B"]["hand"] = [*trade_cards_but(*trade), "B1"]
        data["market"] = []
    data["tile_discs"] = {"GUILD_HALL_1": luck.choice([[], [0], [1]])}
    if decade == 2:
        data["tile_discs"]["GUILD_HALL_2"] = luck.choice([[], [0], [1]])
    spare = lay(seats, **data).available[0]
    data["forum"] = [luck.choice([0, spare])]
    return lay(seats, seed=luck.randrange(1000), **data)


def check_spaces(game: Laid) -> int:
    """The spaces offered, and all ways to pay them, are those of the brute force."""
    assert game.seat is not None
    letter = LETTERS[game.seat]
    here, cards = situation(game), game.hand(letter)
    total = 0
    for space in ACTION_CODES:
        expected = here.payments(space, cards)
        assert (f"space {space}" in game.offered) == bool(expected), (space, cards)
        if not expected:
            continue
        before = len(here.own["left"]), len(here.own["right"])
        start = game.clone()
        start.choose(f"space {space}")
        found = []
        for end in start.ways("PayLeft", "PayRight"):
            trader = end.g.traders[here.seat]
            codes = [name.split(".")[0] for name in end.g.box.card_codes]
            left = [codes[card] for card in trader.left[before[0] :]]
            right = [codes[card] for card in trader.right[before[1] :]]
            assert len(left) == 1
            found.append((face(left[0]), tuple(sorted(face(card) for card in right))))
        assert len(found) == len(set(found)), (space, cards)  # one way for every set
        assert set(found) == expected, (space, cards)
        total += len(found)
    return total


def test_spaces_and_payments_in_random_positions_equal_a_brute_force() -> None:
    """[MG-TURN-5, -8, -9, MG-PAY-1 to -7, MG-CARD-1, -8]"""
    luck = random.Random(1)
    total = seen = 0
    for _ in range(500):
        game = random_position(luck)
        if game.question != "A TakeTurn":  # nothing to choose: also that is checked
            continue
        seen += 1
        total += check_spaces(game)
    assert seen > 250
    assert total > 5000


def test_a_forced_pass_means_that_no_payment_exists() -> None:
    """[MG-TURN-5, MG-PAY-5] The brute force finds nothing either, whenever nobody was asked."""
    luck = random.Random(2)
    forced = 0
    for _ in range(150):
        game = random_position(luck)
        if game.question == "A TakeTurn":
            continue
        forced += 1
        assert game.events[1] == "passed"
        data = dict(game.save.position or {})
        players = [dict(one) for one in data["players"]]
        cards = [card.split(".")[0] for card in players[0]["hand"]]
        again = Laid.position({**data, "active": 1}, game.save.seed)
        here = Situation(again.board, again.mat("A"), 0, again.seats)
        for space in ACTION_CODES:
            assert not here.payments(space, cards), (space, cards)
    assert forced > 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_spaces_and_payments_in_random_games_equal_a_brute_force(seats: int) -> None:
    """[MG-TURN-5, -8, -9, MG-PAY-1 to -7]"""
    game, luck = Laid.new(seats, 5), random.Random(seats)
    total = 0
    while not game.over:
        last = game.board["round"] == 5
        if game.question.endswith("TakeTurn") and not last and luck.random() < 0.5:
            assert game.seat is not None
            if len(game.hand(LETTERS[game.seat])) <= 11:
                total += check_spaces(game)
        active = [choice for choice in game.options if game.called(choice) != "pass"]
        game.apply(luck.choice(active if luck.random() < 0.8 else game.options))
    assert total > 50


def minimal_sets(cards: list[str], price: int) -> set[frozenset[str]]:
    """All sets of cards that reach a price and from which no card can be left out."""
    found = set()
    for size in range(1, len(cards) + 1):
        for chosen in combinations(cards, size):
            coins = sum(coin_of(card) for card in chosen)
            if coins >= price and coins - min(coin_of(card) for card in chosen) < price:
                found.add(frozenset(chosen))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_coin_payments_are_exactly_the_minimal_sets(seed: int) -> None:
    """[MG-CARD-7, -8, AMB-17] For every placement, each set in one way; base cards never pay."""
    luck = random.Random(seed)
    cards = [f"T{number:02}" for number in sorted(luck.sample(range(1, 76), luck.randint(1, 8)))]
    game = acted("MARKET", luck.choice([2, 3, 4]), A={"hand": [*cards, "B1", "B2"]})
    here = situation(game)
    coins = sum(coin_of(card) for card in cards)
    affordable = {name: price for name, price in here.placements().items() if price <= coins}
    assert game.offered == {*affordable, "pass"}
    for name, price in affordable.items():
        start = game.clone()
        start.choose(name)
        found = [frozenset(end.board["discard"]) for end in start.ways("PayCoins")]
        assert len(found) == len(set(found)), (name, cards)
        assert set(found) == minimal_sets(cards, price), (name, cards)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("opulence", [0, 1, 2, 3])
def test_goods_payments_are_exactly_those_of_the_rule(seed: int, opulence: int) -> None:
    """[MG-CARD-8, MG-EFFECT-OPULENCE-2] For every column, each set in one way."""
    luck = random.Random(100 * opulence + seed)
    cards = [f"T{number:02}" for number in sorted(luck.sample(range(1, 76), luck.randint(2, 8)))]
    ships = ["S11", "S24", "S25"][:opulence]
    expected: dict[str, set[frozenset[str]]] = {}
    for column, goods in GOODS_OF.items():
        for chosen in combinations(cards, PRICE_OF[column]):
            counts = Counter(good_of(card) for card in chosen)
            if PRICE_OF[column] - max(counts[good] for good in goods) <= opulence:
                expected.setdefault(column, set()).add(frozenset(chosen))
    game = paid("RESIDENCE", A={"hand": [*cards, "B4"], "ships": ships}, markers=FAR)
    found: dict[str, list[frozenset[str]]] = {}
    for end in game.ways("ChooseColumn", "PayGoods"):
        freed = end.mat("A")["freed"]
        columns = [column for column in freed if freed[column]]
        if columns:
            found.setdefault(columns[0], []).append(frozenset(end.board["discard"]))
            used = PRICE_OF[columns[0]] - max(
                sum(good_of(card) == good for card in end.board["discard"])
                for good in GOODS_OF[columns[0]]
            )
            assert len(end.active_ships("A")) == opulence - used
            assert end.all_ships("A") == set(ships)
    assert {column: set(ways) for column, ways in found.items()} == expected
    assert all(len(ways) == len(set(ways)) for ways in found.values())


# Cards that cannot be told apart, in an owner's file


@pytest.fixture
def twins(tmp_path: Path) -> Path:
    """T01 and T03 look alike, T02 lies between them; so do B1 and B7."""
    text = OWN_FILE.read_text(encoding="utf-8")
    for old, new in (
        ('["T03", "WARSHIP_DOCK", "DYES", 2]', '["T03", "MARKET", "DYES", 2]'),
        ('"HARBOUR_DELIVERY", "HARBOUR_DELIVERY"]\n\n[w', '"HARBOUR_DELIVERY", "MARKET"]\n\n[w'),
    ):
        assert old in text
        text = text.replace(old, new)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def lay_with(path: Path, cards: list[str], **data: Any) -> Laid:
    """A position with the material of a file."""
    players: list[dict[str, Any]] = [{"hand": cards}, *data.pop("others", [{}, {}, {}])]
    return Laid.position({"players": players, **data}, material=path)


def test_right_cards_with_twins_can_always_be_completed(twins: Path) -> None:
    """[MG-PAY-2, MG-CARD-8] Of T01, T02, T03 any two: once T01 + T02, once T01 + T03."""
    others = [{"disc": "TRADING_DOCK"}, {"disc": "TRADING_DOCK"}, {}]
    game = lay_with(
        twins, ["T01", "T02", "T03", "B4.red"], others=others, markers=["MARKET", "RESIDENCE"]
    )
    game.choose("space TRADING_DOCK")
    found = [
        sorted("T01" if card == "T03" else card for card in end.mat("A")["right"])
        for end in game.ways("PayLeft", "PayRight")
    ]
    assert sorted(found) == [["T01", "T01"], ["T01", "T02"]]


def test_base_cards_with_twins_can_always_be_completed(twins: Path) -> None:
    """[MG-PAY-2, MG-CARD-8] B1 and B7 look alike, B3 lies between them."""
    others = [{"disc": "TRADING_DOCK"}, {"disc": "TRADING_DOCK"}, {}]
    cards = ["B1.red", "B3.red", "B7.red", "B4.red"]
    game = lay_with(twins, cards, others=others, markers=["MARKET", "RESIDENCE"])
    game.choose("space TRADING_DOCK")
    found = [
        sorted(card.replace("B7", "B1") for card in end.mat("A")["right"])
        for end in game.ways("PayLeft", "PayRight")
    ]
    assert sorted(found) == [["B1.red", "B1.red"], ["B1.red", "B3.red"]]


def test_goods_with_twins_can_always_be_completed(twins: Path) -> None:
    """[MG-RES-3, MG-CARD-8] Three of four dyes, two of which look alike."""
    game = lay_with(
        twins,
        ["T01", "T02", "T03", "T04"],
        phase="paid",
        space="RESIDENCE",
        markers=["MARKET", "WARSHIP_DOCK"],
    )
    found = [
        sorted("T01" if card == "T03" else card for card in end.board["discard"])
        for end in game.ways("ChooseColumn", "PayGoods")
    ]
    assert sorted(found) == [["T01", "T01", "T02"], ["T01", "T01", "T04"], ["T01", "T02", "T04"]]


def test_coins_with_twins_can_always_be_completed(twins: Path) -> None:
    """[MG-CARD-7, -8] Three of four cards of 2 coins for a price of 5."""
    game = lay_with(
        twins,
        ["T01", "T02", "T03", "T46"],
        phase="acted",
        space="MARKET",
        tile_discs={"GUILD_HALL_1": [1]},
    )
    game.choose("tile GUILD_HALL_1")
    found = [
        sorted("T01" if card == "T03" else card for card in end.board["discard"])
        for end in game.ways("PayCoins")
    ]
    assert sorted(found) == [["T01", "T01", "T02"], ["T01", "T01", "T46"], ["T01", "T02", "T46"]]
