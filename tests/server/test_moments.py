"""Earlier moments, saves, files and playing on; and what is refused while a game runs."""

from __future__ import annotations

import json
import time

import pytest

import cothon
from cothon.match.save import Save
from tests.luck import dice
from tests.server.harness import Server, deal_together, new_device, play_on, sit

SEED = 8_123_456_789_012


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[str, str]:
    """A game of three bots, and its host."""
    host = new_device()
    seats = [{"kind": "bot", "pilot": "random"}] * 3
    table, _ = server.open(host, seats=seats, seed=SEED)
    deadline = time.monotonic() + 60
    while not server.get(f"/api/tables/{table}")["over"]:
        assert time.monotonic() < deadline
        time.sleep(0.2)
    return table, host


def test_while_a_game_runs_its_secrets_stay(server: Server) -> None:
    host, guest = new_device(), new_device()
    table, invites = server.open(host, "me", "friend", "friend", seed=None)
    server.post(f"/api/tables/{table}/claim", guest, {"token": invites[1], "name": "Dido"})
    path = f"/api/tables/{table}"
    with (
        sit(server, table, device=host) as one,
        sit(server, table, device=guest) as two,
        sit(server, table, seat=invites[2]) as three,
    ):
        deal_together(one, two, three)
    secrets = server.query("select secret, key from tables where id = ?", table)[0]
    numbers = [client.number.hex() for client in (one, two, three)]

    def tells(text: str) -> bool:
        return any(secret in text for secret in (*secrets, *numbers))

    assert server.refused("GET", f"{path}/save", host)[0] == 403
    wish = {"n": 0, "seat": 0, "pilot": "greedy", "name": "A", "language": "en"}
    assert server.refused("POST", f"{path}/branch", host, json=wish)[0] == 409
    moment = f"{path}/moment"
    for device, eyes, status in (
        (host, 0, 200),
        (host, 1, 403),
        (guest, 1, 200),
        (guest, 0, 403),
        (None, 0, 403),
        (None, None, 200),
        (host, 7, 404),
    ):
        query = {"n": 0} | ({} if eyes is None else {"eyes": eyes})
        answer = server.call("GET", moment, device, params=query)
        assert answer.status_code == status, (eyes, answer.text)
        assert not tells(answer.text)
    assert server.refused("GET", moment, host, params={"n": 1})[0] == 404
    assert server.refused("GET", moment, host, params={"n": "x"})[0] == 400
    told = [server.call("GET", path, host).text, server.call("GET", "/api/tables", host).text]
    assert not any(map(tells, told))
    with sit(server, table, device=host) as client:
        client.send(type="look", seat=1)
        client.until(lambda m: m["type"] == "refused")
        with (
            sit(server, table, device=guest) as other,
            sit(server, table, seat=invites[2]) as third,
        ):
            play_on(dice(1), [client, other, third], 5)
        assert not any(map(tells, client.raw))
        past = server.get(moment, host, n=0, eyes=0)
        assert (past["n"], past["undo"]["ok"], past["over"]) == (0, False, False)
        assert past["log"] == client.log[: len(past["log"])]


def test_every_moment_of_a_finished_game(server: Server, finished: tuple[str, str]) -> None:
    table, _ = finished
    moment = f"/api/tables/{table}/moment"
    last = server.get(moment)
    assert last["over"]
    assert len(last["history"]) == last["n"] + 1
    decades = [(mark["n"], mark["text"]) for mark in last["marks"] if mark["level"] == 0]
    assert decades[0][1] == "Decade 1"
    assert decades == sorted(decades)
    assert len(decades) > 2
    game = cothon.new("porto_carthago", 3, SEED)
    rows = server.query('select choice from moves where "table" = ? order by n', table)
    for n, (choice,) in enumerate(rows):
        if n % 40 in (0, 1):
            shown = server.get(moment, n=n, eyes=n % 3, language="fr")
            assert shown["view"] == game.view(n % 3)["table"]
            assert shown["asked"] == [game.seat]
            assert bool(shown["options"]) == (game.seat == n % 3)
            assert [line["text"] for line in shown["log"]] == game.log(
                "fr", n % 3, names=tuple(player["name"] for player in shown["players"])
            )
        game.apply(choice)
    back = server.get(moment, n=3, eyes=0)
    assert back["n"] == 3
    assert back["names"]["path_spaces"]


def test_a_bare_moment_is_the_whole_one_for_those_who_have_the_last(
    server: Server, finished: tuple[str, str]
) -> None:
    """Log, names and chart are sent once: what is left of a scrub is a fraction of it."""
    path = f"/api/tables/{finished[0]}/moment"
    for eyes in (1, None):
        through = {"language": "de"} | ({} if eyes is None else {"eyes": eyes})
        last = server.call("GET", path, params=through).json()
        sizes = []
        for n in range(0, last["n"] + 1, 20):
            whole, bare = (
                server.call("GET", path, params={"n": n, "bare": bare, **through})
                for bare in (False, True)
            )
            then = bare.json()
            assert (then["log"], then["names"], then["history"]) == ([], None, [])
            assert (then["deal"], then["marks"]) == (None, [])
            told = {
                "log_from": 0,
                "log": last["log"][: then["log_from"]],
                "names": last["names"],
                "deal": last["deal"],
                "history": last["history"],
                "marks": last["marks"],
            }
            assert {**then, **told} == whole.json()
            sizes.append((len(whole.content), len(bare.content)))
        assert max(bare for _, bare in sizes) < 6_000
        assert sum(bare for _, bare in sizes) * 4 < sum(whole for whole, _ in sizes)
    assert server.refused("GET", path, params={"bare": "perhaps"})[0] == 400


def test_a_save_goes_out_and_comes_in(server: Server, finished: tuple[str, str]) -> None:
    table, host = finished
    answer = server.call("GET", f"/api/tables/{table}/save")
    assert "attachment" in answer.headers["content-disposition"]
    game = cothon.replay(json.loads(answer.text))
    assert game.over
    assert Save.from_json(answer.text).players == ("random",) * 3
    opened = server.call("POST", "/api/saves", host, content=answer.text).json()["table"]
    names = [player["name"] for player in server.get(f"/api/tables/{table}")["players"]]
    again = [player["name"] for player in server.get(f"/api/tables/{opened}")["players"]]
    assert all(names)
    assert again == names, "a game from a file keeps the names of its players"
    shown = server.get(f"/api/tables/{opened}/moment")
    assert shown["over"]
    assert shown["view"] == game.view(None)["table"]
    # Half a game from a file is for looking at; nobody plays there.
    half = game.save.upto(60).to_json()
    opened = server.call("POST", "/api/saves", host, content=half).json()["table"]
    assert not server.get(f"/api/tables/{opened}/moment", eyes=2)["over"]
    with sit(server, opened, device=host) as client:
        assert client.answer(client.move(0))["type"] == "refused"
        client.send(type="look", seat=1)
        client.until_table(lambda m: m["eyes"] == 1)
    call = f"/api/tables/{opened}/seats/0/bot"
    assert server.refused("POST", call, host, json={"pilot": "greedy"})[0] == 409
    wish = {"n": 60, "seat": 0, "pilot": "random", "name": "A", "language": "en"}
    assert server.post(f"/api/tables/{opened}/branch", host, wish)["table"]


@pytest.mark.parametrize(
    "change",
    [
        {"rules": 99},
        {"material": "other"},
        {"game": "chess"},
        {"seats": 9},
        {"seed": -1},
        {"choices": [0, 0, 0]},
        {"choices": ["x"]},
        {"format": "other"},
        {"position": {"players": [1, 2]}},
        {"more": 1},
    ],
)
def test_damaged_saves_are_refused(
    server: Server, finished: tuple[str, str], change: dict[str, object]
) -> None:
    save = server.get(f"/api/tables/{finished[0]}/save") | change
    status, error = server.refused("POST", "/api/saves", finished[1], content=json.dumps(save))
    assert status in (400, 404, 409), error


def test_what_is_no_save_is_refused(server: Server) -> None:
    for text in (b"", b"hello", b"\xff\xfe", b"[]", b"{}"):
        assert server.refused("POST", "/api/saves", new_device(), content=text)[0] == 400
    assert server.refused("POST", "/api/saves", None, content=b"{}")[0] == 401


def test_play_on_from_a_moment(server: Server, finished: tuple[str, str]) -> None:
    table, _ = finished
    device = new_device()
    shown = server.get(f"/api/tables/{table}/moment", n=40)
    seat = shown["asked"][0]
    wish = {"n": 40, "seat": seat, "pilot": "greedy", "name": "Sapanibal", "language": "de"}
    call = f"/api/tables/{table}/branch"
    branch = server.post(call, device, wish)["table"]
    with sit(server, branch, device=device) as client:
        assert (client.table["n"], client.table["yours"]) == (40, [seat])
        assert client.table["language"] == "de"
        # What lies before the branch cannot be taken back.
        assert not client.table["undo"]["ok"]
        assert client.answer(client.undo())["type"] == "refused"
        past = server.get(f"/api/tables/{table}/moment", n=40, eyes=seat)
        assert client.table["view"] == past["view"]
        client.play(client.table["options"][0]["id"])
        client.until_table(lambda m: m["n"] > 41 or bool(m["options"]))
    assert server.refused("GET", f"/api/tables/{branch}/save", device)[0] == 403
    for bad, status in (
        ({"n": 10_000}, 404),
        ({"seat": 5}, 404),
        ({"pilot": "nobody"}, 400),
        ({"n": len(shown["history"]) - 1}, 409),
    ):
        assert server.refused("POST", call, device, json=wish | bad)[0] == status
    assert server.refused("POST", call, None, json=wish)[0] == 401


def test_after_the_end_anybody_looks_through_all_eyes(
    server: Server, finished: tuple[str, str]
) -> None:
    table, host = finished
    with sit(server, table) as client:
        client.send(type="look", seat=2)
        client.until_table(lambda m: m["eyes"] == 2)
        assert play_on(dice(0), [client]) == 0
    row = next(row for row in server.get("/api/tables", host) if row["table"] == table)
    assert (row["over"], row["your_turn"]) == (True, False)
    call = f"/api/tables/{table}/seats/0/bot"
    assert server.refused("POST", call, host, json={"pilot": "greedy"})[0] == 409
