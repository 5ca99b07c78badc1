"""Material files that describe no playable box, and what is said of each.

What is refused of the blocks of the Alchemist, the Captain, the Chronomancer and the Peddler stands
with their tests.
"""

from __future__ import annotations

LOC_01 = 'code = "LOC-01"\nability = "discard_1"\nicons = ["red", "red"]\n'
MER_01 = 'code = "MER-01"\nability = "gain_good"\ngood = "small_red"\n'
ORANGE = '[[colours]]\nstatus = "RECONSTRUCTED"\ncode = "ORANGE"\n'
CLEAN = "clean = [[10, 10, 12, 12], "
CORRUPT = "corrupt = [[8, 8, 10, 10], "

STAFF_HOURS = "forge_hours = 2\nstaff_hours = 2"

OTHER = [  # a playable box
    ("small = [3, 3, 4, 4]", "small = [2, 3, 4, 5]"),
    ("arrivals = 2", "arrivals = 1"),
    ("coal = [3, 2, 2, 1]", "coal = [4, 3, 2, 1]"),
    ("hours = [2, 2, 1, 1]", "hours = [2, 1, 1, 0]"),
]
RENAMED = [('fr = "Garde"', 'fr = "Gardien"')]

BROKEN = [
    (ORANGE, "", "colours: expected a list of 4 entries, found '3 entries'"),
    ('code = "TEAL"', 'code = "ORANGE"', "colours: expected a different code for each, found"),
    # The clock. [MC-SETUP-9, -11]
    (
        "icons = [3, 6, 9, 11]",
        "icons = [3, 6, 9, 9]",
        "clock.icons: expected each icon once, found",
    ),
    ("icons = [3, 6, 9, 11]", "icons = [3, 6, 9, 12]", "clock.icons[3]: expected a whole number"),
    ("hands = [6, 9]", "hands = [6]", "clock.hands: expected a list of 2 entries, found '1"),
    ("hands = [6, 9]", "hands = [5, 9]", "clock.hands: expected hands that lie behind icons,"),
    ("start = 12", "start = 13", "marker.start: expected a whole number from 4 to 12, found 13"),
    ("double_2 = [9, 11]", "double_2 = [8]", "tokens.double_2: expected icons of the clock, found"),
    ("double_4 = []\n", "", "tokens.double_4: expected a list, found 'nothing'"),
    # Harbour and prices. [MC-SETUP-1, MC-DOCK-2, MC-MARKET-3, MC-GEN-4]
    (
        "capacity = 4",
        "capacity = 0",
        "boats.capacity: expected a whole number from 1 to 9, found 0",
    ),
    (
        "arrivals = 2",
        "arrivals = 4",
        "boats.arrivals: expected a whole number from 0 to 3, found 4",
    ),
    ('piers = ["bazaar", ', "piers = [", "docks.piers: expected a list of 4 entries, found '3"),
    ('piers = ["bazaar", ', 'piers = ["quay", ', "docks.piers[0]: expected one of bazaar, town_sq"),
    ('bazaar = ["large"]', 'bazaar = ["huge"]', "piers.bazaar[0]: expected one of small, large"),
    ("small = [3, 3, 4, 4]", "small = [3, 3, 4]", "prices.small: expected a list of 4 entries"),
    ("large = [6, 6, 8, 8]", "large = [0, 6, 8, 8]", "prices.large[0]: expected a whole number"),
    # Adventurers and rogue cards. [MC-SETUP-5, -6, -7]
    ("customers = [13,", "customers = [64,", "adventurers.customers[0]: expected a whole number"),
    ("in_each_hall = 1", "in_each_hall = 10", "in_each_hall: expected a whole number from 0 to 9"),
    ('code = "criminals"', 'code = "thugs"', "rogue_cards: expected criminals, cultists, robbers,"),
    ("lair = 2\nbag = 6", "lair = 3\nbag = 6", "rogue_cards[0].bag: expected at most 8 rogues in"),
    ('"INCLUDE"', '"SOME"', "rogue_cards[1].arrival: expected one of EXCLUDE, INCLUDE, found"),
    # Townsfolk. [MC-SETUP-2, MC-RECRUIT-6, MC-TOWN-1 to -8]
    ("hours = [2, 2, 1, 1]", "hours = [2, 2, 1]", "plaza.hours: expected a list of 4 entries"),
    ("corruption = [1, 0, 1, 0]", "corruption = [1, 0, 1, -1]", "plaza.corruption[3]: expected a"),
    (LOC_01, LOC_01.replace("LOC-01", "LOC-02"), "townsfolk: expected a different code for each"),
    (
        LOC_01,
        LOC_01.replace("discard_1", "discard_2"),
        "townsfolk[0].ability: expected one of disc",
    ),
    (LOC_01, LOC_01.replace('"red"]', '"pink"]'), "townsfolk[0].icons[1]: expected one of red, gr"),
    (LOC_01, LOC_01 + 'good = "small_red"\n', "townsfolk[0].good: expected nothing: only gain_goo"),
    (MER_01, MER_01.replace("small_red", "red"), "townsfolk[12].good: expected one of small_red, "),
    ('fr = "Garde", ', "", "townsfolk[0].name.fr: expected a text, found 'nothing'"),
    # Corruption cards. [MC-SETUP-4]
    ("    [24, 1, []],\n", "", "corruption.cards: expected 60 cards in all, found 36"),
    ("[24, 1, []]", "[24, 10, []]", "corruption.cards[0].corruption: expected a whole number from"),
    (
        "[24, 1, []]",
        "[24, 1]",
        "corruption.cards[0]: expected the columns copies, corruption, icon",
    ),
    (
        "[24, 1, []]",
        '[24, 1, ["pink"]]',
        "corruption.cards[0].icons[0]: expected one of red, green",
    ),
    ('columns = ["copies", ', 'columns = ["number", ', "corruption.columns: expected ['copies',"),
    # The Blacksmith; no action without an hour. [MC-SMITH-SETUP-1, MC-SMITH-FORGE-3, MC-GEN-7]
    ("[blacksmith]", "[goldsmith]", "blacksmith: expected a table, found 'nothing'"),
    ("feed_hours = 1", "feed_hours = 10", "blacksmith.feed_hours: expected a whole number from"),
    (
        "feed_hours = 1",
        "feed_hours = 0",
        "blacksmith.feed_hours: expected a whole number from 1 to",
    ),
    ("smelter_hours = 1", "smelter_hours = 0", "blacksmith.smelter_hours: expected a whole number"),
    ("forge_hours = 2", "forge_hours = 0", "blacksmith.forge_hours: expected a whole number from"),
    (STAFF_HOURS, STAFF_HOURS[:-1] + "0", "blacksmith.staff_hours: expected a whole number from 1"),
    ("smelter_hours = 1\n", "", "blacksmith.smelter_hours: expected a whole number from"),
    ("coal = [3, 2, 2, 1]", "coal = [3, 2, 2, 7]", "blacksmith.coal[3]: expected a whole number"),
    ("coal = [3, 2, 2, 1]", "coal = [3, 2, 2]", "blacksmith.coal: expected a list of 4 entries"),
    (CLEAN, CLEAN.replace("12]", "19]"), "blacksmith.clean[0].yellow: expected a whole number fr"),
    (CLEAN, "clean = [", "blacksmith.clean: expected a list of 4 entries, found '3 entries'"),
    (CORRUPT, "corrupt = [[8, 8, 10], ", "blacksmith.corrupt[0]: expected the columns red, green"),
    (CORRUPT, CORRUPT.replace("[8,", "[11,"), "blacksmith.corrupt: expected no threshold above"),
]
