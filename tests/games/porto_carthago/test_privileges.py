"""Kept privileges: what each of the five does; when they may be used is in test_windows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations
from typing import Any

import pytest

from tests.games.porto_carthago.laid import (
    ANY,
    AT_SEA,
    CALL,
    HARBOUR,
    MOVE,
    PEEK,
    SEAT,
    TWELVE_SEATS,
    Laid,
    deal,
    docked,
    lay,
    scarce,
)

# PEEK_DECK


@pytest.mark.parametrize("order", list(permutations(["S17", "S16", "S01"])))
def test_peek_sorts_the_top_three(order: tuple[str, str, str]) -> None:
    """[PC-PRIV-PEEK-1] Any order, on top, nothing else moves."""
    game = lay(A={"kept": [PEEK]}, deck=["S17", "S16", "S01", "S02"])
    below = game.top(29)[3:]
    game.choose(f"ship {PEEK}")
    assert game.offered == {"ship S17", "ship S16", "ship S01"}
    game.choose(*[f"ship {card}" for card in order[:2]])
    assert game.top(29) == [*order, *below]
    assert game.question == "A TakeTurn"


def test_peek_is_for_the_peeker_alone() -> None:
    """[PC-PRIV-PEEK-1]"""
    game = lay(A={"kept": [PEEK]}, deck=["S17", "S16", "S01", "S02"])
    game.choose(f"ship {PEEK}")
    assert game.view(0)["table"]["deck"][:4] == ["S17", "S16", "S01", None]
    for seat in (None, 1, 2, 3):
        assert set(game.view(seat)["table"]["deck"]) == {None}
        assert game.view(seat)["options"] == []


@pytest.mark.parametrize("deck", [["S20"], ["S20", "S21"]])
def test_peek_at_what_is_there(deck: list[str]) -> None:
    """[PC-PRIV-PEEK-1, EC-7] A single card is not sorted."""
    game = scarce(*deck, A={"kept": [PEEK]})
    game.choose(f"ship {PEEK}")
    assert game.view(0)["table"]["deck"][: len(deck)] == deck
    if len(deck) == 2:
        assert game.offered == {"ship S20", "ship S21"}
        game.choose("ship S21")
    assert game.top(3) == [*deck[::-1], PEEK]
    assert game.question == "A TakeTurn"


# LOAD_ANY


def test_load_any_needs_the_good_at_the_quay() -> None:
    """[PC-PRIV-ANY-1, EC-18] A Porter brings it from the warehouse, in the same turn."""
    game = lay(A={"kept": [ANY], "goods": ["OIL"]}, quays={"ROM-I": {"owner": 0, "ship": "S18"}})
    assert f"ship {ANY}" not in game.offered
    game.choose("slot PORTER1", "quay ROM-I")
    assert game.offered == {f"ship {ANY}", "pass"}
    game.choose(f"ship {ANY}", "trade-house")
    assert game.quay("ROM-I") == (None, None, None)


def test_load_any_takes_a_wrong_good_that_lies_there() -> None:
    """[PC-PRIV-ANY-2, EC-40, EC-61] Which own quay is up to the player; others' quays are not."""
    game = lay(
        A={"kept": [ANY]},
        quays={
            "ROM-I": {"owner": 0, "ship": "S18", "good": "OIL"},
            "EGY-II": {"owner": 0, "ship": "S01", "good": "CEDAR"},
            "GRE-I": {"owner": 0, "good": "OIL"},
            "GRE-II": {"owner": 0, "ship": "S06"},
            "IBE-I": {"owner": 1, "ship": "S24", "good": "OIL"},
        },
    )
    game.choose(f"ship {ANY}")
    assert game.offered == {"quay ROM-I", "quay EGY-II"}
    game.choose("quay EGY-II", "trade-house", "pass")
    assert game.quay("EGY-II") == (None, None, None)
    assert game.quay("ROM-I") == ("A", "S18", "OIL")


def test_load_any_is_a_normal_load() -> None:
    """[PC-PRIV-ANY-3] Good, income, point, card, servants."""
    game = lay(
        A={"kept": [ANY], "reserve": 2},
        quays={"ROM-I": {"owner": 0, "ship": "S18", "good": "OIL"}},
    )
    game.choose(f"ship {ANY}")
    a = game.player("A")
    assert (game.bag("OIL"), a.talents, a.reserve) == (6, 7, 2)
    game.choose("trade-house")
    assert (a.points, a.reserve, game.ships(a.kept)) == (1, 4, ["S18"])
    assert game.bottom(1) == [ANY]


def test_load_any_tells_which_good_is_loaded() -> None:
    """[PC-PRIV-ANY-1, -3] The ship's name tells only which one it wants."""
    game = lay(A={"kept": [ANY]}, quays={"ROM-I": {"owner": 0, "ship": "S18", "good": "OIL"}})
    game.choose(f"ship {ANY}")
    for language, load in (
        ("en", " loads oil instead onto the ship from Rome (glass) and earns 7 talents."),
        ("fr", " charge à la place de l’huile sur le navire de Rome (verre) et gagne 7 talents."),
        ("de", " lädt stattdessen Öl auf das Schiff aus Rom (Glas) und erhält 7 Talente."),
    ):
        assert game.log(language)[-1].endswith(load)
    assert "ship-loaded" not in game.events
    game = lay(A={"goods": ["GLASS"]}, quays={"ROM-I": {"owner": 0, "ship": "S18"}})
    game.choose("slot PORTER1", "quay ROM-I")
    assert "other-good-shipped" not in game.events


# MOVE_SERVANTS


def test_move_fewer_than_three() -> None:
    """[PC-PRIV-MOVE-1] One is enough, but none would be no use of the card."""
    game = lay(A={"kept": [MOVE]}, B={"temple": 4, "reserve": 5}, C={"lighthouse": 2})
    game.choose(f"ship {MOVE}")
    assert game.offered == {"servant B temple", "servant C lighthouse"}
    game.choose("servant B temple", "pass")
    b = game.player("B")
    assert (b.lighthouse, b.temple, b.reserve) == (1, 3, 5)
    assert game.bottom(1) == [MOVE]


def test_move_at_most_three() -> None:
    """[PC-PRIV-MOVE-1, TC-23] Own and others', mixed, each in either direction."""
    game = lay(
        A={"kept": [MOVE], "lighthouse": 2},
        B={"temple": 2},
        D={"lighthouse": 2, "temple": 2, "reserve": 3},
    )
    game.choose(f"ship {MOVE}", "servant A lighthouse", "servant B temple", "servant D lighthouse")
    assert game.question == "A TakeTurn"
    places = [(game.player(letter).lighthouse, game.player(letter).temple) for letter in "ABD"]
    assert places == [(1, 1), (1, 1), (1, 3)]
    assert game.player("D").reserve == 3


def test_move_in_any_order() -> None:
    """[PC-PRIV-MOVE-1] The own servant, and an earlier seat's, after a later seat's."""
    game = lay(A={"temple": 1}, B={"kept": [MOVE], "lighthouse": 2}, D={"temple": 2}, turn=1)
    game.choose(f"ship {MOVE}", "servant D temple")
    assert game.offered == {
        "servant A temple",
        "servant B lighthouse",
        "servant D temple",
        "pass",
    }
    game.choose("servant B lighthouse")
    assert {"servant A temple", "servant D temple"} < game.offered
    game.choose("servant A temple")
    places = [(game.player(letter).lighthouse, game.player(letter).temple) for letter in "ABD"]
    assert places == [(1, 0), (1, 1), (1, 1)]


def test_move_nobodys_servants_both_ways() -> None:
    """[PC-PRIV-MOVE-1] After one of a player's went one way, none of theirs goes the other way."""
    both = {"lighthouse": 2, "temple": 2}
    game = lay(A={"kept": [MOVE], **both}, C=both)
    game.choose(f"ship {MOVE}", "servant C temple")
    assert "servant C lighthouse" not in game.offered
    game.choose("servant A lighthouse")
    assert game.offered == {"servant A lighthouse", "servant C temple", "pass"}


def test_move_ends_when_nobody_is_left_to_move() -> None:
    """[PC-PRIV-MOVE-1] After two, as there are no more."""
    game = lay(A={"kept": [MOVE]}, B={"temple": 1}, C={"lighthouse": 1})
    game.choose(f"ship {MOVE}", "servant C lighthouse", "servant B temple")
    assert (game.question, game.bottom(1)) == ("A TakeTurn", [MOVE])


def test_move_tells_how_many_are_left() -> None:
    """[PC-PRIV-MOVE-1] The prompt counts down, in every language."""
    game = lay(A={"kept": [MOVE]}, B={"temple": 9}, C={"lighthouse": 1})
    game.choose(f"ship {MOVE}")
    for english, french, german in (
        ("(3 moves left)", "(encore 3 possibles)", "(noch 3 möglich)"),
        ("(2 moves left)", "(encore 2 possibles)", "(noch 2 möglich)"),
        ("(1 move left)", "(encore 1 possible)", "(noch 1 möglich)"),
    ):
        assert game.prompt("en").endswith(english)
        assert game.prompt("fr").endswith(french)
        assert game.prompt("de").endswith(german)
        game.choose("servant B temple")
    assert game.question == "A TakeTurn"


STANDING = {"A": (1, 1), "B": (0, 3), "C": (2, 0)}  # in the lighthouse, in the temple


def sets_of_moves() -> Iterator[tuple[str, ...]]:
    """Every set of one to three moves, nobody's servants both ways, each servant once."""
    there = {
        f"servant {letter} {place}": count
        for letter, counts in STANDING.items()
        for place, count in zip(("lighthouse", "temple"), counts, strict=True)
    }
    for size in (1, 2, 3):
        for moves in combinations_with_replacement(there, size):
            owners = {move.split()[1] for move in moves}
            if len(owners) == len(set(moves)) and all(moves.count(m) <= there[m] for m in moves):
                yield moves


def placed_after(moves: tuple[str, ...]) -> list[tuple[int, int]]:
    """Where everybody's servants stand after a set of moves: lighthouse and temple."""
    after = {letter: list(counts) for letter, counts in STANDING.items()}
    for move in moves:
        _, letter, place = move.split()
        source = ("lighthouse", "temple").index(place)
        after[letter][source] -= 1
        after[letter][1 - source] += 1
    return [(lit, holy) for lit, holy in after.values()]


def test_move_every_set_in_every_order() -> None:
    """[PC-PRIV-MOVE-1] Exactly the sets found by trying, each in all its orders, to one table."""
    data: dict[str, Any] = {
        letter: {"lighthouse": lit, "temple": holy} for letter, (lit, holy) in STANDING.items()
    }
    data["A"]["kept"] = [MOVE]
    game = lay(3, **data)
    game.choose(f"ship {MOVE}")
    tables: dict[tuple[str, ...], list[Any]] = {}
    orders: list[tuple[str, ...]] = []

    def explore(game: Laid, moves: tuple[str, ...]) -> None:
        assert game.determinize(0, 7).view(0) == game.view(0)
        if not game.question.endswith("ShiftServant"):
            orders.append(moves)
            tables.setdefault(tuple(sorted(moves)), []).append(game.board)
            return
        for choice in game.options:
            branch = game.clone()
            branch.apply(choice)
            name = game.called(choice)
            explore(branch, moves if name == "pass" else (*moves, name))

    explore(game, ())
    assert sorted(orders) == sorted({order for m in sets_of_moves() for order in permutations(m)})
    for moves, reached in tables.items():
        assert all(seen == reached[0] for seen in reached)
        standing = [(mat["lighthouse"], mat["temple"]) for mat in reached[0]["players"]]
        assert standing == placed_after(moves)


# CALL_SHIP


def test_call_docks_at_the_lower_free_quay() -> None:
    """[PC-PRIV-SHIP-1] Any ship of the first row, none of the second; no choice of quay."""
    for taken, docks in (({}, "ROM-I"), ({"ROM-I": {"ship": "S16"}}, "ROM-II")):
        game = lay(
            A={"kept": [CALL]}, first_row=["S01", "S18"], second_row=["S02", "S06"], quays=taken
        )
        game.choose(f"ship {CALL}")
        assert game.offered == {"ship S01", "ship S18"}
        game.choose("ship S18")
        assert game.quay(docks) == (None, "S18", None)
        assert game.question == "A TakeTurn"


def test_call_does_not_care_for_owners() -> None:
    """[PC-PRIV-SHIP-1] B's empty quay I comes before the own quay II."""
    game = lay(
        A={"kept": [CALL]},
        first_row=["S01", "S18"],
        quays={"ROM-I": {"owner": 1}, "ROM-II": {"owner": 0}},
    )
    game.choose(f"ship {CALL}", "ship S18")
    assert game.quay("ROM-I") == ("B", "S18", None)


def test_call_a_ship_that_finds_no_quay() -> None:
    """[PC-PRIV-SHIP-2] It departs; the gap is filled all the same."""
    game = lay(
        A={"kept": [CALL]},
        first_row=["S01", "S18"],
        second_row=["S02", "S06"],
        quays={"ROM-I": {"ship": "S16"}, "ROM-II": {"ship": "S17"}},
        deck=["S03"],
    )
    game.choose(f"ship {CALL}", "ship S18")
    assert game.bottom(2) == ["S18", CALL]
    assert game.ships(game.g.first_row)[:2] == ["S01", "S06"]
    assert game.ships(game.g.second_row)[:2] == ["S02", "S03"]


def test_call_loads_for_the_owner() -> None:
    """[PC-PRIV-SHIP-3, EC-40] For the caller, for another, or for nobody: a wrong good stays."""
    for owner, letter in ((0, "A"), (3, "D")):
        game = lay(
            A={"kept": [CALL]},
            first_row=["S01", "S18"],
            quays={"ROM-I": {"owner": owner, "good": "GLASS"}},
        )
        game.choose(f"ship {CALL}", "ship S18")
        assert game.question == f"{letter} GainPoint"
        game.choose("trade-house")
        assert game.ships(game.player(letter).kept) == ["S18"]
        assert game.question == "A TakeTurn"
    game = lay(
        A={"kept": [CALL]},
        first_row=["S01", "S18"],
        quays={"ROM-I": {"owner": 3, "good": "OIL"}},
    )
    game.choose(f"ship {CALL}", "ship S18")
    assert game.quay("ROM-I") == ("D", "S18", "OIL")


def test_call_fills_the_gap_behind() -> None:
    """[PC-PRIV-SHIP-4] Only that position moves up; one card is drawn."""
    game = lay(
        A={"kept": [CALL]},
        first_row=["S01", "S18", "S21", "S26", "S11"],
        second_row=["S02", "S06", "S22", "S27", "S12"],
        deck=["S03", "S04"],
    )
    game.choose(f"ship {CALL}", "ship S21")
    assert game.ships(game.g.first_row)[:5] == ["S01", "S18", "S22", "S26", "S11"]
    assert game.ships(game.g.second_row)[:5] == ["S02", "S06", "S03", "S27", "S12"]
    assert game.top(1) == ["S04"]


def test_call_draws_after_the_load() -> None:
    """[PC-PRIV-SHIP-4, EC-13] While the owner decides, the gap is still open."""
    game = lay(
        A={"kept": [CALL]},
        first_row=["S18", "S01"],
        second_row=["S02"],
        quays={"ROM-I": {"owner": 2, "good": "GLASS"}},
    )
    game.choose(f"ship {CALL}", "ship S18")
    assert game.ships(game.g.first_row)[:2] == [None, "S01"]
    assert game.ships(game.g.second_row)[:1] == ["S02"]
    game.choose("trade-house")
    assert game.ships(game.g.first_row)[:2] == ["S02", "S01"]


def test_call_with_an_empty_deck_draws_the_departed_ship() -> None:
    """[PC-PRIV-SHIP-2, PC-PRIV-SHIP-4, EC-13] It went under the deck before the draw."""
    game = scarce(A={"kept": [CALL]})
    game.choose(f"ship {CALL}", "ship S19")
    assert game.ships(game.g.first_row)[:3] == ["S15", None, "S02"]
    assert game.ships(game.g.second_row)[:3] == [None, "S19", None]
    assert game.top(2) == [CALL]


def test_call_with_an_empty_deck_does_not_draw_the_used_card() -> None:
    """[PC-PRIV-SHIP-4, EC-13] It comes under the deck after the draw."""
    first, second = ["S01", *AT_SEA[:5]], list(AT_SEA[5:7])
    quays = docked(*HARBOUR) | {"EGY-I": {}}
    game = scarce(A={"kept": [CALL]}, first_row=first, second_row=second, quays=quays)
    game.choose(f"ship {CALL}", "ship S01")
    assert (game.board["first_row"][0], game.board["second_row"][0]) == (second[0], None)
    assert game.top(2) == [CALL]


def test_call_with_nothing_behind_the_ship_draws_all_the_same() -> None:
    """[PC-PRIV-SHIP-4, EC-13]"""
    behind = [None, "S03"]
    game = lay(A={"kept": [CALL]}, first_row=["S02", "S01"], second_row=behind, deck=["S26"])
    game.choose(f"ship {CALL}", "ship S02")
    assert game.board["first_row"] == [None, "S01", None, None, None]
    assert game.board["second_row"] == ["S26", "S03", None, None, None]


# PALACE_SEAT


@pytest.mark.parametrize(("palace", "price"), [([1, 2, 3], 11), (TWELVE_SEATS, 20)])
def test_seat_at_full_price_without_points(palace: list[int], price: int) -> None:
    """[PC-PRIV-SEAT-1, EC-51] The fourth seat needs 3 points, the large one 6."""
    game = lay(A={"kept": [SEAT], "talents": price, "reserve": 1}, palace=palace)
    game.choose(f"ship {SEAT}")
    a = game.player("A")
    assert (a.talents, a.reserve, a.points) == (0, 0, 0)
    assert game.g.palace == (palace if price == 20 else [*palace, 0])
    assert (game.totals[0], a.large) == (1, int(price == 20))
    assert (game.question, game.bottom(1)) == ("A TakeTurn", [SEAT])
    poor = lay(A={"kept": [SEAT], "talents": price - 1}, palace=palace)
    alone = lay(A={"kept": [SEAT], "talents": price, "reserve": 0}, palace=palace)
    assert f"ship {SEAT}" not in poor.offered | alone.offered


@pytest.mark.parametrize("order", [(f"ship {SEAT}", "palace"), ("palace", f"ship {SEAT}")])
@pytest.mark.parametrize(("points", "bonus"), [(1, False), (2, True)])
def test_seat_besides_the_bonus_action(points: int, bonus: bool, order: tuple[str, str]) -> None:
    """[PC-PRIV-SEAT-1, EC-52] In any order: 8 + 9 talents; only the bonus action needs points."""
    game = lay(
        A={"kept": [SEAT], "talents": 17, "points": points, "goods": ["OIL"]},
        quays={"EGY-I": {"owner": 0}},
        slots=deal(PORTER=4),
    )
    game.choose("slot PORTER4", "quay EGY-I")
    assert ("palace" in game.offered) is bonus
    game.choose(*(order if bonus else [f"ship {SEAT}"]))
    assert game.g.palace == [0] * (1 + bonus)
    assert game.player("A").talents == (0 if bonus else 9)
    assert game.question == "B TakeTurn"
