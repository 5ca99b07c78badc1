"""What a drawn board prints: names in a language, and the numbers of the box that never change."""

from __future__ import annotations

from typing import Annotated, TypedDict

from cothon.games.merchants_cove import peddler
from cothon.games.merchants_cove.box import (
    CORRUPTION,
    CORRUPTION_CARDS,
    GOODS,
    NONE,
    PIERS,
    SIZES,
    STAFF_SLOTS,
    TOWNSFOLK_CARDS,
    TYPE_CARDS,
    Box,
)
from cothon.games.merchants_cove.choices import USE_STAFF
from cothon.games.merchants_cove.codes import (
    COLOUR_CODES,
    DEED_CODES,
    GOOD_CODES,
    PIER_CODES,
    ROGUE_CODES,
    SIZE_CODES,
    TYPE_CODES,
    CorruptionCode,
    DeedCode,
    GoodCode,
    PierCode,
    SizeCode,
    TownsfolkCode,
    TypeCode,
)
from cothon.games.merchants_cove.merchants.captain.labels import CaptainPrint, print_chart
from cothon.games.merchants_cove.peddler.labels import CardPrint, print_cards
from cothon.games.merchants_cove.shapes import MerchantCode, SpaceCode
from cothon.games.merchants_cove.shopkeeper import Shopkeeper
from cothon.words import Words
from cothon.words.families import CardText, board_labels, card_texts, family, to_be_filled

Icons = dict[Annotated[str, "a colour"], int]  # of those that are there


class CorruptionPrint(TypedDict):
    """The icons of a corruption card."""

    icons: Icons
    corruption: int


class TownsfolkPrint(TypedDict):
    """A townsfolk card."""

    name: str
    type: TypeCode
    marks: str  # its icons, in words
    deed: DeedCode
    does: str  # in words
    good: GoodCode | None  # what a mercenary brings
    icons: Icons
    corruption: int


class AbilityPrint(TypedDict):
    """A place of a staff board."""

    name: str
    does: str


class SpacePrint(TypedDict):
    """What an action space costs; the plaza says what recruiting does."""

    name: str
    hours: int
    corruption: int


class MerchantPrint(TypedDict):
    """A merchant's boards."""

    name: str
    wares: dict[str, str]  # what its goods are
    abilities: list[AbilityPrint]
    spaces: dict[SpaceCode, SpacePrint]  # of shops with a figure that walks from one to another


class Names(TypedDict):
    """What the board prints in the viewer's language."""

    things: dict[Annotated[str, "a code"], str]
    townsfolk: dict[TownsfolkCode, TownsfolkPrint]
    corruption: dict[CorruptionCode, CorruptionPrint]
    merchants: dict[MerchantCode, MerchantPrint]
    captain: CaptainPrint
    peddler: dict[Annotated[str, "a card of the Peddler"], CardPrint]
    prices: dict[GoodCode, int]
    piers: dict[PierCode, list[SizeCode]]  # what is sold there
    capacity: int  # of a boat
    labels: dict[str, str]
    about: dict[str, CardText]  # what each kind of component is for
    gains: str  # what is gained or lost, after its number, as a Fluent file
    messages: str  # labels with holes, as a Fluent file


def names(box: Box, words: Words, seats: int) -> Names:
    """All that a board needs besides the view, for so many seats."""
    return {
        "things": words.things(),
        "townsfolk": {
            box.townsfolk_codes[card]: print_townsfolk(box, words, card)
            for card in range(TOWNSFOLK_CARDS)
        },
        "corruption": {
            box.corruption_codes[card]: print_corruption(box, CORRUPTION + card)
            for card in range(CORRUPTION_CARDS)
        },
        "merchants": {
            **{
                code: print_merchant(box, words, number)
                for number, code in enumerate(box.merchant_codes)
            },
            peddler.TRADE.code: {
                "name": words.text("scripted-seat"),
                "wares": {},
                "abilities": [],
                "spaces": {},
            },
        },
        "captain": print_chart(box),
        "peddler": print_cards(box),
        "prices": {GOOD_CODES[good]: box.price[good] for good in range(GOODS)},
        "piers": {PIER_CODES[pier]: sold_at(box, pier) for pier in range(PIERS)},
        "capacity": box.capacity,
        "about": card_texts(words),
        "gains": to_be_filled(words.sheet.words, words.language, "gain-"),
        "labels": {**board_labels(words), **help_titles(words), **rogue_cards(words)},
        "messages": to_be_filled(words.sheet.words, words.language, "board-"),
    }


def rogue_cards(words: Words) -> dict[str, str]:
    """What the rogue cards do, as "rogues-robbers"."""
    return {f"rogues-{code}": words.text(f"option-name-rogues-{code}") for code in ROGUE_CODES}


def help_titles(words: Words) -> dict[str, str]:
    """What the help texts are called, as "help-clock"."""
    found = family(words.sheet.words, words.language, "help-")
    return {f"help-{topic}": texts["title"] for topic, texts in found.items()}


def print_icons(box: Box, card: int) -> Icons:
    """The round icons of a card, by colour; colours without any are left out."""
    first = card * len(COLOUR_CODES)
    return {c: n for place, c in enumerate(COLOUR_CODES) if (n := box.faction_icons[first + place])}


def print_corruption(box: Box, card: int) -> CorruptionPrint:
    """One corruption card."""
    return {"icons": print_icons(box, card), "corruption": box.corruption_icons[card]}


def print_townsfolk(box: Box, words: Words, card: int) -> TownsfolkPrint:
    """One townsfolk card."""
    good = box.ability_good[card]
    return {
        "name": words.name("townsfolk", card),
        "type": TYPE_CODES[card // TYPE_CARDS],
        "marks": words.name("icons", card),
        "deed": DEED_CODES[box.ability[card]],
        "does": words.name("deed", card),
        "good": None if good == NONE else GOOD_CODES[good],
        "icons": print_icons(box, card),
        "corruption": box.corruption_icons[card],
    }


def print_merchant(box: Box, words: Words, number: int) -> MerchantPrint:
    """The abilities of a staff board, and the spaces of a shop board."""
    merchant = box.merchants[number]
    abilities = range(number * STAFF_SLOTS, (number + 1) * STAFF_SLOTS)
    return {
        "name": words.name("merchant", number),
        "wares": {
            code: words.name("ware", number * GOODS + good) for good, code in enumerate(GOOD_CODES)
        },
        "abilities": [
            {"name": words.name("ability", code), "does": words.name("duty", code)}
            for code in abilities
        ],
        "spaces": {
            box.space_codes[space]: {
                "name": words.name("space", space),
                "hours": merchant.hours_of(space),
                "corruption": merchant.corruption_of(space),
            }
            for space in spaces_of(box, merchant)
        }
        if isinstance(merchant, Shopkeeper)
        else {},
    }


def spaces_of(box: Box, merchant: Shopkeeper) -> list[int]:
    """The action spaces of a shop with one figure, but for Recruit, whose price is on the plaza."""
    first = int(merchant.first_space)
    if first == NONE:
        return []
    return [USE_STAFF, *range(first, first + int(merchant.spaces))]


def sold_at(box: Box, pier: int) -> list[SizeCode]:
    """The sizes of goods that a pier takes."""
    return [SIZE_CODES[size] for size in range(SIZES) if box.pier_takes[pier * SIZES + size]]
