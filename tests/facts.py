"""Every fact of a state, for comparing: fields come from the classes, compiled or not."""

from __future__ import annotations

from types import NoneType
from typing import Any

FIELDS: dict[type, frozenset[str]] = {}  # of compiled classes, and of those above them
NAMES: dict[type, tuple[str, ...]] = {}  # the same, sorted, where things can have no others
# A played game is compared thousands of times over: most of it is numbers, which need no look.
PLAIN = frozenset({NoneType, bool, int, float, str})


def compiled_fields(kind: type) -> frozenset[str]:
    """The fields that a compiled class declares; looked up once."""
    if kind not in FIELDS:
        own = {name for cls in kind.__mro__ for name in getattr(cls, "__mypyc_attrs__", ())}
        FIELDS[kind] = frozenset(name for name in own if not name.startswith("__"))
    return FIELDS[kind]


def field_names(thing: object) -> tuple[str, ...]:
    """The names of all fields, inherited ones included."""
    kind = type(thing)
    found = NAMES.get(kind)
    if found is None:
        further = getattr(thing, "__dict__", None)
        found = tuple(sorted({*compiled_fields(kind), *(further or ())}))
        if further is None:
            NAMES[kind] = found
    return found


def facts(thing: Any, skip: frozenset[str] = frozenset()) -> Any:
    """A plain picture of a thing: numbers, texts, lists, and tables of fields."""
    kind = type(thing)
    if kind in PLAIN or isinstance(thing, bool | int | float | str):
        return thing
    if kind.__name__.startswith("vec"):
        return list(thing)
    if isinstance(thing, list | tuple):
        return [item if type(item) in PLAIN else facts(item, skip) for item in thing]
    if isinstance(thing, dict):
        return {key: facts(value, skip) for key, value in thing.items()}
    picture = {"": kind.__name__}
    for name in field_names(thing):
        if name not in skip:
            value = getattr(thing, name)
            picture[name] = value if type(value) in PLAIN else facts(value, skip)
    return picture


def state_facts(state: Any) -> Any:
    """A state's facts: the buffer behind the menu and the journal are not among them."""
    picture = facts(state, frozenset({"menu", "journal", "box"}))
    picture["options"] = state.options
    return picture
