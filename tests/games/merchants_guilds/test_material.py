"""Material: `material.toml` equals section 7 of the rules page, and a file of one's own is used."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations, pairwise, product
from pathlib import Path

from cothon.games.merchants_guilds.box import GOODS, MOST_SPACES, SHIPS, SMALL_SEATS, TRADE_CARDS
from cothon.games.merchants_guilds.material import (
    ACTION_CODES,
    COLUMN_CODES,
    EFFECT_CODES,
    TILE_CODES,
    read_material,
)
from tests.games.merchants_guilds.broken import OTHER
from tests.games.merchants_guilds.laid import Laid, lay
from tests.other_material import changed
from tests.rules_page import page, printed_table, section

GAME = "merchants_guilds"
BOX = read_material()


# The file that comes with the game


def test_the_actions_board_is_a_ring() -> None:
    """[MG-SETUP-1, MG-MARKER-3] Section 7.1."""
    order = re.findall(r"`([A-Z_]+)`", section(GAME, "7.1"))
    assert order[:5] == list(ACTION_CODES)
    assert order[5] == order[0]
    for here, there in pairwise(order):
        after = BOX.next_space[ACTION_CODES.index(here)]
        assert ACTION_CODES[after] == there


def test_the_trading_harbour() -> None:
    """[MG-SETUP-5, -6] Section 7.2."""
    _, *rows = printed_table(GAME, "7.2")
    assert len(rows) == 3
    for players, docks, outside, left in ([int(cell) for cell in row] for row in rows):
        shown = Laid.new(players, 1).board
        found = len(shown["docks"]), len(shown["outside"]), shown["ship_pile"]
        assert found == (docks, outside, left)


def test_the_warship_harbour() -> None:
    """[MG-WDOCK-3] Section 7.3, at every player count."""
    found = re.search(r"M = (\d) docks", section(GAME, "7.3"))
    assert found is not None
    assert BOX.warship_docks == int(found[1])
    for seats in (2, 3, 4):
        assert len(lay(seats).board["warship_docks"]) == int(found[1])


def test_the_guild_hall() -> None:
    """[MG-GUILD-3, MG-FEW-4] Section 7.4, with its neighbours."""
    _, *rows = printed_table(GAME, "7.4")
    *seats, forum = rows
    assert [row[0] for row in seats] == BOX.seat_codes
    assert [int(row[1]) for row in seats] == list(BOX.seat_price)
    assert forum[:3] == ["FORUM", str(BOX.forum_price), "none"]
    for place, row in enumerate(seats):
        assert (row[3] == "yes") == bool(BOX.covered[3 * SMALL_SEATS + place])
        assert (row[4] == "yes") == bool(BOX.covered[2 * SMALL_SEATS + place])
        assert not BOX.covered[4 * SMALL_SEATS + place]
        here = BOX.seat_column[place], BOX.seat_row[place]
        beside = []
        for other, code in enumerate(BOX.seat_codes):
            there = BOX.seat_column[other], BOX.seat_row[other]
            if (here[0] - there[0]) ** 2 + (here[1] - there[1]) ** 2 == 1:
                beside.append(code)
        assert sorted(row[2].split(", ")) == sorted(beside)
    assert Counter(BOX.seat_price) == dict.fromkeys(range(6, 12), 2)


def test_neighbours_in_the_guild_hall_form_a_block() -> None:
    """[MG-TILE-GUILDHALL2-1] Section 7.4 says which seats touch."""
    _, *rows = printed_table(GAME, "7.4")
    neighbours = {row[0]: row[2].split(", ") for row in rows}
    for one, other in combinations(BOX.seat_codes, 2):
        game = lay(4, decade=2, hall={one: 0, other: 0}, tile_discs={"GUILD_HALL_2": [0]})
        expected = 6 if other in neighbours[one] else 3
        assert game.lines("A")["guild-hall-2"] == expected, (one, other)


def test_the_residence() -> None:
    """[MG-RES-1, -3 to -9, MG-SETUP-11] Section 7.5."""
    _, *rows = printed_table(GAME, "7.5")
    bonus, strength = [0], []
    spaces = Counter[str]()
    for column, space, discs, value, price in rows:
        number = COLUMN_CODES.index(column.upper())
        if space == "printed square":
            strength.append(int(re.findall(r"\d", value)[0]))
            continue
        if column == "left":
            bonus.append(int(value.split()[0]))
        if column == "middle":
            strength.append(int(value.split()[1]))
        assert BOX.discs[number * MOST_SPACES + spaces[column]] == int(discs)
        spaces[column] += 1
        if price != "same":
            found = re.findall(r"(\d) × (\w+)", price)
            assert {int(count) for count, _ in found} == {BOX.price[number]}
            goods = [BOX.good_codes.index(good.upper()) for _, good in found]
            accepted = BOX.accepted[number * GOODS : number * GOODS + GOODS]
            assert [good for good in range(GOODS) if accepted[good]] == goods
    assert list(BOX.bonus_seats) == bonus
    assert list(BOX.strength) == strength
    assert list(BOX.spaces) == [spaces["left"], spaces["middle"], spaces["right"]]
    assert sum(BOX.spaces) == 7
    assert (sum(BOX.discs), BOX.influence_discs) == (8, 11)


def test_the_spaces_of_a_tile() -> None:
    """[MG-PLACE-2, -3, MG-FEW-6, MG-TILE-VICTORYPOINTS-1] Section 7.6."""
    _, *rows = printed_table(GAME, "7.6")
    assert [int(row[1]) for row in rows] == list(BOX.tile_price)
    assert [int(row[2]) for row in rows] == list(BOX.position_points)
    for column, seats in ((3, 2), (4, 3), (5, 4)):
        assert [row[column] for row in rows].count("open") == BOX.tile_spaces[seats]


def test_the_base_cards() -> None:
    """[MG-SETUP-10] Section 7.7, the same for every colour."""
    _, row = printed_table(GAME, "7.7")
    for seat in range(4):
        first = TRADE_CARDS + 7 * seat
        actions = [ACTION_CODES[BOX.action[card]] for card in range(first, first + 7)]
        assert actions == row[1:]
        assert all(BOX.good[card] == -1 and BOX.coin[card] == 0 for card in range(first, first + 7))


def test_the_trade_cards() -> None:
    """[MG-SETUP-2] Section 7.8."""
    _, *rows = printed_table(GAME, "7.8")
    assert [row[0] for row in rows] == BOX.card_codes[:TRADE_CARDS]
    for card, (_, action, good, coin) in enumerate(rows):
        assert ACTION_CODES[BOX.action[card]] == action
        assert BOX.good_codes[BOX.good[card]] == good.upper()
        assert BOX.coin[card] == int(coin)


def test_the_checks_of_the_trade_cards() -> None:
    """[MG-SETUP-2] What section 7.8 says was checked."""
    cards = [(BOX.good[n], BOX.coin[n] - 2, BOX.action[n]) for n in range(TRADE_CARDS)]
    for column in range(3):
        assert Counter(card[column] for card in cards) == dict.fromkeys(range(5), 15)
    for one, other in combinations(range(3), 2):
        pairs = Counter((card[one], card[other]) for card in cards)
        assert pairs == dict.fromkeys(product(range(5), repeat=2), 3)
    assert len(set(cards)) == 75
    assert sum(BOX.coin) == 300
    built = [
        (good, coin, (good + coin + offset) % 5)
        for good in range(5)
        for coin in range(5)
        for offset in (0, 1, 3)
    ]
    assert sorted(cards) == sorted(built)
    assert list(BOX.twin[:TRADE_CARDS]) == [-1] * TRADE_CARDS  # no two alike


def test_the_ship_cards() -> None:
    """[MG-SETUP-4] Section 7.9."""
    _, *rows = printed_table(GAME, "7.9")
    assert [row[0] for row in rows] == BOX.ship_codes
    for ship, (_, good, coin, danger, effect) in enumerate(rows):
        assert BOX.good_codes[BOX.ship_good[ship]] == good.upper()
        assert (BOX.ship_coin[ship], BOX.danger[ship]) == (int(coin), int(danger))
        assert EFFECT_CODES[BOX.effect[ship]] == effect


def test_the_checks_of_the_ship_cards() -> None:
    """[MG-SETUP-4] What section 7.9 says was checked."""
    assert Counter(BOX.ship_good) == dict.fromkeys(range(5), 6)
    assert Counter(BOX.ship_coin) == dict.fromkeys(range(5, 10), 6)
    assert Counter(BOX.danger) == {1: 7, 2: 6, 3: 6, 4: 5, 5: 4, 6: 2}
    effects = Counter(EFFECT_CODES[effect] for effect in BOX.effect)
    often = dict.fromkeys(("PALETTE", "LUXURY", "ESCORTS"), 4)
    assert effects == {effect: often.get(effect, 3) for effect in EFFECT_CODES}
    for good in range(GOODS):
        ships = [ship for ship in range(SHIPS) if BOX.ship_good[ship] == good]
        assert len({BOX.effect[ship] for ship in ships}) == 6
        assert sum(BOX.danger[ship] for ship in ships) in {17, 18}
    faces = zip(BOX.ship_good, BOX.ship_coin, BOX.danger, BOX.effect, strict=True)
    assert len(set(faces)) == 30
    cheap = [BOX.danger[ship] for ship in range(SHIPS) if BOX.ship_coin[ship] <= 6]
    dear = [BOX.danger[ship] for ship in range(SHIPS) if BOX.ship_coin[ship] >= 8]
    assert sum(cheap) / len(cheap) < sum(dear) / len(dear)
    assert (BOX.ship_good[13], BOX.ship_coin[13], BOX.effect[13]) == (2, 5, 1)  # glass, 5, PALETTE


def test_chances_of_an_expedition() -> None:
    """[MG-DELIVER-14, MG-EFFECT-ESCORTS-1] The last line of section 7.9."""
    found = [int(count) for count in re.findall(r"(\d+)/30", section(GAME, "7.9"))]
    reached = []
    for escorts in (0, 1):
        for strength in BOX.strength:
            force = strength + escorts * BOX.escort_strength
            reached.append(sum(danger <= force for danger in BOX.danger))
    assert reached == found
    assert len(found) == 6


def test_tile_codes_and_fixed_numbers() -> None:
    """[MG-SETUP-9, -13, MG-DECADE-11, MG-SCORE-4, MG-TILE-SHIPCARDS-1, MG-TILE-GOODS-1]"""
    text = page(GAME)
    for decade, numeral in enumerate(("I", "II", "III")):
        line = re.search(rf"\| tiles of decade {numeral} \| (.*?) \|", text)
        assert line is not None
        three = TILE_CODES[3 * decade : 3 * decade + 3]
        assert re.findall(r"`(\w+)`", line[1]) == list(three)
    assert BOX.first_trade_cards == 3
    assert list(BOX.decade_trade_cards) == [2, 1]
    assert (BOX.most_tile_points, BOX.escort_strength) == (12, 2)
    assert list(BOX.ship_sets) == [0, 0, 1, 3, 6, 10]
    assert list(BOX.goods_sets) == [0, 0, 1, 2, 4, 7]
    assert BOX.colours == ["RED", "BLACK", "YELLOW", "BLUE"]
    assert BOX.good_codes == ["DYES", "OILS", "GLASS", "CEDAR", "JEWELRY"]


def test_the_file_says_what_was_reconstructed() -> None:
    """What a source states is not marked, what was built to fit is."""
    assert "numbers" not in BOX.reconstructed
    assert "tiles" not in BOX.reconstructed
    rebuilt = {"actions", "warship_harbour", "residence", "guild_hall"}
    assert rebuilt | {"trade_cards", "ship_cards"} == set(BOX.reconstructed)


# Other files


def test_discs_hands_and_docks_of_a_file_are_those_of_the_game(tmp_path: Path) -> None:
    """[MG-SETUP-12, -13]"""
    path = changed(tmp_path, GAME, *OTHER)
    game = Laid.new(3, seed=4, material=path)
    assert game.available == [5, 5, 5]
    assert [len(one["hand"]) for one in game.board["players"]] == [11, 11, 11]
    assert game.board["warship_docks"] == [None] * 4


def test_prices_and_values_of_a_file_are_those_of_the_game(tmp_path: Path) -> None:
    """[MG-RES-7, -8, -9, MG-GUILD-3, MG-PLACE-2]"""
    path = changed(
        tmp_path,
        GAME,
        ("forum_price = 12", "forum_price = 3"),
        ("prices = [2, 5, 8]", "prices = [4, 5, 8]"),
        ("strength = [1, 3, 5]", "strength = [2, 4, 6]"),
        ("bonus_seats = [0, 0, 2, 3]", "bonus_seats = [0, 1, 2, 3]"),
    )
    a = {"hand": ["T04"], "freed": {"LEFT": 1, "MIDDLE": 1}}
    data = {"players": [a, {}, {}, {}], "phase": "acted", "space": "MARKET"}
    game = Laid.position(data, material=path)
    assert game.offered == {"forum", "pass"}
    assert (game.mat("A")["strength"], game.mat("A")["bonus_seats"]) == (4, 1)
    game.choose("forum")
    assert game.board["forum"] == [1, 0, 0, 0]


def test_the_order_of_the_actions_board_of_a_file(tmp_path: Path) -> None:
    """[MG-MARKER-3]"""
    path = changed(
        tmp_path, GAME, ('order = ["MARKET", "RESIDENCE",', 'order = ["RESIDENCE", "MARKET",')
    )
    box = read_material(path)
    names = [ACTION_CODES[after] for after in box.next_space]
    order = ["TRADING_DOCK", "MARKET", "WARSHIP_DOCK", "HARBOUR_DELIVERY", "RESIDENCE"]
    assert names == order


def test_cards_that_look_alike_are_known_as_twins(tmp_path: Path) -> None:
    """[MG-CARD-8] Of cards that cannot be told apart only one is offered."""
    path = changed(
        tmp_path, GAME, ('["T02", "RESIDENCE", "DYES", 2]', '["T02", "MARKET", "DYES", 2]')
    )
    box = read_material(path)
    assert (box.twin[0], box.twin[1], box.twin[2]) == (-1, 0, -1)
    bases = [box.twin[card] for card in range(75, 82)]
    assert bases == [-1, 75, -1, -1, -1, -1, 80]
    assert box.twin[82] == -1  # the base cards of another colour are others
    a = {"hand": ["T01", "T02", "T03"]}
    data = {"players": [a, {}, {}, {}], "markers": ["RESIDENCE", "WARSHIP_DOCK"]}
    game = Laid.position(data, material=path)
    game.choose("space MARKET")  # T01 or T02: nobody is asked which
    assert game.mat("A")["left"] == ["T01"]
