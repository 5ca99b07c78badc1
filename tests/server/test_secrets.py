"""What goes wrong is written down, and no secret with it."""

from __future__ import annotations

import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from cothon.server.database import first_line
from tests.server.harness import Server, deal_together, is_closed, new_device, sit

SECRET_COLUMNS = {
    "tables": ("key", "secret", "host"),
    "seats": ("token", "device", "moving"),
    "shares": ("hash", "number"),
}


def change(server: Server, *statements: str) -> None:
    """Change the database behind the server's back."""
    with closing(sqlite3.connect(server.database)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def stored_secrets(server: Server) -> set[str]:
    """All that nobody may read in a log, as the database has it."""
    return {
        value
        for table, names in SECRET_COLUMNS.items()
        for row in server.query(f"select {', '.join(names)} from {table}")
        for value in row
        if value is not None
    }


def ask_everything(server: Server, table: str, device: str, invite: str) -> set[int]:
    """Every kind of call, each with tokens; the statuses."""
    at = f"/api/tables/{table}"
    calls: list[tuple[str, str, object]] = [
        ("GET", at, None),
        ("GET", "/api/tables", None),
        ("GET", f"{at}/moment", None),
        ("GET", f"{at}/save", None),
        ("POST", f"{at}/claim", {"token": invite, "name": "Dido"}),
        ("POST", f"{at}/begin", None),
        ("POST", f"{at}/seats/0/bot", {"pilot": "random"}),
        ("POST", f"{at}/seats/0/back", None),
        ("POST", f"{at}/seats/0/link", None),
        ("POST", f"{at}/branch", {"n": 0, "seat": 0}),
    ]
    return {
        server.call(method, path, device, invite, json=body).status_code
        for method, path, body in calls
    }


BROKEN = {  # and how it is mended
    "alter table shares rename to away": "alter table away rename to shares",
    "update tables set options = '[' || options": "update tables set options = '{}'",
    "update seats set seen = 'z' || coalesce(device, '')": "update seats set seen = null",
    "update tables set secret = secret || 'zz', key = key || 'zz'": "select 1",
    "update seats set kind = coalesce(device, kind)": "select 1",
}


@pytest.fixture
def forgetful(tmp_path: Path) -> Iterator[Server]:
    """A server that reads tables again and again."""
    server = Server(tmp_path, COTHON_LIVE_TABLES="0")
    yield server
    if server.process.poll() is None:
        server.kill()


def test_no_secret_is_written_down(forgetful: Server) -> None:
    """Nothing can be read, or what is read makes no sense; and what is asked makes none."""
    server = forgetful
    device, garbage = new_device(), "no-device-token!" * 2
    gathering, invites = server.open(device, "me", "friend", "friend", seed=None)
    dealt, others = server.open(device, "me", "friend", "bot", game="neptun", seed=None)
    invite = others[1]
    with sit(server, dealt, device=device) as one, sit(server, dealt, seat=invite) as two:
        deal_together(one, two)
        parts = {one.number.hex(), two.number.hex()}
    secrets = {device, garbage, invite, *invites.values(), *parts, *stored_secrets(server)}
    seen = set()
    for broken, mended in BROKEN.items():
        change(server, broken)
        for table in (gathering, dealt):
            seen |= ask_everything(server, table, device, invites[1])
            with suppress(ConnectionClosed), sit(server, table, device=device) as client:
                client.send(type="sync")
        change(server, mended)
    for name in ("Authorization", "Cothon-Invite"):
        server.http.get("/api/tables/nowhere", headers={name: f"Bearer {garbage}"})
    server.call("POST", "/api/saves", device, content=f'{{"key": "{garbage}"')
    with sit(server, gathering, language=garbage) as client:
        assert is_closed(client)
    secrets |= stored_secrets(server)
    told = server.end(signal.SIGTERM)
    assert 503 in seen
    assert "no such table: shares" in told
    assert "fromhex" in told or "damaged" in told
    assert not [secret for secret in secrets if secret in told]


@pytest.mark.parametrize(
    ("error", "told"),
    [
        ("no such column: x\n[parameters: ('secret',)]", "no such column: x"),
        (
            "invalid input for query argument $3: 's' (no number)",
            "invalid input for query argument $3",
        ),
        ("", "ValueError"),
    ],
)
def test_trouble_is_told_without_values(error: str, told: str) -> None:
    assert first_line(ValueError(error)) == told
