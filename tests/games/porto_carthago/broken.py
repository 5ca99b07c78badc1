"""Material files that describe no playable box, and what is said of each."""

from __future__ import annotations

S01 = '    ["S01", "EGY", "DYE", 5, 2, "INTRIGUE_SERVANT"],\n'
PRICES = "prices = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]"

OTHER = [("prices = [8, 9,", "prices = [7, 9,")]  # a playable box
RENAMED = [('en = "Oil"', 'en = "Olive oil"')]

BROKEN = [
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
    (S01, S01.replace("5, 2, ", "5, "), "ships.cards[0]: expected the columns id,"),
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
    (PRICES, "prices = [8, 9]", "palace.points: expected a list of 2 entries, found '12"),
    ("points = [2, 2, 2,", "points = [2, 3, 2,", "palace.points: expected numbers that never"),
    ("17, 18, 19]", "17, 18, 21]", "palace.prices[11]: expected a whole number from 0 to 20"),
    (
        "refresh_price = 6\n",
        "",
        "numbers.refresh_price: expected a whole number from 0 to 99, found 'nothing'",
    ),
    # Too few to set up: 2 on the card, 4 at the quays. [PC-SETUP-8, PC-SETUP-12, PC-SETUP-13]
    ("servants = 18 ", "servants = 5 ", "numbers.servants: expected a whole number from 6 to"),
    ("take_talents = 3", "take_talents = 3.5", "numbers.take_talents: expected a whole"),
    ("take_talents = 3", "take_talents = true", "numbers.take_talents: expected a whole"),
    ("merchant_prices = [4, 3, 2]", "merchant_prices = []", "expected at least one price"),
    ("{ 3 = 4, 4 = 6,", "{ 3 = 2, 4 = 6,", "numbers.market_spaces.3: expected a whole number"),
    ("[track]", "[truck]", "track: expected a table, found 'nothing'"),
    ("servants = [0, 1, 1,", "servants = [1, 1, 1,", "slots.servants: expected each of 0, 1, "),
    ("servants = [0, 1, 1,", "servants = [4, 1, 1,", "slots.servants[0]: expected a whole"),
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
    ('[[colours]]\nstatus = "FOUND"\ncode = "RED"\n', "", "colours: expected a list of 5"),
]
