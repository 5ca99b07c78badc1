"""The journal says whose turn it was, and what each event paid; both hold in every played game."""

from __future__ import annotations

from collections import Counter
from itertools import groupby, pairwise
from random import Random

import msgspec
import pytest

import cothon
from cothon.games import catalogue, find_sheet
from cothon.kernel.state import NOBODY
from cothon.match.game import Game
from cothon.server.protocol import LogLine
from cothon.server.render import log_line, paid
from tests.luck import APART, BASE, dice

GAMES = 3
EACH_GAME = pytest.mark.parametrize("key", [sheet.key for sheet in catalogue()])
Counts = Counter[tuple[int, str]]


def begun(key: str, number: int) -> tuple[Game, Random]:
    """A game, and the dice of those who play it."""
    sheet = find_sheet(key)
    seats = sheet.seats[number % len(sheet.seats)]
    return cothon.new(key, seats, BASE * APART + number), dice(number)


def counted(game: Game) -> Counts:
    """What everybody has, by their own eyes, of what events pay."""
    kinds = {kind for some in game.sheet.pays.values() for kind, _ in some}
    return Counter(
        {
            (seat, kind): number
            for seat in range(game.seats)
            for (kind, _), number in game.sheet.holdings(
                game.sheet.view(game.state, seat), seat
            ).items()
            if kind in kinds
        }
    )


@EACH_GAME
@pytest.mark.parametrize("number", range(GAMES))
def test_what_events_pay_is_what_everybody_has_more_of(key: str, number: int) -> None:
    """No gold comes or goes that no line of the log accounts for."""
    game, luck = begun(key, number)
    words = game.words("en")
    before, told = counted(game), len(game.journal)
    while not game.over:
        game.apply(luck.choice(game.options))
        now = counted(game)
        sums: Counts = Counter()
        for entry in game.journal[told:]:
            if entry.event.key in game.sheet.pays:
                for one in paid(words, entry):
                    sums[one.seat, one.kind] += one.number
        for place, has in now.items():
            assert has - before[place] == sums[place], (game.moment, place)
        before, told = now, len(game.journal)


@EACH_GAME
@pytest.mark.parametrize("number", range(GAMES))
def test_turns_have_an_owner_and_rounds_begin_between_them(key: str, number: int) -> None:
    game, luck = begun(key, number)
    while not game.over:
        game = game.tried(game.seat or 0, luck.choice(game.options))
    journal = game.journal
    turns = [list(some) for _, some in groupby(journal, key=lambda entry: entry.turn)]
    assert [some[0].turn for some in turns] == sorted({entry.turn for entry in journal})
    assert all(len({entry.player for entry in some}) == 1 for some in turns)
    assert all(entry.player == NOBODY for entry in journal if entry.event.key in game.sheet.marks)
    assert {entry.player for entry in journal} == {NOBODY, *range(game.seats)}
    # Two stretches between turns follow each other nowhere.
    owners = [some[0].player for some in turns]
    assert not any(one == other == NOBODY for one, other in pairwise(owners))
    # Brought back from its save it is told alike.
    again = cothon.replay(game.save)
    assert [(one.turn, one.player) for one in again.journal] == [
        (one.turn, one.player) for one in journal
    ]


def test_a_line_of_the_log_says_what_it_is() -> None:
    game, luck = begun("neptun", 0)
    while not game.over:
        game.apply(luck.choice(game.options))
    words = game.words("en")
    lines = [log_line(words, entry, words.event(entry, None)) for entry in game.journal]
    assert [(line.mark, line.level) for line in lines if line.mark and not line.level] == [
        ("Round A", 0),
        ("Round B", 0),
        ("Round C", 0),
    ]
    tile = next(line for line in lines if any(one.kind == "points" for one in line.paid))
    assert tile.seat is None
    assert tile.paid[0].why in tile.text
    # What says nothing besides its sentence is sent without.
    plain = LogLine(3, "Something.")
    assert msgspec.json.encode(plain) == b'{"n":3,"text":"Something."}'
