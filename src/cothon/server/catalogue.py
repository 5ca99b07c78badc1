"""The catalogue and the rules in our words, in a language."""

from __future__ import annotations

from cothon.bots import pilot_names
from cothon.games import catalogue, find_sheet
from cothon.match.game import read_material, speak
from cothon.server.protocol import GameCard, HelpText, OptionCard, OptionValue, PilotCard
from cothon.sheet import Sheet
from cothon.words import say
from cothon.words.families import family


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


def help_texts(game: str, language: str) -> dict[str, HelpText]:
    """The help texts of a game: messages `help-…` with a `.title` and the `.ids` of their rules."""
    found = family(find_sheet(game).words, language, "help-")
    return {
        topic: HelpText(
            title=texts.get("title", topic), text=texts[""], ids=texts.get("ids", "").split()
        )
        for topic, texts in found.items()
    }
