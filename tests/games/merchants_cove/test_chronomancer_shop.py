"""The workshop: set-up, material, positions and what is seen of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import cothon
from cothon.games.merchants_cove.material import read_material
from cothon.games.merchants_cove.merchants.chronomancer.shop import Workshop
from tests.games.merchants_cove.chronomancing import lying, portal, work
from tests.games.merchants_cove.laid import Laid, lay
from tests.other_material import Change, changed
from tests.rules_page import printed_table

ALL = ["red", "green", "blue", "yellow"]


def opened(seed: int) -> Laid:
    """A new game in which A is the Chronomancer."""
    game = Laid.new(2, seed)
    game.choose("chronomancer", "blacksmith")
    return game


# Set-up


def test_the_workshop_at_the_start() -> None:
    """[MC-CHRO-SETUP-1 to -4]"""
    shop = opened(1).shop("A")
    assert (shop["chronomancer"], shop["assistant"]) == ("LM", "LM")
    assert (shop["icons_covered"], shop["frozen_hours"]) == (ALL, 0)
    assert {fragment["face"] for fragment in shop["slots"].values()} == {"white"}
    assert [fragment["face"] for fragment in shop["time_stream"]] == ["blue"] * 6
    lying_about = [*shop["slots"].values(), *shop["time_stream"]]
    assert len({fragment["code"] for fragment in lying_about}) == 10


def test_chance_lays_the_fragments() -> None:
    """Those with the start icon above, any others below. [MC-CHRO-SETUP-2, -3]"""
    shops = [opened(seed).shop("A")["slots"] for seed in range(40)]
    above = {(slots["UL"]["code"], slots["UR"]["code"]) for slots in shops}
    below = {slots[slot]["code"] for slots in shops for slot in ("LL", "LR")}
    assert above == {("PF1", "PF2"), ("PF2", "PF1")}
    assert below == {f"PF{n}" for n in range(3, 11)}


def test_the_order_of_chance_in_the_set_up() -> None:
    """First the two above, then the eight others. [MC-SETUP-15, E-94]"""
    game = Laid.new(2, 3, {"merchants": "chosen"})
    keep = [0, 0]  # of two hourglasses, of two fragments: each shuffle exchanges them
    others = [7, 6, 5, 4, 3, 2, 0]  # only the first two of eight change places
    game.choose("chronomancer")
    game.luck(*keep, *others)
    game.choose("blacksmith")
    slots = game.shop("A")["slots"]
    assert [slots[slot]["code"] for slot in ("UL", "UR", "LL", "LR")] == [
        "PF2",
        "PF1",
        "PF4",
        "PF3",
    ]
    assert game.events.count("fragment-laid") == 4


# Material


def cost(text: str) -> dict[str, int]:
    """A cost as the page prints it: 2h + 1c."""
    found = {unit: int(number) for number, unit in re.findall(r"(\d)([hc])", text)}
    return {"hours": found.get("h", 0), "corruption": found.get("c", 0)}


def test_fragments_are_those_of_the_page() -> None:
    """[MC-CHRO-TILE-1, MC-CHRO-PORTAL-1 to -3]"""
    rows = [row for row in printed_table("merchants_cove", "7.10") if row[0].startswith("PF")]
    assert len(rows) == 10
    for code, start, action, *costs in rows:
        kind, colours = re.fullmatch(r"`(\w+)\((.*)\)`", action).groups()  # type: ignore[union-attr]
        named = colours.split(" or ")
        if kind == "relic_or_sponsorship":
            named *= 2
        for side, left, right in (("white", *costs[:2]), ("blue", *costs[2:])):
            other = "PF2-white" if code == "PF1" else "PF1-white"
            game = work({"slots": {"UL": f"{code}-{side}", "UR": other}})
            assert game.shop("A")["slots"]["UL"] == {
                "code": code,
                "face": side,
                "does": {"action": kind, "colours": named},
                "left_half": cost(left),
                "right_half": cost(right),
            }
        assert bool(start) == (code in ("PF1", "PF2"))


def test_edges_are_those_of_the_page() -> None:
    """A fragment without cost on its right half shows what the edge adds. [MC-CHRO-MAP-2, -3]"""
    head, *rows = printed_table("merchants_cove", "7.10", place=1)
    assert head[:2] == ["Board edge half", "Part of"]
    free = {"UL": "PF1-blue", "UR": "PF2-blue", "LL": "PF7-blue", "LR": "PF8-blue"}
    game = work({"slots": free})
    for _, part, action, printed in rows:
        code, half = part.split(" ", 1)
        space = portal(game, code)
        if half == "(right half)":
            assert f"`{space['does']['action']}`" == action
            assert space["cost"] == cost(printed)
        else:
            slot = {"U1": "UL", "L3": "LL"}[code]
            assert (action, printed) == ("–", "–")
            assert space["cost"] == game.shop("A")["slots"][slot]["left_half"]


def test_pieces_of_the_box() -> None:
    """Three relics and two artifacts of each colour. [MC-GEN-3]"""
    prototype = next(m for m in read_material(None).merchants if isinstance(m, Workshop))
    assert list(prototype.owned) == [3] * 4 + [2] * 4
    assert (prototype.printed.freeze_hours, prototype.printed.shift_hours) == (2, 1)


PF1 = '[true, "relic", ["red", "blue"], [1, 0], [1, 0], [1, 0], [0, 0]]'
PF3 = '[false, "artifact", ["red"], [2, 0], [0, 1], [2, 0], [0, 0]]'
U1 = '{ space = "U1", cost = [0, 0] }'
U3 = '{ space = "U3", action = "recruit", cost = [1, 0] }'


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("[chronomancer]", "[chronomancers]", "chronomancer: expected a table"),
        ("freeze_hours = 2", "freeze_hours = 1", "freeze_hours: expected a whole number from 2"),
        ("shift_hours = 1", "shift_hours = 0", "shift_hours: expected a whole number from 1"),
        (f"    {U1},\n", "", "chronomancer.edges: expected a list of 4 entries"),
        (U1, U1.replace("U1", "U2"), "edges[0].space: expected one of U1, found 'U2'"),
        (U1, U3, "edges[0].space: expected one of U1, found 'U3'"),
        (U1, U3.replace("U3", "U1"), "edges[0].action: expected nothing: a left half has none"),
        (U3, U3.replace("recruit", "rest"), "edges[1].action: expected one of recruit, use_staff"),
        (U3, U3.replace("[1, 0]", "[1]"), "edges[1].cost: expected a list of 2 entries"),
        (f"    {PF1},\n", "", "chronomancer.fragments: expected a list of 10 entries"),
        (PF1, PF1.replace("true", "false"), "fragments: expected 2 to start with, found 1"),
        (PF1, PF1.replace("true", "1"), "fragments[0].start: expected true or false"),
        (PF1, PF1.replace("relic", "dance"), "fragments[0].action: expected one of artifact"),
        (PF1, PF1.replace('"blue"', '"red"'), "fragments[0].colours: expected two different ones"),
        (PF1, PF1.replace('"blue"', '"pink"'), "fragments[0].colours[1]: expected one of red"),
        (PF3, PF3.replace('["red"]', "[]"), "fragments[2].colours: expected a list of 1 entries"),
        (PF3, PF3.replace("[0, 1]", "[0, 0]"), "fragments[2].blue_left: expected one icon less"),
        (PF3, PF3.replace("[0, 0]", "[1, 0]"), "fragments[2].blue_left: expected one icon less"),
        (PF3, PF3.replace("[2, 0], [0, 1]", "[2, 0], [0, -1]"), "white_right[1]: expected a whole"),
    ],
)
def test_bad_material_is_refused(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    """[MC-CHRO-TILE-1, MC-CHRO-MAP-3]"""
    path = changed(tmp_path, "merchants_cove", (old, new))
    with pytest.raises(cothon.BadMaterial, match=re.escape(complaint)):
        Laid.new(2, 1, material=path)


def test_relic_and_hall_may_differ(tmp_path: Path) -> None:
    """An owner's fragment may pay for another faction than its relic's. [MC-CHRO-PORTAL-3]"""
    change: Change = ('["red", "red"]', '["red", "yellow"]')
    path = changed(tmp_path, "merchants_cove", change)
    shop = {"slots": {"UL": "PF7-blue"}}
    players = [{"merchant": "chronomancer", "shop": shop}, {"hour": 12}]
    game = Laid.position({"players": players, "halls": {"yellow": 4}}, material=path)
    game.choose("assistant-to U1")
    assert game.offered == {"good small_red", "colour yellow"}
    game.choose("colour yellow")
    assert game.gold("A") == 4


# Positions


def test_a_position_can_be_left_out() -> None:
    """It lies as after set-up, but for what chance brings. [MC-CHRO-SETUP-1 to -4]"""
    shop = work().shop("A")
    assert {slot: lying(fragment) for slot, fragment in shop["slots"].items()} == {
        "UL": "PF1-white",
        "UR": "PF2-white",
        "LL": "PF3-white",
        "LR": "PF4-white",
    }
    assert list(map(lying, shop["time_stream"])) == [f"PF{n}-blue" for n in range(5, 11)]
    assert (shop["chronomancer"], shop["assistant"]) == ("LM", "LM")
    assert shop["icons_covered"] == ALL


def test_what_is_seen_can_be_laid_again() -> None:
    """[MC-CHRO-SETUP-1 to -4]"""
    given: dict[str, Any] = {
        "chronomancer": "L1",
        "assistant": "L3",
        "slots": {"UL": "PF9-blue", "UR": "PF4-white", "LL": "PF1-white", "LR": "PF10-blue"},
        "time_stream": [*(f"PF{n}-blue" for n in (2, 3, 5)), *(f"PF{n}-white" for n in (6, 7, 8))],
        "icons_covered": ["green", "yellow"],
        "frozen_hours": 2,
    }
    shop = work(given).shop("A")
    seen = {
        "chronomancer": shop["chronomancer"],
        "assistant": shop["assistant"],
        "slots": {slot: lying(fragment) for slot, fragment in shop["slots"].items()},
        "time_stream": list(map(lying, shop["time_stream"])),
        "icons_covered": shop["icons_covered"],
        "frozen_hours": shop["frozen_hours"],
    }
    assert seen == given


@pytest.mark.parametrize(
    ("shop", "complaint"),
    [
        ({"assistant": "U4"}, "shop.assistant: expected one of LM, U1"),
        ({"chronomancer": 3}, "shop.chronomancer: expected one of LM, U1"),
        ({"chronomancer": "U1", "assistant": "U1"}, "assistant: expected a space ahead"),
        ({"chronomancer": "U3", "assistant": "U1"}, "assistant: expected a space ahead"),
        ({"chronomancer": "L3", "assistant": "U1"}, "assistant: expected a space ahead"),
        ({"chronomancer": "U1", "assistant": "LM"}, "assistant: expected a space ahead"),
        ({"slots": {"UM": "PF1-white"}}, "shop.slots.UM: expected slots: UL, UR, LL, LR"),
        ({"slots": {"UL": "PF1"}}, "shop.slots.UL: expected one of PF1-white"),
        ({"slots": {"UL": "PF1-blue", "UR": "PF1-white"}}, "slots: expected each fragment once"),
        (
            {"slots": {"UL": "PF1-blue"}, "time_stream": ["PF1-white"]},
            "slots: expected each fragment once",
        ),
        ({"time_stream": ["PF5-blue", "PF5-blue"]}, "slots: expected each fragment once"),
        (
            {"time_stream": [f"PF{n}-blue" for n in range(1, 8)]},
            "time_stream: expected a list of at most 6",
        ),
        ({"icons_covered": ["pink"]}, "icons_covered: expected one of red"),
        ({"frozen_hours": 1}, "frozen_hours: expected 0, one for each active icon"),
        ({"icons_covered": [], "frozen_hours": 2}, "frozen_hours: expected 4, one for each"),
        ({"frozen_hours": 5}, "frozen_hours: expected a whole number from 0 to 4"),
        ({"dice": []}, "unknown key 'dice'"),
    ],
)
def test_nonsense_is_refused(shop: dict[str, Any], complaint: str) -> None:
    """[MC-CHRO-MOVE-3, -4, MC-CHRO-SETUP-1 to -4]"""
    with pytest.raises(cothon.BadPosition, match=re.escape(complaint)):
        work(shop)


def test_the_figure_of_other_shops_is_refused() -> None:
    """His figures are part of the shop. [MC-CHRO-SETUP-4]"""
    with pytest.raises(cothon.BadPosition, match="unknown key 'figure'"):
        lay(A={"merchant": "chronomancer", "figure": "use-staff"})
