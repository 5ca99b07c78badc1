"""Laying out positions and choosing by name, for the tests of Neptun.

>>> game = lay(phase="sail", A={"gold": 5, "played": ["O4+0"], "slots": cargo("C17 honey-1")})
>>> game.choose("place CYRENE", "slot 1")
>>> game.question, sorted(game.offered)
('A BuyPoint', ['pass', 'temple AFRICA'])

Players are called A to E. In phases that need oars everybody is given some, unless stated.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from cothon.games.neptun.box import OAR_CARD
from cothon.games.neptun.table import Merchant, Table
from tests import laid

LETTERS = laid.LETTERS
COLOURS = ("red", "green", "purple", "yellow", "blue")
REGIONS = ("HISPANIA", "ITALIA", "AFRICA", "GRAECIA", "ORIENS")

# The test layout of the rules page, 7.4.
L1 = {
    **{"K01": 5, "K02": 3, "K03": 7, "K04": 4, "K05": 6, "K06": 7, "K07": 5, "K08": 6},
    **{"K09": 4, "K10": 8, "K11": 5, "K12": 4, "K13": 3, "K14": 6, "K15": 8},
    **{"H1": 13, "H2": 12, "H3": 11, "H4": 12},
}


class Laid(laid.Laid):
    """A game of Neptun as it lies before a test."""

    key = "neptun"

    @property
    def g(self) -> Table:
        """The table itself."""
        assert isinstance(self.state, Table)
        return self.state

    def player(self, letter: str) -> Merchant:
        """A player by letter."""
        return self.g.merchants[LETTERS.index(letter)]

    def slots(self, letter: str) -> list[str]:
        """What the slots of a manifest hold: empty, open, lost or fulfilled."""
        return [slot["state"] for slot in self.mat(letter)["slots"]]

    def spaces(self, region: str) -> list[tuple[str, int]]:
        """The pawns of a temple, the best-placed first."""
        pawns = self.board["temples"][region]["pawns"]
        return [(LETTERS[pawn["seat"]], pawn["space"]) for pawn in pawns]

    @property
    def order(self) -> str:
        """The order of play, such as "BCDA"."""
        return "".join(LETTERS[seat] for seat in self.board["order"])

    @property
    def lying(self) -> list[str]:
        """The display from left to right: city card and gold, such as "C03 1", or "?" face down."""
        return [
            f"{seen['city']} {seen['gold']}" if seen["face_up"] else "?"
            for seen in self.board["display"]
        ]

    def play(self, luck: random.Random, until: str = "over") -> None:
        """Choose at random until this question comes up, whoever is asked, or the game is over."""
        while not self.over and self.question.split()[-1] != until:
            self.apply(luck.choice(self.options))

    def hand_in(self, letter: str, oar: str) -> None:
        """Hand in an oar card for a player, in secret."""
        self.seal(LETTERS.index(letter), self.oar_choice(oar))

    def oar_choice(self, oar: str) -> int:
        """The number of the choice of an oar card, whether or not it is legal."""
        return self.choice(f"oar {oar}")

    def row_with(self, *oars: str) -> None:
        """Everybody who is asked chooses an oar card, in the order of the seats."""
        self.choose(*[f"oar {oar}" for oar in oars])

    def idle(self, question: str = "", **seen: Any) -> None:
        """Do as little as can be until this is asked, with the board like this, or to the end."""
        while not self.over:
            shown = self.board
            if self.question.endswith(f" {question}") and all(
                shown[key] == value for key, value in seen.items()
            ):
                return
            place = shown["players"][self.seat]["place"]
            lazy = [name for name in ("pass", f"place {place}") if name in self.menu]
            self.choose((lazy or self.menu)[0])

    def oars(self, cards: Iterable[int]) -> list[str]:
        """Oar cards by code."""
        return [self.g.box.oar_codes[card - OAR_CARD] for card in cards]

    def tiles(self, letter: str) -> list[str]:
        """The point tiles that a player has won, by code."""
        return [tile["code"] for tile in self.mat(letter)["tiles"]]

    def lively_choice(self, pick: int) -> int:
        """A choice by a random number that rather sails where something can be delivered."""
        options = self.options
        if self.question.endswith(" Sail") and pick % 4:
            slots_here = self.board["players"][self.seat]["slots"]
            goals = {slot["profit"]["place"] for slot in slots_here if slot["state"] == "open"}
            options = [c for c in options if self.name(c).split()[1] in goals] or options
        return options[pick // 4 % len(options)]


def lay(seats: int = 4, **data: Any) -> Laid:
    """A position for A, B, C, ... as given, on the test layout; oars without effect for the others.

    Everybody holds five oars of their own (modifier 0 or personal), fewer when the round is nearly
    over, and has played one where a turn is under way, unless `hand` or `played` says otherwise.
    """
    seed = data.pop("seed", 0)
    options = data.pop("options", None)
    players = [dict(data.pop(letter, {})) for letter in LETTERS[:seats]]
    spare = spare_oars(players, data)
    for player in players:
        if data.get("phase") in ("oars", "sail") and "hand" not in player:
            player["hand"] = [spare.pop() for _ in range(min(5, 7 - data.get("turn", 1)))]
        if data.get("phase") in ("sail", "extra", "extra_2") and "played" not in player:
            player["played"] = [spare.pop()]
    given = {"players": players, "distances": L1, **data}
    return Laid.position(given, seed, options)


def spare_oars(players: list[dict[str, Any]], data: dict[str, Any]) -> list[str]:
    """Oar cards that the position does not name."""
    named = repr((players, data))
    codes = [f"O{power}{modifier:+d}" for modifier in (-2, 2, -1, 1, 0) for power in range(2, 10)]
    return [code for code in codes if f"'{code}'" not in named]


def contract(city: str, goods: str, **more: Any) -> dict[str, Any]:
    """A contract for a slot or, with an oar and face_up, for the display."""
    return {"city": city, "goods": goods, **more}


def up(city: str, goods: str, oar: str, **more: Any) -> dict[str, Any]:
    """A contract of the display that lies face up."""
    return contract(city, goods, oar=oar, face_up=True, **more)


FIRST = up("C03", "olives-1", "O2+0")
SECOND = up("C29", "grapes-1", "O6-1")


def draft(*columns: dict[str, Any], seats: int = 4, gone: int = 0, **data: Any) -> Laid:
    """A go of phase 1: these contracts, then face-down ones; so many have had their go before.

    Everybody holds the personal oars and as many others as there were turns; the pawns of those who
    have had their go lie on the oar scale, on space 5 unless stated.
    """
    turns = data.get("turn", 1) - 1
    order = data.get("order", list(range(seats)))
    players = [dict(data.pop(letter, {})) for letter in LETTERS[:seats]]
    spare = spare_oars(players, {**data, "display": columns})
    for seat, colour in enumerate(COLOURS[:seats]):
        taken = turns + (seat in order[:gone])
        common = [spare.pop() for _ in range(taken)]
        players[seat].setdefault("hand", [f"P5+1.{colour}", f"P8-1.{colour}", *common])
    lying = [*columns, *({} for _ in range(seats + 1 - gone - len(columns)))]
    scale = [{"seat": seat, "power": 5} for seat in order[:gone]]
    given = {"display": lying, "oar_scale": scale, **data}
    return lay(seats, **given, **dict(zip(LETTERS, players, strict=False)))


# For goes at sea and for scoring.


def cargo(*texts: str) -> list[dict[str, Any]]:
    """Slots from words: "C15 honey-1" is open; also "lost C15 honey-1", "done" and "empty"."""
    rows: list[dict[str, Any]] = []
    for text in texts:
        *state, city, goods = ["", "", *text.split()][-3:]
        if text in ("done", "empty"):
            rows.append({"state": "fulfilled" if text == "done" else "empty"})
        else:
            rows.append({"city": city, "goods": goods, "state": state[0] or "open"})
    return rows


DONE = cargo("done", "done", "done", "done", "done")


def pawns(text: str) -> list[dict[str, int]]:
    """Temple pawns from words, the best-placed first: "D6 A4 C4"."""
    return [{"seat": LETTERS.index(word[0]), "space": int(word[1:])} for word in text.split()]


def hands(*oars: str, fill: int = 4) -> dict[str, Any]:
    """A hand for everybody: the card meant to be played, and so many others."""
    spare = spare_oars([], {"oars": oars})
    return {
        letter: {"hand": [oar, *(spare.pop() for _ in range(fill))]}
        for letter, oar in zip(LETTERS, oars, strict=False)
    }
