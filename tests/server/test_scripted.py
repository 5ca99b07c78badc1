"""Tables at which the rules play somebody, and tables of one person."""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Iterator
from typing import Any

import pytest

from cothon.match.save import Save
from tests.kernel.ferry import SHEET
from tests.luck import dice
from tests.server.harness import Message, Server, new_device, play_on, sit

GAME = {"game": SHEET.key, "seed": 3}
NAMES = {"en": "Ferryman", "fr": "Passeur", "de": "Fährmann"}
WITH = {"options": {"ferryman": True}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the ferry in its catalogue."""
    running = Server(tmp_path_factory.mktemp("ferry"), "tests.kernel.ferry.command")
    yield running
    complaints = running.end(signal.SIGTERM)
    assert not complaints, complaints


def who(players: list[Message]) -> list[tuple[str, str]]:
    """Everybody's kind and name."""
    return [(player["kind"], player["name"]) for player in players]


def test_a_table_of_one_person_is_played_to_its_end(server: Server) -> None:
    host = new_device()
    table, invites = server.open(host, "me", **GAME)
    assert invites == {}
    with sit(server, table, device=host) as client:
        assert (client.table["yours"], client.table["eyes"]) == ([0], 0)
        assert {*client.names} == {"labels", "things", "keys", "topics"}  # there is no drawn board
        assert play_on(dice(1), [client]) in (2, 3)  # an empty boat can only wait
        last = client.table
    assert who(last["players"]) == [("human", "Hanno"), ("scripted", "Ferryman")]
    assert [player["here"] for player in last["players"]] == [True, True]
    assert [score["seat"] for score in last["scores"]] == [0, 1]
    assert all(len(totals) == 2 for totals in last["history"])
    assert last["winners"]
    assert sum(line["text"].startswith("Ferryman lands ") for line in client.log) == 3


def test_its_name_is_in_the_language_of_whoever_looks(server: Server) -> None:
    host = new_device()
    table, invites = server.open(host, "me", "friend", **GAME, **WITH)
    assert list(invites) == [1]
    for language, name in NAMES.items():
        cards: list[dict[str, Any]] = [
            server.get(f"/api/tables/{table}", host, language=language),
            server.get("/api/tables", host, language=language)[0],
        ]
        with sit(server, table, device=host, language=language) as client:
            cards.append(client.table)
        for card in cards:
            assert who(card["players"])[2] == ("scripted", name)
            assert (card["players"][2]["pilot"], card["players"][2]["level"]) == (None, None)
            assert (card["players"][2]["mine"], card["players"][2]["left"]) == (False, False)


def test_nobody_can_take_its_seat(server: Server) -> None:
    host = new_device()
    table, _ = server.open(host, "me", "friend", **GAME, **WITH)
    path = f"/api/tables/{table}"
    bot = {"json": {"pilot": "random"}}
    assert server.refused("POST", f"{path}/seats/2/bot", host, **bot)[0] == 404
    assert server.post(f"{path}/seats/1/bot", host, bot["json"])["players"][1]["kind"] == "bot"
    assert server.refused("GET", f"{path}/moment", host, params={"eyes": 2})[0] == 403
    with sit(server, table, device=host) as client:
        client.send(type="look", seat=2)
        assert client.until(lambda m: m["type"] == "refused")["error"]


def test_options_are_for_those_whom_they_fit(server: Server) -> None:
    (card,) = [card for card in server.get("/api/games") if card["key"] == SHEET.key]
    assert card["seats"] == [1, 2, 3, 4]
    assert {option["key"]: option["seats"] for option in card["options"]} == {
        "ferryman": [2],
        "river": [],
    }
    body = {"game": SHEET.key, "seats": [{"kind": "me"}], **WITH}
    status, reason = server.refused("POST", "/api/tables", new_device(), json=body)
    assert (status, reason) == (400, "option 'ferryman' is for 2 players, not 1")
    body["options"] = {"ferryman": False}
    assert server.post("/api/tables", new_device(), body)["table"]


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[str, str]:
    """A game of two bots and the ferryman, and its host."""
    host = new_device()
    table, _ = server.open(host, "bot", "bot", **GAME, **WITH)
    deadline = time.monotonic() + 60
    while not server.get(f"/api/tables/{table}")["over"]:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    return table, host


def test_a_save_names_people_and_shows_everybody(server: Server, finished: tuple[str, str]) -> None:
    table, host = finished
    text = server.call("GET", f"/api/tables/{table}/save", host).text
    save = Save.from_json(text)
    assert (save.seats, save.players) == (2, ("random", "random"))
    assert len(json.loads(text)["names"]) == 2
    filed = server.call("POST", "/api/saves", host, content=text).json()["table"]
    players = server.get(f"/api/tables/{filed}", host)["players"]
    assert [player["kind"] for player in players] == ["bot", "bot", "scripted"]
    for eyes in range(3):
        told = server.get(f"/api/tables/{filed}/moment", host, n=2, eyes=eyes)
        assert [len(totals) for totals in told["history"]] == [3] * (len(save.choices) + 1)
    assert server.refused("GET", f"/api/tables/{filed}/moment", host, params={"eyes": 3})[0] == 404


def test_playing_on_takes_a_persons_seat(server: Server, finished: tuple[str, str]) -> None:
    table, host = finished
    path = f"/api/tables/{table}/branch"
    wish = {"n": 2, "seat": 1, "pilot": "random", "name": "Dido", "language": "en"}
    assert server.refused("POST", path, host, json={**wish, "seat": 2})[0] == 404
    on = server.post(path, host, wish)["table"]
    with sit(server, on, device=host) as client:
        assert [kind for kind, _ in who(client.table["players"])] == ["bot", "human", "scripted"]
        play_on(dice(2), [client])
        assert client.table["over"]
        assert len(client.table["scores"]) == 3
