"""A database, as the store wants it: reading in one snapshot, and units written all or none.

`sqlite.py` and `postgres.py` are the two there are. Whatever goes wrong in one of them is either a
conflict, as somebody else was first, or trouble: then nobody knows whether it was written.
"""

from __future__ import annotations

import logging
import re
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from litestar.channels.backends.base import ChannelsBackend
from msgspec import Struct, structs
from sqlalchemy import Connection

from cothon.kernel.errors import CothonError
from cothon.server.logs import tell
from cothon.server.recovery import Recovery
from cothon.server.refusal import Told
from cothon.server.rows import Finale, Written
from cothon.server.tally import TALLY

if TYPE_CHECKING:
    from alembic.config import Config

LOG = logging.getLogger("cothon.server")
FORM: Final = "SELECT version_num FROM alembic_version"
QUIET: Final = 5.0  # seconds before the same trouble is written down again
VALUE: Final = re.compile(r"(query argument \$\d+):.*")  # as asyncpg tells one that it cannot send
MIGRATIONS: Final = Path(__file__).parent / "migrations"

STEP: Final = """
    UPDATE tables SET revision = :revision + 1, version = :version, n = :n, asked = :asked,
        over = (:asked = 0), due = :due, updated = coalesce(:updated, updated)
    WHERE id = :table AND revision = :revision"""
OPEN: Final = 'DELETE FROM sealed WHERE "table" = :table'
SEAL: Final = """
    INSERT INTO sealed ("table", seat, choice, move_id, at)
    VALUES (:table, :seat, :choice, :move_id, :at)
    ON CONFLICT ("table", seat)
    DO UPDATE SET choice = excluded.choice, move_id = excluded.move_id, at = excluded.at"""
MOVE: Final = """
    INSERT INTO moves ("table", n, choice, seat, move_id, at, told)
    VALUES (:table, :n, :choice, :seat, :move_id, :at, :told)"""

ADD_FINAL: Final = """
    INSERT INTO finals ("table", views, scores) VALUES (:table, :views, :scores)
    ON CONFLICT ("table") DO NOTHING"""
ADD_PANEL: Final = """
    INSERT INTO panels (game, rules, material, words) VALUES (:game, :rules, :material, :words)
    ON CONFLICT (game, rules, material) DO NOTHING"""

Values = Mapping[str, object]
Row = tuple[Any, ...]


class Conflict(CothonError):
    """Somebody else was first."""


class Taken(CothonError):
    """A server has the file."""

    def __init__(self, file: Path) -> None:
        super().__init__(
            f"another server has {file} open; several servers need PostgreSQL "
            f"(see docs/operating.md)"
        )
        self.file = file


@contextmanager
def without_server() -> Iterator[None]:
    """What a command does that needs a file for itself: it is no further server."""
    try:
        yield
    except Taken as error:
        raise CothonError(f"a server has {error.file} open: stop the server first") from error


class Trouble(Told):
    """The database does not answer, or cannot write: whoever asked may try again."""

    def __init__(self, error: Exception) -> None:
        super().__init__(503, "server-trouble")
        self.why = first_line(error)
        TALLY.troubles += 1
        FAILED.set()
        if note(self.why):
            TOLD.set()


class Damaged(Told):
    """Rows of a table that nobody can have written like this."""

    def __init__(self, error: Exception) -> None:
        super().__init__(409, "server-damaged")
        note(f"a damaged row: {first_line(error)}")


class Query(NamedTuple):
    """A question to the database; holes in its text are named `:like_this`."""

    sql: str
    values: Values


class Change(NamedTuple):
    """Something to be written."""

    sql: str
    values: Values
    rows: int | None = None  # how many it must change; any other number is a conflict


Unit = Sequence[Change]  # what is written all or none


class Database(ABC):
    """What a kind of database can do."""

    is_shared: bool  # by several servers at once

    def __init__(self) -> None:
        self.recovery = Recovery()

    @abstractmethod
    async def start(self) -> None:
        """Open it."""

    async def start_reading(self) -> None:
        """Open it to look only, whoever else has it open."""
        await self.start()

    @abstractmethod
    async def close(self) -> None:
        """Write what is still waiting, and leave."""

    @abstractmethod
    async def migrate(self) -> None:
        """Bring it to the present form."""

    @abstractmethod
    async def form(self) -> str | None:
        """The form that it has: the last of its migrations, or nothing if it is empty."""

    @abstractmethod
    async def read(self, *queries: Query) -> list[list[Row]]:
        """The answers to some questions, all of the same moment."""

    @abstractmethod
    async def write(self, unit: Unit) -> list[Row]:
        """Return when all of it is committed, with the rows that the last change returns."""

    def line(self) -> ChannelsBackend:
        """A line over which servers that share it talk."""
        raise NotImplementedError

    @abstractmethod
    async def step(self, written: Written) -> None:
        """A table goes on: the path of a move, as short as this database can make it."""


def unit_of(written: Written) -> list[Change]:
    """A table goes on. The first change decides: nothing follows if the table has gone on."""
    unit = [Change(STEP, values_of(written), 1)]
    if len(written.moves) > 1:
        unit.append(Change(OPEN, {"table": written.table}))
    if written.sealed is not None:
        unit.append(Change(SEAL, values_of(written.sealed)))
    unit += [Change(MOVE, values_of(move)) for move in written.moves]
    if written.finale is not None:
        unit += ending(written.finale)
    return unit


def ending(finale: Finale) -> list[Change]:
    """How a game ended is written once; so are the words of its rules."""
    return [
        Change(ADD_FINAL, values_of(finale.final)),
        Change(ADD_PANEL, values_of(finale.panel)),
    ]


def values_of(row: Struct) -> dict[str, object]:
    """The columns of a row by name."""
    return structs.asdict(row)


def first_line(error: BaseException) -> str:
    """What went wrong, in one line, without the values that were to be written."""
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return VALUE.sub(r"\1", lines[0])


noted: dict[str, float] = {}
FAILED: Final = threading.Event()  # there was trouble, and nothing new was written since
TOLD: Final = threading.Event()  # it was written down, and so will be that it is over


def note(why: str) -> bool:
    """Write trouble down, and tell whether; the same thing not again and again."""
    moment = time.monotonic()
    if moment - noted.get(why, -QUIET) < QUIET:
        return False
    noted.clear()
    noted[why] = moment
    LOG.error("database: %s", why)
    return True


def takes_room(unit: Unit) -> bool:
    """Does it write anything new? A full disk often has room to change what is there."""
    return any(change.sql.lstrip().startswith("INSERT") for change in unit)


def note_back() -> None:
    """Something new was written: if that had failed, say so once. Nothing less proves it."""
    if FAILED.is_set():
        FAILED.clear()
        if TOLD.is_set():
            TOLD.clear()
            LOG.warning("the database is back")


def migrate(connection: Connection) -> None:
    """Run the migrations that a database has not seen."""
    from alembic import command  # noqa: PLC0415 (slow to load)

    config = alembic_config()
    config.attributes["connection"] = connection
    before = form_of(connection)
    check_not_newer(before)
    command.upgrade(config, "head")
    if before != newest_form():
        tell("migrated", before=before, after=newest_form())


def form_of(connection: Connection) -> str | None:
    """The form that a database has; none if it is empty."""
    from alembic.migration import MigrationContext  # noqa: PLC0415 (slow to load)

    return MigrationContext.configure(connection).get_current_revision()


def alembic_config() -> Config:
    """Where the migrations are."""
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


@cache
def forms() -> list[str]:
    """The forms of a database that this version knows, the newest first."""
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    scripts = ScriptDirectory.from_config(alembic_config())
    return [script.revision for script in scripts.walk_revisions()]


def newest_form() -> str:
    """The form that this version needs."""
    return forms()[0]


def check_not_newer(form: str | None, name: str = "it") -> None:
    """What this version does not know it cannot change."""
    if form is not None and form not in forms():
        raise CothonError(
            f"{name} was made by a newer version of Cothon (its form is {form}, this version knows "
            f"those up to {newest_form()}): use that version"
        )


def is_behind(form: str | None) -> bool:
    """Does a database lack something? What a newer version has added does no harm."""
    return form is None or form in forms()[1:]
