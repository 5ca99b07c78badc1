"""The browser's own words: the same in every language, well set, and in the right number."""

from __future__ import annotations

import re
from functools import lru_cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from cothon.words import say
from tests.words.test_words import (
    EACH_LANGUAGE,
    ROOT,
    common_messages,
    holes,
    messages,
    plain_texts,
)

SHELL = ROOT / "web" / "src"
NUMBER = re.compile(r"\d+")


@lru_cache
def source(language: str) -> str:
    return (SHELL / "words" / f"{language}.ftl").read_text(encoding="utf-8")


def shell_messages(language: str) -> dict[str, ast.Message]:
    return messages(source(language))


def told(language: str, key: str, **filled: int | str) -> str:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, filled)
    assert not errors, errors
    return str(text)


@EACH_LANGUAGE
def test_all_languages_have_the_same_keys_and_holes(language: str) -> None:
    english, other = shell_messages("en"), shell_messages(language)
    assert sorted(other) == sorted(english)
    for name, message in english.items():
        assert holes(other[name]) == holes(message), name


def test_every_key_is_used() -> None:
    files = [*SHELL.rglob("*.svelte"), *SHELL.rglob("*.ts")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    for name in shell_messages("en"):
        family = name.partition("-")[0]  # theme, pace, kind: said by what was chosen
        quoted = any(f"{quote}{name}{quote}" in code for quote in "'\"")
        assert quoted or f"`{family}-$" in code, name


@EACH_LANGUAGE
def test_typography(language: str) -> None:
    """No typewriter quotes; in French narrow spaces before tall marks and inside quotes."""
    common = {k: m for k, m in common_messages(language).items() if k.startswith("server-")}
    for name, message in {**shell_messages(language), **common}.items():
        for text in plain_texts(message):
            assert not set("'\"\N{NO-BREAK SPACE}") & set(text), name
            if language == "fr":
                assert not re.search(r"(?:^|[^\u202f])[:;!?»]|«(?!\u202f)", text), name


@EACH_LANGUAGE
@pytest.mark.parametrize(
    ("key", "hole"),
    [("minutes", "minutes"), ("choices", "count"), ("play-on-how", "n"), ("moment", "last")],
)
def test_one_thing_is_not_many(language: str, key: str, hole: str) -> None:
    """One choice, two choices. In French alone, a choice and several are written alike."""
    others = dict.fromkeys(holes(shell_messages(language)[key]) - {hole}, 0)
    one, two = (told(language, key, **others, **{hole: number}) for number in (1, 2))
    assert "1" in one
    same = NUMBER.sub("#", one) == NUMBER.sub("#", two)
    assert same == (language == "fr" and key != "minutes")


@EACH_LANGUAGE
def test_several_who_think_are_told_in_the_plural(language: str) -> None:
    one = say(language, "server-thinking", seat="Dido", count=1)
    two = say(language, "server-thinking", seat="Dido, Mago", count=2)
    assert one.removeprefix("Dido") != two.removeprefix("Dido, Mago")


@pytest.mark.parametrize(
    ("language", "text"), [("en", "Price: 3"), ("fr", "Price\u202f: 3"), ("de", "Price: 3")]
)
def test_a_label_and_its_value_have_the_colon_of_the_language(language: str, text: str) -> None:
    assert told(language, "valued", name="Price", value="3") == text
