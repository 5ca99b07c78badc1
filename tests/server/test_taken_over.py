"""A bot has taken over somebody's seat: what its link, its device and its words are still worth."""

from __future__ import annotations

import pytest

from cothon.words import LANGUAGES, say
from tests.luck import dice
from tests.server.harness import Server, new_device, play_on, sit


@pytest.fixture
def taken(server: Server) -> tuple[str, str, str, str]:
    """A table at which a bot has taken over a friend's seat: table, host, friend, the invite."""
    host, friend = new_device(), new_device()
    table, invites = server.open(host, "me", "friend", "bot")
    claim = {"token": invites[1], "name": "Tanit"}
    server.post(f"/api/tables/{table}/claim", friend, claim)
    server.post(f"/api/tables/{table}/seats/1/bot", host, {"pilot": "random"})
    return table, host, friend, invites[1]


def test_the_table_stays_with_whoever_sat_at_it(
    server: Server, taken: tuple[str, str, str, str]
) -> None:
    table, _, friend, _ = taken
    (row,) = server.get("/api/tables", friend)
    assert (row["table"], row["yours"], row["your_turn"]) == (table, [], False)
    assert (row["players"][1]["kind"], row["players"][1]["mine"]) == ("bot", False)
    assert [player["left"] for player in row["players"]] == [False, True, False]


def test_a_seat_taken_over_is_seen_by_nobody(
    server: Server, taken: tuple[str, str, str, str]
) -> None:
    """Neither the device nor the invite sees what the bot sees, or may play the seat."""
    table, host, friend, invite = taken
    moment = f"/api/tables/{table}/moment"
    assert server.refused("GET", moment, friend, params={"eyes": 1})[0] == 403
    for device in (friend, new_device()):
        claim = {"token": invite, "name": "Tanit"}
        said = server.refused("POST", f"/api/tables/{table}/claim", device, json=claim)
        assert said == (403, "This invitation is not valid, or not valid any more.")
    with sit(server, table, device=friend) as back, sit(server, table, device=host) as me:
        play_on(dice(1), [me], 4)
        back.until_table(lambda m: m["n"] >= me.table["n"])
        back.send(type="look", seat=1)
        back.until(lambda m: m["type"] == "refused")
        assert not me.table["players"][1]["mine"]
        for raw in back.raw:
            assert '"eyes":1' not in raw
        assert (back.table["yours"], back.table["options"]) == ([], [])
        assert [mat["talents"] for mat in back.table["view"]["players"]] == [None] * 3
        back.move(0)
        assert back.until(lambda m: m["type"] == "refused")


def test_who_sat_at_a_table_may_still_talk_there(
    server: Server, taken: tuple[str, str, str, str]
) -> None:
    table, host, friend, _ = taken
    with sit(server, table, device=friend) as back, sit(server, table, device=host) as me:
        back.send(type="chat", text="I am back.")
        me.until(lambda m: m["type"] == "chat" and bool(m["entries"]))
        assert (me.chat[-1]["name"], me.chat[-1]["text"]) == ("Tanit", "I am back.")


def test_an_invite_says_whether_it_opens_a_seat(server: Server) -> None:
    host, friend, other = new_device(), new_device(), new_device()
    table, invites = server.open(host, "me", "friend", "friend")
    path = f"/api/tables/{table}"

    def closed(device: str, token: str, language: str) -> str | None:
        told: str | None = server.get(path, device, token, language=language)["closed"]
        return told

    assert server.get(path, host)["closed"] is None
    assert closed(friend, invites[1], "fr") is None
    server.post(f"{path}/claim", friend, {"token": invites[1], "name": "Tanit"})
    for language in LANGUAGES:
        for device, token in ((friend, invites[1]), (other, invites[1]), (other, "x" * 22)):
            assert closed(device, token, language) == say(language, "server-invite-invalid")
    server.post(f"{path}/seats/2/bot", host, {"pilot": "random"})
    assert closed(other, invites[2], "en") is None, "nobody has claimed it: it still opens"


@pytest.mark.parametrize(
    ("wished", "language"),
    [("fr", "fr"), ("de-CH,de;q=0.9,en;q=0.8", "de"), ("es, fr;q=0.5", "fr"), ("es", "en")],
)
def test_refusals_are_told_in_the_language_of_the_reader(
    server: Server, wished: str, language: str
) -> None:
    table, _ = server.open(new_device(), "me", "friend", "friend")
    headers = {"Authorization": f"Bearer {new_device()}", "Accept-Language": wished}
    path = f"/api/tables/{table}"
    for call, body, key in (
        (f"{path}/claim", {"token": "x" * 22, "name": "A"}, "server-invite-invalid"),
        (f"{path}/seats/1/bot", {"pilot": "random"}, "server-only-host"),
        ("/api/tables/nowhere/claim", {"token": "x" * 22, "name": "A"}, "server-no-table"),
    ):
        answer = server.http.post(call, json=body, headers=headers)
        assert answer.json() == {"error": say(language, key)}


def test_unnamed_seats_are_named_in_the_language_of_the_reader(server: Server) -> None:
    host = new_device()
    table, _ = server.open(host, "me", "friend", "friend", language="de")
    for query, name in (({}, "Spieler 2"), ({"language": "fr"}, "Joueur 2")):
        card = server.get(f"/api/tables/{table}", host, **query)
        (row,) = server.get("/api/tables", host, **query)
        assert card["players"][1]["name"] == row["players"][1]["name"] == name


def test_an_invite_that_nobody_claimed_still_opens_a_seat_that_a_bot_plays(server: Server) -> None:
    host, late = new_device(), new_device()
    table, invites = server.open(host, "me", "friend", "bot")
    server.post(f"/api/tables/{table}/seats/1/bot", host, {"pilot": "random"})
    with sit(server, table, device=late) as guest:
        guest.send(type="chat", text="I am the bot")
        assert guest.refusal()
        claim = {"token": invites[1], "name": "Tanit"}
        card = server.post(f"/api/tables/{table}/claim", late, claim)
        assert (card["players"][1]["kind"], card["players"][1]["pilot"]) == ("human", None)
        guest.until_table(lambda told: told["eyes"] == 1)
    assert not server.query('select * from chat where "table" = ?', table)


def test_whoever_has_seats_left_speaks_from_one_of_them(server: Server) -> None:
    host = new_device()
    table, _ = server.open(host, "me", "beside", "beside")
    server.post(f"/api/tables/{table}/seats/0/bot", host, {"pilot": "random"})
    with sit(server, table, device=host) as me:
        me.send(type="chat", text="Hail")
        me.until(lambda said: said["type"] == "chat" and bool(said["entries"]))
    assert server.query('select seat from chat where "table" = ?', table) == [(1,)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_level_of_a_bot_is_told_in_the_readers_language(server: Server, language: str) -> None:
    table, _ = server.open(new_device(), "me", "friend", "bot")
    with sit(server, table, language=language) as client:
        levels = [player["level"] for player in client.table["players"]]
    assert levels == [None, None, say(language, "pilot-random")]
