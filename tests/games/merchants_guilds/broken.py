"""Material files that describe no playable box, and what is said of each."""

from __future__ import annotations

RED = '[[colours]]\nstatus = "FOUND"\ncode = "RED"\n'
T01 = '    ["T01", "MARKET", "DYES", 2],\n'
S01 = '    ["S01", "DYES", 5, 1, "INTRIGUE"],\n'
A1 = '    ["A1", 6, 0, 0, true, true],\n'
ORDER = 'order = ["MARKET", "RESIDENCE",'
BASE = 'base_cards = ["MARKET", "MARKET",'

OTHER = [  # a playable box
    ("influence_discs = 11", "influence_discs = 13"),
    ("first_trade_cards = 3", "first_trade_cards = 4"),
    ("docks = 3", "docks = 4"),
]
RENAMED = [('fr = "verre"', 'fr = "cristal"')]

BROKEN = [
    ("[residence]", "[residences]", "residence: expected a table, found 'nothing'"),
    (
        "influence_discs = 11",
        "influence_discs = 0",
        "numbers.influence_discs: expected a whole number from 1 to 99, found 0",
    ),
    (
        "influence_discs = 11",
        "influence_discs = 7",
        "residence.left_discs: expected at most 7 in all, found 8",
    ),
    ("trade_cards = 3 ", "trade_cards = 10 ", "first_trade_cards: expected a whole number"),
    ("first_trade_cards = 3", "first_trade_cards = true", "first_trade_cards: expected a"),
    ("= [2, 1] ", "= [2] ", "decade_trade_cards: expected a list of 2 entries, found '1"),
    ("escort_strength = 2\n", "", "numbers.escort_strength: expected a whole number from 1"),
    ("most_tile_points = 12", "most_tile_points = 0", "most_tile_points: expected a whole"),
    (ORDER, 'order = ["MARKET",', "actions.order: expected a list of 5 entries, found '4"),
    (ORDER, 'order = ["MARKET", "MARKET",', "actions.order: expected every action once, found"),
    (ORDER, 'order = ["MARKET", "PALACE",', "actions.order[1]: expected one of MARKET,"),
    (BASE, 'base_cards = ["MARKET",', "actions.base_cards: expected a list of 7 entries,"),
    (BASE, 'base_cards = ["BAZAAR", "MARKET",', "actions.base_cards[0]: expected one of"),
    ("docks = 3", "docks = 1", "warship_harbour.docks: expected a whole number from 2 to 6"),
    ("docks = 3", "docks = 7", "warship_harbour.docks: expected a whole number from 2 to 6"),
    ("left_discs = [1, 1, 1]", "left_discs = []", "residence.left_discs: expected 1 to 3"),
    ("left_discs = [1, 1, 1]", "left_discs = [1, 1, 1, 1]", "left_discs: expected 1 to 3"),
    ("right_discs = [1, 2]", "right_discs = [0, 2]", "residence.right_discs[0]: expected a"),
    ("bonus_seats = [0, 0, 2, 3]", "bonus_seats = [0, 2, 3]", "residence.bonus_seats:"),
    ("strength = [1, 3, 5]", "strength = [1, 3]", "residence.strength: expected a list of 3"),
    ("left_price = 3", "left_price = 0", "residence.left_price: expected a whole number from"),
    ('left_goods = ["DYES"', 'left_goods = ["SALT"', "residence.left_goods[0]: expected one"),
    ("forum_price = 12", "forum_price = -1", "guild_hall.forum_price: expected a whole number"),
    (A1, "", "guild_hall.seats: expected a list of 12 entries, found '11 entries'"),
    (A1, A1.replace("A1", "A2"), "guild_hall.seats: expected a different code for each,"),
    (A1, A1.replace("6,", '"6",'), "guild_hall.seats[0].price: expected a whole number from"),
    (A1, A1.replace("true, true", "true"), "guild_hall.seats[0]: expected the columns id,"),
    (
        A1,
        A1.replace("true, true", "true, 1"),
        "guild_hall.seats[0].covered_with_2: expected true or false, found 1",
    ),
    (
        A1,
        A1.replace("true, true", '"no", true'),
        "guild_hall.seats[0].covered_with_3: expected true or false, found 'no'",
    ),
    ('["id", "price"', '["nr", "price"', "guild_hall.columns: expected ['id', 'price',"),
    ('"GUILD_HALL_1", ', "", "tiles.decades: expected these tiles: GUILD_HALL_1, ACHIEVEMENT"),
    ('"GUILD_HALL_1"', '"PALACE"', "tiles.decades: expected these tiles: GUILD_HALL_1,"),
    ("\ndecades = [", "\ndecades = [5, ", "tiles.decades: expected these tiles: GUILD_HALL_1"),
    ("prices = [2, 5, 8]", "prices = [2, 5]", "tiles.prices: expected a list of 3 entries"),
    ("{ 2 = 2, 3", "{ 2 = 4, 3", "tiles.spaces.2: expected a whole number from 1 to 3, found"),
    (", 4 = 3 }", " }", "tiles.spaces.4: expected a whole number from 1 to 3, found 'nothing'"),
    ("coins_for_point = 3", "coins_for_point = 0", "tiles.coins_for_point: expected a whole"),
    ("ship_sets = [0, ", "ship_sets = [", "tiles.ship_sets: expected a list of 6 entries"),
    ("goods_sets = [0, ", "goods_sets = [", "tiles.goods_sets: expected a list of 6 entries"),
    (RED, "", "colours: expected a list of 4 entries, found '3 entries'"),
    ('code = "BLACK"', 'code = "RED"', "colours: expected a different code for each, found '"),
    ('code = "OILS"', 'code = "DYES"', "goods: expected a different code for each, found"),
    ('fr = "verre", ', "", "goods[2].name.fr: expected a text, found 'nothing'"),
    (T01, "", "trade_cards.cards: expected a list of 75 entries, found '74 entries'"),
    (T01, T01.replace("T01", "T02"), "trade_cards.cards: expected a different code for each"),
    (T01, T01.replace("T01", "B1.red"), "trade_cards.cards: expected a different code for"),
    (T01, T01.replace("MARKET", "BAZAAR"), "trade_cards.cards[0].action: expected one of"),
    (T01, T01.replace("DYES", "SALT"), "trade_cards.cards[0].good: expected one of DYES, OILS"),
    (T01, T01.replace(" 2]", " 0]"), "trade_cards.cards[0].coin: expected a whole number"),
    (T01, T01.replace(", 2]", "]"), "trade_cards.cards[0]: expected the columns id, action"),
    (S01, "", "ship_cards.cards: expected a list of 30 entries, found '29 entries'"),
    (S01, S01.replace("S01", "S02"), "ship_cards.cards: expected a different code for each"),
    (S01, S01.replace("DYES", "SALT"), "ship_cards.cards[0].good: expected one of DYES, OILS"),
    (S01, S01.replace("5, 1", "0, 1"), "ship_cards.cards[0].coin: expected a whole number"),
    (S01, S01.replace("5, 1", "5, -1"), "ship_cards.cards[0].danger: expected a whole number"),
    (S01, S01.replace("INTRIGUE", "MUTINY"), "ship_cards.cards[0].effect: expected one of"),
]
