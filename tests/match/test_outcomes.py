"""The door to chance: every outcome with its probability, or a fair sample of them."""

from __future__ import annotations

from collections import Counter

import pytest

import cothon
from cothon.kernel.errors import BadOption
from cothon.match.outcomes import Outcomes
from tests.facts import facts
from tests.games.merchants_cove.laid import Laid as Cove
from tests.games.porto_carthago.laid import Laid as Porto
from tests.played import varied_games

KEYS = [sheet.key for sheet in cothon.games()]
FUTURE = frozenset(
    {"first", "second", "key", "script", "throws", "shown", "menu", "journal", "box"}
)
MOST = 16


def table_of(game: cothon.Game) -> str:
    """All that lies on a table, whatever the dice will show."""
    return repr((facts(game.state, FUTURE), game.state.options))


def shares(found: Outcomes) -> Counter[str]:
    """The probability of each table."""
    told: Counter[str] = Counter()
    for one in found.all:
        told[table_of(one.game)] += one.probability  # type: ignore[assignment]
    return told


@pytest.mark.parametrize("key", KEYS)
def test_what_happens_is_one_of_the_outcomes(key: str) -> None:
    """Of a list of all; and the probabilities of any add up."""
    exact, thrown, sampled = 0, 0, 0
    for game in varied_games(key, 2):
        if game.over or game.moment % 17 or len(game.asked) != 1:
            continue
        for choice in game.options:
            found = game.outcomes(choice, MOST)
            assert sum(one.probability for one in found.all) == pytest.approx(1)
            assert len(found.all) <= MOST
            after = game.clone()
            after.apply(choice)
            if found.exact:
                exact += 1
                thrown += len(found.all) > 1
                assert table_of(after) in shares(found), game.name(choice)
            else:
                sampled += 1
                assert len(found.all) == MOST
    assert exact
    assert thrown or key != "merchants_cove"
    assert sampled


def test_throws_of_the_compass_are_as_likely_as_each_other() -> None:
    """Eight sections, and no other truth: the game itself has not moved."""
    players = [{"merchant": "captain"}, {"merchant": "blacksmith", "hour": 4}]
    game = Cove.given({"players": players})
    before = table_of(game)
    found = game.outcomes("spin")
    assert found.exact
    assert [one.probability for one in found.all] == [1 / len(found.all)] * len(found.all)
    assert len(found.all) == 8
    assert table_of(game) == before


def test_a_choice_without_chance_has_one_outcome() -> None:
    game = Porto.given({"A": {"talents": 9}})
    found = game.outcomes("talents")
    assert found.exact
    assert [one.probability for one in found.all] == [1.0]
    with pytest.raises(cothon.IllegalChoice):
        game.outcomes("quay ROM-I")
    with pytest.raises(BadOption, match="at least one"):
        game.outcomes("talents", most=0)


def test_a_sample_is_the_same_by_seed_and_has_no_history() -> None:
    game = Porto.given({"A": {"talents": 9}})
    first, again, other = (game.outcomes("market", 8, seed) for seed in (1, 1, 2))
    assert not first.exact
    assert shares(first) == shares(again) != shares(other)
    with pytest.raises(cothon.CothonError):
        _ = first.all[0].game.save


@pytest.mark.parametrize("key", KEYS)
def test_only_what_no_seat_knows_is_dealt_afresh(key: str) -> None:
    """Everybody sees the same table, and somewhere another future lies behind it."""
    futures = 0
    for game in varied_games(key, 1):
        if game.over or game.moment % 11 or len(game.asked) != 1:
            continue
        views = [game.sheet.view(game.state, seat) for seat in range(game.seats)]
        twin = game.clone()
        twin.state.redeal_unseen(5)
        assert [game.sheet.view(twin.state, seat) for seat in range(game.seats)] == views
        assert twin.options == game.options
        futures += table_of(twin) != table_of(game)
    assert futures
