"""Several devices at a table do all that can be done there, sense and nonsense, in any order.

Afterwards the log of moves holds just what was acknowledged and replays; nobody is left at the
table; and no frame told anybody what their eyes may not see.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import cothon
from cothon.match.fair import pledge
from cothon.match.save import Save
from cothon.server.rows import row_names
from cothon.server.seats import hashed
from tests.fuzz.longer import LONGER
from tests.luck import dice
from tests.server.harness import BOT, Message, Server, new_device
from tests.server.test_frames import GARBAGE

RUNS = 8 * LONGER
STEPS = 250
PATIENCE = 10.0
PAUSE = 0.004  # seconds on average between two things that are done
GAMES = ("porto_carthago", "merchants_guilds", "merchants_cove", "neptun")
CODES = {1000, 1001, 1006, 1007, 1008, 1009, 1013, 4000, 4001, 4004, None}
RIGHT, LEFT = "\u202e", "\u2066"  # marks that turn the direction of what follows


@dataclass
class Line:
    """One socket of a device, and what came over it."""

    device: str
    line: ClientConnection
    frames: list[Message] = field(default_factory=list)
    latest: Message = field(default_factory=dict)
    sent: list[Message] = field(default_factory=list)  # moves and undos

    async def listen(self) -> None:
        """Hear until the line is closed."""
        with suppress(ConnectionClosed):
            async for frame in self.line:
                assert isinstance(frame, str)
                message = json.loads(frame)
                self.frames.append(message)
                if message["type"] in ("table", "gathering"):
                    self.latest = message

    @property
    def options(self) -> list[Message]:
        """What this line can choose from, as far as it knows."""
        found: list[Message] = self.latest["options"] if self.latest.get("prompt") else []
        return found

    @property
    def yours(self) -> list[int]:
        """The seats of this line."""
        found: list[int] = self.latest.get("yours", [])
        return found

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.line.send(json.dumps(message))


class Company:
    """A table, the devices around it, and all that they do."""

    def __init__(self, server: Server, number: int) -> None:
        self.luck = dice(number)
        self.server = server
        self.game = GAMES[number % len(GAMES)]
        self.undoes = number % 3 != 1
        self.devices = [new_device() for _ in range(4)]
        self.numbers = {device: self.luck.randbytes(32) for device in self.devices}
        self.names = 0
        self.lines: list[Line] = []
        self.heard: list[Line] = []  # closed ones among them
        self.ears: list[asyncio.Task[None]] = []
        seats = [{"kind": "me"}, {"kind": "friend"}, self.luck.choice([{"kind": "friend"}, BOT])]
        self.together = self.luck.random() < 0.5  # all deal, or a seed does
        more: dict[str, Any] = {"seed": None} if self.together else {}
        self.table, invites = server.open(self.devices[0], game=self.game, seats=seats, **more)
        self.secrets = [*invites.values(), *self.devices, *map(hashed, self.devices)]
        self.tokens = [*invites.values()]

    async def run(self, steps: int) -> None:
        """Do so many things, then let all lines go."""
        async with httpx.AsyncClient(base_url=self.server.address, timeout=PATIENCE) as self.http:
            for device, token in zip(self.devices[1:], self.tokens, strict=False):
                await self.asks("POST", "claim", device, {"token": token})
            for device in self.devices:
                await self.join(device)
            for _ in range(steps):
                try:
                    await self.luck.choice(self.ways())()
                except (ConnectionClosed, InvalidStatus):
                    self.lines = [line for line in self.lines if line.line.state.name == "OPEN"]
                await asyncio.sleep(self.luck.expovariate(1 / PAUSE))
            await asyncio.sleep(0.2)
            for line in self.lines:
                await self.luck.choice([line.line.close, self.aborting(line)])()
            await asyncio.wait_for(asyncio.gather(*self.ears), PATIENCE)
            assert {line.line.close_code for line in self.heard} <= CODES

    def ways(self) -> list[Callable[[], Awaitable[None]]]:
        """All that can be done; what is done more often stands there more than once."""
        is_dealt = any(line.latest.get("prompt") for line in self.lines)
        return [
            *[self.play] * (40 if is_dealt else 2),
            *[self.take_part] * (1 if is_dealt else 20),
            *[self.undo] * (4 if self.undoes else 0),
            *[self.join] * (1 if len(self.lines) > 3 else 20),
            *[self.call] * 2,
            self.nonsense,
            self.leave,
            self.repeat,
            self.small_talk,
            self.look,
            self.odd_frames,
        ]

    def any_line(self) -> Line:
        """One of the lines."""
        if not self.lines:
            raise ConnectionClosed(None, None)
        return self.luck.choice(self.lines)

    def new_name(self) -> str:
        """A name for a move."""
        self.names += 1
        return f"move {self.names}{self.luck.choice(['', '#2', 'é', '🙂'])}"

    async def join(self, who: str | None = None) -> None:
        """Somebody comes, or an onlooker; now and then with something odd."""
        if len(self.lines) > 7:
            return
        device = who or self.luck.choice(self.devices)
        token = self.luck.choice([device] * 40 + ["", "Bearer", "x" * 16])
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        tongue = self.luck.choice(["en", "fr", "de"] * 20 + ["xx", "", "%00"])
        where = self.luck.choice([self.table] * 40 + ["nowhere", "%00"])
        address = self.server.address.replace("http", "ws", 1)
        path = f"{address}/api/tables/{where}/socket?language={tongue}"
        line = Line(device, await connect(path, additional_headers=headers, max_size=None))
        self.lines.append(line)
        self.heard.append(line)
        self.ears.append(asyncio.create_task(line.listen()))

    def aborting(self, line: Line) -> Callable[[], Awaitable[None]]:
        """A way to cut a line without a word."""

        async def abort() -> None:
            line.line.transport.abort()

        return abort

    async def leave(self) -> None:
        """Somebody goes, politely or not."""
        line = self.any_line()
        self.lines.remove(line)
        await self.luck.choice([line.line.close, self.aborting(line)])()

    async def play(self) -> None:
        """A move: mostly a legal one, by number, by name or as a list."""
        asked = [line for line in self.lines if line.options]
        line = self.luck.choice(asked) if asked and self.luck.random() < 0.95 else self.any_line()
        options = line.options or [{"id": 0, "noun": "pass", "code": ""}]
        option = self.luck.choice(options)
        by_name = f"{option['noun']} {option['code']}".strip()
        choice = self.luck.choice([option["id"]] * 6 + [by_name, [by_name], 10**6, "pass", [0, 1]])
        await self.sends(line, type="move", choice=choice)

    async def undo(self) -> None:
        """The last move shall be taken back, mostly by somebody who may."""
        able = [line for line in self.lines if line.latest.get("undo", {}).get("ok")]
        line = self.luck.choice(able) if able and self.luck.random() < 0.9 else self.any_line()
        await self.sends(line, type="undo")

    async def sends(self, line: Line, **message: Any) -> None:
        """Something for the present moment, or for another one."""
        off = self.luck.choice([0] * 12 + [-1, 1])
        n, version = (max(line.latest.get(key, 0) + off, 0) for key in ("n", "version"))
        message |= {"n": n, "version": version, "id": self.new_name()}
        line.sent.append(message)
        await line.say(**message)

    async def repeat(self) -> None:
        """The same once more, perhaps over another line."""
        made = [message for line in self.lines for message in line.sent]
        if made:
            await self.any_line().say(**self.luck.choice(made[-5:]))

    async def take_part(self) -> None:
        """Something for the deal, mostly of one who is awaited; after it, it comes too late."""
        awaited = [line for line in self.lines if {*line.latest.get("awaited", [])} & {*line.yours}]
        line = self.luck.choice(awaited or [self.any_line()])
        number = self.numbers[line.device]
        attempt = line.latest.get("attempt", 1) + self.luck.choice([0] * 19 + [1])
        if self.luck.random() < 0.03:
            number = self.luck.randbytes(32)
        digits = {"hash": pledge(number)}, {"number": number.hex()}
        kind = int((line.latest.get("phase") == "revealing") ^ (self.luck.random() < 0.1))
        await line.say(type=("pledge", "number")[kind], attempt=attempt, **digits[kind])

    async def small_talk(self) -> None:
        """Chat, another language, everything once more."""
        text = self.luck.choice(["hello", " ", "x" * 500, f"{RIGHT}{LEFT}é🙂\x07", "<b>"])
        message = self.luck.choice(
            [
                {"type": "chat", "text": text},
                {"type": "language", "language": self.luck.choice(["en", "fr", "de", "xx"])},
                {"type": "sync"},
                {"type": "hint"},
            ]
        )
        await self.any_line().say(**message)

    async def look(self) -> None:
        """Through the own eyes, or whatever others."""
        line = self.any_line()
        seat = self.luck.choice([*line.yours * 9, None, 0, 1, 2, 3, 14])
        await line.say(type="look", seat=seat)

    async def nonsense(self) -> None:
        """A frame that is no message, or a row of them."""
        line = self.any_line()
        frames: list[str | bytes] = [*GARBAGE, b"\x00\xff", "x" * 60_000]
        for _ in range(self.luck.choice([1] * 12 + [60])):
            await line.line.send(self.luck.choice(frames))

    async def odd_frames(self) -> None:
        """Frames in pieces, many pings, one too large, a text that is none."""
        line = self.any_line().line
        match self.luck.randrange(5):
            case 0:
                await line.send(['{"type":', ' "sy', 'nc"}'])
            case 1:
                for _ in range(50):
                    await line.ping()
            case 2:
                await line.send("x" * self.luck.choice([65_536, 65_537, 300_000]))
            case 3:
                async with line.send_context():
                    line.protocol.send_text(b"\xff\xfe")
            case 4:
                await line.pong(b"nobody asked")

    async def call(self) -> None:
        """Something over HTTP: seats change hands, the host begins, somebody looks back."""
        seat = self.luck.choice([0, 1, 2])
        token = {"token": self.luck.choice(self.tokens or ["none"])}
        device = self.luck.choice(self.devices)
        await self.asks(
            *self.luck.choice(
                [
                    ("POST", "claim", device, {**token, "name": "Dido"}),
                    ("POST", "claim", device, token),
                    ("POST", f"seats/{seat}/bot", self.devices[0], {"pilot": "random"}),
                    *[("POST", f"seats/{seat}/back", one, None) for one in self.devices],
                    ("POST", f"seats/{seat}/link", device, None),
                    ("POST", "begin", device, None),
                    ("GET", f"moment?n={self.luck.randrange(40)}&eyes={seat}", device, None),
                    ("GET", "moment?bare=true", device, None),
                    ("GET", "save", device, None),
                    ("GET", "", device, None),
                ]
            )
        )

    async def asks(self, method: str, what: str, device: str, body: Any) -> None:
        """A call about the table, which may be refused."""
        path = f"/api/tables/{self.table}/{what}".rstrip("/")
        headers = {"Authorization": f"Bearer {device}"}
        answer = await self.http.request(method, path, headers=headers, json=body)
        assert answer.status_code < 500, answer.text
        if what.endswith("/link") and answer.status_code == 200:
            self.tokens.append(answer.json()["token"])
            self.secrets.append(self.tokens[-1])

    # What must be true afterwards.

    def made(self) -> list[str]:
        """The names of the moves of people in the log, in order."""
        rows = self.server.query(
            'select move_id from moves where "table" = ? order by n', self.table
        )
        names = [name for (name,) in rows if not name.startswith("bot-")]
        further = {part for name in names for part in row_names(name, 20)[1:]}
        return [name for name in names if name not in further]

    def undone(self) -> set[str]:
        """The names of the moves that were taken back."""
        rows = self.server.query('select move_id from undone where "table" = ?', self.table)
        return {name for (name,) in rows}

    def check_log(self) -> None:
        """Every move that was acknowledged is in the log once, in order, and nothing else is."""
        made, undone = self.made(), self.undone()
        assert len(made) == len(set(made))
        moves = {m["id"] for line in self.heard for m in line.sent if m["type"] == "move"}
        assert set(made) <= moves
        at = {name: place for place, name in enumerate(made)}
        for line in self.heard:
            told = [m["acknowledges"] for m in line.frames if m["type"] == "table"]
            own = {m["id"] for m in line.sent}
            mine = [name for name in dict.fromkeys(told) if name in moves & own]
            if self.game != "neptun":  # where a choice handed in may be changed
                assert {*mine} <= {*made} | undone
            kept = [at[name] for name in mine if name in at and name not in undone]
            assert kept == sorted(kept)

    def save(self) -> Save | None:
        """The game as it lies in the database, if it was dealt."""
        saves = dict(self.server.saves())
        return Save.from_json(saves[self.table]) if self.table in saves else None

    def check_eyes(self) -> None:
        """Everybody was told what their eyes see, and nothing else."""
        save = self.save()
        views: dict[tuple[int, int | None], str] = {}
        for line in self.heard:
            for message in line.frames:
                self.check_secrets(message)
                if message["type"] != "table" or message["over"]:
                    continue
                eyes, n = message["eyes"], message["n"]
                assert eyes is None or eyes in message["yours"]
                assert not message["options"] or eyes in message["yours"]
                if self.game == "neptun" or self.undone() or save is None:
                    continue  # choices handed in lie on the table; what was undone is forgotten
                if (n, eyes) not in views:
                    seen = cothon.replay(save, n).table(eyes)
                    views[n, eyes] = json.dumps(json.loads(json.dumps(seen)), sort_keys=True)
                assert json.dumps(message["view"], sort_keys=True) == views[n, eyes]

    def check_secrets(self, message: Message) -> None:
        """Before the end nobody is told what deals, nor ever a token or its hash."""
        text = json.dumps(message)
        assert not [secret for secret in self.secrets if secret in text]
        if message["type"] == "gathering" or (message["type"] == "table" and not message["over"]):
            (row,) = self.server.query("select key, secret from tables where id = ?", self.table)
            numbers = [number.hex() for number in self.numbers.values()]
            assert not [secret for secret in (*row, *numbers) if secret and secret in text]

    def check_empty(self) -> None:
        """Nobody is left at the table, and one can come again."""
        deadline = time.monotonic() + PATIENCE
        while True:
            players = self.server.get(f"/api/tables/{self.table}")["players"]
            if not any(p["here"] for p in players if p["kind"] == "human"):
                return
            assert time.monotonic() < deadline, "somebody is left behind"
            time.sleep(0.05)

    def check(self) -> None:
        """All of it."""
        self.check_empty()
        self.check_log()
        save = self.save()
        if save is not None:
            cothon.replay(save)
        self.check_eyes()


TALLY: Counter[str] = Counter()  # what all runs together have done


@pytest.mark.parametrize("number", range(RUNS))
def test_whatever_is_done_at_a_table(server: Server, number: int) -> None:
    company = Company(server, number)
    asyncio.run(company.run(STEPS))
    company.check()
    assert server.process.poll() is None
    done = {"moves": len(company.made()), "undone": len(company.undone())}
    TALLY.update(done | {"dealt together": company.together and company.save() is not None})


def test_much_was_done() -> None:
    """A fuzzer that is refused everything shows nothing."""
    assert TALLY["moves"] > 5 * RUNS
    assert TALLY["undone"] > 0
    assert TALLY["dealt together"] > 0
