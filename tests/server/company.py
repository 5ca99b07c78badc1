"""People who play on whatever happens, and a ledger of what they were promised.

Each has a device and a seat. Whoever is cut off comes back, and sends the move that was not
acknowledged once more, with the same id. In the end the ledger is compared with the log of moves.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
import uuid
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from cothon.words import say
from tests.server.harness import BOT, Message, new_device

TROUBLE: Final = say("en", "server-trouble")
SILENCE: Final = 8.0  # seconds without a word, after which somebody asks
LONGEST: Final = 30.0  # seconds for an answer; then the line is taken for dead
# In one statement, so of one moment: bots may still play.
ALL: Final = """
    SELECT 'made', n, seat, move_id FROM moves WHERE "table" = ?
    UNION ALL SELECT 'sealed', 0, seat, move_id FROM sealed WHERE "table" = ?
    UNION ALL SELECT 'table', n, 0, '' FROM tables WHERE id = ? ORDER BY 1, 2"""
BROKEN: Final = (OSError, TimeoutError, WebSocketException, EOFError)

Address = Callable[[], str]  # where to come to, this time
Rows = Sequence[tuple[int, int, str]]  # of the log: number, seat, id


@dataclass(frozen=True)
class Sent:
    """A move, as it was sent."""

    id: str
    seat: int
    n: int
    version: int
    choice: int
    alone: bool  # nobody else was asked: it is the next in the log

    @property
    def message(self) -> str:
        """What goes over the line."""
        at = {"n": self.n, "version": self.version, "choice": self.choice, "id": self.id}
        return json.dumps({"type": "move", **at})


@dataclass
class Ledger:
    """What was sent at a table, and what was promised, in order."""

    table: str
    sent: dict[str, Sent] = field(default_factory=dict)
    acknowledged: list[Sent] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def compare(self, rows: Rows, sealed: Sequence[str] = ()) -> tuple[int, int]:
        """How many moves were lost and how many doubled; what else is wrong is complained about."""
        places: dict[str, list[int]] = {}
        for n, _, name in rows:
            places.setdefault(name, []).append(n)
        if [n for n, _, _ in rows] != list(range(len(rows))):
            self.complaints.append("the log has gaps")
        strange = [name for name in places if name not in self.sent and name[:4] != "bot-"]
        if strange:
            self.complaints.append(f"nobody sent {strange}")
        lost = [move for move in self.acknowledged if move.id not in {*places, *sealed}]
        for move in self.acknowledged:
            n = places.get(move.id, [move.n])[0]
            if n < move.n or (move.alone and n != move.n):
                self.complaints.append(f"{move} stands at {n}")
        for seat in {move.seat for move in self.acknowledged}:
            order = [
                places[move.id][0]
                for move in self.acknowledged
                if move.seat == seat and move.id in places
            ]
            if order != sorted(set(order)):
                self.complaints.append(f"seat {seat} was promised another order")
        return len(lost), sum(len(found) - 1 for found in places.values())


class Player:
    """Somebody at a seat, by lot."""

    def __init__(
        self, ledger: Ledger, device: str, address: Address, luck: random.Random, think: float
    ) -> None:
        self.ledger = ledger
        self.device = device
        self.address = address
        self.luck = luck
        self.think = think  # seconds before a move, at most
        self.pending: Sent | None = None
        self.table: Message = {}
        self.heard = 0.0  # when something was said last
        self.refused: Counter[str] = Counter()
        self.closed: Counter[int | None] = Counter()
        self.longest = 0.0  # seconds from the first try of a move to its acknowledgement
        self.began = 0.0

    async def play(self) -> None:
        """Come, and come again."""
        headers = {"Authorization": f"Bearer {self.device}"}
        while not self.is_over:
            try:
                url = f"{self.address()}/api/tables/{self.ledger.table}/socket"
                async with connect(
                    url.replace("http", "ws", 1),
                    additional_headers=headers,
                    open_timeout=LONGEST,
                    close_timeout=1,
                    ping_interval=None,
                ) as line:
                    await self.attend(line)
            except ConnectionClosed as closed:
                self.closed[closed.rcvd.code if closed.rcvd else None] += 1
            except BROKEN:
                self.closed[None] += 1
            await asyncio.sleep(self.luck.uniform(0.05, 0.4))

    @property
    def is_over(self) -> bool:
        """Is the game over?"""
        return bool(self.table) and bool(self.table["over"])

    async def attend(self, line: ClientConnection) -> None:
        """Listen and choose, as long as the line holds."""
        if self.pending is not None:
            await line.send(self.pending.message)
        while not self.is_over:
            try:
                async with asyncio.timeout(SILENCE):  # `wait_for` may lose a cancellation
                    raw = await line.recv()
            except TimeoutError:
                await line.send('{"type": "sync"}')
                async with asyncio.timeout(LONGEST):
                    raw = await line.recv()
            self.heard = time.monotonic()
            await self.hear(line, json.loads(raw))

    async def hear(self, line: ClientConnection, message: Message) -> None:
        """One message."""
        if message["type"] == "table":
            self.look(message)
            if self.is_asked and self.pending is None:
                await asyncio.sleep(self.luck.uniform(0, self.think))
                await self.choose(line)
        elif message["type"] in ("refused", "resync"):
            await self.hear_refusal(line, message)

    def look(self, table: Message) -> None:
        """The table goes on; what was sent may be acknowledged."""
        if self.table and (table["version"], table["n"]) < (self.table["version"], self.table["n"]):
            self.ledger.complaints.append(f"{self.table['version']} fell to {table['version']}")
        self.table = table
        if self.pending is not None and table["acknowledges"] == self.pending.id:
            self.ledger.acknowledged.append(self.pending)
            self.longest = max(self.longest, time.monotonic() - self.began)
            self.pending = None

    @property
    def is_asked(self) -> bool:
        """Has this seat still to choose?"""
        return bool(self.table["options"]) and self.table["eyes"] in self.table["asked"]

    async def choose(self, line: ClientConnection) -> None:
        """Send a choice."""
        option = self.luck.choice(self.table["options"])
        n, version, seat = self.table["n"], self.table["version"], self.table["eyes"]
        name = f"{self.luck.getrandbits(96):024x}"
        alone = self.table["asked"] == [seat] and not self.table["sealed"]
        self.pending = Sent(name, seat, n, version, option["id"], alone)
        self.began = time.monotonic()
        self.ledger.sent[name] = self.pending
        await line.send(self.pending.message)

    async def hear_refusal(self, line: ClientConnection, message: Message) -> None:
        """Trouble is temporary, and another moment means to look again; all else is wrong."""
        self.refused[message["error"]] += 1
        is_mine = self.pending is not None and message["id"] == self.pending.id
        if message["type"] == "resync":
            self.pending = None if is_mine else self.pending
        elif message["error"] != TROUBLE:
            self.ledger.complaints.append(f"refused: {message['error']}")
        elif is_mine and self.pending is not None:
            await asyncio.sleep(self.luck.uniform(0.1, 0.5))
            await line.send(self.pending.message)


class Company:
    """Everybody at all tables of some servers."""

    def __init__(self, address: Address, luck: random.Random, think: float = 0.0) -> None:
        self.address = address
        self.luck = luck
        self.think = think
        self.ledgers: list[Ledger] = []
        self.players: dict[str, list[Player]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.answers: Counter[int] = Counter()  # of HTTP, by status

    async def call(self, method: str, path: str, device: str, **more: Any) -> Any:
        """A call that is tried until it is answered."""
        while True:
            try:
                async with httpx.AsyncClient(timeout=LONGEST) as http:
                    answer = await http.request(
                        method,
                        f"{self.address()}{path}",
                        headers={"Authorization": f"Bearer {device}"},
                        **more,
                    )
                self.answers[answer.status_code] += 1
                if answer.status_code < 500:
                    return answer.json()
            except httpx.HTTPError:
                pass
            await asyncio.sleep(0.2)

    async def ask_for(self, seats: Sequence[Message], host: str, game: str) -> Message:
        """A table with these seats; what is told of it."""
        seed = self.luck.getrandbits(31)
        body = {"game": game, "name": "Hanno", "language": "en", "seats": seats, "seed": seed}
        opened: Message = await self.call("POST", "/api/tables", host, json=body)
        return opened

    async def open(self, people: int, bots: int, game: str = "porto_carthago") -> Ledger:
        """A table, at which everybody sits down."""
        devices = [new_device() for _ in range(people)]
        seats = [{"kind": "me"}, *[{"kind": "friend"}] * (people - 1), *[BOT] * bots]
        opened = await self.ask_for(seats, devices[0], game)
        ledger = Ledger(opened["table"])
        for device, invite in zip(devices[1:], opened["invites"], strict=True):
            # The answer may be lost: then a second claim is refused, and the seat is theirs.
            claim = {"token": invite["token"], "name": uuid.uuid4().hex[:8]}
            await self.call("POST", f"/api/tables/{ledger.table}/claim", device, json=claim)
        self.ledgers.append(ledger)
        self.players[ledger.table] = []
        for device in devices:
            luck = random.Random(self.luck.getrandbits(64))
            player = Player(ledger, device, self.address, luck, self.think)
            self.players[ledger.table].append(player)
            self.start(player.play())
        return ledger

    def start(self, doing: Any) -> None:
        """Do something meanwhile."""
        self.tasks.add(asyncio.create_task(doing))

    async def keep_open(self, people: int, bots: int, game: str) -> None:
        """There is always such a table: after the end of one, another is opened."""
        while True:
            ledger = await self.open(people, bots, game)
            while not self.is_over(ledger):
                await asyncio.sleep(0.5)

    def is_over(self, ledger: Ledger) -> bool:
        """Has somebody seen the end?"""
        return any(player.is_over for player in self.players[ledger.table])

    def moments(self) -> dict[str, int]:
        """How far each table is that is not over, as its people know."""
        return {
            ledger.table: max(player.table.get("n", -1) for player in self.players[ledger.table])
            for ledger in self.ledgers
            if not self.is_over(ledger)
        }

    async def went_on(self, within: float, moves: int = 4) -> None:
        """Wait until every table has gone on by some moves, or ended: all who sit there know."""
        before = self.moments()
        deadline = time.monotonic() + within
        while still := {
            table: n
            for table, n in self.moments().items()
            if table in before
            and min(p.table.get("n", -1) for p in self.players[table]) < before[table] + moves
        }:
            assert time.monotonic() < deadline, f"these stand still: {still}; before: {before}"
            await asyncio.sleep(0.1)

    async def leave(self) -> None:
        """Everybody goes."""
        staying = set(self.tasks)
        while staying:  # a library may swallow a cancellation that comes while a line is closed
            for task in staying:
                task.cancel()
            _, staying = await asyncio.wait(staying, timeout=2)
        wrong = [task.exception() for task in self.tasks if not task.cancelled()]
        assert not any(wrong), wrong

    @property
    def acknowledged(self) -> int:
        """How many moves were acknowledged."""
        return sum(len(ledger.acknowledged) for ledger in self.ledgers)

    @property
    def refused(self) -> Counter[str]:
        """What was refused, by reason."""
        return sum((p.refused for some in self.players.values() for p in some), Counter())

    def compare(self, query: Callable[..., list[tuple[Any, ...]]]) -> tuple[int, int]:
        """Compare all ledgers with a database: what is lost, what is doubled; all else is wrong."""
        lost = doubled = 0
        for ledger in self.ledgers:
            of = ledger.table
            found = query(ALL, of, of, of)
            (n,) = (n for kind, n, _, _ in found if kind == "table")
            rows = [(n, seat, name) for kind, n, seat, name in found if kind == "made"]
            sealed = [name for kind, _, _, name in found if kind == "sealed"]
            gone, twice = ledger.compare(rows, sealed)
            lost, doubled = lost + gone, doubled + twice
            if n != len(rows):
                ledger.complaints.append(f"the table is at {n}, its log at {len(rows)}")
            assert not ledger.complaints, (of, ledger.complaints[:5])
        return lost, doubled
