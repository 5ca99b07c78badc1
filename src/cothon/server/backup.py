"""A copy of the file of a server that runs, and the way back.

The copy is of one moment: all that was acknowledged before is in it. PostgreSQL has tools of its
own for that; docs/operating.md shows how.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from cothon.kernel.errors import CothonError
from cothon.server.database import FORM, check_not_newer, first_line, without_server
from cothon.server.sqlite import file_of, is_there, lock_file, make_folder

SCHEME: Final = "sqlite:///"
PATIENCE: Final = 30.0  # seconds, if somebody has the file
BESIDE: Final = ("", "-wal", "-shm")  # the files that make a database of SQLite


@dataclass(frozen=True)
class Content:
    """How much there is in a file."""

    tables: int
    moves: int


def check_is_file(url: str) -> None:
    """Is a database a file?"""
    if not url.startswith(SCHEME):
        raise CothonError("that is not a file: use pg_dump and pg_restore (see docs/operating.md)")


def back_up(url: str, copy: Path) -> Content:
    """Write a copy to a new file; while that lasts, the server goes on."""
    check_is_file(url)
    source = file_of(url)
    if copy.exists():
        raise CothonError(f"{copy} exists: name another file")
    with written_whole(copy) as part, opened(source) as connection:
        connection.execute("VACUUM INTO ?", (str(part),))
        return content(part)


def restore(url: str, copy: Path, moment: datetime | None = None) -> Path | None:
    """Put a copy in the place of the file, if no server has it; where the file went, if any.

    The newer files of the log go with the file that they belong to.
    """
    check_is_file(url)
    file = file_of(url)
    check_copy(copy)
    make_folder(file.parent)
    with without_server():
        lock = lock_file(file)
    try:
        stamp = (moment or datetime.now(UTC)).strftime("%Y%m%d-%H%M%S")
        aside = file.with_name(f"{file.name}.{stamp}")
        if aside.exists():
            raise CothonError(f"{aside} exists: wait a second")
        with written_whole(file.with_name(f"{file.name}.restored")) as part:
            shutil.copyfile(copy, part)
        had_file = file.exists()
        for end in BESIDE:
            if Path(f"{file}{end}").exists():
                os.replace(f"{file}{end}", f"{aside}{end}")
        os.replace(f"{file}.restored", file)
    except OSError as error:
        raise CothonError(f"{file}: cannot be written ({error.strerror})") from error
    finally:
        os.close(lock)
    return aside if had_file else None


@contextmanager
def written_whole(file: Path) -> Iterator[Path]:
    """A file for nobody else's eyes (it holds the keys of games), there when all of it is."""
    part = Path(f"{file}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        yield part
        with part.open("rb") as done:
            os.fsync(done.fileno())
        os.replace(part, file)
    except OSError as error:
        raise CothonError(f"{file}: cannot be written ({error.strerror})") from error
    finally:
        part.unlink(missing_ok=True)


@contextmanager
def opened(file: Path) -> Iterator[sqlite3.Connection]:
    """A file that is there, with what goes wrong in one line."""
    if not is_there(file):
        raise CothonError(f"{file}: there is no such file")
    try:
        address = f"{file.absolute().as_uri()}?mode=rw"
        connection = sqlite3.connect(address, timeout=PATIENCE, isolation_level=None, uri=True)
        try:
            yield connection
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise CothonError(f"{file}: {first_line(error)}") from error


def check_copy(copy: Path) -> None:
    """Is it there, whole, ours, and of no newer version? Else one line says what it is instead."""
    with opened(copy) as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        is_ours = {"tables", "moves", "alembic_version"} <= {name for (name,) in names}
        form = connection.execute(FORM).fetchone() if is_ours else None
    if form is None:
        raise CothonError(f"{copy}: it is no copy that `cothon backup` made")
    check_not_newer(form[0], str(copy))
    content(copy)


def content(file: Path) -> Content:
    """What is in a file, which must be whole."""
    with opened(file) as connection:
        (sound,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if sound != "ok":
            raise CothonError(f"{file} is damaged: {first_line(ValueError(sound))}")
        (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        (moves,) = connection.execute("SELECT count(*) FROM moves").fetchone()
        return Content(tables, moves)
