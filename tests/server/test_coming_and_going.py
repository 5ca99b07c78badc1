"""Those who come and go: players are told who of them is here, and nobody pays for onlookers."""

from __future__ import annotations

from contextlib import ExitStack

from tests.server.harness import Client, Server, new_device, sit

OFTEN = 25


def told_meanwhile(client: Client, last: str) -> list[str]:
    """The kinds of messages that came until somebody said something."""
    kinds: list[str] = []
    while True:
        message = client.hear()
        if message["type"] == "chat" and message["entries"][-1]["text"] == last:
            return kinds
        kinds.append(message["type"])


def test_nobody_is_told_that_onlookers_come_and_go(server: Server) -> None:
    host = new_device()
    table, _ = server.open(host, "me", "beside", "beside")
    with sit(server, table, host) as me:
        me.until(lambda m: m["type"] == "chat")
        for _ in range(OFTEN):
            with sit(server, table):
                pass
        me.send(type="chat", text="that was quiet")
        assert told_meanwhile(me, "that was quiet") == []


def test_a_player_who_comes_and_goes_all_the_time_is_gathered(server: Server) -> None:
    """Whoever is here is told in the end; each time on the way would be the whole table to all."""
    host, friend = new_device(), new_device()
    table, invites = server.open(host, "me", "friend", "beside")
    server.post(f"/api/tables/{table}/claim", friend, {"token": invites[1]})
    with sit(server, table, host) as me:
        me.until(lambda m: m["type"] == "chat")
        for _ in range(OFTEN):
            with sit(server, table, friend):
                pass
        with sit(server, table, friend):
            before = len(me.raw)
            me.until_table(lambda m: m["players"][1]["here"])
            me.send(type="chat", text="welcome")
            kinds = told_meanwhile(me, "welcome")
        assert len(me.raw) - before < OFTEN, kinds
        me.until_table(lambda m: not m["players"][1]["here"])


def test_all_see_who_is_here_in_the_end(server: Server) -> None:
    host = new_device()
    table, invites = server.open(host, "me", "friend", "friend")
    with ExitStack() as stack:
        me = stack.enter_context(sit(server, table, host))
        for invite in invites.values():
            stack.enter_context(sit(server, table, seat=invite))
        me.until_table(lambda m: all(player["here"] for player in m["players"]))
