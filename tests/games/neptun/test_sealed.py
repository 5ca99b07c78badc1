"""Choices handed in at the same time, in a game that nobody serves: before the last one is in."""

from __future__ import annotations

import pytest

import cothon
from tests.games.neptun.laid import Laid, lay


def oars_game() -> Laid:
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


def chosen(game: Laid, eyes: int | None = None) -> list[int]:
    """Who has chosen, as somebody sees it."""
    mats = game.view(eyes)["table"]["players"]
    return [seat for seat, mat in enumerate(mats) if mat["chosen"]]


def test_a_choice_handed_in_is_seen_like_one_that_was_made() -> None:
    """[NE-GEN-6, EC-45] All see who has chosen, the owner also what."""
    made, handed_in = lay(phase="oars"), lay(phase="oars")
    oar = made.options[1]
    made.apply(oar)
    handed_in.seal(0, oar)
    for eyes in (None, 0, 1, 2, 3):
        assert made.view(eyes)["table"] == handed_in.view(eyes)["table"]
        assert chosen(handed_in, eyes) == handed_in.view(eyes)["sealed"] == [0]


def test_who_has_chosen_is_who_has_handed_in() -> None:
    """[EC-45] Whatever the order, and until the last one."""
    game = lay(phase="oars")
    for count, seat in enumerate((2, 0, 3), 1):
        assert count == len(chosen(game)) + 1
        game.seal(seat, game.options_of(seat)[0])
        assert chosen(game) == game.view(None)["sealed"] == sorted((2, 0, 3)[:count])
    game.seal(1, game.options_of(1)[0])
    assert chosen(game) == []


def test_a_changed_choice_is_the_one_that_is_seen() -> None:
    """[EC-45]"""
    oars = ["O2+0", "O3+0", "O4+0", "O5+0", "O6+0"]
    game = lay(phase="oars", B={"hand": oars})
    for oar in ("O4+0", "O6+0"):
        game.seal(1, game.oar_choice(oar))
        mat = game.view(1)["table"]["players"][1]
        assert (mat["choice"], mat["hand"]) == (oar, [card for card in oars if card != oar])
        assert game.options_of(1) == [game.oar_choice(card) for card in oars]


def test_winners_are_not_looked_for_before_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Working out all scores for every view is a waste, and there is no winner yet."""

    def scores(self: Laid) -> list[cothon.Score]:
        raise AssertionError("nobody has asked for the scores")

    game = lay(phase="oars")
    monkeypatch.setattr(Laid, "scores", scores)
    assert (game.winners, game.view(0)["winners"]) == ([], [])
