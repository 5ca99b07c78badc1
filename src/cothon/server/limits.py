"""How often somebody may do something, and how many may be somewhere at once."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from cothon.server.refusal import TooMuch

MINUTE: Final = 60.0  # seconds
DAY: Final = 86_400.0
REMEMBERED: Final = 10_000


GROUP: Final = 8  # times as often as one of them may, all behind one address or at one table may


class Limit:
    """So many times a minute, or a day, for each; all at once if one likes, then at that pace."""

    def __init__(self, most: int, seconds: float = MINUTE) -> None:
        self.most = most
        self.seconds = seconds
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, who: str, *among: str) -> bool:
        """May somebody once more, alone and among others? If so, it is counted for all of them."""
        if not self.most:
            return True
        now = time.monotonic()
        left = {f"all {name}": self.left_for(f"all {name}", GROUP, now) for name in among}
        left[who] = self.left_for(who, 1, now)
        allowed = all(value >= 1.0 for value in left.values())
        for name, value in left.items():
            self.left[name] = (value - allowed, now)
            self.left.move_to_end(name)
        while len(self.left) > REMEMBERED:
            self.left.popitem(last=False)
        return allowed

    def left_for(self, name: str, count: int, now: float) -> float:
        """How often so many of them may now."""
        most = float(self.most * count)
        left, then = self.left.get(name, (most, now))
        return min(left + (now - then) * most / self.seconds, most)


class Crowd:
    """So many at once for each name, such as sockets of a device or at a table."""

    def __init__(self, **most: int) -> None:
        self.most = most  # by kind of name; 0 for any number
        self.inside: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def room(self, **names: str) -> Iterator[None]:
        """Somebody is inside, under a name of each kind, unless it is too full."""
        for kind, name in names.items():
            if self.most[kind] and self.inside[kind, name] >= self.most[kind]:
                raise TooMuch(f"lines_per_{kind}", "server-too-many")
        self.inside.update(names.items())
        try:
            yield
        finally:
            self.inside.subtract(names.items())
            for named in names.items():
                if not self.inside[named]:
                    del self.inside[named]
