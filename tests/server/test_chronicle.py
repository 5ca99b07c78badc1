"""A later version has come: what was played before is told, listed and handed out."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import cothon
from cothon.match.save import Save
from cothon.server.chronicle import Chronicle
from cothon.server.database import Change
from cothon.server.tables import MOST_CHRONICLES, Tables
from cothon.words.stored import tell_stored
from tests.saves.record import FOLDER, GUEST, HOST, restore
from tests.server.harness import Server, new_device, sit
from tests.server.kept import opened, started

GAMES = [sheet.key for sheet in cothon.games()]
DATABASES = sorted(FOLDER.glob("*.sql"))
VERSION = {"en": "version", "fr": "version", "de": "Fassung"}


class Played(NamedTuple):
    """A table of an earlier version."""

    id: str
    game: str
    rules: int
    n: int
    over: bool
    dealt: bool


class Later(NamedTuple):
    """A server of a later version, and the tables that it found."""

    server: Server
    tables: list[Played]

    def one(self, game: str, over: bool) -> Played:
        """A table of a game, over or not, dealt by a seed."""
        return next(t for t in self.tables if (t.game, t.over, t.dealt) == (game, over, True))

    @property
    def gathering(self) -> Played:
        """The one that was never dealt."""
        return next(table for table in self.tables if not table.dealt)


@pytest.fixture(scope="module", params=DATABASES, ids=lambda path: path.stem)
def later(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Later]:
    folder = tmp_path_factory.mktemp("later")
    restore(request.param, folder / "cothon.db")
    server = Server(folder, "tests.server.later_command")
    rows = server.query("select id, game, rules, n, over, dealt from tables order by created")
    yield Later(server, [Played(*row[:4], *map(bool, row[4:])) for row in rows])
    complaints = server.end(signal.SIGTERM)
    assert complaints.count("\n") == 1
    assert "6 running tables are of other rules" in complaints
    assert "cothon upgrade" in complaints


def moment(later: Later, table: str, device: str | None = None, **query: Any) -> Any:
    """What is told of a table."""
    return later.server.get(f"/api/tables/{table}/moment", device, **query)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", VERSION)
def test_a_finished_game_is_told_with_its_end(later: Later, game: str, language: str) -> None:
    table = later.one(game, over=True)
    told = moment(later, table.id, HOST, eyes=0, language=language)
    assert (told["n"], told["rules"], told["over"]) == (table.n, table.rules, True)
    assert (told["options"], told["asked"], told["step"]) == ([], [], None)
    sentence = told["retelling"]["sentence"]
    assert f"{VERSION[language]} {table.rules}" in sentence
    assert f"{table.rules + 1}" in sentence
    assert told["view"]
    assert told["retelling"]["drawn"] == (game != "merchants_cove")
    assert told["winners"] == [score["seat"] for score in told["scores"] if score["rank"] == 1]
    names = [line["name"] for score in told["scores"] for line in score["lines"]]
    assert all(" " in name or name.isalpha() or "-" in name for name in names)
    assert len(told["log"]) > 100
    assert not [line["text"] for line in told["log"] if line["text"].startswith("(")]
    assert "Hanno" in " ".join(line["text"] for line in told["log"])


def test_it_tells_what_the_version_of_then_told(later: Later) -> None:
    """The journal of its save, told by the rules it was played under."""
    table = later.one("merchants_guilds", over=True)
    text = later.server.call("GET", f"/api/tables/{table.id}/save").text
    save = Save.from_json(text)
    assert (save.rules, len(save.choices)) == (table.rules, table.n)
    assert save.names == ("Hanno", "Dido", "")
    again = cothon.replay(save)
    assert save.journal is not None
    words = again.words("en", ("Hanno", "Dido", "Player 3"))
    for eyes in (None, 0, 2):
        query: dict[str, Any] = {} if eyes is None else {"eyes": eyes}
        told = [line["text"] for line in moment(later, table.id, **query)["log"]]
        assert told == [tell_stored(words, entry, eyes) for entry in save.journal]
        assert not [text for text in told if text.startswith("(")], "all of it has words still"
        assert moment(later, table.id, **query)["view"] == again.table(eyes)
    scores = [(score["total"], score["rank"]) for score in moment(later, table.id)["scores"]]
    assert scores == [(score.total, score.rank) for score in again.scores()]


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_is_told_only_as_its_reader_knows_it(later: Later, game: str) -> None:
    table = later.one(game, over=False)
    told = moment(later, table.id, HOST, eyes=0)
    assert (told["view"], told["scores"], told["over"]) == ({}, [], False)
    assert told["log"]
    assert (told["deal"]["secret"], told["deal"]["numbers"]) == (None, {})
    path = f"/api/tables/{table.id}/moment"
    assert later.server.refused("GET", path, HOST, params={"eyes": 1})[0] == 403
    assert later.server.refused("GET", path, params={"eyes": 0})[0] == 403
    assert later.server.refused("GET", path, HOST, params={"eyes": 9})[0] == 404


def test_what_a_seat_did_not_know_is_hidden_in_words_and_in_files(later: Later) -> None:
    """Of a running game the story is handed out, with no more than the reader's eyes saw."""
    hidden = 0
    for game in GAMES:
        table = later.one(game, over=False)
        path = f"/api/tables/{table.id}/save"
        stored = [
            entry
            for (told,) in later.server.query(
                "select told from tables where id = ?1 union all select * from (select told from"
                ' moves where "table" = ?1 order by n)',
                table.id,
            )
            for entry in json.loads(told)
        ]
        mine = later.server.get(path, HOST, eyes=0, language="de")
        assert not {"seed", "key", "choices", "position", "deal"} & mine.keys()
        assert (mine["format"], mine["eyes"]) == ("cothon-story-1", 0)
        assert [line["text"] for line in mine["log"]] == [
            line["text"] for line in moment(later, table.id, HOST, eyes=0, language="de")["log"]
        ]
        for eyes, device, bit in ((None, None, 15), (0, HOST, 0), (1, GUEST, 1)):
            query: dict[str, Any] = {} if eyes is None else {"eyes": eyes}
            lines = later.server.get(path, device, **query)["log"]
            for line, (key, n, numbers, known) in zip(lines, stored, strict=True):
                assert (line["event"], line["n"]) == (key, n)
                pairs = zip(numbers, known, strict=True)
                seen = [one if mask >> bit & 1 else None for one, mask in pairs]
                assert line["numbers"] == seen
                hidden += None in seen
        assert later.server.refused("GET", path, GUEST, params={"eyes": 0})[0] == 403
    assert hidden > 15


def test_nothing_else_can_be_done_there(later: Later) -> None:
    for over in (True, False):
        table = later.one("porto_carthago", over)
        path = f"/api/tables/{table.id}"
        for method, call, body in (
            ("GET", f"{path}/moment?n=3", None),
            ("POST", f"{path}/branch", {"n": 3, "seat": 0}),
            ("POST", f"{path}/begin", None),
            ("POST", f"{path}/seats/1/bot", {"pilot": "random"}),
            ("POST", f"{path}/seats/0/link", None),
        ):
            status, error = later.server.refused(method, call, HOST, json=body)
            assert (status, f"version {table.rules}" in error) == (409, True), call
        assert moment(later, table.id, n=table.n)["n"] == table.n


def test_the_socket_tells_it_and_takes_no_moves(later: Later) -> None:
    table = later.one("porto_carthago", over=False)
    with sit(later.server, table.id, HOST, language="fr") as client:
        assert "version 2" in client.table["retelling"]["sentence"]
        assert client.table["eyes"] is None  # two seats: nobody's secrets are shown unasked
        client.send(type="look", seat=0)
        assert client.until_table(lambda m: m["eyes"] == 0)["log"]
        for name in (client.move(0), client.undo()):
            assert "version 2" in client.answer(name)["error"]
        client.send(type="look", seat=1)
        assert client.refusal() == "Cette place n’est pas la vôtre."
        client.send(type="chat", text="Dommage.")
        assert client.until(lambda m: m["type"] == "chat" and m["entries"])
    finished = later.one("neptun", over=True)
    with sit(later.server, finished.id, new_device()) as client:
        assert client.table["scores"]
        client.send(type="look", seat=1)
        assert client.until_table(lambda m: m["eyes"] == 1)["view"]


def test_in_whose_hands_its_seats_were_is_still_told(later: Later) -> None:
    table = later.one("neptun", over=True)
    rows = later.server.query('select hands from seats where "table" = ?', table.id)
    with sit(later.server, table.id) as client:
        client.until(lambda m: m["type"] == "chat")  # comes after them
    assert len(client.hands) == sum((hands or "").count("\n") for (hands,) in rows)
    assert {entry["seat"] for entry in client.hands} <= {1}
    assert all("Dido" in entry["text"] for entry in client.hands)


def test_cards_and_lists_mark_such_tables(later: Later) -> None:
    listed = {row["table"]: row for row in later.server.get("/api/tables", HOST)}
    assert listed.keys() == {table.id for table in later.tables}
    assert all(row["retold"] for row in listed.values())
    for table in later.tables:
        card = later.server.get(f"/api/tables/{table.id}", HOST)
        assert (card["retold"], card["over"], card["n"]) == (True, table.over, table.n)
        assert card["players"][0]["name"] == "Hanno"
    new, _ = later.server.open(HOST, "me", "bot", "bot")
    assert not later.server.get(f"/api/tables/{new}", HOST)["retold"]


def test_a_table_that_was_never_dealt_says_so(later: Later) -> None:
    table = later.gathering
    told = moment(later, table.id, HOST)
    assert (told["log"], told["view"], told["deal"]["secret"]) == ([], {}, None)
    assert "never dealt" in told["retelling"]["sentence"]
    status, error = later.server.refused("POST", f"/api/tables/{table.id}/begin", HOST)
    assert (status, "never dealt" in error) == (409, True)


def test_a_chronicle_is_read_once_until_something_is_written_to_it(tmp_path: Path) -> None:
    """Whatever somebody sends there looks at it again, and a whole story is long."""

    async def run() -> None:
        store = await started(f"sqlite:///{tmp_path / 'cothon.db'}")
        played = [(await opened(store, "porto_carthago")).id for _ in range(MOST_CHRONICLES + 1)]
        await store.database.write([Change("UPDATE tables SET rules = rules + 1", {})])
        tables = Tables(store, 8)
        first = await tables.at_hand(played[0])
        assert isinstance(first, Chronicle)
        assert await tables.at_hand(played[0]) is first
        await store.database.write([Change("UPDATE tables SET revision = revision + 1", {})])
        again = await tables.at_hand(played[0])
        assert again is not first
        for table in played[1:]:
            await tables.at_hand(table)
        assert len(tables.chronicles) == MOST_CHRONICLES
        assert await tables.at_hand(played[0]) is not again
        await store.close()

    asyncio.run(run())
