"""All spaces and payments that are offered, against an account of the rules by brute force."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import pytest

import cothon
from cothon.games.merchants_guilds.material import ACTION_CODES
from tests.games.merchants_guilds.laid import (
    LETTERS,
    SEAT_PRICES,
    Laid,
    acted,
    action_of,
    all_ships_but,
    coin_of,
    good_of,
    harbour,
    lay,
    paid,
    trade_cards_but,
)

GOODS_OF = {"LEFT": ("dyes", "oils", "glass"), "MIDDLE": ("cedar",), "RIGHT": ("jewelry",)}
PRICE_OF = {"LEFT": 3, "MIDDLE": 2, "RIGHT": 2}
SPACES_OF = {"LEFT": 3, "MIDDLE": 2, "RIGHT": 2}
GOOD_NAMES = ("dyes", "oils", "glass", "cedar", "jewelry")


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
        found = {"forum": SEAT_PRICES["FORUM"]}
        for seat in self.shown["hall"]:
            if seat["owner"] is None and not seat["covered"]:
                found[f"guild-seat {seat['code']}"] = SEAT_PRICES[seat["code"]]
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
        assert game.events[1] == "pass-forced"
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
    game = paid("RESIDENCE", A={"hand": [*cards, "B4"], "ships": ships})
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
