"""Every rule id of a rules page is cited by the code that carries it out and by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cothon

ROOT = Path(__file__).parent.parent.parent
TOKEN = re.compile(r"(?P<full>\b[A-Z]+(?:-[A-Z]+\d*)*-\d+)\b|(?P<link>, | to )-(?P<more>\d+)\b")
GAMES = [sheet.key for sheet in cothon.games()]


def rule_ids(key: str) -> set[str]:
    """The ids that the rules page defines: rules in bold, rulings in their tables."""
    page = (ROOT / "docs" / "rules" / f"{key}.md").read_text(encoding="utf-8")
    rules = set(re.findall(r"^- \*\*([A-Z]+(?:-[A-Z]+\d*)*-\d+)\*\*", page, re.MULTILINE))
    rulings = set(re.findall(r"^\| ((?:EC|AMB)-\d+) \|", page, re.MULTILINE))
    return rules | rulings


def scenario_ids(key: str) -> set[str]:
    """The worked examples and scenarios of the rules page, listed or in tables."""
    page = (ROOT / "docs" / "rules" / f"{key}.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^- \*\*(TC-(?:EX-)?\d+)\b", page, re.MULTILINE))
    return listed | set(re.findall(r"^\| ((?:EX|T|SC)-\d+)\b", page, re.MULTILINE))


def cited_ids(folder: Path) -> set[str]:
    """All ids cited in the Python files of a folder, also as "PC-A-1 to -3" and "PC-A-1, -2"."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        stem, last = "", 0
        text = re.sub(r"\s+", " ", path.read_text(encoding="utf-8"))
        for token in TOKEN.finditer(text):
            if token["full"]:
                stem, _, number = token["full"].rpartition("-")
                last = int(number)
                found.add(token["full"])
                continue
            number = int(token["more"])
            first = last + 1 if token["link"] == " to " else number
            found |= {f"{stem}-{n}" for n in range(first, number + 1)}
            last = number
    return found


@pytest.mark.parametrize("key", GAMES)
def test_the_page_has_rules(key: str) -> None:
    assert len(rule_ids(key)) > 100
    assert len(scenario_ids(key)) > 20


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_is_cited_by_code(key: str) -> None:
    assert sorted(rule_ids(key) - cited_ids(ROOT / "src" / "cothon" / "games" / key)) == []


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_and_scenario_is_cited_by_a_test(key: str) -> None:
    wanted = rule_ids(key) | scenario_ids(key)
    assert sorted(wanted - cited_ids(ROOT / "tests" / "games" / key)) == []


@pytest.mark.parametrize("key", GAMES)
def test_code_and_tests_cite_only_what_exists(key: str) -> None:
    cited = cited_ids(ROOT / "src" / "cothon" / "games" / key) | cited_ids(
        ROOT / "tests" / "games" / key
    )
    stems = {rule.rpartition("-")[0] for rule in rule_ids(key) | scenario_ids(key)}
    ours = {rule for rule in cited if rule.rpartition("-")[0] in stems}
    assert sorted(ours - rule_ids(key) - scenario_ids(key)) == []


def test_citations_are_understood(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text('"""Text. [PC-A-1 to -3, -5, EC-7]"""')
    (tmp_path / "folder" / "within").mkdir(parents=True)
    (tmp_path / "folder" / "within" / "b.py").write_text('"""More. [PC-B-2, -4]"""')
    expected = {"PC-A-1", "PC-A-2", "PC-A-3", "PC-A-5", "EC-7", "PC-B-2", "PC-B-4"}
    assert cited_ids(tmp_path) == expected
