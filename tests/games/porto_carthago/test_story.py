"""The log as a story: who chose and why, what it cost, where things came from, and how it ended."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import cothon
from cothon.games.porto_carthago.box import SHIPS
from cothon.games.porto_carthago.material import OWN_FILE
from cothon.server.render import other_seats
from cothon.words import LANGUAGES
from tests.games.porto_carthago.laid import (
    AT_SEA,
    FULL_PATH,
    HARBOUR,
    Laid,
    deal,
    docked,
    lay,
    scarce,
)
from tests.luck import dice


def story(game: Laid, last: int) -> list[str]:
    """The last lines of the log."""
    return game.log("en", names=("Ani", "Becca", "Cleo", "Dan"))[-last:]


def test_the_set_up_is_told() -> None:
    game = lay(
        phase="placement",
        start_player=2,
        market=["OIL", "DYE", "OIL", "OIL"],
        first_row=["S17"],
        second_row=["S01", "S06"],
    )
    assert story(game, 4) == [
        "On the market lie dye and 3 × oil.",
        "Ships in the first row: Rome · Oil.",
        "Ships in the second row: Egypt · Dye and Greece · Dye.",
        "Lots are drawn: Cleo, Dan, Ani and Becca, in this order.",
    ]


def test_who_brings_a_ship_in_and_which_come_by_themselves() -> None:
    quays = docked("S02", "S03")  # no room for a third Egyptian ship
    row = ["S01", "S06", "S11", "S16"]
    game = lay(phase="arrival", decade=2, first_row=row, quays=quays, B={"lighthouse": 1})
    game.choose("ship S06", "quay GRE-II", "ship S01")
    assert story(game, 99)[:5] == [
        "Whoever has servants in the lighthouse chooses first: Becca.",
        "From the lighthouse Becca guides the ship from Greece (dye) to quay Greece II.",
        "From the lighthouse Becca guides the ship from Egypt (dye) in, but a ship lies at both "
        "its quays: it departs, under the deck.",
        "The ship from Etruria (dye) docks at quay Etruria I, guided by nobody.",
        "The ship from Rome (dye) docks at quay Rome I, guided by nobody.",
    ]


def test_a_ship_that_finds_no_quay_by_itself() -> None:
    quays = docked("S02", "S03")
    game = lay(phase="arrival", decade=2, first_row=["S01"], quays=quays)
    assert story(game, 99)[:2] == [
        "Nobody stands in the lighthouse: the ships come in by themselves.",
        "The ship from Egypt (dye) finds a ship at both its quays and departs, under the deck.",
    ]


@pytest.mark.parametrize(
    ("quays", "told"),
    [
        (docked(*HARBOUR[:6]), "Ani calls the ship from Rome (oil) to quay Rome I."),
        (
            docked(*HARBOUR[:8]) | {"ROM-II": {"ship": "S18"}},
            "Ani calls the ship from Rome (oil) in, but a ship lies at both its quays: "
            "it departs, under the deck.",
        ),
    ],
)
def test_a_ship_that_is_called(quays: dict[str, Any], told: str) -> None:
    game = lay(A={"kept": ["S30"]}, first_row=["S17"], quays=quays, second_row=["S23"])
    game.choose("ship S30")
    assert told in story(game, 99)
    assert "The ship from Iberia (glass) moves up to the first row." in story(game, 2)


@pytest.mark.parametrize(
    ("reserves", "told"),
    [
        ((9, 8, 7), "Ani has the most servants in reserve, 9, and is start player."),
        (
            (9, 8, 9),
            "Ani and Cleo have the most servants in reserve, 9 each; Cleo is next clockwise and "
            "start player.",
        ),
    ],
)
def test_why_somebody_is_start_player(reserves: tuple[int, ...], told: str) -> None:
    players = {letter: {"temple": 16 - n} for letter, n in zip("ABC", reserves, strict=True)}
    game = lay(3, phase="start_player", decade=2, start_player=1, **players)
    assert told in story(game, 99)


def test_servants_come_home_from_the_cards_before_the_income() -> None:
    game = lay(phase="action_cards", decade=2, A={"reserve": 5}, B={"reserve": 16})
    told = story(game, 99)
    assert told[0] == "Ani takes 11 servants home from the action cards: 16 in reserve."
    assert told[1].startswith("The action cards are dealt to slots 1 to 6: ")
    assert "Ani takes an income of 16 talents, one for each servant in reserve." in told


def test_an_action_that_is_impossible_says_so() -> None:
    """[PC-TURN-9] Nothing to carry: the Porter is used for its bonus action."""
    game = lay(slots=deal(PORTER=4), A={"talents": 20, "points": 3})
    game.choose("slot PORTER4")
    assert story(game, 2) == [
        "Ani uses the Porter on slot 4 with 2 servants.",
        "The action of the Porter is impossible for Ani now; only the bonus action is left.",
    ]


@pytest.mark.parametrize(
    ("target", "source", "told"),
    [
        ("quay EGY-II", "good DYE", "Ani carries dye from the warehouse to quay Egypt II."),
        ("quay EGY-II", "quay EGY-I", "Ani carries oil from quay Egypt I to quay Egypt II."),
        ("warehouse", None, "Ani carries oil from quay Egypt I to the warehouse."),
        ("charter-ship", "quay EGY-I", "Ani sends oil from quay Egypt I out on a charter ship."),
    ],
)
def test_where_a_good_comes_from(target: str, source: str | None, told: str) -> None:
    carrier = {"goods": ["DYE"], "captains": 1, "temple": 2}
    quays = {"EGY-I": {"owner": 0, "good": "OIL"}, "EGY-II": {"owner": 0}}
    game = lay(A=carrier, quays=quays)
    game.choose("slot PORTER1", target, *([source] if source else []))
    assert told in story(game, 99)


def test_a_load_tells_of_the_servants_that_come_home() -> None:
    game = lay(A={"goods": ["OIL"]}, quays={"ROM-I": {"owner": 0, "ship": "S17"}})
    game.choose("slot PORTER1", "quay ROM-I", "path", "pass")
    assert story(game, 5) == [
        "Ani carries oil from the warehouse to quay Rome I.",
        "Ani loads the ship from Rome (oil) at quay Rome I and earns 7 talents.",
        "Instead of a trade point Ani puts a servant on space 1 of the intrigue path.",
        "Ani takes both servants home from quay Rome I: 15 in reserve.",
        "Ani does not use a privilege: 1 servant to the intrigue path.",
    ]


def test_a_privilege_without_effect_is_not_declined() -> None:
    """[EC-53] The path is full, so nobody is asked."""
    quays = {"ROM-I": {"owner": 0, "ship": "S17"}}
    game = lay(A={"goods": ["OIL"]}, quays=quays, path=FULL_PATH)
    game.choose("slot PORTER1", "quay ROM-I")
    void = "The intrigue path is full: Ani cannot use a privilege (1 servant to the intrigue path)."
    assert story(game, 1) == [void]


def test_a_voyage_tells_the_risk_before_the_outcome_and_that_before_its_points() -> None:
    """[PC-VOY-3 to -8]"""
    sailor = {"temple": 3, "captains": 1, "reserve": 4, "goods": ["GLASS"]}
    game = lay(A=sailor, deck=["S17", "S22"])
    game.choose("slot PORTER1", "charter-ship", "number 1")
    assert story(game, 8) == [
        "Ani sends glass from the warehouse out on a charter ship.",
        "The card Rome · Oil is revealed: danger 3; Ani has 3 servants in the temple.",
        "The voyage succeeds: Ani gets 2 trade points and the income of the ship.",
        "Ani takes a trade point and stands at 1 in the trade house.",
        "Instead of a trade point Ani puts a servant on space 1 of the intrigue path.",
        "Ani earns 7 talents with the voyage.",
        "Ani offers 3 talents for the servants in the temple.",
        "Ani takes the captain and one servant of the temple home: 5 in reserve.",
    ]


# The end


def test_an_early_end_says_why() -> None:
    """[PC-END-2, PC-END-6]"""
    game = lay(phase="game_end", decade=4, B={"points": 8}, D={"points": 9})
    assert story(game, 99)[:2] == [
        "Decade 4 is over and the game ends early: 8 trade points or more are reached by Becca "
        "and Dan.",
        "No good lies at any quay: no more ships arrive, and there is no last purchase.",
    ]


def test_what_comes_after_the_last_decade_has_a_heading_of_its_own() -> None:
    """It is a stretch as long as a decade, so that the last of them is summed up, too."""
    game = lay(phase="decade_end", decade=5, round=5)
    told = [entry for entry in game.journal if entry.event.key in game.sheet.marks]
    assert [game.words("en").mark(entry) for entry in told] == ["End of the game"]
    marks = game.sheet.marks
    assert [marks[key] for key in ("decade-began", "decades-over", "ended-early")] == [0, 0, 0]
    assert marks["round-began"] == 1


def test_a_last_purchase_without_an_arrival_says_so() -> None:
    """[EC-34] By the option that lets everybody buy in any case."""
    game = lay(phase="game_end", B={"talents": 20}, options={"final_purchase_always": True})
    shown = "No good lies at any quay: no more ships arrive, but everybody may buy a last seat."
    assert shown in story(game, 99)


def test_an_empty_deck_is_told() -> None:
    """[PC-SHIPS-21] No ships come into the second row."""
    game = scarce(phase="advance_rows", decade=2, first_row=[], second_row=list(AT_SEA[:6]))
    assert "The deck is empty: no ships come into the second row." in story(game, 99)


def test_who_cannot_buy_a_last_seat_does_not_choose_so() -> None:
    """[PC-END-5] Only Becca can pay, and she may decline."""
    rich = {"talents": 20, "points": 6}
    quays = {"ROM-I": {"owner": 0, "good": "OIL"}}
    game = lay(phase="game_end", quays=quays, A={"talents": 20}, B=rich)
    game.choose("pass")
    told = story(game, 99)
    assert told[0] == "Decade 5 is over, and with it the game."
    assert "Ani cannot buy a last seat." in told
    assert "Becca does not buy a last seat." in told


def test_intrigue_says_who_had_how_many_and_who_came_first() -> None:
    """[PC-INTRSCORE-2, -3]"""
    game = lay(phase="intrigue", path=[1, 0, 0, 1, 2, 0, 1])
    assert story(game, 99)[:3] == [
        "The intrigue path is 7 servants long: the first 2 there gain seats in the palace.",
        "Becca, with 3 servants on the intrigue path and there before others with as many, gains "
        "2 seats.",
        "Ani, with 3 servants on the intrigue path, gains 1 seat.",
    ]


@pytest.mark.parametrize(
    ("players", "told"),
    [
        (
            [(5, 1, 2), (4, 9, 9)],
            [
                "Becca: 4 seats in the palace, 9 trade points, 9 talents.",
                "Ani: 5 seats in the palace, 1 trade point, 2 talents.",
                "Ani wins the game.",
            ],
        ),
        (
            [(5, 6, 2), (5, 7, 1)],
            [
                "Ani and Becca have the most seats, 5 each: trade points decide.",
                "Becca wins the game.",
            ],
        ),
        (
            [(5, 6, 2), (5, 6, 1)],
            [
                "Ani and Becca have the most seats, 5 each: trade points decide.",
                "Ani and Becca have the most trade points of these, 6 each: talents decide.",
                "Ani wins the game.",
            ],
        ),
        (
            [(5, 6, 2), (5, 6, 2)],
            [
                "Ani and Becca have the most trade points of these, 6 each: talents decide.",
                "Ani and Becca share the victory.",
            ],
        ),
    ],
    ids=["seats", "points", "talents", "shared"],
)
def test_totals_the_tie_breaker_and_the_winner(
    players: list[tuple[int, int, int]], told: list[str]
) -> None:
    """[PC-WIN-1 to -4]"""
    mats: dict[str, Any] = {
        letter: {"large_seat": seats, "points": points, "talents": talents}
        for letter, (seats, points, talents) in zip("AB", players, strict=True)
    }
    assert story(lay(phase="intrigue", **mats), len(told)) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_names_a_card_by_its_number(language: str) -> None:
    """Neither log nor prompts nor options nor the names on the board."""
    game = cothon.new("porto_carthago", 5, 3)
    luck = dice(3)
    said: list[str] = []
    while not game.over:
        said += [game.prompt(language), *(game.describe(one, language) for one in game.options)]
        game.apply(luck.choice(game.options))
    said += game.log(language, 0)
    names = [game.words(language).name("ship", ship) for ship in range(SHIPS)]
    assert len({*names}) == len(names), "where a ship goes and what it wants tell it apart"
    assert [text for text in (*said, *names) if re.search(r"\bS\d\d\b", text)] == []


def test_a_good_that_no_language_knows_is_called_as_the_material_prints_it(tmp_path: Path) -> None:
    printed = OWN_FILE.read_text(encoding="utf-8")
    file = tmp_path / "material.toml"
    file.write_text(printed.replace("CEDAR", "MYRRH").replace("Zeder", "Myrrhe"), encoding="utf-8")
    own, other = (
        cothon.new("porto_carthago", 3, 1, material=material).words("de")
        for material in (None, file)
    )
    assert [words.name("ware", 3) for words in (own, other)] == ["Zedernholz", "Myrrhe"]


@pytest.mark.parametrize(
    ("points", "others", "decade", "told"),
    [
        (5, 0, 2, None),
        (
            6,
            0,
            2,
            "Ani lacks but one trade point: whoever has 8 of them ends the game after decade 4.",
        ),
        (7, 0, 4, "Ani has 8 trade points: the game ends after decade 4."),
        (8, 0, 3, None),  # told before
        (6, 8, 3, None),
        (7, 0, 5, None),  # the last decade ends the game anyway
    ],
)
def test_who_brings_the_early_end_about_is_told(
    points: int, others: int, decade: int, told: str | None
) -> None:
    """[PC-END-2]"""
    game = lay(
        decade=decade,
        A={"goods": ["GLASS"], "points": points, "reserve": 4},
        B={"points": others},
        quays={"ROM-I": {"owner": 0, "ship": "S18"}},
    )
    game.choose("slot PORTER1", "quay ROM-I", "trade-house")
    lines = [line for line in story(game, 6) if "after decade 4" in line]
    assert lines == ([] if told is None else [told])


def test_whoever_moves_what_is_others_is_named_with_them() -> None:
    """[PC-PRIV-MOVE-1] Each servant that is moved is told by itself, and whose it is."""
    game = lay(A={"kept": ["S28"], "lighthouse": 1}, B={"temple": 1}, C={"lighthouse": 1})
    game.choose("ship S28", "servant B temple", "servant A lighthouse", "servant C lighthouse")
    shifted = [entry for entry in game.journal if entry.event.key == "servant-shifted"]
    assert [other_seats(entry) for entry in shifted] == [[1], [], [2]]
    assert any("servant-shifted" in part.phrases.beats for part in game.sheet.parts)
