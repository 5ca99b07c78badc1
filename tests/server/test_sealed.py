"""Several are asked at once: they choose in any order, in secret, and all is opened together."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

import cothon
from cothon.server.opening import open_table
from cothon.server.protocol import OpenTable, SeatWish
from cothon.server.store import Store
from cothon.server.tables import Tables
from tests.luck import dice
from tests.server.harness import Client, Message, Server, new_device, play_on, settled, sit


def is_open_to_all(table: Message) -> bool:
    """Is the question one that several answer at once?"""
    return bool(table["step"] == "ChooseOars")


@pytest.fixture
def company(server: Server) -> Iterator[list[Client]]:
    """Three people and an onlooker at a table of Neptun, all oars still to be chosen."""
    host = new_device()
    table, invites = server.open(host, "me", "friend", "friend", game="neptun", seed=8)
    with ExitStack() as stack:
        clients = [stack.enter_context(sit(server, table, device=host))]
        for seat in (1, 2):
            clients.append(stack.enter_context(sit(server, table, seat=invites[seat])))
        clients.append(stack.enter_context(sit(server, table)))
        play_to_oars(clients)
        yield clients


def play_to_oars(clients: list[Client]) -> None:
    """Take and load contracts until the first oars are chosen."""
    luck = dice(5)
    while not is_open_to_all(clients[0].table):
        play_on(luck, clients[:3], 1)
        settled(*clients)


def handed_in(server: Server, table: str) -> list[int]:
    """The seats whose choices are kept unopened."""
    rows = server.query('select seat from sealed where "table" = ? order by seat', table)
    return [seat for (seat,) in rows]


def oars(client: Client) -> list[int]:
    """The choices of the one who looks."""
    return [option["id"] for option in client.table["options"]]


def test_all_are_asked_at_once_and_only_they_see_their_cards(company: list[Client]) -> None:
    *players, onlooker = company
    for seat, client in enumerate(players):
        assert client.table["asked"] == [0, 1, 2]
        assert (client.table["sealed"], client.table["chosen"]) == ([], None)
        assert len(oars(client)) == 7
        hand = {option["code"] for option in client.table["options"]}
        assert hand == set(client.table["view"]["players"][seat]["hand"])
        for other in {0, 1, 2} - {seat}:
            assert set(client.table["view"]["players"][other]["hand"]) == {None}
    assert onlooker.table["options"] == []
    assert onlooker.table["prompt"] == "Waiting for Hanno, Player 2, Player 3."


def test_answers_come_in_any_order_may_be_changed_and_are_opened_together(
    company: list[Client],
) -> None:
    first, second, third, onlooker = company
    n = first.table["n"]
    third.play(oars(third)[0])
    assert (third.table["chosen"], third.table["n"]) == (oars(third)[0], n)
    assert third.table["prompt"].startswith("You have chosen")
    first.play(oars(first)[2])
    wanted = third.table["options"][3]
    changed = wanted["id"]
    third.play(changed)
    assert third.table["chosen"] == changed
    assert third.table["asked"] == [1]
    onlooker.until_table(lambda m: m["sealed"] == [0, 2])
    second.play(oars(second)[1])
    for client in company:
        client.until_table(lambda m: m["n"] == n + 3)
        assert client.table["sealed"] == []
        played = [player["played"] for player in client.table["view"]["players"]]
        assert [len(cards) for cards in played] == [1, 1, 1]
    assert onlooker.table["view"]["players"][2]["played"] == [wanted["code"]]


def test_nobody_is_told_what_another_has_handed_in(server: Server, company: list[Client]) -> None:
    """Whatever one hands in, the others are sent the very same bytes: now, and looking back."""
    first, second, third, onlooker = company
    told: set[tuple[str, ...]] = set()
    for choice in oars(second)[:4]:
        second.play(choice)
        heard = []
        for client in (first, third, onlooker):
            client.sync()
            message = {**client.table, "acknowledges": None}
            assert message["sealed"] == [1]
            assert message["chosen"] is None
            heard.append(json.dumps(message, sort_keys=True))
        told.add(tuple(heard))
    assert len(told) == 1
    table = first.table["table"]
    then = server.get(f"/api/tables/{table}/moment", n=first.table["n"])
    assert then["chosen"] is None
    assert {None} == {card for mat in then["view"]["players"] for card in mat["hand"]}


def test_what_is_illegal_or_late_is_refused_and_the_choice_stays(company: list[Client]) -> None:
    first, second, *_ = company
    mine = oars(first)[0]
    first.play(mine)
    said = first.answer(first.move(oars(second)[0]))  # a card of another hand
    assert said["type"] == "refused"
    assert first.sync()["chosen"] == mine
    said = first.answer(first.move(mine, n=first.table["n"] - 1))
    assert said["type"] == "resync"
    assert first.sync()["chosen"] == mine


def test_a_repeated_message_changes_nothing(company: list[Client]) -> None:
    first, second, third, _ = company
    name = first.move(oars(first)[0])
    first.answer(name)
    first.answer(first.move(oars(first)[0], id=name))
    assert first.table["sealed"] == [0]
    second.play(oars(second)[0])
    third.play(oars(third)[0])
    n = third.table["n"]
    first.until_table(lambda m: m["n"] == n)
    first.answer(first.move(0, id=name))
    assert first.sync()["n"] == n


def test_nothing_is_taken_back_while_choices_are_handed_in(company: list[Client]) -> None:
    first, second, *_ = company
    second.play(oars(second)[0])
    for client in (first, second):
        client.sync()
        assert client.table["undo"]["ok"] is False
    assert second.table["undo"]["reason"].startswith("All choose at the same time")
    said = second.answer(second.undo())
    assert (said["type"], second.sync()["chosen"]) == ("refused", oars(second)[0])


def test_choices_handed_in_survive_a_crash(server: Server) -> None:
    host = new_device()
    table, invites = server.open(host, "me", "friend", "friend", game="neptun", seed=8)

    def arrive(stack: ExitStack) -> list[Client]:
        mine = [stack.enter_context(sit(server, table, device=host))]
        return mine + [stack.enter_context(sit(server, table, seat=invites[s])) for s in (1, 2)]

    with ExitStack() as stack:
        clients = arrive(stack)
        play_to_oars(clients)
        n = clients[0].table["n"]
        clients[2].play(oars(clients[2])[4])
        clients[0].play(oars(clients[0])[1])
        kept = [clients[0].table["chosen"], clients[2].table["chosen"]]
    server.kill()
    server.start()
    assert handed_in(server, table) == [0, 2]
    with ExitStack() as stack:
        clients = arrive(stack)
        assert [clients[0].table["chosen"], clients[2].table["chosen"]] == kept
        assert clients[1].table["sealed"] == [0, 2]
        assert clients[1].table["chosen"] is None
        (row,) = server.get("/api/tables", host)
        assert row["your_turn"] is False
        clients[1].play(oars(clients[1])[0])
        assert clients[1].table["n"] == n + 3
    assert handed_in(server, table) == []


def test_bots_count_as_having_chosen_and_say_nothing(server: Server) -> None:
    """Until the own answer nothing is sent, whenever bots make up their minds."""
    device = new_device()
    table, _ = server.open(device, "me", "bot", "bot", game="neptun", seed=8)
    with sit(server, table, device=device) as me:
        luck = dice(2)
        while not is_open_to_all(me.table):
            if me.is_asked():
                me.play(luck.choice(oars(me)))
            else:
                me.hear()
        assert (me.table["asked"], me.table["sealed"]) == ([0], [1, 2])
        assert me.table["undo"]["ok"] is False
        with pytest.raises(TimeoutError):
            me.hear(timeout=1.0)
        assert handed_in(server, table) == [1, 2]
        n = me.table["n"]
        me.play(oars(me)[0])
        me.until_table(lambda m: m["n"] >= n + 3)
        assert me.table["step"] != "ChooseOars"


def test_two_at_one_screen_choose_one_after_the_other(server: Server) -> None:
    device = new_device()
    table, _ = server.open(device, "me", "beside", "beside", game="neptun", seed=8)
    with sit(server, table, device=device) as screen:
        luck = dice(3)
        while not is_open_to_all(screen.table):
            asked = screen.table["asked"][0]
            screen.send(type="look", seat=asked)
            screen.until_table(lambda m, eyes=asked: m["eyes"] == eyes)  # type: ignore[misc]
            screen.play(luck.choice(oars(screen)))
        n = screen.table["n"]
        for seat in (2, 0, 1):
            screen.send(type="look", seat=seat)
            screen.until_table(lambda m, eyes=seat: m["eyes"] == eyes)  # type: ignore[misc]
            assert screen.table["chosen"] is None
            screen.play(oars(screen)[0])
        assert screen.table["n"] == n + 3


def test_a_whole_game_of_people_and_bots(server: Server) -> None:
    device = new_device()
    table, invites = server.open(device, "me", "bot", "friend", game="neptun", seed=3)
    with sit(server, table, device=device) as me, sit(server, table, seat=invites[2]) as friend:
        play_on(dice(1), [me, friend])
        assert me.table["over"]
        played = server.query('select choice from moves where "table" = ? order by n', table)
    game = cothon.new("neptun", 3, 3)
    for (choice,) in played:
        game.apply(choice)
    assert game.over
    assert game.winners == me.table["winners"]


def test_two_servers_on_one_database_do_not_lose_what_was_handed_in(tmp_path: Path) -> None:
    """Who was not told of a choice handed in elsewhere hands in beside it."""

    async def race() -> None:
        store = Store(f"sqlite:///{tmp_path / 'cothon.db'}")
        await store.start()
        wish = OpenTable("neptun", [SeatWish("me"), SeatWish("beside"), SeatWish("beside")], seed=8)
        table = (await open_table(store, wish, "device")).table
        here, there = Tables(store, 8), Tables(store, 8)
        live = await here.find(table)
        while len(live.game.asked) == 1:
            choice, n = live.game.options[0], live.game.moment
            await here.move(table, [0, 1, 2], n, live.version, choice, f"move {n}")
        other = await there.find(table)
        n = live.game.moment
        await here.move(table, [2], n, live.version, live.game.options_of(2)[0], "c")
        await there.move(table, [0], n, other.version, other.game.options_of(0)[0], "a")
        other = await there.find(table)
        assert other.game.owing == [1]
        await there.move(table, [1], n, other.version, other.game.options_of(1)[0], "b")
        assert other.game.moment == n + 3
        assert (await here.reload(table)).game.choices == other.game.choices
        await store.close()

    asyncio.run(race())
