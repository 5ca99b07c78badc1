"""A server whose database fails at random: before it has done what was asked of it, or after."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from cothon import cli
from cothon.server.database import Trouble
from cothon.server.postgres import Postgres
from cothon.server.sqlite import Sqlite
from tests.luck import dice

CHANCE: Final = 0.08  # of each of the two
LUCK: Final = dice(99)


def flaky(method: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """A method that fails now and then."""

    async def tried(*given: Any) -> Any:
        if LUCK.random() < CHANCE:
            raise Trouble(OSError("it fails before"))
        answer = await method(*given)
        if LUCK.random() < CHANCE:
            raise Trouble(OSError("it fails after"))
        return answer

    return tried


for kind in (Sqlite, Postgres):
    for name in ("read", "write", "step"):
        setattr(kind, name, flaky(getattr(kind, name)))

if __name__ == "__main__":
    cli.main()
