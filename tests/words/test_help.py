"""The help texts: every part of the board is explained in every language, with its rules."""

from __future__ import annotations

from itertools import product

import pytest

import cothon
from cothon.server.catalogue import game_cards, help_texts
from cothon.server.protocol import HelpText
from cothon.words import LANGUAGES
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
LONGEST_PITCH = 140

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
def test_every_topic_names_rules_that_exist(key: str, topic: str, language: str) -> None:
    ids = help_text(key, topic, language).ids
    assert ids
    assert sorted(set(ids) - rule_ids(key)) == []
    assert len(set(ids)) == len(ids)
    assert ids == help_text(key, topic, "en").ids


@EACH_TOPIC
def test_typography(key: str, topic: str, language: str) -> None:
    found = help_text(key, topic, language)
    text = f"{found.title} {found.text}"
    assert not set("'\"\N{NO-BREAK SPACE}") & set(text)
    if language == "fr":
        spaced = [text[place - 1] for place, mark in enumerate(text) if mark in ":;!?»"]
        spaced += [text[place + 1] for place, mark in enumerate(text) if mark == "«"]
        assert set(spaced) <= {"\N{NARROW NO-BREAK SPACE}"}
        assert "vous" not in text.lower().split()


@EACH_LANGUAGE
def test_every_box_invites_in_one_short_sentence(language: str) -> None:
    for card in game_cards(language):
        assert 0 < len(card.pitch) <= LONGEST_PITCH
