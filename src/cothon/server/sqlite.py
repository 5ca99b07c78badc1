"""SQLite: one file, one process, one thread that writes and one that reads.

What waits while one commit lasts shares the next. Whoever waits is answered after the commit that
holds what they wrote, never before.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final

from sqlalchemy import create_engine

from cothon.kernel.errors import CothonError
from cothon.server.database import (
    FORM,
    Conflict,
    Database,
    Query,
    Row,
    Taken,
    Trouble,
    Unit,
    first_line,
    migrate,
    note_back,
    takes_room,
    unit_of,
)
from cothon.server.rows import Written

MOST_AT_ONCE: Final = 256  # units that share a commit
PATIENCE: Final = 5.0  # seconds to wait for somebody else who has the file
TAKEN: Final = (
    "SQLITE_CONSTRAINT_PRIMARYKEY",
    "SQLITE_CONSTRAINT_UNIQUE",
    "SQLITE_CONSTRAINT_FOREIGNKEY",  # the table is gone
)
Answer = asyncio.Future[list[Row]]
Outcome = list[Row] | CothonError


class Sqlite(Database):
    """A database in one file."""

    is_shared = False

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file = file
        self.waiting: SimpleQueue[tuple[Unit, Answer] | None] = SimpleQueue()
        self.writer: threading.Thread | None = None
        self.reader: ThreadPoolExecutor | None = None

    async def start(self) -> None:
        """Open the file, once for writing and once for reading."""
        try:
            self.lock = lock_file(self.file)
            self.writing = connect(self.file)
            self.reading = connect(self.file)
        except sqlite3.Error as error:
            raise CothonError(f"the database cannot be opened: {first_line(error)}") from error
        self.loop = asyncio.get_running_loop()
        self.reader = ThreadPoolExecutor(1, "reader")
        self.writer = threading.Thread(target=self.work, name="writer", daemon=True)
        self.writer.start()

    async def start_reading(self) -> None:
        """A connection that reads needs no lock: a server may have the file."""
        self.reading = open_to_read(self.file)
        self.loop = asyncio.get_running_loop()
        self.reader = ThreadPoolExecutor(1, "reader")

    async def close(self) -> None:
        """Commit what is still waiting."""
        if self.reader is None:
            return
        if self.writer is not None:
            self.waiting.put(None)
            await asyncio.to_thread(self.writer.join)
            self.writing.close()
            os.close(self.lock)
        self.reader.shutdown()
        self.reading.close()
        self.writer = self.reader = None

    async def migrate(self) -> None:
        """Bring the file to the present form; a damaged one, or one in use, is refused."""
        make_folder(self.file.parent)
        lock = lock_file(self.file)
        try:
            make_file(self.file)
            await asyncio.to_thread(self.migrate_now)
        finally:
            os.close(lock)

    def migrate_now(self) -> None:
        """Look through the file, then run the migrations."""
        engine = create_engine("sqlite://", creator=lambda: connect(self.file))
        try:
            check(self.file)
            with engine.begin() as connection:
                migrate(connection)
        except (sqlite3.Error, OSError, CothonError) as error:
            raise CothonError(f"the database cannot be opened: {first_line(error)}") from error
        except Exception as error:
            why = getattr(error, "orig", error)  # as SQLAlchemy wraps it
            raise CothonError(f"the database cannot be opened: {first_line(why)}") from error
        finally:
            engine.dispose()

    async def form(self) -> str | None:
        """The form that the file has."""
        return await asyncio.to_thread(self.form_now) if is_there(self.file) else None

    def form_now(self) -> str | None:
        """Look into the file."""
        with closing(open_to_read(self.file)) as connection:
            try:
                row = connection.execute(FORM).fetchone()
            except sqlite3.Error as error:
                if "no such table" in str(error):  # it is empty
                    return None
                raise CothonError(f"the database cannot be opened: {first_line(error)}") from error
        return None if row is None else str(row[0])

    async def read(self, *queries: Query) -> list[list[Row]]:
        """Ask the thread that reads."""
        rows = await self.loop.run_in_executor(self.reader, self.read_now, queries)
        self.recovery.note_answer()
        return rows

    def read_now(self, queries: Sequence[Query]) -> list[list[Row]]:
        """All answers from one snapshot."""
        try:
            self.reading.execute("BEGIN")
            try:
                return [self.reading.execute(*query).fetchall() for query in queries]
            finally:
                self.reading.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise Trouble(error) from error

    async def write(self, unit: Unit) -> list[Row]:
        """Hand a unit to the thread that writes."""
        answer: Answer = self.loop.create_future()
        self.waiting.put((unit, answer))
        rows = await answer
        self.recovery.note_answer()
        return rows

    async def step(self, written: Written) -> None:
        """As a unit like any other."""
        await self.write(unit_of(written))

    # In the thread that writes.

    def work(self) -> None:
        """Commit whatever waits, until there is nothing more to come."""
        is_open = True
        while is_open:
            batch = self.take()
            is_open = None not in batch
            asked = [one for one in batch if one is not None]
            outcomes = self.commit([unit for unit, _ in asked])
            answered = list(zip((answer for _, answer in asked), outcomes, strict=True))
            self.loop.call_soon_threadsafe(settle, answered)

    def take(self) -> list[tuple[Unit, Answer] | None]:
        """Wait for a unit; it brings along all that wait with it."""
        batch = [self.waiting.get()]
        try:
            while len(batch) < MOST_AT_ONCE and batch[-1] is not None:
                batch.append(self.waiting.get_nowait())
        except Empty:
            pass
        return batch

    def commit(self, units: list[Unit]) -> list[Outcome]:
        """One commit for all; a unit that cannot be written leaves the others alone.

        Whatever goes wrong is told: without this thread nothing would ever be written again.
        """
        try:
            self.writing.execute("BEGIN IMMEDIATE")
            outcomes = [self.attempt(unit) for unit in units]
            self.writing.execute("COMMIT")
            if any(
                isinstance(done, list) and takes_room(unit)
                for unit, done in zip(units, outcomes, strict=True)
            ):
                note_back()
        except Exception as error:
            with suppress(sqlite3.Error):  # else it is tried again after the next BEGIN
                self.writing.rollback()
            return [Trouble(error) for _ in units]
        return outcomes

    def attempt(self, unit: Unit) -> Outcome:
        """All changes of a unit, or none."""
        self.writing.execute("SAVEPOINT unit")
        try:
            rows: list[Row] = []
            for change in unit:
                done = self.writing.execute(change.sql, change.values)
                rows = done.fetchall()
                if change.rows is not None and done.rowcount != change.rows:
                    return self.give_up(Conflict("somebody else was first"))
        except sqlite3.OperationalError:
            raise  # nothing can be written: it is the same for all
        except Exception as error:
            is_first = getattr(error, "sqlite_errorname", "") in TAKEN
            return self.give_up(Conflict(first_line(error)) if is_first else Trouble(error))
        self.writing.execute("RELEASE unit")
        return rows

    def give_up(self, why: CothonError) -> CothonError:
        """As if the unit had not been tried."""
        self.writing.execute("ROLLBACK TO unit")
        self.writing.execute("RELEASE unit")
        return why


def settle(answered: list[tuple[Answer, Outcome]]) -> None:
    """Answer those who still wait."""
    for answer, outcome in answered:
        if answer.done():
            continue
        if isinstance(outcome, CothonError):
            answer.set_exception(outcome)
        else:
            answer.set_result(outcome)


def file_of(url: str) -> Path:
    """The file that a URL names, by its one true name: links to it must not pass by its lock."""
    named = url.removeprefix("sqlite://").removeprefix("/")  # sqlite:///here, sqlite:////there
    return Path(os.path.realpath(named))  # as Path.resolve, which fails where links go round


def connect(file: Path) -> sqlite3.Connection:
    """A connection that begins and ends its transactions by itself, for any thread."""
    connection = sqlite3.connect(
        file, timeout=PATIENCE, isolation_level=None, check_same_thread=False
    )
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def open_to_read(file: Path) -> sqlite3.Connection:
    """A connection to a file that is there, which writes nothing, for any thread."""
    try:
        connection = sqlite3.connect(
            f"{file.absolute().as_uri()}?mode=rw",
            timeout=PATIENCE,
            isolation_level=None,
            check_same_thread=False,
            uri=True,
        )
        connection.execute("PRAGMA query_only=ON")
    except sqlite3.Error as error:
        raise CothonError(f"{file}: cannot be opened ({first_line(error)})") from error
    return connection


def is_there(file: Path) -> bool:
    """Is there such a file, as far as one may see?"""
    try:
        return file.exists()
    except OSError as error:
        raise CothonError(f"{file}: cannot be opened ({error.strerror})") from error


def check(file: Path) -> None:
    """Look for damage; in a file that is not there yet there is none."""
    connection = connect(file)
    try:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    finally:
        connection.close()
    if found != "ok":
        raise CothonError(f"{file} is damaged: {first_line(ValueError(found))}")


def lock_file(file: Path) -> int:
    """One server has the file; the lock goes with its process, however that ends."""
    try:
        lock = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise CothonError(
            f"{file}.lock: cannot be written ({error.strerror}); "
            f"COTHON_DATABASE or --database names another place"
        ) from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(lock)
        raise Taken(file) from error
    return lock


def make_file(file: Path) -> None:
    """A file for its owner alone, if there is none: it holds keys of running games."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    except OSError as error:
        raise CothonError(f"the database cannot be opened: {error.strerror}") from error


def make_folder(folder: Path) -> None:
    """A folder for the file of the database."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # it holds keys of running games
    except OSError as error:
        raise CothonError(
            f"{folder}: cannot be made ({error.strerror}); "
            f"COTHON_DATABASE or --database names another place"
        ) from error
