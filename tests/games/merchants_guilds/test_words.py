"""What the game says: goods by the words of the rules page, effects announced, cards counted."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cothon.games.merchants_guilds import SHEET
from cothon.games.merchants_guilds.labels import names
from cothon.games.merchants_guilds.material import read_material
from cothon.match.game import speak
from cothon.words import LANGUAGES
from tests.games.merchants_guilds.laid import KEY, Laid, lay, paid
from tests.other_material import changed
from tests.rules_page import page

WORDS = {"en": ", with Opulence", "fr": ", avec Opulence", "de": ", mit Prunk"}
BOX = read_material()


def texts(game: Laid, language: str = "en") -> list[str]:
    """What is offered, in words."""
    return [game.describe(choice, language) for choice in game.options]


# Goods


@pytest.mark.parametrize("language", LANGUAGES)
def test_goods_have_the_names_of_the_rules_page(language: str) -> None:
    """Section 2, the glossary."""
    row = next(line for line in page(KEY).splitlines() if "`DYES` `OILS`" in line)
    english, codes, french, german = (cell.strip() for cell in row.strip("|").split("|"))
    printed = {"en": english, "fr": french, "de": german}[language].split(" / ")
    assert re.findall(r"`(\w+)`", codes) == BOX.good_codes
    goods = names(BOX, speak(SHEET, BOX, language, ()), 4)["goods"]
    assert list(goods.items()) == list(zip(BOX.good_codes, printed, strict=True))


def test_a_good_that_only_a_material_knows_has_the_name_given_there(tmp_path: Path) -> None:
    change = ('code = "JEWELRY"\nname = { en = "jewelry"', 'code = "SALT"\nname = { en = "salt"')
    path = changed(tmp_path, KEY, change)
    path.write_text(path.read_text(encoding="utf-8").replace("JEWELRY", "SALT"), encoding="utf-8")
    box = read_material(path)
    goods = names(box, speak(SHEET, box, "en", ()), 4)["goods"]
    assert (goods["DYES"], goods["SALT"]) == ("dye", "salt")


def test_german_payments_are_in_the_right_case() -> None:
    """The names of goods are nominatives: they stand beside a noun that bears the case."""
    game = paid("RESIDENCE", A={"hand": ["T01", "T05", "T09", "T13"]})
    assert texts(game, "de")[0] == "Mit der Karte Farbstoff 2 (Markt) bezahlen"


# Effects that a choice uses up


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_column_that_takes_opulence_says_so(language: str) -> None:
    """[MG-FX-9, MG-EFFECT-OPULENCE-2] As other choices name the effect that they use up."""
    game = paid("RESIDENCE", A={"hand": ["T01", "T02", "T16", "T61", "T62"], "ships": ["S11"]})
    left, right = texts(game, language)
    assert left.endswith(WORDS[language])
    assert not right.endswith(WORDS[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_takes_opulence_says_so(language: str) -> None:
    """[MG-FX-9, MG-EFFECT-OPULENCE-2] The cards that match do not."""
    hand = ["T16", "T61", "T62", "T63"]
    game = paid("RESIDENCE", A={"hand": hand, "ships": ["S11"], "freed": {"LEFT": 3, "MIDDLE": 2}})
    assert [text.endswith(WORDS[language]) for text in texts(game, language)] == [
        True,  # oils
        False,
        False,
    ]
    game.choose("card T16")
    assert not any(text.endswith(WORDS[language]) for text in texts(game, language))
    game.choose("card T62")
    effect = {"en": "Opulence", "fr": "Opulence", "de": "Prunk"}[language]
    log = game.log(language)
    assert effect in log[0]
    assert len(log) == 2  # the ship that is turned, then what was paid for the disc


def test_opulence_is_announced_exactly_if_it_is_used() -> None:
    """[MG-FX-9] On every way to pay for every column, by the column or by one of the cards."""
    hand = ["T01", "T02", "T05", "T16", "T46", "T61", "T62"]
    begun = paid("RESIDENCE", A={"hand": hand, "ships": ["S11"]})
    ways = [(begun, 0)]
    found = set()
    while ways:
        game, announced = ways.pop()
        if game.seat != 0:
            used = 1 - len(game.active_ships("A"))
            assert used == announced
            found.add(used)
            continue
        for choice in game.options:
            after = game.clone()
            after.apply(choice)
            ways.append((after, announced + game.describe(choice).endswith(WORDS["en"])))
    assert found == {0, 1}


# Cards that show the same


@pytest.mark.parametrize(
    ("language", "words"), [("en", "2 in hand"), ("fr", "2 en main"), ("de", "2 auf der Hand")]
)
def test_of_cards_that_show_the_same_the_one_offered_tells_how_many(
    language: str, words: str
) -> None:
    """Section 5: one representative per group of interchangeable cards."""
    game = lay(A={"hand": ["B1", "B2", "B3", "T01"]}, B={"disc": "MARKET"})
    game.choose("space MARKET")
    assert [words in text for text in texts(game, language)] == [False, True]
    game.choose("card B1")
    assert not any(words in text for text in texts(game, language))


# What the board prints


@pytest.mark.parametrize(
    ("language", "costs"),
    [
        ("en", ["0 cards", "1 card", "2 cards", "3 cards", "4 cards"]),
        ("fr", ["0 carte", "1 carte", "2 cartes", "3 cartes", "4 cartes"]),
        ("de", ["0 Karten", "1 Karte", "2 Karten", "3 Karten", "4 Karten"]),
    ],
)
def test_the_cost_of_a_space_is_counted_in_words(language: str, costs: list[str]) -> None:
    """[MG-PAY-2] One card and one for each of at most three others."""
    assert names(BOX, speak(SHEET, BOX, language, ()), 4)["costs"] == costs
