"""A database as the present version writes it, kept as text for all later versions to read.

`python -m tests.saves.record` writes `databases/form_<number>.sql`, once for every version that is
released with another form or other rules, and before a migration is added; those of earlier
versions stay as they are. In it are, of every game, a table that is over and one that runs, at
which a guest has claimed a seat; besides, one that was dealt by all together and runs, and one that
was never dealt.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import cothon
from cothon.match.fair import pledge
from cothon.server.database import newest_form
from cothon.server.dealing import Dealing
from cothon.server.hub import Hub
from cothon.server.opening import open_table
from cothon.server.presence import Presence
from cothon.server.protocol import OpenTable, SeatWish
from cothon.server.seating import Seating
from cothon.server.seats import Asker, hashed
from cothon.server.store import Store
from cothon.server.tables import Tables
from tests.server.kept import play, started

FOLDER = Path(__file__).parent / "databases"
HOST, GUEST = "the-device-of-the-host", "the-device-of-the-guest"  # tokens, for the tests
SEED = 11
RUNNING = 45  # choices of a game that is not over
BESIDE = [SeatWish("me"), SeatWish("beside"), SeatWish("beside")]
INVITING = [SeatWish("me"), SeatWish("friend"), SeatWish("beside")]


async def record(store: Store) -> None:
    """Play at all these tables."""
    for sheet in cothon.games():
        for most in (10_000, RUNNING):
            table = await open_with_guest(store, sheet.key, SEED)
            await play(store, table, most)
    await deal_together(store)
    await open_table(store, OpenTable("neptun", BESIDE, name="Hanno"), hashed(HOST))


async def open_with_guest(store: Store, game: str, seed: int | None = None) -> str:
    """A table at which the second seat belongs to somebody else."""
    wish = OpenTable(game, INVITING, name="Hanno", seed=seed)
    opened = await open_table(store, wish, hashed(HOST))
    tables = Tables(store, 8)
    seating = Seating(tables, Dealing(tables), Presence(tables, Hub(), 0.0))
    await seating.claim(opened.table, opened.invites[0].token, hashed(GUEST), "Dido")
    return opened.table


async def deal_together(store: Store) -> None:
    """A table that both devices have dealt, and that runs."""
    table = await open_with_guest(store, "porto_carthago")
    dealing = Dealing(Tables(store, 8))
    numbers = {device: bytes([place]) * 32 for place, device in enumerate((HOST, GUEST), 1)}
    for device, number in numbers.items():
        await dealing.pledge(table, Asker(hashed(device)), 1, pledge(number))
    for number in numbers.values():
        await dealing.reveal(table, 1, number.hex())
    await play(store, table, RUNNING)


async def written(file: Path) -> None:
    """A database in a file."""
    store = await started(f"sqlite:///{file}")
    await record(store)
    await store.close()


def restore(text: Path, file: Path) -> None:
    """The database of a text, in a file."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(text.read_text(encoding="utf-8"))


def main() -> None:
    """Write the text of a database."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "cothon.db"
        asyncio.run(written(file))
        with closing(sqlite3.connect(file)) as connection:
            lines = "\n".join(connection.iterdump())
    FOLDER.mkdir(exist_ok=True)
    target = FOLDER / f"form_{newest_form()}.sql"
    target.write_text(lines + "\n", encoding="utf-8")
    sys.stdout.write(f"{target.name}: {len(lines)} characters\n")


if __name__ == "__main__":
    main()
