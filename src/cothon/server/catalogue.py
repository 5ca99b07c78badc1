"""The catalogue, the rules in our words, and what is told of a view, in a language."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, TypedDict

import msgspec

from cothon.bots import pilot_names
from cothon.games import catalogue, find_sheet
from cothon.match.game import read_material, speak
from cothon.server.packed import Packed, pack
from cothon.server.protocol import AimCard, GameCard, HelpText, OptionCard, OptionValue, PilotCard
from cothon.shapes import Mark, marked_keys
from cothon.sheet import Sheet
from cothon.words import Words, say
from cothon.words.families import board_labels, family

JSON: Final = "application/json"
CACHING: Final = "no-store"  # another version may say something else
MOST_KEPT: Final = 64  # games, times languages


@lru_cache(MOST_KEPT)
def packed_games(language: str) -> Packed:
    """All games as they are sent."""
    return pack(msgspec.json.encode(game_cards(language)), JSON, CACHING)


@lru_cache(MOST_KEPT)
def packed_help(game: str, language: str) -> Packed:
    """The help texts of a game as they are sent; a game that there is not is not kept."""
    return pack(msgspec.json.encode(help_texts(game, language)), JSON, CACHING)


@lru_cache(MOST_KEPT)
def packed_aim(game: str, language: str) -> Packed:
    """What a game is about, as it is sent."""
    return pack(msgspec.json.encode(aim_card(game, language)), JSON, CACHING)


def aim_card(game: str, language: str) -> AimCard:
    """The aim, the turn and the end of a game, for somebody who is new to it.

    They are the messages `aim-…`; a game without them says nothing.
    """
    said = family(find_sheet(game).words, language, "aim-")
    return AimCard(*(said[key][""] if key in said else "" for key in ("goal", "turn", "end")))


def game_cards(language: str) -> list[GameCard]:
    """All games, in the order of the harbour."""
    return [game_card(sheet, language) for sheet in catalogue()]


def game_card(sheet: Sheet, language: str) -> GameCard:
    """What the lid of the box says."""
    words = speak(sheet, read_material(sheet.key, None), language)
    return GameCard(
        key=sheet.key,
        title=sheet.title,
        credits=sheet.credits,
        seats=list(sheet.seats),
        minutes=sheet.minutes,
        pitch=words.text("pitch"),
        options=[
            OptionCard(
                option.key,
                words.text(f"option-name-{option.key}"),
                option.default,
                [
                    OptionValue(value, words.text(f"option-name-{option.key}-{value}"))
                    for value in option.values
                ],
                list(option.seats),
            )
            for option in sheet.options
        ],
        pilots=[PilotCard(name, say(language, f"pilot-{name}")) for name in pilot_names()],
    )


Said = Literal["seat", "each_seat", "hidden"]
SAID: dict[Mark, Said] = {
    Mark.SEAT: "seat",
    Mark.EACH_SEAT: "each_seat",
    Mark.HIDDEN: "hidden",
}


class PlainNames(TypedDict):
    """What the plain panel is told of a view that nobody has drawn a board for."""

    labels: dict[str, str]  # of keys and codes, as "merchant-price"
    things: dict[str, str]  # what can be chosen, by code
    keys: dict[str, list[Said]]  # all that are declared, and what is said of their values
    topics: list[str]  # the help texts that there are: some are about a key or a code


def plain_names(words: Words) -> PlainNames:
    """How a view is read whose shape the reader does not know."""
    return {
        "labels": board_labels(words),
        "things": words.things(),
        "keys": {
            key: [said for mark, said in SAID.items() if mark in marks]
            for key, marks in marked_keys(words.sheet.shape).items()
        },
        "topics": list(family(words.sheet.words, words.language, "help-")),
    }


def help_texts(game: str, language: str) -> dict[str, HelpText]:
    """The help texts of a game: messages `help-…` with a `.title` and the `.ids` of their rules.

    Some have a note `.about` what in them is not certain.
    """
    found = family(find_sheet(game).words, language, "help-")
    return {
        topic: HelpText(
            title=texts.get("title", topic),
            text=texts[""],
            ids=texts.get("ids", "").split(),
            about=texts.get("about"),
        )
        for topic, texts in found.items()
    }
