"""Odd requests: whatever comes in is answered with one line that says why, never with 500."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest

from cothon.server import static_files
from cothon.server.refusal import Refusal
from tests.server.harness import Server, new_device

DEEP = b"[" * 8000 + b"]" * 8000
ODD_BODIES = {
    "nested": DEEP,
    "nested without end": b"[" * 16_000,
    "nested objects": b'{"a":' * 2600 + b"1" + b"}" * 2600,
    "nested in a field": b'{"game": "neptun", "seats": [{"kind": "me"}], "options": ' + DEEP[:8000],
    "not UTF-8": b'{"token": "\xff\xfe"}',
    "half a surrogate pair": b'{"token": "\\ud800"}',
    "UTF-16": '{"token": "a"}'.encode("utf-16"),
    "a mark of byte order": b"\xef\xbb\xbf{}",
    "a huge number": b'{"seed": ' + b"9" * 5000 + b"}",
    "no number": b'{"n": NaN}',
    "beyond all numbers": b'{"n": 1e400}',
    "nothing": b"",
    "null": b"null",
    "a list": b"[1]",
    "two of them": b"{}{}",
    "the same key twice": b'{"token": "a", "token": 1, "pilot": "a", "pilot": 1}',
    "a long key": b'{"options": {"' + b"k" * 10_000 + b'": true}}',
    "an archive": b"\x1f\x8b\x08\x00",
}
KINDS = [
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "application/msgpack",
    "application/json; charset=utf-16",
    ";;;charset=",
]


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    """A table of the device `HOST`."""
    return server.open(HOST, "me", "friend", "friend")[0]


HOST = new_device()


def bodied(table: str) -> list[str]:
    """The calls that take a body."""
    at = f"/api/tables/{table}"
    return ["/api/tables", "/api/saves", f"{at}/claim", f"{at}/branch", f"{at}/seats/0/bot"]


def said(server: Server, request: bytes) -> tuple[int, bytes]:
    """The status and the body of the answer to bytes that no library would send."""
    host, _, port = server.address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), timeout=5) as line:
        line.sendall(request.replace(b"Host: x", b"Host: x\r\nConnection: close", 1))
        answer = b""
        while more := line.recv(65_536):
            answer += more
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), body


@pytest.mark.parametrize("name", ODD_BODIES)
def test_odd_bodies_are_refused(server: Server, table: str, name: str) -> None:
    for path in bodied(table):
        status, why = server.refused("POST", path, HOST, content=ODD_BODIES[name])
        assert status == 400, (path, why)


@pytest.mark.parametrize("kind", KINDS)
def test_a_body_of_another_kind_is_read_as_json(server: Server, table: str, kind: str) -> None:
    headers = {"Content-Type": kind, "Authorization": f"Bearer {HOST}"}
    for path in bodied(table):
        answer = server.http.post(path, content=b"a=b", headers=headers)
        assert answer.status_code == 400, path
        assert list(answer.json()) == ["error"]


def test_a_body_that_comes_in_pieces_has_the_same_limits(server: Server) -> None:
    def pieces(count: int, last: bytes) -> bytes:
        piece = b"1000\r\n" + b" " * 0x1000 + b"\r\n"
        return piece * count + b"%x\r\n%s\r\n0\r\n\r\n" % (len(last), last)

    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n"
    head += b"Authorization: Bearer " + HOST.encode() + b"\r\n\r\n"
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    body = json.dumps({"game": "porto_carthago", "seats": seats}).encode()
    assert said(server, head + pieces(3, body))[0] == 201
    assert said(server, head + pieces(4, body))[0] == 413


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/a%00b",
        "/assets/%00",
        "/%d8%00",
        "/%ff",
        "/%ed%a0%80",
        "/" + "a" * 9000,
        "/%2e%2e",
        "//etc/passwd",
        "/%",
        "*",
        "/api/rules/%00",
        "/api/tables/%00",
        "/api/tables/%ff/moment",
        "/api/tables/" + "a" * 300,
        "/api/tables/Ω/save",
        "/schema/%00",
    ],
)
def test_odd_paths_are_not_found(server: Server, path: str) -> None:
    assert said(server, f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())[0] in (400, 404)


@pytest.mark.parametrize("name", ["a" * 300, "a/" * 3000, "\x00", "a\x00b", "\ud800"])
def test_names_that_no_file_can_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(static_files, "FOLDER", tmp_path)
    with pytest.raises(Refusal) as refused:
        static_files.file(name, static_files.FRESH)
    assert refused.value.status == 404


@pytest.mark.parametrize("number", ["-1", "99", "9" * 30, "9" * 5000, "x", "", "NaN", "1_0", "%00"])
def test_odd_numbers_are_refused(server: Server, table: str, number: str) -> None:
    at = f"/api/tables/{table}"
    for path in (f"{at}/moment?n={number}", f"{at}/moment?eyes={number}"):
        assert server.refused("GET", path, HOST)[0] in (400, 404), path
    for action, body in (("bot", {"pilot": "random"}), ("back", None), ("link", None)):
        path = f"{at}/seats/{number}/{action}"
        assert server.refused("POST", path, HOST, json=body)[0] in (400, 403, 404), path
    if number != "99":
        assert server.refused("POST", f"{at}/begin?attempt={number}", HOST)[0] == 400


@pytest.mark.parametrize("query", ["language=xx", "language=%ff", "language=", "language=%00"])
def test_languages_that_nobody_speaks_are_refused(server: Server, table: str, query: str) -> None:
    at = f"/api/tables/{table}"
    for path in ("/api/games", "/api/tables", "/api/rules/neptun", at, f"{at}/moment"):
        assert server.refused("GET", f"{path}?{query}", HOST)[0] == 400, path


@pytest.mark.parametrize(
    "value",
    [b"x", b"Bearer", b"Bearer ", b"Basic abc", b"Bearer \xff\xff", b"Bearer " + b"a" * 999],
)
def test_garbage_is_no_device(server: Server, table: str, value: bytes) -> None:
    for path in ("/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/moment"):
        request = f"GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: ".encode() + value
        assert said(server, request + b"\r\n\r\n")[0] == 401, path


@pytest.mark.parametrize("value", [b"", b"\xff\xfe\x80", b"a" * 9000, b'";--'])
def test_garbage_is_no_invite(server: Server, table: str, value: bytes) -> None:
    request = f"GET /api/tables/{table} HTTP/1.1\r\nHost: x\r\nCothon-Invite: ".encode() + value
    status, body = said(server, request + b"\r\n\r\n")
    assert status == 400 if len(value) > 200 else (status, bool(json.loads(body)["closed"]))


@pytest.mark.parametrize("method", ["HEAD", "PUT", "DELETE", "PATCH", "TRACE", "PROPFIND"])
def test_other_methods_are_told_which_there_are(server: Server, method: str) -> None:
    for path in ("/", "/api/games", "/api/tables", "/api/saves", "/schema"):
        answer = server.http.request(method, path)
        assert answer.status_code == 405, path
        assert set(answer.headers["allow"].split(", ")) <= {"GET", "POST", "OPTIONS"}
    assert server.http.request("OPTIONS", "/api/saves").status_code == 204
