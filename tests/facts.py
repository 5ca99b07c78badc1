"""Every fact of a state, for comparing: fields come from the classes, compiled or not."""

from __future__ import annotations

from typing import Any


def field_names(thing: object) -> list[str]:
    """The names of all fields, inherited ones included."""
    own = set(getattr(thing, "__dict__", ()))
    for cls in type(thing).__mro__:
        own |= set(getattr(cls, "__mypyc_attrs__", ()))
    return sorted(name for name in own if not name.startswith("__"))


def facts(thing: Any, skip: frozenset[str] = frozenset()) -> Any:
    """A plain picture of a thing: numbers, texts, lists, and tables of fields."""
    if thing is None or isinstance(thing, bool | int | float | str):
        return thing
    if type(thing).__name__.startswith("vec") or isinstance(thing, list | tuple):
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
