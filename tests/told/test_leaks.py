"""What is sent to a seat does not depend on what it may not know."""

from __future__ import annotations

import json
import random

import pytest

import cothon
from cothon.kernel.hidden import WATCHER
from cothon.kernel.journal import Entry
from cothon.server.live import Live
from cothon.server.opening import new_row, scripted_rows
from cothon.server.render import Gaze, encode, table_message
from cothon.server.rows import Kept, SeatRow
from cothon.server.seats import Asker
from cothon.words import say
from tests.luck import dice
from tests.often import often


def lay_out(game: cothon.Game, bots: tuple[int, ...] = ()) -> Live:
    """A table at which this game is played, by people and perhaps by bots."""
    table = new_row(game, "host", "en")
    seats = [
        SeatRow(table.id, seat, "bot" if seat in bots else "human", device=f"device {seat}")
        for seat in range(game.people)
    ]
    return Live(Kept(table, [*seats, *scripted_rows(table.id, game)], [], [], [], []))


def redealt(live: Live, seat: int, deal: int) -> Live:
    """The same table, with what the seat cannot know dealt afresh: on the table, in the log and
    wherever the table is shown as it lay in between.
    """
    luck = random.Random(deal)
    game = live.game
    twin = lay_out(cothon.new(game.sheet.key, game.people, 0, game.save.options))
    twin.table = live.table
    twin.game = game.clone()
    twin.game.state = game.determinize(seat, deal).state
    twin.game.state.turn_to(game.state.seat)
    journal = game.sheet.journal()
    cards = len(game.state.known)
    for entry in game.journal:
        kinds = entry.event.kinds
        numbers = [
            luck.randrange(cards) if kind in game.sheet.cards and not known >> seat & 1 else number
            for kind, number, known in zip(kinds, entry.numbers, entry.known, strict=True)
        ]
        journal.entries.append(
            Entry(
                entry.moment,
                entry.event,
                numbers,
                entry.known,
                entry.told,
                entry.turn,
                entry.player,
            )
        )
    for count, still in game.stills:
        dealt = still.clone()
        dealt.redeal(seat, deal)  # nobody is asked in between
        journal.stills.append((count, dealt))
    twin.game.state.journal = journal
    return twin


def sent(live: Live, eyes: int | None, log_from: int) -> bytes:
    """The bytes of a table message."""
    asker = Asker(None if eyes is None else f"device {eyes}")
    live.sights.clear()
    return encode(table_message(live, Gaze(asker, eyes, "en", log_from, with_names=False)))


@pytest.mark.parametrize("key", [sheet.key for sheet in cothon.games()])
@pytest.mark.parametrize("seed", range(often(2)))
def test_the_bytes_do_not_depend_on_what_a_seat_cannot_know(key: str, seed: int) -> None:
    sheet = next(sheet for sheet in cothon.games() if sheet.key == key)
    live = lay_out(cothon.new(key, sheet.seats[seed % len(sheet.seats)], seed))
    luck = random.Random(seed)
    hidden = log_from = step = 0
    while not live.game.over:
        for seat in range(live.game.seats):
            told = sent(live, seat, log_from)
            twin = redealt(live, seat, step + 1)
            texts = live.texts[(seat, "en")]
            if step % 25:  # now and then the whole log, else what is new
                twin.texts[(seat, "en")] = texts[:log_from]
            hidden += twin.game.state.piles() != live.game.state.piles()
            assert sent(twin, seat, log_from) == told
            assert twin.texts[(seat, "en")] == texts
        log_from = len(live.game.journal)
        assert live.game.seat is not None
        live.keep(live.game.tried(live.game.seat, luck.choice(live.game.options)))
        step += 1
    assert hidden > step, "the re-deals must have moved something"


def test_the_test_itself_would_notice() -> None:
    """Eyes that know more get other bytes."""
    live = lay_out(cothon.new("porto_carthago", 3, 1))
    state = live.game.state
    top = state.piles()[0][-1]
    state.known[top] |= 1 << 1
    assert sent(live, 1, 0) != sent(redealt(live, 0, 5), 1, 0)
    assert sent(live, 0, 0) == sent(redealt(live, 0, 5), 0, 0)
    assert not state.known[top] >> WATCHER & 1


def test_only_the_seat_that_is_asked_gets_options_and_the_question() -> None:
    live = lay_out(cothon.new("porto_carthago", 3, 4))
    luck = dice(1)
    asker = Asker("device 0")
    for _ in range(60):
        for eyes in (None, 0, 1, 2):
            live.sights.clear()
            message = table_message(live, Gaze(asker, eyes, "en"))
            assert message.yours == [0]
            is_asked = eyes == live.game.seat
            assert bool(json.loads(encode(message))["options"]) == is_asked
            assert message.prompt.startswith("Waiting for") != is_asked
            assert message.undo.ok is False or eyes is not None
        assert live.game.seat is not None
        live.keep(live.game.tried(live.game.seat, luck.choice(live.game.options)))


def oars_table(bots: tuple[int, ...]) -> Live:
    """Five players of Neptun who choose oars in secret, some of them bots."""
    game = cothon.new("neptun", 5, 2)
    while len(game.asked) == 1:
        game.apply(game.options[0])
    return lay_out(game, bots)


def prompt(live: Live, eyes: int | None, language: str = "en") -> str:
    """What somebody is told to do or to wait for."""
    live.sights.clear()
    return table_message(live, Gaze(Asker(), eyes, language)).prompt


def test_the_bytes_do_not_depend_on_when_bots_choose() -> None:
    """They count as having chosen from the start: in the view, too."""
    live = oars_table(bots=(1, 3))
    before = [sent(live, eyes, 0) for eyes in (None, 0, 2, 4)]
    for bot in (3, 1):
        live.game.seal(bot, live.game.options_of(bot)[-1])
        assert [sent(live, eyes, 0) for eyes in (None, 0, 2, 4)] == before
    live.game.seal(4, live.game.options_of(4)[0])
    for eyes in (None, 0, 2, 4):
        live.sights.clear()
        message = json.loads(encode(table_message(live, Gaze(Asker(), eyes, "en"))))
        chosen = [seat for seat, mat in enumerate(message["view"]["players"]) if mat["chosen"]]
        assert chosen == message["sealed"] == [1, 3, 4]


def test_only_those_are_waited_for_who_have_not_chosen() -> None:
    live = oars_table(bots=(1, 3))
    live.game.seal(0, live.game.options_of(0)[0])
    assert prompt(live, 0).endswith("Waiting for Player 3, Player 5.")
    assert prompt(live, None) == "Waiting for Player 3, Player 5."
    live.game.seal(4, live.game.options_of(4)[0])
    assert prompt(live, 0).endswith("Waiting for Player 3.")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_nobody_is_named_when_only_bots_are_left(language: str) -> None:
    """Neither those who have chosen nor bots, which may have chosen long ago."""
    live = oars_table(bots=(1, 2, 3, 4))
    live.game.seal(0, live.game.options_of(0)[0])
    told = {eyes: prompt(live, eyes, language) for eyes in (0, None)}
    assert told[0] == say(language, "server-chosen-opening")
    assert told[None] == say(language, "server-opening")
    live.game.seal(2, live.game.options_of(2)[0])
    assert {eyes: prompt(live, eyes, language) for eyes in (0, None)} == told
