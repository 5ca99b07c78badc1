"""What choices bring, and why other things are none, as a browser asks for it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

import cothon
from cothon.server.explaining import explained
from cothon.server.live import Live
from cothon.server.render import encode
from tests.luck import dice
from tests.server.harness import Client, Message, Server, new_device, sit
from tests.server.kept import opened, started

KEYS = [sheet.key for sheet in cothon.games()]
MOST = 0.03  # seconds of processor time for a question


def explain(client: Client, **at: Any) -> None:
    """Ask about the present question."""
    asked = {"n": client.table["n"], "version": client.table["version"], **at}
    client.send(type="explain", **asked)


def hear(client: Client) -> Message:
    """What is said about it."""
    return client.until(lambda m: m["type"] == "explained")


@pytest.mark.parametrize("key", KEYS)
def test_whoever_is_asked_is_told_of_all_options(server: Server, key: str) -> None:
    device = new_device()
    table, _ = server.open(device, "me", "bot", "bot", game=key, seed=4)
    with sit(server, table, device=device, language="fr") as client:
        client.until_table(Client.is_asked_in)
        explain(client)
        said = hear(client)
        options = [option["id"] for option in client.table["options"]]
        assert (said["n"], said["version"]) == (client.table["n"], client.table["version"])
        assert [line["id"] for line in said["previews"]] == options
        offered = {(option["noun"], option["index"]) for option in client.table["options"]}
        assert not offered & {(line["noun"], line["index"]) for line in said["barred"]}
        assert all(line["text"] and line["rule"] for line in said["barred"])


def test_others_and_what_comes_late_are_not_answered(server: Server) -> None:
    table, invites = server.open(new_device(), "friend", "friend", "friend", seed=1)
    with (
        sit(server, table, seat=invites[0]) as one,
        sit(server, table, seat=invites[1]) as two,
        sit(server, table, seat=invites[2]) as three,
        sit(server, table) as onlooker,
    ):
        everybody = (one, two, three, onlooker)
        asked = next(client for client in everybody if client.is_asked())
        explain(asked, version=99)
        for client in everybody:
            explain(client)
        hear(asked)
        for client in everybody:  # nobody has heard anything else
            client.sync()
            said = sum('"explained"' in raw for raw in client.raw)
            assert said == (client is asked)


def test_nothing_depends_on_what_a_seat_does_not_know(tmp_path: Path) -> None:
    """Byte by byte, under re-deals, in all languages."""

    async def run() -> None:
        store = await started(f"sqlite:///{tmp_path / 'cothon.db'}")
        for key in KEYS:
            live, luck = await opened(store, key), dice(3)
            for _ in range(60):
                if live.game.over:
                    break
                for seat in live.game.asked:
                    compare(live, seat)
                seat = luck.choice(live.game.owing)
                live.keep(live.game.tried(seat, luck.choice(live.game.options_of(seat))))
        await store.close()

    asyncio.run(run())


def compare(live: Live, seat: int) -> None:
    """What a seat is told, and would be told at a table that it takes for the same."""
    said = [encode(explained(live, seat, language)) for language in ("en", "de")]
    other = live.copied()
    other.game = Redealt.of(live.game, seat)
    assert [encode(explained(other, seat, language)) for language in ("en", "de")] == said


class Redealt(cothon.Game):
    """A re-dealt game that says how many choices were made."""

    made = 0

    @classmethod
    def of(cls, game: cothon.Game, seat: int) -> cothon.Game:
        """A game that looks alike to a seat."""
        twin = cls.__new__(cls)
        vars(twin).update(vars(game.determinize(seat, 77)))
        twin.made = game.moment
        return twin

    @property
    def moment(self) -> int:
        """As of the game it was dealt from."""
        return self.made


@pytest.mark.parametrize("key", KEYS)
def test_a_question_is_explained_quickly(tmp_path: Path, key: str) -> None:
    """The slowest of a whole game; where something else was done meanwhile, it is tried again."""

    async def run() -> None:
        store = await started(f"sqlite:///{tmp_path / 'cothon.db'}")
        live, luck = await opened(store, key), dice(5)
        while not live.game.over:
            seat = live.game.owing[0]
            assert min(seconds(live, seat) for _ in range(3)) < MOST
            live.keep(live.game.tried(seat, luck.choice(live.game.options_of(seat))))
        await store.close()

    asyncio.run(run())


def seconds(live: Live, seat: int) -> float:
    """How long it takes."""
    began = time.process_time()
    explained(live, seat, "en")
    return time.process_time() - began
