"""Choices handed in at the same time, in a game that nobody serves: before the last one is in."""

from __future__ import annotations

import pytest

import cothon
from tests.games.neptun.laid import lay


def oars_game() -> cothon.Game:
    """Four players who have all to choose an oar card; two of them have. [NE-OAR-2, EC-45]"""
    game = lay(phase="oars")
    game.seal(3, game.options_of(3)[1])
    game.seal(1, game.options_of(1)[2])
    return game


def test_clones_keep_what_was_handed_in() -> None:
    game = oars_game()
    twin = game.clone()
    assert twin.sealed == game.sealed
    twin.seal(0, twin.options_of(0)[0])
    assert set(game.sealed) == {1, 3}


def test_a_re_deal_keeps_who_has_chosen_and_the_own_choice_and_mixes_the_others() -> None:
    game = oars_game()
    mixed = set()
    for deal in range(40):
        twin = game.determinize(1, deal)
        assert twin.view(1) == game.view(1)
        assert twin.sealed[1] == game.sealed[1]
        assert twin.sealed[3] in game.options_of(3)
        mixed.add(twin.sealed[3])
    assert mixed == set(game.options_of(3))


def test_a_choice_made_joins_those_handed_in() -> None:
    game = oars_game()
    mine = game.options[1]
    game.apply(mine)
    assert (game.sealed[0], game.moment) == (mine, 0)
    game.seal(2, game.options_of(2)[0])
    assert game.sealed == {}
    assert game.moment == 4


@pytest.mark.parametrize("seat", range(4))
def test_a_re_dealt_game_can_be_played_on_from_every_seat(seat: int) -> None:
    game = oars_game()
    twin = game.determinize(seat, 7)
    for other in (2, 0):
        twin.seal(other, twin.options_of(other)[-1])
    played = [mat["played"] for mat in twin.view(None)["table"]["players"]]
    assert [len(cards) for cards in played] == [1, 1, 1, 1]
    again = game.determinize(seat, 8)
    while not again.over:
        again.apply(again.options[0])
