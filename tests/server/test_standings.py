"""How everybody stands, as a browser asks for it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

import cothon
from cothon.server.live import Live
from cothon.server.render import encode
from cothon.server.standings import standing_message
from cothon.words import LANGUAGES
from tests.luck import dice
from tests.server.harness import Client, Message, Server, new_device, sit
from tests.server.kept import opened, started
from tests.server.test_explaining import MOST, Redealt

KEYS = [sheet.key for sheet in cothon.games()]


def reckon(client: Client, **at: Any) -> None:
    """Ask about the present moment."""
    asked = {"n": client.table["n"], "version": client.table["version"], **at}
    client.send(type="reckon", **asked)


def hear(client: Client) -> Message:
    """What is said about it."""
    return client.until(lambda m: m["type"] == "standing")


@pytest.mark.parametrize("key", KEYS)
def test_everybody_is_told_how_all_stand(server: Server, key: str) -> None:
    """Those who are asked, those who are not, and onlookers; each through their own eyes."""
    seats = max(sheet.seats[0] for sheet in cothon.games())
    table, invites = server.open(new_device(), *["friend"] * seats, game=key, seed=4)
    for language, invite in zip(LANGUAGES, (invites[0], invites[1], None), strict=True):
        with sit(
            server, table, language=language, **({"seat": invite} if invite else {})
        ) as client:
            reckon(client, version=99)
            reckon(client)
            said = hear(client)
            assert (said["n"], said["version"]) == (client.table["n"], client.table["version"])
            assert said["eyes"] == client.table["eyes"]
            assert said["now"]
            assert said["until"]
            assert 0 <= said["played"] < said["rounds"]
            assert len(said["totals"]) == len(said["open"]) == len(said["due"]) == seats
            assert all(line["name"] and line["how"] for line in said["lines"])
            assert all(len(line["values"]) == seats for line in [*said["lines"], *said["ties"]])
            client.sync()
            assert sum('"standing"' in raw for raw in client.raw) == 1


def test_at_the_end_all_is_told(server: Server) -> None:
    device = new_device()
    table, _ = server.open(device, "bot", "bot", "bot", game="neptun", seed=4)
    with sit(server, table, device=device) as client:
        client.until_table(lambda message: bool(message["over"]))
        reckon(client)
        said = hear(client)
        assert said["now"] is None
        assert said["totals"] == [score["total"] for score in client.table["scores"]]


def test_nothing_depends_on_what_somebody_does_not_know(tmp_path: Path) -> None:
    """Byte by byte, under re-deals, in all languages."""

    async def run() -> None:
        store = await started(f"sqlite:///{tmp_path / 'cothon.db'}")
        for key in KEYS:
            live, luck = await opened(store, key), dice(3)
            for moment in range(240):
                if live.game.over:
                    break
                for seat in range(live.game.seats) if moment % 12 == 0 else ():
                    compare(live, seat)
                seat = luck.choice(live.game.owing)
                live.keep(live.game.tried(seat, luck.choice(live.game.options_of(seat))))
        await store.close()

    asyncio.run(run())


def test_what_was_worked_out_outlasts_a_secret_choice_but_no_open_one(tmp_path: Path) -> None:
    """Else how long an answer takes would tell when a bot has handed its choice in."""

    async def run() -> None:
        store = await started(f"sqlite:///{tmp_path / 'cothon.db'}")
        live, luck = await opened(store, "neptun"), dice(4)
        secret = 0
        while not live.game.over:
            live.explained["", 0, "en"] = b"worked out"
            moment, seat = live.game.moment, live.game.owing[-1]
            live.keep(live.game.tried(seat, luck.choice(live.game.options_of(seat))))
            assert bool(live.explained) == (live.game.moment == moment)
            secret += live.game.moment == moment
        assert secret > 0
        await store.close()

    asyncio.run(run())


def compare(live: Live, seat: int) -> None:
    """What a seat is told, and would be told at a table that it takes for the same."""
    said = [encode(standing_message(live, seat, language)) for language in LANGUAGES]
    other = live.copied()
    other.game = Redealt.of(live.game, seat)
    assert [encode(standing_message(other, seat, language)) for language in LANGUAGES] == said


@pytest.mark.parametrize("key", KEYS)
def test_it_is_worked_out_quickly(tmp_path: Path, key: str) -> None:
    """The slowest of a whole game; where something else was done meanwhile, it is tried again."""

    async def run() -> None:
        store = await started(f"sqlite:///{tmp_path / 'cothon.db'}")
        live, luck = await opened(store, key), dice(5)
        while not live.game.over:
            assert min(seconds(live) for _ in range(3)) < MOST
            seat = live.game.owing[0]
            live.keep(live.game.tried(seat, luck.choice(live.game.options_of(seat))))
        await store.close()

    asyncio.run(run())


def seconds(live: Live) -> float:
    """How long it takes."""
    began = time.process_time()
    standing_message(live, 0, "en")
    return time.process_time() - began
