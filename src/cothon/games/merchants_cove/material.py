"""Reading what the components print, and checking that it fits the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cothon.games.merchants_cove import choices, peddler
from cothon.games.merchants_cove.box import (
    COLOURS,
    CORRUPTION,
    CORRUPTION_BACK,
    CORRUPTION_CARDS,
    DOCKS,
    GAIN_GOOD,
    HANDS,
    HOURS,
    MOST_SEATS,
    NONE,
    PIERS,
    PLAZA,
    ROGUE_CARDS,
    SHARED_BACKS,
    TOWNSFOLK_BACK,
    TOWNSFOLK_CARDS,
    Box,
)
from cothon.games.merchants_cove.codes import (
    COLOUR_CODES,
    DEED_CODES,
    GOOD_CODES,
    PIER_CODES,
    ROGUE_CODES,
    SIZE_CODES,
)
from cothon.games.merchants_cove.merchant import put_in_box
from cothon.games.merchants_cove.merchants import TRADES
from cothon.games.merchants_cove.shopkeeper import Shopkeeper
from cothon.games.merchants_cove.trade import Trade
from cothon.plain.printed import Printed

MATERIAL: Final = Path(__file__).with_name("material.toml")

ARRIVAL_RULES: Final = ("EXCLUDE", "INCLUDE")
MOST_SEATS_PRINTED: Final = (2, 3, 4)


def read_material(path: Path | None) -> Box:
    """The box of the edition in this file, or the one that comes with the game."""
    return read_box(path, TRADES)


def read_box(path: Path | None, trades: Sequence[Trade]) -> Box:
    """The box with these merchants in it."""
    printed = Printed.read(path or MATERIAL)
    box = Box()
    box.digest = printed.digest
    box.edition = printed.text("edition")
    box.colours = printed.codes("colours", MOST_SEATS)
    read_clock(box, printed)
    read_harbour(box, printed)
    read_adventurers(box, printed)
    read_townsfolk(box, printed)
    read_corruption(box, printed.block("corruption"))
    read_merchants(box, printed, trades)
    box.reconstructed = printed.reconstructed()
    return box


def read_clock(box: Box, printed: Printed) -> None:
    """Icons, tokens by the number of seats, hands and the marker. [MC-SETUP-9, -11]"""
    clock, tokens = printed.block("clock"), printed.block("tokens")
    icons = clock.numbers("icons", None, 1, HOURS - 1)
    clock.expect("icons", "each icon once", len(set(icons)) == len(icons))
    loads = [0] * ((MOST_SEATS + 1) * (HOURS + 1))
    for seats in MOST_SEATS_PRINTED:
        doubles = tokens.numbers(f"double_{seats}", None, 1, HOURS - 1)
        tokens.expect(f"double_{seats}", "icons of the clock", {*doubles} <= {*icons})
        for icon in icons:
            loads[seats * (HOURS + 1) + icon] = 2 if icon in doubles else 1
    box.loads = vec[i64](loads)
    box.hands = vec[i64](clock.numbers("hands", HANDS, 1, HOURS - 1))
    for hand in box.hands:
        clock.expect("hands", "hands that lie behind icons", hand in icons)
    box.marker_start = printed.block("marker").number("start", HANDS + 2, HOURS)


def read_harbour(box: Box, printed: Printed) -> None:
    """Boats, docks, piers and prices. [MC-DOCK-2, MC-MARKET-3, MC-GEN-4]"""
    boats = printed.block("boats")
    box.capacity = boats.number("capacity", 1, 9)
    box.arrivals = boats.number("arrivals", 0, int(box.capacity) - 1)
    box.dock_pier = vec[i64](printed.block("docks").words("piers", DOCKS, PIER_CODES))
    piers, prices = printed.block("piers"), printed.block("prices")
    takes = [piers.words(code, None, SIZE_CODES) for code in PIER_CODES]
    box.pier_takes = vec[i64](
        [int(size in takes[pier]) for pier in range(PIERS) for size in (0, 1)]
    )
    box.price = vec[i64]([n for size in SIZE_CODES for n in prices.numbers(size, COLOURS, 1, 99)])


def read_adventurers(box: Box, printed: Printed) -> None:
    """Meeples, and where the rogues of each rogue card begin. [MC-SETUP-5, -6, -7]"""
    block = printed.block("adventurers")
    rogues = block.number("rogues", 0, 63)
    box.adventurers = vec[i64]([*block.numbers("customers", COLOURS, 1, 63), rogues])
    box.hall_start = block.number("in_each_hall", 0, min(box.adventurers[:COLOURS]))
    rows = printed.rows("rogue_cards", ROGUE_CARDS)
    codes = printed.codes("rogue_cards", ROGUE_CARDS)
    printed.expect("rogue_cards", ", ".join(ROGUE_CODES), codes == [*ROGUE_CODES], codes)
    box.lair_rogues = vec[i64]([row.number("lair", 0, rogues) for row in rows])
    box.bag_rogues = vec[i64]([row.number("bag", 0, rogues) for row in rows])
    for row, lair, bag in zip(rows, box.lair_rogues, box.bag_rogues, strict=True):
        row.expect("bag", f"at most {rogues} rogues in all", lair + bag <= rogues)
    box.rogues_arrive = vec[i64]([row.one_of("arrival", ARRIVAL_RULES) for row in rows])


def read_townsfolk(box: Box, printed: Printed) -> None:
    """Thirty-six cards and what they cost on the plaza, which may be no hour. [MC-RECRUIT-6]"""
    plaza = printed.block("plaza")
    box.plaza_hours = vec[i64](plaza.numbers("hours", PLAZA, 0, 9))
    box.plaza_corruption = vec[i64](plaza.numbers("corruption", PLAZA, 0, 9))
    rows = printed.rows("townsfolk", TOWNSFOLK_CARDS)
    box.townsfolk_codes = printed.codes("townsfolk", TOWNSFOLK_CARDS)
    box.ability = vec[i64]([row.one_of("ability", DEED_CODES) for row in rows])
    box.ability_good = vec[i64]([read_hired_good(row) for row in rows])
    icons = [row.words("icons", None, COLOUR_CODES) for row in rows]
    box.faction_icons = vec[i64]([own.count(c) for own in icons for c in range(COLOURS)])
    box.corruption_icons = vec[i64]([row.number("corruption", 0, 9) for row in rows])
    box.names = {"townsfolk": printed.in_all_languages("townsfolk", TOWNSFOLK_CARDS)}


def read_hired_good(row: Printed) -> int:
    """What a mercenary brings; others bring nothing."""
    if row.one_of("ability", DEED_CODES) == GAIN_GOOD:
        return row.one_of("good", GOOD_CODES)
    row.expect("good", "nothing: only gain_good has one", "good" not in row.values)
    return -1


def read_corruption(box: Box, block: Printed) -> None:
    """Sixty cards, in groups that look the same. [MC-SETUP-4]"""
    rows = block.rows("cards")
    columns = ("copies", "corruption", "icons")
    faces: list[int] = []
    factions, corruption = list(box.faction_icons), list(box.corruption_icons)
    for row in block.listed_rows("cards", columns, len(rows)):
        first = len(faces)
        copies = row.number("copies", 1, CORRUPTION_CARDS)
        icons = row.words("icons", None, COLOUR_CODES)
        faces += [first] * copies
        factions += [icons.count(colour) for colour in range(COLOURS)] * copies
        corruption += [row.number("corruption", 0, 9)] * copies
    found = len(faces)
    block.expect("cards", f"{CORRUPTION_CARDS} cards in all", found == CORRUPTION_CARDS, found)
    box.face, box.faction_icons = vec[i64](faces), vec[i64](factions)
    box.corruption_icons = vec[i64](corruption)
    box.corruption_codes = [f"CO-{number:02}" for number in range(1, CORRUPTION_CARDS + 1)]


def read_merchants(box: Box, printed: Printed, trades: Sequence[Trade]) -> None:
    """Each merchant as its own block prints it, and the Peddler; their cards follow each other."""
    box.card_codes = [*box.townsfolk_codes, *box.corruption_codes]
    backs = [TOWNSFOLK_BACK] * CORRUPTION + [CORRUPTION_BACK] * CORRUPTION_CARDS
    box.merchants, box.merchant_codes = [], [trade.code for trade in trades]
    for number, trade in enumerate([*trades, peddler.TRADE]):
        block = printed.block(trade.code)
        merchant = trade.read(block)
        merchant.number, merchant.choice = number, trade.choice
        merchant.first_card = len(box.card_codes)
        put_in_box(merchant)
        if isinstance(merchant, Shopkeeper):
            own = trade.named_spaces()
            merchant.first_space, merchant.spaces = min(own, default=NONE), len(own)
        box.card_codes += trade.cards
        backs += [SHARED_BACKS + number] * len(trade.cards)
        box.merchants.append(merchant)
    box.peddler = box.merchants.pop()
    box.spaces = {choices.RECRUIT: ("recruit", 0), choices.USE_STAFF: ("use-staff", 0)}
    for trade in trades:
        box.spaces |= trade.named_spaces()
    box.space_codes = space_codes(box.spaces)
    box.cards, box.card_back = len(backs), vec[i64](backs)
    box.backs = SHARED_BACKS + len(trades) + 1


def space_codes(spaces: Mapping[int, tuple[str, int]]) -> dict[int, str]:
    """Every action space by the name of its choice, such as "forge" or "furnace 2"."""
    kinds = [kind for kind, _ in spaces.values()]
    return {
        choice: f"{kind} {number + 1}" if kinds.count(kind) > 1 else kind
        for choice, (kind, number) in spaces.items()
    }
