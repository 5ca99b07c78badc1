"""Laying out positions and choosing by name, for the tests of Merchants Cove.

>>> game = lay(A={"merchant": "blacksmith", "hour": 6}, B={"hour": 7})
>>> game.draws("warrior")
>>> game.choose("furnace F3", "die red-1")
>>> game.question
'A ChooseBoat'

Players are called A to D. The merchants follow each other in the order of the box, unless stated;
with one player, or with `peddler`, the Peddler is the last one.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from cothon.games.merchants_cove.box import BAG, KINDS, ROGUE_CARDS
from cothon.games.merchants_cove.choices import PASS
from cothon.games.merchants_cove.codes import KIND_CODES
from cothon.games.merchants_cove.merchant import Merchant
from cothon.games.merchants_cove.merchants import TRADES
from cothon.games.merchants_cove.table import LEVELS, ROGUE_CHOICES, TOWNSFOLK_TYPES, Table
from cothon.games.merchants_cove.turn import PayCost
from cothon.sheet import Setting
from tests import laid
from tests.games.merchants_cove.rare import RARE
from tests.laid import Opening, all_settings

LETTERS = laid.LETTERS
MERCHANTS = [trade.code for trade in TRADES]


class Laid(laid.Laid):
    """A game of Merchants Cove as it lies before a test."""

    key = "merchants_cove"
    rare = RARE

    @classmethod
    def openings(cls, seats: int) -> list[Opening]:
        """Every set of merchants with every mix of townsfolk and rogue cards; two with the Peddler.

        Three and four have no common divisor, so that each mix meets each rogue card.
        """
        sets = list(combinations(MERCHANTS, seats))
        openings: list[Opening] = []
        for n in range(len(TOWNSFOLK_TYPES) * ROGUE_CARDS):
            options: dict[str, Setting] = {
                "townsfolk": TOWNSFOLK_TYPES[n % len(TOWNSFOLK_TYPES)],
                "rogues": ROGUE_CHOICES[n % ROGUE_CARDS],
                "smelter_counts": n % 2 == 1,
            }
            if seats <= 2:
                options["peddler_level"] = LEVELS[n % 2]
            if seats == 2:
                options["peddler"] = n >= len(sets)
            openings.append((options, sets[n % len(sets)]))
        return openings

    @classmethod
    def combinations(cls, seats: int) -> list[Opening]:
        """Every set of merchants with every setting; by lot the same merchants and rogues come."""
        return [
            (options, merchants)
            for options in all_settings(cls.key, seats)
            if options["merchants"] == "chosen" and options["rogues"] != "lot"
            if options.get("peddler", True) or options["peddler_level"] == "normal"
            for merchants in combinations(MERCHANTS, seats)
        ]

    def lively_choice(self, pick: int) -> int:
        """Seldom a pass, so that goods are made and sold."""
        options = self.options
        if pick % 5:
            options = [choice for choice in options if choice != PASS]
        return options[pick // 5 % len(options)]

    @property
    def g(self) -> Table:
        """The table itself."""
        assert isinstance(self.state, Table)
        return self.state

    def player(self, letter: str) -> Merchant:
        """A merchant by letter."""
        return self.g.merchants[LETTERS.index(letter)]

    def shop(self, letter: str) -> dict[str, Any]:
        """What a player sees of the own shop."""
        seen: dict[str, Any] = self.mat(letter)["shop"]
        return seen

    def luck(self, *outcomes: int) -> None:
        """The next outcomes of chance: dice count from 0."""
        self.state.script = [*(self.state.script or []), *outcomes]

    def draws(self, *kinds: str) -> None:
        """The next adventurers that come out of the bag, one after another."""
        bag = [self.g.count_at(BAG, kind) for kind in range(KINDS)]
        for name in kinds:
            kind = KIND_CODES.index(name)
            assert bag[kind] > 0, f"there is no {name} in the bag"
            self.luck(sum(bag[:kind]))
            bag[kind] -= 1

    def pay(self, letter: str, hours: int, corruption: int = 0) -> None:
        """A player whose turn it is has acted, and pays so much for it."""
        assert self.question.startswith(f"{letter} "), self.question
        self.g.agenda.pop()
        self.g.then(PayCost(LETTERS.index(letter), hours, corruption))
        self.g.advance()

    def recruit(self, card: str, slot: int = 1) -> None:
        """Recruit a card whose ability asks nothing."""
        self.choose("recruit", f"townsfolk {card}", f"staff {slot}")

    def gold(self, letter: str) -> int:
        """A player's gold."""
        return self.player(letter).gold()

    def hours(self) -> dict[str, float]:
        """Where the hourglasses are, by letter; a hand behind X is X.5."""
        return {LETTERS[m.seat]: m.clock / 2 for m in self.g.merchants}

    @property
    def order(self) -> str:
        """The hourglasses from the bottom of the stacks, those further back first."""
        seats = sorted(self.g.order, key=lambda seat: self.g.merchants[seat].clock)
        return "".join(LETTERS[seat] for seat in seats)

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return self.question.split()[0]

    def cards(self, letter: str) -> int:
        """How many corruption cards a player holds."""
        return len(self.player(letter).hand)

    def boat(self, code: str) -> dict[str, int]:
        """Who is aboard a boat."""
        return next(dict(boat["aboard"]) for boat in self.board["boats"] if boat["code"] == code)

    def place_of(self, code: str) -> str:
        """Where a boat is: sea, away or a dock."""
        return next(str(boat["place"]) for boat in self.board["boats"] if boat["code"] == code)

    def pier(self, code: str) -> dict[str, int]:
        """Who is on a pier."""
        return next(dict(pier["crowd"]) for pier in self.board["piers"] if pier["code"] == code)


def lay(seats: int = 2, **data: Any) -> Laid:
    """A position for A, B, C, ... as given."""
    return Laid.given({"seats": seats, **data})
