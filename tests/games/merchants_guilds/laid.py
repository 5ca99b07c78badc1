"""Laying out positions and choosing by name, for the tests of Carthago: Merchants & Guilds.

    game = lay(A={"hand": ["B3", "T01", "T02"], "disc": "MARKET"}, markers=["MARKET", "RESIDENCE"])
    choose(game, "space RESIDENCE", "card B3", "main", "column LEFT")
    assert offered(game) == {"card T01", "card T02"}

Players are called A to D. Base cards are written without their colour, B1 to B7.
"""

from __future__ import annotations

from typing import Any

import cothon
from cothon.games.merchants_guilds.box import SHIP_CARD
from cothon.games.merchants_guilds.material import ACTION_CODES, TILE_CODES
from cothon.games.merchants_guilds.table import Table, Trader
from tests import laid

LETTERS = "ABCD"
COLOURS = ("red", "black", "yellow", "blue")
CARD_LISTS = ("hand", "left", "right")


def code(game: cothon.Game, choice: int) -> str:
    """A choice by name, but for the colour of base cards: "card B2"."""
    return game.name(choice).split(".")[0]


asked = laid.asked
BY_NAME = laid.ByName(code)
offered, choose = BY_NAME.offered, BY_NAME.choose


def lay(seats: int = 4, **data: Any) -> cothon.Game:
    """A position for A, B, C, ... as given; the others hold all their base cards."""
    seed = data.pop("seed", 0)
    options = data.pop("options", None)
    players = [dict(data.pop(letter, {})) for letter in LETTERS[:seats]]
    for seat, given in enumerate(players):
        for key in CARD_LISTS:
            if key in given:
                given[key] = [with_colour(card, seat) for card in given[key]]
    return cothon.position("merchants_guilds", {"players": players, **data}, seed, options)


def with_colour(card: str, seat: int) -> str:
    """The full code of a card of this seat."""
    return f"{card}.{COLOURS[seat]}" if card.startswith("B") and "." not in card else card


def table(game: cothon.Game) -> Table:
    """The table itself."""
    assert isinstance(game.state, Table)
    return game.state


def player(game: cothon.Game, letter: str) -> Trader:
    """A player by letter."""
    return table(game).traders[LETTERS.index(letter)]


def mat(game: cothon.Game, letter: str) -> dict[str, Any]:
    """What a player sees of the own mat."""
    seat = LETTERS.index(letter)
    seen: dict[str, Any] = game.view(seat)["table"]["players"][seat]
    return seen


def board(game: cothon.Game) -> dict[str, Any]:
    """What an onlooker sees of the table."""
    seen: dict[str, Any] = game.view(None)["table"]
    return seen


def hand(game: cothon.Game, letter: str) -> list[str]:
    """The cards of a hand, base cards without their colour."""
    return [card.split(".")[0] for card in mat(game, letter)["hand"]]


def active_ships(game: cothon.Game, letter: str) -> set[str]:
    """The ships that lie face up before a player."""
    return {ship["code"] for ship in mat(game, letter)["ships"] if ship["active"]}


def all_ships_but(*kept: str) -> list[dict[str, Any]]:
    """All other ships, inactive: given to somebody, they leave the ship pile empty."""
    codes = [f"S{number:02}" for number in range(1, 31)]
    return [{"code": name, "active": False} for name in codes if name not in kept]


def events(game: cothon.Game) -> list[str]:
    """The keys of all events so far."""
    return [entry.event.key for entry in game.journal]


def totals(game: cothon.Game) -> list[int]:
    """Everybody's points."""
    return [score.total for score in game.scores()]


def paid(space: str, seats: int = 4, **data: Any) -> cothon.Game:
    """A has just paid for a space; unless they are given, the guild markers lie elsewhere."""
    data.setdefault("markers", [other for other in ACTION_CODES if other != space][:2])
    return lay(seats, phase="paid", space=space, **data)


def acted(space: str, seats: int = 4, **data: Any) -> cothon.Game:
    """A has carried out the main action of a space; unless given, a guild marker lies there."""
    data.setdefault("markers", [space, next(other for other in ACTION_CODES if other != space)])
    return lay(seats, phase="acted", space=space, **data)


def final(seats: int = 4, **data: Any) -> cothon.Game:
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


def coin_of(card: str) -> int:
    """The coins of a trade card, as section 7.8 of the rules page lists them; 0 for base cards."""
    return 2 + (int(card[1:]) - 1) % 15 // 3 if card.startswith("T") else 0


def good_of(card: str) -> str:
    """The good of a trade card, as section 7.8 of the rules page lists them."""
    return ("dyes", "oils", "glass", "cedar", "jewelry")[(int(card[1:]) - 1) // 15]


def lines(game: cothon.Game, letter: str) -> dict[str, int]:
    """A player's lines of the score sheet."""
    return dict(game.scores()[LETTERS.index(letter)].lines)


def told(game: cothon.Game, key: str) -> list[list[int]]:
    """The numbers of all events of a kind, in order."""
    return [list(entry.numbers) for entry in game.journal if entry.event.key == key]


def marked(game: cothon.Game) -> set[str]:
    """The spaces that hold a guild marker."""
    return {space["action"] for space in board(game)["spaces"] if space["marker"]}


def all_ships(game: cothon.Game, letter: str) -> set[str]:
    """All ships before a player, active or not."""
    return {ship["code"] for ship in mat(game, letter)["ships"]}


def docked(game: cothon.Game) -> list[str | None]:
    """The ships at the trading docks, from the front."""
    return [dock["ship"] for dock in board(game)["docks"]]


def ship_pile(game: cothon.Game) -> list[str]:
    """The ship pile from the top, face up."""
    g = table(game)
    return [g.box.ship_codes[ship - SHIP_CARD] for ship in g.ship_pile[::-1]]


def next_question(game: cothon.Game, name: str) -> None:
    """Go on without effects, without further cards and without payment until this is asked."""
    for _ in range(50):
        if asked(game).endswith(f" {name}"):
            return
        idle = [name for name in ("go-on", "pass", "main") if name in game.menu]
        game.choose((idle or game.menu)[0])
    raise AssertionError(f"{name} was never asked")


def trade_pile(game: cothon.Game) -> list[str]:
    """The trade pile from the top."""
    g = table(game)
    return [g.box.card_codes[card] for card in reversed(g.trade_pile)]


def discs_at_docks(game: cothon.Game) -> str:
    """Whose discs lie at the trading docks, from the front: "A-B-" for A at 1 and B at 3."""
    owners = [dock["disc"] for dock in board(game)["docks"]]
    return "".join("-" if seat is None else LETTERS[seat] for seat in owners)


def discs_at_warship_docks(game: cothon.Game) -> str:
    """Whose discs lie at the warship docks: "B--" for B at the first."""
    return "".join("-" if seat is None else LETTERS[seat] for seat in board(game)["warship_docks"])


def neutral(game: cothon.Game) -> list[str]:
    """The action spaces of the neutral discs, one entry for each."""
    return [
        space["action"] for space in board(game)["spaces"] for _ in range(int(space["neutral"]))
    ]


def disc_of(game: cothon.Game, letter: str) -> str | None:
    """The space of a player's action disc, or None beside the board."""
    seat = LETTERS.index(letter)
    return next((s["action"] for s in board(game)["spaces"] if seat in s["discs"]), None)


def available(game: cothon.Game) -> list[int]:
    """Everybody's available discs."""
    return [int(trader.available) for trader in table(game).traders]


def with_tiles(*wanted: str) -> list[str]:
    """Two tiles of each decade, these among them."""
    chosen: list[str] = []
    for first in (0, 3, 6):
        row = TILE_CODES[first : first + 3]
        chosen += sorted(row, key=lambda tile: tile not in wanted)[:2]
    return chosen
