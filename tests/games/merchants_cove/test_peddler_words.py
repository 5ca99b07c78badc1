"""What the Peddler does is told with its reasons, in every language."""

from __future__ import annotations

import pytest

from cothon.games.merchants_cove.peddler import TRADE
from cothon.words import LANGUAGES, source
from tests.games.merchants_cove.barrow import OUTER, RIGHT, peddle, solo
from tests.games.merchants_cove.laid import Laid
from tests.luck import dice


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told(language: str) -> None:
    """No hole stays open, and the Peddler is called by its name."""
    name = solo().words(language).player(1)
    for number in range(3):
        luck = dice(number)
        game = Laid.new(1, luck.randrange(10**9), {"rogues": "cultists"})
        game.choose("blacksmith")
        while not game.over:
            game.apply(luck.choice(game.options))
        log = game.log(language, 0)
        assert sum(line.startswith(name) for line in log) > 50
        assert not any("{" in line for line in log)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_begins_with_its_name(language: str) -> None:
    """The name has an article, which would be wrong elsewhere."""
    lines = source(TRADE.part.words, language).splitlines()
    told = {line.partition(" = ")[0]: line for line in lines if line.startswith("event-")}
    assert set(told) == {
        f"event-{event.key}" for event in (*TRADE.part.told(), *TRADE.part.remembered())
    }
    assert all(line.partition(" = ")[2].startswith("{ $seat } ") for line in told.values())


def test_the_reasons_are_told_in_order() -> None:
    """Which errand and icons, which good decided, which boat."""
    game = peddle(RIGHT, OUTER, hour=3, row=["small_red"], pool=["warrior"])
    told = [line for line in game.log("en", 0) if line.startswith("The Peddler")]
    hall = "collect 2 gold for each customer in the hall of the bards"
    assert told[0] == (
        "The Peddler turns up a second card and does its errand once (right, outer): "
        f"{hall}. Cost: 1 hour."
    )
    assert told[-3].endswith(" is a red relic: it sends a warrior.")
    assert told[-2] == (
        "The Peddler puts a warrior on the boat at sea that is nearest to where its two cards "
        "point (right, outer): the outer right boat."
    )
    assert told[-1].startswith("The Peddler keeps the second card; that is its next errand: ")


def test_its_corruption_cards_are_not_told() -> None:
    """[MC-PEDDLER-38]"""
    game = solo(hour=4, right_card="P14", deck=["P15"])
    drawn = [line for line in game.log("en", 0) if "corruption card" in line]
    assert drawn[-1] == "The Peddler draws a corruption card as a part of the cost."
