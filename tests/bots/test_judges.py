"""The judges, one suite for all games: terms add up, weights can be changed, nobody peeps."""

from __future__ import annotations

import math
import sys
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import cothon
from cothon.bots import GreedyPilot
from cothon.bots.judges import ByScores, Judge, find_judge, judge_named
from cothon.games.porto_carthago.table import Table
from cothon.lab.bench import is_compiled
from cothon.match.game import Game
from cothon.sheet import Sheet
from tests.often import SHARE
from tests.played import varied_games

SHEETS = {sheet.key: sheet for sheet in cothon.games()}
JUDGED = [sheet for sheet in SHEETS.values() if judge_named(sheet.key)]
every_game = pytest.mark.parametrize("sheet", SHEETS.values(), ids=SHEETS)
every_judge = pytest.mark.parametrize("sheet", JUDGED, ids=lambda sheet: sheet.key)


@cache
def moments(key: str) -> list[Game]:
    """Some moments of random and of golden games, and how they ended."""
    stride = 7 * SHARE
    games = enumerate(varied_games(key, 3))
    return [game.clone() for number, game in games if game.over or number % stride == 0]


def seats_at(key: str) -> list[tuple[Game, int]]:
    """Everybody who chooses, at every such moment."""
    return [(game, seat) for game in moments(key) for seat in range(game.people)]


def field_of(name: str) -> tuple[str, int | None]:
    """The field that holds a weight, and its number if that is a row."""
    field, _, number = name.rpartition("_")
    return (field, int(number)) if number.isdigit() else (name, None)


def larger(judge: Judge) -> dict[str, dict[str, float]]:
    """By field: its weight, or its row of weights, made much larger."""
    changes: dict[str, dict[str, float]] = {}
    for name, weight in judge.weights.items():
        changes.setdefault(field_of(name)[0], {})[name] = 3 * weight.value + 1
    return changes


@every_judge
def test_a_judge_is_found_by_its_key_and_compiled_with_its_game(sheet: Sheet) -> None:
    module = type(find_judge(sheet)).__module__
    assert module == f"cothon.bots.judges.{sheet.key}"
    assert str(sys.modules[module].__file__).endswith(".py") != is_compiled()


@every_judge
def test_the_terms_add_up_to_the_value(sheet: Sheet) -> None:
    """The same terms while a game goes on, each of some use; then the verdict alone."""
    judge = find_judge(sheet)
    keys = list(judge.terms(cothon.new(sheet.key, sheet.seats[0], 1).state, 0))
    useful: set[str] = set()
    for game, seat in seats_at(sheet.key):
        terms = judge.terms(game.state, seat)
        assert list(terms) == (["verdict"] if game.over else keys)
        assert math.isclose(sum(terms.values()), judge.value(game.state, seat), abs_tol=1e-9)
        useful |= {key for key, value in terms.items() if value}
    assert useful == {*keys, "verdict"}


@every_judge
def test_every_weight_has_a_reason_and_makes_a_difference(sheet: Sheet) -> None:
    judge = find_judge(sheet)
    assert all(weight.reason for weight in judge.weights.values())
    values = [
        (game.state, seat, judge.value(game.state, seat)) for game, seat in seats_at(sheet.key)
    ]
    for field, changed in larger(judge).items():
        other = find_judge(sheet, changed)
        assert any(other.value(state, seat) != value for state, seat, value in values), field


def held_in(judge: Judge, field: str) -> Any:
    """What a judge holds in a field, or one of the judges that it asks, by the name of its part."""
    if hasattr(judge, field):
        return getattr(judge, field)
    part, _, own = field.partition("_")
    if hasattr(judge, part):
        return getattr(getattr(judge, part), own)
    (craft,) = [
        c for c in getattr(judge, "crafts", []) if type(c).__name__.lower() == f"{part}craft"
    ]
    return getattr(craft, own)


@every_judge
def test_a_weight_is_read_from_the_field_of_its_name(sheet: Sheet) -> None:
    judge = find_judge(sheet)
    for name, weight in judge.weights.items():
        field, number = field_of(name)
        held = held_in(judge, field)
        assert (held if number is None else held[number]) == weight.value


@every_judge
def test_a_changed_weight_changes_choices_and_nobody_else(sheet: Sheet) -> None:
    judge = find_judge(sheet)
    changes = larger(judge).values()
    is_other = False
    for asked in [game for game in moments(sheet.key) if len(game.options) > 2][:5]:
        assert asked.seat is not None
        game = asked.determinize(asked.seat, 1)
        usual = GreedyPilot(1).choose(game)
        is_other |= any(GreedyPilot(1, changed).choose(game) != usual for changed in changes)
        assert GreedyPilot(1).choose(game) == usual
        if is_other:
            break
    assert is_other
    assert find_judge(sheet).weights == judge.weights


def test_an_unknown_weight_is_refused() -> None:
    for sheet in (*SHEETS.values(), replace(SHEETS["neptun"], key="unknown")):
        with pytest.raises(cothon.BadOption, match="no weight called 'luck'"):
            find_judge(sheet, {"luck": 1.0})


@every_judge
def test_a_judge_knows_only_what_its_seat_knows(sheet: Sheet) -> None:
    """Neither the piles nor what others hold or have sealed make a difference."""
    judge = find_judge(sheet)
    for number, (game, seat) in enumerate(seats_at(sheet.key)):
        twin = game.determinize(seat, number)
        assert judge.value(twin.state, seat) == judge.value(game.state, seat)


def test_the_money_of_others_makes_no_difference() -> None:
    """Re-deals in Porto Carthago keep it; a judge looks at it only when all is over."""
    judge = find_judge(SHEETS["porto_carthago"])
    for game, seat in seats_at("porto_carthago"):
        if game.over:
            continue
        twin = game.clone()
        assert isinstance(twin.state, Table)
        for other, senator in enumerate(twin.state.senators):
            senator.talents += 0 if other == seat else 7 + other
        assert judge.value(twin.state, seat) == judge.value(game.state, seat)


@every_game
def test_a_game_without_a_judge_is_played_by_the_scores(sheet: Sheet) -> None:
    unknown = replace(sheet, key="unknown")
    judge = find_judge(unknown)
    assert isinstance(judge, ByScores)
    true = cothon.new(sheet.key, sheet.seats[-1], 2)
    pilot = GreedyPilot(4)
    for _ in range(25 // SHARE):
        assert true.seat is not None
        terms = judge.terms(true.state, true.seat)
        assert math.isclose(sum(terms.values()), judge.value(true.state, true.seat))
        game = true.determinize(true.seat, true.moment)
        choice = pilot.choose(Game(unknown, game.material, game.state, game.people, None))
        assert choice in true.options
        true.apply(choice)
