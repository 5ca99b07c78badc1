"""A deal that all make together: what binds whom, what a save proves, and what is noticed."""

from __future__ import annotations

import hashlib
import hmac
import json
from dataclasses import replace
from typing import Any

import pytest

import cothon
from cothon.kernel.errors import BadSave
from cothon.match.fair import check, commitment, deal_key, fingerprint, pledge
from cothon.match.game import begin, new_save, read_material
from cothon.match.save import Dealt, Save

SECRET, NUMBER, OTHER = bytes(32), bytes(range(32)), bytes([255] * 32)
NAMES = ("table", "game", "rules", "material", "seats")
TERMS = ("k3v9", "neptun", 2, "0c1f", 3)


def dealt(numbers: dict[int, bytes], choices: int = 5) -> Save:
    """The save of a game that was dealt by a secret and these numbers."""
    material = read_material("neptun", None)
    blank = begin(new_save("neptun", material, 3, SECRET, {}), material).save
    bound = commitment(
        SECRET, "k3v9", blank.game, blank.rules, blank.material, blank.seats, blank.options
    )
    game = cothon.new("neptun", 3, deal_key(SECRET, bound, 1, numbers))
    for _ in range(choices):
        game.apply(game.options[0])
    return replace(game.save, deal=Dealt("k3v9", bound, SECRET, 1, numbers))


def test_what_is_hashed_is_what_the_page_says() -> None:
    """With the plain tools of the library, as anybody else would do it."""
    bound = commitment(SECRET, *TERMS, {"wind": "keep", "a": True, "b": False})
    lines = ["cothon-deal-1", "k3v9", "neptun", "2", "0c1f", "3", "a=on", "b=off", "wind=keep"]
    assert bound == hashlib.sha256("\n".join([*lines, "00" * 32]).encode()).hexdigest()
    text = f"cothon-number-1\n{NUMBER.hex()}"
    assert pledge(NUMBER) == hashlib.sha256(text.encode()).hexdigest()
    pledges = {2: pledge(OTHER), 0: pledge(NUMBER)}
    text = f"cothon-pledges-1\n{bound}\n1\n0 {pledges[0]}\n2 {pledges[2]}"
    digits = hashlib.sha256(text.encode()).hexdigest()
    assert fingerprint(bound, 1, pledges).split(" ") == [digits[i : i + 4] for i in range(0, 32, 4)]
    text = f"cothon-key-1\n{bound}\n1\n0 {NUMBER.hex()}\n2 {OTHER.hex()}"
    key = hmac.new(SECRET, text.encode(), "sha256").digest()
    assert deal_key(SECRET, bound, 1, {2: OTHER, 0: NUMBER}) == key


def test_everything_counts() -> None:
    """Another secret, table, game, option, attempt, seat or number is another deal."""
    terms: dict[str, Any] = dict(zip(NAMES, TERMS, strict=True), options={"a": True})
    others = {"table": "k3v8", "game": "toll", "rules": 3, "material": "0c1e", "seats": 4}
    changes: list[dict[str, Any]] = [{}, {"options": {"a": False}}]
    changes += [{name: other} for name, other in others.items()]
    found = {commitment(SECRET, **{**terms, **change}) for change in changes}
    found.add(commitment(OTHER, **terms))
    assert len(found) == len(changes) + 1
    bound = commitment(SECRET, **terms)
    keys = {
        deal_key(SECRET, bound, 1, {0: NUMBER}),
        deal_key(OTHER, bound, 1, {0: NUMBER}),
        deal_key(SECRET, bound, 2, {0: NUMBER}),
        deal_key(SECRET, bound, 1, {1: NUMBER}),
        deal_key(SECRET, bound, 1, {0: OTHER}),
        deal_key(SECRET, bound, 1, {}),
    }
    assert len(keys) == 6


def test_a_save_carries_its_deal_and_proves_it() -> None:
    save = dealt({0: NUMBER, 2: OTHER})
    again = Save.from_json(save.to_json())
    assert again == save
    check(again)
    assert json.loads(save.to_json())["deal"] == {
        "table": "k3v9",
        "commitment": save.deal and save.deal.commitment,
        "secret": SECRET.hex(),
        "attempt": 1,
        "numbers": {"0": NUMBER.hex(), "2": OTHER.hex()},
    }
    check(dealt({}))  # only bots: the secret alone


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"secret": OTHER}, "commitment"),
        ({"table": "k3v8"}, "commitment"),
        ({"commitment": "00" * 32}, "commitment"),
        ({"attempt": 2}, "key"),
        ({"numbers": {0: OTHER}}, "key"),
        ({"numbers": {}}, "key"),
    ],
)
def test_what_does_not_fit_is_named(changed: dict[str, Any], reason: str) -> None:
    save = dealt({0: NUMBER})
    assert save.deal is not None
    with pytest.raises(BadSave, match=f"the {reason} does not fit"):
        check(replace(save, deal=replace(save.deal, **changed)))


def test_other_terms_do_not_fit() -> None:
    save = dealt({0: NUMBER})
    for other in (
        replace(save, options={**save.options, "more": True}),
        replace(save, seats=4),
        replace(save, rules=save.rules + 1),
    ):
        with pytest.raises(BadSave, match="the commitment does not fit"):
            check(other)
    with pytest.raises(BadSave, match="the key does not fit"):
        check(replace(save, seed=OTHER))
    with pytest.raises(BadSave, match="began from a position"):
        check(replace(save, position={"players": []}))
    with pytest.raises(BadSave, match="does not tell"):
        check(replace(save, deal=None))


@pytest.mark.parametrize(
    "changed",
    [
        {"table": 7},
        {"attempt": 0},
        {"attempt": True},
        {"attempt": "1"},
        {"secret": "00" * 31},
        {"secret": "xy" * 32},
        {"secret": "00" * 31 + "0A"},
        {"commitment": None},
        {"numbers": []},
        {"numbers": {"3": "00" * 32}},
        {"numbers": {"00": "00" * 32}},
        {"numbers": {"0": "00" * 16}},
        {"numbers": {"0": " " + "00" * 32}},
        {"numbers": {"\u0660": "00" * 32}},
        {"numbers": {"-1": "00" * 32}},
        {"secret": "\u0660" * 64},
        {"secret": "00" * 31 + "0\n"},
        {"attempt": 2**31},
        {"attempt": 1.0},
        {"more": 1},
    ],
)
def test_a_damaged_deal_is_refused(changed: dict[str, Any]) -> None:
    fields = json.loads(dealt({0: NUMBER}).to_json())
    fields["deal"] |= changed
    with pytest.raises(BadSave, match="damaged save"):
        Save.from_json(json.dumps(fields))


def test_a_deal_needs_a_key_and_all_its_parts() -> None:
    fields = json.loads(dealt({0: NUMBER}).to_json())
    without = {key: part for key, part in fields["deal"].items() if key != "secret"}
    with pytest.raises(BadSave, match="does not hold just"):
        Save.from_json(json.dumps({**fields, "deal": without}))
    seeded = json.loads(cothon.new("neptun", 3, 7).save.to_json())
    with pytest.raises(BadSave, match="a 'seed' and a 'deal'"):
        Save.from_json(json.dumps({**seeded, "deal": fields["deal"]}))


NOT_ONE_LINE = ["k3v9\nneptun", "k3v9\r", "k3\u2028v9", "\x1b[2Jk3v9", "k3\u202ev9", "\ud800"]


@pytest.mark.parametrize("text", NOT_ONE_LINE)
def test_what_is_hashed_as_a_line_is_one(text: str) -> None:
    """Else a commitment to one thing could be shown as a commitment to another."""
    fields = json.loads(dealt({0: NUMBER}).to_json())
    terms = {"rules": 1, "material": "", "options": {}}
    for changed in (
        {"game": text},
        {"material": text},
        {"options": {"round_wind": text}},
        {"options": {text: True}},
        {"deal": {**fields["deal"], "table": text}},
        {"deal": {**fields["deal"], "terms": {**terms, "material": text}}},
        {"deal": {**fields["deal"], "terms": {**terms, "options": {"wind": text}}}},
        {"deal": {**fields["deal"], "terms": {**terms, "options": {text: "mild"}}}},
    ):
        with pytest.raises(BadSave, match="damaged save"):
            Save.from_json(json.dumps({**fields, **changed}))


def test_two_things_to_be_dealt_never_have_the_same_commitment() -> None:
    for table, game, options in (
        ("k3v9\nneptun", "neptun", {}),
        ("k3v9", "neptun\n2", {}),
        ("k3v9", "neptun", {"wind": "mild\nsea=rough"}),
        ("k3v9", "neptun", {"sea=rough\nwind": "mild"}),
    ):
        with pytest.raises(BadSave, match="not one line"):
            commitment(SECRET, table, game, 2, "0c1f", 3, options)
    fields = json.loads(dealt({0: NUMBER}).to_json())
    with pytest.raises(BadSave, match="no option is called 'wind=mild'"):
        Save.from_json(json.dumps({**fields, "options": {"wind=mild": "still"}}))


def test_what_is_told_twice_is_refused() -> None:
    """Two readers could take two different ones for the truth."""
    text = dealt({0: NUMBER}).to_json()
    for one in ('"attempt": 1', '"seats": 3', f'"0": "{NUMBER.hex()}"'):
        assert one in text
        with pytest.raises(BadSave, match="is told twice"):
            Save.from_json(text.replace(one, f"{one}, {one}"))
