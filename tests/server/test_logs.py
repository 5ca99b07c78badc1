"""What a server writes down: a line for an event, in the form that is asked for, and no secret."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from cothon.server.hub import Viewer
from cothon.server.lines import OURS
from cothon.server.logs import QUIET, Hits, network, set_up, tag, tell
from cothon.server.seats import Asker
from cothon.server.telling import write
from tests.cli.test_cli import refused
from tests.luck import dice
from tests.server.harness import Server, new_device, play_on, sit


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What is written down, as text from info on; afterwards all is as it was."""
    root, own = logging.getLogger(), logging.getLogger("cothon.server")
    before = (root.handlers[:], root.level, own.level)
    stream = io.StringIO()
    set_up("text", "info", stream)
    yield stream
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    own.setLevel(before[2])


def test_a_line_for_an_event(written: io.StringIO) -> None:
    tell("table opened", game="neptun", seats=3, why="two words")
    logging.getLogger("elsewhere").info("a library talks")
    assert written.getvalue() == 'INFO table opened game=neptun seats=3 why="two words"\n'


def test_a_mistake_is_one_line_that_tells_where(written: io.StringIO) -> None:
    try:
        raise ValueError("this\nand that")
    except ValueError:
        logging.getLogger("cothon.server").exception("unexpected")
    line = written.getvalue()
    assert line.startswith('ERROR unexpected error="ValueError: this and that" at=test_logs.py:')
    assert line.count("\n") == 1


def test_a_mistake_at_a_table_names_it_by_its_tag(written: io.StringIO) -> None:
    """Whoever knows the id of a table may look on there."""
    closed = []

    class Line:
        scope: ClassVar = {"extensions": {OURS: {OURS: None}}}

        async def close(self, code: int, reason: str) -> None:
            closed.append((code, reason))

    async def fail(table: str) -> None:
        raise ValueError("a mistake")

    async def tell_viewer() -> None:
        house: Any = SimpleNamespace(tables=SimpleNamespace(at_hand=fail))
        line: Any = Line()
        await write(line, house, Viewer("k3v9abcdefgh", Asker(), "en", None))

    asyncio.run(tell_viewer())
    assert closed == [(1011, "the table cannot be shown")]
    assert tag("k3v9abcdefgh") in written.getvalue()
    assert "k3v9abcdefgh" not in written.getvalue()


def test_what_looks_like_a_secret_is_left_out(written: io.StringIO) -> None:
    token, key = secrets.token_hex(16), secrets.token_hex(32)
    url = "postgresql://hanno:secret@example.org/cothon"
    logging.getLogger("cothon.server").error("%s went wrong with %s", token, url)
    tell("other", key=key, table=tag("abc"))
    text = written.getvalue()
    assert "went wrong with postgresql://…@example.org/cothon" in text
    assert f"table={tag('abc')}" in text
    for secret in (token, key, "hanno", "secret"):
        assert secret not in text


def test_limits_are_told_seldom_and_by_network(
    written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [100.0]
    monkeypatch.setattr("cothon.server.logs.time.monotonic", lambda: clock[0])
    hits = Hits()
    for _ in range(50):
        hits.note("chats_per_minute", "198.51.100.7")
    clock[0] += QUIET
    hits.note("chats_per_minute", "2001:db8:1:2::/64")
    first, second = written.getvalue().splitlines()
    assert first == "INFO limit setting=chats_per_minute times=1 network=198.51.100.0/24"
    assert second == "INFO limit setting=chats_per_minute times=50 network=2001:db8:1::/48"
    assert network("somebody") == "unknown"


@pytest.mark.parametrize("setting", ["COTHON_LOG", "COTHON_LOG_LEVEL"])
def test_a_form_or_level_that_there_is_not_is_refused(setting: str, tmp_path: Path) -> None:
    database = str(tmp_path / "x.db")
    named = ("serve", "--port", "0", "--database", database)
    assert setting in refused(*named, code=os.EX_CONFIG, **{setting: "loud"})


@pytest.mark.parametrize(
    "wrong",
    [
        {"COTHON_PACE": "soon"},
        {"COTHON_PORTS": "1"},
        {"COTHON_WORKERS": "2"},  # with a file
        {"COTHON_DATABASE": "mysql://here/x"},
        {"COTHON_DATABASE": "postgresql://cothon:a#b@here/x"},
    ],
)
def test_a_setting_that_is_refused_is_told_from_what_may_be_mended(wrong: dict[str, str]) -> None:
    """By its exit code: under systemd another start would come to the same."""
    settings = {"COTHON_PORT": "0", "COTHON_DATABASE": "/proc/x/y.db", **wrong}
    assert refused("serve", "--no-open", code=os.EX_CONFIG, **settings)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [({"COTHON_PORT": "x"}, os.EX_CONFIG), ({"COTHON_DATABASE": "/proc/x/y.db"}, 2)],
)
def test_what_is_refused_at_the_start_is_json_too(wrong: dict[str, str], code: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cothon.cli", "serve", "--no-open"],
        env={**os.environ, "COTHON_LOG": "json", "COTHON_PORT": "0", **wrong},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    (line,) = done.stderr.splitlines()
    told = json.loads(line)
    assert (done.returncode, done.stdout) == (code, "")
    assert (told["level"], told["event"]) == ("error", "refused")
    assert told["error"]


def test_a_running_server_writes_json_without_secrets(tmp_path: Path) -> None:
    more = {"COTHON_LOG": "json", "COTHON_LOG_LEVEL": "info", "COTHON_TABLES_PER_MINUTE": "1"}
    server = Server(tmp_path, **more)
    device = new_device()
    table, invites = server.open(device, "me", "friend", "bot", seed=1)
    body = {"game": "neptun", "name": "Dido", "seats": [{"kind": "me"}] * 3}
    assert server.call("POST", "/api/tables", device, json=body).status_code == 429
    with sit(server, table, device=device) as me, sit(server, table, seat=invites[1]) as friend:
        play_on(dice(1), [me, friend])
        assert me.table["over"]
    text = server.end(signal.SIGTERM)
    first = json.loads(server.told)
    assert (first["event"], first["address"]) == ("ready", server.address)
    lines = [json.loads(line) for line in text.splitlines()]
    events = [line["event"] for line in lines]
    assert [event for event in events if event != "slow move"] == [
        "migrated",
        "start",
        "table opened",
        "limit",
        "table finished",
        "stop",
    ]
    assert all(line["level"] == "info" and line["time"].endswith("Z") for line in lines)
    by_event = dict(zip(events, lines, strict=True))
    assert by_event["table opened"]["table"] == by_event["table finished"]["table"] == tag(table)
    assert by_event["limit"]["network"] == "127.0.0.0/24"
    for secret in (table, device, invites[1], "Hanno", "127.0.0.1\n"):
        assert secret not in text
