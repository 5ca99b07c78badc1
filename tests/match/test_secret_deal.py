"""Nobody can compute what a key has dealt: tried, with more than any player is ever told.

Whoever attacks here knows how every number is used, and the whole order of a shuffled pile. Against
the quick generator that is enough; against a key the same attack finds nothing.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random
from typing import Any, Final

import pytest

import cothon
from cothon.kernel.chance import FIRST_MODULUS, SECOND_MODULUS, Chance, Seed
from cothon.kernel.hidden import WATCHER
from cothon.match.game import read_material
from cothon.match.save import Save
from tests.facts import field_names, state_facts
from tests.often import often

KEYS: Final = often(2400)
EVERY_GAME = pytest.mark.parametrize("key", [sheet.key for sheet in cothon.games()])
FIRST_FACTOR: Final = 40014
SECOND_FACTOR: Final = 40692
UNKNOWN: Final = 1 << 12  # the attack is scaled down: this much of each word is not known

# The pile that is shuffled first of all those of cards, from the bottom; and how many numbers have
# been drawn before, for the market of Porto Carthago and for tiles and markers of Neptun.
PILES: dict[str, tuple[Callable[[Any], list[int]], int]] = {
    "porto_carthago": (lambda g: [*g.deck, *reversed(rows_of(g))], 6),
    "merchants_guilds": (lambda g: g.trade_pile, 0),
    "neptun": (lambda g: g.city_pile, 31),
    "merchants_cove": (lambda g: g.townsfolk_deck, 0),
}


def rows_of(g: Any) -> list[int]:
    """The ships that have been dealt, in order."""
    return [ship for row in (g.first_row, g.second_row) for ship in row if ship >= 0]


def some_key(number: int) -> bytes:
    """A key like any other."""
    return hashlib.sha256(f"key {number}".encode()).digest()


def laid_out(key: str, seed: Seed) -> Any:
    """A table as it is set up, before anything else happens."""
    sheet = next(sheet for sheet in cothon.games() if sheet.key == key)
    options = sheet.fill_options({}, sheet.seats[-1])
    box: Any = read_material(key, None)
    return sheet.setup(box, sheet.seats[-1], seed, options)


def order_of(key: str, seed: Seed) -> list[int]:
    """The order of the pile, from the bottom."""
    order = PILES[key][0](laid_out(key, seed))
    return list(order)


# The attack


def numbers_behind(order: list[int]) -> list[tuple[int, int]]:
    """How a pile in order came to lie like this: of how many, which, from the top down."""
    cards, found = sorted(order), []
    for i in range(len(order) - 1, 0, -1):
        j = cards.index(order[i])
        found.append((i + 1, j))
        cards[i], cards[j] = cards[j], cards[i]
    return found


def words_of(seed: int) -> tuple[int, int]:
    """Both words of the quick generator when it has been sown."""
    luck = Chance()
    luck.sow(seed)
    return int(luck.first), int(luck.second)


def computed(seen: list[tuple[int, int]], before: int, near: tuple[int, int]) -> list[list[int]]:
    """All pairs of words that draw what was seen, of those that are near: met in the middle.

    Where the sides divide the range of the generator, what is drawn is the difference of what both
    words leave over; so each word is gone through by itself.
    """
    exact = [
        (before + place + 1, sides, drawn)
        for place, (sides, drawn) in enumerate(seen)
        if (FIRST_MODULUS - 1) % sides == 0
    ]
    jumps = [
        (pow(FIRST_FACTOR, at, FIRST_MODULUS), pow(SECOND_FACTOR, at, SECOND_MODULUS))
        for at, _, _ in exact
    ]
    meeting: dict[tuple[int, ...], list[int]] = defaultdict(list)
    for second in range(near[1], near[1] + UNKNOWN):
        left = (second * jump % SECOND_MODULUS for _, jump in jumps)
        rest = (number % sides for number, (_, sides, _) in zip(left, exact, strict=True))
        meeting[tuple(rest)].append(second)
    found = []
    for first in range(near[0], near[0] + UNKNOWN):
        left = (first * jump % FIRST_MODULUS for jump, _ in jumps)
        wanted = ((n - drawn) % sides for n, (_, sides, drawn) in zip(left, exact, strict=True))
        for second in meeting.get(tuple(wanted), ()):
            if draws(first, second, seen, before):
                found.append([first, second])
    return found


def draws(first: int, second: int, seen: list[tuple[int, int]], before: int) -> bool:
    """Do these words draw all that was seen?"""
    luck = Chance()
    luck.key = None
    luck.first, luck.second = first, second
    for _ in range(before):
        luck.draw_number()
    return all(luck.draw_number() % sides == drawn for sides, drawn in seen)


@EVERY_GAME
def test_the_quick_generator_is_computed_and_a_key_is_not(key: str) -> None:
    """And with its words all that was and will be dealt."""
    seed = 987_654_321_987
    true = words_of(seed)
    near = (true[0] - 1234, true[1] - 2345)
    before = PILES[key][1]
    seen = numbers_behind(order_of(key, seed))
    assert computed(seen, before, near) == [list(true)]
    for number in range(3):
        hidden = numbers_behind(order_of(key, some_key(number)))
        assert computed(hidden, before, near) == []


# What keys deal


def chi_square(pairs: Counter[tuple[int, int]], rows: int, columns: int) -> float:
    """How far a table of counts is from one whose rows and columns have nothing to do with it."""
    total = pairs.total()
    by_row = [sum(pairs[row, column] for column in range(columns)) for row in range(rows)]
    by_column = [sum(pairs[row, column] for row in range(rows)) for column in range(columns)]
    expected = {
        (row, column): by_row[row] * by_column[column] / total
        for row in range(rows)
        for column in range(columns)
    }
    return sum((pairs[at] - count) ** 2 / count for at, count in expected.items())


def bound(freedom: int) -> float:
    """What chi-square stays below: five standard deviations above its mean."""
    return float(freedom + 5 * (2 * freedom) ** 0.5)


@EVERY_GAME
def test_what_is_seen_is_even_and_tells_neither_the_key_nor_what_is_hidden(key: str) -> None:
    """Over many keys: the first card that all see, a byte of the key, and the last of the pile."""
    first = order_of(key, some_key(0))
    size, sheet = len(first), next(sheet for sheet in cothon.games() if sheet.key == key)
    table = cothon.new(key, sheet.seats[-1], some_key(0)).state
    assert table.knows(WATCHER, first[-1])
    assert not any(table.knows(seat, first[0]) for seat in range(table.seats))
    seen: Counter[int] = Counter()
    with_key: Counter[tuple[int, int]] = Counter()
    with_hidden: Counter[tuple[int, int]] = Counter()
    for number in range(KEYS):
        order = order_of(key, some_key(number))
        least = min(order)
        top, bottom = order[-1] - least, order[0] - least
        seen[top] += 1
        with_key[top * 4 // size, some_key(number)[0] % 4] += 1
        with_hidden[top * 4 // size, bottom * 4 // size] += 1
    even = sum((seen[card] - KEYS / size) ** 2 / (KEYS / size) for card in range(size))
    assert even < bound(size - 1)
    assert chi_square(with_key, 4, 4) < bound(9)
    # A card lies in one place: that alone moves each cell by less than a card in a quarter.
    assert chi_square(with_hidden, 4, 4) < bound(9) + KEYS / size


def test_the_test_of_evenness_would_notice() -> None:
    leaning = Counter(
        {(row, column): 60 + 30 * (row == column) for row in range(4) for column in range(4)}
    )
    assert chi_square(leaning, 4, 4) > bound(9)


def test_numbers_follow_one_another_without_a_pattern() -> None:
    """Neighbouring numbers of one key, and the same number of neighbouring keys, as dice."""
    luck = Chance()
    luck.plant(some_key(1))
    in_row = [luck.draw_number() % 6 for _ in range(often(6000))]
    assert chi_square(Counter(pairwise(in_row)), 6, 6) < bound(25)
    of_keys = []
    for number in range(often(6000)):
        luck.plant(number.to_bytes(32, "big"))
        of_keys.append(int(luck.draw_number()) % 6)
    assert chi_square(Counter(pairwise(of_keys)), 6, 6) < bound(25)


def test_a_remainder_favours_nobody_by_more_than_one_in_2_to_the_54() -> None:
    """A number is below 2**62, and nothing that is shuffled or rolled has more sides than 200."""
    assert max(2**62 % sides for sides in range(1, 201)) / 2**62 < 2**-54


@EVERY_GAME
def test_one_bit_of_the_key_changes_all_that_is_dealt(key: str) -> None:
    """As many cards stay in their places as in any two deals: one in a pile, on the average."""
    dealt, stayed = order_of(key, some_key(0)), 0
    bits = range(0, 256, 4)
    for bit in bits:
        near = bytearray(some_key(0))
        near[bit // 8] ^= 1 << bit % 8
        pairs = zip(dealt, order_of(key, bytes(near)), strict=True)
        stayed += sum(one == other for one, other in pairs)
    assert abs(stayed - len(bits)) < 5 * len(bits) ** 0.5


# What leaves the engine


def traces(key: bytes) -> list[object]:
    """A key, whole or by parts of eight bytes, as bytes, text or number."""
    parts = [key, *(key[place : place + 8] for place in range(len(key) - 7))]
    numbers = [int.from_bytes(part, order) for part in parts for order in ("big", "little")]
    return [*parts, *(part.hex() for part in parts), *numbers, *map(str, numbers)]


def within(thing: Any, met: set[int]) -> Iterator[object]:
    """All bytes, texts and numbers that can be reached from a thing."""
    if thing is None or isinstance(thing, bytes | bytearray | str | int | float):
        yield thing
    elif id(thing) not in met and not isinstance(thing, type) and not callable(thing):
        met.add(id(thing))
        if isinstance(thing, dict):
            inner: list[Any] = [*thing.keys(), *thing.values()]
        elif isinstance(thing, list | tuple | set | frozenset) or is_vector(thing):
            inner = list(thing)
        else:
            inner = [getattr(thing, name, None) for name in field_names(thing)]
        for part in inner:
            yield from within(part, met)


def is_vector(thing: Any) -> bool:
    """Is this a packed vector?"""
    return type(thing).__name__.startswith("vec")


@EVERY_GAME
def test_nothing_that_leaves_the_engine_holds_the_key(key: str) -> None:
    """Neither what is seen and told nor any part of a re-dealt game, while the game runs."""
    secret = some_key(5)
    marks = frozenset(traces(secret))
    whole = [mark for mark in marks if isinstance(mark, str) and len(mark) > 15]
    game, luck = cothon.new(key, 3, secret), Random(5)
    assert marks & set(within(game.save, set())), "the search itself finds it where it is"
    assert marks & set(within(game.state, set()))
    while not game.over:
        if game.moment % 40 == 0:
            for seat in (None, *range(game.seats)):
                said = json.dumps(game.view(seat)) + "".join(game.log("en", seat))
                assert not any(mark in said for mark in whole)
            for seat in range(game.seats):
                assert marks.isdisjoint(within(game.determinize(seat, 7), set()))
        game.apply(luck.choice(game.options))
    assert json.dumps(game.view(None)).find(secret.hex()) < 0


@EVERY_GAME
def test_a_re_deal_draws_nothing_from_the_key(key: str) -> None:
    """The same table under another key, further on, is dealt in the same way and plays on alike."""
    game, luck = cothon.new(key, 3, some_key(6)), Random(6)
    for _ in range(often(60)):
        game.apply(luck.choice(game.options))
        if game.moment % 6 == 0:
            other = game.clone()
            other.state.key = some_key(7)
            other.state.first += 1000
            for seat in range(game.seats):
                dealt = [table.determinize(seat, 11) for table in (game, other)]
                assert state_facts(dealt[0].state) == state_facts(dealt[1].state)
                numbers = [[int(g.state.draw_number()) for _ in range(5)] for g in dealt]
                assert numbers[0] == numbers[1]


def test_the_luck_beside_a_deal_tells_nothing_of_the_deal() -> None:
    """It is a hash of the key: other bits of 62 for any other key, and no number that is drawn."""
    save = cothon.new("neptun", 3, some_key(8)).save
    luck = Chance()
    luck.plant(some_key(8))
    drawn = {int(luck.draw_number()) for _ in range(2000)}
    given = [save.luck(moment) for moment in range(500)]
    assert drawn.isdisjoint(given)
    changed = 0
    for bit in range(256):
        near = bytearray(some_key(8))
        near[bit // 8] ^= 1 << bit % 8
        changed += (save.luck(1) ^ other_luck(save, bytes(near))).bit_count()
    assert abs(changed - 256 * 31) < 5 * (256 * 62 / 4) ** 0.5


def other_luck(save: Save, key: bytes) -> int:
    """The same luck of the same game under another key."""
    return Save(save.game, save.rules, save.material, save.seats, key).luck(1)
