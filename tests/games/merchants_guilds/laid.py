"""Laying out positions and choosing by name, for the tests of Carthago: Merchants & Guilds.

    game = lay(A={"hand": ["B3", "T01", "T02"], "disc": "MARKET"}, markers=["MARKET", "RESIDENCE"])
    choose(game, "space RESIDENCE", "card B3", "main", "column LEFT")
    assert offered(game) == {"card T01", "card T02"}

Players are called A to D. Base cards are written without their colour, B1 to B7.
"""

from __future__ import annotations

from typing import Any

import cothon
from cothon.games.merchants_guilds.material import ACTION_CODES, COLUMN_CODES, TILE_CODES
from cothon.games.merchants_guilds.table import Table, Trader

LETTERS = "ABCD"
COLOURS = ("red", "black", "yellow", "blue")
CARD_LISTS = ("hand", "left", "right")


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


def code(game: cothon.Game, choice: int) -> str:
    """A choice by name: "card T07", "card B2", "space MARKET", "dock 1", "tile COINS", "pass".

    Docks are counted from 1, as on the rules page.
    """
    box = table(game).box
    kind, number = game.sheet.noun_of(choice)
    if not game.sheet.is_many(kind):
        return kind
    codes = {
        "card": [name.split(".")[0] for name in box.card_codes],
        "ship": box.ship_codes,
        "space": ACTION_CODES,
        "column": COLUMN_CODES,
        "guild-seat": box.seat_codes,
        "tile": TILE_CODES,
    }
    return f"{kind} {codes[kind][number] if kind in codes else number + 1}"


def offered(game: cothon.Game) -> set[str]:
    """All legal choices by name."""
    return {code(game, choice) for choice in game.options}


def choose(game: cothon.Game, *names: str) -> None:
    """Make choices by name."""
    for name in names:
        fitting = [choice for choice in game.options if code(game, choice) == name]
        assert fitting, f"{name!r} is not among {sorted(offered(game))}"
        game.apply(fitting[0])


def asked(game: cothon.Game) -> str:
    """Who is asked what: "A TakeTurn"; "over" at the end."""
    if game.seat is None:
        return "over"
    return f"{LETTERS[game.seat]} {type(game.state.agenda[-1]).__name__}"


def active_ships(game: cothon.Game, letter: str) -> set[str]:
    """The ships that lie face up before a player."""
    return {ship["code"] for ship in mat(game, letter)["ships"] if ship["active"]}


def all_ships_but(*kept: str) -> list[dict[str, Any]]:
    """All other ships, inactive: given to somebody, they leave the ship pile empty."""
    codes = [f"S{number:02}" for number in range(1, 31)]
    return [{"code": name, "active": False} for name in codes if name not in kept]


def events(game: cothon.Game) -> list[str]:
    """The keys of all events so far."""
    return [game.sheet.events[entry.event].key for entry in game.journal]


def totals(game: cothon.Game) -> list[int]:
    """Everybody's points."""
    return [score.total for score in game.scores()]
