"""A server in a process of its own, and clients that talk to it over real sockets."""

from __future__ import annotations

import hashlib
import json
import os
import random
import secrets
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cothon.match.fair import pledge
from cothon.match.save import Save
from cothon.server.database import MIGRATIONS
from cothon.server.settings import without_limits
from tests.luck import BASE, deal
from tests.server import postgres
from tests.server.nursery import Forked

PATIENCE = 20.0
Message = dict[str, Any]
BOT = {"kind": "bot", "pilot": "random"}


class Server:
    """A server as users start it, or by another module, such as one with a further game."""

    is_forked = True  # which is quicker

    def __init__(
        self, folder: Path, module: str = "cothon.cli", url: str | None = None, **settings: str
    ) -> None:
        self.module = module
        self.database = folder / "cothon.db"
        self.url = url  # of a PostgreSQL instead
        self.settings = {
            "COTHON_PACE": "0",
            "COTHON_BOT_SEED": str(BASE + 1),
            **without_limits(),
            "COTHON_ABSENCE": "0",
            **settings,
        }
        self.start()

    def start(self, port: int = 0) -> None:
        """Start it, on any free port unless one is named, with the same database."""
        named = ["--database", self.url or str(self.database)]
        # A file, as a pipe that nobody empties would make it wait in the end.
        self.complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115
        command = [self.module, "serve", "--port", str(port), "--no-open", *named]
        env = {**os.environ, **self.settings}
        self.process: Forked | subprocess.Popen[str]
        if self.is_forked:
            self.process = Forked(command, env, self.complaints.fileno())
        else:
            self.process = subprocess.Popen(
                [sys.executable, "-m", *command],
                env=env,
                stdout=subprocess.PIPE,
                stderr=self.complaints,
                text=True,
            )
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        self.told, self.address = told, address_in(told)
        assert self.address.startswith("http://"), (told, self.process.poll())
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)

    def end(self, how: signal.Signals) -> str:
        """End it; what it complained about."""
        self.http.close()
        self.process.send_signal(how)
        self.process.communicate(timeout=PATIENCE)
        with self.complaints:
            self.complaints.seek(0)
            return self.complaints.read()

    def kill(self) -> None:
        """As if the power had failed."""
        self.end(signal.SIGKILL)

    def query(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Look into the database."""
        if self.url is not None:
            return postgres.ask(self.url, sql, *values)
        return ask_file(self.database, sql, *values)

    def saves(self, since: float = 0.0) -> list[tuple[str, str]]:
        """The tables opened since then, each as a save; also of a server that answers no more."""
        when = datetime.fromtimestamp(since, UTC).isoformat(timespec="milliseconds")
        tables = self.query(
            "select id, game, rules, material, seats, seed, key, options, position, base"
            " from tables where dealt and created >= ? order by created",
            when.replace("+00:00", "Z"),
        )
        found = []
        for name, game, rules, material, seats, seed, key, options, position, base in tables:
            made = self.query('select choice from moves where "table" = ? order by n', name)
            save = Save(
                game,
                rules,
                material,
                seats,
                seed if key is None else bytes.fromhex(key),
                json.loads(options),
                (*json.loads(base), *(choice for (choice,) in made)),
                None if position is None else json.loads(position),
            )
            found.append((name, save.to_json().strip()))
        return found

    # HTTP

    def call(
        self,
        method: str,
        path: str,
        device: str | None = None,
        invite: str | None = None,
        **more: Any,
    ) -> httpx.Response:
        """Any call, perhaps with an invite."""
        headers = {"Authorization": f"Bearer {device}"} if device else {}
        if invite is not None:
            headers["Cothon-Invite"] = invite
        return self.http.request(method, path, headers=headers, **more)

    def get(
        self, path: str, device: str | None = None, invite: str | None = None, **query: Any
    ) -> Any:
        """A call that must succeed."""
        answer = self.call("GET", path, device, invite, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, device: str | None, body: Any = None) -> Any:
        """A call that must succeed."""
        answer = self.call("POST", path, device, json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(
        self, method: str, path: str, device: str | None = None, **more: Any
    ) -> tuple[int, str]:
        """A call that must be refused, with one line that says why."""
        answer = self.call(method, path, device, **more)
        assert answer.status_code >= 400, answer.text
        body = answer.json()
        assert list(body) == ["error"]
        assert body["error"]
        assert "\n" not in body["error"]
        return answer.status_code, body["error"]

    def open(self, device: str, *kinds: str, **more: Any) -> tuple[str, dict[int, str]]:
        """A table with these seats, and the invites by seat."""
        body: dict[str, Any] = {
            "game": "porto_carthago",
            "name": "Hanno",
            "language": "en",
            "seats": [BOT if kind == "bot" else {"kind": kind} for kind in kinds],
            **more,
        }
        if "seed" not in body:
            body["seed"] = deal(str(body["game"]), len(body["seats"]))
        opened = self.post("/api/tables", device, body)
        return opened["table"], {invite["seat"]: invite["token"] for invite in opened["invites"]}


class Started(Server):
    """A server that is started by the command itself."""

    is_forked = False


def address_in(line: str) -> str:
    """Where a server is, by its first line in either form."""
    if line.startswith("{"):
        return str(json.loads(line)["address"])
    return line.removeprefix("Cothon is at ").partition(" ")[0]


def ask_file(file: Path, sql: str, *values: object) -> list[tuple[Any, ...]]:
    """Ask a database in a file."""
    connection = sqlite3.connect(file)
    try:
        return connection.execute(sql, values).fetchall()
    finally:
        connection.close()


def new_device() -> str:
    """A device token as a browser makes one up."""
    return uuid.uuid4().hex


class Client:
    """One socket, and what it has been told last."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.table: Message = {}
        self.gathering: Message = {}
        self.log: list[Message] = []
        self.names: Any = None
        self.chat: list[Message] = []
        self.hands: list[Message] = []
        self.raw: list[str] = []
        self.number = secrets.token_bytes(32)

    def hear(self, timeout: float = PATIENCE) -> Message:
        """The next message."""
        raw = self.line.recv(timeout=timeout)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: Message = json.loads(raw)
        if message["type"] == "table":
            assert message["log_from"] <= len(self.log)
            self.log = self.log[: message["log_from"]] + message["log"]
            self.names = message["names"] or self.names
            self.table = message
        elif message["type"] == "gathering":
            self.gathering = message
        elif message["type"] == "chat":
            self.chat += message["entries"]
        elif message["type"] == "hands":
            assert message["entries_from"] <= len(self.hands)
            self.hands = self.hands[: message["entries_from"]] + message["entries"]
        return message

    def until(self, test: Callable[[Message], bool]) -> Message:
        """Listen until a message passes a test."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            message = self.hear()
            if test(message):
                return message
        raise AssertionError("nothing of the kind was said")

    def until_table(self, test: Callable[[Message], bool]) -> Message:
        """Listen until the table passes a test; it may do so already."""
        if self.table and test(self.table):
            return self.table
        return self.until(lambda m: m["type"] == "table" and test(m))

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.line.send(json.dumps(message))

    def move(self, choice: int | str | list[str], **more: Any) -> str:
        """Send a choice for the present moment; its id."""
        name = uuid.uuid4().hex
        at = {"n": self.table["n"], "version": self.table["version"], "id": name, **more}
        self.send(type="move", choice=choice, **at)
        return str(at["id"])

    def undo(self, **more: Any) -> str:
        """Ask to take the last choice back; the id of that."""
        name = uuid.uuid4().hex
        at = {"n": self.table["n"], "version": self.table["version"], "id": name, **more}
        self.send(type="undo", **at)
        return name

    def answer(self, name: str) -> Message:
        """What is said to a move or an undo."""
        return self.until(lambda m: name in (m.get("acknowledges"), m.get("id")))

    def play(self, choice: int) -> Message:
        """Make a choice; it must be acknowledged."""
        said = self.answer(self.move(choice))
        assert said["type"] == "table", said
        return said

    def until_gathering(self, test: Callable[[Message], bool]) -> Message:
        """Listen until a table that is not dealt passes a test; it may do so already."""
        if self.gathering and test(self.gathering):
            return self.gathering
        return self.until(lambda m: m["type"] == "gathering" and test(m))

    def pledge(self, **more: Any) -> None:
        """Pledge a number for the deal."""
        at = {"attempt": self.gathering["attempt"], "hash": pledge(self.number), **more}
        self.send(type="pledge", **at)

    def reveal(self, **more: Any) -> None:
        """Tell the number, when nobody can pledge any more."""
        self.until_gathering(lambda m: m["phase"] == "revealing")
        at = {"attempt": self.gathering["attempt"], "number": self.number.hex(), **more}
        self.send(type="number", **at)

    def refusal(self) -> str:
        """Why something is refused."""
        return str(self.until(lambda m: m["type"] == "refused")["error"])

    def is_asked(self) -> bool:
        """Has this client's seat to choose?"""
        return bool(self.table["options"])

    @staticmethod
    def is_asked_in(table: Message) -> bool:
        """Has the seat that a message is for to choose, or is the game over?"""
        return bool(table["options"]) or bool(table["over"])

    def sync(self) -> Message:
        """Ask for everything, and hear it."""
        self.send(type="sync")
        return self.until(lambda m: m["type"] == "table" and m["names"] is not None)


def device_of(invite: str) -> str:
    """The device that claims an invite in tests which do not name one."""
    return hashlib.sha256(invite.encode()).hexdigest()


def claim(server: Server, table: str, invite: str) -> str:
    """The device of an invite, which has claimed it now."""
    device = device_of(invite)
    card = server.get(f"/api/tables/{table}", device)
    if not any(player["mine"] for player in card["players"]):
        server.post(f"/api/tables/{table}/claim", device, {"token": invite})
    return device


@contextmanager
def sit(
    server: Server,
    table: str,
    device: str | None = None,
    seat: str | None = None,
    **query: str,
) -> Iterator[Client]:
    """A client at a table, which has seen it once; with an invite, its device claims it first."""
    if seat is not None:
        device = claim(server, table, seat)
    address = server.address.replace("http", "ws", 1)
    headers = {"Authorization": f"Bearer {device}"} if device else {}
    path = f"{address}/api/tables/{table}/socket?{urlencode(query)}"
    # Whoever has not listened to the end is not waited for.
    with connect(path, additional_headers=headers, close_timeout=0.5) as line:
        client = Client(line)
        client.until(lambda m: m["type"] in ("table", "gathering", "refused"))
        yield client


def deal_together(*clients: Client) -> None:
    """All give a number, and the table is dealt."""
    for client in clients:
        client.pledge()
    for client in clients:
        client.reveal()
    for client in clients:
        client.until_table(lambda m: True)


def settled(*clients: Client) -> int:
    """Wait until all have seen the same version and somebody among them, or nobody, is asked."""
    while len({client.table["version"] for client in clients}) > 1:
        behind = min(clients, key=lambda client: int(client.table["version"]))
        behind.until_table(lambda m, seen=behind.table: m["version"] > seen["version"])  # type: ignore[misc]
    return int(clients[0].table["version"])


def play_on(luck: random.Random, clients: list[Client], moves: int = 10_000) -> int:
    """Let clients choose at random whenever one of them is asked; how many choices it were."""
    made = 0
    while made < moves:
        settled(*clients)
        if clients[0].table["over"]:
            break
        asked = [client for client in clients if client.is_asked()]
        owing = [client for client in asked if client.table["eyes"] in client.table["asked"]]
        if not owing:  # a bot thinks
            clients[0].hear()
            continue
        option = luck.choice(owing[0].table["options"])
        owing[0].play(option["id"])
        made += 1
    return made


def is_closed(client: Client) -> int | None:
    """Listen until the line is closed; the code."""
    try:
        while True:
            client.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def put_back(database: Path, revision: str) -> None:
    """Give a file the form that it had at an earlier migration."""
    engine = create_engine(f"sqlite:///{database}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
    engine.dispose()
