"""What every game must keep: a played game is checked by all laws at once.

At every number of seats, with every option set otherwise, by random choices and by lively ones, and
from all openings that a game's own tests name. The laws of a game's own table stand in
`tests/games/<game>/laws.py`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from typing import Any

import pytest

import cothon
from cothon.match.save import Save
from cothon.sheet import Option, Setting
from tests.always import (
    every_card_lies_in_one_place_and_open_cards_are_known,
    holds_at_every_decision,
)
from tests.facts import state_facts
from tests.laid import Laid
from tests.laws import Law, laws_of
from tests.luck import dice
from tests.often import SHARE, often
from tests.played import LONGEST_GAME, played, table_of
from tests.tried import reasons_are_as_they_should

# Interpreted, games are fewer, and the dearest laws are looked at more rarely on the way.
GAMES = range(often(4))
STRIDE = SHARE
HALF = 1 if SHARE == 1 else 2
REDEALS = 8  # what was learnt shows on few of them
Options = dict[str, Setting]


def other_settings(sheet: cothon.Sheet, seats: int) -> list[Options]:
    """Every option set otherwise than by default, in as many ways as one of them has values."""
    options = [option for option in sheet.options if option.fits(seats)]
    ways = max((len(option.values) - 1 for option in options if option.values), default=1)
    return [{option.key: other_setting(option, way) for option in options} for way in range(ways)]


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
    for options in ({}, *other_settings(sheet, seats))
]


OPENINGS = [
    pytest.param(sheet.key, seats, number, id=f"{sheet.key}-{seats}-{number}")
    for sheet in cothon.games()
    for seats in sheet.seats
    for number in range(len(table_of(sheet.key).openings(seats)) // HALF)
]


@pytest.mark.parametrize(("key", "seats", "options"), CASES)
@pytest.mark.parametrize("number", GAMES)
def test_a_played_game_keeps_all_laws(key: str, seats: int, options: Options, number: int) -> None:
    keeps_all_laws(key, played(key, seats, options, number), dice(number))


@pytest.mark.parametrize(("key", "seats", "number"), OPENINGS)
def test_a_game_from_an_opening_keeps_all_laws(key: str, seats: int, number: int) -> None:
    options, names = table_of(key).openings(seats)[number]
    keeps_all_laws(key, played(key, seats, options, number, names), dice(number))


def keeps_all_laws(key: str, states: Iterable[Laid], luck: random.Random) -> None:
    """Every state of a game, the last one over, keeps the laws of all games and its own."""
    history: list[tuple[cothon.Game, Any]] = []
    laws = laws_of(key)
    for game in states:
        holds_at_every_decision(game)
        shown = game.board
        for law in laws:
            law.holds(game)
            law.at(game, shown)
        if game.moment % STRIDE == 0:
            clones_are_equal(game, history)
            a_re_deal_keeps_the_view(game, luck, laws)
        if game.moment % 3 == 0:
            reasons_are_as_they_should(game)
        if game.moment % 5 == 0 or game.over:
            views_are_json_and_hide_others_options(game)
            the_best_score_is_first_and_wins_at_the_end(game)
        if game.moment % 9 == 0 and not game.over:
            a_re_deal_depends_on_what_the_seat_knows_alone(game)
            what_is_taken_back_leaves_everything_as_it_was(game, luck)
            choices_handed_in_in_any_order_are_the_same(game, luck)
        if game.moment % 25 == 0:
            a_re_deal_plays_to_the_end(game, luck, laws)
    for twin, facts in history:  # and have stayed as they were
        assert state_facts(twin.state) == facts
    for law in laws:
        law.end(game)
    the_journal_is_as_declared(game)
    the_same_save_gives_the_same_journal_and_state(game)


def clones_are_equal(game: Laid, history: list[tuple[cothon.Game, Any]]) -> None:
    """Some of them are kept, to see whether they change with the game."""
    twin = game.clone()
    facts = state_facts(twin.state)
    assert facts == state_facts(game.state)
    if game.moment % 5 == 0:
        history.append((twin, facts))


def views_are_json_and_hide_others_options(game: Laid) -> None:
    for seat in (None, *range(game.seats)):
        view = game.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert bool(view["options"]) == (seat in game.asked)


def a_re_deal_keeps_the_view(game: Laid, luck: random.Random, laws: list[Law[Any]]) -> None:
    """What a seat, drawn by lot, is told does not depend on what it cannot know."""
    seat = luck.randrange(game.seats)
    twin = game.determinize(seat, luck.randrange(2**40))
    assert twin.view(seat) == game.view(seat)
    if seat in game.asked:
        assert twin.seat == seat
        assert twin.options == game.options_of(seat)
    every_card_lies_in_one_place_and_open_cards_are_known(twin)
    for law in laws:
        law.holds(twin)
        law.redealt(game, twin, seat)


def a_re_deal_depends_on_what_the_seat_knows_alone(game: Laid) -> None:
    """Two tables that look alike to a seat are dealt alike by the same seed, whoever is asked.

    Every seat comes in its turn.
    """
    seat = game.moment // 9 % game.seats
    other = game.determinize(seat, 99)
    dealt = game.determinize(seat, 5).state
    again = other.determinize(seat, 5).state
    assert state_facts(dealt) == state_facts(again)


def a_re_deal_plays_to_the_end(game: Laid, luck: random.Random, laws: list[Law[Any]]) -> None:
    if game.seat is None:
        return
    twin = game.determinize(game.seat, luck.randrange(2**40))
    for _ in range(LONGEST_GAME):
        if twin.over:
            return
        twin.apply(luck.choice(twin.options))
        if twin.moment % 10 == 0:
            every_card_lies_in_one_place_and_open_cards_are_known(twin)
            for law in laws:
                law.holds(twin)
    raise AssertionError("a game must end")


def what_is_taken_back_leaves_everything_as_it_was(game: Laid, luck: random.Random) -> None:
    """And what cannot be taken back stays."""
    twin = game.of(cothon.replay(game.save))
    decider, before = twin.seat, picture(twin)
    choice = luck.choice(twin.options)
    twin.apply(choice)
    after = picture(twin)
    if twin.why_not_undo(decider) is None:
        assert decider is not None
        for _ in range(REDEALS):
            alike = game.determinize(decider, luck.randrange(2**40))
            alike.apply(choice)
            assert alike.view(decider) == twin.view(decider)  # nothing was learnt
        twin.undo(decider)
        assert picture(twin) == before
    else:
        with pytest.raises(cothon.CannotUndo):
            twin.undo(decider)
        assert picture(twin) == after


def picture(game: Laid) -> tuple[Any, list[str], Save]:
    """All that there is to a game."""
    return state_facts(game.state), game.events, game.save


def choices_handed_in_in_any_order_are_the_same(game: Laid, luck: random.Random) -> None:
    """As if they were made one by one in the order of the seats."""
    one_by_one, sealed = game.clone(), game.clone()
    chosen = {seat: luck.choice(game.options_of(seat)) for seat in game.asked}
    for seat in game.asked:
        one_by_one.apply(chosen[seat])
    for seat in luck.sample(game.asked, len(game.asked)):
        sealed.seal(seat, chosen[seat])
    assert state_facts(sealed.state) == state_facts(one_by_one.state)


def the_best_score_is_first_and_wins_at_the_end(game: Laid) -> None:
    scores = game.scores()
    assert [score.seat for score in scores] == list(range(game.seats))
    assert all(sum(score.lines.values()) == score.total for score in scores)
    best = max((score.total, *score.ties) for score in scores)
    for score in scores:
        assert (score.rank == 1) == ((score.total, *score.ties) == best)
        assert score.winner == (game.over and score.rank == 1)


def the_journal_is_as_declared(game: Laid) -> None:
    for entry in game.journal:
        assert len(entry.numbers) == len(entry.known) == len(entry.event.kinds)
        assert 0 <= entry.moment <= game.moment
    moments = [entry.moment for entry in game.journal]
    assert moments == sorted(moments)


def the_same_save_gives_the_same_journal_and_state(game: Laid) -> None:
    save = Save.from_json(game.save.to_json())
    assert save == game.save
    again = cothon.replay(save)
    assert state_facts(again.state) == state_facts(game.state)
    assert [(entry.event.key, list(entry.numbers)) for entry in again.journal] == [
        (entry.event.key, list(entry.numbers)) for entry in game.journal
    ]
    assert again.save == save
    half = cothon.replay(save, upto=game.moment // 2)
    assert half.moment == game.moment // 2
    assert not half.over
