"""What a person might try at a question: all of it is offered or has a reason, never both.

A game's own `tests/games/<game>/tried.py` lists, by question, what lies before a person who would
try it, as the view shows it: `TRIED` by the name of the step, and `ASIDE` for questions that are
about nothing on the board (numbers, yes or no), each with why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import Any

from cothon.words import LANGUAGES
from tests.laid import Laid

Shown = Mapping[str, Any]
Tried = Callable[[Laid, Shown], Iterable[str]]  # the game, what the seat sees: names of choices


def all_of(*kinds: str) -> Callable[[Laid, Shown], list[str]]:
    """Every thing of these kinds."""

    def named(game: Laid, _: Shown) -> list[str]:
        nouns = [noun for noun in game.sheet.nouns if noun.kind in kinds]
        return [name for noun in nouns for name in noun.names(game.material)]

    return named


def both(*tried: Tried) -> Tried:
    """All that several say."""
    return lambda game, shown: [name for some in tried for name in some(game, shown)]


def reasons_are_as_they_should(game: Laid) -> None:
    """Of everybody who is asked."""
    table = import_module(f"tests.games.{game.sheet.key}.tried")
    for seat in game.asked:
        own = game.as_asked(seat)
        offered, barred = set(own.options), game.barred(seat)
        assert not offered & barred.keys()
        again = game.determinize(seat, 1).barred(seat)
        assert again == barred, "a reason tells what the seat cannot know"
        for bar in set(barred.values()):
            for language in LANGUAGES:
                assert game.words(language).reason(bar)
        step = type(own.state.agenda[-1]).__name__
        if step not in table.ASIDE:
            names = {game.name(choice) for choice in offered | barred.keys()}
            missing = set(table.TRIED[step](game, game.table(seat))) - names
            assert not missing, f"{step}: nothing is said of {sorted(missing)}"
