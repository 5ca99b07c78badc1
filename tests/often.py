"""How often chance is tried: in the compiled suite so many times, in the interpreted one less."""

from __future__ import annotations

from cothon.lab.bench import is_compiled

SHARE = 1 if is_compiled() else 3


def often(times: int) -> int:
    """So many times; interpreted, a third of that."""
    return max(times // SHARE, 1)
