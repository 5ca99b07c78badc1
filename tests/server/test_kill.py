"""The power fails: after a restart the table stands where the last acknowledged move left it."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

import cothon
from tests.luck import deal, dice
from tests.server.harness import Client, Server, new_device, play_on, settled, sit


def children(process: int) -> list[Path]:
    """The processes in which bots think."""
    task = Path(f"/proc/{process}/task/{process}/children")
    return [Path(f"/proc/{child}") for child in task.read_text().split()]


def stands(server: Server, table: str, client: Client) -> None:
    """The stored moves give what the client was told."""
    rows = server.query('select choice from moves where "table" = ? order by n', table)
    game = cothon.new("porto_carthago", 3, deal("porto_carthago", 3))
    for (choice,) in rows[: client.table["n"]]:
        game.apply(choice)
    assert game.view(0)["table"] == client.table["view"]


@pytest.mark.parametrize("own_server", ["0.4"], indirect=True)  # a bot takes its time
def test_killed_between_moves_and_while_a_bot_thinks(own_server: Server) -> None:
    server = own_server
    device = new_device()
    table, invites = server.open(device, "me", "friend", "bot")
    luck = dice(3)
    for turn in range(2):
        with sit(server, table, device=device) as me, sit(server, table, seat=invites[1]) as friend:
            play_on(luck, [me, friend], 6)
            while turn == 1 and me.table["asked"] != [2]:  # on to a bot's turn
                play_on(luck, [me, friend], 1)
                settled(me, friend)
                assert not me.table["over"]
            workers = children(server.process.pid)
            server.kill()
            before, log = me.table, me.log
        stands(server, table, me)
        if turn == 1:  # the bot was still thinking
            assert server.query("select n, asked from tables") == [(before["n"], 1 << 2)]
        server.start()
        with sit(server, table, device=device) as back:
            # A bot may have gone on: before the end, unseen, or since the start.
            assert back.table["n"] >= before["n"]
            assert back.log[: len(log)] == log
            if back.table["n"] == before["n"]:
                for part in ("version", "view", "options", "asked"):
                    assert back.table[part] == before[part]
            rows = server.query('select n, seat from moves where "table" = ? order by n', table)
            assert [n for n, _ in rows] == list(range(len(rows)))
            assert all(seat == 2 for _, seat in rows[before["n"] :])
            back.until_table(lambda m: m["asked"] != [2])  # the bot plays on
        assert workers
        deadline = time.monotonic() + 10
        while any(worker.exists() for worker in workers) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not any(worker.exists() for worker in workers), "bots must not outlive the server"


def test_bots_go_on_after_a_restart_though_nobody_looks(own_server: Server) -> None:
    server = own_server
    table, _ = server.open(new_device(), "bot", "bot", "bot")
    server.kill()
    server.start()
    before = server.query("select n from tables where id = ?", table)[0][0]
    deadline = time.monotonic() + 20
    while server.query("select n from tables where id = ?", table)[0][0] < before + 3:
        assert time.monotonic() < deadline
        time.sleep(0.1)
