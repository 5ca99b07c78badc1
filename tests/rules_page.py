"""What the rules page of a game prints: its ids, sections and tables."""

from __future__ import annotations

import re
from pathlib import Path

PAGES = Path(__file__).parent.parent / "docs" / "rules"


def page(game: str) -> str:
    """The whole page."""
    return (PAGES / f"{game}.md").read_text(encoding="utf-8")


def rule_ids(game: str) -> set[str]:
    """The ids that a page defines: rules in bold, few without a number; rulings in their tables."""
    text = page(game)
    rules = re.findall(r"^[-*] \*\*([A-Z]+(?:-[A-Z]+\d*)*-(?:\d+[a-z]?|[A-Z]+))\*\*", text, re.M)
    rulings = re.findall(r"^\| ((?:EC|AMB|E)-\d+) \|", text, re.MULTILINE)
    return {*rules, *rulings}


def scenario_ids(game: str) -> set[str]:
    """The worked examples and scenarios of a page, listed or in tables."""
    text = page(game)
    listed = re.findall(r"^[-*] \*\*(TC-(?:EX-)?\d+[a-z]?)\b", text, re.MULTILINE)
    return {*listed, *re.findall(r"^\| ((?:EX|T|SC)-\d+)\b", text, re.MULTILINE)}


def section(game: str, number: str) -> str:
    """A section without the marks of its head line."""
    text = page(game)
    text = text[text.index(f"### {number} ") + 4 :]
    return re.split(r"^#{1,3} ", text, maxsplit=1, flags=re.MULTILINE)[0]


def printed_table(game: str, number: str, place: int = 0) -> list[list[str]]:
    """The rows of a table of a section, with its head."""
    tables: list[list[list[str]]] = [[]]
    for line in section(game, number).splitlines():
        if line.startswith("|"):
            tables[-1].append([cell.strip() for cell in line.strip("|").split("|")])
        elif tables[-1]:
            tables.append([])
    head, _, *rows = tables[place]
    return [head, *rows]
