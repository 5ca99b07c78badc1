"""Material files that describe no playable box, and what is said of each."""

from __future__ import annotations

C01 = '    ["C01", "MALACA", "T1", "G4", "T2", "G6", "G5", "T3"],\n'
K01 = '    ["K01", "COASTAL", "MALACA", "SAGUNTUM"],\n'
K09 = '"PERGAMON", "BYZANTIUM"]'
O22 = '["O2-2", 2, -2], '
MARKERS = "coastal = [3, 3, 4,"
PERSONAL = 'personal = [["P5+1", 5, 1], '
RED = '[[colours]]\nstatus = "FOUND"\ncode = "RED"\n'
A_TILES = "A = [[4], [3], [3], [2], [2], [1]]"

OTHER = [("start_gold = 5", "start_gold = 6")]  # a playable box
RENAMED = [('en = "salt"', 'en = "sea salt"')]

BROKEN = [
    ("[wind]", "[winds]", "wind: expected a table, found 'nothing'"),
    (
        "start_gold = 5\n",
        "",
        "numbers.start_gold: expected a whole number from 0 to 99, found 'nothing'",
    ),
    ("start_gold = 5", "start_gold = 5.5", "numbers.start_gold: expected a whole number"),
    ("start_gold = 5", "start_gold = true", "numbers.start_gold: expected a whole number"),
    (
        "point_price = 3",
        "point_price = 0",
        "temple_point_price: expected a whole number from 1",
    ),
    ("forecast_most = 5 ", "forecast_most = 0 ", "forecast_most: expected a whole number from"),
    ("start_wind = 5", "start_wind = -1", "start_wind: expected a whole number from 0 to 20"),
    ("base = 5 ", "base = -1 ", "wind.base: expected a whole number from 0 to 20, found -1"),
    ("temple = 20", "temple = 0", "tracks.temple: expected a whole number from 1 to 60"),
    (RED, "", "colours: expected a list of 5 entries, found '4 entries'"),
    ('code = "GREEN"', 'code = "RED"', "colours: expected a different code for each, found"),
    ('code = "ITALIA"', 'code = "HISPANIA"', "regions: expected a different code for each"),
    ('fr = "Hispanie", ', "", "regions[0].name.fr: expected a text, found 'nothing'"),
    ('code = "grain"', 'code = "honey"', "goods: expected a different code for each"),
    ("cards = 5", "cards = 6", "goods: expected 30 goods cards in all, found 31"),
    ("cards = 5", "cards = 0", "goods[0].cards: expected a whole number from 1 to 30, found 0"),
    (
        'code = "CRETA"\n',
        'code = "CRETA"\nregion = "GRAECIA"\n',
        "places[0].region: expected none: ships start here, found 'GRAECIA'",
    ),
    ('region = "HISPANIA"\n', "", "places[1].region: expected one of HISPANIA, ITALIA, AFRICA"),
    (
        'region = "HISPANIA"\n',
        'region = "ITALIA"\n',
        "places: expected three cities in HISPANIA, found 2",
    ),
    ('region = "HISPANIA"\n', 'region = "GALLIA"\n', "places[1].region: expected one of"),
    ("x = 58\n", "x = 1001\n", "places[1].x: expected a whole number from 0 to 1000"),
    ('code = "MALACA"', 'code = "CRETA"', "places: expected a different code for each"),
    (K01, "", "routes.routes: expected a list of 19 entries, found '18 entries'"),
    (K01, K01.replace("K01", "K02"), "routes.routes: expected a different code for each,"),
    (K01, K01.replace("MALACA", "GADES"), "routes.routes[0].from: expected one of CRETA,"),
    (K01, K01.replace("MALACA", "SAGUNTUM"), "routes.routes[0].to: expected another place"),
    (K01, K01.replace("COASTAL", "RIVER"), "routes.routes[0].kind: expected one of COASTAL,"),
    (
        K01,
        K01.replace("COASTAL", "HIGH_SEA"),
        "routes.routes: expected 15 coastal routes, then 4 on the high sea, found",
    ),
    (
        K09,
        '"PERGAMON", "ATHENAE"]',
        "routes.routes: expected a way to every place, found 'none to BYZANTIUM'",
    ),
    ('columns = ["id", "kind"', 'columns = ["nr", "kind"', "routes.columns: expected ['id', "),
    (MARKERS, "coastal = [3, 4,", "markers.coastal: expected a list of 15 entries, found '14"),
    (MARKERS, "coastal = [0, 3, 4,", "markers.coastal[0]: expected a whole number from 1 to"),
    ("[11, 12, 12, 13]", "[11, 12, 13]", "markers.high_sea: expected a list of 4 entries"),
    (C01, "", "cities.cards: expected a list of 30 entries, found '29 entries'"),
    (C01, C01.replace("C01", "C02"), "cities.cards: expected a different code for each, found"),
    (C01, C01.replace("MALACA", "GADES"), "cities.cards[0].city: expected one of CRETA,"),
    (
        C01,
        C01.replace("MALACA", "CRETA"),
        "cities.cards[0].city: expected a city, not the start place, found 'CRETA'",
    ),
    (C01, C01.replace('"T1", ', ""), "cities.cards[0]: expected the columns id, city, honey"),
    (
        C01,
        C01.replace("T1", "X1"),
        "cities.cards[0].honey: expected G or T and a number from 1, found 'X1'",
    ),
    (C01, C01.replace("G4", "G0"), "cities.cards[0].grain: expected G or T and a number from"),
    (C01, C01.replace("G4", "G"), "cities.cards[0].grain: expected G or T and a number from 1"),
    (C01, C01.replace('"G4"', "4"), "cities.cards[0].grain: expected a text, found 4"),
    (O22, "", "oars.common: expected a list of 40 entries, found '39 entries'"),
    (O22, O22.replace("O2-2", "O2-1"), "oars.common: expected a different code for each"),
    (O22, O22.replace(" 2,", ' "2",'), "oars.common[0].power: expected a whole number from 0"),
    (O22, O22.replace(" -2]", " -10]"), "oars.common[0].modifier: expected a whole number"),
    ('["O1-2", 1, -2], ', "", "oars.further: expected a list of 10 entries, found '9 entries'"),
    (
        PERSONAL,
        "personal = [",
        "oars.personal: expected a list of 2 entries, found '1 entries'",
    ),
    (PERSONAL, PERSONAL.replace("P5+1", "P8-1"), "expected a different code for each, found"),
    (A_TILES, "A = [[4], [3]]", "tiles.A: expected a list of 6 entries, found '2 entries'"),
    (A_TILES, A_TILES.replace("[4]", "[4, 1]"), "tiles.A[0]: expected a list of 1 entries"),
    ("B = [[6, 3]", "B = [[3, 6]", "tiles.B[0]: expected the highest tile first, found [3, 6]"),
    ("C = [[10, 5, 2]", "C = [[10, 5]", "tiles.C[0]: expected a list of 3 entries, found '2"),
    ("tiles = [1, 1,", "tiles = [1,", "bonus.tiles: expected a list of 15 entries, found '14"),
]
