"""Hostile data: valid saves, positions and files of material, changed at random.

Whatever comes of it, it is played with or refused by a `CothonError`; it takes no second and no
great deal of memory.
"""

from __future__ import annotations

import copy
import json
import math
import random
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import cothon
from cothon.games import find_sheet
from cothon.match.game import Game, begin, new_save, read_material, rebuild, speak
from cothon.match.save import Save
from cothon.words.stored import tell_stored
from tests.luck import dice
from tests.other_material import own_text
from tests.played import golden_saves, table_of

LONGEST: Final = 1.0  # seconds of a case
LONGEST_COMPLAINT: Final = 8000  # letters
CHOICES: Final = 40  # made in what is not refused
ODD: Final[list[Any]] = [
    *(None, True, False, -1, 0, 1, 2, 3, 7, 99, 2**31, 2**63, -(2**63) - 1, 10**30, 300_000_000),
    *(0.5, -0.0, 1e308, math.nan, math.inf, "", "x", "0", "\ud800", "\x00", "é" * 301, "[" * 3000),
    *([], {}, [[]], [None], [{}], {"": None}, [0] * 1000, ["x"] * 1000, [[[[[[[[]]]]]]]]),
]


class Case(NamedTuple):
    """Something to be tried: the same one is changed in the same way."""

    key: str
    kind: str
    number: int


def cases(key: str, number: int) -> list[Case]:
    """So many of each kind."""
    return [Case(key, kind, place) for kind in KINDS for place in range(number)]


def fuzz(case: Case) -> bool:
    """Was it refused? What else goes wrong says how to see it again."""
    luck = dice(case.number * len(KINDS) + list(KINDS).index(case.kind))
    warm_up(case.key)
    text = CHANGED[case.kind](case.key, luck)
    state = luck.getstate()
    try:
        refused, took = timed(case, text, luck)
        if took >= LONGEST:  # what takes that long does so again; what a busy machine does not
            luck.setstate(state)
            refused, took = timed(case, text, luck)
        assert took < LONGEST, f"{took:.1f} s"
    except BaseException as error:
        error.add_note(f"{case}\n{text[:4000]}")
        raise
    return refused


def timed(case: Case, text: str, luck: random.Random) -> tuple[bool, float]:
    """Was it refused, and how long did that take, in processor time?"""
    began = time.process_time()
    return is_refused(case, text, luck), time.process_time() - began


def is_refused(case: Case, text: str, luck: random.Random) -> bool:
    """Try it."""
    try:
        KINDS[case.kind](case.key, text, luck)
    except cothon.CothonError as error:
        complaint = str(error)
    else:
        return False
    assert len(complaint) < LONGEST_COMPLAINT
    return True


@cache
def warm_up(key: str) -> None:
    """What is read and remembered once is none of a case's doing."""
    for save in saves_of(key):
        play(rebuild(Save.from_json(save), read_material(key, None)), dice(0))
    printed(key)


# What is changed


@cache
def saves_of(key: str) -> list[str]:
    """Texts of saves: new games, games under way with names and a key, and a finished one."""
    sheet = find_sheet(key)
    texts = []
    for seats in sheet.seats:
        game = cothon.new(key, seats, bytes(range(32)) if seats % 2 else seats)
        for number in range(25):
            game.apply(game.options[number % len(game.options)])
        people = ["human"] * seats
        texts.append(game.save.with_players(people, [f"Player {n}" for n in people]).to_json())
    finished = Save.read(golden_saves(key)[0])
    assert finished.journal is not None
    short = json.loads(finished.to_json()) | {"journal": finished.journal[:40]}
    position = positions_of(key)[0]
    placed = begin_at(key, position, 3).save.to_json()
    return [*texts, json.dumps(short), placed]


@cache
def positions_of(key: str) -> list[dict[str, Any]]:
    """Positions: good ones, and some that are refused for one reason, which say what there is."""
    chapters = [import_module(f"tests.games.{key}.{name}") for name in ("undone", "refused")]
    found = [dict(chapters[0].busy().save.position)]
    found += [dict(table_of(key).given(data).save.position or {}) for data in table_of(key).rare]
    for data, *_ in chapters[1].REFUSED:
        found += [{key: value for key, value in data.items() if isinstance(key, str)}]
    return json.loads(json.dumps(found, default=str))  # type: ignore[no-any-return]


@cache
def printed(key: str) -> dict[str, Any]:
    """What a file of material says."""
    return tomllib.loads(own_text(key))


def begin_at(key: str, position: dict[str, Any], seed: int) -> Game:
    """A game that begins there."""
    return cothon.position(key, position, seed)


# How it is changed


def places(tree: Any) -> list[tuple[Any, Any]]:
    """Every place in a tree of tables and lists: what holds it, and under which key or number."""
    found: list[tuple[Any, Any]] = []
    inner: Iterator[tuple[Any, Any]] = iter(())
    if isinstance(tree, dict):
        inner = iter(tree.items())
    elif isinstance(tree, list):
        inner = iter(enumerate(tree))
    for at, value in inner:
        found += [(tree, at), *places(value)]
    return found


def change(tree: Any, others: list[Any], luck: random.Random) -> None:
    """Change one place of a tree: to something odd, near or from elsewhere, or take it away."""
    holder, at = luck.choice(places(tree) or [([0], 0)])
    value = holder[at]
    way = luck.randrange(8)
    if way < 2:
        holder[at] = copy.deepcopy(luck.choice(ODD))
    elif way == 2:
        del holder[at]
    elif way == 3 and isinstance(value, int):
        holder[at] = value + luck.choice((-1, 1, -value, 100))
    elif way == 3 and isinstance(value, str):
        holder[at] = luck.choice((value + "x", value[1:], value.upper(), value * 200))
    elif way in (4, 5):
        from_tree, source = luck.choice(places(luck.choice([tree, *others])) or [([0], 0)])
        holder[at] = copy.deepcopy(from_tree[source])
    elif way == 6 and isinstance(holder, list):
        holder[at:at] = [copy.deepcopy(value)] * luck.choice((1, 2, 50))
    elif isinstance(holder, dict):
        other = luck.choice([holder, *others])
        taken = luck.choice(list(other) or ["x"])
        holder[luck.choice((taken, f"{at}x", ""))] = copy.deepcopy(other.get(taken))
    else:
        luck.shuffle(holder)


def changed_tree(tree: Any, others: list[Any], luck: random.Random) -> Any:
    """A copy of a tree, changed in one place or a few."""
    new = copy.deepcopy(tree)
    for _ in range(luck.choice((1, 1, 1, 2, 3, 8))):
        change(new, others, luck)
    return new


def changed_text(text: str, luck: random.Random) -> str:
    """A text with something cut, doubled, or put in that a reader of texts may stumble over."""
    start, end = sorted(luck.randrange(len(text) + 1) for _ in range(2))
    near = text[start : min(end, start + 60)]
    odd = ("NaN", "-Infinity", "1e999", "9" * 5000, "[" * 50_000, '{"a":' * 50_000, "\\ud800", "\0")
    way = luck.randrange(4)
    if way == 0:
        return text[:start] + text[end:]
    if way == 1:
        return text[:start] + near + text[start:]
    if way == 2:
        return text[:start] + luck.choice(odd) + text[start + luck.randrange(4) :]
    letters = list(text)
    for _ in range(luck.randrange(1, 5)):
        letters[luck.randrange(len(letters))] = chr(
            luck.choice((luck.randrange(32, 127), 0x7F, 0xE9))
        )
    return "".join(letters)


def changed_save(key: str, luck: random.Random) -> str:
    """A save that nobody wrote."""
    text = luck.choice(saves_of(key))
    if luck.random() < 0.3:
        return changed_text(text, luck)
    fields = json.loads(text)
    return json.dumps(changed_tree(fields, [json.loads(luck.choice(saves_of(key)))], luck))


def changed_position(key: str, luck: random.Random) -> str:
    """A position that nobody laid."""
    examples = positions_of(key)
    tree = luck.choice(examples[:1] * len(examples) + examples)
    return json.dumps(changed_tree(tree, [luck.choice(examples)], luck))


def changed_material(key: str, luck: random.Random) -> str:
    """A box that nobody printed."""
    if luck.random() < 0.3:
        return changed_text(own_text(key), luck)
    return as_toml(changed_tree(printed(key), [printed(key)], luck))


def as_toml(values: Any) -> str:
    """A tree as a file of material, a key on every line."""
    if not isinstance(values, dict):
        return inline(values)
    return "\n".join(f"{inline(str(key))} = {inline(value)}" for key, value in values.items())


def inline(value: Any) -> str:
    """A value of such a file."""
    if isinstance(value, dict):
        pairs = (f"{inline(str(key))} = {inline(each)}" for key, each in value.items())
        return f"{{{', '.join(pairs)}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(inline, value))}]"
    if isinstance(value, float) and not math.isfinite(value):
        return "nan" if math.isnan(value) else "inf"
    return '""' if value is None else json.dumps(value)


# How it is tried


def play(game: Game, luck: random.Random) -> None:
    """Look at what was not refused, tell it, and play on."""
    for _ in range(CHOICES):
        if game.over:
            break
        game.apply(luck.choice(game.options))
    for seat in (None, *range(game.seats)):
        json.dumps(game.view(seat))
    game.log("fr", 0)
    game.scores()
    assert Save.from_json(game.save.to_json()).choices == game.save.choices


def try_save(key: str, text: str, luck: random.Random) -> None:
    """Read it, tell what it stores, bring the game back, and play on."""
    save = Save.from_json(text)
    material = read_material(save.game, None)
    if save.journal is not None:
        words = speak(find_sheet(save.game), material, "de", people=save.seats)
        for entry in save.journal or ():
            tell_stored(words, entry, 0)
    play(rebuild(save, material), luck)


def try_position(key: str, text: str, luck: random.Random) -> None:
    """Lay it, and play on."""
    position = json.loads(text)
    play(cothon.position(key, position), luck)


def try_material(key: str, text: str, luck: random.Random) -> None:
    """Read the file, and play with it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "mine.toml"
        path.write_text(text, encoding="utf-8", errors="surrogatepass")
        material = find_sheet(key).read_material(path)
    seats = luck.choice(find_sheet(key).seats)
    play(begin(new_save(key, material, seats, 5, {}), material), luck)


CHANGED: Final[dict[str, Callable[[str, random.Random], str]]] = {
    "save": changed_save,
    "position": changed_position,
    "material": changed_material,
}
KINDS: Final[dict[str, Callable[[str, str, random.Random], None]]] = {
    "save": try_save,
    "position": try_position,
    "material": try_material,
}


def fuzz_all(key: str, number: int) -> int:
    """Try so many of each kind on all cores, and say how far it is; how many were refused."""
    refused, tasks = 0, cases(key, number)
    with ProcessPoolExecutor() as pool:
        for done, was_refused in enumerate(pool.map(fuzz, tasks, chunksize=64), 1):
            refused += was_refused
            if done % 2000 == 0 or done == len(tasks):
                print(f"{key}: {done:,} cases, {refused:,} refused", flush=True)
    return refused
