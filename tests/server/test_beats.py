"""What the rules do by themselves is told beat by beat, to each through its own eyes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import pytest

import cothon
from cothon.games.neptun.box import OAR_CARD
from cothon.kernel.hidden import WATCHER
from cothon.kernel.journal import Entry, Event
from cothon.kernel.state import State
from cothon.match.game import Game
from cothon.match.save import Save
from cothon.server.render import encode, source_of
from cothon.sheet import Sheet
from tests.luck import dice
from tests.server.harness import Client, Message, Server, new_device, play_on, settled, sit
from tests.told.test_delta import patched

GAME = "merchants_cove"
TABLES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "solo": (["me"], {}),
    "two and the Peddler": (["me", "friend"], {"peddler": True}),
}


@dataclass(frozen=True)
class Told:
    """A table message, with the whole log as its receiver has it by then."""

    message: Message
    log: list[Message]

    @property
    def beats(self) -> list[Message]:
        """What is to be shown one after another."""
        found: list[Message] = self.message["beats"]
        return found

    def views(self) -> list[Any]:
        """The view of each beat: made from the message's own, the last one first."""
        view = self.message["view"]
        found = []
        for beat in reversed(self.beats):
            view = patched(view, beat["view"])
            found.append(view)
        return found[::-1]


@dataclass(frozen=True)
class Played:
    """A game played over sockets: what everybody was told, and what happened in truth."""

    heard: dict[int | None, list[Told]]  # by eyes
    moments: dict[int, Game]  # as the choice that led there was tried


def tables_of(client: Client) -> Iterator[Told]:
    """All table messages that a client has heard."""
    log: list[Message] = []
    for raw in client.raw:
        message = json.loads(raw)
        if message["type"] == "table":
            log = log[: message["log_from"]] + message["log"]
            yield Told(message, log)


def tried(save: Save) -> dict[int, Game]:
    """A saved game choice by choice, as the server tries them."""
    game = cothon.new(save.game, save.seats, save.seed, save.options)
    found = {0: game}
    for choice in save.choices:
        assert game.seat is not None
        game = game.tried(game.seat, choice)
        found[game.moment] = game
    return found


def save_of(server: Server, table: str, host: str) -> Save:
    """The save of a finished game."""
    return Save.from_json(server.call("GET", f"/api/tables/{table}/save", host).text)


@pytest.fixture(scope="module", params=list(TABLES))
def played(server: Server, request: pytest.FixtureRequest) -> Played:
    """A whole game with an onlooker."""
    kinds, options = TABLES[request.param]
    host = new_device()
    table, invites = server.open(host, *kinds, game=GAME, options=options)
    with ExitStack() as stack:
        people = [stack.enter_context(sit(server, table, device=host))]
        for token in invites.values():
            people.append(stack.enter_context(sit(server, table, seat=token)))
        onlooker = stack.enter_context(sit(server, table))
        play_on(dice(len(kinds)), [*people, onlooker])
        settled(*people, onlooker)
        heard = {client.table["eyes"]: [*tables_of(client)] for client in (*people, onlooker)}
    assert len(heard) == len(kinds) + 1
    return Played(heard, tried(save_of(server, table, host)))


def plain(view: Any) -> Any:
    """A view as it comes over the line."""
    return json.loads(encode(view))


def redealt(still: State, eyes: int | None, deal: int) -> State:
    """The same table with all that these eyes cannot know dealt afresh."""
    twin = still.clone()
    twin.determinize(WATCHER if eyes is None else eyes, deal)
    return twin


def test_a_beat_shows_what_these_eyes_may_see_of_that_very_moment(played: Played) -> None:
    moved = 0
    for eyes, heard in played.heard.items():
        for told in (told for told in heard if told.beats):
            game = played.moments[told.message["n"]]
            for view, (_, still) in zip(told.views(), game.stills, strict=True):
                assert view == plain(game.sheet.view(still, eyes))
                for deal in range(2):
                    twin = redealt(still, eyes, deal)
                    moved += twin.piles() != still.piles()
                    assert view == plain(game.sheet.view(twin, eyes))
    assert moved, "the re-deals must have moved something"


def named(entry: Entry) -> Iterator[tuple[str, int]]:
    """What an entry tells: numbers of some kind."""
    return zip(entry.event.kinds, entry.numbers, strict=True)


def test_everybody_gets_all_beats_of_a_choice_once(played: Played) -> None:
    """They are in the order of the log, and say what it says; the message shows how it ends."""
    staged = [n for n, game in played.moments.items() if n and game.stills]
    assert len(staged) > 5
    for eyes, heard in played.heard.items():
        with_beats = [told for told in heard if told.beats]
        assert [told.message["n"] for told in with_beats] == staged
        for told in with_beats:
            game = played.moments[told.message["n"]]
            assert [beat["line"] + 1 for beat in told.beats] == [n for n, _ in game.stills]
            for beat in told.beats:
                entry = game.journal[beat["line"]]
                assert beat["key"] == entry.event.key
                assert beat["banner"] == (beat["key"] in game.sheet.banners)
                line = told.log[beat["line"]]
                assert (line["n"], line["text"]) == (told.message["n"], beat["text"])
                assert beat["line"] >= told.message["log_from"]
                seats = [n for kind, n in named(entry) if kind == "seat"]
                assert beat["seat"] == (seats[0] if seats else None)
            assert told.message["view"] == plain(game.table(eyes))


def test_what_was_done_by_people_only_has_none(played: Played) -> None:
    last = max(played.moments)
    keys = {beat["key"] for heard in played.heard.values() for t in heard for beat in t.beats}
    assert {"errand-set", "boat-docked", "pier-opened", "final-scoring"} <= keys
    assert not keys & {"space-taken", "hours-spent", "adventurer-loaded"}
    assert sum(not played.moments[n].stills for n in range(1, last)) > 20


def hands(view: Any, eyes: int | None) -> list[str | None]:
    """The corruption cards of all others."""
    mats = [mat for seat, mat in enumerate(view["players"]) if seat != eyes]
    return [card for mat in mats for card in mat["corruption"]]


def test_corruption_stays_hidden_until_it_is_revealed(played: Played) -> None:
    """Hand by hand in the final scoring; its owner knew it all the time."""
    hidden = turned_over = 0
    for eyes, heard in played.heard.items():
        revealed = 0
        for told in heard:
            for beat, view in zip(told.beats, told.views(), strict=True):
                if beat["key"] == "hand-revealed" and beat["seat"] != eyes:
                    entry = played.moments[told.message["n"]].journal[beat["line"]]
                    revealed += entry.numbers[1]
                cards = hands(view, eyes)
                assert len(cards) - cards.count(None) == revealed
                hidden += cards.count(None)
                if eyes is not None:
                    assert None not in view["players"][eyes]["corruption"]
        turned_over += revealed
    assert turned_over, "an onlooker sees everybody's cards turned over"
    assert hidden


def at_beats(server: Server) -> tuple[str, str]:
    """A table whose last choice set beats off, and its host."""
    host = new_device()
    table, _ = server.open(host, "me", game=GAME)
    with sit(server, table, device=host) as client:
        luck = dice(3)
        while not client.table["beats"]:
            client.play(luck.choice(client.table["options"])["id"])
    return table, host


def test_those_who_come_or_ask_again_are_told_how_things_stand(server: Server) -> None:
    table, host = at_beats(server)
    with sit(server, table, device=host) as client, sit(server, table) as onlooker:
        assert client.table["beats"] == onlooker.table["beats"] == []
        assert client.sync()["beats"] == []
        client.send(type="language", language="de")
        assert client.until(lambda m: m.get("language") == "de")["beats"] == []
        n = client.table["n"]
    for moment in ({}, {"n": n}, {"n": n - 1}):
        told = server.get(f"/api/tables/{table}/moment", host, eyes=0, **moment)
        assert told["beats"] == []


def test_whoever_goes_sets_off_no_beats_for_those_who_stay(server: Server) -> None:
    host = new_device()
    table, invites = server.open(host, "me", "friend", game=GAME)
    with sit(server, table, device=host) as client:
        with sit(server, table, seat=invites[1]) as friend:
            luck = dice(4)
            while not client.table["beats"]:
                asked = client if client.is_asked() else friend
                asked.play(luck.choice(asked.table["options"])["id"])
                settled(client, friend)
            n = client.table["n"]
        said = client.until(lambda m: m["type"] == "table" and not m["players"][1]["here"])
    assert (said["n"], said["beats"]) == (n, [])


def test_moves_that_follow_quickly_have_only_their_own_beats(server: Server) -> None:
    host = new_device()
    table, _ = server.open(host, "me", game=GAME, seed=11)
    game = cothon.new(GAME, 1, 11)
    luck = dice(5)
    with sit(server, table, device=host) as client:
        version = client.table["version"]
        names = []
        while not game.over:
            choice = luck.choice(game.options)
            names.append(client.move(choice, n=game.moment, version=version + game.moment))
            game.apply(choice)
            if game.moment % 3 == 0:
                client.answer(names[-1])
        client.until_table(lambda m: m["over"])
        told = [told for told in tables_of(client) if told.beats]
    moments = tried(save_of(server, table, host))
    assert sum(game.stills != [] for game in moments.values()) >= len(told) > 3
    assert len({each.message["n"] for each in told}) == len(told)
    for each in told:
        stills = moments[each.message["n"]].stills
        assert [beat["line"] + 1 for beat in each.beats] == [count for count, _ in stills]
        assert {each.log[beat["line"]]["n"] for beat in each.beats} == {each.message["n"]}


@pytest.mark.parametrize("sheet", cothon.games(), ids=lambda sheet: sheet.key)
def test_every_game_ends_with_a_banner_and_pays_from_a_place(sheet: Sheet) -> None:
    """So that a page can show who has won, and where points come from."""
    game = cothon.new(sheet.key, max(sheet.seats), 5)
    luck, sources = dice(6), set[str]()
    while not game.over:
        assert game.seat is not None
        game = game.tried(game.seat, luck.choice(game.options))
        for _, still in game.stills:
            for eyes in (None, *range(game.seats)):
                assert sheet.view(still, eyes)
        told = [game.journal[count - 1] for count, _ in game.stills]
        sources |= {source for one in told if (source := source_of(game, one, 0)) is not None}
    assert told[-1].event.key in sheet.banners
    assert len(sources) > 3
    assert all("{" not in source for source in sources)


def test_what_somebody_may_not_know_is_no_source() -> None:
    """A card that was drawn face down; its owner knows where it lies."""
    game = cothon.new("neptun", 3, 5)
    key = next(key for key, thing in game.sheet.sources.items() if thing == "oar:{oar}")
    entry = Entry(0, Event(key, "seat", "oar"), [0, OAR_CARD], [-1, 0b10])
    assert source_of(game, entry, 0) is None
    assert source_of(game, entry, None) is None
    assert source_of(game, entry, 1) == "oar:" + game.material.faces()[OAR_CARD]


def test_taking_back_tells_no_beats(server: Server) -> None:
    """Neither the choice that is taken back, nor what is shown again before it."""
    host = new_device()
    table, _ = server.open(host, "me", game=GAME)
    luck = dice(7)
    with sit(server, table, device=host) as client:
        undone = 0
        while not client.table["over"] and undone < 5:
            client.play(luck.choice(client.table["options"])["id"])
            if client.table["undo"]["ok"]:
                said = client.answer(client.undo())
                assert (said["type"], said["beats"]) == ("table", [])
                undone += 1
                client.play(luck.choice(client.table["options"])["id"])
    assert undone == 5
