"""The difference between two values of JSON, as it is sent; docs/protocol.md describes it.

Either a list with the new value, or what differs below, by key or by index, with None for what is
gone. What is equal is left out. The browser applies it by `web/src/lib/delta.ts`.
"""

from __future__ import annotations

from typing import Any

Delta = dict[str, Any] | list[Any]


def delta(base: object, other: object) -> Delta:
    """What makes the other value of the first one; nothing, if they are equal."""
    if isinstance(base, dict) and isinstance(other, dict):
        return below(base, other) if keeps_order(base, other) else [other]
    if isinstance(base, list) and isinstance(other, list) and len(base) == len(other):
        return below(indexed(base), indexed(other))
    return {} if type(base) is type(other) and base == other else [other]


def below(base: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """What differs, by key."""
    found: dict[str, Any] = {}
    for key, value in base.items():
        change = delta(value, other[key]) if key in other else None
        if change != {}:
            found[key] = change
    return found | {key: [value] for key, value in other.items() if key not in base}


def keeps_order(base: dict[str, Any], other: dict[str, Any]) -> bool:
    """Do the keys stay in order, with new ones behind? Boards draw things in the order of keys."""
    kept = [key for key in base if key in other]
    return [*kept, *(key for key in other if key not in base)] == list(other)


def indexed(values: list[Any]) -> dict[str, Any]:
    """A list by its indices."""
    return {str(index): value for index, value in enumerate(values)}
