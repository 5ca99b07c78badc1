"""Messages by family: all those of a folder whose keys begin alike."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import TypedDict

from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from cothon.words import Words, bundle, resource


class Holes(Visitor):
    """Looks for variables in a message."""

    def __init__(self) -> None:
        self.found = False

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """A hole."""
        self.found = True


def has_holes(message: ast.Message) -> bool:
    """Does something have to be filled in?"""
    holes = Holes()
    holes.visit(message)
    return holes.found


@lru_cache
def family(folders: tuple[Path, ...], language: str, prefix: str) -> dict[str, dict[str, str]]:
    """Every message without holes whose key begins so: its text under "", and its attributes."""
    fluent = bundle(language, folders)
    found: dict[str, dict[str, str]] = {}
    for entry in members(folders, language, prefix):
        if has_holes(entry) or entry.value is None:
            continue
        message = fluent.get_message(entry.id.name)
        patterns = {"": message.value, **message.attributes}
        found[entry.id.name.removeprefix(prefix)] = {
            key: str(fluent.format_pattern(pattern)[0])
            for key, pattern in patterns.items()
            if pattern is not None
        }
    return found


def board_labels(words: Words) -> dict[str, str]:
    """What a game says of the keys and codes of its table."""
    found = family(words.sheet.words, words.language, "board-")
    return {key: texts[""] for key, texts in found.items()}


def scoring_lines(words: Words) -> dict[str, tuple[str, str]]:
    """The lines of a game's score sheet by key: what each is called, and what scores there."""
    found = family(words.sheet.words, words.language, "line-")
    return {key: (texts[""], texts.get("how", "")) for key, texts in found.items()}


class CardText(TypedDict):
    """What a kind of component is for, and the rule that says more."""

    text: str
    topic: str
    rule: str  # what that topic is called
    why: str  # why nobody can choose it, where no rule of the question says more; or nothing


def card_texts(words: Words) -> dict[str, CardText]:
    """What the cards of a drawn board say, by kind of component."""
    topics = family(words.sheet.words, words.language, "help-")
    return {
        kind: {
            "text": said[""],
            "topic": said["topic"],
            "rule": topics[said["topic"]]["title"],
            "why": said.get("why", ""),
        }
        for kind, said in family(words.sheet.words, words.language, "about-").items()
    }


def members(folders: tuple[Path, ...], language: str, prefix: str) -> Iterator[ast.Message]:
    """Every message whose key begins so."""
    for folder in folders:
        for entry in resource(folder, language).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(prefix):
                yield entry


@lru_cache
def to_be_filled(folders: tuple[Path, ...], language: str, prefix: str) -> str:
    """Every message with holes whose key begins so, without that beginning, as a Fluent file.

    Who draws a board fills them with numbers that change from move to move.
    """
    found: list[ast.EntryType] = []
    for entry in members(folders, language, prefix):
        if has_holes(entry):
            renamed = entry.clone()
            renamed.id.name = entry.id.name.removeprefix(prefix)
            found.append(renamed)
    return FluentSerializer().serialize(ast.Resource(found))
