"""Limits: whoever does too much waits, and others hardly notice."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.sync.client import connect

import cothon
from cothon.server.limits import DAY, GROUP, MINUTE, Crowd, Limit
from cothon.server.refusal import Told
from cothon.words import say
from tests.luck import BASE
from tests.server.harness import PATIENCE, Client, Server, is_closed, new_device, sit

SEATS = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
TOO_FAST = say("en", "server-too-fast")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that allows little."""
    bounds = {
        "COTHON_TABLES_PER_MINUTE": "2",
        "COTHON_CHATS_PER_MINUTE": "3",
        "COTHON_UNDOS_PER_MINUTE": "4",
        "COTHON_MESSAGES_PER_MINUTE": "60",
        "COTHON_LOOKS_PER_MINUTE": "60",
    }
    server = Server(tmp_path_factory.mktemp("strict"), **bounds)
    yield server
    server.kill()


def upload(server: Server, device: str) -> tuple[int, str]:
    """Try to open a save; the status, and what is said."""
    save = cothon.new("neptun", 3, BASE).save.to_json()
    answer = server.call("POST", "/api/saves", device, content=save)
    return answer.status_code, answer.json().get("error", "")


def test_a_device_opens_only_so_many_saves_a_day_and_an_address_some_more(tmp_path: Path) -> None:
    server, device = Server(tmp_path, COTHON_SAVES_PER_DAY="2"), new_device()
    try:
        refused = (429, say("en", "server-too-many-saves"))
        assert [upload(server, device) for _ in range(3)] == [(201, ""), (201, ""), refused]
        made_up = [upload(server, new_device()) for _ in range(2 * GROUP - 1)]
        assert made_up == [(201, "")] * (2 * GROUP - 2) + [refused]
        assert open_one(server, device) == 201  # other tables are not counted
    finally:
        server.kill()


def test_a_device_plays_on_from_only_so_many_moments_a_day(tmp_path: Path) -> None:
    server, device = Server(tmp_path, COTHON_BRANCHES_PER_DAY="2"), new_device()
    save = cothon.new("neptun", 3, BASE).save.to_json()
    opened = server.call("POST", "/api/saves", device, content=save).json()["table"]
    wish = {"n": 0, "seat": 0, "pilot": "random", "name": "A", "language": "en"}

    def play_on(device: str) -> tuple[int, str]:
        answer = server.call("POST", f"/api/tables/{opened}/branch", device, json=wish)
        return answer.status_code, answer.json().get("error", "")

    try:
        refused = (429, say("en", "server-too-many-branches"))
        assert [play_on(device) for _ in range(3)] == [(201, ""), (201, ""), refused]
        made_up = [play_on(new_device()) for _ in range(2 * GROUP - 1)]
        assert made_up == [(201, "")] * (2 * GROUP - 2) + [refused]
        assert upload(server, device)[0] == open_one(server, device) == 201
    finally:
        server.kill()


def test_a_limit_of_a_day_comes_back_in_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 0.0
    monkeypatch.setattr("cothon.server.limits.time.monotonic", lambda: moment)
    limit = Limit(2, DAY)
    assert [limit.allows("one") for _ in range(3)] == [True, True, False]
    moment = MINUTE
    assert not limit.allows("one")
    moment = DAY / 2 + MINUTE
    assert [limit.allows("one") for _ in range(2)] == [True, False]


def open_one(server: Server, device: str) -> int:
    """Try to open a table; the status."""
    body = {"game": "porto_carthago", "name": "A", "seats": SEATS}
    return server.call("POST", "/api/tables", device, json=body).status_code


def refusals(client: Client, **message: object) -> list[str]:
    """Send the same thing again and again; why it was refused, if it was."""
    for _ in range(8):
        client.send(**message)
    client.send(type="chat", text="\x07")  # is always refused, and so ends the row
    found: list[str] = []
    while len(found) < 9 and (not found or found[-1] != "there is nothing to say"):
        found.append(client.until(lambda m: m["type"] in ("refused", "resync"))["error"])
        if found[-1] == TOO_FAST:
            break
    return found


def test_a_device_opens_only_so_many_tables_and_an_address_some_more(strict: Server) -> None:
    device = new_device()
    assert [open_one(strict, device) for _ in range(3)] == [201, 201, 429]
    made_up = [open_one(strict, new_device()) for _ in range(2 * GROUP)]
    assert made_up[0] == 201
    assert made_up[-1] == 429


def test_chat_and_undo_have_limits_of_their_own(strict: Server) -> None:
    device = new_device()
    table = strict.query("select id from tables")[0][0]
    with sit(strict, table, device=device) as onlooker:
        assert TOO_FAST in refusals(onlooker, type="chat", text="again")
        assert TOO_FAST in refusals(onlooker, type="undo", n=0, version=0, id="back")


def test_a_device_sends_only_so_much(strict: Server) -> None:
    table = strict.query("select id from tables")[0][0]
    with sit(strict, table, device=new_device()) as client:
        for _ in range(70):
            client.send(type="sync")
        assert client.until(lambda m: m["type"] == "refused")["error"] == TOO_FAST


def test_everything_once_more_is_a_look(tmp_path: Path) -> None:
    """It takes a while: the whole log and the whole chat are put together and compressed."""
    server = Server(tmp_path, COTHON_LOOKS_PER_MINUTE="5")
    device = new_device()
    table, _ = server.open(device, "me", "bot", "bot")
    with sit(server, table, device=device) as client:
        for _ in range(5):
            client.send(type="sync")
        client.send(type="chat", text="still heard")
        said = client.until(lambda m: m["type"] == "refused" or bool(m.get("entries")))
        assert said["type"] == "chat"
        for again in ({"type": "sync"}, {"type": "language", "language": "fr"}):
            client.send(**again)
            assert client.until(lambda m: m["type"] == "refused")["error"] == TOO_FAST
    server.kill()


def test_several_things_at_once_are_a_look_and_single_ones_are_not(tmp_path: Path) -> None:
    """All orders of what fits nowhere are tried out before it is refused."""
    server = Server(tmp_path, COTHON_LOOKS_PER_MINUTE="4")
    table, invites = server.open(new_device(), "friend", "friend", "friend")
    try:
        with ExitStack() as stack:
            clients = [stack.enter_context(sit(server, table, seat=invites[n])) for n in range(3)]
            client = next(client for client in clients if client.is_asked())
            first, other = [option["id"] for option in client.table["options"][:2]]
            found = [refused_list(client, [first, other, first]) for _ in range(5)]
            assert found == [say("en", "server-not-together")] * 4 + [TOO_FAST]
            client.play(first)
    finally:
        server.kill()


def test_to_look_through_other_eyes_is_a_look(tmp_path: Path) -> None:
    """All of the log is told once more; whoever passes a screen on does so much more slowly."""
    server = Server(tmp_path, COTHON_LOOKS_PER_MINUTE="4")
    device = new_device()
    table, _ = server.open(device, "me", "beside", "beside")
    try:
        with sit(server, table, device=device) as client:
            for seat in (1, 2, 0, 1):
                client.send(type="look", seat=seat)
                client.until_table(lambda m, seat=seat: m["eyes"] == seat)  # type: ignore[misc]
            client.send(type="look", seat=2)
            assert client.refusal() == TOO_FAST
            assert client.table["eyes"] == 1
    finally:
        server.kill()


def refused_list(client: Client, wanted: list[int]) -> str:
    """Why several things at once are refused."""
    at = {"n": client.table["n"], "version": client.table["version"]}
    client.send(type="move", choice=wanted, id="several", **at)
    return str(client.answer("several")["error"])


def test_a_device_and_a_table_have_only_so_many_lines(tmp_path: Path) -> None:
    server = Server(tmp_path, COTHON_LINES_PER_DEVICE="3", COTHON_LINES_PER_TABLE="6")
    table, _ = server.open(new_device(), "friend", "bot", "bot")
    device = new_device()
    with sit(server, table, device=device), sit(server, table, device=device):
        with sit(server, table, device=device), sit(server, table, device=device) as more:
            assert more.raw[0] == f'{{"type":"refused","id":null,"error":"{MANY}"}}'
            assert is_closed(more) == 1013
            with ExitStack() as stack:
                others = [stack.enter_context(sit(server, table, new_device())) for _ in range(4)]
                assert [MANY in other.raw[0] for other in others] == [False] * 3 + [True]
        assert finds_room(server, table, device)  # whoever goes makes room
    server.kill()


def finds_room(server: Server, table: str, device: str) -> bool:
    """Is a device let in, if not at once? A goodbye is answered before the line is let go."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with sit(server, table, device) as client:
            if MANY not in client.raw[0]:
                return True
        time.sleep(0.05)
    return False


def test_whoever_has_a_seat_finds_room_however_many_look_on(tmp_path: Path) -> None:
    server = Server(tmp_path, COTHON_LINES_PER_TABLE="3")
    owner = new_device()
    table, _ = server.open(owner, "me", "bot", "bot")
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(sit(server, table))
        assert MANY in stack.enter_context(sit(server, table)).raw[0]
        assert stack.enter_context(sit(server, table, device=owner)).table["eyes"] == 0
    server.kill()


def test_one_address_does_not_fill_a_table(tmp_path: Path) -> None:
    bounds = {"COTHON_LINES_PER_TABLE": "6", "COTHON_LINES_PER_ADDRESS_PER_TABLE": "2"}
    server = Server(tmp_path, **bounds)
    owner = new_device()
    table, _ = server.open(owner, "friend", "bot", "bot")
    path = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"

    def look_on(number: int) -> str:
        source = (f"127.0.2.{number}", 0)
        return str(stack.enter_context(connect(path, source_address=source)).recv(timeout=20))

    with ExitStack() as stack:
        told = [MANY in look_on(number) for number in (1, 1, 1, 2, 2, 2, 3, 3, 4)]
        assert told == [False, False, True] * 2 + [False, False, True]
        assert stack.enter_context(sit(server, table, device=owner)).table["host"]
        elsewhere, _ = server.open(owner, "friend", "bot", "bot")
        path = path.replace(table, elsewhere)
        assert MANY not in look_on(1)
    server.kill()


MANY = say("en", "server-too-many")


def test_an_address_asks_for_only_so_many_moments(strict: Server) -> None:
    table = strict.query("select id from tables")[0][0]
    path = f"/api/tables/{table}/moment"
    assert 429 in [strict.call("GET", path).status_code for _ in range(70)]
    assert strict.call("GET", "/api/games").status_code == 200


def test_lists_of_tables_are_looks(tmp_path: Path) -> None:
    """Of a hundred tables it has a hundred kilobytes."""
    server, device = Server(tmp_path, COTHON_LOOKS_PER_MINUTE="4"), new_device()
    try:
        calls = ("/api/tables", "/api/tables/", "//api/tables")
        found = [
            server.call("GET", server.address + call, device).status_code for call in calls * 2
        ]
        assert found == [200] * 4 + [429] * 2
        assert server.call("GET", "/api/games").status_code == 200
    finally:
        server.kill()


def test_files_of_the_client_have_a_limit_of_their_own(tmp_path: Path) -> None:
    """Whoever watches the server is never refused, and further slashes change nothing."""
    server = Server(tmp_path, COTHON_FILES_PER_MINUTE="9", COTHON_REQUESTS_PER_MINUTE="6")

    def status(path: str) -> int:
        return server.call("GET", f"{server.address}{path}").status_code

    try:
        pages = ("/", "/table/abc", "/assets/nothing.js", "//", "//assets/nothing.js", "/icon/")
        found = [status(page) for page in pages * 2]
        assert 429 not in found[:9]
        assert found[9:] == [429] * 3
        calls = ("/api/games", "//api/games", "/schema", "/api//games/")
        found = [status(call) for call in calls * 2]
        assert found == [200] * 6 + [429] * 2
        watched = ("/health", "/ready", "/metrics", "//health")
        assert [status(path) for path in watched] == [200] * 4
    finally:
        server.kill()


def test_a_limit_lets_go_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("cothon.server.limits.time.monotonic", lambda: clock[0])
    limit = Limit(6)
    assert [limit.allows("one", "here") for _ in range(7)] == [True] * 6 + [False]
    clock[0] = 10.0
    assert [limit.allows("one", "here") for _ in range(2)] == [True, False]
    others = [limit.allows(f"device {number}", "here") for number in range(6 * GROUP)]
    assert 0 < others.index(False) <= 6 * GROUP
    assert limit.allows("one", "elsewhere") is False
    assert limit.allows("another", "elsewhere")
    assert all(Limit(0).allows("anybody") for _ in range(100))


def test_a_crowd_counts_who_is_inside() -> None:
    crowd = Crowd(device=1, table=2)
    with crowd.room(device="a", table="t"):
        with pytest.raises(Told), crowd.room(device="a", table="u"):
            pass
        with crowd.room(device="b", table="t"), pytest.raises(Told):  # noqa: SIM117
            with crowd.room(device="c", table="t"):
                pass
    assert not crowd.inside
