"""Material: `material.toml` equals section 7 of the rules page; broken files are refused."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest

import cothon
from cothon.games.porto_carthago.material import (
    ACTIONS,
    BONUSES,
    OWN_FILE,
    PRIVILEGES,
    read_material,
)

RULES = Path(__file__).parents[3] / "docs" / "rules" / "porto_carthago.md"
BOX = read_material()


def printed_table(section: str) -> list[list[str]]:
    """The rows of the first table of a section of the rules page, without its head."""
    text = RULES.read_text(encoding="utf-8")
    lines = text[text.index(f"### {section} ") :].splitlines()[1:]
    start = next(n for n, line in enumerate(lines) if line.startswith("|"))
    rows = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


# The file that comes with the game


def test_fixed_numbers() -> None:
    """[PC-SETUP-2, PC-ACT-MERCHANT-3, PC-PAL-6, PC-END-2]"""
    found = {row[0]: row[1] for row in printed_table("7.2")}
    assert found["Servants per player / on the warehouse card at start"] == (
        f"{BOX.servants} / {BOX.blocked_spaces}"
    )
    assert (
        found["Market spaces / used with 3"] == f"{BOX.market_spaces[4]} / {BOX.market_spaces[3]}"
    )
    assert BOX.market_spaces[5] == BOX.market_spaces[4]
    assert found["Merchant prices"] == "4, 3, 2, 2, ..."
    assert list(BOX.merchant_prices) == [4, 3, 2]
    assert found["Refresh purchase / warehouse extension / talents action"] == (
        f"{BOX.refresh_price} / {BOX.extension_price} / {BOX.take_talents}"
    )
    large = f"{BOX.large_seat_price} talents, {BOX.large_seat_points} points, unlimited"
    assert found["Large seat"] == large
    assert found["End at"] == f"{BOX.early_points} points after decade {BOX.early_decade}"
    assert found["Trade house track drawn"].startswith(f"0 to {BOX.trade_house_track} ")
    colours = [*found["Player colours"].split(", "), found["Fifth player colour"]]
    assert [colour.upper() for colour in colours] == BOX.colours


def test_numbers_of_the_rules_text() -> None:
    """[PC-SETUP-8, PC-TURN-1, PC-ACT-ARISTO-1, PC-PRIV-TALENTS-1, PC-PRIV-MOVE-1, PC-END-1]"""
    assert (BOX.storage_spaces, BOX.action_rounds, BOX.decades) == (4, 5, 5)
    assert (BOX.aristocrat_servants, BOX.shifted_servants) == (5, 3)
    assert (BOX.bonus_talents, BOX.peeked_cards) == (3, 3)


def test_civilisations_and_goods() -> None:
    """[PC-SETUP-1, PC-SHIPS-20]"""
    rows = printed_table("7.3")
    assert [row[0] for row in rows] == BOX.civilisation_codes
    for row, names in zip(rows, BOX.names["civilisation"], strict=True):
        assert row[1:4] == [names["en"], names["fr"], names["de"]]
    rows = printed_table("7.4")
    assert [row[0] for row in rows] == BOX.good_codes
    for row, names in zip(rows, BOX.names["good"], strict=True):
        assert row[1:4] == [names["en"], names["fr"], names["de"]]
    assert [int(row[5]) for row in rows] == list(BOX.goods)


def test_slots_and_action_cards() -> None:
    """[PC-CARDS-3, PC-CARDS-4, EC-1]"""
    bonus = {"none": "NONE", "extend warehouse": "WAREHOUSE", "palace seat": "PALACE"}
    rows = [(int(row[1]), bonus[row[2]]) for row in printed_table("7.5")]
    slots = zip(BOX.slot_servants, BOX.slot_bonus, strict=True)
    assert rows == [(servants, BONUSES[kind]) for servants, kind in slots]
    text = RULES.read_text(encoding="utf-8")
    named = re.search(r"^Action cards: (.*?) \(", text, re.MULTILINE)
    assert named is not None
    kinds = [name.upper().removesuffix(" A").removesuffix(" B") for name in named[1].split(", ")]
    assert kinds == [ACTIONS[kind] for kind in BOX.action_cards]


def test_palace() -> None:
    """[PC-PAL-1, PC-PAL-2, PC-PAL-6]"""
    *seats, large = printed_table("7.6")
    assert [int(row[1]) for row in seats] == list(BOX.seat_price)
    assert [int(row[2]) for row in seats] == list(BOX.seat_points)
    assert (large[1], large[2].split()[0]) == (
        str(BOX.large_seat_price),
        str(BOX.large_seat_points),
    )


def test_intrigue_path() -> None:
    """[PC-INTR-3, PC-INTRSCORE-4]"""
    fields = printed_table("7.7")
    assert [int(row[0]) for row in fields] == list(BOX.field_space)
    assert [[int(seats) for seats in row[1].split(" / ")] for row in fields] == BOX.field_seats
    assert f"\n{BOX.path_spaces} spaces, numbered 1" in RULES.read_text(encoding="utf-8")


def test_privileges() -> None:
    """[PC-PRIV-2, PC-PRIV-3]"""
    rows = printed_table("7.8")
    counts = Counter(PRIVILEGES[privilege] for privilege in BOX.privilege)
    assert counts == {row[0]: int(row[2]) for row in rows}
    assert {row[0] for row in rows if row[1] == "immediate"} == set(PRIVILEGES[:3])


def test_ship_cards() -> None:
    """[PC-SETUP-3]"""
    ships = [
        [
            BOX.ship_codes[ship],
            BOX.civilisation_codes[BOX.civilisation[ship]],
            BOX.good_codes[BOX.wanted[ship]],
            str(BOX.income[ship]),
            str(BOX.danger[ship]),
            PRIVILEGES[BOX.privilege[ship]],
        ]
        for ship in range(30)
    ]
    assert ships == printed_table("7.9")


# Other files


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """A copy of the file with one thing changed."""
    text = OWN_FILE.read_text(encoding="utf-8")
    assert text.count(old) >= 1
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


S01 = '    ["S01", "EGY", "DYE", 5, 2, "INTRIGUE_SERVANT"],\n'
PRICES = "prices = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (S01, "", "ships.cards: expected a list of 30 entries, found '29 entries'"),
        (
            S01,
            S01.replace("INTRIGUE_SERVANT", "FREE_LUNCH"),
            "ships.cards[0].privilege: expected one of BONUS_TALENTS, TRADE_POINT, "
            "INTRIGUE_SERVANT, PEEK_DECK, LOAD_ANY, MOVE_SERVANTS, CALL_SHIP, PALACE_SEAT, "
            "found 'FREE_LUNCH'",
        ),
        (S01, S01.replace("EGY", "GAL"), "ships.cards[0].civilisation: expected one of EGY, GRE"),
        (S01, S01.replace("DYE", "WINE"), "ships.cards[0].good: expected one of DYE, OIL"),
        (S01, S01.replace("5, 2", "5, 7"), "ships.cards[0].danger: expected a whole number from"),
        (S01, S01.replace("5, 2", '"5", 2'), "ships.cards[0].income: expected a whole number"),
        (S01, S01.replace("5, 2, ", "5, "), "ships.cards[0]: expected the columns id, civilis"),
        (S01, S01.replace("S01", "S02"), "expected a different code for each, found 'S02'"),
        (
            S01,
            S01.replace("5, 2", "5, 3"),
            "ships.cards: expected danger numbers in these amounts: "
            "{1: 7, 2: 6, 3: 6, 4: 5, 5: 4, 6: 2}, found {1: 7, 2: 5, 3: 7, 4: 5, 5: 4, 6: 2}",
        ),
        ('columns = ["id", ', 'columns = ["nr", ', "ships.columns: expected ['id', "),
        (
            PRICES,
            PRICES.replace("8, 9", "9, 8"),
            "palace.prices: expected numbers that never fall, found [9, 8, 10",
        ),
        (PRICES, "prices = [8, 9]", "palace.points: expected a list of 2 entries, found '12 ent"),
        ("points = [2, 2, 2,", "points = [2, 3, 2,", "palace.points: expected numbers that never"),
        ("17, 18, 19]", "17, 18, 21]", "palace.prices[11]: expected a whole number from 0 to 20"),
        (
            "refresh_price = 6\n",
            "",
            "numbers.refresh_price: expected a whole number from 0 to 99, found 'nothing'",
        ),
        ("take_talents = 3", "take_talents = 3.5", "numbers.take_talents: expected a whole numb"),
        ("take_talents = 3", "take_talents = true", "numbers.take_talents: expected a whole num"),
        ("merchant_prices = [4, 3, 2]", "merchant_prices = []", "expected at least one price"),
        ("{ 3 = 4, 4 = 6,", "{ 3 = 2, 4 = 6,", "numbers.market_spaces.3: expected a whole number"),
        ('[numbers]\nstatus = "FOUND"', "[numbers]", "numbers.status: expected one of FOUND, RE"),
        (
            '"FOUND"\nserv',
            '"GUESS"\nserv',
            "numbers.status: expected one of FOUND, RECONSTRUCTED, ",
        ),
        ("[track]", "[truck]", "track: expected a table, found 'nothing'"),
        ('edition = "reconstruction"', 'edition = ""', "edition: expected a text, found ''"),
        ("servants = [0, 1, 1,", "servants = [1, 1, 1,", "slots.servants: expected each of 0, 1, "),
        ("servants = [0, 1, 1,", "servants = [4, 1, 1,", "slots.servants[0]: expected a whole num"),
        ("bonus = [", 'bonus = ["NONE", ', "slots.bonus: expected a list of 6 entries, found '7"),
        ('"WAREHOUSE", "PALACE", "W', '"NONE", "PALACE", "NONE_', "slots.bonus[4]: expected one"),
        ('kinds = ["PORTER"', 'kinds = ["SAILOR"', "action_cards.kinds[0]: expected one of PORTER"),
        ('"STEVEDORE", "MERCHANT"]', '"MERCHANT", "MERCHANT"]', "every kind of card at least once"),
        (
            "space = 7",
            "space = 2",
            "path.fields: expected spaces in rising order, found [3, 2, 12]",
        ),
        ("seats = [3, 2, 1]", "seats = [3, 1, 1]", "path.fields: expected a field 3, 2, 1"),
        ("seats = [2, 1]", "seats = [1, 2]", "path.fields[1].seats: expected one to five falling"),
        ("count = 6", "count = 7", "goods: expected 30 goods in all, found 31"),
        ('code = "OIL"', 'code = "DYE"', "goods: expected a different code for each"),
        ('code = "ROM"', 'code = "EGY"', "civilisations: expected a different code for each"),
        ('fr = "Égypte", ', "", "civilisations[0].name.fr: expected a text, found 'nothing'"),
        ('[[colours]]\nstatus = "FOUND"\ncode = "RED"\n', "", "colours: expected a list of 5 entr"),
    ],
)
def test_a_broken_file_is_refused(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    """The complaint names file and key, what was expected and what was found."""
    path = changed(tmp_path, old, new)
    with pytest.raises(cothon.BadMaterial, match=re.escape(complaint)) as refused:
        cothon.new("porto_carthago", 4, seed=1, material=path)
    assert str(refused.value).startswith(f"{path}: ")
    assert ", found " in str(refused.value)


def test_no_file_and_no_toml(tmp_path: Path) -> None:
    """The complaint names the file."""
    path = tmp_path / "none.toml"
    with pytest.raises(cothon.BadMaterial, match=re.escape(f"{path}: cannot be read (No such f")):
        cothon.new("porto_carthago", 4, material=path)
    path.write_text("[numbers\n", encoding="utf-8")
    with pytest.raises(cothon.BadMaterial, match=re.escape(f"{path}: is not valid TOML: ")):
        cothon.new("porto_carthago", 4, material=path)
    path.write_bytes(b"edition = '\xff'\n")
    with pytest.raises(cothon.BadMaterial, match=re.escape(f"{path}: is not valid TOML: ")):
        cothon.new("porto_carthago", 4, material=str(path))


def test_a_box_with_too_few_servants_to_set_up_is_refused(tmp_path: Path) -> None:
    """[PC-SETUP-8, PC-SETUP-12, PC-SETUP-13]"""
    path = changed(tmp_path, "servants = 18 ", "servants = 5 ")  # 2 on the card, 4 at the quays
    with pytest.raises(cothon.BadMaterial, match=re.escape("numbers.servants: expected")):
        cothon.new("porto_carthago", 4, seed=1, material=path)


def test_the_digest_tells_values_and_not_comments(tmp_path: Path) -> None:
    """A save names the material it was played with by this digest."""
    remark = changed(tmp_path, "edition = ", "# my own remark\nedition   = ")
    assert read_material(remark).digest == BOX.digest
    price = changed(tmp_path, "prices = [8, 9,", "prices = [7, 9,")
    assert read_material(price).digest != BOX.digest
    name = changed(tmp_path, 'en = "Oil"', 'en = "Olive oil"')
    assert read_material(name).digest != BOX.digest


def test_a_game_can_be_played_with_other_material(tmp_path: Path) -> None:
    """[PC-PAL-1]"""
    path = changed(tmp_path, "prices = [8, 9,", "prices = [7, 9,")
    game = cothon.new("porto_carthago", 3, seed=4, material=path)
    assert game.view(0)["table"]["next_seat"] == {"price": 7, "points": 2}
    assert game.view(0)["material"] == read_material(path).digest != BOX.digest
    luck = random.Random(4)
    while not game.over:
        game.apply(luck.choice(game.options))
    assert game.winners
    again = cothon.replay(game.save, material=path)
    assert again.view(None) == game.view(None)
    with pytest.raises(cothon.BadSave, match="was played with material"):
        cothon.replay(game.save)
