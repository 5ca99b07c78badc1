"""What a choice brings, before it is made."""

from __future__ import annotations

import pytest

import cothon
from cothon.match.preview import Gain, previews
from tests.games.porto_carthago.laid import Laid
from tests.luck import dice
from tests.often import often
from tests.played import varied_games

KEYS = [sheet.key for sheet in cothon.games()]


def told(game: cothon.Game, name: str) -> dict[str, int | None]:
    """What a choice brings, in words of the game."""
    gains = game.preview(name).gains
    return {gain.kind: gain.number for gain in gains}


def test_costs_and_gains_are_told() -> None:
    game = Laid.given({"A": {"talents": 9}})
    assert told(game, "talents") == {"talents": 3}
    assert game.preview("talents").gains == (Gain("talents", 0, 3),)
    assert not game.preview("talents").reveals
    assert game.preview("market").reveals
    with pytest.raises(cothon.IllegalChoice):
        game.preview("quay ROM-I")


def test_what_is_true_of_the_present_table_is_told_where_nothing_is_hidden() -> None:
    """A number that is told comes true, whatever lies face down."""
    for key in KEYS:
        for seed in range(often(3)):
            game, luck = cothon.new(key, 3, seed), dice(seed)
            while not game.over:
                seat = game.seat
                assert seat is not None
                if len(game.asked) == 1:
                    come_true(game, seat)
                game.apply(luck.choice(game.options))


def come_true(game: cothon.Game, seat: int) -> None:
    """Every number that is told of an option that brings nothing to light."""
    before = game.sheet.holdings(game.table(seat), seat)
    for one in previews(game, seat):
        if one.reveals:
            continue
        twin = game.clone()
        twin.apply(one.choice)
        after = twin.sheet.holdings(twin.table(seat), seat)
        for gain in one.gains:
            thing = gain.kind, gain.which
            if gain.number is not None:
                assert after[thing] - before[thing] == gain.number, (game.name(one.choice), thing)


@pytest.mark.parametrize("key", KEYS)
def test_nothing_is_told_that_the_seat_cannot_know(key: str) -> None:
    """Two tables that look alike to a seat have the same previews."""
    for game in varied_games(key, 3):
        if game.moment % 7 == 0:
            for seat in game.asked:
                assert previews(game, seat) == previews(game.determinize(seat, 99), seat)


def test_who_is_not_asked_is_told_nothing() -> None:
    game = cothon.new("porto_carthago", 3, 1)
    assert previews(game, 1 if game.seat != 1 else 2) == []
