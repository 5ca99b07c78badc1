"""The kernel: order of the agenda, windows, secrecy, chance, clones."""

from __future__ import annotations

import random
from itertools import chain

import pytest

from cothon.kernel.errors import DeadEnd, IllegalChoice
from cothon.kernel.hidden import EVERYBODY, WATCHER
from cothon.kernel.journal import Journal, packed, unpacked
from cothon.kernel.state import NOBODY
from tests.facts import state_facts
from tests.kernel.toll.choices import GATE, OAR, REST
from tests.kernel.toll.days import Impossible, Load, SealOar
from tests.kernel.toll.events import PAID
from tests.kernel.toll.horn.choices import BLOW
from tests.kernel.toll.horn.events import ROLLED
from tests.kernel.toll.setup import set_up
from tests.kernel.toll.table import SEATS, Toll


def seal(g: Toll, *oars: int) -> None:
    """Everybody seals an oar, by strength 0 to 2."""
    for seat, strength in enumerate(oars):
        g.apply(OAR + 3 * seat + strength)


def seen(g: Toll, seat: int) -> list[list[int | None]]:
    """All piles, as a seat sees them."""
    return [[card if g.knows(seat, card) else None for card in pile] for pile in g.piles()]


def test_steps_happen_in_reading_order() -> None:
    g = set_up(1)
    seal(g, 0, 2, 1)
    assert g.seat == 1  # the strongest rower first
    g.apply(REST)
    assert g.seat == 2
    g.apply(REST)
    assert g.seat == 0


def test_steps_pushed_by_a_step_come_before_what_was_waiting() -> None:
    g = set_up(1)
    g.then(Load(0, 0), Load(1, 0))
    g.advance()
    assert g.coins[:2] == [3, 6]  # the second load finds the first one done
    assert g.seat == 0  # and the sealing that was waiting is asked again


def test_a_single_option_is_taken_without_asking() -> None:
    g = set_up(1)
    g.hands[0] = [g.hands[0][0]]
    g.horns[0] = 0
    seal(g, 2, 0, 0)
    g.apply(GATE)  # one card due, one card in hand
    assert g.hands[0] == []
    assert g.seat != 0


def test_a_window_leaves_the_question_underneath() -> None:
    g = set_up(1)
    seal(g, 2, 0, 0)
    assert g.options == [GATE, GATE + 1, REST, BLOW]
    g.apply(BLOW)
    assert g.seat == 0
    assert g.options == [GATE, GATE + 1, REST]
    assert 1 <= g.coins[0] <= 6


def test_payment_is_picked_upwards_so_that_a_set_has_one_way() -> None:
    g = set_up(1)
    g.gates[0] = 1
    seal(g, 2, 0, 0)
    hand = g.hands[0].copy()
    g.apply(GATE)
    assert g.options == hand[:2]
    g.apply(hand[1])  # then only the third is left
    assert g.hands[0] == [hand[0]]


def test_everybody_waiting_is_asked_in_seat_order() -> None:
    g = set_up(1)
    asked = []
    for _ in range(SEATS):
        asked.append(g.seat)
        g.apply(g.options[0])
    assert asked == [0, 1, 2]


def test_to_find_out_who_is_asked_writes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question put to somebody is written on the menu: never on that of the table itself."""
    g = set_up(1)
    g.oars[1] = g.oars[1][:1]
    before = state_facts(g)
    put_to: list[int] = []
    really = SealOar.offer

    def offer(self: SealOar, table: Toll, seat: int) -> None:
        assert table is not g
        put_to.append(seat)
        really(self, table, seat)

    monkeypatch.setattr(SealOar, "offer", offer)
    assert g.asked() == 0b101
    assert put_to == [0, 1, 2]
    assert state_facts(g) == before


def test_a_sealed_card_is_known_to_its_owner_alone_until_revealed() -> None:
    g = set_up(1)
    g.apply(OAR)
    assert [g.knows(seat, OAR) for seat in (0, 1, 2, WATCHER)] == [True, False, False, False]
    g.apply(OAR + 3)
    g.apply(OAR + 6)
    assert g.known[OAR] == EVERYBODY


def test_the_game_is_over_when_the_agenda_is_empty() -> None:
    g = set_up(1)
    luck = random.Random(1)
    while g.agenda:
        g.apply(luck.choice(g.options))
    assert g.seat == NOBODY
    assert g.options == []
    with pytest.raises(IllegalChoice, match="the game is over"):
        g.apply(REST)


def test_an_illegal_choice_says_what_is_legal_and_changes_nothing() -> None:
    g = set_up(1)
    before = state_facts(g)
    with pytest.raises(IllegalChoice, match=r"illegal choice 23; legal now: 12, 13, 14"):
        g.apply(REST)
    assert state_facts(g) == before


def test_a_rule_that_asks_the_impossible_is_a_dead_end() -> None:
    g = set_up(1)
    g.then(Impossible(2))
    with pytest.raises(DeadEnd, match="Impossible offers seat 2 nothing"):
        g.advance()


@pytest.mark.parametrize("seed", range(30))
def test_clones_share_nothing_that_changes(seed: int) -> None:
    g = set_up(seed)
    luck = random.Random(seed)
    history: list[tuple[Toll, object]] = []
    while g.agenda:
        twin = g.clone()
        assert state_facts(twin) == state_facts(g)
        history.append((twin, state_facts(twin)))
        g.apply(luck.choice(g.options))
    for twin, then in history:
        assert state_facts(twin) == then


@pytest.mark.parametrize("seed", range(30))
def test_a_re_deal_changes_nothing_a_seat_sees_and_plays_on(seed: int) -> None:
    g = set_up(seed)
    luck = random.Random(seed)
    changed = False
    while g.agenda:
        seat = g.seat
        twin = g.clone()
        twin.determinize(seat, luck.randrange(10**9))
        assert seen(twin, seat) == seen(g, seat)
        assert twin.options == g.options
        assert sorted([*chain(*twin.piles()), *twin.face_up()]) == list(range(GATE))
        changed = changed or twin.piles() != g.piles()
        while twin.agenda:
            twin.apply(luck.choice(twin.options))
        g.apply(luck.choice(g.options))
    assert changed


def test_a_re_deal_keeps_backs_apart() -> None:
    g = set_up(3)
    g.determinize(0, 99)
    for seat in range(SEATS):
        assert all(g.back(card) == 1 + seat for card in g.oars[seat])
        assert all(g.back(card) == 0 for card in g.hands[seat])


def test_a_re_deal_forgets_the_dice() -> None:
    rolls = set()
    for seed in range(40):
        g = set_up(1)
        seal(g, 2, 0, 0)
        g.determinize(0, seed)
        g.apply(BLOW)
        rolls.add(g.coins[0])
    assert rolls == {1, 2, 3, 4, 5, 6}


def test_chance_is_fair_and_repeatable() -> None:
    g = set_up(5)
    rolls = [g.chance(6) for _ in range(6000)]
    assert all(850 < rolls.count(side) < 1150 for side in range(6))
    h = set_up(5)
    assert [h.chance(6) for _ in range(6000)] == rolls


def test_neighbouring_and_large_seeds_give_unlike_decks() -> None:
    seeds = [*range(200), 2**31, 2**31 + 1, 2**53, 2**62 - 1]
    assert len({str(set_up(seed).piles()) for seed in seeds}) == len(seeds)


def test_tests_can_script_chance() -> None:
    g = set_up(1)
    seal(g, 2, 0, 0)
    g.script = [3]
    twin = g.clone()
    g.apply(BLOW)
    assert g.coins[0] == 4
    twin.apply(BLOW)
    assert twin.coins[0] == 4


def test_reveals_count_what_cannot_be_unseen() -> None:
    g = set_up(1)
    before = g.reveals
    g.apply(OAR)
    assert g.reveals == before  # sealing reveals nothing
    g.apply(OAR + 3)
    g.apply(OAR + 6)
    assert g.reveals == before + 3


def test_forgetting_leaves_only_those_who_may_know() -> None:
    g = set_up(1)
    card = g.hands[0][0]
    g.show(card, EVERYBODY)
    g.forget(card, 1 << 2)
    assert [g.knows(seat, card) for seat in (0, 1, 2, WATCHER)] == [False, False, True, False]


def test_the_journal_keeps_who_knew_what_at_the_time() -> None:
    g = set_up(1)
    g.journal = Journal(frozenset({"card"}))
    seal(g, 2, 0, 0)
    g.journal.moment = 4
    g.apply(REST)
    entry = g.journal.entries[-1]
    assert (entry.moment, entry.numbers[0]) == (4, 0)
    assert entry.known[1] == 1  # the card drawn was seen by seat 0 only
    g.show(entry.numbers[1], EVERYBODY)
    assert entry.known[1] == 1  # and that does not change afterwards
    assert {PAID, ROLLED}.isdisjoint(e.event for e in g.journal.entries)


def test_what_is_held_back_is_told_of_its_moment_as_it_is_known_then() -> None:
    g = set_up(1)
    g.hold(PAID, 0, 1)  # nobody keeps a journal
    g.journal = journal = Journal(frozenset({"card"}))
    card = g.piles()[0][-1]
    journal.moment = 4
    g.hold(PAID, 0, card)
    assert journal.entries == []
    journal.moment = 6
    g.show(card, EVERYBODY)
    g.disclose()
    g.disclose()
    (entry,) = journal.entries
    assert (entry.moment, entry.event, entry.numbers) == (4, PAID, [0, card])
    assert entry.known[1] == EVERYBODY


@pytest.mark.parametrize("things", [[], [0], [0, 0, 3], [511] * 6])
def test_a_row_of_things_is_packed_into_one_number(things: list[int]) -> None:
    assert unpacked(packed(things)) == things
