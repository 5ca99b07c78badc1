"""Garbage, oversized frames and bodies, chat and its limits."""

from __future__ import annotations

import json
import socket
import struct
import time
import unicodedata
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from cothon.server.lines import MOST_PIECES
from tests.server.harness import Server, is_closed, new_device, sit
from tests.server.test_lines import knock

GARBAGE = [
    "",
    "hello",
    "null",
    "[]",
    "{}",
    '{"type": "nothing"}',
    '{"type": "move"}',
    '{"type": "move", "n": "1", "version": 0, "choice": 0, "id": "x"}',
    '{"type": "move", "n": 0, "version": 0, "choice": 0, "id": "x", "more": 1}',
    '{"type": "move", "n": -1, "version": 0, "choice": 0, "id": "x"}',
    '{"type": "move", "n": 0, "version": 0, "choice": 1e99, "id": "x"}',
    '{"type": "move", "n": 0, "version": 0, "choice": 0, "id": ""}',
    '{"type": "move", "n": 0, "version": 0, "choice": 0, "id": "' + "x" * 65 + '"}',
    '{"type": "look", "seat": 99}',
    '{"type": "language", "language": "xx"}',
    '{"type": "chat", "text": ""}',
    '{"type": "chat", "text": "' + "x" * 501 + '"}',
    '{"type": "sync"} {"type": "sync"}',
    "[" * 2000,
    '{"type": "chat", "text": "\\ud800"}',
    "é" * 2049,
    "x" * 5000,
]


def test_garbage_is_refused_and_changes_nothing(server: Server) -> None:
    table, invites = server.open(new_device(), "friend", "friend", "friend")
    with sit(server, table, seat=invites[0]) as client:
        before = client.table
        for frame in GARBAGE:
            client.line.send(frame)
            said = client.until(lambda m: m["type"] == "refused")
            assert said["id"] is None
            assert "\n" not in said["error"]
        client.line.send(b'{"type": "sync"}')
        assert client.until(lambda m: m["type"] == "refused")["error"] == "frames are text"
        after = client.sync()
        for part in ("n", "version", "view", "options"):
            assert after[part] == before[part]


def test_who_sends_only_garbage_is_cut_off(server: Server) -> None:
    table, invites = server.open(new_device(), "friend", "friend", "friend")
    with sit(server, table, seat=invites[0]) as client:
        for _ in range(60):
            client.line.send("garbage")
        assert is_closed(client) == 1008


def test_a_huge_frame_closes_the_line(server: Server) -> None:
    table, _ = server.open(new_device(), "friend", "friend", "friend")
    with sit(server, table) as client, sit(server, table) as other:
        client.line.send("x" * 200_000)
        assert is_closed(client) == 1009
        assert other.sync()["n"] == 0


def test_a_text_that_is_none_closes_the_line(server: Server) -> None:
    """Without a word in the log: the server has nothing to complain of in the end."""
    table, _ = server.open(new_device(), "friend", "friend", "friend")
    with sit(server, table) as client:
        with client.line.send_context():
            client.line.protocol.send_text(b"\xff\xfe")
        assert is_closed(client) == 1007


def test_a_message_in_very_many_pieces_closes_the_line(server: Server) -> None:
    table, _ = server.open(new_device(), "friend", "friend", "friend")
    with sit(server, table) as client:
        client.line.send(['{"type":', ' "sy', 'nc"}'])
        assert client.until(lambda m: m["type"] == "table")["names"]
        with suppress(ConnectionClosed):
            client.line.send([""] * (MOST_PIECES + 2))
        assert is_closed(client) == 1009


def test_pings_that_nobody_reads_the_answers_to_fill_no_memory(server: Server) -> None:
    table, _ = server.open(new_device(), "friend", "friend", "friend")
    ask = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
    ask += "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    ask += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    pings = (b"\x89\xfd" + bytes(4) + b"p" * 125) * 1000
    with knock(server) as line:
        line.sendall(ask.encode())
        line.recv(10)
        before = memory_of(server)
        with suppress(ConnectionError):  # it is cut before long
            for _ in range(200):  # 26 MB, and the answers would be as much
                line.sendall(pings)
        assert memory_of(server) - before < 10_000


def memory_of(server: Server) -> int:
    """How much memory a server has, in kB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def test_whoever_is_refused_much_and_cut_off_is_not_left_behind(server: Server) -> None:
    """It had sent more than was answered, and the answers had nowhere to go."""
    device = new_device()
    table, _ = server.open(device, "me", "friend", "friend")
    with sit(server, table, device=device) as client:
        for _ in range(60):
            client.send(type="chat", text="\x07")
        client.line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        client.line.socket.close()
    deadline = time.monotonic() + 10
    while server.get(f"/api/tables/{table}")["players"][0]["here"]:
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ("", 400),
        ("nonsense", 400),
        ("[]", 400),
        ('{"game": "porto_carthago"}', 400),
        ('{"game": "chess", "seats": [{"kind": "me"}]}', 404),
        ('{"game": "porto_carthago", "seats": [{"kind": "me"}]}', 400),
        ('{"game": "porto_carthago", "seats": [{"kind": "cat"}]}', 400),
        ('{"game": "porto_carthago", "seats": [{"kind": "me"}], "colour": 1}', 400),
    ],
)
def test_bad_bodies_are_refused(server: Server, body: str, status: int) -> None:
    headers = {"Content-Type": "application/json"}
    answer = server.http.post(
        "/api/tables", content=body, headers={**headers, "Authorization": f"Bearer {new_device()}"}
    )
    assert answer.status_code == status, answer.text
    assert list(answer.json()) == ["error"]


def test_bad_wishes_are_refused(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    for more in (
        {"options": {"fly": True}},
        {"seed": -1},
        {"seed": 2**63},
        {"language": "xx"},
        {"seats": [{"kind": "bot", "pilot": "nobody"}] * 3},
        {"seats": [{"kind": "me", "pilot": "greedy"}, *seats[1:]]},
        {"seats": seats * 9},
    ):
        body = {"game": "porto_carthago", "name": "A", "seats": seats, **more}
        assert server.refused("POST", "/api/tables", new_device(), json=body)[0] == 400, more


def test_large_bodies_are_refused(server: Server) -> None:
    device = new_device()
    body = json.dumps({"game": "x" * 20_000, "seats": []})
    assert server.refused("POST", "/api/tables", device, content=body)[0] == 413
    assert server.refused("POST", "/api/saves", device, content=b"x" * 1_100_000)[0] == 413
    assert server.refused("GET", "/api/nothing")[0] == 404


def test_chat_is_told_to_all_as_it_is(server: Server) -> None:
    table, invites = server.open(new_device(), "friend", "friend", "friend")
    text = "<script>alert('1')</script> & \"{ $x }\" é 🙂"
    with sit(server, table, seat=invites[0]) as one, sit(server, table) as onlooker:
        onlooker.until(lambda m: m["type"] == "chat")
        one.send(type="chat", text=text + "\x07\x1b[31m")
        onlooker.until(lambda m: m["type"] == "chat")
        assert [entry["text"] for entry in onlooker.chat] == [text + "[31m"]
        assert (onlooker.chat[0]["seat"], onlooker.chat[0]["name"]) == (0, "Player 1")
        onlooker.send(type="chat", text="hello")
        assert "Only those" in onlooker.until(lambda m: m["type"] == "refused")["error"]
        one.send(type="chat", text=" \x07 ")
        assert one.until(lambda m: m["type"] == "refused")["error"]
    with sit(server, table) as late:
        late.until(lambda m: m["type"] == "chat")
        assert len(late.chat) == 1


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("a" + "\u0301" * 400 + "b", "á\u0301\u0301b"),
        ("\u0336\u0336above", "above"),  # on nothing of its own
        ("hi \u0301\u0301there", "hi there"),
        ("a\u202egnidaelsim\u202c \u2067x\u2069\u200f", "agnidaelsim x"),
        ("ภูมิ ❤\ufe0f 1\ufe0f\u20e3 שָׁלוֹם", "ภูมิ ❤\ufe0f 1\ufe0f\u20e3 שָׁלוֹם"),
    ],
)
def test_what_is_said_covers_and_turns_no_other_line(server: Server, said: str, told: str) -> None:
    table, invites = server.open(new_device(), "friend", "friend", "friend")
    with sit(server, table, seat=invites[0]) as one:
        one.send(type="chat", text=said)
        one.until(lambda m: m["type"] == "chat" and bool(m["entries"]))
        assert one.chat[-1]["text"] == unicodedata.normalize("NFC", told)
        one.send(type="chat", text="\u2800\u3164\u0301")
        assert one.until(lambda m: m["type"] == "refused")["error"] == "there is nothing to say"
