"""All deal together: pledges, numbers, those who do not come, and what is proven in the end."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

import pytest

from cothon.match.fair import check, commitment, deal_key, fingerprint, pledge
from cothon.match.save import Save
from cothon.words import say
from tests.luck import dice
from tests.server.harness import (
    Client,
    Server,
    deal_together,
    device_of,
    new_device,
    play_on,
    sit,
)


def row_of(server: Server, table: str) -> dict[str, Any]:
    """What the database holds of a table's deal."""
    names = ("secret", "commitment", "attempt", "begun", "dealt", "key")
    (row,) = server.query(f"select {', '.join(names)} from tables where id = ?", table)
    return dict(zip(names, row, strict=True))


def refused(client: Client) -> str:
    """The words of the next refusal, by key."""
    said = client.refusal()
    known = ("pledged", "pledges-closed", "number-early", "number-wrong", "moved-on", "not-dealt")
    return next((key for key in known if say("en", f"server-{key}") == said), said)


def test_a_table_is_dealt_when_all_have_given_their_part(server: Server) -> None:
    host = new_device()
    seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "pilot": "random"}]
    body = {"game": "neptun", "name": "Hanno", "seats": seats}
    opened = server.post("/api/tables", host, body)
    table, invite = opened["table"], opened["invites"][0]["token"]
    with sit(server, table, device=host) as one:
        first = one.gathering
        assert (first["phase"], first["attempt"], first["awaited"]) == ("pledging", 1, [0, 1])
        assert (first["host"], first["yours"], first["pledges"]) == (True, [0], {})
        assert (first["commitment"], first["fingerprint"]) == (opened["commitment"], None)
        assert [player["name"] for player in first["players"]] == ["Hanno", "Player 2", "Dido"]
        one.pledge()
        one.until_gathering(lambda m: m["awaited"] == [1])
        with sit(server, table, seat=invite) as two, sit(server, table) as onlooker:
            assert two.gathering["pledges"] == {"0": pledge(one.number)}
            two.pledge()
            clients = (one, two, onlooker)
            for client in clients:
                client.until_gathering(lambda m: m["phase"] == "revealing")
            pledges = {0: pledge(one.number), 1: pledge(two.number)}
            shown = fingerprint(opened["commitment"], 1, pledges)
            assert [client.gathering["fingerprint"] for client in clients] == [shown] * 3
            two.reveal()
            one.until_gathering(lambda m: m["awaited"] == [0])
            one.reveal()
            for client in clients:
                deal = client.until_table(lambda m: m["deal"] is not None)["deal"]
                assert (deal["fingerprint"], deal["took_part"]) == (shown, [0, 1])
                assert (deal["secret"], deal["numbers"], deal["seed"]) == (None, {}, None)
            assert (one.table["eyes"], two.table["eyes"]) == (0, 1)
            kept = row_of(server, table)
            numbers = {0: one.number, 1: two.number}
            secret = bytes.fromhex(kept["secret"])
            assert kept["key"] == deal_key(secret, opened["commitment"], 1, numbers).hex()
            play_on(dice(3), [one, two])
            assert not any(kept["secret"] in raw for raw in onlooker.raw)
            told = one.table["deal"]
            assert (told["secret"], told["numbers"]["1"]) == (kept["secret"], two.number.hex())
            terms = (first["rules"], first["material"], told["seats"], told["options"])
            assert commitment(secret, table, "neptun", *terms) == opened["commitment"]
    save = Save.from_json(json.dumps(server.get(f"/api/tables/{table}/save", host)))
    check(save)
    assert save.deal is not None
    assert save.deal.numbers == numbers


def test_before_the_deal_there_is_no_game(server: Server) -> None:
    host = new_device()
    table, _ = server.open(host, "me", "friend", "friend", seed=None)
    path = f"/api/tables/{table}"
    for call in (f"{path}/moment", f"{path}/save"):
        assert server.refused("GET", call, host) == (409, say("en", "server-not-dealt"))
    wish = {"n": 0, "seat": 0}
    assert server.refused("POST", f"{path}/branch", host, json=wish)[0] == 409
    for shown in (server.get("/api/tables", host)[0], server.get(path, host)):
        assert (shown["gathering"], shown["n"], shown["over"]) == (True, 0, False)
    with sit(server, table, device=host) as client:
        at: dict[str, Any] = {"n": 0, "version": 0}
        client.send(type="move", choice=0, id="a", **at)
        assert refused(client) == "not-dealt"
        client.send(type="undo", id="b", **at)
        assert refused(client)
        client.send(type="look", seat=0)
        assert refused(client) == "not-dealt"
        client.send(type="chat", text="Who is missing?")
        client.until(lambda m: m["type"] == "chat" and bool(m["entries"]))
        assert (client.chat[0]["name"], client.chat[0]["seat"]) == ("Hanno", 0)
        client.send(type="language", language="de")
        assert client.until(lambda m: m["type"] == "gathering")["language"] == "de"
        assert client.table == {}


def test_nobody_changes_a_pledge_or_comes_too_early_or_too_late(server: Server) -> None:
    host = new_device()
    table, invites = server.open(host, "me", "friend", "friend", seed=None)
    with (
        sit(server, table, device=host) as one,
        sit(server, table, seat=invites[1]) as two,
        sit(server, table, seat=invites[2]) as late,
        sit(server, table) as onlooker,
    ):
        onlooker.send(type="pledge", attempt=1, hash="00" * 32)
        assert onlooker.refusal() == say("en", "server-undo-onlooker")
        one.send(type="number", attempt=1, number=one.number.hex())
        assert refused(one) == "number-early"
        one.pledge(attempt=2)
        assert refused(one) == "moved-on"
        one.pledge()
        one.pledge()  # once more is harmless
        one.pledge(hash="00" * 32)
        assert refused(one) == "pledged"
        for nonsense in ("00" * 31, "XY" * 32, "00" * 32 + "\n"):
            one.pledge(hash=nonsense)
            assert "not a message" in one.refusal()
        two.pledge()
        two.until_gathering(lambda m: m["awaited"] == [2])
        assert one.until_gathering(lambda m: m["awaited"] == [2])["phase"] == "pledging"
        server.post(f"/api/tables/{table}/begin", host)
        late.until_gathering(lambda m: m["phase"] == "revealing")
        late.pledge()
        assert refused(late) == "pledges-closed"
        late.send(type="number", attempt=1, number=late.number.hex())
        assert refused(late) == "number-wrong"
        one.reveal()
        one.reveal()
        two.reveal()
        for client in (one, two, late):
            client.until_table(lambda m: True)
        late.pledge()
        assert refused(late) == "moved-on"
        one.pledge()
        one.reveal()  # told again after the deal: harmless
        one.send(type="chat", text="Off we go")
        assert one.until(lambda m: m["type"] in ("refused", "chat"))["type"] == "chat"
        assert late.table["deal"]["took_part"] == [0, 1]
        assert late.table["eyes"] == 2, "who took no part in the deal plays all the same"


def test_the_host_need_not_wait_for_those_who_do_not_come(server: Server) -> None:
    host, guest = new_device(), new_device()
    table, invites = server.open(host, "me", "friend", "bot", seed=None)
    begin = f"/api/tables/{table}/begin"
    with sit(server, table, device=host) as one:
        assert server.refused("POST", begin, guest) == (
            403,
            say("en", "server-only-host-begins"),
        )
        assert server.refused("POST", begin, host) == (409, say("en", "server-no-pledge"))
        one.pledge()
        one.until_gathering(lambda m: m["awaited"] == [1])
        assert server.post(begin, host)["gathering"]
        one.reveal()
        one.until_table(lambda m: True)
        assert not server.post(begin, host)["gathering"], "once more is harmless"
        claim = {"token": invites[1], "name": "Dido"}
        server.post(f"/api/tables/{table}/claim", guest, claim)
        with sit(server, table, device=guest) as two:
            assert two.table["eyes"] == 1


def test_an_attempt_that_somebody_left_is_given_up_and_all_see_it(server: Server) -> None:
    host = new_device()
    table, invites = server.open(host, "me", "friend", "bot", seed=None)
    begin = f"/api/tables/{table}/begin"
    with sit(server, table, device=host) as one:
        with sit(server, table, seat=invites[1]) as gone:
            gone.pledge()
            one.pledge()
            one.reveal()
        one.until_gathering(lambda m: m["awaited"] == [1])
        bound = one.gathering["commitment"]
        # Whoever says which attempt shall begin does not begin the next one by a second click.
        server.post(f"{begin}?attempt=1", host)
        assert server.get(f"/api/tables/{table}", host)["gathering"]
        assert row_of(server, table)["attempt"] == 1
        assert server.refused("POST", f"{begin}?attempt=3", host)[0] == 409
        server.post(f"{begin}?attempt=2", host)
        one.until_gathering(lambda m: m["attempt"] == 2)
        again = one.gathering
        assert (again["phase"], again["pledges"], again["awaited"]) == ("pledging", {}, [0, 1])
        assert again["commitment"] == bound
        with sit(server, table, seat=invites[1]) as back:
            back.send(type="number", attempt=1, number=gone.number.hex())
            assert refused(back) == "moved-on"
            deal_together(one, back)
            assert back.table["deal"]["attempt"] == 2
    kept = row_of(server, table)
    numbers = {0: one.number, 1: back.number}
    assert kept["key"] == deal_key(bytes.fromhex(kept["secret"]), bound, 2, numbers).hex()


def test_a_device_with_several_seats_gives_one_number(server: Server) -> None:
    host = new_device()
    table, _ = server.open(host, "bot", "beside", "me", seed=None)
    with sit(server, table, device=host) as client:
        assert client.gathering["awaited"] == [1]
        deal_together(client)
        assert client.table["deal"]["took_part"] == [1]


def test_a_copied_pledge_is_none(server: Server) -> None:
    """Whoever repeats the hash of somebody else has given nothing, and is still awaited."""
    host = new_device()
    table, invites = server.open(host, "me", "friend", "bot", seed=None)
    with sit(server, table, device=host) as one, sit(server, table, seat=invites[1]) as two:
        one.pledge()
        two.until_gathering(lambda m: m["awaited"] == [1])
        two.pledge(hash=pledge(one.number))
        two.send(type="sync")
        two.until(lambda m: m["type"] == "gathering")
        assert two.gathering["awaited"] == [1]


def test_bots_alone_are_dealt_by_the_secret_alone(server: Server) -> None:
    host = new_device()
    table, _ = server.open(host, "bot", "bot", "bot", game="neptun", seed=None)
    with sit(server, table, device=host) as client:
        client.until_table(lambda m: m["over"])
        assert client.table["deal"]["took_part"] == []
    check(Save.from_json(json.dumps(server.get(f"/api/tables/{table}/save", host))))


def test_a_named_seed_is_known_to_all(server: Server) -> None:
    body = {"game": "neptun", "seats": [{"kind": "friend"}] * 3, "seed": 8123456789}
    opened = server.post("/api/tables", new_device(), body)
    assert opened["commitment"] is None
    with sit(server, opened["table"]) as onlooker:
        deal = onlooker.table["deal"]
        assert (deal["seed"], deal["commitment"], deal["attempt"]) == (8123456789, None, None)


def test_a_bot_for_somebody_who_does_not_come_lets_the_deal_go_on(server: Server) -> None:
    host = new_device()
    table, invites = server.open(host, "me", "friend", "friend", seed=None)
    seats = f"/api/tables/{table}/seats"
    with sit(server, table, device=host) as one:
        with sit(server, table, seat=invites[1]) as gone:
            gone.pledge()
            one.until_gathering(lambda m: "1" in m["pledges"])
        one.until_gathering(lambda m: not m["players"][1]["here"])
        one.pledge()
        card = server.post(f"{seats}/1/bot", host, {"pilot": "random"})
        assert card["players"][1]["left"]
        one.until_gathering(lambda m: list(m["pledges"]) == ["0"])  # nobody else knows its number
        server.post(f"{seats}/2/bot", host, {"pilot": "random"})
        one.reveal()
        one.until_table(lambda m: True)
        assert one.table["deal"]["took_part"] == [0]
        server.post(f"{seats}/1/back", device_of(invites[1]))
        one.until_table(lambda m: m["players"][1]["kind"] == "human")


def test_a_seat_that_moves_before_the_deal_pledges_anew(server: Server) -> None:
    host, phone = new_device(), new_device()
    table, _ = server.open(host, "me", "friend", "bot", seed=None)
    with sit(server, table, device=host) as one, sit(server, table, device=phone) as two:
        one.pledge()
        one.until_gathering(lambda m: m["awaited"] == [1])
        token = server.post(f"/api/tables/{table}/seats/0/link", host)["token"]
        server.post(f"/api/tables/{table}/claim", phone, {"token": token})
        two.until_gathering(lambda m: m["yours"] == [0] and m["pledges"] == {})
        two.pledge()
        two.until_gathering(lambda m: m["pledges"] == {"0": pledge(two.number)})


def test_a_deal_goes_on_after_the_server_died(own_server: Server) -> None:
    host = new_device()
    table, invites = own_server.open(host, "me", "friend", "bot", seed=None)
    with sit(own_server, table, device=host) as one:
        one.pledge()
        one.until_gathering(lambda m: m["awaited"] == [1])
        own_server.kill()
    own_server.start()
    with sit(own_server, table, seat=invites[1]) as two:
        assert two.gathering["pledges"] == {"0": pledge(one.number)}
        two.pledge()
        two.reveal()
        two.until_gathering(lambda m: m["awaited"] == [0])
        own_server.kill()
    # The last number was written, and the power failed before the table was dealt.
    database = sqlite3.connect(own_server.database)
    with database:
        database.execute(
            'update shares set number = ? where "table" = ? and seat = 0', (one.number.hex(), table)
        )
    database.close()
    own_server.start()
    with sit(own_server, table, device=host) as back:
        back.until_table(lambda m: m["deal"] is not None)
        assert back.table["deal"]["took_part"] == [0, 1]
        assert back.table["asked"]
    kept = row_of(own_server, table)
    numbers = {0: one.number, 1: two.number}
    key = deal_key(bytes.fromhex(kept["secret"]), kept["commitment"], 1, numbers)
    assert kept["key"] == key.hex()


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_what_is_refused_is_told_in_the_readers_language(server: Server, language: str) -> None:
    host = new_device()
    table, _ = server.open(host, "me", "friend", "bot", seed=None)
    with sit(server, table, device=host, language=language) as client:
        client.send(type="number", attempt=1, number="00" * 32)
        assert client.refusal() == say(language, "server-number-early")
