"""Neptun's board: positions at sea, and its screens."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import expect

from tests.games.neptun.laid import L1, cargo, pawns, spare_oars, up
from tests.web.boards import Board, at_step
from tests.web.harness import Message, Screen
from tests.web.looks import SIDEWAYS
from tests.web.tables import Company, lay

TEMPLES = ("HISPANIA", "ITALIA", "AFRICA", "GRAECIA", "ORIENS", "GOLD")
WON = [f"{temple}-{rank}" for temple in TEMPLES for rank in ("A1", "B1", "B2")]
APART = 450  # milliseconds between two taps at one place: quicker ones belong together


def voyage(seats: int, place: str, tiles: int = 0) -> Message:
    """All ships in one place in round C, and so many tiles won by the first player."""
    spare = spare_oars([], {})
    players: list[Message] = [
        {"place": place, "gold": 1, "hand": [spare.pop() for _ in range(4)]} for _ in range(seats)
    ]
    for player in players:
        player["played"] = [spare.pop()]
    players[0] |= {"tiles": WON[:tiles], "slots": cargo("C01 honey-1", "C05 grain-1", "C27 salt-1")}
    temples = {"AFRICA": pawns("A1"), "ORIENS": pawns("A20 B1")}
    return {"phase": "sail", "round": "C", "players": players, "distances": L1, "temples": temples}


def sailing(person: Screen) -> Message:
    """A ship with a full hold, and many tiles."""
    return lay(person, voyage(3, "CRETA", 18) | DISCARDED)


def acquiring(person: Screen) -> Message:
    """Contracts lie on the table, one of them face down."""
    hands: list[Message] = [{}, {"hand": ["P5+1.green", "O9+0"]}, {}]
    display = [up("C07", "fish-1", "O2+0", gold=1), up("C09", "salt-2", "O3+1"), {}]
    scale = [{"seat": 1, "power": 9}]
    position = {"players": hands, "display": display, "order": [1, 0, 2], "oar_scale": scale}
    return lay(person, position | DISCARDED)


DISCARDED = {"city_discard": ["C20"]}
SAID = {
    "Round A",
    "Turn 1",
    "Turn 5.II",
    "Bonus tiles left: 15",
    "City cards: 26 left, 1 discarded",
}
SAID_AT_SEA = {
    *("Gold: 1", "Hispania, round A: 4 points", "Gold temple, round A: 1 point"),
    "Africa: 1 temple point",
    "Slot 1: open\nhoney → Malaca\nPays: 1 temple point in Hispania",
    "Creta – Cyrene\ncoastal route: 3 miles",
}


def next_round(person: Screen, company: Company, _: int) -> Iterator[str]:
    """What round A has brought."""
    company.bring(person, lambda told: bool(told["view"]["round"] == "B"))
    yield "round B"


def nouns_of(told: Message) -> set[str]:
    """The kinds of things that can be chosen."""
    return {option["noun"] for option in told["options"]}


def come_to(person: Screen, test: Callable[[Message], bool]) -> Message:
    """Play among friends up to the first question that passes the test."""
    return Company(person.server, person.device, 3, person.game).bring(person, test)


def tap_to_sea(person: Screen) -> Message:
    """Tap the first choice until a ship sails."""
    told = person.open("me", "bot", "bot")
    while told["step"] != "Sail":
        assert not person.page.evaluate(SIDEWAYS)
        expect(person.options.first).to_be_in_viewport(ratio=1)
        person.page.wait_for_timeout(APART)
        person.options.first.tap()
        told = person.wait_asked(told["n"])
    return told


def offer_a_contract(person: Screen) -> Message:
    """A contract lies face up, and more can be turned up."""

    def comes(told: Message) -> bool:
        return at_step("TakeContract")(told) and nouns_of(told) == {"contract", "reveal"}

    return come_to(person, comes)


def cities(person: Screen, said: Message) -> list[str]:
    """Every city has its name; some are called the same in two languages, not all."""
    names = [place["name"] for place in said["names"]["places"].values()]
    expect(person.board.locator(".city-name")).to_have_text(names)
    return [" ".join(names)]


BOARD = Board(
    steps=frozenset(
        {
            *("TakeContract", "AcceptOrRefuse", "LoadContract", "ChooseOars"),
            *("Sail", "Deliver", "BuyPoint", "JoinExtra"),
        }
    ),
    screens=next_round,
    full=lambda person, seats: lay(person, voyage(seats, "CRETA", 12) | DISCARDED),
    touch=tap_to_sea,
    tell=offer_a_contract,
    noun="contract",
    headings=("display", "order", "temples", "wind"),
    written=cities,
    wordy=(
        (sailing, SAID | SAID_AT_SEA),
        (acquiring, SAID | {"Contract 3: face down", "Dido: power 9"}),
    ),
    wrong={
        "en": r"\b1 (miles|points|temple points|cards)\b|\d (Gold|Points)\b",
        "fr": r"\b1 (milles|points|points de temple|pièces|restantes|défaussées)\b",
        "de": r"\b1 (Seemeilen|Punkte|Tempelpunkte)\b",
    },
    alike=frozenset({"Temples", "Wind"}),
)
