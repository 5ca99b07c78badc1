"""News: what came to light that somebody did not know before.

Whoever shows a card of their own has learnt nothing by it, and may take that back; whoever has seen
a die, a draw or somebody else's card has.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cothon.kernel.state import State


def brings_news(known: vec[i64], reveals: i64, after: State, seats: i64, throws: i64 = 0) -> bool:
    """Did anything come to light that none of these seats (a mask) knew, be it for a moment?

    `known` and `reveals` are those of the table before. Throws are dice that do not count here.
    """
    shown = reveals + throws  # what they knew and now others see, too
    for card in range(len(known)):
        old = known[card]
        if after.known[card] & ~old:
            if not old & seats:
                return True
            shown += 1
    return after.reveals > shown
