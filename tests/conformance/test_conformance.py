"""What every game must keep, at every state of random games, at every number of seats."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

import pytest

import cothon
from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.step import Question, Step
from cothon.lab.bench import is_compiled
from cothon.match.save import Save
from cothon.sheet import Option, Setting
from tests.facts import state_facts
from tests.often import SHARE, often
from tests.played import varied_games

LONGEST_GAME = 2000


def other_settings(sheet: cothon.Sheet) -> list[dict[str, Setting]]:
    """Every option set otherwise than by default, in as many ways as one of them has values."""
    ways = max((len(option.values) - 1 for option in sheet.options if option.values), default=1)
    return [
        {option.key: other_setting(option, way) for option in sheet.options} for way in range(ways)
    ]


def other_setting(option: Option, way: int) -> Setting:
    """A setting that is not the default."""
    if not option.values:
        return not option.default
    others = [value for value in option.values if value != option.default]
    return others[way % len(others)]


CASES = [
    pytest.param(
        sheet.key, seats, options, id="-".join(map(str, (sheet.key, seats, *options.values())))
    )
    for sheet in cothon.games()
    for seats in sheet.seats
    for options in ({}, *other_settings(sheet))
]
# Interpreted, walks are fewer, and the dearest laws are looked at more rarely on the way.
SEEDS = range(often(4))
STRIDE = SHARE


def random_game(
    key: str, seats: int, options: dict[str, Setting], seed: int
) -> Iterator[cothon.Game]:
    """Every state of a random game, the last one over."""
    game = cothon.new(key, seats, seed, options)
    luck = random.Random(seed)
    yield game
    while not game.over:
        game.apply(luck.choice(game.options))
        yield game
        assert game.moment < LONGEST_GAME, "a game must end"


@pytest.mark.parametrize(("key", "seats", "options"), CASES)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_laws_hold_at_every_state(
    key: str, seats: int, options: dict[str, Setting], seed: int
) -> None:
    luck = random.Random(seed)
    history: list[tuple[cothon.Game, Any]] = []
    for game in random_game(key, seats, options, seed):
        options_are_real_distinct_and_in_range(game)
        every_card_lies_in_one_place_and_open_cards_are_known(game)
        if game.moment % STRIDE == 0:
            clones_are_equal(game, history)
            a_re_deal_keeps_every_view(game, luck)
        if game.moment % 25 == 0:
            a_re_deal_plays_to_the_end(game, luck)
    for twin, picture in history:  # and have stayed as they were
        assert state_facts(twin.state) == picture
    the_same_save_gives_the_same_journal_and_state(game)


def options_are_real_distinct_and_in_range(game: cothon.Game) -> None:
    legal = game.options
    assert len(set(legal)) == len(legal)
    assert game.over == (len(legal) < 2) == (game.seat is None)
    for choice in legal:
        kind, number = game.sheet.noun_of(choice)
        assert game.sheet.choice(kind, number) == choice
    menu = game.menu
    assert len(set(menu)) == len(menu) == len(legal)
    assert menu == [game.name(choice) for choice in legal]


def every_card_lies_in_one_place_and_open_cards_are_known(game: cothon.Game) -> None:
    state = game.state
    lying = [*chain(*state.piles()), *state.face_up()]
    assert sorted(lying) == list(range(len(state.known)))
    assert all(state.known[card] == EVERYBODY for card in state.face_up())


def clones_are_equal(game: cothon.Game, history: list[tuple[cothon.Game, Any]]) -> None:
    """Some of them are kept, to see whether they change with the game."""
    twin = game.clone()
    picture = state_facts(twin.state)
    assert picture == state_facts(game.state)
    if game.moment % 5 == 0:
        history.append((twin, picture))


def a_re_deal_keeps_every_view(game: cothon.Game, luck: random.Random) -> None:
    for seat in range(game.seats):
        twin = game.determinize(seat, luck.randrange(2**40))
        assert twin.view(seat) == game.view(seat)
        if seat in game.asked:
            assert twin.seat == seat
            assert twin.options == game.options_of(seat)


def a_re_deal_plays_to_the_end(game: cothon.Game, luck: random.Random) -> None:
    if game.seat is None:
        return
    twin = game.determinize(game.seat, luck.randrange(2**40))
    for _ in range(LONGEST_GAME):
        if twin.over:
            return
        twin.apply(luck.choice(twin.options))
    raise AssertionError("a game must end")


def the_same_save_gives_the_same_journal_and_state(game: cothon.Game) -> None:
    save = Save.from_json(game.save.to_json())
    assert save == game.save
    again = cothon.replay(save)
    assert state_facts(again.state) == state_facts(game.state)
    assert again.save == save
    half = cothon.replay(save, upto=game.moment // 2)
    assert half.moment == game.moment // 2
    assert not half.over


@pytest.mark.parametrize(("key", "seats", "options"), CASES)
def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_know(
    key: str, seats: int, options: dict[str, Setting]
) -> None:
    """The same choices in two deals that look alike to a seat give the same view and log."""
    luck = random.Random(seats)
    for game in random_game(key, seats, options, 11):
        if game.moment % 4 or game.seat is None:
            continue
        seat = luck.randrange(seats)
        views = set()
        for deal in range(3):
            twin = game.determinize(seat, deal)
            views.add(json.dumps(twin.view(seat), sort_keys=True))
        assert len(views) == 1


@pytest.mark.parametrize(("key", "seats", "options"), CASES)
def test_views_are_json_and_hide_others_options(
    key: str, seats: int, options: dict[str, Setting]
) -> None:
    for game in random_game(key, seats, options, 3):
        for seat in (None, *range(seats)):
            view = game.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert bool(view["options"]) == (seat in game.asked)


@pytest.mark.parametrize(("key", "seats", "options"), CASES)
def test_the_journal_tells_of_what_the_sheet_declares(
    key: str, seats: int, options: dict[str, Setting]
) -> None:
    *_, game = random_game(key, seats, options, 5)
    for entry in game.journal:
        event = entry.event
        assert len(entry.numbers) == len(entry.known) == len(event.kinds)
        assert 0 <= entry.moment <= game.moment
    moments = [entry.moment for entry in game.journal]
    assert moments == sorted(moments)


@pytest.mark.parametrize(("key", "seats", "options"), CASES)
def test_scores_name_a_winner_at_the_end_only(
    key: str, seats: int, options: dict[str, Setting]
) -> None:
    for game in random_game(key, seats, options, 6):
        scores = game.scores()
        assert [score.seat for score in scores] == list(range(seats))
        assert all(sum(score.lines.values()) == score.total for score in scores)
        best = max((score.total, *score.ties) for score in scores)
        for score in scores:
            assert (score.rank == 1) == ((score.total, *score.ties) == best)
            assert score.winner == (game.over and score.rank == 1)


def asks(step: type[Step[Any]]) -> bool:
    """Does a step offer something, by itself or by a step of the game that it extends?"""
    return any("offer" in vars(base) for base in step.__mro__ if base not in (Step, Question))


@pytest.mark.parametrize("sheet", cothon.games(), ids=lambda sheet: sheet.key)
def test_every_question_and_event_is_reached(sheet: cothon.Sheet) -> None:
    """Coverage of the rules by random and golden games."""
    asked: set[str] = set()
    told: set[str] = set()
    for game in varied_games(sheet.key):
        asked |= {type(step).__name__ for step in game.state.agenda[-1:]}
        if game.over:
            told |= {entry.event.key for entry in game.journal}
    assert told == {event.key for event in sheet.events}
    declared = {step.__name__ for step in sheet.steps}
    questions = {step.__name__ for step in sheet.steps if asks(step)}
    assert asked == questions
    assert asked <= declared


@pytest.mark.parametrize("sheet", cothon.games(), ids=lambda sheet: sheet.key)
def test_every_step_is_carried_out(sheet: cothon.Sheet, monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps that ask nobody are never seen waiting, so they are counted as they run."""
    if is_compiled():
        pytest.skip("compiled classes cannot be watched; the interpreted suite counts the steps")
    ran: set[str] = set()

    def watched(name: str, method: Callable[[Step[Any], Any], None]) -> Callable[..., None]:
        def run(self: Step[Any], g: Any) -> None:
            ran.add(name)
            method(self, g)

        return run

    runners = [step for step in sheet.steps if "run" in vars(step)]
    for step in runners:
        monkeypatch.setattr(step, "run", watched(step.__name__, step.run))
    for _ in varied_games(sheet.key):
        pass
    assert sorted(step.__name__ for step in runners if step.__name__ not in ran) == []


@pytest.mark.parametrize(("key", "seats", "options"), CASES)
def test_a_re_deal_depends_on_what_the_seat_knows_alone(
    key: str, seats: int, options: dict[str, Setting]
) -> None:
    """Two tables that look alike to a seat are dealt alike by the same seed."""
    for game in random_game(key, seats, options, 8):
        if game.moment % 7 or game.seat is None:
            continue
        other = game.determinize(game.seat, 99)
        dealt = game.determinize(game.seat, 5).state
        again = other.determinize(game.seat, 5).state
        assert state_facts(dealt) == state_facts(again)
