"""What the rules page of a game prints."""

from __future__ import annotations

from pathlib import Path

PAGES = Path(__file__).parent.parent / "docs" / "rules"


def page(game: str) -> str:
    """The whole page."""
    return (PAGES / f"{game}.md").read_text(encoding="utf-8")


def section(game: str, number: str) -> str:
    """A section without the marks of its head line."""
    text = page(game)
    text = text[text.index(f"### {number} ") + 4 :]
    return text[: text.find("\n###")]


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
