"""What holds at every decision of every game."""

from __future__ import annotations

from itertools import chain

from cothon.kernel.hidden import EVERYBODY
from tests.laid import Laid


def holds_at_every_decision(game: Laid) -> None:
    """Whatever is offered is real, people are asked, and no card is lost."""
    options_are_real_distinct_and_in_range(game)
    only_people_are_asked(game)
    every_card_lies_in_one_place_and_open_cards_are_known(game)


def options_are_real_distinct_and_in_range(game: Laid) -> None:
    legal = game.options
    assert len(set(legal)) == len(legal)
    assert game.over == (len(legal) < 2) == (game.seat is None)
    for choice in legal:
        kind, number = game.sheet.noun_of(choice)
        assert game.sheet.choice(kind, number) == choice
    menu = game.menu
    assert len(set(menu)) == len(menu) == len(legal)
    assert [game.choice(name) for name in menu] == legal


def only_people_are_asked(game: Laid) -> None:
    """Whoever sits behind them is played by the rules."""
    assert game.people == game.save.seats <= game.seats
    assert all(seat < game.people for seat in game.asked)


def every_card_lies_in_one_place_and_open_cards_are_known(game: Laid) -> None:
    state = game.state
    lying = [*chain(*state.piles()), *state.face_up()]
    assert sorted(lying) == list(range(len(state.known)))
    assert all(state.known[card] == EVERYBODY for card in state.face_up())
