"""What earlier versions told is still read: stored journals keep their sentences."""

from __future__ import annotations

import pytest

from cothon.games.merchants_cove import SHEET
from cothon.games.merchants_cove.material import read_material
from cothon.match.game import speak
from cothon.words import LANGUAGES, Words
from cothon.words.stored import Stored, tell_stored

ALL = -1  # everybody knows a number
# As journals have kept them, every event once.
STORED: dict[str, list[int]] = {
    "rogues-came": [0, 2, 6],
    "townsfolk-came": [27, 1],
    "hourglass-stacked": [2, 1],
    "round-began": [1, 1],
    "mouse-moved": [1, 1],
    "townsfolk-called": [2, 24, 2],
    "ability-lost": [1, 10],
    "townsfolk-hired": [2, 24, 10],
    "good-sold": [2, 22, 1, 8],
    "sponsored": [3, 3, 1, 3],
    "sponsored-at-once": [2, 1, 2],
    "renown-scored": [0, 0, 1, 11],
    "disgrace-scored": [0, 2, 4],
    "tie-by-goods": [1, 1],
    "tie-by-corruption": [1, 6],
    "game-won": [2],
    "victory-shared": [5],
    "cauldron-exploded": [0, 1],
    "ichor-wasted": [3, 3],
    "compass-spun": [1, 4, 2, 5],
    "forged": [1, 3, 5, 24],
    "forged-corruptly": [3, 3, 4, 24],
    "furnace-emptied": [3, 2],
    "portal-in-vain": [1, 0],
    "errand-decided": [1, 60, 2, 1],
    "recruited-by-icons": [1, 20, 2, 1],
    "recruited-nearby": [1, 20, 2, 1],
    "hand-wanted": [1, 2],
    "hand-shunned": [1, 5],
}


def words(language: str) -> Words:
    """The words of the game."""
    return speak(SHEET, read_material(None), language)


def stored(key: str) -> Stored:
    """An entry as a journal has it."""
    numbers = STORED[key]
    return key, 1, numbers, [ALL] * len(numbers)


def test_all_that_was_told_once_is_tried_here() -> None:
    assert set(STORED) == {event.key for event in SHEET.retired}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", STORED)
def test_a_stored_event_is_a_sentence(key: str, language: str) -> None:
    told = tell_stored(words(language), stored(key), None)
    assert told[0] != "(", "told by its key and numbers"
    assert told[-1] in ".!"
    assert "{" not in told


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("good-sold", "Player 3 sells a blue artifact to 1 customer for 8 gold."),
        ("round-began", "Round 1 begins; all hourglasses stand at 1:00."),
        ("victory-shared", "Player 1 and Player 3 share the victory."),
        ("cauldron-exploded", "Player 1 has filled the second cauldron with ichor: it explodes!"),
        ("forged", "Player 2 forges a suit of red armour in the right small furnace, heat 5."),
    ],
)
def test_it_says_what_it_said(key: str, told: str) -> None:
    assert tell_stored(words("en"), stored(key), None) == told
