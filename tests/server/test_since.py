"""What a viewer is told of the log first: all that the own last turn brought about, and since."""

from __future__ import annotations

import pytest

from tests.luck import dice
from tests.server.harness import Client, Message, Server, new_device, play_on, settled, sit

MOST = 400


def rows_of(deciders: list[int], seat: int) -> list[tuple[int, int]]:
    """The turns of a seat: rows of its choices as (how many were made before, after)."""
    rows: list[tuple[int, int]] = []
    for n, decider in enumerate(deciders):
        if decider != seat:
            continue
        if rows and rows[-1][1] == n:
            rows[-1] = (rows[-1][0], n + 1)
        else:
            rows.append((n, n + 1))
    return rows


def expected(table: Message, log: list[Message], deciders: list[int]) -> int:
    """The first entry of the last turn; of the one before while the last one still lasts."""
    seat = table["eyes"]
    turns = rows_of(deciders, seat)
    is_asked = seat in (*table["asked"], *table["sealed"])
    if turns and turns[-1][1] == len(deciders) and is_asked:
        turns.pop()
    before = turns[-1][0] if turns else 0
    return 0 if not before else sum(entry["n"] <= before for entry in log)


def deciders_of(server: Server, table: str) -> list[int]:
    rows = server.query('select seat from moves where "table" = ? order by n', table)
    return [seat for (seat,) in rows]


@pytest.mark.parametrize("game", ["porto_carthago", "neptun"])  # in turn, and all at once
def test_the_feed_tells_what_the_own_turn_did(server: Server, game: str) -> None:
    host = new_device()
    table, invites = server.open(host, "me", "friend", "friend", game=game)
    luck = dice(11)
    in_mid_turn = after_own_turn = 0
    with (
        sit(server, table, device=host) as me,
        sit(server, table, seat=invites[1]) as one,
        sit(server, table, seat=invites[2]) as other,
    ):
        clients: list[Client] = [me, one, other]
        for _ in range(MOST):
            settled(*clients)
            deciders = deciders_of(server, table)
            for client in clients:
                since = client.table["since"]
                assert since == expected(client.table, client.log, deciders)
                if not deciders or deciders[-1] != client.table["eyes"]:
                    continue
                own = [entry for entry in client.log if entry["n"] == len(deciders)]
                told = client.log[since:]
                assert [entry for entry in told if entry["n"] == len(deciders)] == own
                in_mid_turn += client.is_asked()
                after_own_turn += not client.is_asked()
            if me.table["over"]:
                break
            play_on(luck, clients, 1)
        assert me.table["over"]
        assert min(in_mid_turn, after_own_turn) > 10
        # The end is told to everybody, and a newcomer at a seat is told the same.
        last = me.log[-1]
        for client in clients:
            assert client.log[client.table["since"] :][-1] == last
    with sit(server, table, device=host) as again:
        assert again.table["since"] == me.table["since"]


def test_an_onlooker_is_told_everything(server: Server) -> None:
    table, invites = server.open(new_device(), "friend", "bot", "bot")
    with sit(server, table, seat=invites[0]) as one, sit(server, table) as onlooker:
        play_on(dice(2), [one], 6)
        onlooker.until_table(lambda m: m["n"] >= one.table["n"])
        assert onlooker.table["since"] == 0
