"""News: what came to light that somebody did not know before.

Whoever shows a card of their own has learnt nothing by it, and may take that back; whoever has seen
a die, a draw or somebody else's card has.
"""

from __future__ import annotations

from mypy_extensions import i64

from cothon.kernel.state import State


def brings_news(reveals: i64, after: State, seats: i64, throws: i64 = 0) -> bool:
    """Did anything come to light that none of these seats (a mask) knew, be it for a moment?

    `reveals` are those of the table before; since then it has kept a list of what was `shown`.
    Throws are dice that do not count here; whatever else came to light was no card, and is news.
    """
    shown = after.shown
    assert shown is not None
    for knew in shown:
        if not knew & seats:
            return True
    return after.reveals > reveals + throws + len(shown)
