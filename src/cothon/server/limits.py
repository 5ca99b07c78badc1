"""How often somebody may do something."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

MINUTE: Final = 60.0
REMEMBERED: Final = 10_000


class Limit:
    """So many times a minute for each; all at once if one likes, then at that pace."""

    def __init__(self, per_minute: int) -> None:
        self.per_minute = per_minute
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, who: str) -> bool:
        """May they once more? If so, it is counted."""
        if not self.per_minute:
            return True
        now = time.monotonic()
        left, then = self.left.pop(who, (float(self.per_minute), now))
        left = min(left + (now - then) * self.per_minute / MINUTE, float(self.per_minute))
        allowed = left >= 1.0
        self.left[who] = (left - 1.0 if allowed else left, now)
        if len(self.left) > REMEMBERED:
            self.left.popitem(last=False)
        return allowed
