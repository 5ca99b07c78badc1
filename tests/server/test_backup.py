"""A copy made under moves has all that was acknowledged before, and tables go on from it."""

from __future__ import annotations

import os
import random
import re
import shlex
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.cli.test_cli import printed, refused
from tests.luck import dice
from tests.server import postgres
from tests.server.harness import Client, Server, ask_file, new_device, play_on, settled, sit

MOVES = 40
UNITS = Path(__file__).parents[2] / "deploy" / "systemd"
KEPT = "/var/lib/cothon/copies"
Rows = list[tuple[int, int]]


def moves(server: Server, table: str) -> Rows:
    return server.query('select n, choice from moves where "table" = ? order by n', table)


class Sitting:
    """A table at which people move all the time, in a thread."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.table, self.invites = server.open(new_device(), "friend", "friend", "friend")
        self.acknowledged = 0

    def play(self, luck: random.Random, count: int) -> None:
        """Make so many moves."""
        with ExitStack() as stack:
            clients = self.sit_down(stack)
            for _ in range(count):
                self.acknowledged += play_on(luck, clients, 1)
            settled(*clients)

    def sit_down(self, stack: ExitStack) -> list[Client]:
        """Everybody, at the server as it is now."""
        return [
            stack.enter_context(sit(self.server, self.table, seat=invite))
            for invite in self.invites.values()
        ]


@contextmanager
def under_moves(server: Server) -> Iterator[Sitting]:
    """A table where moves are made, before, during and after what is done meanwhile."""
    sitting = Sitting(server)
    sitting.play(dice(1), 5)
    with ThreadPoolExecutor(1) as pool:
        playing: Future[None] = pool.submit(sitting.play, dice(2), MOVES)
        yield sitting
        playing.result()
    sitting.play(dice(4), 1)  # of which a copy cannot know


def goes_on(sitting: Sitting, before: Rows, acknowledged: int) -> None:
    """After a restore: all that was acknowledged is there, the same as ever, and play goes on."""
    rows = moves(sitting.server, sitting.table)
    assert acknowledged <= len(rows) < len(before)
    assert rows == before[: len(rows)]
    sitting.play(dice(3), 10)
    assert len(moves(sitting.server, sitting.table)) >= len(rows) + 10


def test_a_file_is_copied_under_moves_and_restored(own_server: Server, tmp_path: Path) -> None:
    server, copy = own_server, tmp_path / "copy.db"
    named = ["--database", str(server.database)]
    with under_moves(server) as sitting:
        acknowledged = sitting.acknowledged
        assert acknowledged >= 5
        told = printed("backup", str(copy), *named, "-l", "en")
    assert told.startswith("One table and ")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert "stop the server first" in refused("restore", str(copy), *named)
    before = moves(server, sitting.table)
    server.end(signal.SIGKILL)  # the log of SQLite stays beside the file
    told = printed("restore", str(copy), *named, "-l", "en")
    assert f"Database: {server.database}\nThe database is now the copy {copy}." in told
    server.start()
    goes_on(sitting, before, acknowledged)
    (aside,) = tmp_path.glob("cothon.db.2*[0-9]")
    connection = sqlite3.connect(aside)
    kept = connection.execute("select n, choice from moves order by n").fetchall()
    connection.close()
    assert kept == before, "what was there before is whole, its log included"


def test_the_nightly_copy_is_of_the_file_that_is_named(own_server: Server, tmp_path: Path) -> None:
    """Old copies go, and so does what a copy that was killed has left."""
    copies = tmp_path / "copies"
    copies.mkdir()
    for name in ("cothon-1.db", "cothon-2.db.part", "other"):
        (copies / name).touch()
        os.utime(copies / name, (0, 0))
    table, _ = own_server.open(new_device(), "me", "friend", "friend")
    make, tidy = commands_of("cothon-backup.service", copies)
    program = shlex.join([sys.executable, "-m", "cothon.cli"])
    own = [part.replace("/opt/cothon/bin/cothon", program) for part in make]
    assert own != make
    run(*own, COTHON_DATABASE=str(own_server.database), XDG_STATE_HOME=str(tmp_path / "usual"))
    run(*tidy)
    (copy,) = copies.glob("cothon-*")
    assert {path.name for path in copies.iterdir()} == {copy.name, "other"}
    assert ask_file(copy, "select id from tables") == [(table,)]


def test_what_is_no_copy_is_refused(own_server: Server, tmp_path: Path) -> None:
    named = ["--database", str(own_server.database)]
    copy = tmp_path / "copy.db"
    printed("backup", str(copy), *named)
    assert "exists" in refused("backup", str(copy), *named)
    assert "pg_dump" in refused("backup", str(copy), "--database", "postgresql://here/cothon")
    assert refused("backup", str(tmp_path / "no" / "copy.db"), *named)
    assert refused("backup", str(tmp_path / "x.db"), "--database", str(tmp_path / "none.db"))
    own_server.end(signal.SIGTERM)
    before = own_server.database.read_bytes()
    nonsense = tmp_path / "nonsense.db"
    nonsense.write_bytes(b"This is not a database." * 1000)
    damaged = tmp_path / "damaged.db"
    content = bytearray(copy.read_bytes())
    content[4096 * 2 : 4096 * 6] = os.urandom(4096 * 4)
    damaged.write_bytes(bytes(content))
    strange, newer = tmp_path / "strange.db", tmp_path / "newer.db"
    written(strange, "CREATE TABLE recipes (name)")
    newer.write_bytes(copy.read_bytes())
    written(newer, "UPDATE alembic_version SET version_num = 'later'")
    for file, why in (
        (nonsense, "not a database"),
        (damaged, "damaged|malformed"),
        (tmp_path / "missing.db", "there is no such file"),
        (strange, "no copy that `cothon backup` made"),
        (newer, "made by a newer version"),
    ):
        line = refused("restore", str(file), *named)
        assert str(file) in line
        assert re.search(why, line), line
    assert own_server.database.read_bytes() == before
    assert not [path for path in tmp_path.iterdir() if path.suffix == ".part"]


def written(file: Path, sql: str) -> None:
    """Something is written into a file."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(sql)


def needed(*tools: str) -> None:
    """Skip, loudly, where a tool is missing."""
    for tool in tools:
        if shutil.which(tool) is None:
            pytest.skip(f"POSTGRESQL'S BACKUP NOT TESTED: there is no {tool}")


def commands_of(unit: str, copies: Path) -> list[list[str]]:
    """What systemd starts for a unit, with another folder for copies."""
    text = (UNITS / unit).read_text(encoding="utf-8")
    assert KEPT in text
    own = text.replace(KEPT, str(copies)).replace("%%", "%").replace("$$", "$")
    return [shlex.split(line) for line in re.findall(r"^ExecStart=(.*)$", own, re.MULTILINE)]


def dumped(url: str, copies: Path) -> None:
    """Tonight's copy of PostgreSQL, as cothon-dump.service makes it."""
    parts = urlsplit(url)
    place = {
        "PGHOST": str(parts.hostname),
        "PGPORT": str(parts.port),
        "PGUSER": str(parts.username),
        "PGDATABASE": parts.path[1:],
    }
    for command in commands_of("cothon-dump.service", copies):
        run(*command, **place)


def test_postgresql_is_dumped_under_moves_and_restored(tmp_path: Path) -> None:
    """As docs/operating.md tells it."""
    needed("pg_dump", "pg_restore")
    copies = tmp_path / "copies"
    copies.mkdir()
    for name in ("cothon-1.dump", "cothon-2.dump.part", "other"):
        (copies / name).touch()
        os.utime(copies / name, (0, 0))
    with postgres.fresh_database() as url, postgres.fresh_database(is_empty=True) as other:
        server = Server(tmp_path, url=url)
        try:
            with under_moves(server) as sitting:
                acknowledged = sitting.acknowledged
                dumped(url, copies)
            (dump,) = copies.glob("cothon-*")  # old ones are gone
            assert {path.name for path in copies.iterdir()} == {dump.name, "other"}
            before = moves(server, sitting.table)
            server.end(signal.SIGTERM)
            how = ("--exit-on-error", "--single-transaction", "--no-owner")
            run("pg_restore", *how, "--dbname", other, str(dump))
            server.url = other
            server.start()
            goes_on(sitting, before, acknowledged)
        finally:
            server.kill()


def test_a_dump_that_fails_leaves_no_copy_behind(tmp_path: Path) -> None:
    needed("pg_dump", "pg_restore")
    command = commands_of("cothon-dump.service", tmp_path)[0]
    nowhere = {**os.environ, "PGHOST": "127.0.0.1", "PGPORT": "1", "PGDATABASE": "cothon"}
    done = subprocess.run(command, env=nowhere, capture_output=True, timeout=60, check=False)
    assert done.returncode != 0
    assert not list(tmp_path.glob("*.dump"))


def run(*command: str, **more: str) -> None:
    """A tool that must do its work."""
    given = {**os.environ, **more}
    done = subprocess.run(
        command, env=given, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
