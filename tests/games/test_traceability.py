"""Every rule id of a rules page is cited by the code that carries it out and by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cothon
from tests.rules_page import printed_table, rule_ids, scenario_ids, section

ROOT = Path(__file__).parent.parent.parent
TOKEN = re.compile(
    r"\b(?P<stem>[A-Z]+(?:-[A-Z]+\d*)*)-(?P<number>\d+)(?P<letter>[a-z]?)\b"
    r"|(?P<link>, | to )-(?P<more>\d+)(?P<more_letter>[a-z]?)\b"
    r"|\b(?P<plain>[A-Z]+(?:-[A-Z]+)+)\b(?!-)"
)
GAMES = [sheet.key for sheet in cothon.games()]


def cited_ids(folder: Path) -> set[str]:
    """All ids cited in the Python files of a folder, also as "PC-A-1 to -3" and "PC-A-1, -2"."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        stem, last, end = "", "", 0
        text = re.sub(r"\s+", " ", path.read_text(encoding="utf-8"))
        for token in TOKEN.finditer(text):
            if token["link"] and token.start() != end:  # numbers of code, as in range(9, -1, -1)
                continue
            end = token.end()
            if token["plain"]:
                found.add(token["plain"])
                continue
            if token["link"] == " to ":
                found |= {f"{stem}-{number}" for number in between(last, token["more"])}
            stem = token["stem"] or stem
            last = token["number"] or token["more"]
            found.add(f"{stem}-{last}{token['letter'] or token['more_letter'] or ''}")
    return found


def between(first: str, last: str) -> list[str]:
    """The numbers between two, with as many zeros in front as the first one has."""
    width = len(first) if first.startswith("0") else 1
    return [f"{number:0{width}}" for number in range(int(first) + 1, int(last))]


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


@pytest.mark.parametrize("sheet", cothon.games(), ids=GAMES)
def test_every_reason_names_a_rule(sheet: cothon.Sheet) -> None:
    assert {reason.rule for reason in sheet.reasons.values()} <= rule_ids(sheet.key)


def test_citations_are_understood(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text('"""Text. [PC-A-1 to -3, -5, EC-7]"""')
    (tmp_path / "folder" / "within").mkdir(parents=True)
    (tmp_path / "folder" / "within" / "b.py").write_text('"""More. [PC-B-2, -4]"""')
    expected = {"PC-A-1", "PC-A-2", "PC-A-3", "PC-A-5", "EC-7", "PC-B-2", "PC-B-4"}
    assert cited_ids(tmp_path) == expected


def test_numbers_of_code_are_no_citations(tmp_path: Path) -> None:
    """Only what follows a citation at once goes on with it."""
    (tmp_path / "a.py").write_text("# [E-53]\nfor place in range(9, -1, -1):\n")
    assert cited_ids(tmp_path) == {"E-53"}


def test_citations_with_zeros_letters_and_no_number_are_understood(tmp_path: Path) -> None:
    text = "[MC-A-B-8 to -10, E-08 to -10, -12, TC-07, -07b, TC-01b, MC-A-MERC, MC-A-MERC-1]"
    (tmp_path / "a.py").write_text(f'"""Text. {text}"""')
    expected = "MC-A-B-8 MC-A-B-9 MC-A-B-10 E-08 E-09 E-10 E-12 TC-07 TC-07b TC-01b MC-A-MERC"
    assert cited_ids(tmp_path) == {*expected.split(), "MC-A-MERC-1"}


# The page of Merchants Cove lists rules with asterisks and numbers rulings E-nn.
COVE = "merchants_cove"


def test_the_page_of_merchants_cove_is_read() -> None:
    rules = {rule for rule in rule_ids(COVE) if rule.startswith("MC-")}
    assert len(rules) == 285
    assert {"MC-GEN-1", "MC-TURN-1a", "MC-ALCH-BREW-10", "MC-CAPT-MERC", "MC-PEDDLER-41"} <= rules
    assert rule_ids(COVE) - rules == {f"E-{number:02}" for number in range(1, 106)}
    assert len(scenario_ids(COVE)) == 49
    assert {"TC-01", "TC-07", "TC-07b", "TC-66"} <= scenario_ids(COVE)
    assert section(COVE, "7.12").startswith("7.12 Peddler [D-12]")
    assert "Test cases" not in section(COVE, "7.12"), "it ends where the chapter does"
    head, costs = printed_table(COVE, "7.4")
    assert (head[0], costs) == ("Slot", ["cost", "2h + 1c", "2h", "1h + 1c", "1h"])
