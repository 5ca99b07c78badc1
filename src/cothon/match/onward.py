"""Questions that are asked only for what is free to do besides: a table may go on by itself.

The rules open a window at every moment at which an effect may be used. Whoever plays wants to be
asked where something has changed, and not about what they have laid to rest.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from itertools import takewhile

from cothon.match.game import Game


def only_answer(game: Game) -> int | None:
    """The one answer to a question that is asked only because something is free to do besides."""
    state = game.state
    return state.options[0] if state.own == 1 and state.count > 1 else None


def onward(game: Game, seat: int, rests: AbstractSet[int]) -> int | None:
    """The answer with which the table goes on for a seat that lets these things rest, if any.

    It does at a lull (`Phrases.lulls`), and where nothing else is free to do; but never where that
    would bring about what nobody was asked about and nobody can take back.
    """
    answer = only_answer(game)
    if answer is None or game.sealed or game.seat != seat:
        return None
    is_lull = game.sheet.lulls.get(type(game.state.agenda[-1])) == answer
    if not is_lull and not all(free in rests for free in game.options[1:]):
        return None
    return None if launches(game, seat, answer) else answer


def launches(game: Game, seat: int, answer: int) -> bool:
    """Would the rules pick things for a seat that gives this answer, and show what comes of it?

    It is tried out on a re-dealt table: whether a question is asked must not tell what is hidden.
    """
    after = game.determinize(seat, 0).state
    known = after.reveals
    after.journal = game.sheet.journal()
    after.apply(answer)
    own = takewhile(lambda forced: forced[0] == seat, after.journal.forced)
    picks = any(game.sheet.is_many(game.sheet.noun_of(made)[0]) for _, made, _ in own)
    return picks and after.reveals != known
