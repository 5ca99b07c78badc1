"""The catalogue, the pages, headers, the description of the calls; the command line."""

from __future__ import annotations

import gzip
import json
import random
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from litestar.middleware.compression.gzip_facade import GzipCompression
from litestar.testing import TestClient

from cothon.server import static_files
from cothon.server.app import create_app
from cothon.server.settings import Settings
from cothon.words import LANGUAGES
from tests.cli.test_cli import printed, refused
from tests.server.harness import Server, new_device, sit

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_catalogue_in_every_language(server: Server) -> None:
    pitches = set()
    for language in LANGUAGES:
        card, *others = server.get("/api/games", language=language)
        assert (card["key"], card["seats"]) == ("porto_carthago", [3, 4, 5])
        neptun = next(other for other in others if other["key"] == "neptun")
        (wind,) = [option for option in neptun["options"] if option["key"] == "round_wind"]
        assert wind["default"] == "forecast"
        assert [value["key"] for value in wind["values"]] == ["forecast", "keep", "reset"]
        assert all(value["name"] for value in wind["values"])
        assert [pilot["key"] for pilot in card["pilots"]] == ["random", "greedy"]
        assert card["options"][0]["default"] is False
        pitches.add(card["pitch"])
        rules = server.get("/api/rules/porto_carthago", language=language)
        assert all(set(text) == {"title", "text", "ids", "about"} for text in rules.values())
    assert len(pitches) == len(LANGUAGES)
    assert server.refused("GET", "/api/games", params={"language": "xx"})[0] == 400
    assert server.refused("GET", "/api/rules/chess")[0] == 404


def test_the_board_is_told_what_to_print(server: Server) -> None:
    table, _ = server.open(new_device(), "me", "friend", "friend")
    with sit(server, table, language="fr") as client:
        names = client.names
        assert names["good"]["OIL"] == "Huile"
        assert names["quay"]["EGY-I"] == "Égypte I"
        assert list(client.table["view"]["quays"]) == list(names["quay"])
        assert len(names["ship"]) == 30
        card = names["ship"][client.table["view"]["first_row"][0]]
        assert card["privilege"] in names["privilege"]
        assert card["good"] in names["good"]
        assert card["civilisation"] in names["civilisation"]
        assert names["labels"]["harbour"] == "Port"
        assert names["market_spaces"] == 4
        client.send(type="sync")
        assert client.until(lambda m: m["type"] == "table")["names"] == names


def test_the_calls_are_described(server: Server) -> None:
    schema = server.get("/schema/openapi.json")
    assert schema["info"]["title"] == "Cothon"
    for path in ("/api/tables", "/api/tables/{table}/moment", "/api/saves"):
        assert path in schema["paths"]
    assert server.get("/schema")["paths"] == schema["paths"]


def test_pages_and_headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    monkeypatch.setattr(static_files, "FOLDER", static)
    (tmp_path / "secret.txt").write_text("secret")
    database = str(tmp_path / "cothon.db")
    with TestClient(create_app(Settings(database=database))) as client:
        assert "not built" in client.get("/").text
        (static / "index.html").write_text("<!doctype html><p>the harbour</p>")
        (static / "icon.svg").write_text("<svg/>")
        (static / "assets" / "app-12ab.js").write_text("let a = 1;" * 500)
        for path in ("/", "/table/abc", "/replay/abc/12", "/table/abc?seat=x"):
            answer = client.get(path)
            assert "the harbour" in answer.text
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
        script = client.get("/assets/app-12ab.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript")
        assert client.get("/icon.svg").headers["content-type"].startswith("image/svg+xml")
        for path in (
            "/nothing",
            "/assets/nothing.js",
            "/assets/../../secret.txt",
            "/assets/%2e%2e/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "/elsewhere/x",
        ):
            answer = client.get(path)
            assert answer.status_code == 404, path
            assert list(answer.json()) == ["error"]
            assert "content-security-policy" in answer.headers
        assert client.get("/api/games").headers["cache-control"] == "no-store"


def test_what_is_the_same_for_everybody_is_compressed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To do it for every request would hold up everybody's moves."""
    compressed: list[bytes] = []
    compress, write = gzip.compress, GzipCompression.write

    def compress_once(plain: bytes, level: int, *, mtime: float) -> bytes:
        compressed.append(plain)
        return compress(plain, level, mtime=mtime)

    def write_once(facade: GzipCompression, plain: bytes) -> None:
        compressed.append(plain)
        write(facade, plain)

    monkeypatch.setattr(gzip, "compress", compress_once)
    monkeypatch.setattr(GzipCompression, "write", write_once)
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    monkeypatch.setattr(static_files, "FOLDER", static)
    (static / "index.html").write_text("<!doctype html>" + "<p>the harbour</p>" * 900)
    (static / "assets" / "app-12ab.js").write_text("let a = 1;" * 5000)
    (static / "assets" / "face.woff2").write_bytes(random.Random(1).randbytes(20_000))
    with TestClient(create_app(Settings(database=str(tmp_path / "cothon.db")))) as client:
        for path in ("/", "/assets/app-12ab.js", "/api/games", "/api/rules/merchants_cove"):
            for _ in range(3):
                small = client.get(path)
                plain = client.get(path, headers={"Accept-Encoding": "identity"})
                assert small.headers["content-encoding"] == "gzip", path
                assert "content-encoding" not in plain.headers
                assert small.content == plain.content
                lengths = [int(answer.headers["content-length"]) for answer in (small, plain)]
                assert lengths[0] < lengths[1] == len(plain.content)
                assert small.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
        face = client.get("/assets/face.woff2")
        assert "content-encoding" not in face.headers
        (static / "index.html").write_text("<!doctype html>" + "<p>another harbour</p>" * 900)
        assert "another" in client.get("/").text, "a page that was built anew is seen"
    assert len(compressed) == len(set(compressed))


def test_only_large_answers_are_compressed_for_one_request(server: Server) -> None:
    device = new_device()
    table, _ = server.open(device, "me", "friend", "friend", game="merchants_cove")
    card, moment = (
        server.call("GET", f"/api/tables/{table}{more}", device) for more in ("", "/moment")
    )
    assert len(card.content) < 8_192 < len(moment.content)
    assert "content-encoding" not in card.headers
    assert moment.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("game", ["porto_carthago", "merchants_guilds", "neptun"])
def test_the_example_bot_plays_a_seat(server: Server, game: str) -> None:
    seats = [{"kind": "friend"}, *[{"kind": "bot", "pilot": "random"}] * 2]
    table, invites = server.open(new_device(), game=game, seats=seats, seed=None)
    link = f"{server.address}/table/{table}#seat={invites[0]}"
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), link],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() in ("won", "lost")
    assert server.get(f"/api/tables/{table}")["over"]


def test_a_port_in_use_is_told_in_one_line() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "in use" in refused("serve", "--no-open", "--port", port)
        assert "in use" in refused("serve", "--no-open", COTHON_PORT=port)


@pytest.mark.parametrize("game", ["porto_carthago", "neptun"])
def test_bench_server(game: str) -> None:
    """Choices that are handed in at the same time, as in Neptun, are counted right, too."""
    few = ["--tables", "3", "--moves", "5", "--flat-out", "20", "--think", "0.1"]
    told = json.loads(printed("bench-server", game, *few, "--looking-back", "1", "--json"))
    assert [row["moves"] for row in told] == [20, 15]
    assert [(row["lost"], row["doubled"]) for row in told] == [(0, 0), (0, 0)]
    assert told[0]["looks"] == 0 < told[1]["looks"]
