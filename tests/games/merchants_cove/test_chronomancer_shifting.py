"""Shifting timelines: fragments come in, slide down and leave."""

from __future__ import annotations

import pytest

from tests.games.merchants_cove.chronomancing import lying, portal, work


def test_tc_41_shift() -> None:
    """[TC-41, MC-CHRO-SHIFT-1, MC-CHRO-MAP-2, -3]"""
    game = work(
        {
            "chronomancer": "L3",
            "assistant": "LM",
            "slots": {"UL": "PF1-white", "LL": "PF6-white"},
            "time_stream": ["PF9-blue"],
        }
    )
    assert game.question == "A ShiftTimelines"  # the Chronomancer had but one way
    assert "fragment PF9" in game.offered
    game.choose("fragment PF9")
    shop = game.shop("A")
    assert lying(shop["slots"]["UL"]) == "PF9-blue"
    assert lying(shop["slots"]["LL"]) == "PF1-white"
    assert "PF6-blue" in map(lying, shop["time_stream"])
    u1, l3 = portal(game, "U1"), portal(game, "L3")
    assert u1["does"] == {"action": "relic_or_sponsorship", "colours": ["blue", "blue"]}
    assert u1["cost"] == {"hours": 1, "corruption": 0}
    assert l3["does"] == {"action": "relic", "colours": ["red", "blue"]}
    assert l3["cost"] == {"hours": 1, "corruption": 0}
    assert game.hours()["A"] == 2


def test_the_right_machine_shifts_the_right_column() -> None:
    """A blue fragment that leaves turns white again. [MC-CHRO-SHIFT-1, MC-CHRO-TILE-1]"""
    slots = {"UL": "PF1-white", "UR": "PF2-blue", "LL": "PF3-white", "LR": "PF4-blue"}
    game = work({"chronomancer": "U3", "assistant": "RM", "slots": slots})
    game.choose("fragment PF7")
    shop = game.shop("A")
    assert {slot: lying(fragment) for slot, fragment in shop["slots"].items()} == {
        "UL": "PF1-white",
        "UR": "PF7-blue",
        "LL": "PF3-white",
        "LR": "PF2-blue",
    }
    assert "PF4-white" in map(lying, shop["time_stream"])


def test_six_fragments_to_choose_from() -> None:
    """[MC-CHRO-SHIFT-1, DP-33]"""
    slots = {"UL": "PF1-white", "UR": "PF2-white", "LL": "PF3-white", "LR": "PF4-white"}
    game = work({"chronomancer": "U3", "assistant": "RM", "slots": slots})
    assert game.offered == {f"fragment PF{n}" for n in range(5, 11)}


@pytest.mark.parametrize("side", ["white", "blue"])
def test_a_fragment_comes_in_as_it_lies(side: str) -> None:
    """[MC-CHRO-SHIFT-1]"""
    shop = {"chronomancer": "U3", "assistant": "RM", "time_stream": [f"PF8-{side}"]}
    game = work(shop)
    game.choose("fragment PF8")
    assert lying(game.shop("A")["slots"]["UR"]) == f"PF8-{side}"


def test_the_log_tells_all_three_in_their_order() -> None:
    """[MC-CHRO-SHIFT-1]"""
    game = work({"chronomancer": "U3", "assistant": "RM"})
    game.choose("fragment PF5")
    told = [key for key in game.events if key.startswith("timeline-")]
    assert told == ["timeline-entered", "timeline-shifted", "timeline-left"]


def test_the_outlook_is_what_a_shift_brings() -> None:
    """[MC-CHRO-SHIFT-1] For every fragment of the stream, and only while one is chosen."""
    game = work({"chronomancer": "L3", "assistant": "LM"})
    before = game.shop("A")
    assert before["shifting"] == ["UL", "LL"]
    assert set(before["outlook"]) == {one["code"] for one in before["time_stream"]}
    for code, outlook in before["outlook"].items():
        twin = game.clone()
        twin.choose(f"fragment {code}")
        after = twin.shop("A")
        assert (after["slots"], after["portals"]) == (outlook["slots"], outlook["portals"])
        assert (after["shifting"], after["outlook"]) == ([], {})
    assert game.shop("A") == before


def test_a_portal_tells_its_edge_and_whether_it_is_in_vain() -> None:
    """[MC-CHRO-MAP-3, MC-CHRO-PORTAL-6] Nobody is on the staff yet."""
    game = work({"chronomancer": "L3", "assistant": "LM"})
    portals = {one["code"]: one for one in game.shop("A")["portals"]}
    assert [portals[code]["edge"]["hours"] for code in ("U1", "U2", "U3", "L1")] == [0, 0, 1, 2]
    assert portals["L1"]["vain"]
    assert not portals["U1"]["vain"]


def test_the_open_portal_is_seen_while_somebody_reaches_through() -> None:
    """[MC-CHRO-PORTAL-2, DP-34]"""
    game = work({"slots": {"UL": "PF1-white"}})
    assert game.shop("A")["open_portal"] is None
    game.choose("assistant-to U1")
    assert game.question == "A ReachThroughPortal"
    assert game.shop("A")["open_portal"] == "U1"
