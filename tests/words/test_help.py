"""The help texts: every part of the board is explained in every language, with its rules."""

from __future__ import annotations

import re
from itertools import product

import pytest

import cothon
from cothon.server.catalogue import aim_card, game_cards, help_texts
from cothon.server.protocol import HelpText
from cothon.server.render import board_names
from cothon.words import LANGUAGES
from cothon.words.families import CardText, scoring_lines
from tests.rules_page import rule_ids

TOPICS = {
    "porto_carthago": [
        "goal",
        "setup",
        "harbour",
        "arrival",
        "slots",
        "captain",
        "aristocrat",
        "stevedore",
        "merchant",
        "porter",
        "market",
        "loading",
        "voyage",
        "temple",
        "lighthouse",
        "trade_house",
        "path",
        "palace",
        "warehouse",
        "privileges",
        "decade",
        "end",
    ],
    "merchants_guilds": [
        "goal",
        "setup",
        "actions",
        "cost",
        "cards",
        "market",
        "residence",
        "trading_dock",
        "warship_dock",
        "delivery",
        "expedition",
        "guild_markers",
        "guild_action",
        "hall",
        "forum",
        "tiles",
        "effects",
        "neutral",
        "passing",
        "decade",
        "piles",
        "end",
    ],
    "neptun": [
        "goal",
        "setup",
        "contracts",
        "reveal",
        "loading",
        "order",
        "oars",
        "wind",
        "sailing",
        "delivery",
        "temples",
        "gold_temple",
        "bonus",
        "extra",
        "scoring",
        "round",
        "end",
        "gold",
        "manifest",
        "chart",
    ],
    "merchants_cove": [
        "goal",
        "setup",
        "round",
        "arrival",
        "turn",
        "clock",
        "hands",
        "boats",
        "docks",
        "goods",
        "market",
        "halls",
        "corruption",
        "rogues",
        "plaza",
        "townsfolk",
        "staff",
        "cleanup",
        "end",
        "alchemist",
        "decanter",
        "cauldrons",
        "brewing",
        "toxic_waste",
        "alchemists_staff",
        "captain",
        "map",
        "compass",
        "cursed_coins",
        "fishing",
        "treasures",
        "patrol",
        "captains_staff",
        "chronomancer",
        "portals",
        "frozen_hours",
        "blacksmith",
        "furnaces",
        "forging",
        "smelter",
        "smiths_staff",
        "peddler",
        "peddler_errands",
        "peddler_boats",
        "peddler_market",
    ],
}
LONGEST = 700
# Numbers of rules and rulings (PC-LOAD-3, EC-12, E-05), and notes about sources.
RULE_ID = re.compile(r"\b(?:[A-Z]{1,4}-(?:[A-Z0-9]+-)*\d+|[A-Z]{2}(?:-[A-Z]{2,}){2,})\b")
NOTES = re.compile(
    r"reconstruct|reconstitu|rekonstru|deduce|déduit|abgeleitet|erschlossen|sources|Quellen"
)
LONGEST_PITCH = 140
LONGEST_CARD = 200
WORD = re.compile(r"[\w’×]+(?:-\w+)*")

EACH_GAME = pytest.mark.parametrize("key", TOPICS)
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
EACH_TOPIC = pytest.mark.parametrize(
    ("key", "topic", "language"),
    [(key, *pair) for key, topics in TOPICS.items() for pair in product(topics, LANGUAGES)],
)


def help_text(key: str, topic: str, language: str) -> HelpText:
    return help_texts(key, language)[topic]


def test_every_game_of_the_catalogue_has_help() -> None:
    assert list(TOPICS) == [sheet.key for sheet in cothon.games()]


@EACH_GAME
@EACH_LANGUAGE
def test_the_topics_are_those_of_the_board_in_their_order(key: str, language: str) -> None:
    assert list(help_texts(key, language)) == TOPICS[key]


@EACH_TOPIC
def test_every_topic_has_a_title_and_a_short_text(key: str, topic: str, language: str) -> None:
    found = help_text(key, topic, language)
    assert found.title not in ("", topic)
    assert 0 < len(found.text) <= LONGEST
    assert "\n" not in found.text, "a line break in the file would show on the page"


@EACH_TOPIC
def test_no_text_has_numbers_of_rules_or_notes_about_sources(
    key: str, topic: str, language: str
) -> None:
    """They stand beside it, for those who want to know."""
    found = help_text(key, topic, language)
    for text in (found.title, found.text):
        assert not RULE_ID.search(text)
        assert not NOTES.search(text)
    assert (found.about is None) == (help_text(key, topic, "en").about is None)
    assert found.about is None or NOTES.search(found.about)
    assert not RULE_ID.search(found.about or "")
    assert all(RULE_ID.fullmatch(rule) for rule in found.ids)


@EACH_TOPIC
def test_every_topic_names_rules_that_exist(key: str, topic: str, language: str) -> None:
    ids = help_text(key, topic, language).ids
    assert ids
    assert sorted(set(ids) - rule_ids(key)) == []
    assert len(set(ids)) == len(ids)
    assert ids == help_text(key, topic, "en").ids


@EACH_TOPIC
def test_typography(key: str, topic: str, language: str) -> None:
    found = help_text(key, topic, language)
    text = f"{found.title} {found.text} {found.about or ''}"
    assert not set("'\"\N{NO-BREAK SPACE}") & set(text)
    if language == "fr":
        spaced = [text[place - 1] for place, mark in enumerate(text) if mark in ":;!?»"]
        spaced += [text[place + 1] for place, mark in enumerate(text) if mark == "«"]
        assert set(spaced) <= {"\N{NARROW NO-BREAK SPACE}"}
        assert "vous" not in text.lower().split()


@EACH_GAME
@EACH_LANGUAGE
def test_the_aim_is_told_in_under_60_words(key: str, language: str) -> None:
    """What one wants, what one does in a turn, and until when: a sentence or two each."""
    card = aim_card(key, language)
    texts = (card.goal, card.turn, card.end)
    assert all(text.endswith(".") for text in texts)
    assert sum(len(WORD.findall(text)) for text in texts) < 60
    assert not RULE_ID.search(" ".join(texts))


@EACH_GAME
@EACH_LANGUAGE
def test_every_line_of_the_score_sheet_says_what_scores(key: str, language: str) -> None:
    game = cothon.new(key, 3, 1)
    told = scoring_lines(game.words(language))
    assert game.scores()[0].lines.keys() <= told.keys()
    assert all(name and how.endswith(".") for name, how in told.values())


@EACH_LANGUAGE
def test_every_box_invites_in_one_short_sentence(language: str) -> None:
    for card in game_cards(language):
        assert 0 < len(card.pitch) <= LONGEST_PITCH


@EACH_GAME
@EACH_LANGUAGE
def test_every_card_says_what_a_component_is_for_and_names_its_rule(
    key: str, language: str
) -> None:
    said = about(key, language)
    assert list(said) == list(about(key, "en"))
    for kind, card in said.items():
        assert 0 < len(card["text"]) <= LONGEST_CARD, kind
        assert card["topic"] == about(key, "en")[kind]["topic"], kind
        assert card["rule"] == help_text(key, card["topic"], language).title
        assert not rule_ids(key) & set(card["text"].split()), kind


def about(key: str, language: str) -> dict[str, CardText]:
    """What the cards of a board say."""
    cards: dict[str, CardText] = board_names(key, language, 3)["about"]
    return cards
