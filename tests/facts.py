"""Every fact of a state, for comparing: fields come from the classes, compiled or not."""

from __future__ import annotations

from typing import Any

FIELDS: dict[type, frozenset[str]] = {}  # of compiled classes, and of those above them


def compiled_fields(kind: type) -> frozenset[str]:
    """The fields that a compiled class declares; looked up once."""
    if kind not in FIELDS:
        own = {name for cls in kind.__mro__ for name in getattr(cls, "__mypyc_attrs__", ())}
        FIELDS[kind] = frozenset(name for name in own if not name.startswith("__"))
    return FIELDS[kind]


def field_names(thing: object) -> list[str]:
    """The names of all fields, inherited ones included."""
    return sorted(compiled_fields(type(thing)) | set(getattr(thing, "__dict__", ())))


def facts(thing: Any, skip: frozenset[str] = frozenset()) -> Any:
    """A plain picture of a thing: numbers, texts, lists, and tables of fields."""
    if thing is None or isinstance(thing, bool | int | float | str):
        return thing
    if type(thing).__name__.startswith("vec"):
        return list(thing)
    if isinstance(thing, list | tuple):
        return [facts(item, skip) for item in thing]
    if isinstance(thing, dict):
        return {key: facts(value, skip) for key, value in thing.items()}
    return {
        "": type(thing).__name__,
        **{
            name: facts(getattr(thing, name), skip)
            for name in field_names(thing)
            if name not in skip
        },
    }


def state_facts(state: Any) -> Any:
    """A state's facts: the buffer behind the menu and the journal are not among them."""
    picture = facts(state, frozenset({"menu", "journal", "box"}))
    picture["options"] = state.options
    return picture
