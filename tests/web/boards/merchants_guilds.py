"""The board of Merchants & Guilds: positions, cards taken up and paid, and its screens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.boards import Board
from tests.web.harness import LANGUAGES, Message, Screen
from tests.web.tables import Company, lay

# The cards are handed over all at once, or refused all at once.
HANDED_OVER = """(n) => document.querySelector("[role=alert]") ||
  (told.n > n && !document.querySelector(".guilds [data-noun][aria-pressed=true]"))"""
# Coins 2, 3, 4, 4, 5 and 6: the engine asks for the highest first, and for lower numbers first.
PURSE = ["T03", "T20", "T07", "T08", "T11", "T13"]
BASE = [f"B{number}.red" for number in range(1, 8)]
PLURALS = "cards|coins|discs|seats|cartes|pièces|disques|sièges|Karten|Münzen|Scheiben|Gildensitze"
TURNED = [{"code": code, "active": False} for code in ("S05", "S29")]


# Positions


def laid(person: Screen, step: str | None, players: int = 2, **position: Any) -> Message:
    """Sit down at a position that asks so; `mine` is what the own seat has. What is told."""
    spaces = ("MARKET", "RESIDENCE", "HARBOUR_DELIVERY")
    others = [{"disc": space, "freed": {"RIGHT": 2}} for space in spaces]
    mine = position.pop("mine")
    told = lay(person, {"players": [mine, *others[: players - 1]], **position})
    assert step in (None, told["step"])
    return told


def at_guild_action(person: Screen) -> Message:
    """The market action is over, and a guild marker lies there."""
    markers, mine = ["MARKET", "RESIDENCE"], {"hand": [*BASE[1:], *PURSE]}
    return laid(person, "GuildAction", phase="acted", space="MARKET", markers=markers, mine=mine)


def met_a_ship(person: Screen) -> Message:
    """An expedition has revealed a ship of danger 3 against strength 1."""
    told = laid(
        person,
        "ChooseDelivery",
        phase="paid",
        space="HARBOUR_DELIVERY",
        warship_docks=[0, 0, None],
        ship_pile=["S10"],
        mine={"hand": [*BASE[:5], "T01", "T16"], "ships": ["S17"]},
    )
    told = person.choose(told, "warship-place")
    assert told["step"] == "SendExpedition"
    told = person.choose(told, "card")
    assert told["step"] == "MeetDanger"
    return told


def rich_turn(person: Screen, players: int = 2) -> Message:
    """A turn late in the game, with something everywhere."""
    return laid(
        person,
        "TakeTurn",
        players,
        decade=2,
        round=3,
        markers=["MARKET", "HARBOUR_DELIVERY"],
        warship_docks=[0, 1, None],
        hall={"B1": 0, "C2": 1},
        forum=[1, 1],
        tile_discs={"GUILD_HALL_1": [1, 0], "GUILD_HALL_2": [0]},
        discard=["T31", "T32", "T33", "T50"],
        mine={
            "hand": [*BASE[:5], *PURSE, "T16", "T45", "T48", "T60", "T62"],
            "left": [BASE[5]],
            "right": [BASE[6], "T01"],
            "disc": "MARKET",
            "freed": {"LEFT": 2, "MIDDLE": 1, "RIGHT": 1},
            "ships": ["S01", "S09", "S17", "S25", *TURNED],
        },
    )


# Cards


def names(person: Screen) -> Message:
    """The names that the server told."""
    told: Message = next(message["names"] for message in person.tables() if message["names"])
    return told


def hand(told: Message) -> list[str]:
    """The codes of the own hand."""
    return list(told["view"]["players"][told["eyes"]]["hand"])


def card(person: Screen, code: str) -> Locator:
    """A card of the own hand that can be taken up or chosen."""
    return person.board.locator(f"[role=button][data-noun='card:{code}']")


def taken_up(person: Screen) -> Locator:
    """The cards that lie there as picked."""
    return person.board.locator("[role=button][data-noun][aria-pressed=true]")


def take_up(person: Screen, *codes: str) -> None:
    """Click cards of the own hand, and see them lie there as picked."""
    turn_over(person, codes, "true")


def lay_down(person: Screen, *codes: str) -> None:
    """Click cards that were taken up."""
    turn_over(person, codes, "false")


def turn_over(person: Screen, codes: tuple[str, ...], pressed: str) -> None:
    """Click cards, each of which is then picked, or no more."""
    for code in codes:
        person.click(card(person, code))
        expect(card(person, code)).to_have_attribute("aria-pressed", pressed)


def sum_paid(person: Screen) -> Locator:
    """How much is taken up, of how much."""
    return person.board.locator(".purse-sum")


def pay_button(person: Screen) -> Locator:
    """What confirms a payment; there is none while something is missing."""
    return person.board.get_by_role("button", name=names(person)["labels"]["confirm"], exact=True)


def refusal(person: Screen) -> Locator:
    """What the server says of a set of cards that is no payment."""
    return person.page.get_by_role("alert")


def pay(person: Screen, told: Message, *codes: str) -> Message:
    """Take these cards up, confirm once; what is told of the payment, or as before if refused."""
    take_up(person, *codes)
    pay_button(person).click()
    person.page.wait_for_function(HANDED_OVER, arg=told["n"])
    return person.told


# What the tests of all boards must know


def screens(person: Screen, _: Company, seats: int) -> Iterator[str]:
    """A rich turn, a payment, a guild action, and cards taken up that go with few others."""
    told = rich_turn(person, seats)
    yield "TakeTurn"
    assert person.choose(told, "space", "MARKET")["step"] == "PayLeft"
    yield "PayLeft"
    told = at_guild_action(person)
    yield "GuildAction"
    person.choose(told, "guild-seat")
    take_up(person, "T03", "T07")
    yield "PayCoins, begun"


def spaces(person: Screen, said: Message) -> list[str]:
    """Every space has the name of its action."""
    actions = list(said["names"]["actions"].values())
    for action in actions:
        expect(person.board.locator(".space-name", has_text=action)).to_have_count(1)
    return actions


BOARD = Board(
    steps=frozenset({"PayLeft"}),
    screens=screens,
    full=rich_turn,
    touch=at_guild_action,
    tell=at_guild_action,
    noun="guild-seat",
    headings=("actions", "market", "guild-hall", "trading-harbour", "warship-harbour", "decade"),
    written=spaces,
    wordy=((rich_turn, set()), (at_guild_action, set()), (met_a_ship, set())),
    wrong=dict.fromkeys(LANGUAGES, rf"\b1 ({PLURALS})\b"),
)
