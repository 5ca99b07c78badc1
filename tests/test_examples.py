"""Every example prints what it says; the bot, which needs a server, is run in tests/server."""

from __future__ import annotations

import ast
import runpy
from pathlib import Path
from textwrap import dedent

import pytest

EXAMPLES = sorted((Path(__file__).parent.parent / "examples").glob("*.py"))


@pytest.mark.parametrize(
    "path", [path for path in EXAMPLES if path.name != "bot.py"], ids=lambda path: path.stem
)
def test_an_example_prints_what_it_says(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    assert told is not None
    _, promise = told.split("It prints:\n\n")
    runpy.run_path(str(path), run_name="__main__")
    assert capsys.readouterr().out == dedent(promise) + "\n"
