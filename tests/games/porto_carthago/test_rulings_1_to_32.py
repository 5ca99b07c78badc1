"""The rulings EC-1 to EC-32, section 6 of the rules page: one test each."""

from __future__ import annotations

from typing import Any

from tests.games.porto_carthago.laid import Laid, deal, lay

HARBOUR = {
    **{"EGY-I": "S01", "EGY-II": "S05", "GRE-I": "S10", "GRE-II": "S09"},
    **{"ETR-I": "S12", "ETR-II": "S13", "ROM-I": "S16", "ROM-II": "S17"},
    **{"IBE-I": "S22", "IBE-II": "S24", "NUM-I": "S29", "NUM-II": "S28"},
}
AT_SEA = [
    *("S15", "S19", "S02", "S03", "S04", "S06", "S07", "S08", "S11"),
    *("S14", "S18", "S20", "S21", "S23", "S25", "S26", "S27", "S30"),
]


def scarce(
    *deck: str, empty: str = "", kept: tuple[str, ...] = (), owned: dict[str, Any] | None = None
) -> dict[str, Any]:
    """Data with only these cards in the deck, and a full harbour but for one quay.

    A keeps some cards; the ship of the empty quay waits in the first row; B keeps the rest.
    """
    waiting = [HARBOUR[empty]] if empty else []
    waiting += [code for code in AT_SEA if code not in {*deck, *kept}]
    quays: dict[str, Any] = {berth: {"ship": ship} for berth, ship in HARBOUR.items()}
    if empty:
        quays[empty] = {}
    for berth, more in (owned or {}).items():
        quays[berth].update(more)
    return {
        "quays": quays,
        "deck": list(deck),
        "first_row": waiting[:5],
        "second_row": waiting[5:10],
        "B": {"kept": waiting[10:]},
    }


def rows(game: Laid) -> tuple[list[str | None], list[str | None]]:
    """First and second row."""
    shown = game.board
    return shown["first_row"], shown["second_row"]


def test_ec_07_peeking_at_a_short_deck() -> None:
    """[EC-7]"""
    game = lay(A={"kept": ["S14"]}, **scarce("S26", "S27", kept=("S14",)))
    game.choose("ship S14")
    assert game.offered == {"ship S26", "ship S27"}
    game.choose("ship S27")
    assert game.ships(game.g.deck) == ["S14", "S26", "S27"]  # the top card last
    game = lay(A={"kept": ["S14"]}, **scarce("S26", kept=("S14",)))
    game.choose("ship S14")
    assert game.view(0)["table"]["deck"][0] == "S26"
    assert "ship S14" not in game.offered
    assert game.question == "A TakeTurn"
    game = lay(A={"kept": ["S14"]}, **scarce(kept=("S14",)))
    assert "ship S14" not in game.offered


def test_ec_12_the_order_at_the_bottom_of_the_deck() -> None:
    """[EC-12]"""
    quays = {"IBE-I": {"owner": 0, "ship": "S24", "good": "OIL"}}
    game = lay(A={"kept": ["S27"]}, quays=quays)
    game.choose("ship S27", "trade-house", "path")
    assert game.bottom(2) == ["S24", "S27"]  # the nested effect was complete first


def test_ec_13_the_order_of_a_called_ship() -> None:
    """[EC-13]"""
    quays = {"ETR-I": {"owner": 0, "good": "OIL"}}
    caller = {"kept": ["S30"]}
    game = lay(A=caller, first_row=["S12"], second_row=["S03"], quays=quays, deck=["S26"])
    game.choose("ship S30", "trade-house")
    told = [key for key in game.events if key in {"ship-docked", "ship-loaded", "ship-drawn"}]
    assert told == ["ship-docked", "ship-loaded", "ship-drawn"]
    assert (rows(game)[0][0], rows(game)[1][0]) == ("S03", "S26")
    assert game.bottom(2) == ["S12", "S30"]
    # The deck is empty at the draw: the used card comes too late.
    game = lay(A=caller, **scarce(empty="EGY-I", kept=("S30",)))
    behind = rows(game)[1][0]
    game.choose("ship S30", "ship S01")
    assert (rows(game)[0][0], rows(game)[1][0]) == (behind, None)
    assert game.ships(game.g.deck) == ["S30"]
    # Nothing lies behind the called ship.
    game = lay(A=caller, first_row=["S02", "S01"], second_row=[None, "S03"], deck=["S26"])
    game.choose("ship S30", "ship S02")
    assert rows(game) == ([None, "S01", None, None, None], ["S26", "S03", None, None, None])


def test_ec_18_load_any_needs_the_good_at_the_quay() -> None:
    """[EC-18]"""
    quays = {"IBE-I": {"owner": 0, "ship": "S24"}}
    game = lay(A={"kept": ["S27"], "goods": ["OIL"]}, quays=quays)
    assert "ship S27" not in game.offered
    game.choose("slot PORTER1", "quay IBE-I")  # in the same turn
    assert game.offered == {"ship S27", "pass"}
    game.choose("ship S27", "trade-house")
    assert game.player("A").talents == 9


def test_ec_24_when_kept_privileges_may_be_used() -> None:
    """[EC-24]"""
    a = {"talents": 20, "kept": ["S14", "S30"], "lighthouse": 1}
    game = lay(A=a, B={"talents": 20, "kept": ["S20"]}, slots=deal(CAPTAIN=3))
    assert "ship S14" in game.offered
    assert "ship S30" not in game.offered  # no ship to call
    fresh = game.clone()
    game.choose("slot CAPTAIN3")
    assert game.offered == {"charter-ship", "pass"}
    game.choose("pass")
    assert game.offered == {"warehouse", "pass", "ship S14"}
    game.choose("warehouse")
    assert game.offered == {"pass", "ship S14"}
    game.choose("pass")
    assert not game.offered & {"ship S14", "ship S30"}  # B's turn
    fresh.choose("market")
    assert "ship S14" not in fresh.offered
    fresh.choose("pass")
    assert fresh.offered == {"pass", "ship S14"}
    game = lay(phase="arrival", A=a, first_row=["S01", "S06"])
    assert game.offered == {"ship S01", "ship S06", "turn-away"}


def test_ec_26_privileges_in_a_chain() -> None:
    """[EC-26]"""
    game = lay(
        A={"kept": ["S30"]},
        first_row=["S03", "S06", "S20", "S25"],
        quays={
            "EGY-I": {"owner": 0, "good": "GLASS"},
            "GRE-I": {"owner": 0, "good": "DYE"},
            "ROM-I": {"owner": 0, "good": "JEWEL"},
        },
    )
    for card, called in (("S30", "S03"), ("S03", "S06"), ("S06", "S20")):
        game.choose(f"ship {card}", f"ship {called}", "trade-house")
    a = game.player("A")
    assert (game.question, a.points, a.talents) == ("A TakeTurn", 3, 6 + 9 + 8)
    assert game.ships(a.kept) == ["S20"]
    assert game.bottom(3) == ["S30", "S03", "S06"]
