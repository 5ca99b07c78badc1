"""The package as it is: compiled or not as expected, and what the documents promise."""

from __future__ import annotations

import doctest
import os
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import cothon
from cothon import bots
from cothon.lab.bench import is_compiled

ROOT = Path(__file__).parent.parent
KERNEL = ROOT / "src" / "cothon" / "kernel"


def test_the_suite_runs_what_it_says() -> None:
    expected = os.environ.get("COTHON_EXPECT")
    if expected is None:
        pytest.skip("COTHON_EXPECT is not set: either way will do")
    assert is_compiled() == (expected == "compiled")


@pytest.mark.parametrize("sheet", cothon.games(), ids=lambda sheet: sheet.key)
def test_views_are_compiled_with_the_rules_and_shapes_never(sheet: cothon.Sheet) -> None:
    """Compiled classes forget what their fields hold."""
    package = f"cothon.games.{sheet.key}"
    view, shapes = import_module(f"{package}.view"), import_module(f"{package}.shapes")
    assert str(view.__file__).endswith(".py") != is_compiled()
    assert str(shapes.__file__).endswith(".py")
    assert sheet.shape is shapes.View


@pytest.mark.parametrize(
    "page", ["README.md", "CONTRIBUTING.md", "docs/api.md", "docs/writing-a-bot.md"]
)
def test_the_examples_of_the_documents_run(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False)
    assert tried > 3
    assert failed == 0


@pytest.mark.parametrize("sheet", cothon.games(), ids=lambda sheet: sheet.key)
def test_the_language_of_the_tests_is_as_it_says(sheet: cothon.Sheet) -> None:
    failed, tried = doctest.testmod(import_module(f"tests.games.{sheet.key}.laid"))
    assert tried >= 3
    assert failed == 0


def test_all_that_programs_may_use_is_on_their_page() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    named = {word for code in re.findall(r"`([^`\n]+)`", page) for word in re.findall(r"\w+", code)}
    game = cothon.new("neptun", 3, seed=0)
    members = [name for name in dir(game) if not name.startswith("_")]
    assert {"sheet", "choose", "why_not_undo"} <= set(members)
    for name in (*cothon.__all__, *bots.__all__, *members):
        assert name in named, name
    assert all(hasattr(cothon, name) for name in cothon.__all__)


def test_the_glossary_names_files_that_there_are() -> None:
    page = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    files = re.findall(r"`([\w./-]+/[\w.-]+\.\w+)` \|$", page, re.MULTILINE)
    assert len(files) > 50
    assert [path for path in files if not (ROOT / path).exists()] == []


def test_the_plan_says_where_every_file_is() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    where = page[page.index("## 4. Where everything is") : page.index("## 5. ")]
    rows = dict(re.findall(r"^\| [`(]([\w<>/]+)[`)] \| (.*) \|$", where, re.MULTILINE))
    listed = re.findall(r"^In `(\w+/)`:\n\n((?:- .*\n)+)", where, re.MULTILINE)
    assert all(rows[folder] == "below" for folder, _ in listed)
    rows |= listed  # a long list is easier to read, and to merge, than a row
    sources = ROOT / "src" / "cothon"
    for folder in (path for path in sources.iterdir() if (path / "__init__.py").exists()):
        if folder.name != "games":
            named = set(re.findall(r"`(\w+\.py)`", rows[f"{folder.name}/"]))
            assert named - {"__init__.py"} == {path.name for path in folder.glob("[!_]*.py")}
    assert set(re.findall(r"`(\w+\.py)`", rows["top"])) == {
        path.name for path in sources.glob("[!_]*.py")
    }
    common = set(re.findall(r"`([\w.]+)`", rows["games/<game>/"]))
    for sheet in cothon.games():
        drawn = set() if sheet.labels else {"labels.py"}  # what only a drawn board needs
        assert common - drawn <= {path.name for path in (sources / "games" / sheet.key).iterdir()}
    client = where[where.index("In `web/src/`") :]
    for path in (ROOT / "web" / "src").iterdir():
        assert f"`{path.name}{'/' if path.is_dir() else ''}" in client or path.suffix == ".css"
    tests = page[page.index("## 5. Tests") : page.index("## 6. ")]
    for path in (ROOT / "tests").iterdir():
        if path.is_dir() and path.name != "__pycache__":
            assert f"`tests/{path.name}/" in tests
        elif path.suffix == ".py" and path.name != "__init__.py":
            assert f"{path.name}`" in tests


def test_the_kernel_is_small_and_knows_no_game() -> None:
    sources = {path.name: path.read_text(encoding="utf-8") for path in KERNEL.rglob("*.py")}
    games = {word for sheet in cothon.games() for word in sheet.key.split("_")}
    assert {"carthago", "guilds", "neptun"} <= games
    assert sum(text.count("\n") for text in sources.values()) < 700
    for name, text in sources.items():
        assert "cothon.games" not in text, name
        assert not [word for word in games if word in text.lower()], name


def test_rules_know_no_text_and_no_layer_above() -> None:
    rules = sorted((ROOT / "src" / "cothon" / "games").rglob("*.py"))
    assert any(path.parent.name == "effects" for path in rules), "folders within folders count"
    for path in rules:
        if path.name == "labels.py":  # what a board is labelled with, not a rule
            continue
        text = path.read_text(encoding="utf-8")
        for layer in ("words", "match", "bots", "lab", "terminal", "server", "cli"):
            assert f"cothon.{layer}" not in text, path


# A path that begins in the folder of some user, on any system; of this machine, see below.
SOMEBODYS = re.compile(r"(?<![\w.])(/(home|Users|export)/\w|[A-Za-z]:\\Users\\)")
TEXTS = {".md", ".py", ".ts", ".svelte", ".css", ".ftl", ".toml", ".json", ".js", ".mjs", ".html"}
TEXTS |= {".conf", ".service", ".timer", ".env", ".yaml", ".yml"}
EVERYWHERE = {"/", "/tmp", "/usr", "/var", "/opt", "/srv", "/mnt"}  # folders that say nothing
KEPT = ("src", "docs", "web", "tests", "examples", "deploy", "hooks", ".ci", ".github")


def folders_of_this_machine() -> list[str]:
    """Where the sources and the user are at home here, and all folders above them."""
    places = {Path.home(), ROOT, Path.cwd()}
    above = {folder for place in places for folder in (place, *place.parents)}
    return sorted(f"{folder}/" for folder in above if str(folder) not in EVERYWHERE)


def written() -> Iterator[tuple[Path, str]]:
    """Every text of the project."""
    for path in (*ROOT.iterdir(), *(path for kept in KEPT for path in (ROOT / kept).rglob("*"))):
        hidden = {"node_modules", "dist"} & set(path.parts)
        if path.is_file() and not hidden and (path.suffix in TEXTS or not path.suffix):
            yield path, path.read_text(encoding="utf-8")


def test_the_project_speaks_of_no_machine() -> None:
    here = folders_of_this_machine()
    seen = 0
    for path, text in written():
        seen += 1
        if path != Path(__file__):
            assert not SOMEBODYS.search(text), path
        for folder in here:
            assert not re.search(rf"(?<![\w./*}}]){re.escape(folder)}", text), (path, folder)
    assert seen > 300


def test_a_path_of_somebody_is_noticed() -> None:
    for path in ("see /home/hanno/cothon", '"/Users/dido/x"', "C:\\Users\\mago"):
        assert SOMEBODYS.search(path), path
    for path in ("~/.local/state", "docs/home/page", "https://example.org/home/x", "/api/tables"):
        assert not SOMEBODYS.search(path), path
