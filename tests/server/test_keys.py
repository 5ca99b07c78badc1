"""Nobody can compute the deal: a secret key deals at every table that names no seed."""

from __future__ import annotations

import json
import time
from pathlib import Path

import httpx

import cothon
from cothon.match.save import Save
from cothon.words import say
from tests.luck import dice
from tests.server.harness import Server, deal_together, new_device, play_on, put_back, sit


def test_a_key_deals_and_is_told_when_the_game_is_over(server: Server) -> None:
    device = new_device()
    table, _ = server.open(device, "me", "bot", "bot", game="neptun", seed=None)
    with sit(server, table, device=device) as client:
        deal_together(client)
        ((key, seed),) = server.query("select key, seed from tables where id = ?", table)
        assert len(bytes.fromhex(key)) == 32
        assert seed == 0
        assert server.refused("GET", f"/api/tables/{table}/save", device)[0] == 403
        play_on(dice(5), [client])
        assert client.table["over"]
        assert not any(key in raw for raw in client.raw)
        end = client.table["view"]
    fields = server.get(f"/api/tables/{table}/save", device)
    assert (fields["generator"], fields["key"]) == ("hmac-sha256", key)
    game = cothon.replay(Save.from_json(json.dumps(fields)))
    assert game.over
    assert game.view(0)["table"] == end


def test_every_table_has_a_key_of_its_own(server: Server) -> None:
    device = new_device()
    tables = [server.open(device, "bot", "bot", "bot", seed=None)[0] for _ in range(20)]
    marks = ", ".join("?" * len(tables))
    keys = server.query(f"select key, secret from tables where id in ({marks})", *tables)
    assert len({part for row in keys for part in row}) == 2 * len(tables)


def test_a_game_of_a_key_goes_on_in_a_branch_and_after_the_server_died(own_server: Server) -> None:
    device = new_device()
    game = cothon.new("porto_carthago", 3, bytes(range(32)))
    for _ in range(30):
        game.apply(game.options[-1])
    answer = own_server.call("POST", "/api/saves", device, content=game.save.to_json())
    wish = {"n": 20, "seat": 0, "pilot": "random", "name": "Hanno", "language": "en"}
    filed = answer.json()["table"]
    table = own_server.post(f"/api/tables/{filed}/branch", device, wish)["table"]
    own_server.kill()
    own_server.start()
    ((key,),) = own_server.query("select key from tables where id = ?", table)
    assert bytes.fromhex(key) == bytes(range(32))
    moment = own_server.get(f"/api/tables/{table}/moment", device, n=20, eyes=0)
    assert moment["view"] == cothon.replay(game.save, upto=20).view(0)["table"]


def test_a_table_of_a_seed_goes_on_in_a_database_that_learns_of_keys(tmp_path: Path) -> None:
    server = Server(tmp_path)
    device = new_device()
    table, _ = server.open(device, "me", "friend", "friend", seed=7)
    server.kill()
    put_back(server.database, "0002")  # as it was before there were keys
    server.start()
    moment = server.get(f"/api/tables/{table}/moment", device, eyes=0)
    assert moment["view"] == cothon.new("porto_carthago", 3, 7).view(0)["table"]
    assert moment["deal"]["seed"] is None, "it may have been drawn, and still be a secret"
    server.kill()


def test_a_save_that_claims_many_seats_is_refused_at_once(server: Server) -> None:
    save = json.loads(cothon.new("neptun", 3, 7).save.to_json())
    lying = json.dumps({**save, "seats": 300_000_000, "players": ["a"]})
    started = time.monotonic()
    assert server.refused("POST", "/api/saves", new_device(), content=lying)[0] == 400
    # Building a list of 300 million texts took ten seconds, in which nobody was served.
    assert time.monotonic() - started < 2.0
    assert httpx.get(f"{server.address}/api/games").status_code == 200


def test_nothing_is_taken_back_when_the_key_has_been_told(server: Server) -> None:
    """Neptun may end without a reveal: the last choice stands all the same."""
    seats = ["me", "beside", "beside"]
    for number in range(4):
        device = new_device()
        table, _ = server.open(device, *seats, game="neptun", seed=number)
        with sit(server, table, device=device) as me:
            luck = dice(number)
            while not me.table["over"]:
                seat = me.table["asked"][0]
                me.send(type="look", seat=seat)
                me.until_table(lambda told, seat=seat: told["eyes"] == seat)  # type: ignore[misc]
                me.play(luck.choice(me.table["options"])["id"])
            last = server.query('select seat from moves where "table" = ? order by n', table)[-1][0]
            me.send(type="look", seat=last)
            told = me.until_table(lambda told, last=last: told["eyes"] == last)  # type: ignore[misc]
            assert told["undo"] == {"ok": False, "reason": say("en", "server-undo-over")}
            assert me.answer(me.undo())["type"] == "refused"


def test_a_save_with_a_letter_that_cannot_be_sent_is_refused_in_words(server: Server) -> None:
    save = json.loads(cothon.new("neptun", 3, 7).save.to_json())
    body = json.dumps({**save, "material": "\ud800"})
    assert server.refused("POST", "/api/saves", new_device(), content=body)[0] == 400
