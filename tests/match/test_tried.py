"""A choice tried out: the game as it would go on, beside the game as it is."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cothon
from tests.facts import facts, state_facts

GAMES = [sheet.key for sheet in cothon.games()]


def all_of(game: cothon.Game) -> tuple[Any, ...]:
    """Everything a game is, its log among it."""
    made = (game.choices, game.deciders, game.sealed)
    return state_facts(game.state), facts(game.journal), *made


def oars_game() -> cothon.Game:
    """Four players of Neptun who choose oars at the same time."""
    game = cothon.new("neptun", 4, 2)
    while len(game.asked) == 1:
        game.apply(game.options[0])
    return game


@pytest.mark.parametrize("key", GAMES)
def test_a_game_of_tries_is_the_game_itself(key: str) -> None:
    """Whoever goes on with what was tried has the same game as who makes the choices."""
    tried, made = cothon.new(key, 3, 5), cothon.new(key, 3, 5)
    luck = random.Random(5)
    while not made.over:
        before = all_of(tried) if made.moment % 10 == 0 else None
        seat = luck.choice(tried.owing)
        choice = luck.choice(tried.options_of(seat))
        after = tried.tried(seat, choice)
        assert before in (None, all_of(tried)), "to try changes nothing"
        tried = after
        made.seal(seat, choice)
    assert all_of(tried) == all_of(made)
    assert tried.save == made.save == cothon.replay(made.save).save
    assert tried.log("de", 1) == made.log("de", 1)


def test_who_decided_is_told_for_every_choice() -> None:
    game = oars_game()
    deciders = game.deciders
    for seat in (2, 0, 3):
        game.seal(seat, game.options_of(seat)[0])
        assert (game.owing, game.deciders) == (sorted({0, 1, 2, 3} - {*game.sealed}), deciders)
    game.seal(1, game.options_of(1)[0])
    assert game.deciders == [*deciders, 0, 1, 2, 3]
    assert len(game.choices) == len(game.deciders) == game.moment


def test_what_is_illegal_is_refused_in_the_same_words_everywhere() -> None:
    game = oars_game()
    before = all_of(game)
    named = f"{game.options_of(0)[0]} ({game.describe(game.options_of(0)[0])})"
    stranger = game.options_of(3)[0]
    refused = set()
    for make in (game.apply, lambda choice: game.seal(0, choice), lambda c: game.tried(0, c)):
        with pytest.raises(cothon.IllegalChoice) as error:
            make(stranger)
        refused.add(str(error.value))
    assert len(refused) == 1
    assert named in refused.pop()
    with pytest.raises(cothon.BadOption, match="seat 7 is not asked now"):
        game.tried(7, stranger)
    assert all_of(game) == before


@pytest.mark.parametrize("key", GAMES)
def test_without_the_last_choice_it_is_the_game_before(key: str) -> None:
    game = cothon.new(key, 3, 8)
    taken_back = 0
    for _ in range(40):
        before = all_of(game)
        game.apply(game.options[-1])
        now = all_of(game)
        if game.why_not_undo() is None:
            taken_back += 1
            assert all_of(game.undone()) == before
        else:
            with pytest.raises(cothon.CannotUndo):
                game.undone()
        assert all_of(game) == now
    assert taken_back


def test_a_clone_that_is_tried_keeps_no_log() -> None:
    twin = cothon.new("porto_carthago", 3, 1).clone()
    after = twin.tried(twin.owing[0], twin.options[0])
    assert (after.moment, after.journal) == (1, [])
