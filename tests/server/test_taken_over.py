"""A bot has taken over somebody's seat: what its link, its device and its words are still worth."""

from __future__ import annotations

from typing import Any

import pytest

from cothon.server.hands import MOST_CHANGES
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
    said = say("en", "server-invite-invalid")
    assert closed(other, invites[2], "en") == said, "a bot plays: whoever kept it sees no cards"


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


def test_a_late_guest_is_invited_anew_before_everybody(server: Server) -> None:
    """The invite that nobody claimed is void: else a host who kept it could look in and out."""
    host, late = new_device(), new_device()
    table, invites = server.open(host, "me", "friend", "bot")
    path = f"/api/tables/{table}"
    assert server.get(path)["players"][1]["invited"]
    server.post(f"{path}/seats/1/bot", host, {"pilot": "random"})
    assert not server.get(path)["players"][1]["invited"]
    with sit(server, table, device=late) as guest, sit(server, table, language="de") as onlooker:
        guest.send(type="chat", text="I am the bot")
        assert guest.refusal()
        claim = {"token": invites[1], "name": "Tanit"}
        assert server.refused("POST", f"{path}/claim", late, json=claim)[0] == 403
        for device in (late, new_device()):
            said = server.refused("POST", f"{path}/seats/1/invite", device)
            assert said == (403, say("en", "server-only-host-invites"))
        claim["token"] = server.post(f"{path}/seats/1/invite", host)["token"]
        card = server.post(f"{path}/claim", late, claim)
        assert (card["players"][1]["kind"], card["players"][1]["pilot"]) == ("human", None)
        guest.until_table(lambda told: told["eyes"] == 1)
        onlooker.until(lambda m: m["type"] == "hands" and len(onlooker.hands) == 3)
        told = [(one["seat"], one["text"]) for one in onlooker.hands]
    of: dict[str, str | int] = {"number": 2, "name": "Elissa", "level": "leicht"}
    assert told == [
        (1, say("de", "server-hands-filled", **of)),
        (1, say("de", "server-hands-invited", **of)),
        (1, say("de", "server-hands-claimed", **{**of, "name": "Tanit"})),
    ]
    assert not server.query('select * from chat where "table" = ?', table)


def test_nobody_is_invited_to_a_seat_that_is_taken_or_a_bots_own(server: Server) -> None:
    host, friend = new_device(), new_device()
    table, invites = server.open(host, "me", "friend", "bot")
    path = f"/api/tables/{table}"
    anew = server.post(f"{path}/seats/1/invite", host)["token"]
    claim = {"token": invites[1], "name": "Tanit"}
    assert server.refused("POST", f"{path}/claim", friend, json=claim)[0] == 403, "replaced"
    server.post(f"{path}/claim", friend, {**claim, "token": anew})
    server.post(f"{path}/seats/2/bot", host, {"pilot": "greedy"})  # another bot is a bot
    for seat, why in ((0, "seat-taken"), (1, "seat-taken"), (2, "bots-own")):
        said = server.refused("POST", f"{path}/seats/{seat}/invite", host)
        assert said == (409, say("en", f"server-{why}"))
    assert server.refused("POST", f"{path}/seats/9/invite", host)[0] == 404
    server.post(f"{path}/seats/1/bot", host, {"pilot": "random"})
    assert server.refused("POST", f"{path}/seats/1/invite", host)[0] == 409, "its owner may return"


def test_in_whose_hands_a_seat_was_is_told_for_good(server: Server) -> None:
    """Also to whoever comes later, in their language, and after the server has forgotten it."""
    host, friend, phone = new_device(), new_device(), new_device()
    table, invites = server.open(host, "me", "friend", "bot")
    path = f"/api/tables/{table}"
    with sit(server, table, device=host) as me:
        play_on(dice(3), [me], 1)
        server.post(f"{path}/claim", friend, {"token": invites[1], "name": "Tanit"})
        server.post(f"{path}/seats/1/bot", host, {"pilot": "random"})
        server.post(f"{path}/seats/1/bot", host, {"pilot": "random"})  # nothing changes
        server.post(f"{path}/seats/1/back", friend)
        for name in ("", "Elissa"):
            token = server.post(f"{path}/seats/1/link", friend)["token"]
            server.post(f"{path}/claim", phone, {"token": token, "name": name})
            friend, phone = phone, friend
        me.until(lambda m: m["type"] == "hands" and len(me.hands) == 5)
        n = me.table["n"]
    of: dict[str, str | int] = {"number": 2, "name": "Tanit", "before": "Tanit"}
    for language in LANGUAGES:
        with sit(server, table, language=language) as late:
            late.until(lambda m: m["type"] == "hands")
            lent = {**of, "level": say(language, "pilot-random")}
            assert [one["text"] for one in late.hands] == [
                say(language, "server-hands-claimed", **of),
                say(language, "server-hands-lent", **lent),
                say(language, "server-hands-back", **of),
                say(language, "server-hands-moved", **of),
                say(language, "server-hands-handed", **{**of, "name": "Elissa"}),
            ]
            assert all(0 < one["n"] <= n and one["at"] for one in late.hands)
            late.send(type="language", language="fr")
            late.until(lambda m: m["type"] == "hands")
            assert late.hands[0]["text"] == say("fr", "server-hands-claimed", **of)


def test_whoever_was_told_of_all_changes_of_hands_is_told_of_the_next_one_alone(
    server: Server,
) -> None:
    """Nor of the log once more, if nobody in it is called otherwise: it may go on for long."""
    host = new_device()
    table, _ = server.open(host, "me", "beside", "bot")
    path = f"/api/tables/{table}"
    with sit(server, table, device=host) as me, sit(server, table, language="de") as onlooker:
        me.send(type="look", seat=me.table["asked"][0])
        play_on(dice(3), [me], 1)
        onlooker.until_table(lambda told: told["n"] == me.table["n"])
        token = server.post(f"{path}/seats/1/link", host)["token"]
        server.post(f"{path}/claim", host, {"token": token, "name": "Elissa"})
        onlooker.until(lambda m: m["type"] == "table" and m["log_from"] == 0)
        onlooker.until(lambda m: m["type"] == "hands")
        onlooker.send(type="chat", text="")  # what was on its way has come before the answer
        onlooker.until(lambda m: m["type"] == "refused")
        for number in range(1, 31):
            ways: list[tuple[str, Any]] = [("back", None), ("bot", {"pilot": "random"})]
            way, body = ways[number % 2]
            server.post(f"{path}/seats/1/{way}", host, body)
            while (said := onlooker.hear())["type"] != "hands":
                assert said.get("log_from") != 0
            assert (said["entries_from"], len(said["entries"])) == (number, 1)
        with sit(server, table, language="de") as late:
            first = late.until(lambda m: m["type"] == "hands")
            assert first["entries_from"] == 0
            assert late.hands == onlooker.hands
            assert len(late.hands) == 31
            late.send(type="sync")
            assert late.until(lambda m: m["type"] == "hands") == first


def test_nobody_hides_a_change_behind_thousands(
    server: Server, taken: tuple[str, str, str, str]
) -> None:
    """Nor takes a seat away from its owner by changing it again and again."""
    table, host, friend, _ = taken
    path = f"/api/tables/{table}/seats/1"
    pilots = ("greedy", "random")
    for number in range(MOST_CHANGES - 1):
        server.post(f"{path}/bot", host, {"pilot": pilots[number % 2]})
    many = (409, say("en", "server-hands-many"))
    last = pilots[(MOST_CHANGES - 1) % 2]
    assert server.refused("POST", f"{path}/bot", host, json={"pilot": last}) == many
    with sit(server, table) as onlooker:
        onlooker.until(lambda m: m["type"] == "hands")
        assert len(onlooker.hands) == MOST_CHANGES + 1  # and the claim
    server.post(f"{path}/link", friend)
    server.post(f"{path}/back", friend)
    server.post(f"{path}/bot", host, {"pilot": "random"})  # once more somebody is absent
    server.post(f"{path}/back", friend)


def test_invitations_have_an_end_and_cost_the_owner_nothing(server: Server) -> None:
    host, friend = new_device(), new_device()
    table, _ = server.open(host, "me", "friend", "bot")
    path = f"/api/tables/{table}/seats/1"
    for _ in range(MOST_CHANGES):
        token = server.post(f"{path}/invite", host, {})["token"]
    many = (409, say("en", "server-hands-many"))
    assert server.refused("POST", f"{path}/invite", host) == many
    server.post(f"/api/tables/{table}/claim", friend, {"token": token, "name": "Tanit"})
    server.post(f"{path}/bot", host, {"pilot": "random"})
    server.post(f"{path}/link", friend)
    server.post(f"{path}/back", friend)


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
