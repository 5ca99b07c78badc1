"""Every card lies in one place when a game begins, from a set-up as from a position."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import cothon
from cothon.kernel.state import State
from cothon.match import game as match


def first_pile(state: State) -> list[int]:
    """A pile in which cards lie."""
    return next(pile for pile in state.piles() if pile)


def twice(state: State) -> None:
    """The first card of a pile lies there twice."""
    first_pile(state).append(first_pile(state)[0])


def nowhere(state: State) -> None:
    """The first card of a pile is lost."""
    del first_pile(state)[0]


def strange(state: State) -> None:
    """A pile has a gap, where games write -1."""
    first_pile(state).append(-1)


@pytest.mark.parametrize("sheet", cothon.games(), ids=lambda sheet: sheet.key)
@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (twice, "the card {card} lies in two places"),
        (nowhere, "the card {card} lies nowhere"),
        (strange, "there are no cards of the numbers [-1]"),
    ],
)
def test_a_set_up_that_loses_or_doubles_a_card_is_refused(
    sheet: cothon.Sheet,
    spoil: Callable[[State], None],
    message: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    codes = sheet.read_material(None).faces()
    named: list[str] = []

    def setup(*given: Any) -> State:
        state = sheet.setup(*given)
        named.append(codes[first_pile(state)[0]])
        spoil(state)
        return state

    monkeypatch.setattr(match, "find_sheet", lambda key: replace(sheet, setup=setup))
    with pytest.raises(cothon.BadPosition) as refused:
        cothon.new(sheet.key, sheet.seats[0], seed=1)
    assert str(refused.value) == message.format(card=named[0])


@pytest.mark.parametrize("sheet", cothon.games(), ids=lambda sheet: sheet.key)
def test_every_card_has_a_code(sheet: cothon.Sheet) -> None:
    game = cothon.new(sheet.key, sheet.seats[0], seed=1)
    codes = game.material.faces()
    assert len(codes) == len(game.state.known)
    named = [code for code in codes if code != "bonus"]  # the tiles of Neptun have values only
    assert len(set(named)) == len(named)
