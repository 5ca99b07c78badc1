"""A short soak; `make soak` plays two thousand games of each game."""

from __future__ import annotations

import pytest

import cothon
from tests.often import often
from tests.soak import soak, soaked

GAMES = 24


@pytest.mark.parametrize("number", range(often(GAMES)))
@pytest.mark.parametrize("key", [sheet.key for sheet in cothon.games()])
def test_a_random_game_loses_nothing_and_ends(key: str, number: int) -> None:
    assert soak(soaked(key, number + 1)[number]) > 0


def test_all_combinations_have_their_turn() -> None:
    tasks = soaked("merchants_cove", 1000)
    merchants = {task.opening[1] for task in tasks}
    assert len(merchants) == 15
    ways = {(task.seats, str(task.opening)) for task in tasks}
    assert len(ways) == 744


def test_what_goes_wrong_can_be_seen_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The note holds the task and the save."""

    def lost(game: cothon.Game) -> None:
        assert game.moment < 3, "a piece is lost"

    monkeypatch.setattr("tests.soak.holds_at_every_decision", lost)
    with pytest.raises(AssertionError) as caught:
        soak(soaked("merchants_cove", 1)[0])
    assert '"choices"' in caught.value.__notes__[0]
