"""Laying out positions and choosing by name, for the tests of Porto Carthago.

>>> quays = {"ROM-I": {"owner": 0, "ship": "S18"}}
>>> game = lay(A={"reserve": 5, "talents": 3, "goods": ["GLASS"]}, quays=quays)
>>> game.choose("slot PORTER", "quay ROM-I", "trade-house")
>>> game.question, sorted(game.offered), game.player("A").points
('A EndTurn', ['pass', 'ship S18'], 1)

Players are called A to E; whatever servants a player is not given lie on action cards (slot 2),
so that `reserve` alone may be stated.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cothon.games.porto_carthago.box import MOST_SEATS, SLOTS
from cothon.games.porto_carthago.material import ACTIONS, PLACES
from cothon.games.porto_carthago.table import Senator, Table
from tests import laid

LETTERS = laid.LETTERS
SERVANTS = 18
PEEK, ANY, MOVE, CALL, SEAT = "S14", "S27", "S28", "S30", "S25"  # a card of each kept privilege
FULL_PATH = [1] * 5 + [2] * 5 + [3] * 5
TWELVE_SEATS = [1, 2, 3] * 4

# A ship for every quay, in board order, and the others; only from S02 on may those be kept.
HARBOUR = ("S01", "S05", "S09", "S10", "S12", "S13", "S16", "S17", "S22", "S24", "S26", "S29")
AT_SEA = (
    *("S15", "S19", "S02", "S03", "S04", "S06", "S07", "S08", "S11"),
    *("S14", "S18", "S20", "S21", "S23", "S25", "S27", "S28", "S30"),
)


class Laid(laid.Laid):
    """A game of Porto Carthago as it lies before a test."""

    key = "porto_carthago"

    @property
    def g(self) -> Table:
        """The table itself."""
        assert isinstance(self.state, Table)
        return self.state

    def player(self, letter: str) -> Senator:
        """A player by letter."""
        return self.g.senators[LETTERS.index(letter)]

    def called(self, choice: int) -> str:
        """A choice by name, but for slots and servants: "slot PORTER1", "servant A temple"."""
        kind, number = self.sheet.noun_of(choice)
        if kind == "slot":
            return f"slot {ACTIONS[self.g.slots[number]]}{number + 1}"
        if kind == "servant":
            return f"servant {LETTERS[number // 2]} {PLACES[number % 2].lower()}"
        return self.name(choice)

    def choose(self, *names: str) -> None:
        """Make choices by name; a slot may be named by its card alone."""
        for name in names:
            slots = sorted(one for one in self.offered if one.startswith("slot "))
            of_card = [slot for slot in slots if slot.rstrip("123456") == name]
            super().choose(*(of_card[:1] or [name]))

    def ships(self, numbers: Any) -> list[str | None]:
        """Ship cards by code."""
        codes = self.g.box.ship_codes
        return [None if number < 0 else codes[number] for number in numbers]

    def bottom(self, cards: int) -> list[str | None]:
        """The lowest cards of the deck, the one put there last at the end."""
        return self.ships(self.g.deck[:cards][::-1])

    def top(self, cards: int) -> list[str | None]:
        """The uppermost cards of the deck, the next one first."""
        return self.ships(self.g.deck[::-1][:cards])

    def bag(self, good: str) -> int:
        """How many goods of a kind are in the bag."""
        return self.g.bag[self.g.box.good_codes.index(good)]

    def quay(self, name: str) -> tuple[str | None, str | None, str | None]:
        """Owner, ship and good at a quay."""
        seen = self.board["quays"][name]
        owner = None if seen["owner"] is None else LETTERS[seen["owner"]]
        return owner, seen["ship"], seen["good"]

    def servants_on_cards(self, letter: str) -> int:
        """How many servants of a player are on action cards."""
        seat = LETTERS.index(letter)
        return sum(self.g.workers[slot * MOST_SEATS + seat] for slot in range(SLOTS))


def lay(seats: int = 4, **data: Any) -> Laid:
    """A position for A, B, C, ... as given; the others have all servants in reserve."""
    seed = data.pop("seed", 0)
    options = data.pop("options", None)
    players = [dict(data.pop(letter, {})) for letter in LETTERS[:seats]]
    for seat, player in enumerate(players):
        if "reserve" in player and "workers" not in player:
            player["workers"] = [0, SERVANTS - placed(seat, player, data)]
    return Laid.position({"players": players, **data}, seed, options)


def placed(seat: int, player: Mapping[str, Any], data: Mapping[str, Any]) -> int:
    """How many servants of a player the data place somewhere."""
    quays = sum(quay.get("owner") == seat for quay in data.get("quays", {}).values())
    counts = ("reserve", "lighthouse", "temple", "captains", "large_seat")
    on_board = [*data.get("palace", []), *data.get("path", [])]
    own = int(sum(player.get(key, 0) for key in counts)) + int(player.get("blocked", 2))
    return own + 2 * int(quays) + on_board.count(seat)


def deal(**places: int) -> list[str]:
    """The six action cards, the named ones on these slots: deal(CAPTAIN=6)."""
    others = ["PORTER", "PORTER", "CAPTAIN", "ARISTOCRAT", "STEVEDORE", "MERCHANT"]
    for card in places:
        others.remove(card)
    named = {slot: card for card, slot in places.items()}
    return [named.get(slot) or others.pop(0) for slot in range(1, SLOTS + 1)]


def docked(*codes: str) -> dict[str, Any]:
    """These ships at the quays, two for each civilisation, in board order."""
    civilisations = ("EGY", "GRE", "ETR", "ROM", "IBE", "NUM")
    names = [f"{civilisation}-{number}" for civilisation in civilisations for number in ("I", "II")]
    return {name: {"ship": code} for name, code in zip(names, codes, strict=False)}


def scarce(*deck: str, **data: Any) -> Laid:
    """Five players, a ship at every quay, and no more than these cards in the deck.

    What the data do not name lies in the first row, unless that is given, and before E.
    """
    others = [ship for ship in AT_SEA if f"'{ship}'" not in repr((deck, data))]
    row = [] if "first_row" in data else others[:6]
    given = {"quays": docked(*HARBOUR), "first_row": row, "E": {"kept": others[len(row) :]}}
    return lay(5, **{**given, "deck": list(deck), **data})
