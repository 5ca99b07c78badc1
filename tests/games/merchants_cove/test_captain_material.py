"""The Captain's printed map and compass equal section 7.9; broken ones are refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cothon
from cothon.games.merchants_cove.codes import COLOUR_CODES
from cothon.games.merchants_cove.material import read_material
from cothon.games.merchants_cove.merchants.captain.box import BORDER, HOME, REGIONS, SHORTCUT
from cothon.games.merchants_cove.merchants.captain.codes import CATCHES, REGION_CODES
from cothon.games.merchants_cove.merchants.captain.shop import Chart
from tests.other_material import changed
from tests.rules_page import printed_table, section

GAME = "merchants_cove"
BOX = read_material(None)
[CAPTAIN] = [merchant for merchant in BOX.merchants if isinstance(merchant, Chart)]
BOARD = CAPTAIN.printed


def lanes(kind: int) -> set[frozenset[str]]:
    """The pairs of regions that something joins."""
    return {
        frozenset((REGION_CODES[one], REGION_CODES[other]))
        for one in range(REGIONS)
        for other in range(REGIONS)
        if BOARD.lane[one * REGIONS + other] == kind
    }


def pairs(line: str) -> set[frozenset[str]]:
    """The pairs that a line of the page lists."""
    return {frozenset(pair) for pair in re.findall(r"(\w+)–(\w\d)", line)}


def line_of(word: str) -> str:
    """The line of the section that begins so."""
    return next(ln for ln in section(GAME, "7.9").splitlines() if ln.startswith(word))


def distances(kinds: tuple[int, ...]) -> dict[str, int]:
    """The points from home to each region."""
    found, ahead = {HOME: 0}, [HOME]
    for start in ahead:
        for end in range(REGIONS):
            if BOARD.lane[start * REGIONS + end] in kinds and end not in found:
                found[end] = found[start] + 1
                ahead.append(end)
    return {REGION_CODES[region]: steps for region, steps in found.items()}


def test_borders_and_shortcuts() -> None:
    """MC-CAPT-MP-1, -2: 25 and 6."""
    assert lanes(BORDER) == pairs(line_of("Borders (25)"))
    assert lanes(SHORTCUT) == pairs(line_of("Shortcuts (6"))
    assert (len(lanes(BORDER)), len(lanes(SHORTCUT))) == (25, 6)


def test_regions() -> None:
    """MC-CAPT-FISH-1, MC-CAPT-IMPORT-1, MC-CAPT-PATROL-1: contents and distances."""
    _, *rows = printed_table(GAME, "7.9")
    assert [row[0] for row in rows] == list(REGION_CODES)
    near, nearer = distances((BORDER,)), distances((BORDER, SHORTCUT))
    for region, (code, _, content, far, short) in enumerate(rows):
        assert (near[code], nearer[code]) == (int(far), int(short))
        hook, icon = BOARD.hook[region], BOARD.icon[region]
        assert ("hook" in content) == (hook >= 0)
        assert hook < 0 or CATCHES[hook] in content
        assert ("sponsorship" in content) == (icon >= 0)
        assert icon < 0 or COLOUR_CODES[icon] in content
        assert ("island (treasure)" in content) == (BOARD.island[region] >= 0)
        assert ("coins; import" in content) == (region == BOARD.pirates)
    assert [REGION_CODES[region] for region in BOARD.isle] == ["B1", "B2", "B4", "B5"]


def test_compass() -> None:
    """MC-CAPT-SPIN-1: eight sections."""
    _, *rows = printed_table(GAME, "7.9", 1)
    dial = zip(BOARD.dial_coins, BOARD.dial_points, BOARD.dial_again, strict=True)
    assert [[str(c), str(p), "yes" if a else "no"] for c, p, a in dial] == [r[1:] for r in rows]


def test_pieces_and_hours() -> None:
    """MC-CAPT-SETUP-1: ships, coins, goods, and what the actions cost."""
    assert (BOARD.ships, BOARD.coins, BOARD.hook_coins) == (4, 7, 4)
    assert list(CAPTAIN.owned) == [3] * 8
    hours = (BOARD.move_hours, BOARD.spin_hours, BOARD.fish_hours, BOARD.import_hours)
    assert (*hours, BOARD.staff_hours) == (1, 2, 2, 2, 2)


DIAL = "[0, 2, false], [1, 4, false]"
BROKEN = [
    ("[captain]", "[capitain]", "captain.status: expected one of FOUND, DEDUCED,"),
    ("[captain.map]", "[captain.maps]", "captain.map: expected a table, found 'nothing'"),
    ("[captain.compass]", "[captain.dials]", "captain.compass: expected a table, found"),
    ("large = [3, 3, 3, 3]", "large = [3, 3, 2, 3]", "captain.large: expected 3 treasures of"),
    ("ships = 4", "ships = 0", "captain.ships: expected a whole number from 1 to 9"),
    ("coins = 7", "coins = 8", "captain.coins: expected a whole number from 1 to 7"),
    ("hook_coins = 4", "hook_coins = 0", "captain.hook_coins: expected a whole number from 1"),
    ("move_hours = 1\n", "", "captain.move_hours: expected a whole number"),
    ("spin_hours = 2", "spin_hours = 10", "captain.spin_hours: expected a whole number"),
    ("import_hours = 2", "import_hours = -1", "captain.import_hours: expected a whole number"),
    *(
        (f"{hours} = 2", f"{hours} = 0", f"captain.{hours}: expected a whole number from 1 to 9")
        for hours in ("spin_hours", "fish_hours", "import_hours")
    ),
    ("move_hours = 1", "move_hours = 0", "captain.move_hours: expected a whole number from 1 to 9"),
    ('islands = ["B1", ', "islands = [", "captain.map.islands: expected a list of 4 entries"),
    ('islands = ["B1", ', 'islands = ["D1", ', "captain.map.islands[0]: expected one of HOME, A1"),
    (
        'islands = ["B1", ',
        'islands = ["B2", ',
        "captain.map.islands: expected nothing at home, and",
    ),
    ('islands = ["B1", ', 'islands = ["HOME", ', "captain.map.islands: expected nothing at home, "),
    ('pirate_island = "C3"', 'pirate_island = "B1"', "found ['B1']"),
    ('pirate_island = "C3"', 'pirate_island = "X"', "captain.map.pirate_island: expected one of"),
    ('red = "A2"', 'red = "B2"', "found ['B2']"),
    ('coin = "B3"', 'coins = "B3"', "captain.map.hooks.coin: expected one of HOME, A1"),
    ('icons = { red = "C2"', 'icons = { red = "C9"', "captain.map.icons.red: expected one of HOME"),
    ('icons = { red = "C2", ', "icons = { ", "captain.map.icons.red: expected one of HOME, A1"),
    ('["A1", "A2"], ', '["A1", "A9"], ', "captain.map.borders[0].to: expected one of HOME, A1"),
    ('["A1", "A2"], ', '["A1"], ', "captain.map.borders[0]: expected the columns from, to"),
    ('["A1", "A2"], ', '["A1", "A1"], ', "captain.map.borders[0].to: expected another region"),
    ('["A2", "A3"], ', '["A2", "A1"], ', "captain.map.borders[1].to: expected a region that"),
    (
        '    ["A2", "B1"], ',
        '    ["B2", "A2"], ',
        "captain.map.shortcuts[0].to: expected a region that",
    ),
    (
        '    ["HOME", "A2"], ["HOME", "A3"], ["HOME", "A4"],\n',
        "",
        "captain.map.borders: expected a way from HOME to every region, found \"none to ['A1', ",
    ),
    ('columns = ["from", "to"]', 'columns = ["to", "from"]', "captain.map.columns: expected ["),
    (
        DIAL,
        "[0, 2, false]",
        "captain.compass.dial: expected a list of 8 entries, found '7 entries'",
    ),
    (DIAL, DIAL.replace("0, 2", "0, 0"), "captain.compass.dial[0].points: expected a whole number"),
    (DIAL, DIAL.replace("0, 2", "8, 2"), "captain.compass.dial[0].coins: expected a whole number"),
    (
        DIAL,
        DIAL.replace("2, false", "2, 0"),
        "captain.compass.dial[0].again: expected true or false",
    ),
]


@pytest.mark.parametrize(("old", "new", "complaint"), BROKEN)
def test_a_broken_map_is_refused(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    """The complaint names file and key, what was expected and what was found."""
    text = (Path(cothon.__file__).parent / "games" / GAME / "material.toml").read_text("utf-8")
    start = text.index("[captain]")
    block = text[start : text.index("\n# [D", start)]
    assert old in block
    path = changed(tmp_path, GAME, (block, block.replace(old, new, 1)))
    with pytest.raises(cothon.BadMaterial, match=re.escape(complaint)) as refused:
        cothon.new(GAME, 2, seed=1, material=path)
    assert str(refused.value).startswith(f"{path}: ")


def test_another_map_is_played(tmp_path: Path) -> None:
    """A box of one's own: other ways, another dial."""
    path = changed(
        tmp_path,
        GAME,
        ('    ["A2", "B1"], ', '    ["HOME", "C3"], '),
        (DIAL, "[7, 9, true], [1, 4, false]"),
    )
    box = read_material(path)
    [captain] = [merchant for merchant in box.merchants if isinstance(merchant, Chart)]
    assert captain.printed.lane[REGION_CODES.index("C3")] == SHORTCUT
    assert (captain.printed.dial_coins[0], captain.printed.dial_again[0]) == (7, 1)
