"""Kept privileges: whose they are, how often and when they may be used."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.porto_carthago.laid import ANY, CALL, MOVE, PEEK, SEAT, deal, lay, scarce

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
    assert f"ship {PEEK}" not in scarce(A={"kept": [PEEK]}).offered
    assert f"ship {PEEK}" in scarce("S20", A={"kept": [PEEK]}).offered


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
