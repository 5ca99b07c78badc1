"""Whole games over sockets."""

from __future__ import annotations

import cothon
from tests.luck import dice
from tests.server.harness import Server, new_device, play_on, sit


def test_two_people_and_a_bot_play_a_whole_game(server: Server) -> None:
    device, guest = new_device(), new_device()
    table, invites = server.open(device, "me", "friend", "bot", seed=7777123456789)
    server.post(f"/api/tables/{table}/claim", guest, {"token": invites[1], "name": "Elissa"})
    with sit(server, table, device=device) as hanno, sit(server, table, device=guest) as elissa:
        assert hanno.table["yours"] == [0]
        assert hanno.table["host"]
        assert elissa.table["yours"] == [1]
        assert not elissa.table["host"]
        assert [player["name"] for player in elissa.table["players"]] == ["Hanno", "Elissa", "Dido"]
        play_on(dice(5), [hanno, elissa])
        end = hanno.table
        seed = server.query("select seed from tables where id = ?", table)[0][0]
        assert end["deal"]["seed"] == seed  # whoever opened the table named it: all may know
    assert end["over"]
    assert end["winners"] == [score["seat"] for score in end["scores"] if score["winner"]]
    assert len(end["history"]) == end["n"] + 1
    assert end["history"][-1] == [score["total"] for score in end["scores"]]
    assert end["asked"] == []
    assert end["prompt"] == "The game is over."
    # The log of moves is the truth: it gives the same game again.
    rows = server.query("select n, choice, seat from moves where [table] = ? order by n", table)
    assert [row[0] for row in rows] == list(range(end["n"]))
    game = cothon.new("porto_carthago", 3, seed)
    for _, choice, seat in rows:
        assert game.seat == seat
        game.apply(choice)
    assert game.over
    assert game.view(0)["table"] == end["view"]
    assert [line["text"] for line in hanno.log] == game.log(
        "en", 0, names=("Hanno", "Elissa", "Dido")
    )
