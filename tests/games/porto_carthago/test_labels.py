"""What the drawn board says besides the view: names, and prices with the right plurals."""

from __future__ import annotations

from pathlib import Path

import pytest

from cothon.games.porto_carthago import SHEET
from cothon.games.porto_carthago.box import Box
from cothon.games.porto_carthago.labels import Names
from cothon.games.porto_carthago.labels import names as board_names
from cothon.games.porto_carthago.material import OWN_FILE, read_material
from cothon.match.game import speak

BOX = read_material()


def names(language: str, box: Box = BOX) -> Names:
    """All that a board for four is told in a language."""
    return board_names(box, speak(SHEET, box, language, ()), 4)


def test_every_palace_seat_says_its_own_price() -> None:
    """[PC-PAL-1, PC-PAL-2]"""
    said = names("en")["seat"]
    assert said[0] == "Palace seat 1: 8 talents, 2 trade points needed"
    assert said[11] == "Palace seat 12: 19 talents, 5 trade points needed"
    prices = zip(BOX.seat_price, BOX.seat_points, strict=True)
    assert said == [
        f"Palace seat {number}: {price} talents, {points} trade points needed"
        for number, (price, points) in enumerate(prices, 1)
    ]


@pytest.mark.parametrize(
    ("language", "seat", "large", "slots", "talents"),
    [
        (
            "en",
            "Palace seat 4: 11 talents, 3 trade points needed",
            "Large seat: 20 talents, 6 trade points needed",
            ["no servants", "1 servant", "1 servant", "2 servants", "2 servants", "3 servants"],
            "Take 3 talents",
        ),
        (
            "fr",
            "Place 4 au palais\N{NARROW NO-BREAK SPACE}: 11 talents, 3 points de commerce requis",
            "La plus grande case\N{NARROW NO-BREAK SPACE}: 20 talents, 6 points de commerce requis",
            ["sans serviteur", "1 serviteur", "1 serviteur"]
            + 2 * ["2 serviteurs"]
            + ["3 serviteurs"],
            "Gagner 3 talents",
        ),
        (
            "de",
            "Platz 4 im Palast: 11 Talente, 3 Handelspunkte nötig",
            "Großes Palastfeld: 20 Talente, 6 Handelspunkte nötig",
            ["ohne Untertan", "1 Untertan", "1 Untertan"] + 2 * ["2 Untertanen"] + ["3 Untertanen"],
            "3 Talente nehmen",
        ),
    ],
)
def test_prices_in_every_language(
    language: str, seat: str, large: str, slots: list[str], talents: str
) -> None:
    """[PC-PAL-1, PC-PAL-2, PC-PAL-6, PC-TURN-4, PC-ALT-1]"""
    said = names(language)
    assert said["seat"][3] == seat
    assert said["large_seat_text"] == large
    assert said["slot_cost"] == slots
    assert said["talents"] == talents


@pytest.mark.parametrize(
    ("language", "seat"),
    [
        ("en", "Palace seat 1: 1 talent, 2 trade points needed"),
        (
            "fr",
            "Place 1 au palais\N{NARROW NO-BREAK SPACE}: 1 talent, 2 points de commerce requis",
        ),
        ("de", "Platz 1 im Palast: 1 Talent, 2 Handelspunkte nötig"),
    ],
)
def test_a_single_talent(tmp_path: Path, language: str, seat: str) -> None:
    """[PC-PAL-1] With the prices of another box."""
    text = OWN_FILE.read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace("prices = [8,", "prices = [1,"), encoding="utf-8")
    assert names(language, read_material(mine))["seat"][0] == seat
