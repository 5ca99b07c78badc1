"""Kept privileges: when they may be used, and what each of the five does."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations
from typing import Any

import pytest

from tests.games.porto_carthago.laid import Laid, deal, docked, lay

PEEK, ANY, MOVE, CALL, SEAT = "S14", "S27", "S28", "S30", "S25"
SPARE = ["S20", "S21", "S23", "S18", "S11", "S04", "S08"]


def almost_no_deck(cards: int, kept: list[str]) -> Laid:
    """Every quay has a ship, both rows are full, and so many cards are left in the deck."""
    harbour = ["S01", "S05", "S09", "S10", "S12", "S13", "S16", "S17", "S22", "S24", "S26", "S29"]
    row = ["S15", "S19", "S02", "S03", "S06", "S07"]
    others = [ship for ship in (PEEK, ANY, MOVE, CALL, SEAT) if ship not in kept]
    return lay(
        5,
        quays=docked(*harbour),
        first_row=row,
        A={"kept": kept, "captains": 1},
        B={"kept": others + SPARE[cards:]},
        deck=SPARE[:cards],
    )


# All of them


def test_a_loaded_card_is_used_once() -> None:
    """[PC-PRIV-1]"""
    game = lay(A={"goods": ["CEDAR"], "reserve": 4}, quays={"ETR-I": {"owner": 0, "ship": "S14"}})
    game.choose("slot PORTER1", "quay ETR-I", "trade-house")
    assert game.ships(game.player("A").kept) == ["S14"]
    game.choose("ship S14", *[f"ship {card}" for card in game.top(2)])
    assert game.ships(game.player("A").kept) == []
    assert game.question == "B TakeTurn"


def test_kept_for_any_own_turn() -> None:
    """[PC-PRIV-3] In the turn it was gained, or in a later one, but not in another's turn."""
    game = lay(A={"goods": ["CEDAR"], "reserve": 4}, quays={"ETR-I": {"owner": 0, "ship": "S14"}})
    game.choose("slot PORTER1", "quay ETR-I", "trade-house")
    assert game.offered == {"ship S14", "pass"}
    game.choose("pass")
    for letter in "BCD":
        assert game.question == f"{letter} TakeTurn"
        assert "ship S14" not in game.offered
        game.choose("talents")
    assert game.question == "A TakeTurn"
    assert "ship S14" in game.offered


def test_several_in_one_turn_besides_the_action() -> None:
    """[PC-PRIV-4] No servants, no action."""
    game = lay(A={"kept": [MOVE, SEAT, PEEK], "talents": 8, "temple": 1, "reserve": 5})
    on_cards = game.servants_on_cards("A")
    before = {name for name in game.offered if not name.startswith("ship")}
    game.choose(f"ship {MOVE}")
    game.choose(f"ship {PEEK}", *[f"ship {card}" for card in game.top(2)])
    game.choose(f"ship {SEAT}")
    assert game.question == "A TakeTurn"
    assert game.offered == before
    assert (game.servants_on_cards("A"), game.player("A").reserve) == (on_cards, 4)


def test_a_used_card_goes_under_the_deck_when_all_is_done() -> None:
    """[PC-PRIV-5]"""
    game = lay(A={"kept": [PEEK]})
    game.choose(f"ship {PEEK}")
    assert PEEK not in game.bottom(1)
    assert game.ships(game.player("A").kept) == [PEEK]
    game.choose(*[f"ship {card}" for card in game.top(2)])
    assert game.bottom(1) == [PEEK]
    assert game.ships(game.player("A").kept) == []


def test_a_kept_privilege_need_not_be_used() -> None:
    """[PC-PRIV-6, PC-PRIV-7] Declining keeps it, as long as wanted."""
    game = lay(A={"kept": [MOVE], "temple": 1}, decade=4, round=5)
    while game.g.decade == 4:
        game.choose("pass" if game.question == "A EndTurn" else "talents")
    assert game.ships(game.player("A").kept) == [MOVE]


@pytest.mark.parametrize(
    ("card", "without", "with_it"),
    [
        (ANY, {}, {"quays": {"ROM-I": {"owner": 0, "ship": "S18", "good": "OIL"}}}),
        (MOVE, {}, {"C": {"lighthouse": 1}}),
        (CALL, {}, {"first_row": [None, "S18"]}),
        (SEAT, {"A": {"talents": 7}}, {"A": {"talents": 8}}),
        (SEAT, {"A": {"talents": 8, "reserve": 0}}, {"A": {"talents": 8, "reserve": 1}}),
    ],
)
def test_only_with_some_effect(card: str, without: Any, with_it: Any) -> None:
    """[PC-PRIV-7]"""
    for data, usable in ((without, False), (with_it, True)):
        game = lay(**{**data, "A": {**data.get("A", {}), "kept": [card]}})
        assert (f"ship {card}" in game.offered) is usable


def test_an_empty_deck_cannot_be_looked_at() -> None:
    """[PC-PRIV-7, EC-7]"""
    assert f"ship {PEEK}" not in almost_no_deck(0, [PEEK]).offered
    assert f"ship {PEEK}" in almost_no_deck(1, [PEEK]).offered


# Windows


def test_window_before_the_main_choice() -> None:
    """[PC-PRIV-3, EC-24]"""
    game = lay(A={"kept": [SEAT], "talents": 8})
    assert game.question == "A TakeTurn"
    game.choose(f"ship {SEAT}")
    assert (game.question, game.totals[0]) == ("A TakeTurn", 1)


def test_windows_around_the_bonus() -> None:
    """[EC-24] Between action and bonus, and after the bonus."""
    for moment in ("between", "after"):
        game = lay(
            A={"kept": [MOVE], "talents": 30, "points": 6, "goods": ["OIL"], "temple": 1},
            quays={"EGY-I": {"owner": 0}},
            slots=deal(PORTER=4),
        )
        game.choose("slot PORTER4", "quay EGY-I")
        assert game.offered == {"palace", "pass", f"ship {MOVE}"}
        if moment == "between":
            game.choose(f"ship {MOVE}")
            assert game.offered == {"palace", "pass"}
            game.choose("palace")
        else:
            game.choose("palace")
            assert game.offered == {"pass", f"ship {MOVE}"}
            game.choose(f"ship {MOVE}")
        assert game.question == "B TakeTurn"
        assert (game.player("A").lighthouse, game.totals[0]) == (1, 1)


def test_window_after_an_alternative() -> None:
    """[EC-24] The 3 talents pay the seat; a refresh and its purchase are one step."""
    game = lay(A={"kept": [SEAT], "talents": 5})
    assert f"ship {SEAT}" not in game.offered
    game.choose("talents", f"ship {SEAT}")
    assert (game.totals[0], game.question) == (1, "B TakeTurn")
    game = lay(A={"kept": [SEAT], "talents": 20})
    game.choose("market")
    assert game.question == "A BuyFreshGood"
    assert f"ship {SEAT}" not in game.offered
    game.choose("pass")
    assert game.offered == {"pass", f"ship {SEAT}"}


@pytest.mark.parametrize(
    ("slot", "inside"),
    [
        ("CAPTAIN1", ()),
        ("STEVEDORE2", ("quay EGY-I",)),
        ("ARISTOCRAT3", ("number 1",)),
        ("PORTER4", ("quay GRE-I",)),
        ("MERCHANT5", ()),
    ],
)
def test_no_window_inside_a_card(slot: str, inside: tuple[str, ...]) -> None:
    """[EC-24] Paying for a card and its action are one step."""
    game = lay(
        A={"kept": [SEAT, PEEK], "talents": 30, "goods": ["OIL", "DYE"], "blocked": 1},
        quays={"EGY-I": {"owner": 0}, "GRE-I": {"owner": 0}},
        market=["GLASS"],
        slots=["CAPTAIN", "STEVEDORE", "ARISTOCRAT", "PORTER", "MERCHANT", "PORTER"],
    )
    game.choose(f"slot {slot}")
    for choice in (*inside, None):
        assert game.question.startswith("A ")
        assert not {f"ship {SEAT}", f"ship {PEEK}"} & game.offered
        if choice:
            game.choose(choice)


def test_no_window_in_the_arrival_or_in_anothers_turn() -> None:
    """[EC-24]"""
    kept = {"kept": [MOVE, PEEK], "lighthouse": 2, "reserve": 6}
    game = lay(phase="arrival", decade=2, first_row=["S01", "S06", "S16"], A=kept, C={"temple": 9})
    assert game.question == "A ChooseShip"
    assert game.offered == {"ship S01", "ship S06", "ship S16", "turn-away"}
    game.choose("ship S01")
    assert game.offered == {"quay EGY-I", "quay EGY-II"}
    game = lay(turn=1, A=kept)
    assert game.question == "B TakeTurn"
    assert not {f"ship {MOVE}", f"ship {PEEK}"} & game.offered


def test_no_window_during_anothers_load_in_the_own_turn() -> None:
    """[EC-24] A's calling is unfinished while C decides; then A goes on."""
    game = lay(
        A={"kept": [CALL, PEEK]},
        first_row=["S18"],
        quays={"ROM-I": {"owner": 2, "good": "GLASS"}},
        C={"kept": ["S20"]},
    )
    game.choose(f"ship {CALL}")
    assert (game.question, game.offered) == ("C GainPoint", {"trade-house", "path"})
    game.choose("path")
    assert game.question == "A TakeTurn"
    assert f"ship {PEEK}" in game.offered


def test_a_chain_of_called_ships() -> None:
    """[EC-26] S30 calls S06, whose card calls S03, whose card calls S18: one turn."""
    game = lay(
        A={"kept": ["S30"], "reserve": 0},
        first_row=["S06", "S03", "S18"],
        quays={
            "GRE-I": {"owner": 0, "good": "DYE"},
            "EGY-I": {"owner": 0, "good": "GLASS"},
            "ROM-I": {"owner": 0, "good": "GLASS"},
        },
        deck=["S01", "S02", "S04"],
    )
    game.choose("ship S30", "ship S06")
    game.choose("ship S06", "ship S03", "trade-house")
    game.choose("ship S03", "trade-house")
    a = game.player("A")
    assert game.question == "A TakeTurn"
    assert (a.talents, a.points, a.reserve) == (9 + 6 + 7, 3, 6)
    assert game.ships(a.kept) == ["S18"]
    assert game.bottom(3) == ["S30", "S06", "S03"]


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


@pytest.mark.parametrize("cards", [1, 2])
def test_peek_at_what_is_there(cards: int) -> None:
    """[PC-PRIV-PEEK-1, EC-7]"""
    game = almost_no_deck(cards, [PEEK])
    game.choose(f"ship {PEEK}")
    assert game.view(0)["table"]["deck"][:cards] == SPARE[:cards]
    if cards == 2:
        game.choose(f"ship {SPARE[1]}")
    assert game.top(3) == [*SPARE[:cards][::-1], PEEK]
    assert game.question == "A TakeTurn"


# LOAD_ANY


def test_load_any_needs_the_good_at_the_quay() -> None:
    """[PC-PRIV-ANY-1] In the warehouse it is of no use; a Porter brings it, in the same turn."""
    game = lay(A={"kept": [ANY], "goods": ["OIL"]}, quays={"ROM-I": {"owner": 0, "ship": "S18"}})
    assert f"ship {ANY}" not in game.offered
    game.choose("slot PORTER1", "quay ROM-I")
    assert game.offered == {f"ship {ANY}", "pass"}
    game.choose(f"ship {ANY}", "trade-house")
    assert game.quay("ROM-I") == (None, None, None)


def test_load_any_takes_a_wrong_good_that_lies_there() -> None:
    """[PC-PRIV-ANY-2] Which own quay is the player's choice; others' quays are not."""
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
        ("en", "puts Oil aboard instead of the good that Rome · Glass (S18) wants."),
        ("fr", "embarque une marchandise non désirée (Huile) sur le navire Rome · Verre (S18)."),
        ("de", "verlädt Öl auf das Schiff Rom · Glas (S18) statt der gewünschten Ware."),
    ):
        assert game.log(language)[-2].endswith(load)
    game = lay(A={"goods": ["GLASS"]}, quays={"ROM-I": {"owner": 0, "ship": "S18"}})
    game.choose("slot PORTER1", "quay ROM-I")
    assert "other-good-loaded" not in game.events


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
    """[PC-PRIV-MOVE-1] Own and others', mixed, each in either direction."""
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
    """[PC-PRIV-SHIP-3] For the caller, for another, or for nobody."""
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
    game = almost_no_deck(0, [CALL])
    game.choose(f"ship {CALL}", "ship S19")
    assert game.ships(game.g.first_row)[:3] == ["S15", None, "S02"]
    assert game.ships(game.g.second_row)[:3] == [None, "S19", None]
    assert game.top(2) == [CALL]


# PALACE_SEAT


def test_seat_at_full_price_without_points() -> None:
    """[PC-PRIV-SEAT-1] The fourth seat needs 3 points and costs 11."""
    game = lay(A={"kept": [SEAT], "talents": 11, "reserve": 1}, palace=[1, 2, 3])
    game.choose(f"ship {SEAT}")
    a = game.player("A")
    assert (a.talents, a.reserve, a.points) == (0, 0, 0)
    assert game.g.palace == [1, 2, 3, 0]
    assert (game.question, game.bottom(1)) == ("A TakeTurn", [SEAT])


def test_seat_needs_the_money_and_a_servant() -> None:
    """[PC-PRIV-SEAT-1]"""
    poor = lay(A={"kept": [SEAT], "talents": 10}, palace=[1, 2, 3])
    alone = lay(A={"kept": [SEAT], "talents": 11, "reserve": 0}, palace=[1, 2, 3])
    assert f"ship {SEAT}" not in poor.offered | alone.offered


def test_seat_besides_the_bonus_action() -> None:
    """[PC-PRIV-SEAT-1] The bonus action needs the points, the privilege does not."""
    for points, bonus in ((1, False), (2, True)):
        game = lay(
            A={"kept": [SEAT], "talents": 17, "points": points, "goods": ["OIL"]},
            quays={"EGY-I": {"owner": 0}},
            slots=deal(PORTER=4),
        )
        game.choose("slot PORTER4", "quay EGY-I")
        assert ("palace" in game.offered) is bonus
        game.choose(f"ship {SEAT}")
        if bonus:
            game.choose("palace")
        assert game.totals[0] == 1 + bonus
        assert game.events.count("seat-bought") == 1 + bonus
        assert game.question == "B TakeTurn"
