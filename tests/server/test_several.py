"""Several things are one move: named in any order, made all or none, taken back together."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from cothon.server.rows import MoveRow, last_move
from cothon.words import say
from tests.luck import dice
from tests.server.harness import Client, Server, new_device, play_on, settled, sit

MOST_CHOICES = 600


def names(client: Client) -> list[str]:
    """What can be chosen, by name."""
    return [f"{option['noun']} {option['code']}".strip() for option in client.table["options"]]


def payment(client: Client) -> list[str] | None:
    """The names of two cards or more by which the open question can be paid, out of order."""
    table: dict[str, Any] = client.table
    view, seat = table["view"], table["eyes"]
    if not client.is_asked() or table["step"] != "PayLeft":
        return None
    due = view["players"][seat]["cost"][view["space"]]
    first = names(client)[0].removeprefix("card ")
    others = [card for card in view["players"][seat]["hand"] if card != first]
    bases = [card for card in others if card.startswith("B")]
    if due < 2 or len(bases) < due - 1:
        return None
    return [f"card {card}" for card in [*bases[-(due - 1) :], first]]


def moves(server: Server, table: str) -> list[tuple[int, str]]:
    """The rows of a table: number and name."""
    return server.query('select n, move_id from moves where "table" = ? order by n', table)


def test_a_payment_is_named_at_once_and_taken_back_at_once(server: Server) -> None:
    luck = dice(61)
    table, invites = server.open(new_device(), "friend", "friend", game="merchants_guilds")
    with ExitStack() as stack:
        clients = [
            stack.enter_context(sit(server, table, seat=invite)) for invite in invites.values()
        ]
        payer, wanted = until_payment(luck, clients)
        before = payer.table
        rows = moves(server, table)

        payer.send(type="explain", n=before["n"], version=before["version"], choice=wanted)
        foreseen = payer.until(lambda m: m["type"] == "foreseen")
        assert (foreseen["version"], foreseen["choice"]) == (before["version"], wanted)
        payer.send(type="explain", n=before["n"], version=before["version"], choice=["embargo"])
        refused = payer.until(lambda m: m["type"] == "refused")
        assert refused["error"] == say("en", "server-not-together")
        assert moves(server, table) == rows

        name = payer.move([*wanted, "card T99"])
        assert payer.answer(name)["type"] == "refused"
        name = payer.move(["embargo", *wanted])
        assert payer.answer(name)["error"] == say("en", "server-not-together")
        assert moves(server, table) == rows

        name = payer.move(wanted)
        said = payer.answer(name)
        assert (said["type"], said["version"]) == ("table", before["version"] + 1)
        made = moves(server, table)[len(rows) :]
        assert [n for n, _ in made] == list(range(before["n"], said["n"]))
        assert made[0][1] == name
        held, left = (told["view"]["players"][told["eyes"]]["hand"] for told in (before, said))
        gone = [card for card in held if card not in left]
        if not foreseen["preview"]["reveals"]:
            assert foreseen["preview"]["ends"] == (said["asked"] != [said["eyes"]])
        assert len(gone) >= len(wanted) > 1  # what follows may take more, if there is no choice
        assert wanted[-1].removeprefix("card ") in gone  # of base cards, one that shows the same

        payer.send(type="move", n=before["n"], version=before["version"], choice=wanted, id=name)
        assert payer.answer(name)["n"] == said["n"], "the same move again is harmless"

        if said["undo"]["ok"]:
            back = payer.answer(payer.undo())
            assert (back["n"], back["view"]) == (before["n"], before["view"])
            assert moves(server, table) == rows
            assert payer.answer(payer.move(wanted))["n"] == said["n"]
        play_on(luck, clients, 20)


def test_moves_named_like_the_rows_of_others_stay_apart(server: Server) -> None:
    """Names that begin alike do not clash, and one that ends like a further row is one move."""
    luck = dice(62)
    table, invites = server.open(new_device(), "friend", "friend", game="merchants_guilds")
    with ExitStack() as stack:
        clients = [
            stack.enter_context(sit(server, table, seat=invite)) for invite in invites.values()
        ]
        stem = "x" * 56
        for name in (f"{stem}BBBBBBBB", f"{stem}CCCCCCCC"):
            payer, wanted = until_payment(luck, clients)
            before = payer.table
            payer.send(
                type="move", n=before["n"], version=before["version"], choice=wanted, id=name
            )
            assert payer.answer(name)["type"] == "table"
    rows = [name for _, name in moves(server, table)]
    assert len(set(rows)) == len(rows)
    plain = [MoveRow("t", n, 0, 0, name, "") for n, name in enumerate(("f", "f#2"))]
    assert last_move(plain) == plain[1:]


def until_payment(luck: Any, clients: list[Client]) -> tuple[Client, list[str]]:
    """Play at random until somebody has to pay with several cards."""
    for _ in range(MOST_CHOICES):
        settled(*clients)
        for client in clients:
            wanted = payment(client)
            if wanted is not None:
                return client, wanted
        play_on(luck, clients, 1)
    raise AssertionError("nobody had to pay with several cards")


def test_a_choice_may_be_made_by_name(server: Server) -> None:
    table, invites = server.open(new_device(), "friend", "friend", "friend")
    with ExitStack() as stack:
        clients = [
            stack.enter_context(sit(server, table, seat=invite)) for invite in invites.values()
        ]
        settled(*clients)
        client = next(client for client in clients if client.is_asked())
        assert names(client)[:2] == ["quay EGY-I", "quay EGY-II"]
        name = client.move("quay ATL-I")
        assert "quay ATL-I" in client.answer(name)["error"]
        seen = client.answer(client.move("quay ROM-I"))["view"]["quays"]["ROM-I"]
        assert seen["owner"] == client.table["eyes"]
