"""What a choice brings, before it is made."""

from __future__ import annotations

import pytest

import cothon
from cothon.kernel.state import State
from cothon.match.preview import Gain, Preview, held, previews
from tests.games.porto_carthago.laid import Laid
from tests.luck import dice
from tests.often import SHARE, often
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


@pytest.mark.parametrize("key", KEYS)
def test_what_ends_a_turn_is_told(key: str) -> None:
    """Where nothing comes to light, it comes true whether the same seat is asked next."""
    kinds = set()
    for game in varied_games(key, 3):
        if game.moment % (5 * SHARE) or len(game.asked) != 1:
            continue
        seat = game.asked[0]
        for one in previews(game, seat):
            if not one.reveals:
                twin = game.clone()
                twin.apply(one.choice)
                assert one.ends == (twin.seat != seat), game.name(one.choice)
                kinds.add(one.ends)
    assert kinds == {True, False}


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
    before = held(game, game.state, seat)
    for one in previews(game, seat):
        if one.reveals:
            continue
        after = held(game, settled(game, phase_end(game, seat, one.choice), seat), seat)
        for gain in one.gains:
            thing = gain.kind, gain.which
            if gain.number is not None:
                assert after[thing] - before[thing] == gain.number, (game.name(one.choice), thing)


def settled(game: cothon.Game, state: State, seat: int) -> State:
    """What was chosen is paid for, in one of the ways in which that can be done."""
    paid = state.clone()
    while paid.agenda and paid.seat == seat and type(paid.agenda[-1]) in game.sheet.payments:
        paid.journal = game.sheet.journal()
        paid.journal.scenes = game.sheet.banners
        paid.apply(paid.options[0])
        if paid.journal.stills:
            return paid.journal.stills[0][1]
    return paid


def phase_end(game: cothon.Game, seat: int, choice: int) -> State:
    """How the table lies after a choice, before another phase begins."""
    twin = game.tried(seat, choice)
    for count, still in twin.stills:
        if twin.journal[count - 1].event.key in game.sheet.phases:
            return still
    return twin.state


@pytest.mark.parametrize("key", KEYS)
def test_what_another_phase_brings_is_not_told_of_a_choice(key: str) -> None:
    """What was not chosen here, as income of the next round, is no gain of the last choice."""
    crossed = 0
    for seed in range(often(3)):
        game, luck = cothon.new(key, 3, seed), dice(seed)
        while not game.over:
            if len(game.asked) == 1:
                crossed += sum(is_cut(game, game.asked[0], one) for one in previews_of(game))
            game.apply(luck.choice(game.options))
    assert crossed


def previews_of(game: cothon.Game) -> list[Preview]:
    """Of the one who is asked."""
    return previews(game, game.asked[0])


def is_cut(game: cothon.Game, seat: int, one: Preview) -> bool:
    """Does another phase bring something after a choice? Then numbers tell what comes before."""
    before = held(game, game.state, seat)
    there = held(game, phase_end(game, seat, one.choice), seat)
    later = held(game, game.tried(seat, one.choice).state, seat)
    brought = {thing for thing in before if there.get(thing, 0) != later.get(thing, 0)}
    for gain in one.gains:
        thing = gain.kind, gain.which
        if thing in brought and gain.number is not None:
            assert gain.number == there[thing] - before[thing], (game.name(one.choice), thing)
    return bool(brought)


@pytest.mark.parametrize("key", KEYS)
def test_nothing_is_told_that_the_seat_cannot_know(key: str) -> None:
    """Two tables that look alike to a seat have the same previews."""
    for game in varied_games(key, 3):
        if game.moment % (7 * SHARE) == 0:
            for seat in game.asked:
                assert previews(game, seat) == previews(game.determinize(seat, 99), seat)


def test_who_is_not_asked_is_told_nothing() -> None:
    game = cothon.new("porto_carthago", 3, 1)
    assert previews(game, 1 if game.seat != 1 else 2) == []
