"""The difference between two values, as it is sent."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import cothon
from cothon.server.delta import Delta, delta, delta_beside
from cothon.server.render import encode
from tests.luck import dice

PLAIN = st.none() | st.booleans() | st.integers(-3, 3) | st.text("abc", max_size=2)
VALUES = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abcd", max_size=1), inner),
    max_leaves=12,
)


def patched(base: Any, change: Delta) -> Any:
    """What a difference makes of a value, as the browser applies it."""
    if isinstance(change, list):
        return change[0]
    if not change:
        return base
    parts = {str(n): part for n, part in enumerate(base)} if isinstance(base, list) else {**base}
    for key, part in change.items():
        if part is None:
            del parts[key]
        else:
            parts[key] = patched(parts.get(key), part)
    return list(parts.values()) if isinstance(base, list) else parts


@given(VALUES, VALUES)
def test_a_difference_makes_one_value_of_the_other_in_the_same_order(base: Any, other: Any) -> None:
    before = encode(base)
    assert encode(patched(base, delta(base, other))) == encode(other)
    assert encode(base) == before


@given(VALUES)
def test_equal_values_have_no_difference(value: Any) -> None:
    assert delta(value, value) == {}


@given(st.lists(VALUES, min_size=1, max_size=3), st.data())
def test_a_difference_beside_a_known_one_is_the_same(pool: list[Any], data: st.DataObject) -> None:
    """Values put together from the same things share them, as views of one table do."""
    part = st.sampled_from(pool) | PLAIN
    whole = st.fixed_dictionaries({"a": part, "b": st.lists(part, max_size=2)}) | part
    base, other, base_0, other_0 = (data.draw(whole) for _ in range(4))
    known = delta(base_0, other_0)
    assert encode(delta_beside(base, other, base_0, other_0, known)) == encode(delta(base, other))


def test_only_what_differs_is_told() -> None:
    base = {"gold": 3, "stall": [1, 2, 3], "boats": [{"at": "sea"}, {"at": "sea"}], "gone": 0}
    other = {"gold": 3, "stall": [1, 2], "boats": [{"at": "sea"}, {"at": None}], "new": 1}
    assert delta(base, other) == {
        "gone": None,
        "stall": [[1, 2]],
        "boats": {"1": {"at": [None]}},
        "new": [1],
    }


def test_one_and_yes_are_not_the_same() -> None:
    assert delta({"a": 1}, {"a": True}) == {"a": [True]}


def test_keys_that_would_come_out_of_order_are_told_anew() -> None:
    assert delta({"a": {"y": 1}}, {"a": {"x": 1, "y": 1}}) == {"a": [{"x": 1, "y": 1}]}


def test_between_two_moments_of_a_game_it_is_small() -> None:
    luck = dice(1)
    game = cothon.new("merchants_cove", 2, 5)
    for _ in range(60):
        before = game.table(0)
        game.apply(luck.choice(game.options))
        change = delta(before, game.table(0))
        assert encode(patched(before, change)) == encode(game.table(0))
        assert len(encode(change)) < len(encode(before))
