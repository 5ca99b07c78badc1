"""Moves that race, come twice, come late, come out of turn; and moves taken back."""

from __future__ import annotations

import asyncio
import uuid
from contextlib import ExitStack
from pathlib import Path

from cothon.server.store import MOST_UNDONE
from cothon.server.tables import Tables
from tests.luck import dice
from tests.server.harness import Client, Server, new_device, play_on, settled, sit
from tests.server.kept import opened, started


def moves(server: Server, table: str) -> list[tuple[int, int, str]]:
    sql = 'select n, choice, move_id from moves where "table" = ? order by n'
    return [(n, choice, name) for n, choice, name in server.query(sql, table)]


def asked(*clients: Client) -> Client:
    settled(*clients)
    return next(client for client in clients if client.is_asked())


def test_of_two_who_race_for_the_same_moment_one_wins(server: Server) -> None:
    table, invites = server.open(new_device(), "friend", "friend", "friend")
    with sit(server, table, seat=invites[0]) as one, sit(server, table, seat=invites[0]) as two:
        others = []
        for _ in range(5):
            first, second = one.table["options"][:2]
            names = {one.move(first["id"]): first, two.move(second["id"]): second}
            said = [client.answer(name) for client, name in zip((one, two), names, strict=True)]
            assert sorted(message["type"] for message in said) == ["resync", "table"]
            won = next(message for message in said if message["type"] == "table")
            assert moves(server, table)[-1] == (
                won["n"] - 1,
                names[won["acknowledges"]]["id"],
                won["acknowledges"],
            )
            loser = (one, two)[said[0]["type"] == "table"]
            resynced = loser.until(lambda m: m["type"] == "table")
            assert (resynced["n"], resynced["log_from"]) == (won["n"], 0)
            assert resynced["names"]
            settled(one, two)
            others.append(won["n"])
            if not one.is_asked():
                break
        assert others


def test_the_same_move_sent_again_is_acknowledged_and_made_once(server: Server) -> None:
    table, invites = server.open(new_device(), "friend", "friend", "friend")
    with sit(server, table, seat=invites[0]) as client:
        move = {"n": 0, "version": 0, "choice": client.table["options"][0]["id"], "id": "mine"}
        for _ in range(3):
            client.send(type="move", **move)
        for _ in range(3):
            assert client.answer("mine")["n"] == 1
    with sit(server, table, seat=invites[0]) as again:  # and after a reconnection
        again.send(type="move", **move)
        assert again.answer("mine")["acknowledges"] == "mine"
    assert len(moves(server, table)) == 1


def test_an_id_does_not_acknowledge_somebody_elses_move(server: Server) -> None:
    table, invites = server.open(new_device(), "friend", "friend", "friend")
    with sit(server, table, seat=invites[0]) as one, sit(server, table, seat=invites[1]) as two:
        name = one.move(one.table["options"][0]["id"])
        one.answer(name)
        settled(one, two)
        two.move(0, id=name)
        assert two.answer(name)["type"] == "refused"


def test_an_id_that_somebody_else_used_blocks_nobody(server: Server) -> None:
    """Whoever learns or guesses one gains nothing by using it first; so with taking back."""
    table, invites = server.open(new_device(), "friend", "friend", "friend")
    luck = dice(5)
    with ExitStack() as stack:
        clients = [stack.enter_context(sit(server, table, seat=invites[n])) for n in range(3)]
        made: set[int] = set()
        back: set[int] = set()
        for _ in range(60):
            client = asked(*clients)
            seat = client.table["eyes"]
            hidden = [option for option in client.table["options"] if not option["reveals"]]
            option = luck.choice(hidden or client.table["options"])
            n = client.table["n"]
            name = uuid.uuid4().hex if seat in made else "the same"
            said = client.answer(client.move(option["id"], id=name))
            assert (said["type"], said["n"] > n) == ("table", True), said
            made.add(seat)
            if seat not in back and said["undo"]["ok"]:
                client.send(type="undo", n=said["n"], version=said["version"], id="the same")
                said = client.until(lambda m: m.get("acknowledges") == "the same")
                assert said["n"] == n
                back.add(seat)
                client.play(option["id"])
            if len(back) == 3:
                break
        assert (made, back) == ({0, 1, 2}, {0, 1, 2})
    rows = server.query('select seat from undone where "table" = ? order by seat', table)
    assert rows == [(0,), (1,), (2,)]


def test_another_choice_under_the_same_id_is_seen_on_another_server(tmp_path: Path) -> None:
    """Taken back and made otherwise: the log of choices tells it, whatever they are called."""

    async def run() -> None:
        store = await started(f"sqlite:///{tmp_path / 'cothon.db'}")
        table = (await opened(store, "porto_carthago")).id
        here, there = Tables(store, 8), Tables(store, 8)
        live = await here.find(table)
        (seat,) = live.game.asked
        first, second = live.game.options[:2]
        await here.move(table, [seat], 0, 0, first, "mine")
        assert (await there.find(table)).game.choices == [first]
        await here.undo(table, seat, 1, 1, "back")
        await here.move(table, [seat], 0, 2, second, "mine")
        assert (await there.reload(table)).game.choices == [second]
        await store.close()

    asyncio.run(run())


def test_of_what_was_taken_back_only_the_last_is_remembered(tmp_path: Path) -> None:
    """Whoever takes back on and on fills neither the memory nor the database."""

    async def run() -> None:
        store = await started(f"sqlite:///{tmp_path / 'cothon.db'}")
        table = (await opened(store, "porto_carthago")).id
        here, there = Tables(store, 8), Tables(store, 8)
        live = await here.find(table)
        (seat,) = live.game.asked
        for number in range(MOST_UNDONE + 5):
            await here.move(table, [seat], 0, live.version, live.game.options[0], f"move {number}")
            await here.undo(table, seat, 1, live.version, f"back {number}")
        assert len(live.undo_ids) == MOST_UNDONE
        assert list((await there.find(table)).undo_ids) == list(live.undo_ids)
        await here.undo(table, seat, 1, live.version - 1, f"back {number}")  # again: harmless
        await store.close()

    asyncio.run(run())


def test_a_move_for_another_moment_is_resynced(server: Server) -> None:
    table, invites = server.open(new_device(), "friend", "friend", "friend")
    with sit(server, table, seat=invites[0]) as client:
        choice = client.table["options"][0]["id"]
        for at in ({"n": 1}, {"n": 7, "version": 7}, {"version": 1}):
            assert client.answer(client.move(choice, **at))["type"] == "resync"
            client.until(lambda m: m["type"] == "table" and m["names"] is not None)
        assert moves(server, table) == []


def test_moves_out_of_turn_and_illegal_ones_are_refused(server: Server) -> None:
    table, invites = server.open(new_device(), "friend", "friend", "friend")
    with sit(server, table, seat=invites[0]) as one, sit(server, table, seat=invites[1]) as two:
        assert (two.table["options"], two.table["asked"]) == ([], [0])
        assert two.table["prompt"] == "Waiting for Player 1."
        said = two.answer(two.move(one.table["options"][0]["id"]))
        assert (said["type"], said["error"]) == ("refused", "It is the turn of Player 1.")
        for choice in (91_000, -1, 85):
            assert one.answer(one.move(choice))["type"] == "refused"
        with sit(server, table, language="de") as onlooker:
            assert onlooker.table["eyes"] is None
            # Which question comes may depend on a hand: only those who are asked know.
            assert (onlooker.table["step"], one.table["step"] is None) == (None, False)
            said = onlooker.answer(onlooker.move(one.table["options"][0]["id"]))
            assert (said["type"], said["error"]) == ("refused", "Du schaust nur zu.")
        assert moves(server, table) == []


def test_a_choice_is_taken_back_until_something_comes_to_light(server: Server) -> None:
    table, invites = server.open(new_device(), "friend", "friend", "friend")
    luck = dice(1)
    with ExitStack() as stack:
        clients = [stack.enter_context(sit(server, table, seat=invites[n])) for n in range(3)]
        undone = refused = 0
        while undone < 3 or refused < 1:
            client = asked(*clients)
            before, log = client.table, client.log
            option = luck.choice(before["options"])
            after = client.play(option["id"])
            assert after["undo"]["ok"] != option["reveals"]
            said = client.answer(client.undo())
            if option["reveals"]:
                assert (said["type"], said["error"]) == ("refused", after["undo"]["reason"])
                assert "come to light" in said["error"]
                refused += 1
                continue
            assert said["type"] == "table"
            for part in ("n", "view", "options", "prompt", "asked", "since"):
                assert said[part] == before[part], part
            assert said["version"] == before["version"] + 2
            assert client.log == log
            undone += 1
            settled(*clients)
            assert {len(one.log) for one in clients} == {len(log)}
            client.play(option["id"])
    # What is taken back is kept in a log of its own.
    rows = server.query('select choice, seat from undone where "table" = ?', table)
    assert len(rows) == undone


def test_nobody_takes_back_anothers_choice(server: Server) -> None:
    table, invites = server.open(new_device(), "friend", "friend", "friend")
    with sit(server, table, seat=invites[0]) as one, sit(server, table, seat=invites[1]) as two:
        assert one.answer(one.undo())["error"] == "There is nothing to take back."
        one.play(one.table["options"][0]["id"])
        settled(one, two)
        said = two.answer(two.undo())
        assert (said["type"], said["error"]) == ("refused", "There is nothing to take back.")
        assert not two.table["undo"]["ok"]
        with sit(server, table) as onlooker:
            assert onlooker.answer(onlooker.undo())["error"] == "You are only looking on."
        # The same undo sent twice takes one choice back, not two.
        name = one.undo()
        one.send(type="undo", n=1, version=1, id=name)
        assert [one.answer(name)["n"], one.answer(name)["n"]] == [0, 0]
        for client in (one, two):
            settled(one, two)
            client.play(client.table["options"][0]["id"])
        settled(one, two)
        assert one.answer(one.undo())["error"].startswith("Too late")


def test_reload_brings_back_the_same_moment(server: Server) -> None:
    device = new_device()
    table, _ = server.open(device, "me", "bot", "bot")
    with sit(server, table, device=device) as client:
        play_on(dice(2), [client], 5)
        client.until_table(lambda m: bool(m["options"]))
        shown = client.table
        log = client.log
    with sit(server, table, device=device, language="fr") as again:
        for part in ("n", "version", "view", "asked", "step", "since"):
            assert again.table[part] == shown[part], part
        assert len(again.log) == len(log)
        assert [option["id"] for option in again.table["options"]] == [
            option["id"] for option in shown["options"]
        ]
        assert again.table["prompt"] != shown["prompt"]
        again.send(type="language", language="en")
        told = again.until(lambda m: m["type"] == "table" and m["language"] == "en")
        assert (told["prompt"], again.log) == (shown["prompt"], log)
        assert told["names"]["good"]["DYE"] == "Dye"


def test_a_slow_viewer_blocks_nobody(server: Server) -> None:
    """Somebody who never listens misses nothing in the end, and the others play on."""
    table, _ = server.open(device := new_device(), "me", "bot", "bot")
    with sit(server, table) as sleeper, sit(server, table, device=device) as client:
        play_on(dice(4), [client], 25)
        client.until_table(lambda m: bool(m["options"]) or m["over"])
        sleeper.until_table(lambda m: m["n"] == client.table["n"])
        assert len(sleeper.log) == len(client.log)
