"""The board of Merchants Cove: the cove, four shops and the Peddler."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.web.boards import Board
from tests.web.harness import Message, Screen
from tests.web.tables import Company, lay

MERCHANTS = ("alchemist", "captain", "chronomancer", "blacksmith")
STALL = {"small_red": 2, "small_yellow": 1, "large_blue": 2}
CUSTOMERS = {"warrior": 2, "wizard": 3, "noble": 1}
STAFF = ["LOC-09", None, "MER-12", "MER-08"]

AFLOAT: Message = {
    "piers": {"bazaar": CUSTOMERS, "town_square": CUSTOMERS},
    "docked": {"DL-out": "L-out", "DL-in": "L-in"},
    "removed": ["L-mid"],
    "boats": {"R-in": {"warrior": 2, "rogue": 1}, "R-out": {"bard": 3}},
    "plaza": ["LOC-05", "MER-05", "LOC-11", "MER-10"],
}


def shopkeeper(merchant: str, number: int) -> Message:
    """Somebody with staff, goods and corruption cards."""
    corruption = [f"CO-{10 * number + one:02}" for one in range(1, 6)]
    staff = STAFF if number == 0 else [None, f"LOC-0{number}", None, None]
    laid = {"merchant": merchant, "staff": staff, "stall": STALL, "corruption": corruption}
    return laid | {"hour": 4} if number else laid


def in_the_shop(person: Screen, merchant: str, others: int = 1) -> Message:
    """In the middle of the second day, with this merchant."""
    rest = [other for other in MERCHANTS if other != merchant]
    players = [shopkeeper(one, n) for n, one in enumerate([merchant, *rest][: others + 1])]
    return lay(person, {"players": players, "round": 2, **AFLOAT})


def shops(person: Screen, _: Company, laid: int) -> Iterator[str]:
    """Every shop, and the market."""
    for merchant in MERCHANTS:
        in_the_shop(person, merchant, laid - 1)
        yield merchant
    at_the_market(person)
    yield "market"
    with_the_peddler(person)
    yield "the Peddler"


def at_the_market(person: Screen) -> Message:
    """Goods of two kinds can be sold on the Town Square."""
    piers = {"town_square": {"warrior": 2, "noble": 3}}
    return lay(person, {"players": [{"stall": STALL}, {}], "phase": "market", "piers": piers})


def with_the_peddler(person: Screen) -> Message:
    """Alone; the Peddler's board is open."""
    told = lay(person, {"players": [shopkeeper("alchemist", 0)]})
    person.page.get_by_role("button", name="Shop of The Peddler").click()
    expect(person.page.locator("[data-shop='1']")).to_be_visible()
    return told


def in_the_laboratory(person: Screen) -> Message:
    """The decanter's rows are action spaces."""
    return in_the_shop(person, "alchemist")


def in_the_smithy(person: Screen) -> Message:
    """Furnaces wherever a finger may point."""
    return in_the_shop(person, "blacksmith")


def abilities(person: Screen, said: Message) -> list[str]:
    """The staff board names its places; piers have signs."""
    mine = said["names"]["merchants"][said["view"]["players"][0]["merchant"]]
    names = [one["name"] for one in mine["abilities"]]
    return [" ".join(names), *(said["names"]["things"][one] for one in ("bazaar", "town_square"))]


BOARD = Board(
    steps=frozenset({"ChooseMerchant", "ChooseSpace", "Recruit", "ChooseSlot", "ChooseBoat"}),
    screens=shops,
    full=lambda person, seats: in_the_shop(person, "blacksmith", seats - 1),
    touch=in_the_smithy,
    tell=in_the_laboratory,
    noun="take",
    headings=(),
    written=abilities,
    wordy=(
        (lambda person: in_the_shop(person, "alchemist", 3), {"Gold: 0", "Corruption cards: 5"}),
        (lambda person: in_the_shop(person, "captain"), {"Staff: 3"}),
        (lambda person: in_the_shop(person, "chronomancer"), {"Hall of the bards: 1"}),
        (lambda person: in_the_shop(person, "blacksmith"), {"small red good: 2"}),
        (at_the_market, {"Town Square"}),
        (with_the_peddler, {"The Peddler"}),
    ),
    wrong={"en": r"\b1 (hours|cards|coins|adventurers)\b"},
)
