"""What a view's declared shape tells besides: which number is a seat, what is hidden.

A board that knows no game reads it; for the browser a seat is a number, and what is hidden is null.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)


class Mark(Enum):
    """What is said of a kind of value."""

    SEAT = "a seat"
    EACH_SEAT = "one for each seat"
    HIDDEN = "a face that the viewer does not know"


T = TypeVar("T")

Seat = Annotated[int, Mark.SEAT]
EachSeat = Annotated[list[T], Mark.EACH_SEAT]
Hidden = Annotated[None, Mark.HIDDEN]  # any other null is an empty place


# How a shape is read.


def marks(kind: object) -> set[Mark]:
    """What is said of a kind of value, or of one of several."""
    if get_origin(kind) is Annotated:
        return {said for said in get_args(kind)[1:] if isinstance(said, Mark)}
    if get_origin(kind) in (Union, UnionType):
        return set().union(*(marks(part) for part in get_args(kind)))
    return set()


def bare(kind: object) -> Iterator[object]:
    """The kind itself, or each of several, without what is said of it."""
    if get_origin(kind) is Annotated:
        yield from bare(get_args(kind)[0])
    elif get_origin(kind) in (Union, UnionType):
        for part in get_args(kind):
            yield from bare(part)
    else:
        yield kind


def kind_within(kind: object) -> object:
    """The kind of what a list holds, or a dictionary by its codes; None if that is not declared."""
    held = (get_args(part)[-1] for part in bare(kind) if get_origin(part) in (list, dict))
    return next(held, None)


def fields_of(kind: object, value: Mapping[str, Any]) -> dict[str, object]:
    """The fields of the shape that a value has, with their kinds; of several, of those it fits.

    Shapes are told apart by what their codes may be.
    """
    found: dict[str, object] = {}
    for shape in bare(kind):
        if is_typeddict(shape) and fits(declared(shape), value):
            found |= declared(shape)
    return found


def fits(fields: Mapping[str, object], value: Mapping[str, Any]) -> bool:
    """Does no code of a value say that it has another shape?"""
    return all(value.get(key) in codes for key, kind in fields.items() if (codes := codes_of(kind)))


def codes_of(kind: object) -> list[object]:
    """The codes that something may be, nothing among them; none if it may be anything else."""
    found: list[object] = []
    for part in bare(kind):
        if part is not NoneType and get_origin(part) is not Literal:
            return []
        found += get_args(part) or (None,)
    return found


def marked_keys(kind: object) -> dict[str, set[Mark]]:
    """What is said of every key of a shape, wherever it stands: of its value, or of what it holds.

    For a reader that knows the key alone; where a key means different things nothing is said of it.
    """
    found: dict[str, set[Mark]] = {}
    for shape in shapes_within(kind, []):
        for key, each in declared(shape).items():
            said = marks_within(each)
            found[key] = said & found.get(key, said)
    return found


def shapes_within(kind: object, found: list[type]) -> list[type]:
    """A shape and all that are part of it."""
    for part in bare(kind):
        if isinstance(part, type) and is_typeddict(part) and part not in found:
            found.append(part)
            for each in declared(part).values():
                shapes_within(each, found)
        elif get_origin(part) in (list, dict):
            shapes_within(get_args(part)[-1], found)
    return found


def marks_within(kind: object) -> set[Mark]:
    """What is said of a kind of value, or of what lists and dictionaries of it hold."""
    within = kind_within(kind)
    return marks(kind) | (marks_within(within) if within else set())


@cache
def declared(shape: type) -> dict[str, object]:
    """The fields of one shape, those that may be missing, too."""
    hints = get_type_hints(shape, include_extras=True)
    return {key: get_args(kind)[0] if is_optional(kind) else kind for key, kind in hints.items()}


def is_optional(kind: object) -> bool:
    """May a field be missing?"""
    return get_origin(kind) is NotRequired


@cache
def optional(shape: type) -> frozenset[str]:
    """The fields of one shape that may be missing."""
    hints = get_type_hints(shape, include_extras=True)
    return frozenset(key for key, kind in hints.items() if is_optional(kind))


# Whether a value has a shape.


parts_of = cache(get_args)


@cache
def hints_of(shape: type) -> dict[str, object]:
    """The fields of one shape, without marks."""
    return get_type_hints(shape)


@cache
def origin_of(kind: object) -> object:
    """What a declared shape is one of: list, dict, Literal, a union."""
    return get_origin(kind)


def has_shape(value: object, kind: object) -> bool:
    """Has a value exactly the declared shape? Where the keys are known, all of them are there.

    The shape is told without marks, as `get_type_hints` does unless it is asked for them.
    """
    parts, origin = parts_of(kind), origin_of(kind)
    if origin is Literal:
        return value in parts
    if origin in (Union, UnionType):
        return any(has_shape(value, part) for part in parts)
    if origin is list:
        return type(value) is list and all(has_shape(one, parts[0]) for one in value)
    if origin is dict and type(value) is dict:
        is_whole = origin_of(parts[0]) is not Literal or value.keys() == set(parts_of(parts[0]))
        pairs = [(key, parts[0]) for key in value] + [(one, parts[1]) for one in value.values()]
        return is_whole and all(has_shape(*pair) for pair in pairs)
    if isinstance(kind, type) and is_typeddict(kind) and type(value) is dict:
        fields = hints_of(kind)
        is_whole = fields.keys() - optional(kind) <= value.keys() <= fields.keys()
        return is_whole and all(has_shape(value[key], fields[key]) for key in value)
    return type(value) is kind
