"""Who may do what: invites, devices, people beside each other, onlookers, hosts."""

from __future__ import annotations

import hashlib
import json

import pytest
from websockets import Subprotocol
from websockets.sync.client import connect

from cothon.games import find_sheet
from cothon.match.game import read_material, speak
from cothon.server.names import checked_name, distinct_name
from cothon.words import LANGUAGES
from tests.server.harness import Client, Server, device_of, is_closed, new_device, settled, sit


def test_an_invite_is_claimed_once(server: Server) -> None:
    host, guest, thief = new_device(), new_device(), new_device()
    table, invites = server.open(host, "me", "friend", "friend")
    claim = f"/api/tables/{table}/claim"
    card = server.post(claim, guest, {"token": invites[1], "name": "  Mago \t Barca "})
    assert card["players"][1]["name"] == "Mago Barca"
    assert [player["mine"] for player in card["players"]] == [False, True, False]
    assert server.query('select token from seats where "table" = ? and seat = 1', table) == [
        (None,)
    ]
    for token in (invites[1], "nonsense", invites[1][:-1], "0" * 22):
        assert server.refused("POST", claim, thief, json={"token": token, "name": "X"})[0] == 403
    assert server.refused("POST", claim, None, json={"token": invites[2], "name": "X"})[0] == 401
    # Nobody has the name of somebody else.
    card = server.post(claim, thief, {"token": invites[2], "name": "Mago Barca"})
    names = [player["name"] for player in card["players"]]
    assert names == ["Hanno", "Mago Barca", "Mago Barca 2"]
    assert [row["table"] for row in server.get("/api/tables", guest)] == [table]


@pytest.mark.parametrize(
    "name",
    [
        "x" * 25,
        "a\u202eb",
        "tab\x00",
        "\u200b",
        "\u3164",  # letters that show nothing
        "Hanno\u3164",
        "\u2800",
        "\u115f\u1160",
        "\uffa0",
        "a\u034f",
        "\ufe0f",  # marks without a letter
        "a \u0301b",
        "Z\u0336\u0315\u0300lgo",
        "\U000e0041",
        "\ud800",
    ],
)
def test_names_are_checked(server: Server, name: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    body = json.dumps({"game": "porto_carthago", "name": name, "seats": seats})
    assert server.refused("POST", "/api/tables", new_device(), content=body)[0] == 400


@pytest.mark.parametrize("name", ["Zoë", "Ünal", "ภูมิ", "42", "🙂", "❤\ufe0f", "日本", "O’Neill"])
def test_names_of_all_scripts_are_fine(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize("variant", ["\ufe0f", "\ufe00", "\U000e0100"])
def test_a_variant_of_a_letter_makes_nobody_else(variant: str) -> None:
    """It looks the same."""
    name = f"Di{variant}do{variant}"
    assert distinct_name(name, ["Hanno", "Dido"]) == f"{name} 2"


@pytest.mark.parametrize("name", ["hanno", "HANNO", "Ｈａｎｎｏ", "Hanno"])
def test_nobody_is_called_almost_like_somebody_else(server: Server, name: str) -> None:
    guest = new_device()
    table, invites = server.open(new_device(), "me", "friend", "bot")
    claim = {"token": invites[1], "name": name}
    card = server.post(f"/api/tables/{table}/claim", guest, claim)
    assert card["players"][1]["name"] == f"{name} 2"


@pytest.mark.parametrize(
    "name",
    [
        "Аnna",  # one Cyrillic letter
        "Аnnа",
        "ΑΝΝΑ",  # wholly Greek
        "ANNА",
        "аппа",  # wholly Cyrillic
        "ꓮꓠꓠꓮ",
    ],
)
def test_letters_that_look_alike_make_nobody_else(name: str) -> None:
    """They are told apart by nobody but the machine; the name is shown as it was given."""
    assert distinct_name(name, ["Hanno", "Anna"]) == f"{name} 2"
    assert distinct_name("Anna", ["Hanno", name]) == "Anna 2"
    assert distinct_name(name, ["Hanno"]) == name


@pytest.mark.parametrize(
    ("name", "other"),
    [("AIice", "Alice"), ("Hann0", "Hanno"), ("Zoё", "Zoë"), ("O'Hara", "O’Hara"), ("Іda", "ida")],
)
def test_so_do_signs_that_look_alike(name: str, other: str) -> None:
    assert distinct_name(name, [other]) == f"{name} 2"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Did\u2c9f", "Dido"),  # Coptic
        ("Did\u1d0f", "Dido"),  # a small capital
        ("Did\u101d", "Dido"),  # Burmese
        ("D\u0269do", "Dido"),
        ("D\u16c1do", "Dido"),  # a rune
        ("Did\u05e1", "Dido"),
        ("Hann\u07cb", "Hanno"),
        ("Ha\u057c\u057co", "Hanno"),
        ("\u1d0dago", "Mago"),
        ("P\ua781ayer 2", "Player 2"),
        ("Player \u01a7", "Player 2"),
        ("Dido\u00b7", "Dido"),
        ("Dido.", "Dido"),
        ("D-i-d-o", "Dido"),
        ("Dido \u2219", "Dido"),
        ("Player2", "Player 2"),
        ("Pla yer 2", "Player 2"),
        ("...", "..."),
    ],
)
def test_so_do_letters_of_far_scripts_and_signs_that_nobody_reads_out(
    name: str, other: str
) -> None:
    assert distinct_name(name, ["Himilco", other]) == f"{name} 2"
    assert distinct_name(other, ["Himilco", name]) == f"{other} 2"


@pytest.mark.parametrize(
    ("name", "other"), [("...", "!!"), ("🙂", "🙃"), ("Anna 2", "Anna"), ("Ann", "Anna")]
)
def test_what_reads_differently_is_different(name: str, other: str) -> None:
    assert distinct_name(name, [other]) == name
    assert distinct_name(other, [name]) == other


@pytest.mark.parametrize(
    ("name", "other"), [("Анна", "Anna"), ("Иван", "Ivan"), ("Νίκη", "Niki"), ("Zoe", "Zoë")]
)
def test_names_of_other_scripts_that_look_different_are_fine(name: str, other: str) -> None:
    assert distinct_name(checked_name(name), [other]) == name


@pytest.mark.parametrize("name", ["Player 3", "joueur 3", "SPIELER 3", "PIayer 3", "Рlayer 3"])
def test_nobody_is_called_like_one_without_a_name(server: Server, name: str) -> None:
    """Whoever reads it in another language would take one for the other."""
    host, guest = new_device(), new_device()
    table, invites = server.open(host, "me", "friend", "friend")
    claim = {"token": invites[1], "name": name}
    card = server.post(f"/api/tables/{table}/claim", guest, claim)
    assert card["players"][1]["name"] == f"{name} 2"
    table, _ = server.open(host, "me", "friend", "friend", name=name)
    assert server.get(f"/api/tables/{table}")["players"][0]["name"] == f"{name} 2"
    # As the own number says, one may be called.
    table, invites = server.open(host, "me", "bot", "friend")
    claim = {"token": invites[2], "name": name}
    card = server.post(f"/api/tables/{table}/claim", guest, claim)
    assert card["players"][2]["name"] == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_like_one_whom_the_rules_play(server: Server, language: str) -> None:
    guest = new_device()
    seats = [{"kind": "me"}, {"kind": "friend"}]
    table, invites = server.open(new_device(), seats=seats, game="merchants_cove")
    sheet = find_sheet("merchants_cove")
    words = speak(sheet, read_material("merchants_cove", None), language, people=2)
    claim = {"token": invites[1], "name": words.player(2)}
    card = server.post(f"/api/tables/{table}/claim", guest, claim)
    assert card["players"][1]["name"] == f"{words.player(2)} 2"


def test_names_are_data(server: Server) -> None:
    device = new_device()
    table, _ = server.open(device, "me", "bot", "bot", name="<b>{ $x }</b>")
    with sit(server, table, device=device) as client:
        client.until_table(lambda m: bool(m["options"]))
        assert client.table["players"][0]["name"] == "<b>{ $x }</b>"
        assert client.table["prompt"].startswith("Your turn: ")
    with sit(server, table) as onlooker:
        assert onlooker.table["prompt"] == "Waiting for <b>{ $x }</b>."


def test_only_hashes_of_tokens_are_stored(server: Server) -> None:
    device = new_device()
    table, invites = server.open(device, "me", "friend", "bot")
    rows = server.query('select token, device from seats where "table" = ? order by seat', table)
    hashed = [hashlib.sha256(token.encode()).hexdigest() for token in (device, invites[1])]
    assert rows == [(None, hashed[0]), (hashed[1], None), (None, None)]
    for file in server.database.parent.glob("cothon.db*"):
        assert device.encode() not in file.read_bytes()
        assert invites[1].encode() not in file.read_bytes()


def test_wrong_tokens_are_told(server: Server) -> None:
    table, _ = server.open(new_device(), "me", "friend", "bot")
    path = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    for query, offered, code in (
        ("?seat=" + "A" * 22, [], 4001),  # tokens do not belong in an address
        ("?device=" + new_device(), [], 4001),
        ("", ["cothon.1", "device.short"], 4001),
        ("?language=xx", [], 4000),
    ):
        wished = [Subprotocol(name) for name in offered]
        with connect(path + query, subprotocols=wished or None) as line:
            client = Client(line)
            assert client.hear()["type"] == "refused"
            assert is_closed(client) == code
    with sit(server, "nowhere") as client:
        assert "no such table" in client.raw[0]
        assert is_closed(client) == 4004
    assert server.refused("GET", "/api/tables/nowhere")[0] == 404
    for header in ("Basic abc", "Bearer", "Bearer x", "Bearer " + "é" * 20):
        answer = server.http.get("/api/tables", headers={b"Authorization": header.encode()})
        assert answer.status_code == 401
    # A device nobody knows looks on.
    with sit(server, table, device=new_device()) as client:
        assert (client.table["yours"], client.table["eyes"]) == ([], None)
        assert not client.table["host"]


def test_people_beside_each_other_look_through_their_own_eyes(server: Server) -> None:
    device = new_device()
    seats = [{"kind": "me"}, {"kind": "beside", "name": "Dido"}, {"kind": "friend"}]
    table, _ = server.open(device, seats=seats)
    with sit(server, table, device=device) as client:
        # Nobody's secrets are shown before somebody says who looks.
        assert (client.table["yours"], client.table["eyes"]) == ([0, 1], None)
        assert (client.table["asked"], client.table["options"]) == ([0], [])
        client.send(type="look", seat=0)
        client.until_table(lambda m: m["eyes"] == 0)
        assert client.table["options"]
        assert client.table["view"]["players"][0]["talents"] is not None
        assert client.table["view"]["players"][1]["talents"] is None
        for other in (2, 9):
            client.send(type="look", seat=other)
            assert "not yours" in client.until(lambda m: m["type"] == "refused")["error"]
        while client.table["asked"] == [0]:
            client.play(client.table["options"][0]["id"])
        assert (client.table["asked"], client.table["options"]) == ([1], [])
        client.send(type="look", seat=1)
        client.until_table(lambda m: m["eyes"] == 1)
        assert client.table["options"]
        assert client.table["prompt"].startswith("Dido: ")
        client.send(type="look", seat=None)
        client.until_table(lambda m: m["eyes"] is None)
        assert client.table["options"] == []


def test_a_browser_is_known_by_what_it_can_send(server: Server) -> None:
    """No header of its own, and nothing in the address: the list of protocols carries the token."""
    device = new_device()
    table, _ = server.open(device, "me", "friend", "bot")
    path = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    wished = [Subprotocol("cothon.1"), Subprotocol(f"device.{device}")]
    with connect(path, subprotocols=wished) as line:
        assert line.subprotocol == "cothon.1"
        client = Client(line)
        client.until(lambda m: m["type"] == "table")
        assert (client.table["yours"], client.table["host"]) == ([0], True)


def test_the_host_replaces_a_player_by_a_bot(server: Server) -> None:
    host = new_device()
    table, invites = server.open(host, "friend", "me", "friend")
    call = f"/api/tables/{table}/seats/0/bot"
    with sit(server, table, device=host) as client:
        with sit(server, table, seat=invites[0]):
            client.until_table(lambda m: m["players"][0]["here"])
            status, error = server.refused("POST", call, host, json={"pilot": "greedy"})
            assert (status, error.split(":")[0]) == (409, "This seat has its player")
            assert client.table["players"][0]["absent"] is None
        client.until_table(lambda m: not m["players"][0]["here"])
        assert client.table["players"][0]["absent"] == 0
        assert server.refused("POST", call, new_device(), json={"pilot": "greedy"})[0] == 403
        assert server.refused("POST", call, None, json={"pilot": "greedy"})[0] == 403
        assert server.refused("POST", call, host, json={"pilot": "nobody"})[0] == 400
        assert server.refused("POST", f"{call[:-5]}9/bot", host, json={"pilot": "greedy"})[0] == 404
        card = server.post(call, host, {"pilot": "greedy"})
        assert (card["players"][0]["kind"], card["players"][0]["pilot"]) == ("bot", "greedy")
        client.until_table(lambda m: m["asked"] == [1])  # the bot has moved
    with sit(server, table, device=device_of(invites[0])) as gone:
        assert (gone.table["yours"], gone.table["lent"], gone.table["eyes"]) == ([], [0], None)
        assert gone.table["options"] == []
        assert gone.table["view"]["players"][0]["talents"] is None


def test_who_is_here_is_shown(server: Server) -> None:
    host = new_device()
    table, invites = server.open(host, "me", "friend", "bot")
    with sit(server, table, device=host) as client:
        here = [player["here"] for player in client.table["players"]]
        assert here == [True, False, True]
        with sit(server, table, seat=invites[1]):
            client.until_table(lambda m: m["players"][1]["here"])
        client.until_table(lambda m: not m["players"][1]["here"])


def test_the_tables_of_a_device(server: Server) -> None:
    device = new_device()
    assert server.get("/api/tables", device) == []
    old, _ = server.open(device, "me", "friend", "friend")
    new, _ = server.open(device, "friend", "me", "friend")
    rows = server.get("/api/tables", device)
    assert [row["table"] for row in rows] == [new, old]
    assert [(row["yours"], row["your_turn"]) for row in rows] == [([1], False), ([0], True)]
    assert server.refused("GET", "/api/tables")[0] == 401
    card = server.get(f"/api/tables/{old}", device)
    assert (card["host"], card["n"], card["over"]) == (True, 0, False)
    assert not server.get(f"/api/tables/{old}")["host"]


def test_a_claim_is_seen_by_all(server: Server) -> None:
    host = new_device()
    table, invites = server.open(host, "me", "friend", "friend")
    guesting = new_device()
    with sit(server, table, device=host) as client, sit(server, table, device=guesting) as guest:
        client.play(client.table["options"][0]["id"])
        claim = {"token": invites[1], "name": "Elissa"}
        server.post(f"/api/tables/{table}/claim", guesting, claim)
        client.until_table(lambda m: m["players"][1]["name"] == "Elissa")
        settled(client, guest)
        assert client.table["log_from"] == 0
        guest.until_table(lambda m: m["eyes"] == 1)  # who has got a seat looks through it
