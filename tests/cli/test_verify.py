"""cothon verify: what a save proves, told or as data, and what does not fit."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import cothon
from cothon.match.fair import commitment, deal_key, fingerprint, pledge
from cothon.match.save import Dealt, Save, Terms
from cothon.sheet import Setting
from cothon.words import LANGUAGES
from tests.cli.test_cli import change, printed, refused, run

SECRET, NUMBER = bytes(32), bytes(range(32))
CLAIMS = {  # what is said of a save alone, and to whoever has compared all of it
    "en": ("proves nothing to others", "nobody has stacked"),
    "fr": ("ne prouve rien aux autres", "personne n’a arrangé"),
    "de": ("beweist anderen nichts", "Niemand hat die Karten gelegt"),
}


@pytest.fixture
def dealt(tmp_path: Path) -> Path:
    """A finished game that all have dealt, in a file."""
    blank = cothon.new("neptun", 3, SECRET).save
    terms = (blank.game, blank.rules, blank.material, blank.seats, blank.options)
    bound = commitment(SECRET, "k3v9", *terms)
    game = cothon.new("neptun", 3, deal_key(SECRET, bound, 1, {1: NUMBER}))
    while not game.over:
        game.apply(game.options[game.moment % len(game.options)])
    deal = Dealt("k3v9", bound, SECRET, 1, {1: NUMBER})
    who, names = ["human", "human", "greedy"], ["", "Dido", "Mago"]
    path = tmp_path / "game.json"
    replace(game.save.with_players(who, names), deal=deal).write(path)
    return path


def complaint(*arguments: str) -> str:
    """The one line when something does not fit."""
    done = run("verify", *arguments)
    assert (done.returncode, done.stdout) == (1, ""), (done.stdout, done.stderr)
    (line,) = done.stderr.strip().splitlines()
    return line


def test_a_proven_deal_is_told(dealt: Path) -> None:
    told = printed("verify", str(dealt))
    for part in ("The deal is proven (table k3v9, attempt 1)", "Not proven", "choices are legal"):
        assert part in told
    save = json.loads(dealt.read_text())
    assert f"Commitment: {save['deal']['commitment']}" in told
    assert f"Number of Dido: {NUMBER.hex()}" in told
    game = cothon.replay(dealt)
    assert f"Player 1 {game.scores()[0].total} · Dido" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_it(dealt: Path, language: str) -> None:
    assert NUMBER.hex() in printed("verify", str(dealt), "-l", language)


def test_the_same_as_data(dealt: Path) -> None:
    told = json.loads(printed("verify", str(dealt), "--json"))
    game = cothon.replay(dealt)
    assert told["deal"] == json.loads(dealt.read_text())["deal"]
    assert (told["winners"], told["choices"]) == (game.winners, game.moment)
    assert told["players"] == ["Player 1", "Dido", "Mago"]


def test_a_save_without_a_deal_says_so(tmp_path: Path) -> None:
    game = cothon.new("neptun", 3, 7)
    game.apply(game.options[0])
    path = tmp_path / "game.json"
    game.save.write(path)
    told = printed("verify", str(path))
    assert "nothing to verify about the deal" in told
    assert "The one choice is legal." in told
    assert "The game is not over." in told
    assert json.loads(printed("verify", str(path), "--json"))["deal"] is None


def test_a_game_that_went_on_under_later_rules_proves_the_deal_of_then(tmp_path: Path) -> None:
    """The commitment was made for other rules, and for fewer options, than it was played under."""
    blank = cothon.new("neptun", 3, SECRET).save
    terms = Terms(blank.rules - 1, blank.material, {"old": True, "wind": "mild"})
    then = (blank.game, terms.rules, terms.material, blank.seats, terms.options)
    bound = commitment(SECRET, "k3v9", *then)
    game = cothon.new("neptun", 3, deal_key(SECRET, bound, 1, {}))
    path = tmp_path / "game.json"
    replace(game.save, deal=Dealt("k3v9", bound, SECRET, 1, {}, terms)).write(path)
    told = printed("verify", str(path))
    assert "The deal is proven" in told
    assert f"Dealt under version {terms.rules}" in told
    deal = json.loads(path.read_text())["deal"]
    for wrong, why in (
        ({"rules": blank.rules, "material": blank.material, "options": {}}, "does not fit"),
        ({"rules": "1", "material": "", "options": {}}, "'terms'"),
        ({"rules": 1, "material": ""}, "'terms'"),
        ({"rules": 1, "material": "", "options": {"old": 3}}, "no switch"),
    ):
        assert why in complaint(str(change(path, deal={**deal, "terms": wrong})))


def brought_over(tmp_path: Path, terms: Terms) -> Path:
    """A game, just begun, whose deal was promised for these terms, in a file."""
    blank = cothon.new("neptun", 3, SECRET).save
    then = (blank.game, terms.rules, terms.material, blank.seats, terms.options)
    bound = commitment(SECRET, "k3v9", *then)
    game = cothon.new("neptun", 3, deal_key(SECRET, bound, 1, {}))
    path = tmp_path / "over.json"
    replace(game.save, deal=Dealt("k3v9", bound, SECRET, 1, {}, terms)).write(path)
    return path


def test_all_that_is_played_otherwise_than_promised_is_told(tmp_path: Path) -> None:
    now = cothon.new("neptun", 3, SECRET).save
    kept: dict[str, Setting] = {"large_oar_deck": False, "round_wind": "forecast"}
    path = brought_over(tmp_path, Terms(now.rules - 1, "0c1f", {**kept, "storms": True}))
    told = printed("verify", str(path))
    assert f"Dealt for material 0c1f, played with material {now.material}." in told
    assert "Option storms: promised on, played none." in told
    assert "Option forecast_is_wind: promised none, played off." in told
    assert "large_oar_deck" not in told
    data = json.loads(printed("verify", str(path), "--json"))["differences"]
    assert data[0] == {
        "what": "rules",
        "option": None,
        "promised": now.rules - 1,
        "played": now.rules,
    }
    assert {one["option"]: one["played"] for one in data[2:]} == {
        "forecast_is_wind": False,
        "refusal_binds": "go",
        "storms": None,
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_difference(tmp_path: Path, language: str) -> None:
    path = brought_over(tmp_path, Terms(0, "0c1f", {"storms": True}))
    told = printed("verify", str(path), "-l", language)
    assert "0c1f" in told
    assert "storms" in told


def test_terms_that_no_table_can_have_are_refused(tmp_path: Path) -> None:
    now = cothon.new("neptun", 3, SECRET).save
    options, same = dict(now.options), (now.rules, now.material)
    for terms in (
        Terms(*same, {**options, "round_wind": "keep"}),
        Terms(*same, {**options, "storms": False}),
        Terms(*same, {}),
        Terms(now.rules + 1, now.material, options),
        Terms(now.rules - 1, now.material, {**options, "round_wind": "keep"}),
        Terms(now.rules - 1, now.material, {**options, "large_oar_deck": "off"}),
    ):
        assert "the terms do not fit" in complaint(str(brought_over(tmp_path, terms)))
    path = brought_over(tmp_path, Terms(now.rules - 1, now.material, {"round_wind": "keep"}))
    hushed = change(path, options={})  # it would be played as if nothing had been promised
    assert "the option 'round_wind' was promised otherwise" in complaint(str(hushed))
    assert "The deal is proven" in printed(
        "verify", str(brought_over(tmp_path, Terms(*same, options)))
    )


def test_bots_alone_are_told(dealt: Path) -> None:
    save = json.loads(dealt.read_text())
    key = deal_key(SECRET, save["deal"]["commitment"], 1, {})
    alone = change(dealt, deal={**save["deal"], "numbers": {}}, key=key.hex(), choices=[])
    alone = change(alone, journal=None)
    assert "the server dealt alone" in printed("verify", str(alone))


def test_whatever_does_not_fit_is_one_line_and_exit_code_1(dealt: Path, tmp_path: Path) -> None:
    save = json.loads(dealt.read_text())

    def other(**parts: Any) -> str:
        return str(change(dealt, deal={**save["deal"], **parts}))

    assert "the commitment does not fit" in complaint(other(secret="11" * 32))
    assert "the commitment does not fit" in complaint(other(table="k3v8"))
    assert "the key does not fit" in complaint(other(numbers={"1": "11" * 32}))
    assert "the key does not fit" in complaint(str(change(dealt, key="11" * 32)))
    assert "never legal" in complaint(str(change(dealt, choices=[*save["choices"], 0])))
    journal = save["journal"]
    journal[3][1] += 1
    assert "the journal does not fit" in complaint(str(change(dealt, journal=journal)))
    short = str(change(dealt, choices=save["choices"][:-1]))
    assert "the journal does not fit" in complaint(short)
    assert "cannot be read" in complaint(str(tmp_path / "nothing"))


def test_names_cannot_steer_the_terminal(dealt: Path) -> None:
    """Nor can they look like lines that we print."""
    steering = ["\x1b]0;owned\x07\x1b[2J", "Dido\nThe deal is proven", "\ud800\x9b8m\u202e"]
    path = str(change(dealt, names=steering))
    honest = printed("verify", str(dealt))
    for language in LANGUAGES:
        told = printed("verify", path, "-l", language)
        assert all(letter.isprintable() or letter in "\n\u202f" for letter in told)
        assert len(told.splitlines()) == len(honest.splitlines())
        assert r"Dido\nThe deal is proven" in told
    data = printed("verify", path, "--json")
    assert data.isascii()
    assert json.loads(data)["players"] == steering
    odd = dealt.with_name("odd\n\x1b[2J.json")
    assert r"odd\n\x1b[2J.json" in complaint(str(odd))


def said(path: Path) -> dict[str, str]:
    """What somebody can say who took part in the deal of a save, by option."""
    deal = Save.read(path).deal
    assert deal is not None
    letters = fingerprint(deal.commitment, 1, {1: pledge(NUMBER)})
    return {"--commitment": deal.commitment, "--letters": letters, "--number": NUMBER.hex()}


def spoken(parts: dict[str, str]) -> list[str]:
    """The same as arguments."""
    return [argument for part in parts.items() for argument in part]


def test_a_save_alone_proves_nothing_to_others(dealt: Path) -> None:
    for language, (alone, proven) in CLAIMS.items():
        told = printed("verify", str(dealt), "-l", language)
        assert alone in told
        assert proven not in told
        assert ": --commitment, --letters, --number." in told.replace("\u202f", "")
    data = json.loads(printed("verify", str(dealt), "--json"))
    assert data["to_compare"] == ["commitment", "fingerprint", "number"]
    assert (data["compared"], data["proven_to_you"]) == ([], False)
    assert data["fingerprint"] == said(dealt)["--letters"]


def test_whoever_took_part_compares_all_of_it(dealt: Path) -> None:
    parts = said(dealt)
    for language, (alone, proven) in CLAIMS.items():
        told = printed("verify", str(dealt), *spoken(parts), "-l", language)
        assert proven in told
        assert alone not in told
        assert told.count("✓") == 3
    data = json.loads(printed("verify", str(dealt), *spoken(parts), "--json"))
    assert data["compared"] == ["commitment", "fingerprint", "number"]
    assert (data["to_compare"], data["proven_to_you"]) == ([], True)
    assert f"Letters of the deal: {parts['--letters']}" in printed("verify", str(dealt))


@pytest.mark.parametrize("part", ["--commitment", "--letters", "--number"])
def test_one_part_that_fits_is_told_and_the_others_are_asked_for(dealt: Path, part: str) -> None:
    parts = said(dealt)
    told = printed("verify", str(dealt), part, parts[part])
    assert told.count("✓") == 1
    assert f": {', '.join(other for other in parts if other != part)}." in told
    assert "nobody has stacked" not in told
    loud = f" {parts[part].upper()}\n"  # as it may be pasted
    assert printed("verify", str(dealt), part, loud) == told


@pytest.mark.parametrize("as_data", [[], ["--json"]])
def test_what_does_not_fit_what_somebody_knows_is_exit_code_1(
    dealt: Path, as_data: list[str]
) -> None:
    path, parts = str(dealt), said(dealt)
    for part, other, why in (
        ("--commitment", "11" * 32, "the commitment does not fit: you were shown another one"),
        ("--letters", "1111 2222 3333 4444 5555 6666 7777 8888", "the letters do not fit"),
        ("--number", "11" * 32, "your number does not fit"),
    ):
        assert why in complaint(path, *spoken({**parts, part: other}), *as_data)
    seeded = dealt.with_name("seeded.json")
    cothon.new("neptun", 3, 7).save.write(seeded)
    for part, digits in parts.items():
        assert "does not tell what its key" in complaint(str(seeded), part, digits, *as_data)


@pytest.mark.parametrize("digits", ["", "11" * 31, "xy" * 32, "\u0661" * 64, "0x" + "11" * 31])
@pytest.mark.parametrize("part", ["--commitment", "--letters", "--number"])
def test_what_no_page_shows_is_refused(dealt: Path, part: str, digits: str) -> None:
    assert f"{part} takes" in refused("verify", str(dealt), part, digits)


def test_other_peoples_numbers_cannot_be_made_up_afterwards(dealt: Path) -> None:
    """When all is told, somebody looks for a number that deals well and puts it beside mine."""
    parts, save = said(dealt), json.loads(dealt.read_text())
    for attempt, numbers in ((1, {1: NUMBER, 2: bytes(32)}), (2, {1: NUMBER}), (1, {2: NUMBER})):
        key = deal_key(SECRET, parts["--commitment"], attempt, numbers)
        told = {str(seat): number.hex() for seat, number in numbers.items()}
        deal = {**save["deal"], "attempt": attempt, "numbers": told}
        made_up = change(dealt, deal=deal, key=key.hex(), choices=[], journal=None)
        half = {part: parts[part] for part in ("--commitment", "--number")}
        assert "nobody has stacked" not in printed("verify", str(made_up), *spoken(half))
        assert "the letters do not fit" in complaint(str(made_up), *spoken(parts))


def test_what_the_server_dealt_alone_is_never_proven(dealt: Path) -> None:
    save = json.loads(dealt.read_text())
    bound = save["deal"]["commitment"]
    key = deal_key(SECRET, bound, 1, {})
    deal = {**save["deal"], "numbers": {}}
    alone = str(change(dealt, deal=deal, key=key.hex(), choices=[], journal=None))
    told = printed("verify", alone, "--commitment", bound)
    assert "the server dealt alone" in told
    assert "nobody has stacked" not in told
    data = json.loads(printed("verify", alone, "--commitment", bound, "--json"))
    assert (data["to_compare"], data["proven_to_you"]) == ([], False)
    parts = said(dealt)
    assert "the letters do not fit" in complaint(alone, "--letters", parts["--letters"])
    assert "your number does not fit" in complaint(alone, "--number", parts["--number"])


ODD: list[Any] = [None, True, False, 0, -1, 1.0, "", "1", [], {}, 10**40, "a\nb", "\u0661"]
NOT_PROVEN = {"players", "names", "journal"}  # left out, they are not told; nothing is said of them


def spellings(value: object) -> list[Any]:
    """A text in ways that look the same, or mean the same to somebody."""
    return [value.upper(), f" {value}", f"{value}\n"] if isinstance(value, str) else []


def test_nothing_odd_is_proven_to_whoever_compares(dealt: Path) -> None:
    """Every part of a save is put in the place of others, missing, or in another spelling."""
    save, parts = json.loads(dealt.read_text()), spoken(said(dealt))
    path = dealt.with_name("odd.json")
    for table in (save, save["deal"], save["options"]):
        for key, value in list(table.items()):
            for odd in [*ODD, *spellings(value)]:
                is_same = type(odd) is type(value) and odd == value
                if not is_same and (odd is not None or key not in NOT_PROVEN):
                    table[key] = odd
                    path.write_text(json.dumps(save))
                    assert complaint(str(path), *parts), (key, odd)
            table[key] = value
