"""Seats change hands: moved to another device, lent to a bot, taken back; and who is too hasty."""

from __future__ import annotations

import json
import re
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from cothon.server.seats import hashed
from cothon.words import say
from tests.server.harness import Server, new_device, sit


def test_a_link_moves_a_seat_once(server: Server) -> None:
    host, phone, thief = new_device(), new_device(), new_device()
    table, _ = server.open(host, "me", "friend", "bot")
    link, claim = f"/api/tables/{table}/seats/0/link", f"/api/tables/{table}/claim"
    assert server.refused("POST", link, thief) == (403, say("en", "server-not-your-seat"))
    assert server.refused("POST", link)[0] == 403
    assert server.refused("POST", link.replace("/0/", "/9/"), host)[0] == 403
    old = server.post(link, host)["token"]
    token = server.post(link, host)["token"]
    body = {"token": old}
    assert server.refused("POST", claim, thief, json=body)[0] == 403, "replaced by the newer one"
    with sit(server, table, device=host) as one, sit(server, table, device=phone) as two:
        assert (one.table["eyes"], two.table["eyes"]) == (0, None)
        card = server.post(claim, phone, {"token": token})
        assert card["players"][0]["name"] == "Hanno"
        two.until_table(lambda m: m["eyes"] == 0)
        one.until_table(lambda m: m["eyes"] is None)
        assert (one.table["yours"], one.table["options"]) == ([], [])
        assert one.answer(one.move(0))["type"] == "refused"
        two.play(two.table["options"][0]["id"])
    assert server.refused("POST", claim, thief, json={"token": token})[0] == 403
    tokens = server.query('select token, moving from seats where "table" = ? and seat = 0', table)
    assert tokens == [(None, None)]


def test_a_claim_whose_answer_was_lost_is_sent_again(server: Server) -> None:
    """It is answered as if it had just succeeded, and noted once."""
    host, friend, phone = new_device(), new_device(), new_device()
    table, invites = server.open(host, "me", "friend", "bot", seed=None)
    path = f"/api/tables/{table}"
    hands = 'select hands from seats where "table" = ? and seat = 1'
    invite = {"token": invites[1], "name": "Tanit"}
    first = server.post(f"{path}/claim", friend, invite)
    with sit(server, table, device=friend) as client:
        client.pledge()
        client.until_gathering(lambda m: bool(m["pledges"]))
        noted = server.query(hands, table)
        again = server.post(f"{path}/claim", friend, invite)
        assert again["players"][1]["mine"]
        assert [player["name"] for player in again["players"]] == [
            player["name"] for player in first["players"]
        ]
    assert server.query(hands, table) == noted
    assert len(server.query('select * from shares where "table" = ?', table)) == 1
    link = {"token": server.post(f"{path}/seats/1/link", friend)["token"]}
    for _ in range(2):
        assert server.post(f"{path}/claim", phone, link)["players"][1]["mine"]
    assert server.query(hands, table)[0][0].count("\n") == 2
    # What gave the seat to one device gives it to no other, nor back.
    for device, token in ((friend, invite), (friend, link), (phone, invite), (host, link)):
        assert server.refused("POST", f"{path}/claim", device, json=token)[0] == 403
    with sit(server, table, device=host) as client:
        assert hashed(link["token"]) not in json.dumps(client.until(lambda m: m["type"] == "hands"))


def test_the_owner_takes_a_seat_back_from_the_bot(server: Server) -> None:
    host, friend = new_device(), new_device()
    table, invites = server.open(host, "me", "friend", "bot")
    path = f"/api/tables/{table}"
    server.post(f"{path}/claim", friend, {"token": invites[1], "name": "Tanit"})
    server.post(f"{path}/seats/1/bot", host, {"pilot": "random"})
    assert server.get("/api/tables", friend)[0]["lent"] == [1]
    assert server.get(path, friend)["lent"] == [1]
    assert server.get(path, host)["lent"] == []
    with sit(server, table, device=friend) as back:
        assert (back.table["lent"], back.table["eyes"]) == ([1], None)
        for device in (host, new_device(), None):
            assert server.refused("POST", f"{path}/seats/1/back", device)[0] == 403
        card = server.post(f"{path}/seats/1/back", friend)
        player = card["players"][1]
        assert (player["kind"], player["pilot"], player["name"]) == ("human", None, "Tanit")
        back.until_table(lambda m: m["eyes"] == 1)
        assert (back.table["yours"], back.table["lent"]) == ([1], [])
        server.post(f"{path}/seats/1/back", friend)  # once more is harmless
        assert server.get("/api/tables", friend)[0]["lent"] == []


def test_a_lent_seat_can_be_moved(server: Server) -> None:
    """Also while a bot plays it: whoever lost the device that was away has another one."""
    host, friend, phone = new_device(), new_device(), new_device()
    table, invites = server.open(host, "me", "friend", "bot")
    path = f"/api/tables/{table}"
    server.post(f"{path}/claim", friend, {"token": invites[1], "name": "Tanit"})
    server.post(f"{path}/seats/1/bot", host, {"pilot": "random"})
    token = server.post(f"{path}/seats/1/link", friend)["token"]
    server.post(f"{path}/claim", phone, {"token": token})
    with sit(server, table, device=phone) as client:
        assert client.table["eyes"] == 1
        assert client.table["players"][1]["kind"] == "human"


def test_nobody_is_replaced_who_has_only_just_gone(tmp_path: Path) -> None:
    server = Server(tmp_path, COTHON_ABSENCE="3")
    try:
        host, friend = new_device(), new_device()
        table, invites = server.open(host, "me", "friend", "friend")
        path = f"/api/tables/{table}"
        call, body = f"{path}/seats/1/bot", {"pilot": "random"}
        server.post(f"{path}/claim", friend, {"token": invites[1], "name": "Tanit"})
        with sit(server, table, device=host) as client:
            with sit(server, table, device=friend):
                client.until_table(lambda m: m["players"][1]["here"])
                time.sleep(3.1)
                assert server.refused("POST", call, host, json=body)[0] == 409
                shown = [player["absent"] for player in client.table["players"]]
                assert shown == [None, None, 0], "a seat that nobody claimed may be given away"
            client.until_table(lambda m: not m["players"][1]["here"])
            assert client.table["players"][1]["absent"] in (2, 3)
            status, error = server.refused("POST", call, host, json=body)
            seconds = re.search(r"another (\d|second)", error)
            assert (status, bool(seconds)) == (409, True), error
            # Who comes back in time keeps the seat; so does everybody while the server was away.
            server.kill()
        database = sqlite3.connect(server.database)
        with database:
            database.execute("update seats set seen = '2020-01-01T00:00:00.000Z'")
        database.close()
        server.start()
        assert server.refused("POST", call, host, json=body)[0] == 409
        time.sleep(3.1)
        card = server.post(call, host, body)
        assert card["players"][1]["kind"] == "bot"
    finally:
        server.kill()


def test_who_was_here_is_written_when_they_go(server: Server) -> None:
    host = new_device()
    table, invites = server.open(host, "me", "friend", "friend")
    seen = 'select seen from seats where "table" = ? order by seat'
    with sit(server, table, seat=invites[1]):
        before = server.query(seen, table)
        assert before[2] == (None,)
    deadline = time.monotonic() + 5
    while server.query(seen, table)[1] <= before[1]:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert server.query(seen, table)[2] == (None,)


def test_who_comes_is_written_at_once(server: Server) -> None:
    """Another server may be about to judge whether they are away."""
    host = new_device()
    table, _ = server.open(host, "me", "friend", "friend")
    seen = 'select seen from seats where "table" = ? and seat = 0'
    before = server.query(seen, table)
    time.sleep(0.01)
    with sit(server, table, device=host):
        deadline = time.monotonic() + 5
        while server.query(seen, table) <= before:
            assert time.monotonic() < deadline
            time.sleep(0.05)


@pytest.mark.parametrize("text", ["\\u0000", "a\\u0000b", "\\ud800", "a\\udc00b"])
def test_a_text_that_no_database_can_keep_is_refused(server: Server, text: str) -> None:
    device = new_device()
    table, invites = server.open(device, "me", "friend", "bot")
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    plain = {"game": "porto_carthago", "name": "A", "seats": seats}
    for wish in (
        {**plain, "name": "@"},
        {**plain, "game": "@"},
        {**plain, "options": {"@": True}},
        {**plain, "options": {"final_purchase_always": "@"}},
        {**plain, "seats": [*seats[:2], {"kind": "bot", "pilot": "@"}]},
        {**plain, "seats": [*seats[:2], {"kind": "bot", "name": "@"}]},
    ):
        content = json.dumps(wish).replace("@", text)
        assert server.refused("POST", "/api/tables", device, content=content)[0] == 400
    path = f"/api/tables/{table}"
    for claim in ({"token": "@"}, {"token": invites[1], "name": "@"}):
        content = json.dumps(claim).replace("@", text)
        assert server.refused("POST", f"{path}/claim", device, content=content)[0] == 400
    assert server.refused("GET", "/api/tables/%00")[0] == 404
    with sit(server, table, device=device) as client:
        at = {"n": client.table["n"], "version": client.table["version"]}
        choice = client.table["options"][0]["id"]
        for message in (
            {"type": "chat", "text": "@"},
            {"type": "move", **at, "choice": choice, "id": "@"},
            {"type": "move", **at, "choice": "@", "id": "a"},
            {"type": "undo", **at, "id": "@"},
        ):
            client.line.send(json.dumps(message).replace("@", text))
            assert "not a message" in client.refusal()
    assert not server.query('select * from moves where "table" = ?', table)
    assert not server.query('select * from chat where "table" = ?', table)
