"""Laying out positions and choosing by name, for the tests of Carthago: Merchants & Guilds.

>>> hand = ["T01", "T02", "T03", "T04", "T46"]
>>> game = paid("RESIDENCE", A={"hand": hand, "freed": {"MIDDLE": 2}})
>>> game.choose("card T01")
>>> game.question, sorted(game.offered)
('A PayGoods', ['card T02', 'card T03'])

Players are called A to D. Base cards are written without their colour, B1 to B7.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Self

from cothon.games.merchants_guilds.box import SHIP_CARD
from cothon.games.merchants_guilds.choices import PASS
from cothon.games.merchants_guilds.material import ACTION_CODES, TILE_CODES
from cothon.games.merchants_guilds.table import Table, Trader
from tests import laid
from tests.rules_page import printed_table

KEY = "merchants_guilds"
LETTERS = "ABCD"
COLOURS = ("red", "black", "yellow", "blue")
CARD_LISTS = ("hand", "left", "right")
# Two ships of each effect, as section 7.9 of the rules page lists them.
SHIPS_WITH = {
    "EMBARGO": ["S05", "S10"],
    "PALETTE": ["S09", "S14"],
    "COMMANDO": ["S02", "S13"],
    "FAVOUR": ["S04", "S08"],
    "OPULENCE": ["S11", "S24"],
    "LEGACY": ["S06", "S16"],
    "INTRIGUE": ["S01", "S15"],
    "LUXURY": ["S03", "S07"],
    "ESCORTS": ["S12", "S17"],
}
# What cards show and seats cost, from sections 7.4, 7.7 and 7.8 of the rules page.
SEAT_PRICES = {row[0]: int(row[1]) for row in printed_table(KEY, "7.4")[1:]}
ACTIONS: dict[str, str] = dict(zip(*printed_table(KEY, "7.7"), strict=True))
ACTIONS |= {row[0]: row[1] for row in printed_table(KEY, "7.8")[1:]}


class Laid(laid.Laid):
    """A game of Merchants & Guilds as it lies before a test."""

    key = KEY

    def called(self, choice: int) -> str:
        """A choice by name, but for the colour of base cards: "card B2"."""
        return self.name(choice).split(".")[0]

    @property
    def g(self) -> Table:
        """The table itself."""
        assert isinstance(self.state, Table)
        return self.state

    def player(self, letter: str) -> Trader:
        """A player by letter."""
        return self.g.traders[LETTERS.index(letter)]

    def hand(self, letter: str) -> list[str]:
        """The cards of a hand, base cards without their colour."""
        return [card.split(".")[0] for card in self.mat(letter)["hand"]]

    def active_ships(self, letter: str) -> set[str]:
        """The ships that lie face up before a player."""
        return {ship["code"] for ship in self.mat(letter)["ships"] if ship["active"]}

    @property
    def marked(self) -> set[str]:
        """The spaces that hold a guild marker."""
        return {space["action"] for space in self.board["spaces"] if space["marker"]}

    def all_ships(self, letter: str) -> set[str]:
        """All ships before a player, active or not."""
        return {ship["code"] for ship in self.mat(letter)["ships"]}

    @property
    def docked(self) -> list[str | None]:
        """The ships at the trading docks, from the front."""
        return [dock["ship"] for dock in self.board["docks"]]

    @property
    def ship_pile(self) -> list[str]:
        """The ship pile from the top, face up."""
        g = self.g
        return [g.box.ship_codes[ship - SHIP_CARD] for ship in g.ship_pile[::-1]]

    def next_question(self, name: str) -> None:
        """Go on without effects, without further cards and without payment until this is asked."""
        for _ in range(50):
            if self.question.endswith(f" {name}"):
                return
            idle = [name for name in ("go-on", "pass", "main") if name in self.menu]
            self.choose((idle or self.menu)[0])
        raise AssertionError(f"{name} was never asked")

    def ways(self, *questions: str) -> Iterator[Self]:
        """All ways through these questions; every offered choice is followed to the end."""
        if self.question.split()[-1] not in questions:
            yield self
            return
        for choice in self.options:
            twin = self.clone()
            twin.apply(choice)
            yield from twin.ways(*questions)

    @property
    def trade_pile(self) -> list[str]:
        """The trade pile from the top."""
        g = self.g
        return [g.box.card_codes[card] for card in reversed(g.trade_pile)]

    @property
    def discs_at_docks(self) -> str:
        """Whose discs lie at the trading docks, from the front: "A-B-" for A at 1 and B at 3."""
        owners = [dock["disc"] for dock in self.board["docks"]]
        return "".join("-" if seat is None else LETTERS[seat] for seat in owners)

    @property
    def discs_at_warship_docks(self) -> str:
        """Whose discs lie at the warship docks: "B--" for B at the first."""
        return "".join(
            "-" if seat is None else LETTERS[seat] for seat in self.board["warship_docks"]
        )

    @property
    def owners(self) -> dict[str, int]:
        """Whose discs lie on the small seats of the guild hall."""
        hall = self.board["hall"]
        return {seat["code"]: seat["owner"] for seat in hall if seat["owner"] is not None}

    def seen(self, eyes: int | None, owner: int) -> dict[str, Any]:
        """The mat of a player through the eyes of a seat."""
        shown: dict[str, Any] = self.view(eyes)["table"]["players"][owner]
        return shown

    @property
    def neutral(self) -> list[str]:
        """The action spaces of the neutral discs, one entry for each."""
        return [
            space["action"] for space in self.board["spaces"] for _ in range(int(space["neutral"]))
        ]

    def disc_of(self, letter: str) -> str | None:
        """The space of a player's action disc, or None beside the board."""
        seat = LETTERS.index(letter)
        return next((s["action"] for s in self.board["spaces"] if seat in s["discs"]), None)

    @property
    def available(self) -> list[int]:
        """Everybody's available discs."""
        return [int(trader.available) for trader in self.g.traders]

    def lively_choice(self, pick: int) -> int:
        """Seldom a pass."""
        options = self.options
        if pick % 5 and len(options) > 1:
            options = [choice for choice in options if choice != PASS]
        return options[pick // 5 % len(options)]


def lay(seats: int = 4, **data: Any) -> Laid:
    """A position for A, B, C, ... as given; the others hold all their base cards."""
    seed = data.pop("seed", 0)
    options = data.pop("options", None)
    players = [dict(data.pop(letter, {})) for letter in LETTERS[:seats]]
    for seat, given in enumerate(players):
        for key in CARD_LISTS:
            if key in given:
                given[key] = [with_colour(card, seat) for card in given[key]]
    return Laid.position({"players": players, **data}, seed, options)


def with_colour(card: str, seat: int) -> str:
    """The full code of a card of this seat."""
    return f"{card}.{COLOURS[seat]}" if card.startswith("B") and "." not in card else card


def all_ships_but(*kept: str) -> list[dict[str, Any]]:
    """All other ships, inactive: given to somebody, they leave the ship pile empty."""
    codes = [f"S{number:02}" for number in range(1, 31)]
    return [{"code": name, "active": False} for name in codes if name not in kept]


def paid(space: str, seats: int = 4, **data: Any) -> Laid:
    """A has just paid for a space; unless they are given, the guild markers lie elsewhere."""
    data.setdefault("markers", [other for other in ACTION_CODES if other != space][:2])
    return lay(seats, phase="paid", space=space, **data)


def acted(space: str, seats: int = 4, **data: Any) -> Laid:
    """A has carried out the main action of a space; unless given, a guild marker lies there."""
    data.setdefault("markers", [space, next(other for other in ACTION_CODES if other != space)])
    return lay(seats, phase="acted", space=space, **data)


def final(seats: int = 4, **data: Any) -> Laid:
    """The last round of decade III is over, and so is the game."""
    return lay(seats, phase="decade_end", decade=3, round=5, **data)


def harbour(*docks: str) -> list[dict[str, Any]]:
    """Trading docks from the front: "S14" a ship, "S14 A" with a disc of A, "- A" without ship."""
    rows: list[dict[str, Any]] = []
    for dock in docks:
        ship, _, letter = dock.partition(" ")
        row: dict[str, Any] = {} if ship == "-" else {"ship": ship}
        rows.append({**row, "disc": LETTERS.index(letter)} if letter else row)
    return rows


def asleep(*ships: str) -> list[dict[str, Any]]:
    """Ships that lie face down before their owner."""
    return [{"code": ship, "active": False} for ship in ships]


def trade_cards_but(*kept: str) -> list[str]:
    """All other trade cards: given to somebody, they leave the trade pile empty."""
    codes = [f"T{number:02}" for number in range(1, 76)]
    return [name for name in codes if name not in kept]


def action_of(card: str) -> str:
    """The action that a card shows, as sections 7.7 and 7.8 of the rules page list them."""
    return ACTIONS[card]


def coin_of(card: str) -> int:
    """The coins of a trade card, as section 7.8 of the rules page lists them; 0 for base cards."""
    return 2 + (int(card[1:]) - 1) % 15 // 3 if card.startswith("T") else 0


def good_of(card: str) -> str:
    """The good of a trade card, as section 7.8 of the rules page lists them."""
    return ("dyes", "oils", "glass", "cedar", "jewelry")[(int(card[1:]) - 1) // 15]


def with_tiles(*wanted: str) -> list[str]:
    """Two tiles of each decade, these among them."""
    chosen: list[str] = []
    for first in (0, 3, 6):
        row = TILE_CODES[first : first + 3]
        chosen += sorted(row, key=lambda tile: tile not in wanted)[:2]
    return chosen


def tile_points(tile: str, options: dict[str, str] | None = None, **data: Any) -> int:
    """What a tile gives A at the end, who stands on its first space unless `there` differs."""
    discs = {**data.pop("tile_discs", {}), tile: data.pop("there", [0])}
    game = final(
        data.pop("seats", 4), tiles=with_tiles(*discs), tile_discs=discs, options=options, **data
    )
    return game.lines("A")[tile.lower().replace("_", "-")]
