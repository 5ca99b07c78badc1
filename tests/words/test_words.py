"""Every event, prompt, option and component has words in every language, and none is left over."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import cothon
from cothon.match.preview import held
from cothon.sheet import Setting
from cothon.words import COMMON, LANGUAGES, kebab, say, source
from tests.luck import dice
from tests.played import varied_games

ROOT = Path(__file__).parent.parent.parent
SHEETS = {sheet.key: sheet for sheet in cothon.games()}
EACH_GAME = pytest.mark.parametrize("key", SHEETS)
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def messages(text: str) -> dict[str, ast.Message]:
    """The messages of a Fluent file; junk is refused."""
    parsed = FluentParser().parse(text)
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in parsed.body if isinstance(entry, ast.Message)]
    assert len({m.id.name for m in found}) == len(found), "a key stands there twice"
    return {message.id.name: message for message in found}


@cache
def game_messages(key: str, language: str) -> dict[str, ast.Message]:
    """The messages of all parts of a game."""
    return messages("\n".join(source(folder, language) for folder in SHEETS[key].words))


@cache
def common_messages(language: str) -> dict[str, ast.Message]:
    return messages(source(COMMON, language))


def holes(message: ast.Message) -> set[str]:
    """The variables a message uses."""
    found: set[str] = set()

    def visit(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                visit(value)
        elif isinstance(node, list):
            for value in node:
                visit(value)

    visit(message.value)
    return found


@cache
def asked(key: str) -> frozenset[tuple[str, str]]:
    """Every pair of question and noun that random and golden games reach."""
    sheet = SHEETS[key]
    return frozenset(
        (kebab(type(game.state.agenda[-1]).__name__), sheet.noun_of(choice)[0])
        for game in varied_games(key)
        for choice in game.options
    )


@EACH_GAME
@EACH_LANGUAGE
def test_all_languages_have_the_same_keys_and_holes(key: str, language: str) -> None:
    english, other = game_messages(key, "en"), game_messages(key, language)
    assert sorted(other) == sorted(english)
    for name, message in english.items():
        assert holes(other[name]) == holes(message), name
    assert sorted(common_messages(language)) == sorted(common_messages("en"))


@EACH_GAME
def test_every_event_has_words(key: str) -> None:
    told = {name for name in game_messages(key, "en") if name.startswith("event-")}
    sheet = SHEETS[key]
    assert told == {f"event-{event.key}" for event in (*sheet.events, *sheet.retired)}


@EACH_GAME
def test_every_stretch_of_a_game_has_a_mark(key: str) -> None:
    told = {name for name in game_messages(key, "en") if name.startswith("mark-")}
    assert told == {f"mark-{event}" for event in SHEETS[key].marks}


@EACH_GAME
def test_every_payment_says_what_it_is_for(key: str) -> None:
    told = {name for name in game_messages(key, "en") if name.startswith("pay-")}
    assert told == {f"pay-{event}" for event in SHEETS[key].pays}


@EACH_GAME
def test_every_reason_has_words(key: str) -> None:
    told = {name for name in game_messages(key, "en") if name.startswith("why-")}
    assert told == {f"why-{reason.key}" for reason in SHEETS[key].reasons.values()}


@cache
def gains_of(key: str) -> set[tuple[str, int]]:
    """All that players count as their own, in games of every size."""
    found: set[tuple[str, int]] = set()
    for seats in SHEETS[key].seats:
        game = cothon.new(key, seats, 1)
        luck = dice(seats)
        while not game.over:
            found |= held(game, game.state, 0).keys()
            game.apply(luck.choice(game.options))
    return found


@EACH_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_gain_has_words(key: str, language: str) -> None:
    words = cothon.new(key, SHEETS[key].seats[-1], 1).words(language)
    for kind, which in gains_of(key):
        said = [words.gain(kind, which, number) for number in (1, -1, 2, None)]
        assert len({*said, ""}) == 5, said
        signs = [text[0] for text in said]
        assert signs[::2] == ["+", "+"]
        assert signs[3] == "?"
        # That something is gone may be said in words alone.
        assert signs[1] == "−" or not re.search(r"\d", said[1])


def paid_kinds(sheet: cothon.Sheet) -> set[str]:
    """All that the sums of turns count."""
    return {kind for paid in sheet.pays.values() for kind, _ in paid}


@EACH_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_paid_is_counted_in_its_plural(key: str, language: str) -> None:
    words = cothon.new(key, SHEETS[key].seats[-1], 1).words(language)
    for kind in paid_kinds(SHEETS[key]):
        assert words.gain(kind, 0, 1) != words.gain(kind, 0, 2), kind


@EACH_GAME
def test_whom_the_rules_play_has_a_name_and_nobody_else(key: str) -> None:
    sheet = SHEETS[key]
    settings: list[tuple[int, dict[str, Setting]]] = [(seats, {}) for seats in sheet.seats]
    settings += [
        (seats, {option.key: value})
        for option in sheet.options
        for seats in option.seats or sheet.seats
        for value in option.values or (True, False)
    ]
    games = [cothon.new(key, seats, 0, options) for seats, options in settings]
    is_played = any(game.seats > game.people for game in games)
    assert ("scripted-seat" in game_messages(key, "en")) == is_played


@EACH_GAME
def test_every_question_has_a_prompt_and_no_prompt_is_left_over(key: str) -> None:
    prompts = {name for name in game_messages(key, "en") if name.startswith("prompt-")}
    questions = {f"prompt-{step}" for step, _ in asked(key)}
    assert prompts == questions | {"prompt-over"}


@EACH_GAME
def test_every_option_has_words_and_none_is_left_over(key: str) -> None:
    options = {name for name in game_messages(key, "en") if name.startswith("option-")}
    nouns = {f"option-{noun.kind}" for noun in SHEETS[key].nouns}
    special = {f"option-{step}-{noun}" for step, noun in asked(key)}
    switches = {f"option-name-{option.key}" for option in SHEETS[key].options}
    switches |= {
        f"option-name-{option.key}-{value}"
        for option in SHEETS[key].options
        for value in option.values
    }
    assert nouns <= options
    assert switches <= options
    assert sorted(options - nouns - special - switches) == []


@EACH_GAME
def test_every_prompt_says_first_who_is_asked(key: str) -> None:
    colons = {"en": ":", "fr": "\N{NARROW NO-BREAK SPACE}:", "de": ":"}
    for game in varied_games(key, games=3):
        if game.seat is not None:
            for language, colon in colons.items():
                who = say(language, "seat", number=game.seat + 1)
                assert game.prompt(language).startswith(f"{who}{colon} ")
                own = game.words(language).prompt(game.state, to_the_asked=True)
                turn = say(language, "your-turn")
                assert own == game.prompt(language).replace(who, turn, 1)


@EACH_GAME
@EACH_LANGUAGE
def test_typography(key: str, language: str) -> None:
    """No typewriter quotes; in French narrow spaces before tall marks and inside quotes."""
    for name, message in game_messages(key, language).items():
        for text in plain_texts(message):
            assert not set("'\"\N{NO-BREAK SPACE}") & set(text), name
            if language == "fr":
                assert not re.search(r"(?:^|[^\u202f])[:;!?»]|«(?!\u202f)", text), name
                assert "vous" not in text.lower().split(), name


def plain_texts(message: ast.Message) -> Iterator[str]:
    """The texts of a message between its holes."""

    def visit(node: object) -> Iterator[str]:
        if isinstance(node, ast.TextElement):
            yield node.value
        elif isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                yield from visit(value)
        elif isinstance(node, list):
            for value in node:
                yield from visit(value)

    return visit(message.value)


@cache
def program() -> str:
    """The program, its boards and the table around them, read once: hundreds are looked for."""
    pages = [ROOT / "web" / "src" / folder for folder in ("games", "table")]
    drawn = [
        path for page in pages for kind in ("svelte", "ts") for path in page.rglob(f"*.{kind}")
    ]
    files = [*COMMON.parent.rglob("*.py"), *drawn]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def named_in_source(*texts: str) -> bool:
    """Does the program's source quote one of these texts, or begin a text with holes with it?"""
    quoted = [f"{quote}{text}" for text in texts for quote in "'\"`"]
    return any(text in program() for text in quoted)


@EACH_GAME
def test_every_other_key_is_used_by_the_program(key: str) -> None:
    """Names of things are asked for by kind; labels of the board by the code that draws it."""
    sheet = SHEETS[key]
    kinds = {kind for event in (*sheet.events, *sheet.retired) for kind in event.kinds}
    kinds |= {noun.kind for noun in sheet.nouns} | {"place", "bonus", "line", "tie"}
    kinds |= {kind for part in sheet.parts for kind in part.phrases.names}
    told = game_messages(key, "en")
    for name in told:
        family, _, label = name.partition("-")
        if family == "board":
            key = label.replace("-", "_")  # or a code
            stems = [f"{label[:at]}-${{" for at, sign in enumerate(label) if sign == "-"]
            assert named_in_source(f"{label}'", f'{label}"', key, key.upper(), *stems), name
        elif family == "gain":
            assert label in {kind for kind, _ in gains_of(sheet.key)} | paid_kinds(sheet), name
        elif family == "brief":
            assert f"option-{label}" in told, name
        elif family == "why":
            assert label in {reason.key for reason in sheet.reasons.values()}, name
        elif family not in ("event", "prompt", "option", "help", "mark", "pay", "aim", "about"):
            assert family in kinds or named_in_source(name), name


def test_every_common_key_is_used_by_the_program() -> None:
    for name in common_messages("en"):
        stem = re.sub(r"(random|greedy|nothing|another|revealed|sealed|over)$", "", name)
        assert named_in_source(stem), name


@EACH_GAME
@EACH_LANGUAGE
def test_whole_games_can_be_told(key: str, language: str) -> None:
    """Every prompt, option and event of random games renders without a hole left open."""
    sheet = SHEETS[key]
    for seed in range(3):
        game = cothon.new(key, sheet.seats[seed % len(sheet.seats)], seed)
        luck = random.Random(seed)
        while not game.over:
            assert game.prompt(language)
            told = [game.describe(choice, language) for choice in game.options]
            assert all(told)
            assert len(set(told)) == len(told), "two options must not read alike"
            game.apply(luck.choice(game.options))
        assert game.prompt(language)
        for seat in (None, 0):
            assert all("{" not in line for line in game.log(language, seat))


@EACH_LANGUAGE
def test_every_noun_can_be_named_at_any_time(language: str) -> None:
    for key, sheet in SHEETS.items():
        game = cothon.new(key, sheet.seats[0], 0)
        size = max(noun.first + noun.size for noun in sheet.nouns)
        assert all(game.describe(choice, language) for choice in range(size))


def test_plurals_and_numbers() -> None:
    assert say("en", "seat", number=2) == "Player 2"
    with pytest.raises(KeyError, match="no words for 'nothing-like-it' in fr"):
        say("fr", "nothing-like-it")


def test_an_unknown_language_is_refused() -> None:
    game = cothon.new("porto_carthago", 3, 1)
    with pytest.raises(cothon.BadOption, match="no language 'xx'"):
        game.describe(game.options[0], "xx")


@EACH_LANGUAGE
def test_a_payment_of_several_cards_says_in_which_order_the_list_takes_them(language: str) -> None:
    """The hand may be played in any order; the list offers only the possible next ones."""
    order = {
        "en": "; in the list one by one, the highest first.",
        "fr": "\N{NARROW NO-BREAK SPACE}; dans la liste,"
        " de la carte la plus forte à la plus faible.",
        "de": "; in der Liste eine Karte nach der anderen, die höchste zuerst.",
    }
    hand = ["T03", "T20", "T07", "T08", "T11", "T13"]
    players = [{"hand": hand}, {"disc": "RESIDENCE", "freed": {"RIGHT": 2}}]
    position = {"phase": "acted", "space": "MARKET", "markers": ["MARKET", "RESIDENCE"]}
    game = cothon.position("merchants_guilds", {**position, "players": players})
    game.apply(game.options[0])  # a seat for 8 coins
    assert game.prompt(language).endswith(order[language])
