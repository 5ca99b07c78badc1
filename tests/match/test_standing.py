"""How everybody stands, as far as a seat can know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import cothon
from cothon.match.standing import Standing, reckoned
from tests.often import often
from tests.played import played

SHEETS = {sheet.key: sheet for sheet in cothon.games()}
EACH_GAME = pytest.mark.parametrize("key", SHEETS)


def now_and_then(key: str) -> Iterator[cothon.Game]:
    """Some states of several games, at random and lively, the last of each among them."""
    for seats in SHEETS[key].seats:
        for number in range(often(4)):
            for game in played(key, seats, {}, number):
                if game.moment % 13 == 0 or game.over:
                    yield game


def eyes_of(game: cothon.Game) -> list[int | None]:
    """All who may look."""
    return [None, *range(game.seats)]


@EACH_GAME
def test_two_tables_that_look_alike_have_the_same_standing(key: str) -> None:
    for game in now_and_then(key):
        for eyes in () if game.over else range(game.seats):
            assert game.determinize(eyes, 99).standing(eyes) == game.standing(eyes)


@EACH_GAME
def test_every_number_that_is_told_is_true(key: str) -> None:
    """So is what would be paid now; at the end, everything is told."""
    for game in now_and_then(key):
        truth = reckoned(game.sheet, game.state)
        for eyes in eyes_of(game):
            for stand in game.standing(eyes).stands:
                now, then = (scores[stand.seat] for scores in truth)
                for line in stand.lines:
                    assert line.number in (now.lines[line.key], None)
                    assert line.due in (then.lines[line.key] - now.lines[line.key], None)
                ties = zip(stand.ties, now.counts, strict=True)
                assert all(tie in (count, None) for tie, count in ties)
                assert not game.over or stand.total == now.total


@EACH_GAME
def test_own_lines_are_known(key: str) -> None:
    for game in now_and_then(key):
        for seat in range(game.people):
            own = game.standing(seat).stands[seat]
            assert own.total == game.scores()[seat].total
            assert None not in (*own.ties, own.due)


@EACH_GAME
def test_whoever_leads_is_behind_nobody(key: str) -> None:
    """By what is open, with what the end would pay; while all have as much, nobody leads."""
    for game in now_and_then(key):
        found = game.standing(None)
        best = max(stand.ahead for stand in found.stands)
        assert all(found.stands[seat].ahead == best for seat in found.leaders)
        assert bool(found.leaders) == (len({stand.ahead for stand in found.stands}) > 1)


@EACH_GAME
def test_what_the_end_pays_decides_who_is_ahead_as_far_as_it_is_known(key: str) -> None:
    """Where nothing of it is hidden, it is what would be paid in truth."""
    for game in now_and_then(key):
        for eyes in eyes_of(game):
            found = game.standing(eyes)
            final = found.ending is not None and found.ending.final
            for stand in found.stands:
                if stand.due is not None:
                    assert stand.ahead == stand.open + (stand.due if final else 0)


@EACH_GAME
def test_the_end_comes_nearer(key: str) -> None:
    """No round is counted twice, none is left out, and there are never too many."""
    before = 0
    for game in played(key, SHEETS[key].seats[-1], {}, 1):
        ending = game.standing(None).ending
        assert (ending is None) == game.over
        if ending is not None:
            assert before <= ending.played <= before + 1
            assert ending.played <= ending.rounds
            before = ending.played


def test_only_seats_and_onlookers_look() -> None:
    game = cothon.new("neptun", 3, 1)
    assert isinstance(game.standing(None), Standing)
    for nobody in (-1, 3):
        with pytest.raises(cothon.CothonError):
            game.standing(nobody)
