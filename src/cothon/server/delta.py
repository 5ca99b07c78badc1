"""The difference between two values of JSON, as it is sent; docs/protocol.md describes it.

Either a list with the new value, or what differs below, by key or by index, with None for what is
gone. What is equal is left out. The browser applies it by `web/src/lib/delta.ts`.

Compiled: every beat is compared with the view that follows it, through all eyes. Nearly all of a
view is equal, and much of it the same thing: that is asked first.
"""

from __future__ import annotations

from typing import Any, Final

Delta = dict[str, Any] | list[Any]
SAME: Final[Delta] = {}  # one for all that is equal: nobody writes into it


def delta(base: object, other: object) -> Delta:
    """What makes the other value of the first one; nothing, if they are equal."""
    if base is other:
        return SAME
    if isinstance(base, dict) and isinstance(other, dict):
        return by_key(base, other)
    if isinstance(base, list) and isinstance(other, list) and len(base) == len(other):
        return by_index(base, other)
    return SAME if type(base) is type(other) and base == other else [other]


def by_key(base: dict[str, Any], other: dict[str, Any]) -> Delta:
    """What differs, by key; all of it if keys would come out of order."""
    if list(base) != list(other):
        return by_changed_key(base, other) if keeps_order(base, other) else [other]
    found: dict[str, Any] = {}
    for key, value in base.items():
        now = other[key]
        if value is not now:
            change = delta(value, now)
            if change:
                found[key] = change
    return found


def by_changed_key(base: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """What differs, where keys go or come behind the others."""
    found: dict[str, Any] = {}
    for key, value in base.items():
        change = delta(value, other[key]) if key in other else None
        if change != {}:
            found[key] = change
    for key, value in other.items():
        if key not in base:
            found[key] = [value]
    return found


def by_index(base: list[Any], other: list[Any]) -> dict[str, Any]:
    """What differs in lists of the same length, by index."""
    found: dict[str, Any] = {}
    for index in range(len(base)):
        value, now = base[index], other[index]
        if value is not now:
            change = delta(value, now)
            if change:
                found[str(index)] = change
    return found


def delta_beside(
    base: object, other: object, base_0: object, other_0: object, known: Delta
) -> Delta:
    """The same, if the difference between two others is known: what they share with these two

    is not compared again. Views of one table through several eyes share nearly everything.
    """
    if base is base_0 and other is other_0:
        return known
    if (
        isinstance(base, dict)
        and isinstance(other, dict)
        and isinstance(base_0, dict)
        and isinstance(other_0, dict)
        and isinstance(known, dict)
        and list(base) == list(other) == list(base_0) == list(other_0)
    ):
        found: dict[str, Any] = {}
        for key, value in base.items():
            change = delta_beside(
                value, other[key], base_0[key], other_0[key], known.get(key, SAME)
            )
            if change:
                found[key] = change
        return found
    if (
        isinstance(base, list)
        and isinstance(other, list)
        and isinstance(base_0, list)
        and isinstance(other_0, list)
        and isinstance(known, dict)
        and len(base) == len(other) == len(base_0) == len(other_0)
    ):
        found = {}
        for index in range(len(base)):
            number = str(index)
            change = delta_beside(
                base[index], other[index], base_0[index], other_0[index], known.get(number, SAME)
            )
            if change:
                found[number] = change
        return found
    return delta(base, other)


def keeps_order(base: dict[str, Any], other: dict[str, Any]) -> bool:
    """Do the keys stay in order, with new ones behind? Boards draw things in the order of keys."""
    kept = [key for key in base if key in other]
    return [*kept, *[key for key in other if key not in base]] == list(other)
