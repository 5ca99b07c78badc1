"""Taking the last choice back, as long as nothing has come to light, in every game.

From `tests/games/<game>/undone.py`, all by name and from `busy()`, where A (seat 0) is asked:

    TAKEN_BACK      rows of choices of A, the last of which is taken back
    COMES_TO_LIGHT  rows after which nothing can be taken back
    COURSE          choices that are taken back to the beginning, two at least
    ANOTHER         a way, a choice at its end that is taken back, and another in its place
    TURN            choices that end A's turn; THEN is the question that follows, NEXT B's answer
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

import pytest

import cothon
from tests.laid import Laid

TABLES = {sheet.key: import_module(f"tests.games.{sheet.key}.undone") for sheet in cothon.games()}
EVERY_GAME = pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)


def cases(list_name: str) -> list[object]:
    """The rows of choices of all games."""
    return [
        pytest.param(table, row, id=f"{key}-{','.join(row)}".replace(" ", "_"))
        for key, table in TABLES.items()
        for row in getattr(table, list_name)
    ]


@pytest.mark.parametrize(("table", "row"), cases("TAKEN_BACK"))
def test_a_choice_is_taken_back(table: ModuleType, row: tuple[str, ...]) -> None:
    game: Laid = table.busy()
    game.choose(*row[:-1])
    before = game.everything
    game.choose(row[-1])
    assert game.everything != before
    game.undo()
    assert game.everything == before


@EVERY_GAME
def test_choices_are_taken_back_to_the_beginning(table: ModuleType) -> None:
    game: Laid = table.busy()
    moments = [game.everything]
    for choice in table.COURSE:
        game.choose(choice)
        moments.append(game.everything)
    while game.moment:
        assert game.everything == moments.pop()
        game.undo()
    assert game.everything == moments.pop()
    with pytest.raises(cothon.CannotUndo, match="nothing"):
        game.undo()


@EVERY_GAME
def test_after_undo_another_choice_can_be_made(table: ModuleType) -> None:
    """Chance is not called anew."""
    *way, first, other = table.ANOTHER
    game: Laid = table.busy()
    game.choose(*way, first)
    game.undo()
    game.choose(other)
    straight: Laid = table.busy()
    straight.choose(*way, other)
    assert game.everything == straight.everything


@pytest.mark.parametrize(("table", "row"), cases("COMES_TO_LIGHT"))
def test_what_came_to_light_cannot_be_unseen(table: ModuleType, row: tuple[str, ...]) -> None:
    game: Laid = table.busy()
    game.choose(*row)
    after = game.everything
    assert game.why_not_undo() == "revealed"
    with pytest.raises(cothon.CannotUndo, match="come to light"):
        game.undo()
    assert game.everything == after


@EVERY_GAME
def test_only_the_decider_takes_back(table: ModuleType) -> None:
    """Whoever comes next cannot."""
    game: Laid = table.busy()
    before = game.everything
    assert game.why_not_undo() == "nothing"
    game.choose(*table.TURN)
    assert game.question == table.THEN
    after = game.everything
    for seat in range(1, game.seats):
        assert game.why_not_undo(seat) == "another"
        with pytest.raises(cothon.CannotUndo, match="another player"):
            game.undo(seat=seat)
    assert game.everything == after
    for _ in table.TURN:
        assert game.why_not_undo(0) is None
        game.undo(seat=0)
    assert game.everything == before


@EVERY_GAME
def test_too_late_when_another_has_decided(table: ModuleType) -> None:
    game: Laid = table.busy()
    game.choose(*table.TURN)
    game.choose(table.NEXT)
    with pytest.raises(cothon.CannotUndo, match="another player"):
        game.undo(seat=0)
    game.undo(seat=1)
    game.undo(seat=0)


@EVERY_GAME
def test_a_clone_takes_back_by_itself(table: ModuleType) -> None:
    """The game it came from stays as it is."""
    game: Laid = table.busy()
    game.choose(*table.COURSE[:1])
    before = game.view(0)
    game.choose(table.COURSE[1])
    twin, after = game.clone(), game.everything
    twin.undo()
    assert twin.view(0) == before
    assert game.everything == after
