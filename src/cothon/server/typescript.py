"""The types of the browser, written from the shapes that are declared here.

`make types` writes `web/src/lib/protocol.ts` from `protocol.py`, and `types.ts` of every game that
has a drawn board from the shape of its view and the one that its labels return. A comment behind a
field, and what a shape says of itself, are carried over.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    TypeGuard,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from msgspec import Struct
from msgspec.structs import fields

from cothon.games import catalogue
from cothon.kernel.step import Step
from cothon.server import protocol
from cothon.server.catalogue import PlainNames
from cothon.shapes import declared, optional
from cothon.sheet import Sheet

WIDTH: Final = 120
UNIONS: Final = (Union, UnionType)
PLAIN: Final[Mapping[object, str]] = {
    bool: "boolean",
    int: "number",
    str: "string",
    NoneType: "null",
    Any: "unknown",
}

GAME: Final = """// All that is this game's own.
export interface Game {
  view: View;
  names: Names;
  step: Step;
  noun: Noun;
}
"""

Names = Mapping[object, str]  # kinds of values that have a name


def files() -> dict[str, str]:
    """What has to stand in web/src, by path."""
    drawn = [sheet for sheet in catalogue() if sheet.labels is not None]
    games = {f"games/{sheet.key}/types.ts": game_types(sheet) for sheet in drawn}
    return {
        "lib/protocol.ts": protocol_types(),
        "games/generic/types.ts": page("src/cothon/server/catalogue.py", {}, [PlainNames]),
        **games,
    }


def protocol_types() -> str:
    """Everything that is said over HTTP and over the socket."""
    own = [kind for kind in vars(protocol).values() if is_shape(kind) and kind is not Struct]
    shapes = [kind for kind in own if not kind.__subclasses__()]
    return page("src/cothon/server/protocol.py", named_kinds(protocol), shapes)


def game_types(sheet: Sheet) -> str:
    """The shapes of a game's view and names, its questions and its nouns."""
    shapes: list[type] = []
    names: dict[object, str] = {}
    gather(sheet.shape, shapes)
    gather(get_type_hints(sheet.labels)["return"], shapes)
    for shape in shapes:
        names |= named_kinds(inspect.getmodule(shape))
    asking = [step.__name__ for step in sheet.steps if step.offer is not Step.offer]
    nouns = [noun.kind for noun in sheet.nouns]
    return page(
        f"src/cothon/games/{sheet.key}",
        names,
        shapes,
        "// The steps that ask somebody.\n" + union("Step", map(json.dumps, asking)),
        "// The kinds of things that a choice can name.\n" + union("Noun", map(json.dumps, nouns)),
        GAME,
    )


def page(source: str, names: Names, shapes: Iterable[type], *more: str) -> str:
    """A whole file."""
    head = f"// Written by `make types` from {source}: change it there, not here.\n"
    kinds = [named_kind(kind, names) for kind in names]
    return "\n".join([head, *kinds, *(interface(shape, names) for shape in shapes), *more])


def is_shape(kind: object) -> TypeGuard[type]:
    """Is it declared field by field?"""
    return is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, Struct))


def gather(kind: object, found: list[type]) -> None:
    """Find a shape and all that are part of it, the whole before its parts."""
    parts = get_args(kind)
    if is_shape(kind) and kind not in found:
        found.append(kind)
        parts = tuple(part for _, part in members(kind))
    for part in parts:
        gather(part, found)


def members(shape: type) -> Iterator[tuple[str, object]]:
    """The fields of a shape; with a question mark, what may be left out."""
    if is_typeddict(shape):
        missing = optional(shape)
        for key, kind in declared(shape).items():
            yield key + ("?" if key in missing else ""), kind
        return
    assert issubclass(shape, Struct)
    config = shape.__struct_config__
    may_miss = config.forbid_unknown_fields or config.omit_defaults
    for field in fields(shape):
        yield field.name + ("?" if may_miss and not field.required else ""), field.type


def interface(shape: type, names: Names) -> str:
    """A shape, with what is said of it."""
    said = remarks(inspect.getmodule(shape)).get(shape.__name__, {})
    lines = [f"// {' '.join(shape.__doc__.split())}"] if shape.__doc__ else []
    lines.append(f"export interface {shape.__name__} {{")
    if issubclass(shape, Struct) and shape.__struct_config__.tag:
        lines.append(f'  {shape.__struct_config__.tag_field}: "{shape.__struct_config__.tag}";')
    for field, kind in members(shape):
        lines += listed(f"  {field}:", spelled(kind, names), said.get(field.rstrip("?"), ""))
    return "\n".join([*lines, "}\n"])


def listed(head: str, kinds: list[str], said: str) -> list[str]:
    """A field that has one of several kinds: in a line, or one below the other."""
    line = f"{head} {' | '.join(kinds)};{said}"
    if len(line) <= WIDTH or len(kinds) == 1:
        return [line]
    return [head + said, *(f"    | {kind}" for kind in kinds[:-1]), f"    | {kinds[-1]};"]


@cache
def remarks(module: ModuleType | None) -> dict[str, dict[str, str]]:
    """The comments behind the fields of every class, and of the classes that it is made of."""
    source = inspect.getsource(module) if module else ""
    lines = source.splitlines()
    found: dict[str, dict[str, str]] = {}
    for shape in ast.parse(source).body:
        if isinstance(shape, ast.ClassDef):
            said = found[shape.name] = {}
            for base in shape.bases:
                said.update(found.get(ast.unparse(base), {}))
            for field in shape.body:
                if isinstance(field, ast.AnnAssign) and field.end_lineno:
                    behind = lines[field.end_lineno - 1][field.end_col_offset :]
                    said[ast.unparse(field.target)] = behind.replace("  # ", " // ")
    return found


def named_kinds(module: ModuleType | None) -> dict[object, str]:
    """The kinds that a module gives a name: one of some codes or shapes, or a text of some kind."""
    return {
        kind: name
        for name, kind in vars(module).items()
        if get_origin(kind) in (Literal, *UNIONS) or isinstance(about(kind), str)
    }


def about(kind: object) -> object:
    """What is said of a kind of text."""
    return get_args(kind)[1] if get_origin(kind) is Annotated else None


def named_kind(kind: object, names: Names) -> str:
    """A kind that has a name, written out."""
    said = about(kind)
    head = f"// {said[0].upper()}{said[1:]}.\n" if isinstance(said, str) else ""
    rest = {other: name for other, name in names.items() if other != kind}
    return head + union(names[kind], spelled(kind, rest))


def union(name: str, members: Iterable[str]) -> str:
    """One of several, in as few lines as they need: so prettier leaves it alone."""
    head, listed = f"export type {name} =", list(members)
    line = " | ".join(listed) + ";"
    if len(f"{head} {line}") <= WIDTH:
        return f"{head} {line}\n"
    if len(f"  {line}") <= WIDTH:
        return f"{head}\n  {line}\n"
    return "\n  | ".join([head, *listed]) + ";\n"


def spell(kind: object, names: Names) -> str:
    """A kind of value, by its name if it has one."""
    return " | ".join(spelled(kind, names))


def spelled(kind: object, names: Names) -> list[str]:
    """Each of the kinds that a value may have, by its name if it has one."""
    if kind in names:
        return [names[kind]]
    if get_origin(kind) is Annotated:
        return spelled(get_args(kind)[0], names)
    if get_origin(kind) is Literal:
        return [json.dumps(code) for code in get_args(kind)]
    if get_origin(kind) in UNIONS:
        return [one for part in get_args(kind) for one in spelled(part, names)]
    if get_origin(kind):
        return [compose(get_origin(kind), [spell(part, names) for part in get_args(kind)])]
    return [kind.__name__ if is_shape(kind) else PLAIN[kind]]


def compose(whole: object, parts: list[str]) -> str:
    """A list or a dictionary of these."""
    if whole is list:
        return f"({parts[0]})[]" if " | " in parts[0] else f"{parts[0]}[]"
    assert whole is dict
    return f"Record<{parts[0]}, {parts[1]}>"


if __name__ == "__main__":
    for path, text in files().items():
        (Path(sys.argv[1]) / path).write_text(text, encoding="utf-8")
