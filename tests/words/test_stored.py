"""A stored journal is told under any rules, and never tells more than a reader knew."""

from __future__ import annotations

import pytest

from cothon.games import find_sheet
from cothon.match.game import read_material, speak
from cothon.words import LANGUAGES, Words
from cothon.words.stored import Stored, seen_numbers, tell_stored

ALL, FIRST = -1, 1  # masks of those who know a number


@pytest.fixture
def words() -> Words:
    key = "porto_carthago"
    return speak(find_sheet(key), read_material(key, None), "en", ("Hanno", "Dido", "Mago"))


def test_what_the_rules_know_is_told_in_a_sentence(words: Words) -> None:
    entry: Stored = ("quay-claimed", 1, [1, 0], [ALL, ALL])
    assert tell_stored(words, entry, None) == "Dido claims quay Egypt I with 2 servants."


def test_what_only_earlier_versions_told_is_told_in_its_sentence(words: Words) -> None:
    entry: Stored = ("ship-docked", 1, [16, 6], [ALL, ALL])
    assert words.sheet.event("ship-docked") not in words.sheet.events
    assert tell_stored(words, entry, None) == "The ship from Rome (oil) docks at quay Rome I."


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        (("storm-came", 1, [3, 7], [ALL, ALL]), "(storm-came: 3, 7)"),
        (("quay-claimed", 1, [1, 9999], [ALL, ALL]), "(quay-claimed: 1, 9999)"),
        (("quay-claimed", 1, [1, 0, 5], [ALL, ALL, ALL]), "(quay-claimed: 1, 0, 5)"),
        (("quay-claimed", 1, [], []), "(quay-claimed: )"),
    ],
    ids=["no event", "no such thing", "more numbers", "fewer numbers"],
)
def test_what_there_are_no_words_for_is_told_by_its_numbers(
    words: Words, entry: Stored, told: str
) -> None:
    assert tell_stored(words, entry, None) == told


def test_a_number_that_a_reader_did_not_know_stays_hidden(words: Words) -> None:
    entry: Stored = ("storm-came", 1, [3, 7], [ALL, FIRST])
    assert tell_stored(words, entry, 0) == "(storm-came: 3, 7)"
    assert tell_stored(words, entry, 1) == tell_stored(words, entry, None) == "(storm-came: 3, ?)"
    assert seen_numbers(entry, 1) == [3, None]


def test_a_hidden_card_that_is_a_plain_number_by_now_stays_hidden(words: Words) -> None:
    (event,) = [one for one in words.sheet.events if one.kinds == ("seat", "number")][:1]
    entry: Stored = (event.key, 1, [0, 7], [ALL, FIRST])
    assert not tell_stored(words, entry, 0).startswith("(")
    assert tell_stored(words, entry, 1) == f"({event.key}: 0, ?)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_it(language: str) -> None:
    key = "neptun"
    words = speak(find_sheet(key), read_material(key, None), language)
    assert "storm-came" in tell_stored(words, ("storm-came", 1, [3], [ALL]), None)
