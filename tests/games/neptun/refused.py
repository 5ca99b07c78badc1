"""Positions that cannot lie on the table, and what is said of each."""

from __future__ import annotations

from typing import Any

from tests.games.neptun.laid import L1, Laid, contract

CITIES = [f"C{n:02}" for n in range(1, 31)]


def given(data: dict[str, Any]) -> Laid:
    """A position in which contracts lie face down unless stated."""
    if data.get("phase", "acquire") == "acquire":
        data = {"display": [{}] * (data.get("seats", 4) + 1), **data}
    return Laid.given(data)


def loading(oar: str) -> dict[str, Any]:
    """A contract with this oar is being loaded."""
    taken = contract("C01", "fish-1", oar=oar)
    display: list[dict[str, Any]] = [{}] * 3
    b = {"hand": ["P5+1.green"]}
    return {"seats": 3, "phase": "load", "taken": taken, "display": display, "B": b}


# Oars of the large deck need the large deck. [EC-1]
LARGE_DECK: list[tuple[dict[str, Any], str]] = [
    ({"A": {"hand": ["O1+0"]}}, "hand: expected no oar of the large deck, found 'O1+0'"),
    ({"A": {"hand": ["O10-2", "O2+0"]}}, "hand: expected no oar of the large deck, found 'O10-2'"),
    ({"oar_pile": ["O10+0"]}, "the card O10+0 does not belong to the oar cards of this game"),
    ({"oar_discard": ["O1+2"]}, "the card O1+2 does not belong to the oar cards of this game"),
    ({"display": [{"oar": "O1+1"}, *[{}] * 4]}, "the card O1+1 does not belong to the oar cards"),
]

COMMON = [f"O{power}{more:+d}" for more in (0, 1, -1, 2, -2) for power in range(2, 10)]
FULL = {letter: {"hand": COMMON[seat * 7 : seat * 7 + 7]} for seat, letter in enumerate("ABCDE")}

# What is dealt later must be there, whatever is played until then. [EC-9]
TOO_FEW_OARS: list[tuple[dict[str, Any], str]] = [
    ({"seats": 5, "phase": "round", **FULL}, "oar_pile: 26 oar cards are needed in this round, 5"),
    ({"seats": 5, "phase": "score", **FULL}, "26 common oar cards are needed in a round, 5 may be"),
]

REFUSED: list[tuple[dict[str, Any], str]] = [
    *LARGE_DECK,
    *TOO_FEW_OARS,
    # The table fits the phase. [NE-CONTRACT-1, NE-REFILL-4, NE-LOAD-1, NE-OAR-6, NE-ROUND-9]
    ({"display": []}, "display: 5 contracts must lie there, not 0"),
    ({"display": [{}] * 4}, "display: 5 contracts must lie there, not 4"),
    ({"display": [{}] * 6}, "position.display: expected a list of at most 5"),
    (
        {"display": [{}] * 4, "oar_scale": [{"seat": 1, "power": 3}], "active": 1},
        "oar_scale: the pawns of the seats [0] must be there",
    ),
    (
        {"active": 2},
        "oar_scale: the pawns of the seats [0, 1] must be there",
    ),
    (
        {
            "turn": 5,
            "A": {"slots": [contract(city, f"salt-{n}") for n, city in enumerate(CITIES[:5], 1)]},
        },
        "players[0].slots: 1 empty slots are needed",
    ),
    (
        {
            "turn": 4,
            "A": {"slots": [contract(city, f"salt-{n}") for n, city in enumerate(CITIES[:4], 1)]},
        },
        "players[0].slots: 2 empty slots are needed",
    ),
    ({"phase": "load"}, "taken: a contract is being loaded in the phase load, and only there"),
    (
        {"taken": contract("C01", "salt-1", oar="O2+0")},
        "taken: a contract is being loaded in the phase load, and only there",
    ),
    ({"phase": "oars", "display": [{}]}, "phase oars: no contracts are on display"),
    (
        {"phase": "score", "oar_scale": [{"seat": 0, "power": 2}]},
        "phase score: no pawns are on the oar scale",
    ),
    ({"phase": "oars"}, "players[0].hand: 5 oar cards or more are needed"),
    ({"phase": "oars", "turn": 3}, "players[0].hand: 3 oar cards or more are needed"),
    ({"phase": "sail"}, "players[0]: a played oar and 4 in hand are needed"),
    (
        {"phase": "sail", "turn": 2, "A": {"played": ["O2+0"]}},
        "players[0]: a played oar and 3 in hand are needed",
    ),
    (
        {"phase": "round", "A": {"slots": [{"state": "fulfilled"}]}},
        "players[0].slots: manifests are empty when a round begins",
    ),
    # Phase 1 begins as it must. [NE-OAR-6, NE-ROUND-6, -9, NE-SCORE-5, NE-SETUP-12]
    ({"turn": 5}, "hand: 4 oar cards or more are needed"),
    ({"A": {"hand": [f"O{power}+0" for power in range(2, 10)]}}, "at most 7 oar cards"),
    ({"A": {"place": "ROMA"}}, "the ship is in Creta"),
    ({"A": {"played": ["O2+0"]}}, "no oar is played"),
    ({"A": {"slots": [{"state": "fulfilled"}]}}, "nothing is lost or fulfilled in phase 1"),
    ({"A": {"tiles": ["GOLD-A1"]}}, "before its round is scored"),
    ({"extra": [0]}, "in the phase extra_2"),
    # What lies left of a fulfilled contract is not open. [NE-DELIVER-7, NE-EXTRA-7]
    (
        {"phase": "sail", "A": {"slots": [contract("C01", "fish-1"), {"state": "fulfilled"}]}},
        "players[0].slots: what lies left of a fulfilled contract is lost",
    ),
    (
        {"phase": "score", "A": {"slots": [contract("C01", "fish-1")]}},
        "players[0].slots: no contract is open when phase 2 is over",
    ),
    # Every card lies in one place. [NE-SETUP-1, NE-SETUP-3, NE-SETUP-8]
    (
        {"city_pile": ["C01"], "city_discard": ["C01"]},
        "the card C01 lies in two places",
    ),
    ({"goods_pile": ["salt-1", "salt-1"]}, "the card salt-1 lies in two places"),
    (
        {
            "phase": "extra",
            "A": {"slots": [contract("C01", "salt-1")]},
            "B": {"slots": [contract("C01", "salt-2")]},
        },
        "the card C01 lies in two places",
    ),
    (
        {"phase": "extra", "A": {"hand": ["O2+0"], "played": ["O2+0"]}},
        "the card O2+0 lies in two places",
    ),
    ({"A": {"hand": ["O2+0"]}, "B": {"hand": ["O2+0"]}}, "the card O2+0 lies in two places"),
    ({"A": {"hand": ["O2+0"]}, "oar_pile": ["O2+0"]}, "the card O2+0 lies in two places"),
    (
        {"display": [{"goods": "fish-1"}, {"goods": "fish-1"}, {}, {}, {}]},
        "the card fish-1 lies in two places",
    ),
    ({"city_discard": CITIES[:27]}, "display: there is no city card left"),
    (
        {"A": {"hand": ["P5+1.green"]}},
        "position.players[0].hand: expected no oar of another colour, found 'P5+1.green'",
    ),
    ({"A": {"played": ["P5+1.blue"]}}, "expected no oar of another colour, found 'P5+1.blue'"),
    (
        {"A": {"bonus": [3] * 6}},
        "position.players[0].bonus: expected tiles of the box: [1, 1, 1, 1, 1, 2,",
    ),
    ({"A": {"bonus": [3] * 3}, "bonus_pool": [3] * 3}, "position.bonus_pool: expected tiles"),
    ({"A": {"bonus": [4]}}, "position.players[0].bonus: expected tiles of the box"),
    # Personal oars are never in the common deck. [NE-SETUP-1, NE-SETUP-8, NE-ROUND-2]
    *[
        (data, "does not belong to the oar cards of this game")
        for data in (
            {"A": {"hand": []}, "oar_pile": ["P5+1.red"]},
            {"A": {"hand": []}, "oar_discard": ["P5+1.red"]},
            {"A": {"hand": []}, "display": [{"oar": "P5+1.red"}, *[{}] * 4]},
            {"oar_pile": ["P5+1.blue"]},
            {"display": [{"oar": "P5+1.blue"}, *[{}] * 4]},
        )
    ],
    # A contract that is loaded has an oar of the common deck. [NE-SETUP-1, -8, EC-1]
    *[
        (loading(oar), f"the card {oar} does not belong to the oar cards of this game")
        for oar in ("P8-1.green", "P5+1.blue", "O10+0")
    ],
    # A point tile is won once. [NE-SETUP-2, NE-SCORE-5]
    (
        {"round": "B", "A": {"tiles": ["AFRICA-A1"]}, "B": {"tiles": ["AFRICA-A1"]}},
        "the tile AFRICA-A1 is won twice",
    ),
    (
        {"round": "B", "A": {"tiles": ["AFRICA-A1", "AFRICA-A1"]}},
        "the tile AFRICA-A1 is won twice",
    ),
    # All as it can lie. [NE-CONTRACT-5, NE-LOAD-1, NE-SETUP-5, -6, -11, -13, NE-WIND-1, -4]
    (
        {"A": {"slots": [{"city": "C01"}]}},
        "position.players[0].slots[0].city: expected city and goods on open and lost slots",
    ),
    ({"A": {"slots": [{"goods": "salt-1"}]}}, "expected city and goods on open and lost slots"),
    ({"A": {"slots": [{"state": "lost"}]}}, "expected city and goods on open and lost slots"),
    (
        {"A": {"slots": [contract("C01", "salt-1", state="fulfilled")]}},
        "expected city and goods on open and lost slots, on no others, found",
    ),
    ({"A": {"slots": [{}] * 6}}, "position.players[0].slots: expected a list of at most 5"),
    (
        {"A": {"slots": [{"state": "sunk"}]}},
        "slots[0].state: expected one of empty, open, lost, fulfilled, found 'sunk'",
    ),
    (
        {"display": [{}, {"face_up": True}, {}, {}, {}]},
        "position.display[1].face_up: expected face-up contracts to the left of the others",
    ),
    (
        {"display": [{"column": 1}, {"column": 1}, {}, {}, {}]},
        "position.display[1].column: expected a whole number from 2 to 4, found 1",
    ),
    (
        {"display": [{"gold": 5}, {}, {}, {}, {}]},
        "display[0].gold: expected a whole number",
    ),
    ({"order": [0, 1, 2, 2]}, "position.order: expected every seat once, found [0, 1, 2, 2]"),
    ({"order": [0, 1, 2]}, "position.order: expected every seat once, found [0, 1, 2]"),
    (
        {"oar_scale": [{"seat": 0, "power": 3}, {"seat": 0, "power": 4}]},
        "position.oar_scale[1].seat: expected a pawn that is not on the scale yet, found 0",
    ),
    (
        {"oar_scale": [{"seat": 0}]},
        "position.oar_scale[0].power: expected a whole number from 0 to 20, found -1",
    ),
    (
        {"temples": {"AFRICA": [{"seat": 0, "space": 2}, {"seat": 1, "space": 3}]}},
        "position.temples.AFRICA[1].space: expected at most 2, the best-placed first, found 3",
    ),
    (
        {"temples": {"AFRICA": [{"seat": 0, "space": 2}, {"seat": 0, "space": 2}]}},
        "position.temples.AFRICA[1].seat: expected a seat once, found 0",
    ),
    (
        {"distances": {"K01": 5}},
        "position.distances.K02: expected a whole number from 1 to 99, found 0",
    ),
    (
        {"distances": {**L1, "K01": 6}},
        "position.distances: expected these markers: [3, 3, 4, 4, 4, 5, 5, 5, 6",
    ),
    (
        {"distances": {**L1, "H1": 12, "H2": 12}},
        "position.distances: expected these markers: [11, 12, 12, 13], found [11, 12, 12, 12]",
    ),
    ({"wind": 11}, "position.wind: expected a whole number from 0 to 10, found 11"),
    ({"wind": -1}, "position.wind: expected a whole number from 0 to 10, found -1"),
    ({"forecast": 6}, "position.forecast: expected a whole number from -5 to 5, found 6"),
    # Gold lies on face-up contracts only. [NE-REFILL-2, NE-REFILL-3]
    (
        {"turn": 4, "display": [{"gold": 2}, *[{}] * 4]},
        "position.display[0].gold: expected a whole number from 0 to 0, found 2",
    ),
    # Anything else than true or false is a mistake, not a contract that lies face down.
    *[
        (
            {"display": [{"face_up": face_up}, *[{}] * 4]},
            f"position.display[0].face_up: expected true or false, found {face_up!r}",
        )
        for face_up in ("yes", 1)
    ],
    # A pawn stands on one space of a temple. [NE-SETUP-11]
    (
        {"temples": {"AFRICA": [{"seat": 0, "space": 0}, {"seat": 0, "space": 0}]}},
        "position.temples.AFRICA[1].seat: expected a seat once, found 0",
    ),
    # The wind is the forecast itself, with that option. [EC-2]
    (
        {"wind": 6, "options": {"forecast_is_wind": True}},
        "position.wind: expected a whole number from -5 to 5, found 6",
    ),
    # Codes, keys and numbers. [NE-GEN-7]
    ({"rounds": "B"}, "position: unknown key 'rounds' (known: active, bonus_pool, "),
    ({"A": {"slots": [{"card": "C01"}]}}, "position.players[0].slots[0]: unknown key 'card'"),
    ({"display": [{"town": "C01"}, *[{}] * 4]}, "position.display[0]: unknown key 'town'"),
    ({"temples": {"GALLIA": []}}, "position.temples: unknown key 'GALLIA'"),
    ({"temples": {"GOLD": []}}, "position.temples: unknown key 'GOLD'"),
    ({"distances": {**L1, "K99": 5}}, "position.distances: unknown key 'K99'"),
    ({"oar_scale": [{"seat": 0, "power": 2, "on": 1}]}, "position.oar_scale[0]: unknown key"),
    (
        {
            "phase": "load",
            "display": [{}] * 4,
            "taken": contract("C01", "salt-1", oar="O2+0", gold=1),
        },
        "position.taken: unknown key 'gold'",
    ),
    ({"phase": "noon"}, "position.phase: expected one of round, acquire, load, oars, sail, "),
    ({"round": "D"}, "position.round: expected one of A, B, C, found 'D'"),
    ({"turn": 6}, "position.turn: expected a whole number from 1 to 5, found 6"),
    ({"turn": "2"}, "position.turn: expected a whole number from 1 to 5, found '2'"),
    ({"active": 4}, "position.active: expected a whole number from 0 to 3, found 4"),
    ({"extra": [4]}, "position.extra: expected whole numbers from 0 to 3, found 4"),
    ({"A": {"gold": -1}}, "position.players[0].gold: expected a whole number from 0"),
    ({"A": {"gold": True}}, "position.players[0].gold: expected a whole number from 0"),
    ({"A": {"place": "GADES"}}, "position.players[0].place: expected one of CRETA, MALACA"),
    ({"A": {"hand": ["O11+0"]}}, "position.players[0].hand: expected one of O2-2, O2-1"),
    ({"A": {"hand": "O2+0"}}, "position.players[0].hand: expected a list of at most"),
    ({"A": {"tiles": ["AFRICA-A2"]}}, "position.players[0].tiles: expected one of HISPANIA-A1"),
    ({"city_pile": ["C31"]}, "position.city_pile: expected one of C01, C02"),
    ({"goods_discard": ["wine-1"]}, "position.goods_discard: expected one of honey-1"),
    (
        {"phase": "load", "display": [{}] * 4, "taken": {"city": "C01"}},
        "position.taken.goods: expected one of honey-1, honey-2",
    ),
]
